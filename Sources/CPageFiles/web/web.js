// What a view asks of its page: to open links, to share things, and files. And where the page is served, its title, and the way of the browser's
// history through the view's screens: an entry for each.
const isServed = document.body.classList.contains('served'), ownTitle = document.title;
// The address of a link that a page may open; no other runs anything here.
function linkOf(text) {
  try {
    const url = new URL(text, location.href);
    return ['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(url.protocol) ? url : null;
  } catch { return null; }
}
function grant(wish) {
  const {kind, url, text} = wish;
  if (kind === 'share') return share(url, text);
  if (kind === 'choose') return files.choose(wish);
  if (kind === 'save') return files.save(wish);
  const link = linkOf(url);
  if (!link) return say(`This page cannot open ${url}`);
  if (isServed && link.origin === location.origin) return openAddress(link);
  if (!link.protocol.startsWith('http')) return location.assign(link);
  const other = window.open(link, '_blank');
  if (other) other.opener = null;
  else say('The browser has kept back a page: ', link);
}
async function share(url, text) {
  if (navigator.share) {
    try { return await navigator.share({...(url && {url}), ...(text && {text})}); }
    catch (error) { if (error.name === 'AbortError') return; }
  }
  const wanted = url ?? text ?? '';
  say(await copy(wanted) ? `Copied: ${wanted}` : `The browser does not let this be copied: ${wanted}`);
}
async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch {}
  // Pages that come without encryption have no other way.
  const field = document.createElement('textarea'), active = document.activeElement;
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  let isCopied = false;
  quietly(() => {
    field.select();
    isCopied = document.execCommand('copy');
    field.remove();
    active?.focus({preventScroll: true});
  });
  return isCopied;
}
function say(text, link) {
  const place = $('notice') ?? $('state');
  place.textContent = text;
  if (link) place.append(Object.assign(document.createElement('a'), {href: link, target: '_blank', rel: 'noopener', textContent: link}));
  place.hidden = false;
}
elements.addEventListener('click', event => {
  // The view says what becomes of a link, unless a person wants it in another tab.
  if (event.target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
});

// An entry's state says how many screens lie on the first one, and from how many on the entries before it are ours.
let screens = null, entry = history.state?.galley ?? null, asked = 0, answered = 0, isMoving = false, hasBegun = false;
const reserved = ['live', 'healthz', 'metrics', 'favicon.ico', 'robots.txt', '.well-known', '.', '..'];
const partsOf = path => path.split('/').filter(part => part).map(part => { try { return decodeURIComponent(part); } catch { return part; } });
function pathOf(count) {
  const parts = screens.address?.slice(0, count);
  return parts && !reserved.some(name => parts.includes(name)) ? '/' + parts.map(encodeURIComponent).join('/') : location.href;
}
function openAddress(url) {
  send({kind: 'open', text: url.href, address: partsOf(url.pathname)});
  asked = galley.sent;
}
function takePage({title, screens: now, wishes, answered: upTo}) {
  answered = Math.max(answered, upTo ?? 0);
  if (isServed) {
    if (title !== undefined) document.title = title || ownTitle;
    if (now) screens = now;
    if (!hasBegun) {
      hasBegun = true;
      // A session that goes on is where its address says.
      if (location.pathname !== '/' && document.body.dataset.session === 'new') openAddress(location);
    }
    settleHistory();
  }
  for (const wish of wishes ?? []) grant(wish);
}
function keepEntry(depth, floor, isNew) {
  entry = {depth, floor};
  history[isNew ? 'pushState' : 'replaceState']({galley: entry}, '', pathOf(depth));
}
// Has the history follow the view: the view decides which screens there are.
function settleHistory() {
  if (!screens || isMoving || asked > answered) return;
  const {depth} = screens;
  if (!entry || depth < entry.floor) return keepEntry(depth, depth, false);
  if (depth < entry.depth) {
    isMoving = true;
    return history.go(depth - entry.depth);
  }
  while (entry.depth < depth) keepEntry(entry.depth + 1, entry.floor, true);
  if (screens.address && new URL(pathOf(depth), location.href).href !== location.href) keepEntry(depth, entry.floor, false);
}
addEventListener('popstate', ({state}) => {
  if (!isServed) return;
  entry = state?.galley ?? entry;
  if (isMoving) {
    isMoving = false;
    return settleHistory();
  }
  if (!screens || !entry) return;
  // Forward there may be a screen again.
  if (entry.depth > screens.depth) return openAddress(location);
  for (let depth = screens.depth; depth > entry.depth; depth -= 1) send({kind: 'back'});
  if (entry.depth < screens.depth) asked = galley.sent;
});
