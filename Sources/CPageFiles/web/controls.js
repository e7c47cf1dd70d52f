// What is shown, in which window; and what has become of the files.
// What the tools of `galley preview` do besides (settings.js); a page that is served has none.
const tooling = {isElsewhere: () => false, opened() {}, told() {}, drawn() {}, shown() {}, moment() {}, problem() {}};
let wanted = {kind: 'show'}, lastBuild = 0;
// Where the page is the view's window, its size is the window's.
const most = 4096, fillsPage = document.body.classList.contains('window');
const room = () => ({width: Math.min(Math.max($('desk').clientWidth, 100), most),
  height: Math.min(Math.max($('desk').clientHeight, 100), most)});
if (fillsPage) {
  Object.assign(wanted, room());
  new ResizeObserver(() => {
    const now = room();
    if (now.width !== wanted.width || now.height !== wanted.height) later('size', () => show(room()));
  }).observe($('desk'));
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
calm.onchange = () => show({reducesMotion: calm.matches});
function opened() {
  setLost(false);
  wanted.reducesMotion = calm.matches;
  send({...wanted});
  tooling.opened();
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
function tell(message) {
  const {picture, status} = message;
  if (picture) {
    if (picture.shown) takeShown(picture);
    takePage(picture);
  }
  tooling.told(message);
  if (status) takeStatus(status, picture);
}
function drawn({picture, status}) {
  if (!picture) return;
  const isNew = status.pictureBuild !== lastBuild;
  galley.pictureBuild = status.pictureBuild;
  if (isNew) {
    if (lastBuild === 0) tellState('Loaded'); else sayKept(status.state);
    lastBuild = status.pictureBuild;
  }
  tooling.drawn(picture, status, isNew);
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
function takeShown(now) {
  shown = now.shown;
  stage.classList.toggle('dark', !!shown.isDark);
  const choice = $('view');
  if (choice.options.length !== now.views.length || now.views.some((name, i) => choice.options[i].text !== name)) {
    choice.replaceChildren(...now.views.map((name, i) => new Option(name, i)));
  }
  choice.value = shown.view ?? 0;
  tooling.shown();
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
    tooling.problem(plain);
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
