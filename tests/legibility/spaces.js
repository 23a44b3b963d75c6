// Each space of each route on the screen: its middle, the direction across it, half its length, and the pixels for each unit
// of the board. Covered spaces are left out.
const stage = document.querySelector(".stage").getBoundingClientRect();
const told = [...document.querySelectorAll(".saying, .flash, .banner p, .zoom")]
  .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((it) => it.getBoundingClientRect());
const inside = ({ left, top, right, bottom }, x, y) => x > left && x < right && y > top && y < bottom;
return [...document.querySelectorAll(".stage [data-route]")].map((route) => ({
  route: +route.dataset.route,
  is_marked: route.classList.contains("claimable"),
  spaces: [...route.querySelectorAll(".space")].flatMap((space) => {
    const { x, y, width, height } = space.getBBox();
    const to_screen = space.getScreenCTM();
    // An outline begins along a long side, and so in the direction of the track.
    const [from, to] = [0, 0.1].map((part) => space.getPointAtLength(part * space.getTotalLength()));
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(to_screen);
    const seen = inside(stage, middle.x, middle.y) && !told.some((it) => inside(it, middle.x, middle.y));
    const across = [(to.y - from.y) / length, (from.x - to.x) / length];
    // Half of a long side: a quarter of the outline, without the short sides.
    const half = space.getTotalLength() / 4 - 4;
    return seen ? [{ at: [middle.x, middle.y], across, half, unit: to_screen.a }] : [];
  }),
}));
