// Hands what a person does to the view. `isElsewhere` is the page's: whether the pointer is for something else.
let down = null;
function point(event) {
  const box = stage.getBoundingClientRect();
  return {x: event.clientX - box.left, y: event.clientY - box.top};
}
function modifiers(event) {
  return [['shiftKey', 'shift'], ['ctrlKey', 'control'], ['altKey', 'option'], ['metaKey', 'command']]
    .filter(([name]) => event[name]).map(([, name]) => name);
}
stage.addEventListener('pointerdown', event => {
  if (isElsewhere() || event.button !== 0 || down !== null) return;
  down = event.pointerId;
  stage.setPointerCapture(down);
  flush();
  send({kind: 'pointerDown', ...point(event)});
});
stage.addEventListener('pointermove', event => {
  if (isElsewhere() || (down !== null && event.pointerId !== down)) return;
  const command = {kind: down === null ? 'hover' : 'pointerMoved', ...point(event)};
  later('pointer', () => send(command));
});
stage.addEventListener('pointerup', event => {
  if (event.pointerId !== down) return;
  flush();
  down = null;
  send({kind: 'pointerUp', ...point(event)});
});
stage.addEventListener('pointercancel', event => {
  if (event.pointerId !== down) return;
  flush();
  down = null;
  send({kind: 'pointerCancelled'});
});
stage.addEventListener('pointerleave', () => {
  if (down === null && !isElsewhere()) { flush(); send({kind: 'hover'}); }
});
let wheel = {dx: 0, dy: 0};
stage.addEventListener('wheel', event => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? size.height : 1;
  wheel = {dx: wheel.dx + event.deltaX * unit, dy: wheel.dy + event.deltaY * unit};
  const place = point(event);
  later('wheel', () => { send({kind: 'scroll', ...wheel, ...place}); wheel = {dx: 0, dy: 0}; });
}, {passive: false});
stage.addEventListener('keydown', event => {
  // The tab key leads through the page.
  if (event.key === 'Tab' || event.isComposing) return;
  const place = event.target;
  const role = place.parentNode === elements ? place.getAttribute('role') : null;
  if (role && role !== 'slider' && (event.key === 'Enter' || event.key === ' ' && role !== 'textbox')) {
    send({kind: 'activate', element: place.dataset.id});
    event.preventDefault();
    return;
  }
  const held = modifiers(event), isText = [...event.key].length === 1 && !held.some(name => name !== 'shift');
  // The browser's own shortcuts stay the browser's.
  if (!isText && held.some(name => name === 'control' || name === 'command')) return;
  if (['Dead', 'Process', 'Unidentified', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)
    || /^F\d+$/.test(event.key)) return;
  event.preventDefault();
  send(isText ? {kind: 'text', text: event.key} : {kind: 'key', text: event.key, modifiers: held});
});
stage.addEventListener('paste', event => {
  const text = event.clipboardData.getData('text/plain').slice(0, 2000);
  if (text) send({kind: 'text', text});
});
