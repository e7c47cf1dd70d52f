// The settings of `galley preview`: the window and what it is shown in; its notes; and what its tools do with each message.
const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1',
  'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
for (const size of sizes) $('typeSize').add(new Option(size));
tooling.isElsewhere = () => $('select').checked || isPicking();
tooling.opened = () => {
  if (time.isHeld || time.speed !== 1) send({kind: 'time', isHeld: time.isHeld, speed: time.speed});
  if (inspector.isOn) send({kind: 'inspect', isOn: true});
};
tooling.told = ({picture, tree, explanation, side: small}) => {
  if (picture) {
    takeTime(picture.time);
    if (picture.diagnostics) takeNotes(picture.diagnostics);
    const {width, height} = size, short = value => +value.toFixed(1);
    $('size').textContent = `${short(width)} × ${short(height)}`;
  }
  if (tree) takeTree(tree);
  if (explanation) takeExplanation(explanation);
  if (small) takeSide(small);
};
tooling.drawn = (picture, status, isNew) => {
  const ms = value => (value < 10 ? value.toFixed(1) : Math.round(value)) + ' ms';
  $('times').textContent = `compile ${ms(status.compileTime)} · load ${ms(status.loadTime)} · layout ` +
    `${ms(picture.layoutTime)} · draw ${ms(picture.drawTime)}` +
    (galley.latency === null ? '' : ` · event to page ${ms(galley.latency)}`);
  if (isNew) drawSide();
};
tooling.moment = takeMoment;
tooling.problem = showLines;
tooling.shown = () => {
  const set = (id, value) => { if (document.activeElement !== $(id)) $(id).value = value; };
  set('width', shown.width ?? ''); set('height', shown.height ?? '');
  $('device').value = shown.width ? 'custom' : shown.device ?? '';
  $('turned').checked = !!shown.isTurned;
  $('turned').disabled = !shown.device;
  set('appearance', shown.isDark ? 'dark' : 'light'); set('locale', shown.locale ?? '');
  set('typeSize', shown.typeSize ?? 'large'); set('direction', shown.direction ?? 'ltr');
  showTools();
};
// Notes are counted, and told where someone opens them: the view has the room.
function takeNotes(notes) {
  $('notes').replaceChildren(...notes.map(text => element('li', text)));
  $('count').textContent = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  $('count').hidden = !notes.length;
  if (!notes.length) openNotes(false);
}
function openNotes(isOpen) {
  $('noted').hidden = !isOpen;
  $('count').ariaExpanded = isOpen;
}
$('count').onclick = () => openNotes($('noted').hidden);
$('appearance').onchange = event => show({isDark: event.target.value === 'dark'});
$('locale').onchange = event => show({locale: event.target.value.trim()});
$('typeSize').onchange = event => show({typeSize: event.target.value});
$('direction').onchange = event => show({direction: event.target.value});
$('device').onchange = event => {
  const name = event.target.value;
  if (name === 'custom') resize(size.width, size.height);
  else show({device: name || null, isTurned: name ? $('turned').checked || null : null, width: null, height: null});
};
$('turned').onchange = event => show({isTurned: event.target.checked || null});
const limited = value => Math.min(Math.max(Math.round(value), 1), 10000);
function resize(width, height) { show({width: limited(width), height: limited(height), device: null, isTurned: null}); }
for (const id of ['width', 'height']) $(id).onchange = () => {
  const width = +$('width').value, height = +$('height').value;
  if (!width && !height) show({width: null, height: null});
  else resize(width || size.width || 393, height || size.height || 852);
};
$('select').onchange = event => stage.classList.toggle('selecting', event.target.checked);
$('restart').onclick = () => send({kind: 'restart'});

// The window's size.
const handle = $('handle');
let grip = null;
handle.onpointerdown = event => {
  event.stopPropagation();
  handle.setPointerCapture(event.pointerId);
  grip = {x: event.clientX, y: event.clientY, ...size};
};
handle.onpointermove = event => {
  event.stopPropagation();
  if (!grip) return;
  const factor = getComputedStyle(stage).marginLeft === '0px' ? 1 : 2;
  later('size', () => resize(grip.width + (event.clientX - grip.x) * factor, grip.height + event.clientY - grip.y));
};
handle.onpointerup = handle.onpointercancel = event => { event.stopPropagation(); flush(); grip = null; };
handle.onkeydown = event => {
  const step = event.shiftKey ? 10 : 1;
  const ways = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step]};
  if (!ways[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  resize(size.width + ways[event.key][0], size.height + ways[event.key][1]);
};
