// Hands what a person does to the view. The pointer may be for the page's tools (`tooling.isElsewhere`).
let down = null, second = null;
// Where the fingers are, and where a mouse came down on what it can drag.
const fingers = new Map();
let lifts = null;
function twoFingers(kind) {
  const [from, to] = [down, second].map(id => fingers.get(id));
  send({kind, ...from, dx: to.x - from.x, dy: to.y - from.y});
}
// The other finger comes down: what one had begun is called off.
function joinFinger(event) {
  if (event.pointerType !== 'touch' || second !== null || event.target.parentNode === elements && event.target.tagName !== 'DIV') return;
  second = event.pointerId;
  fingers.set(second, point(event));
  flush();
  scrolling.drop();
  send({kind: 'pointerCancelled'});
  twoFingers('pointerDown');
}
function isTwoFingers(event, isOver) {
  if (second === null || event.pointerId !== down && event.pointerId !== second) return false;
  if (!isOver) {
    fingers.set(event.pointerId, point(event));
    later('pointer', () => twoFingers('pointerMoved'));
    return true;
  }
  flush();
  twoFingers('pointerUp');
  down = second = null;
  return true;
}
function point(event) {
  const box = stage.getBoundingClientRect();
  return {x: event.clientX - box.left, y: event.clientY - box.top};
}
function modifiers(event) {
  return [['shiftKey', 'shift'], ['ctrlKey', 'control'], ['altKey', 'option'], ['metaKey', 'command']]
    .filter(([name]) => event[name]).map(([, name]) => name);
}
stage.addEventListener('pointerdown', event => {
  if (tooling.isElsewhere() || event.button !== 0) return;
  if (down !== null) return joinFinger(event);
  if (event.target.type === 'color' || event.target.closest('#elements>a') && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  const place = fieldOf(event.target) && event.target;
  flush();
  scrolling.settle();
  // A mouse selects in a field what it likes; a tap is the view's, too.
  if (place && event.pointerType === 'mouse') {
    if (document.activeElement === place) return;
    send({kind: 'pointerDown', ...point(event)});
    send({kind: 'pointerUp', ...point(event)});
    return;
  }
  down = event.pointerId;
  fingers.clear();
  fingers.set(down, point(event));
  lifts = event.pointerType === 'mouse' && isIn(drags, point(event)) ? point(event) : null;
  focusAt(event);
  if (!place) stage.setPointerCapture(down);
  if (!scrolling.grasp(point(event))) send({kind: 'pointerDown', ...point(event)});
  if (lifts) scrolling.drop();
});
// What takes the focus without being a field gets it when it is pressed.
function focusAt({clientX: x, clientY: y}) {
  const isHit = ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom;
  [...elements.children].findLast(one => one.dataset.focus && isHit(one.getBoundingClientRect()))?.focus({preventScroll: true});
}
// What has the focus keeps it while something else is pressed, as in the view.
stage.addEventListener('mousedown', event => {
  if (tooling.isElsewhere() || event.target.closest('input, textarea, #handle')) return;
  event.preventDefault();
  if (!stage.contains(document.activeElement)) stage.focus({preventScroll: true, focusVisible: false});
});
stage.addEventListener('pointermove', event => {
  if (tooling.isElsewhere() || isTwoFingers(event) || (down !== null && event.pointerId !== down)) return;
  fingers.set(event.pointerId, point(event));
  if (lifts && down !== null && Math.hypot(point(event).x - lifts.x, point(event).y - lifts.y) > 3) {
    send({kind: 'lift', ...lifts});
    lifts = null;
  }
  if (dragged) moveDragged(point(event));
  const moved = !dragged && down !== null && scrolling.follow(point(event));
  if (moved === 'begun') {
    waiting.delete('pointer');
    send({kind: 'pointerCancelled'});
  }
  if (moved) return;
  const command = {kind: down === null ? 'hover' : 'pointerMoved', ...point(event)};
  later('pointer', () => send(command));
});
stage.addEventListener('pointerup', event => {
  if (isTwoFingers(event, true) || event.pointerId !== down) return;
  flush();
  down = null;
  if (!scrolling.release(point(event))) send({kind: 'pointerUp', ...point(event)});
});
stage.addEventListener('pointercancel', event => {
  if (isTwoFingers(event, true) || event.pointerId !== down) return;
  flush();
  down = null;
  if (!scrolling.release(point(event))) send({kind: 'pointerCancelled'});
});
stage.addEventListener('pointerleave', () => {
  if (down === null && !tooling.isElsewhere()) { flush(); send({kind: 'hover'}); }
});
// The second button, and the keyboard's key for it, open a view's menu; elsewhere the browser's own comes. A finger that stays is the view's.
stage.addEventListener('contextmenu', event => {
  if (tooling.isElsewhere()) return;
  const byKey = event.button !== 2 && !event.ctrlKey && event.pointerType !== 'touch';
  const box = byKey && event.target.parentNode === elements ? event.target.getBoundingClientRect() : null;
  const at = point(box ? {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2} : event);
  const isThere = menus.some(([x, y, width, height]) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height);
  if (event.pointerType !== 'touch' && (!isThere || !byKey && event.target.closest('input, textarea, a'))) return;
  event.preventDefault();
  if (isThere && event.pointerType !== 'touch') {
    flush();
    scrolling.settle();
    send({kind: 'menu', ...at});
  }
});
let wheel = {dx: 0, dy: 0};
stage.addEventListener('wheel', event => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? size.height : 1;
  const place = point(event), isSideways = event.shiftKey && !event.deltaX;
  const [dx, dy] = (isSideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY]).map(way => way * unit);
  if (scrolling.turnWheel(place, dx, dy)) return;
  wheel = {dx: wheel.dx + dx, dy: wheel.dy + dy};
  later('wheel', () => { scrolling.settle(); send({kind: 'scroll', ...wheel, ...place}); wheel = {dx: 0, dy: 0}; });
}, {passive: false});
// What arrow keys do to a control with a value: to more, or to less; in a list down is further.
const ways = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1};
const adjusted = {slider: true, spinbutton: true, combobox: true};
// A view's shortcut with Command is pressed with Control as well, where the browser leaves that to pages.
function pressShortcut(event) {
  if (!shortcuts.size || !(event.ctrlKey || event.metaKey || event.altKey)) return false;
  const key = [...event.key].length === 1 ? event.key.toLowerCase() : event.key, held = modifiers(event);
  const found = [held, held.map(name => name === 'control' ? 'command' : name)]
    .find(names => shortcuts.has([...order.filter(name => names.includes(name)), key].join('+')));
  if (!found) return false;
  event.preventDefault();
  send({kind: 'key', text: key, modifiers: found});
  return true;
}
// Keys that scroll, and arrows that lead through what does not: a menu's items.
function moveByKey(key, place) {
  if (scrolling.turnKey(key, place.dataset.scroll)) return true;
  const way = {ArrowDown: 1, ArrowUp: -1}[key], all = [...elements.children].filter(one => one.tabIndex === 0);
  if (!way || !all.length) return false;
  const now = all.indexOf(place);
  all[now < 0 ? way > 0 ? 0 : all.length - 1 : (now + way + all.length) % all.length].focus();
  return true;
}
const order = ['shift', 'control', 'option', 'command'];
stage.addEventListener('keydown', event => {
  // The tab key leads through the page.
  const place = event.target;
  if (event.key === 'Tab' || event.isComposing || place.type === 'color' && event.key !== 'Escape') return;
  if (pressShortcut(event) || fieldOf(place) && fieldKey(event, place)) return;
  const role = place.parentNode === elements ? place.getAttribute('role') : null;
  const way = adjusted[role] && ways[event.key];
  if (way && !event.ctrlKey && !event.metaKey && !event.altKey) {
    send({kind: 'adjust', element: place.dataset.id, dx: role === 'combobox' && /Up|Down/.test(event.key) ? -way : way});
    event.preventDefault();
    return;
  }
  if (role && role !== 'slider' && place.dataset.focus !== 'yes' && (event.key === 'Enter' || event.key === ' ' && role !== 'textbox')) {
    // The view presses it where it lies.
    scrolling.reveal(place);
    scrolling.settle();
    send({kind: 'activate', element: place.dataset.id});
    event.preventDefault();
    return;
  }
  if (place.dataset.focus !== 'yes' && !shortcuts.has(event.key) && !modifiers(event).length && moveByKey(event.key, place))
    return event.preventDefault();
  const held = modifiers(event), isText = [...event.key].length === 1 && !held.some(name => name !== 'shift');
  // The browser's own shortcuts stay the browser's.
  if (!isText && held.some(name => name === 'control' || name === 'command')) return;
  if (['Dead', 'Process', 'Unidentified', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)
    || /^F\d+$/.test(event.key)) return;
  event.preventDefault();
  send(isText ? {kind: 'text', text: event.key} : {kind: 'key', text: event.key, modifiers: held});
});
stage.addEventListener('paste', event => {
  if (fieldOf(event.target)) return;
  const text = event.clipboardData.getData('text/plain').slice(0, 2000);
  if (text) send({kind: 'text', text});
});
