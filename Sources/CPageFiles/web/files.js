// Files: a view asks for some, and a person chooses them or drops them on the page; and what a view hands over is saved by the browser.
// They go to the server in parts, in order, no more in a second than it takes from a page.
const files = (() => {
const mostFiles = 32, mostBytes = 32 << 20, part = 9000, pause = 10;
let queue = Promise.resolve();

// What the view asks for. A browser opens its choice only right after a click; later a person is asked for one.
function choose({id, types, isMany}) {
  const field = Object.assign(document.createElement('input'), {type: 'file', accept: (types ?? []).join(','), multiple: !!isMany});
  let isAnswered = false;
  const answer = chosen => {
    if (isAnswered) return;
    isAnswered = true;
    hand(id, chosen);
  };
  field.onchange = () => answer([...field.files]);
  field.oncancel = () => answer([]);
  galley.chooser = field;
  if (navigator.userActivation && !navigator.userActivation.isActive) return offer(field, () => answer([]));
  try { field.click(); } catch { offer(field, () => answer([])); }
}
function offer(field, refuse) {
  const place = $('notice') ?? $('state');
  say('');
  for (const [text, act] of [['Choose files …', () => field.click()], ['Cancel', refuse]]) {
    const button = Object.assign(document.createElement('button'), {textContent: text});
    button.onclick = () => { say(''); if ($('notice')) place.hidden = true; act(); };
    place.append(button, ' ');
  }
}
// Hands files over, one lot after the other; of none the view hears that there are none.
function hand(request, chosen, at) {
  const fault = chosen.length > mostFiles ? `no more than ${mostFiles} files at a time`
    : chosen.some(file => file.size > mostBytes) ? `no file of more than ${mostBytes >> 20} MB` : null;
  if (fault) say(`This page takes ${fault}`);
  const all = fault ? [] : chosen, about = {...(request !== undefined && {request})};
  queue = queue.then(() => all.length ? sendAll(all, about, at) : empty(about, at)).catch(error => {
    say(`A file could not be read: ${error.message ?? error}`);
    empty(about, at);
  });
}
function empty(about, at) { send({kind: 'upload', ...at, upload: {...about, ...blank}}); }
const blank = {file: 0, count: 0, name: '', type: '', size: 0, offset: 0, data: ''};
async function sendAll(all, about, at) {
  const begin = performance.now(), own = socket;
  let count = 0;
  for (const [file, one] of all.entries()) {
    const {name, type, size} = one;
    for (let offset = 0; offset === 0 || offset < size; offset += part) {
      const bytes = new Uint8Array(await one.slice(offset, offset + part).arrayBuffer());
      const data = btoa(String.fromCharCode(...bytes));
      // What has begun with another connection is lost with it.
      if (socket !== own) return empty(about, at);
      send({kind: 'upload', ...at, upload: {...about, file, count: all.length, name, type, size, offset, data}});
      count += 1;
      const early = begin + count * pause - performance.now();
      if (early > 4) await new Promise(done => setTimeout(done, early));
      if (size > 1 << 20 && count % 50 === 0) say(`Sending ${name}: ${Math.round(offset / size * 100)} %`);
    }
    if (size > 1 << 20) say(`Sent ${name}`);
  }
}
// What the view hands over.
function save({name, text}) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const link = Object.assign(document.createElement('a'), {download: name, href: URL.createObjectURL(new Blob([bytes]))});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  say(`Saved: ${name}`);
}
return {choose, hand, save};
})();

// What a mouse lifts, and what a finger has lifted: the view says which, and the page has it follow.
let drags = [], drops = [], dragged = null;
const isIn = (boxes, {x, y}) => boxes.some(([left, top, width, height]) => x >= left && x <= left + width && y >= top && y <= top + height);
function takeDragging(now) {
  if (now.base === undefined || now.drags) drags = now.drags ?? [];
  if (now.base === undefined || now.drops) drops = now.drops ?? [];
  const isNew = now.drag && !dragged;
  dragged = now.drag ?? null;
  stage.classList.toggle('dragging', !!dragged);
  // What a finger has lifted does not scroll any more.
  if (isNew) scrolling.drop();
  const at = down === null ? null : fingers.get(down);
  if (dragged && at) moveDragged(at);
}
function moveDragged(at) {
  const shift = `translate(${at.x - dragged[0]}px,${at.y - dragged[1]}px)`;
  for (const group of picture.querySelectorAll('[data-view=DragPreview]')) group.style.transform = shift;
}

// Files, texts and links from outside. What begins in the page, and a text that falls into a field, is the browser's.
let isOver = false, isOwn = false;
for (const [kind, is] of [['dragstart', true], ['dragend', false]]) document.addEventListener(kind, () => { isOwn = is; });
function dragTypes({dataTransfer, target}) {
  const types = [...dataTransfer?.types ?? []];
  if (types.includes('Files')) return [...dataTransfer.items].filter(one => one.kind === 'file').map(one => one.type).slice(0, 32);
  return isOwn || fieldOf(target) || !types.includes('text/plain') ? null : [types.includes('text/uri-list') ? 'link' : 'words'];
}
document.addEventListener('dragover', event => {
  const types = dragTypes(event);
  if (!types) return;
  event.preventDefault();
  const at = point(event);
  event.dataTransfer.dropEffect = isIn(drops, at) ? 'copy' : 'none';
  isOver = true;
  later('dragged', () => { if (isOver) send({kind: 'dragged', ...at, types}); });
});
document.addEventListener('dragleave', event => {
  if (!isOver || event.relatedTarget) return;
  isOver = false;
  send({kind: 'dragged'});
});
document.addEventListener('drop', event => {
  const types = dragTypes(event), at = point(event), chosen = [...event.dataTransfer?.files ?? []];
  if (!types) return;
  event.preventDefault();
  if (isOver) send({kind: 'dragged'});
  isOver = false;
  if (!isIn(drops, at)) return;
  if (chosen.length) files.hand(undefined, chosen, at);
  else if (/^(words|link)$/.test(types[0])) {
    const text = event.dataTransfer.getData('text/plain').slice(0, 3000), link = event.dataTransfer.getData('URL').slice(0, 900);
    send({kind: 'dropped', ...at, text, ...(types[0] === 'link' && link && {address: [link]})});
  }
});
