// The contrast (WCAG) of each symbol, livery and mark with its background, in a picture of this page.
return (async () => {
  const bytes = Uint8Array.from(atob(window.picture), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height);
  const scale = width / innerWidth;

  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (x, y) => {
    const at = 4 * (Math.floor(y) * width + Math.floor(x));
    const [red, green, blue] = [0, 1, 2].map((part) => linear(data[at + part] / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  // The element that is visible at a point: empty parts of the map's layers are transparent.
  // Messages over the map hide it, although touches pass through them.
  const told = [...document.querySelectorAll(".game > .heard > p:last-child, .saying, .flash, .banner p")]
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((it) => it.getBoundingClientRect());
  const is_told_over = (left, top) =>
    told.some((it) => left > it.left && left < it.right && top > it.top && top < it.bottom);
  const met = (left, top) => {
    if (is_told_over(left, top)) return null;
    const [first, second] = document.elementsFromPoint(left, top);
    return first?.matches(".stage .board > svg") && second?.closest(".beds") ? second : first;
  };

  // The luminances of the picture's pixels that a shape covers, that nothing hides, and for which `is` holds.
  const lights = (shape, owner, is) => {
    const around = shape.getBoundingClientRect();
    // A stroke is drawn around the bounding box.
    const box = new DOMRect(around.x - 4, around.y - 4, around.width + 8, around.height + 8);
    const back = shape.getScreenCTM().inverse();
    const found = [];
    // Of a large shape only some pixels are used.
    const step = Math.max(1, Math.floor((scale * Math.sqrt(box.width * box.height)) / 24));
    for (let y = Math.max(0, Math.floor(box.top * scale)); y < Math.min(height, box.bottom * scale); y += step) {
      for (let x = Math.max(0, Math.floor(box.left * scale)); x < Math.min(width, box.right * scale); x += step) {
        const [left, top] = [(x + 0.5) / scale, (y + 0.5) / scale];
        const inside = is(new DOMPoint(left, top).matrixTransform(back));
        if (inside && owner.contains(met(left, top) ?? null)) found.push(light(x, y));
      }
    }
    return found.sort((one, other) => one - other);
  };
  const middle = (sorted) => sorted[Math.floor(sorted.length / 2)];
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  // The contrast of a mark with its ground. Of the mark, the quartile furthest from the ground counts: edge pixels are
  // blends.
  const stands_out = (marks, ground) => {
    if (marks.length < 4 || ground.length < 4) return null;
    const base = middle(ground);
    return contrast(marks[Math.floor(marks.length * (middle(marks) > base ? 0.75 : 0.25))], base);
  };

  const seen = [];
  const is_noted = (what) => seen.some((it) => it.what === what);
  const note = (what, shape, value) => {
    if (value !== null && !seen.some((it) => it.what === what)) seen.push({ what, shape, contrast: value });
  };
  const all = (css) => [...document.querySelectorAll(css)];
  for (const face of all(".card-face")) {
    const symbol = face.querySelector(".face-symbol");
    const sheet = face.querySelector(".face-sheet");
    const what = `card ${face.classList[1]}`;
    if (symbol === null || is_noted(what)) continue;
    const owner = face.closest("button") ?? face;
    const marks = lights(symbol, owner, (at) => symbol.isPointInFill(at));
    // On a small card the symbol takes half of the sheet, so its pixels must not count as ground.
    const to_symbol = symbol.getScreenCTM().inverse().multiply(sheet.getScreenCTM());
    const on = (at) => symbol.isPointInFill(at.matrixTransform(to_symbol));
    const ground = lights(sheet, owner, (at) => sheet.isPointInFill(at) && !on(at));
    note(what, symbol.getAttribute("d"), stands_out(marks, ground));
  }

  for (const car of all(".seat .car, .paint-choice .car")) {
    const what = `car ${car.classList[1]}`;
    if (is_noted(what)) continue;
    const [livery, body] = [car.querySelector(".livery"), car.querySelector(".car-body")];
    const owner = car.closest("button") ?? car.parentElement;
    const marks = lights(body, owner, (at) => livery.isPointInStroke(at));
    const ground = lights(body, owner, (at) => body.isPointInFill(at) && !livery.isPointInStroke(at));
    note(what, livery.getAttribute("d"), stands_out(marks, ground));
  }

  const colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"];
  for (const route of all("[data-route]:not(.closed, .owned)")) {
    const [space, symbols] = ["space", "symbols"].map((part) => route.querySelector(`.${part}`));
    const colour = colours.find((name) => route.classList.contains(name));
    const what = `route ${colour}`;
    if (!colour || seen.some((it) => it.what === what)) continue;
    const on = (at) => symbols.isPointInFill(at);
    const marks = lights(space, route, (at) => space.isPointInFill(at) && on(at));
    const ground = lights(space, route, (at) => space.isPointInFill(at) && !on(at) && !space.isPointInStroke(at));
    note(what, what, stands_out(marks, ground));
  }

  // Touches pass through trains to their route, so the route is the element at a train's points.
  for (const train of all(".train:not(.ghost)")) {
    const [wagon, livery] = ["wagon", "livery"].map((part) => train.querySelector(`.${part}`));
    const what = `trains ${[...train.classList].find((name) => name.startsWith("seat-"))}`;
    if (seen.some((it) => it.what === what)) continue;
    const route = { contains: (it) => it?.closest("[data-route].owned") };
    const on = (at) => livery.isPointInStroke(at);
    const marks = lights(wagon, route, (at) => wagon.isPointInFill(at) && on(at));
    const ground = lights(wagon, route, (at) => wagon.isPointInFill(at) && !on(at) && !wagon.isPointInStroke(at));
    note(what, what, stands_out(marks, ground));
  }

  // A route that can be claimed has a mark where other routes show the ground.
  const is_near = (shape) => {
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  // A few are enough, and each takes time.
  const edges = (css, of) => all(css).filter(is_near).slice(0, 4).flatMap(of).sort((one, other) => one - other);
  const in_fill = (shape) => lights(shape, shape, (at) => shape.isPointInFill(at));
  const claimable = edges(".claimable > .claim-edge", in_fill);
  const casing = edges(".claimable > .claim-casing", in_fill);
  // Where nothing is drawn, the element at a point is the map's picture itself.
  const bare = { contains: (it) => it?.matches(".stage .board > svg") };
  const ground = edges(".claimable > .claim-casing", (shape) => lights(shape, bare, () => true));
  // In the light theme the casing stands out from the ground, in the dark theme the mark inside it.
  const on_ground = [casing, claimable].map((marks) => stands_out(marks, ground)).filter((it) => it !== null);
  note("mark on the ground", "mark on the ground", on_ground.length > 0 ? Math.max(...on_ground) : null);
  note("mark in its casing", "mark in its casing", stands_out(claimable, casing));
  return seen;
})();
