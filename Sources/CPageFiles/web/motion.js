// What of a picture moves on by itself: the view says how attributes will be at later times, and the page draws what lies between.
// The next picture goes on from where the view is then.
const motion = (() => {
let tracks = [], times = [], begin = 0, offset = null, isDrawing = false;
const number = /-?\d*\.?\d+(?:e[-+]?\d+)?/g, names = /^(id|class|clip-path|mask|filter|data-)/;
// Between two values of an attribute; where they are no numbers of one form, the first lasts until the second.
function between(name, from, to) {
  if (from === to || names.test(name)) return () => from;
  if (/^#[0-9a-f]{6}$/i.test(from) && /^#[0-9a-f]{6}$/i.test(to)) {
    const parts = text => [1, 3, 5].map(place => parseInt(text.slice(place, place + 2), 16)), [a, b] = [parts(from), parts(to)];
    return share => `rgb(${a.map((part, index) => Math.round(part + (b[index] - part) * share))})`;
  }
  const form = from.split(number), [a, b] = [from, to].map(text => text.match(number)?.map(Number) ?? []);
  if (/url\(|#/.test(from) || a.length !== b.length || form.join() !== to.split(number).join()) return () => from;
  return share => form.map((text, index) => index < a.length ? text + +(a[index] + (b[index] - a[index]) * share).toFixed(3) : text).join('');
}
// Everything is again as the last picture says.
function settle() {
  for (const {element, values} of tracks) for (const [name, list] of values) element.setAttribute(name, list[0]);
  tracks = [];
}
function take(told) {
  if (!told) { offset = null; return; }
  const arrived = performance.now() - told.at * 1000;
  // As late as the quickest message of this movement.
  offset = offset === null ? arrived : Math.min(offset, arrived);
  begin = told.at * 1000 + offset;
  times = told.times;
  for (const {path, values} of told.tracks) {
    let element = picture.firstElementChild.children[path[0] + 1];
    for (const place of path.slice(1)) element = element?.children[place];
    if (!element) throw new Error('not the picture that moves');
    const ways = Object.entries(values).map(([name, list]) =>
      [name, list, list.slice(1).map((value, index) => between(name, list[index], value))]);
    tracks.push({element, values: ways});
  }
  draw();
}
function draw() {
  const time = performance.now() - begin;
  let index = 0;
  while (index < times.length - 2 && times[index + 1] <= time) index += 1;
  const share = Math.min(Math.max((time - times[index]) / (times[index + 1] - times[index]), 0), 1);
  for (const {element, values} of tracks)
    for (const [name, list, ways] of values) element.setAttribute(name, share < 1 ? ways[index](share) : list[index + 1]);
  galley.drawnFrames = (galley.drawnFrames ?? 0) + 1;
  takeMoment((begin + time - offset) / 1000);
  if (isDrawing || !tracks.length || time > times.at(-1)) return;
  isDrawing = true;
  requestAnimationFrame(() => { isDrawing = false; if (tracks.length) draw(); });
}
return {take, settle};
})();
