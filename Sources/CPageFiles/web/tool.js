// The tools of `galley preview`: a row of buttons, each with a name and a key, the list of them, and panels that are dragged. What a
// person has arranged stays in the browser.
const store = (() => {
  try { return JSON.parse(localStorage.getItem('galley-preview')) ?? {}; } catch { return {}; }
})();
function remember(name, value) {
  store[name] = value;
  try { localStorage.setItem('galley-preview', JSON.stringify(store)); } catch {}
}

// A tool: what it is called, its key, its picture, what it does, and, where it is on or off, which.
const otherSize = step => {
  const place = sizes.indexOf(shown.typeSize ?? 'large') + step;
  if (sizes[place]) show({typeSize: sizes[place]});
};
const otherView = step => {
  const count = $('view').options.length;
  if (count) show({view: ((shown.view ?? 0) + step + count) % count});
};
const tools = {
  previews: ['Previews', 'v', 'M3 4h5v5H3zM3 12h5v5H3zM12 4h5v5h-5zM12 12h5v5h-5z', () => openStrip(strip.hidden), () => !strip.hidden],
  compare: ['Variants side by side', 'g', 'M2 5h7v11H2zM11 5h7v11h-7zM4 8h3M13 8h3', () => openVariants(!variants), () => !!variants],
  darken: ['Dark appearance', 'd', 'M15.5 12.5A6.5 6.5 0 0 1 7.5 4.5a6.5 6.5 0 1 0 8 8z', () => show({isDark: !shown.isDark}), () => !!shown.isDark],
  smaller: ['Smaller text', '-', 'M4 15l3.5-9L11 15M5.2 12h4.6M13 11h5', () => otherSize(-1)],
  larger: ['Larger text', '+', 'M2 16l4.5-12L11 16M3.6 12h5.8M13 10h5M15.5 7.5v5', () => otherSize(1)],
  mirror: ['Right to left', 'l', 'M17 6H5M8 3L5 6l3 3M3 14h12M12 11l3 3-3 3', () => show({direction: shown.direction === 'rtl' ? 'ltr' : 'rtl'}),
    () => shown.direction === 'rtl'],
  turn: ['Turn the device', 't', 'M4 3h6v10H4zM13 9h4v8H8v-2M14 4a4 4 0 0 1 3 3', () => $('turned').click(), () => !!shown.isTurned],
  outlined: ['Outline of the device', 'o', 'M6 2h8a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 14 18H6a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 6 2zM9 4.5h2',
    () => setFrame(!store.isBare), () => !store.isBare],
  letters: ['Select text', 'x', 'M7 3c2 0 3 1 3 2.500v9c0 1.500 1 2.500 3 2.500M13 3c-2 0-3 1-3 2.500M7 17c2 0 3-1 3-2.500M8 10h4', () => $('select').click(),
    () => $('select').checked],
  inspect: ['Inspector', 'i', 'M10 2v3M10 15v3M2 10h3M15 10h3M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', () => inspect(!inspector.isOn), () => inspector.isOn],
  adjust: ['Settings', ',', 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4', () => openSettings($('settings').hidden), () => !$('settings').hidden],
  clock: ['Pause or play', 'p', 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM8 7v6M12 7v6', () => $('hold').click(), () => time.isHeld],
  remarks: ['Notes', 'n', 'M4 3h12v11l-3 3H4zM7 7h6M7 10.500h4', () => openNotes($('noted').hidden), () => !$('noted').hidden],
  anew: ['Begin again', 'r', 'M16 10a6 6 0 1 1-2-4.500M16 2.500V6h-3.500', () => $('restart').click()],
  help: ['Keys', '?', 'M7.500 7.500a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .9-1 1.700M10 14.500v.1', () => openHelp()],
};
const others = {'[': ['The preview before', () => otherView(-1)], ']': ['The preview after', () => otherView(1)]};

const bar = $('tools');
for (const [id, [name, key, path]] of Object.entries(tools)) {
  const button = document.createElement('button');
  Object.assign(button, {id, title: `${name} (${key})`, ariaLabel: name, tabIndex: bar.children.length ? -1 : 0});
  button.setAttribute('aria-keyshortcuts', `${key} Alt+${key}`);
  button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;
  button.onclick = () => use(id);
  if (['darken', 'inspect'].includes(id)) button.classList.add('apart');
  bar.append(button);
}
function use(id) {
  tools[id][3]();
  showTools();
}
// Which tools are on, and which there are.
function showTools() {
  showStrip();
  for (const [id, [, , , , isOn]] of Object.entries(tools)) if (isOn) $(id).ariaPressed = isOn();
  for (const id of ['turn', 'outlined']) $(id).disabled = !shown.device;
  $('previews').hidden = $('view').options.length < 2;
  const there = [...bar.children].filter(one => !one.hidden && !one.disabled);
  if (!there.some(one => one.tabIndex === 0)) there[0].tabIndex = 0;
  stage.classList.toggle('device', !!shown.device);
  stage.classList.toggle('tablet', /ipad/i.test(shown.device ?? ''));
}
function setFrame(isBare) {
  remember('isBare', isBare);
  $('desk').classList.toggle('framed', !isBare);
}
function openSettings(isOpen) {
  $('settings').hidden = !isOpen;
  remember('hasSettings', isOpen);
  fitDivider();
}

// The toolbar is one stop of the tab key; arrows lead through it.
bar.addEventListener('keydown', event => {
  const all = [...bar.children].filter(one => !one.hidden && !one.disabled), place = all.indexOf(event.target);
  const next = {ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: all.length - 1}[event.key];
  if (next === undefined || place < 0) return;
  event.preventDefault();
  const to = all[(next + all.length) % all.length];
  for (const one of bar.children) one.tabIndex = one === to ? 0 : -1;
  to.focus();
});

// Keys are tools' where neither the view nor a field has the focus, and with Alt everywhere, but for the view's own shortcuts.
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.isComposing || document.querySelector('dialog[open]')) return;
  const isTyped = event.target.closest?.('#stage, input:not([type=checkbox], [type=range]), select, textarea, [role=tree]');
  if (!event.altKey && isTyped) return;
  const key = event.altKey && /^Key[A-Z]$/.test(event.code) ? event.code[3].toLowerCase() : event.key.toLowerCase();
  if (event.altKey && event.target.closest?.('#stage') && shortcuts.has(`option+${key}`)) return;
  if (key === 'escape' && variants) { use('compare'); return event.preventDefault(); }
  const id = Object.keys(tools).find(id => tools[id][1] === key);
  if (!id && !others[key] || id && ($(id).disabled || $(id).hidden)) return;
  event.preventDefault();
  event.stopPropagation();
  if (id) use(id); else others[key][1]();
}, true);

function openHelp() {
  const help = document.createElement('dialog'), list = document.createElement('dl'), close = element('button', 'Close');
  help.setAttribute('aria-labelledby', 'help-title');
  help.append(Object.assign(element('h2', 'Keys'), {id: 'help-title'}), list);
  const all = [...Object.values(tools).map(([name, key]) => [key, name]), ...Object.entries(others).map(([key, [name]]) => [key, name])];
  for (const [key, name] of all) {
    const term = document.createElement('dt');
    term.append(element('kbd', key));
    list.append(term, element('dd', name));
  }
  help.append(element('p', 'With Alt they work while the view or a field has the focus, too.'), close);
  close.onclick = () => help.close();
  help.onclose = () => { help.remove(); $('help').focus(); };
  document.body.append(help);
  help.showModal();
}

// Panels are as large as they were dragged, with the pointer or with arrow keys.
function draggable(grip, {name, keys, most, now, way}) {
  const set = value => {
    const size = Math.round(Math.min(Math.max(value, 90), most()));
    document.documentElement.style.setProperty(`--${name}`, `${size}px`);
    grip.ariaValueNow = size;
    remember(name, size);
  };
  Object.assign(grip, {ariaValueMin: 90, ariaValueMax: Math.round(most()), ariaValueNow: Math.round(store[name] ?? now())});
  if (store[name]) set(store[name]);
  let begin = null;
  grip.onpointerdown = event => {
    grip.setPointerCapture(event.pointerId);
    begin = {at: way(event), size: now()};
  };
  grip.onpointermove = event => { if (begin) set(begin.size + begin.at - way(event)); };
  grip.onpointerup = grip.onpointercancel = () => { begin = null; };
  grip.onkeydown = event => {
    const step = keys.indexOf(event.key);
    if (step < 0) return;
    event.preventDefault();
    set(now() + (step ? -1 : 1) * (event.shiftKey ? 50 : 10));
  };
}
function fitDivider() { $('divider').hidden = $('settings').hidden && $('inspector').hidden; }
new MutationObserver(fitDivider).observe($('panels'), {attributes: true, attributeFilter: ['hidden'], subtree: true});
draggable($('divider'), {name: 'panels', keys: ['ArrowLeft', 'ArrowRight'], most: () => innerWidth * .7,
  now: () => $('panels').offsetWidth || 340, way: event => event.clientX});
draggable($('shelf'), {name: 'notes', keys: ['ArrowUp', 'ArrowDown'], most: () => innerHeight * .35,
  now: () => $('notes').offsetHeight || 132, way: event => event.clientY});
$('settings').hidden = !store.hasSettings;
$('desk').classList.toggle('framed', !store.isBare);
