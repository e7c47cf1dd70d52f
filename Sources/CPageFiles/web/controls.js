// What is shown, in which window and with which settings; and what has become of the files.
let wanted = {kind: 'show'}, lastBuild = 0;
// Where the page is the view's window, its size is the window's.
const most = 4096, fillsPage = document.body.classList.contains('window');
const isTool = document.body.classList.contains('tool');
const room = () => ({width: Math.min(Math.max($('desk').clientWidth, 100), most),
  height: Math.min(Math.max($('desk').clientHeight, 100), most)});
if (fillsPage) {
  Object.assign(wanted, room());
  new ResizeObserver(() => {
    const now = room();
    if (now.width !== wanted.width || now.height !== wanted.height) later('size', () => show(room()));
  }).observe($('desk'));
}
const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1',
  'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
for (const size of sizes) $('typeSize').add(new Option(size));
const isElsewhere = () => $('select').checked || isPicking();

function opened() {
  setLost(false);
  send({...wanted});
  if (time.isHeld || time.speed !== 1) send({kind: 'time', isHeld: time.isHeld, speed: time.speed});
  if (inspector.isOn) send({kind: 'inspect', isOn: true});
}
function closed() {
  tellState('Not connected; trying again …');
  setLost(true);
}
// What is done meanwhile would be lost: nothing takes it.
function setLost(isLost) {
  document.body.classList.toggle('lost', isLost);
  stage.inert = isLost;
}
function tell({picture, status, tree, explanation, side: small}) {
  if (picture) {
    if (picture.shown) takeShown(picture);
    takeTime(picture.time);
    takePage(picture);
    if (picture.diagnostics) takeNotes(picture.diagnostics);
    const {width, height} = size, short = value => +value.toFixed(1);
    $('size').textContent = `${short(width)} × ${short(height)}`;
  }
  if (tree) takeTree(tree);
  if (explanation) takeExplanation(explanation);
  if (small && isTool) takeSide(small);
  if (status) takeStatus(status, picture);
}
function drawn({picture, status}) {
  if (!picture) return;
  galley.pictureBuild = status.pictureBuild;
  const ms = value => (value < 10 ? value.toFixed(1) : Math.round(value)) + ' ms';
  $('times').textContent = `compile ${ms(status.compileTime)} · load ${ms(status.loadTime)} · layout ` +
    `${ms(picture.layoutTime)} · draw ${ms(picture.drawTime)}` +
    (galley.latency === null ? '' : ` · event to page ${ms(galley.latency)}`);
  if (status.pictureBuild !== lastBuild) {
    if (lastBuild === 0) tellState('Loaded'); else sayKept(status.state);
    lastBuild = status.pictureBuild;
    if (isTool) drawSide();
  }
}
// What the page is doing; `kept` is whether the views' state is what it was.
function tellState(text, kept) {
  $('state').textContent = text;
  if (kept) $('state').dataset.kept = kept; else delete $('state').dataset.kept;
}
// What has become of the views' state now that their source is another one.
function sayKept(state) {
  const {kept = 0, anew = []} = state ?? {}, why = anew.join('; ');
  if (kept) tellState(anew.length ? `Reloaded; state kept, but not ${why}` : 'Reloaded; state kept', 'yes');
  else if (anew.length) tellState(`Reloaded; state begun anew (${why})`, 'no');
  else tellState('Reloaded');
}
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
function takeShown(now) {
  shown = now.shown;
  stage.classList.toggle('dark', !!shown.isDark);
  const choice = $('view');
  if (choice.options.length !== now.views.length || now.views.some((name, i) => choice.options[i].text !== name)) {
    choice.replaceChildren(...now.views.map((name, i) => new Option(name, i)));
  }
  const set = (id, value) => { if (document.activeElement !== $(id)) $(id).value = value; };
  choice.value = shown.view ?? 0;
  set('width', shown.width ?? ''); set('height', shown.height ?? '');
  $('device').value = shown.width ? 'custom' : shown.device ?? '';
  $('turned').checked = !!shown.isTurned;
  $('turned').disabled = !shown.device;
  set('appearance', shown.isDark ? 'dark' : 'light'); set('locale', shown.locale ?? '');
  set('typeSize', shown.typeSize ?? 'large'); set('direction', shown.direction ?? 'ltr');
  if (isTool) showTools();
}
let failure;
function takeStatus(status, now) {
  const problem = $('problem');
  if (now) failure = now.failure;
  const text = status.failure ?? status.crash ?? failure ?? null;
  if (text !== null) {
    problem.querySelector('h2').textContent = status.failure ? 'Not compiled' : status.crash ? 'Ended' : 'Not drawn';
    const plain = text.replace(/\u001b\[[0-9;]*m/g, '') +
      (status.crash && !status.failure ? '\nSave a file, or press Restart, to begin anew.' : '');
    problem.querySelector('pre').textContent = plain;
    if (isTool) showLines(plain);
  }
  problem.hidden = text === null;
  if (status.isCompiling) tellState('Compiling …');
  else if (status.failure) tellState('Not compiled; the picture is the last good one');
  else if (status.crash) tellState('Ended');
  else if ($('state').textContent.startsWith('Compiling') && status.pictureBuild === lastBuild && lastBuild)
    tellState('Up to date');
}
function show(change) {
  wanted = {...wanted, ...change};
  for (const key of Object.keys(wanted)) if (wanted[key] === null) delete wanted[key];
  send({...wanted});
}
$('view').onchange = event => show({view: +event.target.value});
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
