// Scroll views are scrolled here: the view says what moves, and is told afterwards how far. What it moves itself is followed once
// (`revision`); all else of its answers leaves the content where a finger has it.
const scrolling = (() => {
const layers = new Map();
const bounded = (value, most) => Math.min(Math.max(value, 0), most);
const now = () => performance.now();
let moving = new Set(), grab = null;

function take({base, scrolls, offsets}) {
  if (base === undefined) { layers.clear(); moving.clear(); grab = null; }
  const fresh = [];
  if (scrolls || base === undefined) {
    const known = new Map(layers);
    layers.clear();
    for (const one of scrolls ?? []) {
      const layer = known.get(one.id) ?? {at: {x: 0, y: 0}, drawn: {x: 0, y: 0}, groups: [], waits: 0, sentAt: 0};
      if (layer.one?.revision !== one.revision) fresh.push([layer, !layer.one]);
      layer.one = one;
      layers.set(one.id, layer);
    }
    for (const [id, layer] of known) if (layers.get(id) !== layer) { moving.delete(layer); layer.bar?.remove(); }
  }
  [...layers.values()].forEach((layer, index) => {
    const [x, y] = offsets?.[index] ?? [layer.drawn.x, layer.drawn.y];
    layer.drawn = {x, y};
  });
  for (const [layer, isNew] of fresh) adopt(layer, isNew);
  for (const layer of layers.values()) layer.groups = [];
  for (const group of picture.querySelectorAll('[data-view=ScrollContent]')) layers.get(group.dataset.id)?.groups.push(group);
  for (const layer of layers.values()) moveTo(layer, layer.at.x, layer.at.y);
  if (fresh.length) catchUp();
}
// The view has taken in what it was told.
function goOn() { for (const layer of layers.values()) if (layer.isStale) report(layer); }
// The view has moved the content itself: so does the page, from where it is.
function adopt(layer, isNew) {
  const {path, snaps} = layer.one, {drawn, at} = layer;
  if (grab?.layer === layer) grab.layer = null;
  layer.wheel = layer.speed = layer.way = null;
  layer.isReleased = false;
  layer.told = {...drawn, revision: layer.one.revision};
  if (isNew || !path && !snaps) { layer.at = {...drawn}; return; }
  const eased = share => [at.x + (drawn.x - at.x) * share, at.y + (drawn.y - at.y) * share];
  const places = path ?? Array.from({length: 9}, (_, index) => eased(1 - (1 - index / 8) ** 2));
  layer.way = {places, begin: now(), off: {x: at.x - places[0][0], y: at.y - places[0][1]}};
  start(layer);
}
// Where the content of what is around lies.
function shiftOf(layer) {
  let x = 0, y = 0;
  for (let one = layer; one; one = layers.get(one.one.parent)) { x += one.at.x; y += one.at.y; }
  return {x, y};
}
// What is seen of a scroll view, in the picture's points.
function seen(layer) {
  const outer = layers.get(layer.one.parent), shift = outer ? shiftOf(outer) : {x: 0, y: 0}, [x, y, width, height] = layer.one.frame;
  const box = {left: x - shift.x, top: y - shift.y, right: x - shift.x + width, bottom: y - shift.y + height};
  if (!outer) return box;
  const around = seen(outer);
  return {left: Math.max(box.left, around.left), top: Math.max(box.top, around.top),
    right: Math.min(box.right, around.right), bottom: Math.min(box.bottom, around.bottom)};
}
const holds = (box, {x, y}) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
// The scroll views at a point that the picture has as layers, the innermost first.
function layersAt(at) {
  const found = [...layers.values()].filter(layer => !layer.one.isCovered && layer.groups.length && holds(seen(layer), at)).reverse();
  const chain = [];
  for (let layer = found[0]; layer; layer = layers.get(layer.one.parent)) chain.push(layer);
  return chain;
}
function moveTo(layer, x, y) {
  const [width, height] = layer.one.longest, fine = value => Math.round(value * devicePixelRatio) / devicePixelRatio;
  const to = {x: bounded(x, width), y: bounded(y, height)}, isOther = to.x !== layer.at.x || to.y !== layer.at.y;
  layer.at = to;
  const shift = `translate(${fine(layer.drawn.x - to.x)}px,${fine(layer.drawn.y - to.y)}px)`;
  for (const group of layer.groups) if (group.style.transform !== shift) group.style.transform = shift;
  if (isOther) layer.hasMoved = true;
  placeElements(layer);
  return isOther;
}
// What a person sees of the page's own goes along: fields and links; what is cut off takes no clicks. What only assistive technology and keys
// reach follows once nothing moves: all of its places are one property of the page's style, which is dear to change in each frame.
function placeElements(layer) {
  const shift = shiftOf(layer), id = layer.one.id, text = `${-shift.x}px ${-shift.y}px`;
  if (layer.text === text && layer.edition === number) return;
  if (layer.edition !== number)
    layer.seen = [...places.values()].filter(one => one.dataset.scroll === id && ['INPUT', 'TEXTAREA', 'A'].includes(one.tagName));
  if (layer.text !== text) { clearTimeout(catching); catching = setTimeout(catchUp, 50); }
  Object.assign(layer, {text, edition: number});
  const box = layer.seen.length && seen(layer);
  for (const place of layer.seen) {
    const [x, y, width, height] = place.box, left = x - shift.x, top = y - shift.y;
    const cut = [box.top - top, left + width - box.right, top + height - box.bottom, box.left - left];
    place.style.translate = text;
    place.style.clipPath = cut.some(length => length > 0) ? `inset(${cut.map(length => Math.max(length, 0) + 'px').join(' ')})` : '';
  }
  for (const inner of layers.values()) if (inner.one.parent === id) placeElements(inner);
}
let catching;
function catchUp() { for (const {one, text} of layers.values()) elements.style.setProperty('--s' + one.id, text); }
// What gets the focus by a key is where the browser looks for it.
document.addEventListener('keydown', catchUp, true);
// Tells the view how far; one such message is on its way at a time, unless something follows it that needs to be right.
function report(layer, {velocity = null, isUrgent = false} = {}) {
  const [x, y] = [layer.at.x, layer.at.y].map(length => Math.round(length * 100) / 100), {id, revision} = layer.one;
  if (!velocity && !isUrgent && layer.waits > galley.answered && now() - layer.sentAt < 700) { layer.isStale = true; return; }
  layer.isStale = false;
  if (!velocity && layer.told?.x === x && layer.told?.y === y && layer.told.revision === revision) return;
  send({kind: 'scrolled', element: id, x, y, revision, isMoving: !velocity, ...(velocity && {dx: velocity.x, dy: velocity.y})});
  Object.assign(layer, {told: {x, y, revision}, waits: galley.sent, sentAt: now()});
}
// What is pressed is where the page has it.
function settle() {
  catchUp();
  for (const layer of layers.values()) if (layer.hasMoved && !layer.way) report(layer, {isUrgent: true});
}

// What moves: a wheel's turns, what was let go (by 0.998 in a millisecond, as UIKit), and the view's own ways.
let lastFrame = 0;
function start(layer) {
  if (!moving.size) { lastFrame = now(); requestAnimationFrame(step); }
  moving.add(layer);
}
function step() {
  const time = now(), ms = Math.min(time - lastFrame, 64);
  lastFrame = time;
  for (const layer of [...moving]) if (!advance(layer, ms, time)) moving.delete(layer);
  if (moving.size) requestAnimationFrame(step);
}
function advance(layer, ms, time) {
  const {at} = layer;
  if (layer.way) {
    const {places, begin, off} = layer.way, part = (time - begin) * 0.03, index = Math.floor(part), last = places.length - 1;
    if (index >= last) {
      moveTo(layer, ...places[last]);
      layer.way = null;
      return false;
    }
    const [from, to] = [places[index], places[index + 1]], left = 1 - part / last;
    const between = axis => from[axis] + (to[axis] - from[axis]) * (part - index);
    moveTo(layer, between(0) + off.x * left, between(1) + off.y * left);
    return true;
  }
  if (layer.wheel) {
    const share = 1 - Math.exp(-ms / 50), left = {x: layer.wheel.x - at.x, y: layer.wheel.y - at.y};
    const isNear = Math.abs(left.x) + Math.abs(left.y) < 0.5;
    moveTo(layer, at.x + left.x * (isNear ? 1 : share), at.y + left.y * (isNear ? 1 : share));
    showBar(layer);
    if (!isNear) { report(layer); return true; }
    layer.wheel = null;
    report(layer);
    return false;
  }
  if (!layer.speed) return false;
  const decay = 0.998 ** ms, way = (1 - decay) / -Math.log(0.998);
  const isOther = moveTo(layer, at.x + layer.speed.x * way, at.y + layer.speed.y * way);
  layer.speed = {x: layer.speed.x * decay, y: layer.speed.y * decay};
  showBar(layer);
  if (isOther && Math.hypot(layer.speed.x, layer.speed.y) > 0.04) { if (!layer.isReleased) report(layer); return true; }
  layer.speed = null;
  if (!layer.isReleased) report(layer, {velocity: {x: 0, y: 0}});
  return false;
}
function halt(layer) {
  // What has all but come to rest is no longer stopped by a finger.
  const wasMoving = !!layer.way || Math.hypot(layer.speed?.x ?? 0, layer.speed?.y ?? 0) > 0.1;
  layer.speed = layer.way = layer.wheel = null;
  moving.delete(layer);
  return wasMoving;
}
const reach = (layer, axis) => layer.one.longest[axis === 'x' ? 0 : 1];
const canMove = (layer, axis, way) => layer.one.axes.includes(axis) &&
  (way < 0 ? layer.at[axis] > 0.01 : layer.at[axis] < reach(layer, axis) - 0.01);

// A wheel over a scroll view. Returns whether one has taken it.
function turnWheel(at, dx, dy) {
  const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y', way = axis === 'x' ? dx : dy, chain = layersAt(at);
  const held = now() - wheelAt < 150 && chain.includes(wheelLayer) ? wheelLayer : null;
  const layer = held ?? chain.find(one => canMove(one, axis, way));
  if (!layer || !way) return !!held;
  wheelLayer = layer;
  wheelAt = now();
  const aim = layer.wheel ?? {...layer.at}, isCoarse = Math.abs(way) >= 40 || layer.wheel;
  layer.speed = layer.way = null;
  layer.isReleased = false;
  const [width, height] = layer.one.longest, axes = layer.one.axes;
  aim.x = bounded(aim.x + (axes.includes('x') ? dx : 0), width);
  aim.y = bounded(aim.y + (axes.includes('y') ? dy : 0), height);
  if (isCoarse) { layer.wheel = aim; start(layer); }
  else { moveTo(layer, aim.x, aim.y); report(layer); showBar(layer); }
  rest(layer);
  return true;
}
// A key that scrolls what has the focus, or what lies in the middle. Returns whether something has taken it.
function turnKey(key, id) {
  const [axis, way, by] = {ArrowDown: ['y', 1, 40], ArrowUp: ['y', -1, 40], PageDown: ['y', 1], PageUp: ['y', -1], End: ['y', 1, 1e9],
    Home: ['y', -1, 1e9], ArrowRight: ['x', 1, 40], ArrowLeft: ['x', -1, 40]}[key] ?? [];
  if (!axis) return false;
  const all = [...layers.values()].filter(one => !one.one.isCovered && one.groups.length), chain = [];
  for (let layer = layers.get(id); layer; layer = layers.get(layer.one.parent)) chain.push(layer);
  const layer = [...chain, ...all.reverse()].find(one => canMove(one, axis, way) && !one.one.isCovered);
  if (!layer) return false;
  // Where content rests by itself a key leads closer to the next such place.
  const room = layer.one.frame[axis === 'x' ? 2 : 3], part = layer.one.snaps ? room * .6 : by ?? room * .9;
  const aim = layer.wheel ?? {...layer.at};
  aim[axis] = bounded(aim[axis] + way * (by > 40 ? by : part), reach(layer, axis));
  layer.speed = layer.way = null;
  layer.isReleased = false;
  layer.wheel = aim;
  start(layer);
  rest(layer);
  return true;
}
// No one lets a wheel go: it counts as still once it has not turned for a while.
function rest(layer) {
  clearTimeout(layer.still);
  layer.still = setTimeout(() => {
    if (layer.wheel) rest(layer);
    else if (!layer.speed && !layer.way && grab?.layer !== layer) report(layer, {velocity: {x: 0, y: 0}});
  }, 150);
}
let wheelLayer = null, wheelAt = 0;

// A finger that comes down. Returns whether it only stops what moves.
const slop = 10;
function grasp(at) {
  grab = null;
  const chain = layersAt(at), first = chain[0];
  if (!first) return false;
  const own = shiftOf(first), isGrip = chain.some(({one}) => {
    const shift = one === first.one ? own : shiftOf(layers.get(one.id));
    return one.grips?.some(([x, y, width, height]) =>
      holds({left: x - shift.x, top: y - shift.y, right: x - shift.x + width, bottom: y - shift.y + height}, at));
  });
  const stopped = chain.filter(halt);
  if (isGrip) return false;
  grab = {from: at, last: at, trail: [{...at, time: now()}], chain, layer: null, isStop: stopped.length > 0};
  for (const layer of stopped) report(layer, {isUrgent: true});
  return grab.isStop;
}
// A finger that moves. Returns 'begun' where it scrolls from now on, and 'moved' where it has.
function follow(at) {
  if (!grab) return null;
  let isNew = false;
  if (!grab.layer) {
    const rest = grab.isStop ? 'moved' : null;
    if (grab.isOver) return null;
    const x = grab.from.x - at.x, y = grab.from.y - at.y;
    if (Math.max(Math.abs(x), Math.abs(y)) < (grab.isStop ? 2 : slop)) return rest;
    const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y', way = axis === 'x' ? x : y;
    grab.layer = grab.chain.find(one => layers.has(one.one.id) && canMove(one, axis, way)) ?? null;
    if (!grab.layer) { grab.isOver = !grab.isStop; return rest; }
    grab.last = at;
    grab.layer.isReleased = false;
    isNew = true;
  }
  const {layer, last} = grab, {axes} = layer.one;
  grab.trail = [...grab.trail.filter(({time}) => now() - time < 100), {...at, time: now()}];
  moveTo(layer, layer.at.x + (axes.includes('x') ? last.x - at.x : 0), layer.at.y + (axes.includes('y') ? last.y - at.y : 0));
  grab.last = at;
  showBar(layer);
  later('scrolled', () => report(layer));
  return isNew ? 'begun' : 'moved';
}
// Two fingers do not scroll.
function drop() {
  if (grab?.layer) report(grab.layer, {velocity: {x: 0, y: 0}});
  grab = null;
}
// The finger goes. Returns whether it has scrolled, or stopped what moved.
function release(at) {
  const held = grab, layer = held?.layer;
  grab = null;
  if (!layer) {
    if (held?.isStop) for (const one of held.chain) if (one.hasMoved) report(one, {velocity: {x: 0, y: 0}});
    return !!held?.isStop;
  }
  waiting.delete('scrolled');
  const first = held.trail.find(({time}) => now() - time < 100), ms = first ? now() - first.time : 0;
  const speed = axis => layer.one.axes.includes(axis) && ms > 4 ? (first[axis] - at[axis]) / ms : 0;
  const velocity = {x: speed('x'), y: speed('y')};
  if (layer.one.snaps) {
    // Where it comes to rest is the view's to say; meanwhile it goes on.
    report(layer, {velocity: {x: velocity.x * 1000, y: velocity.y * 1000}});
    layer.isReleased = true;
  }
  if (Math.hypot(velocity.x, velocity.y) < 0.05) {
    if (!layer.one.snaps) report(layer, {velocity: {x: 0, y: 0}});
    return true;
  }
  layer.speed = velocity;
  start(layer);
  return true;
}
// What gets the focus is brought into sight, out from under bars.
elements.addEventListener('focusin', ({target}) => reveal(target));
function reveal(target) {
  for (let layer = layers.get(target.dataset?.scroll); layer; layer = layers.get(layer.one.parent)) {
    const box = seen(layer), shift = shiftOf(layer), [x, y, width, height] = target.box;
    (layer.one.covered ?? []).forEach((length, side) => { box[['top', 'right', 'bottom', 'left'][side]] += side % 3 ? -length : length; });
    const by = (from, to, low, high) => from < low ? from - low - 8 : to > high ? Math.min(to - high + 8, from - low) : 0;
    const dx = by(x - shift.x, x + width - shift.x, box.left, box.right), dy = by(y - shift.y, y + height - shift.y, box.top, box.bottom);
    if (dx || dy) { halt(layer); moveTo(layer, layer.at.x + dx, layer.at.y + dy); report(layer, {velocity: {x: 0, y: 0}}); }
  }
}
// A bar says for a moment how far the content is scrolled.
function showBar(layer) {
  const {one, at} = layer, isTall = one.axes.includes('y') && one.longest[1] > 0, most = one.longest[isTall ? 1 : 0];
  if (one.hidesBars || !most) return;
  const bar = layer.bar ??= stage.appendChild(Object.assign(document.createElement('div'), {className: 'bar'})), box = seen(layer);
  const room = (isTall ? box.bottom - box.top : box.right - box.left) - 6;
  const length = Math.max(room * room / (room + most), 24), place = 3 + (room - length) * (isTall ? at.y : at.x) / most;
  bar.style.cssText = 'position:absolute;pointer-events:none;border-radius:2px;background:#8888;transition:opacity .3s;opacity:1;' +
    (isTall ? `left:${box.right - 6}px;top:${box.top + place}px;width:4px;height:${length}px`
      : `left:${box.left + place}px;top:${box.bottom - 6}px;width:${length}px;height:4px`);
  clearTimeout(layer.hides);
  layer.hides = setTimeout(() => { bar.style.opacity = 0; }, 700);
}
return {take, goOn, settle, reveal, turnWheel, turnKey, grasp, follow, drop, release};
})();
