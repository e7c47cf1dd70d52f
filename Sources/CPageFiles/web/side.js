// Small pictures of what is not alive: the previews in a strip, and a view in several variants. The server draws them aside, one after
// the other, as they are when they begin.
const strip = $('strip'), side = {asked: new Map(), last: 0, build: 0};
let variants = null;

// Asks for a picture of a view; what came of it is shown in `place`.
function askSide(place, wish) {
  side.last += 1;
  side.asked.set(side.last, place);
  send({kind: 'side', node: side.last, ...wish});
}
function takeSide({node, picture: now}) {
  const place = side.asked.get(node);
  side.asked.delete(node);
  if (!place?.isConnected) return;
  const isThere = !!now?.svg;
  place.classList.toggle('failed', !isThere);
  place.classList.toggle('dark', !!now?.shown?.isDark);
  if (!isThere) return place.replaceChildren();
  const image = document.createElement('img');
  Object.assign(image, {alt: '', src: `data:image/svg+xml,${encodeURIComponent(now.svg)}`});
  place.replaceChildren(image);
}
function figure(name, action) {
  const button = document.createElement('button'), small = document.createElement('div');
  small.className = 'small';
  button.append(small, element('span', name));
  button.onclick = action;
  return button;
}

// Previews are drawn when they are seen, and again when the source has changed.
const seen = new IntersectionObserver(entries => {
  for (const {isIntersecting, target} of entries) if (isIntersecting) drawPreview(target);
}, {root: strip});
function drawPreview(button) {
  if (strip.hidden || button.dataset.build === `${galley.pictureBuild}` || !galley.pictureBuild) return;
  button.dataset.build = galley.pictureBuild;
  askSide(button.firstElementChild, {view: +button.dataset.view, isDark: !!shown.isDark});
}
function openStrip(isOpen) {
  strip.hidden = !isOpen;
  remember('hasNoStrip', !isOpen);
  showStrip();
}
function showStrip() {
  const names = [...$('view').options].map(one => one.text);
  if (names.length < 2) { strip.hidden = true; return; }
  if (!store.hasNoStrip) strip.hidden = false;
  if (strip.children.length !== names.length || names.some((name, place) => strip.children[place].title !== name)) {
    seen.disconnect();
    strip.replaceChildren(...names.map((name, place) => {
      const button = figure(name, () => show({view: place}));
      button.title = name;
      button.dataset.view = place;
      seen.observe(button);
      return button;
    }));
  }
  [...strip.children].forEach((one, place) => {
    const isCurrent = place === (shown.view ?? 0);
    if (isCurrent && one.ariaCurrent !== 'true') one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    if (isCurrent) one.ariaCurrent = 'true'; else one.removeAttribute('aria-current');
  });
}
// A new build makes all small pictures old.
function drawSide() {
  if (side.build === galley.pictureBuild) return;
  side.build = galley.pictureBuild;
  side.asked.clear();
  for (const one of strip.children) {
    const box = one.getBoundingClientRect(), around = strip.getBoundingClientRect();
    if (box.bottom > around.top && box.top < around.bottom && box.right > around.left && box.left < around.right) drawPreview(one);
    else { seen.unobserve(one); seen.observe(one); }
  }
  if (variants) drawVariants();
}

// One view in several settings; a click takes them over.
const kinds = [['Light', {isDark: false}], ['Dark', {isDark: true}], ['Small text', {typeSize: 'xSmall'}], ['Large text', {typeSize: 'xxxLarge'}],
  ['Accessibility text', {typeSize: 'accessibility3'}], ['German', {locale: 'de_DE'}], ['Japanese', {locale: 'ja_JP'}],
  ['Arabic, right to left', {locale: 'ar', direction: 'rtl'}]];
function openVariants(isOpen) {
  variants?.remove();
  variants = null;
  if (!isOpen) return;
  variants = Object.assign(document.createElement('section'), {id: 'variants', ariaLabel: 'Variants'});
  $('desk').append(variants);
  drawVariants();
  variants.firstElementChild.focus({preventScroll: true});
}
function drawVariants() {
  const {view, width, height, device, isTurned} = shown;
  variants.replaceChildren(...kinds.map(([name, change]) => {
    const button = figure(name, () => { show(change); use('compare'); });
    return button;
  }));
  kinds.forEach(([, change], place) => askSide(variants.children[place].firstElementChild, {
    view, width, height, device, isTurned, isDark: !!shown.isDark, locale: shown.locale, typeSize: shown.typeSize,
    direction: shown.direction, ...change}));
}
