// Fields for text are the browser's own, over those of the view: input methods, on-screen keyboards, undo, the clipboard and password
// managers are the browser's. What is done in them is sent as edits; a field that is edited draws its text itself, and the view does
// not. What the view makes of an edit counts, as soon as it has taken in the last one.
const fields = new WeakMap();
let isQuiet = false, focusSent = 0, viewFocus;

const fieldOf = place => place && fields.get(place);
const elementTag = one => one.link && one.isEnabled && linkOf(one.link) ? 'A' : one.role === 'colorPicker' ? 'INPUT' : !one.field ? 'DIV' : one.field.isTall ? 'TEXTAREA' : 'INPUT';
function dressField(place, one) {
  const {field} = one, state = fields.get(place) ?? {text: '', last: 0, isComposing: false};
  fields.set(place, Object.assign(state, {one}));
  const set = (name, value) => value === undefined ? place.removeAttribute(name) : place.setAttribute(name, value);
  if (place.tagName === 'INPUT') place.type = field.isSecure ? 'password' : 'text';
  set('inputmode', field.inputmode);
  set('autocomplete', field.autocomplete ?? (field.isSecure ? undefined : 'off'));
  set('enterkeyhint', field.enterkeyhint ?? (field.hasLines ? undefined : 'done'));
  set('autocapitalize', field.autocapitalize);
  set('spellcheck', field.isUncorrected ? 'false' : undefined);
  set('autocorrect', field.isUncorrected ? 'off' : undefined);
  // The view draws it in a field without the focus.
  set('placeholder', one.isFocused ? field.prompt : undefined);
  set('aria-label', one.label || field.prompt || nameOf(one));
  place.disabled = !one.isEnabled;
  const {style} = place;
  style.font = field.font;
  style.textAlign = field.align ?? '';
  style.setProperty('--ink', field.color);
  place.classList.toggle('edited', !!one.isFocused);
}
// What of a text has become another: where it begins, how many UTF-16 units have gone, and what has come. Pairs stay whole.
function splice(before, after) {
  const most = Math.min(before.length, after.length), isSecond = unit => unit >= 0xDC00 && unit <= 0xDFFF;
  let start = 0, end = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (start && (isSecond(before.charCodeAt(start)) || isSecond(after.charCodeAt(start)))) start -= 1;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end && (isSecond(before.charCodeAt(before.length - end)) || isSecond(after.charCodeAt(after.length - end)))) end -= 1;
  return {start, removed: before.length - end - start, text: after.slice(start, after.length - end)};
}
const mostLetters = 2000;
function sendEdit(place) {
  const state = fields.get(place), edit = splice(state.text, place.value);
  state.text = place.value;
  if (!edit.removed && !edit.text) return;
  flush();
  // Long texts go in parts: messages are short.
  let {start, removed, text} = edit;
  do {
    let count = Math.min(text.length, mostLetters);
    if (count < text.length && /[\uD800-\uDBFF]/.test(text[count - 1])) count -= 1;
    const part = text.slice(0, count);
    text = text.slice(count);
    const selection = text ? undefined : [place.selectionStart, place.selectionEnd];
    send({kind: 'edit', element: place.dataset.id, start, removed, text: part, selection});
    start += count;
    removed = 0;
  } while (text);
  state.last = galley.sent;
}
// What the view says that stands in a field.
function settleField(place, edited) {
  const state = fields.get(place), {field} = state.one;
  if (state.isComposing || state.last > edited) return;
  // A bullet stands for a unit, as edits count them.
  const isSame = field.isSecure ? place.value.length === field.text.length : place.value === field.text;
  if (!isSame) {
    place.value = field.text;
    if (document.activeElement === place && field.selection) place.setSelectionRange(...field.selection);
  }
  state.text = place.value;
}
function quietly(action) {
  isQuiet = true;
  try { action(); } finally { isQuiet = false; }
}
// Whoever answers now has not heard of what was sent before.
function forgetEdits() {
  for (const place of elements.children) if (fields.has(place)) fields.get(place).last = 0;
  focusSent = 0;
  viewFocus = null;
}
// The browser's focus follows the view's, unless a person has moved it meanwhile.
function takeFields({edited, answered}) {
  for (const place of elements.children) if (fields.has(place)) settleField(place, edited ?? 0);
  const focused = parts.find(one => one.isFocused)?.id;
  if (focusSent > (answered ?? 0) || focused === viewFocus) return;
  viewFocus = focused;
  const place = [...elements.children].find(one => one.dataset.id === focused), active = document.activeElement;
  if (place && place !== active) quietly(() => place.focus({preventScroll: true}));
  else if (!place && (fields.has(active) || active?.dataset?.focus)) quietly(() => stage.focus({preventScroll: true}));
}
// A colour is chosen in the browser's own control, over the view's.
function dressColor(place, one) {
  Object.assign(place, {type: 'color', disabled: !one.isEnabled, ariaLabel: nameOf(one)});
  if (place.value !== one.value) place.value = one.value;
}
const takesFocus = place => fields.has(place) || place?.dataset?.focus;
elements.addEventListener('focusin', ({target}) => {
  if (isQuiet || !takesFocus(target)) return;
  flush();
  send({kind: 'focus', element: target.dataset.id});
  focusSent = galley.sent;
  viewFocus = target.dataset.id;
});
elements.addEventListener('focusout', ({target, relatedTarget}) => {
  if (isQuiet || !takesFocus(target) || takesFocus(relatedTarget) || !document.hasFocus()) return;
  flush();
  send({kind: 'focus'});
  focusSent = galley.sent;
  viewFocus = undefined;
});
elements.addEventListener('input', ({target}) => {
  if (fields.has(target)) sendEdit(target);
  else later('color', () => send({kind: 'edit', element: target.dataset.id, text: target.value}));
});
elements.addEventListener('compositionstart', ({target}) => { if (fields.has(target)) fields.get(target).isComposing = true; });
elements.addEventListener('compositionend', ({target}) => {
  if (!fields.has(target)) return;
  fields.get(target).isComposing = false;
  sendEdit(target);
  settleField(target, galley.edited);
});
// A key in a field. Returns whether the rest is left to the browser.
function fieldKey(event, place) {
  const {field} = fields.get(place).one, isHeld = event.ctrlKey || event.metaKey || event.altKey;
  if (event.isComposing || event.keyCode === 229) return true;
  if (event.key === 'Escape' || event.key === 'Enter' && !field.hasLines && !isHeld) return false;
  if (!field.listens || isHeld) return true;
  if (['ArrowUp', 'ArrowDown'].includes(event.key) && !field.isTall) return false;
  if ([...event.key].length !== 1) return true;
  // The views around may take the key: the view types it, if they do not.
  event.preventDefault();
  flush();
  send({kind: 'text', text: event.key, element: place.dataset.id, selection: [place.selectionStart, place.selectionEnd]});
  fields.get(place).last = galley.sent;
  return true;
}
