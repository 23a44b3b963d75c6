// The texts on this page that are cut off, stick out of their box or overlap others, one line each. What can be scrolled to
// vertically is not cut off, and neither is the map, which is larger than its stage.
const TIGHT = "button, label, summary, legend, h1, h2, h3, p, td, th, dt, dd, li, option, small, b";

const said = (text) => text.textContent.replace(/\s+/g, " ").trim();
const beyond = (rect, box) => rect.left < box.left - 1 || rect.right > box.right + 1;
// With a small line height, letters are taller than their line: only what sticks out by more is cut off.
const under = (rect, box) => rect.top < box.top - rect.height / 3 || rect.bottom > box.bottom + rect.height / 3;

const rects_of = (text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter((rect) => rect.width > 0);
};

const fault = (text) => {
  const rects = rects_of(text);
  let [across, down] = [true, true];
  for (let box = text.parentElement; box && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const [clips_x, clips_y] = [style.overflowX, style.overflowY].map((it) => it === "hidden" || it === "clip");
    const tight = style.display !== "inline" && style.display !== "contents" && box.matches(TIGHT);
    if (across && (tight || clips_x) && rects.some((rect) => beyond(rect, edge))) return box;
    if (down && clips_y && rects.some((rect) => under(rect, edge))) return box;
    across &&= style.overflowX !== "auto" && style.overflowX !== "scroll";
    down &&= style.overflowY !== "auto" && style.overflowY !== "scroll";
  }
  const screen = { left: 0, right: innerWidth };
  return across && rects.some((rect) => beyond(rect, screen)) ? document.body : null;
};

// The visible part of a box: scrolling containers cut off the rest.
const seen_of = (rect, place) => {
  let { left, top, right, bottom } = rect;
  for (let box = place.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    const edge = box.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
};
// Whether two texts overlap. Something with a background of its own may lie over others, as a dialog does, and so may
// something positioned over them.
const has_ground = (box) => !/^(rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(box).backgroundColor);
const is_layer = (box) => {
  const { position } = getComputedStyle(box);
  return position === "sticky" || position === "fixed" || (position === "absolute" && has_ground(box));
};
const related = (one, other) => one.contains(other) || other.contains(one);
// The ancestors of one that are not ancestors of the other.
const around = (one, other) => {
  const boxes = [];
  for (let box = one.place; box && !box.contains(other.place); box = box.parentElement) boxes.push(box);
  return boxes;
};
const collide = (one, other) => {
  if (related(one.place, other.place)) return false;
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  if (right - left < 3 || bottom - top < Math.min(one.bottom - one.top, other.bottom - other.top) / 3) return false;
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const upper = met && [one, other].find(({ place }) => related(place, met));
  if (!upper) return false;
  const boxes = around(upper, upper === one ? other : one);
  const is_over = boxes.some((box) => box.localName !== "button" && has_ground(box));
  return !is_over && ![...around(one, other), ...around(other, one)].some(is_layer);
};

const found = [];
const drawn = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const text = walk.currentNode;
  const place = text.parentElement;
  if (said(text) === "" || place.closest(".heard, svg, script, style") || !place.checkVisibility()) continue;
  // Texts for screen readers only are one pixel wide.
  if (place.getBoundingClientRect().width <= 1) continue;
  drawn.push(...rects_of(text).map((rect) => ({ place, words: said(text), ...seen_of(rect, place) })));
  const box = fault(text);
  if (box) found.push(`${location.hash} ${said(text)} (${place.className || place.localName} in ${box.className || box.localName})`);
}
for (const box of document.querySelectorAll("body *")) {
  const scrolls = ["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.checkVisibility();
  if (scrolls && box.scrollWidth > box.clientWidth + 1) found.push(`${location.hash} ${box.className} has to be scrolled sideways`);
}
for (const button of document.querySelectorAll("button, input, select, summary")) {
  const place = button.closest("label") ?? button;
  const rect = button.getBoundingClientRect();
  if (!button.checkVisibility({ opacityProperty: true }) || rect.width <= 1) continue;
  drawn.push({ place, words: said(place) || button.ariaLabel, ...seen_of(rect, button) });
}
drawn.forEach((one, number) => {
  const other = drawn.slice(0, number).find((other) => collide(one, other));
  if (other) found.push(`${location.hash} ${one.words} runs into ${other.words}`);
});
// A select has an arrow beside its text.
const pen = document.createElement("canvas").getContext("2d");
for (const select of document.querySelectorAll("select")) {
  const style = getComputedStyle(select);
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
  pen.font = style.font;
  for (const option of select.checkVisibility() ? select.options : []) {
    if (pen.measureText(option.text).width > room) found.push(`${location.hash} ${option.text} is longer than its list`);
  }
}
if (document.documentElement.scrollWidth > innerWidth) found.push(`${location.hash} is too wide`);
return found;
