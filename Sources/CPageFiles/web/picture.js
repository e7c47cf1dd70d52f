// Takes in pictures: the first whole, of the others what has changed (`LivePicture`).
const stage = $('stage'), picture = $('picture'), elements = $('elements');
const space = 'http://www.w3.org/2000/svg', mold = document.createElementNS(space, 'svg');
const galley = window.galley = {answered: 0, sent: 0, pictures: 0, characters: 0, lost: 0, pictureBuild: 0, latency: null, edited: 0};
let size = {width: 0, height: 0}, shown = {}, number = null, parts = [], menus = [];

function made(markup) {
  mold.innerHTML = markup;
  return mold.firstElementChild;
}
function retag(element, tag) {
  const model = made(tag);
  for (const {name} of [...element.attributes]) if (!model.hasAttribute(name)) element.removeAttribute(name);
  for (const one of [...model.attributes])
    if (element.getAttribute(one.name) !== one.value) element.setAttributeNS(one.namespaceURI, one.name, one.value);
}
// The items of a list from the old ones and the steps that tell what has become of it.
function listed(old, edits, make) {
  const now = [];
  for (const edit of edits) {
    if (typeof edit === 'number') now.push(old[edit]);
    else if (Array.isArray(edit)) now.push(...old.slice(edit[0], edit[1] + 1));
    else now.push(make(edit));
  }
  if (now.includes(undefined)) throw new Error('not the picture that was changed');
  return now;
}
function editChildren(parent, old, edits) {
  const now = listed(old, edits, edit => {
    if (typeof edit === 'string') return made(edit);
    const child = old[edit.k];
    if (edit.t !== undefined) retag(child, edit.t);
    if (edit.c !== undefined) editChildren(child, [...child.children], edit.c);
    return child;
  });
  const stays = new Set(now);
  for (const one of old) if (!stays.has(one)) one.remove();
  let next = null;
  for (const one of now.reverse()) {
    if (one.parentNode !== parent || one.nextElementSibling !== next) parent.insertBefore(one, next);
    next = one;
  }
}
function takePicture(now) {
  if (now.base !== undefined && now.base !== number) throw new Error('a picture is missing');
  if (now.base === undefined) parts = [];
  motion.settle();
  if (now.svg) picture.innerHTML = now.svg;
  const root = picture.firstElementChild;
  if (now.tag !== undefined) retag(root, now.tag);
  if (now.content !== undefined) editChildren(root, [...root.children].slice(1), now.content);
  if (now.definitions !== undefined) editChildren(root.firstElementChild, [...root.firstElementChild.children], now.definitions);
  if (now.elements !== undefined) describe(parts = listed(parts, now.elements, one => one));
  if (now.base === undefined || now.menus !== undefined) menus = now.menus ?? [];
  // A picture's links are the elements' over them: the tab key stops at each once.
  for (const one of picture.getElementsByTagName('a')) one.setAttribute('tabindex', '-1');
  takeFields(now);
  galley.edited = now.edited ?? 0;
  size = {width: now.width, height: now.height};
  number = now.number;
  scrolling.take(now);
  takeDragging(now);
  motion.take(now.motion);
}

// What assistive technology is told, and the keyboard reaches.
const roles = {button: 'button', link: 'link', toggle: 'switch', slider: 'slider', stepper: 'spinbutton',
  textField: 'textbox', secureField: 'textbox', textEditor: 'textbox', picker: 'combobox', menu: 'button',
  image: 'img', heading: 'heading', progress: 'progressbar', tab: 'tab', alert: 'alertdialog'};
// What has no label is called what it is.
const nameOf = one => one.label || (one.role ?? 'button').replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase());
const described = new WeakMap();
let shortcuts = new Map(), places = new Map(), opener;
function describe(all) {
  const now = new Map(), active = document.activeElement;
  shortcuts = new Map();
  for (const one of all) {
    let id = one.id;
    while (now.has(id)) id += '+';
    const known = places.get(id), tag = elementTag(one);
    const place = known?.tagName === tag ? known : document.createElement(tag);
    now.set(id, place);
    if (one.shortcut && one.isEnabled) shortcuts.set(one.shortcut, one);
    if (described.get(place) === one) continue;
    described.set(place, one);
    dressElement(place, one);
  }
  places = now;
  // What was used comes back when what it has opened goes.
  const isLeft = elements.contains(active) && now.get(active.dataset.id) !== active;
  if (isLeft) opener = active.dataset.id;
  const known = !isLeft && active === stage && now.get(opener);
  quietly(() => {
    const stays = new Set(now.values());
    for (const place of [...elements.children]) if (!stays.has(place)) place.remove();
    let next = null;
    for (const place of [...now.values()].reverse()) {
      if (place.parentNode !== elements || place.nextElementSibling !== next) elements.insertBefore(place, next);
      next = place;
    }
    if (isLeft) stage.focus({preventScroll: true});
    else if (elements.contains(active) && document.activeElement !== active) active.focus({preventScroll: true});
    else if (known) {
      opener = null;
      known.focus({preventScroll: true});
    }
  });
}
function dressElement(place, one) {
  place.dataset.id = one.id;
  const [x, y, width, height] = place.box = one.field?.frame ?? one.frame;
  place.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px` + (one.scroll ? `;translate:var(--s${one.scroll})` : '');
  if (one.scroll) place.dataset.scroll = one.scroll;
  else delete place.dataset.scroll;
  for (const name of ['role', 'aria-label', 'aria-level', 'aria-disabled', 'aria-description', 'aria-checked',
    'aria-valuetext', 'aria-expanded', 'aria-keyshortcuts', 'data-focus', 'aria-live'])
    place.removeAttribute(name);
  if (one.hint) place.setAttribute('aria-description', one.hint);
  if (one.shortcut) place.setAttribute('aria-keyshortcuts', one.shortcut.replace('command', 'Meta').replace('option', 'Alt'));
  if (one.field) return dressField(place, one);
  if (one.role === 'colorPicker') return dressColor(place, one);
  const role = roles[one.role] ?? (one.isInteractive ? 'button' : one.isFocusable ? 'group' : null);
  if (role) { place.setAttribute('role', role); place.setAttribute('aria-label', nameOf(one)); }
  if (role === 'heading') place.setAttribute('aria-level', one.level ?? 2);
  if (one.isLive) place.setAttribute('aria-live', 'polite');
  if (place.tagName === 'A') Object.assign(place, {href: linkOf(one.link).href, target: '_blank', rel: 'noopener', draggable: false});
  if (role === 'combobox') place.setAttribute('aria-expanded', 'false');
  if (role === 'switch') place.setAttribute('aria-checked', one.value === 'on');
  if (one.value && ['slider', 'spinbutton', 'progressbar'].includes(role)) place.setAttribute('aria-valuetext', one.value);
  const text = role ? (one.value ?? '') : one.label;
  if (place.textContent !== text) place.textContent = text;
  // What has the focus would lose it without, if only for a moment.
  if (one.isInteractive || one.isFocusable) place.tabIndex = 0; else place.removeAttribute('tabindex');
  if (one.isFocusable) place.dataset.focus = 'yes';
  if (!one.isEnabled) place.setAttribute('aria-disabled', 'true');
}
