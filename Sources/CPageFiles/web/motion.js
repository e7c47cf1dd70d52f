// What of a picture moves on by itself: the view says how numbers in attributes go on, as shares of a few curves, and the page draws what
// lies between two times of these. The next picture goes on from where the view is then.
const motion = (() => {
let ways = [], told = null, begin = 0, offset = null, isDrawing = false;
const number = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;

// An attribute that changes: what stands between its numbers, these, and what each takes of the curves; and values that come as steps.
function way(element, name, shares = [], steps = {}) {
  const from = element.getAttribute(name), isColor = /^#[0-9a-f]{6}$/i.test(from);
  const form = isColor ? ['rgb(', ',', ',', ')'] : from.split(number);
  const numbers = isColor ? [1, 3, 5].map(place => parseInt(from.slice(place, place + 2), 16)) : from.match(number)?.map(Number) ?? [];
  return {element, name, from, form, numbers, shares, steps: Object.entries(steps).reverse(), digits: isColor ? 0 : 5};
}
function value({from, form, numbers, shares, steps, digits}, index, curves) {
  const step = steps.find(([since]) => since <= index);
  if (step) return step[1];
  if (!shares.length) return from;
  const now = [...numbers];
  for (const [place, ...parts] of shares) now[place] += parts.reduce((sum, part, index) => sum + part * curves[index], 0);
  return form.map((text, index) => index < now.length ? text + +now[index].toFixed(digits) : text).join('');
}
// Everything is again as the last picture says.
function settle() {
  for (const {element, name, from} of ways) element.setAttribute(name, from);
  ways = [];
}
function take(now) {
  told = now;
  if (!told) { offset = null; return; }
  const arrived = performance.now() - told.at * 1000;
  // As late as the quickest message of this movement.
  offset = offset === null ? arrived : Math.min(offset, arrived);
  begin = told.at * 1000 + offset;
  for (const {p: path, s: shares, t: steps = {}} of told.tracks) {
    let element = picture.firstElementChild.children[path[0] + 1];
    for (const place of path.slice(1)) element = element?.children[place];
    if (!element) throw new Error('not the picture that moves');
    for (const name of Object.keys({...shares, ...steps})) ways.push(way(element, name, shares[name], steps[name]));
  }
  draw();
}
function draw() {
  const time = performance.now() - begin, {times, curves} = told;
  let index = 0;
  while (index < times.length - 2 && times[index + 1] <= time) index += 1;
  const share = Math.min(Math.max((time - times[index]) / (times[index + 1] - times[index]), 0), 1);
  const now = curves.map(curve => curve[index] + (curve[index + 1] - curve[index]) * share);
  for (const one of ways) one.element.setAttribute(one.name, value(one, share < 1 ? index : index + 1, now));
  galley.drawnFrames = (galley.drawnFrames ?? 0) + 1;
  tooling.moment((begin + time - offset) / 1000);
  if (isDrawing || !ways.length || time > times.at(-1)) return;
  isDrawing = true;
  requestAnimationFrame(() => { isDrawing = false; if (ways.length) draw(); });
}
return {take, settle};
})();
