// The tree of views beside the picture, and why each has its size (`LiveTree`, `LiveExplanation`).
const tree = $('tree'), outline = $('outline'), reason = $('reason');
const inspector = {isOn: false, sent: [], nodes: [], rows: [], closed: new Set(), selected: null, marked: -1, isNew: false};
const isPicking = () => inspector.isOn && $('pick').checked;

function inspect(isOn) {
  inspector.isOn = isOn;
  $('inspector').hidden = !isOn;
  $('inspect')?.setAttribute('aria-pressed', isOn);
  stage.classList.toggle('picking', isPicking());
  mark(-1);
  send({kind: 'inspect', isOn});
}
// An editor that shows the page inside of its own turns the inspector on, and is told which view was chosen.
const editor = () => window.parent === window ? null : window.parent;
addEventListener('message', ({source, data}) => {
  if (editor() && source === editor() && data?.galley === 'inspect') inspect(data.isOn === true);
});
$('pick').onchange = () => stage.classList.toggle('picking', isPicking());

// Views are known by where they are in the tree: the same after a change that leaves the views around them.
function takeTree({nodes}) {
  inspector.sent = nodes;
  showTree();
}
$('parts').onchange = () => showTree();
// Without what controls are made of: the views in their parts move up to the view around.
function withoutParts(sent) {
  const depths = [], views = [];
  for (const node of sent) {
    const around = node.depth ? depths[node.depth - 1] : -1, isLeftOut = node.isPart && node.depth > 0;
    depths[node.depth] = isLeftOut ? around : around + 1;
    if (!isLeftOut) views.push({...node, depth: around + 1});
  }
  return views;
}
function showTree() {
  const path = [], counts = [], nodes = $('parts').checked ? inspector.sent : withoutParts(inspector.sent);
  inspector.nodes = nodes;
  nodes.forEach((node, index) => {
    path.length = node.depth;
    counts.length = node.depth + 1;
    counts[node.depth] = (counts[node.depth] ?? -1) + 1;
    node.parent = node.depth ? path[node.depth - 1].index : -1;
    node.index = index;
    node.key = (node.depth ? nodes[node.parent].key : '') + '/' + counts[node.depth] + node.kind;
    node.hasChildren = (nodes[index + 1]?.depth ?? 0) > node.depth;
    path[node.depth] = node;
  });
  const focused = inspector.rows.indexOf(document.activeElement);
  nodes.forEach((node, index) => dress(inspector.rows[index] ??= row(), node));
  inspector.rows.length = nodes.length;
  if (tree.children.length !== nodes.length) tree.replaceChildren(...inspector.rows);
  fold();
  if (focused >= nodes.length) inspector.rows[0]?.focus();
  const again = nodes.find(node => node.key === inspector.selected);
  if (again) send({kind: 'explain', node: again.id});
  else if (inspector.selected !== null) { inspector.selected = null; reason.replaceChildren(hint); }
  mark(Math.min(inspector.marked, nodes.length - 1));
  galley.treeSize = nodes.length;
}
function row() {
  const row = document.createElement('div');
  row.setAttribute('role', 'treeitem');
  row.tabIndex = -1;
  row.append(document.createElement('i'), document.createElement('b'), document.createElement('q'));
  return row;
}
function dress(row, node) {
  row.style.paddingInlineStart = `${Math.min(node.depth, 24) * 10 + 4}px`;
  row.ariaLevel = node.depth + 1;
  row.classList.toggle('modifier', node.isModifier || node.isPart);
  if (node.hasChildren) row.ariaExpanded = !inspector.closed.has(node.key); else row.removeAttribute('aria-expanded');
  row.ariaSelected = node.key === inspector.selected;
  const [, kind, label] = row.children;
  kind.textContent = node.kind;
  label.textContent = node.label ? node.label.slice(0, 40) : '';
  label.hidden = !node.label;
}
function fold() {
  let depth = Infinity;
  inspector.nodes.forEach((node, index) => {
    const row = inspector.rows[index];
    row.hidden = node.depth > depth;
    if (node.depth <= depth) depth = inspector.closed.has(node.key) ? node.depth : Infinity;
    if (row.tabIndex === 0 && row.hidden) row.tabIndex = -1;
  });
  if (!inspector.rows.some(row => row.tabIndex === 0) && inspector.rows[0]) inspector.rows[0].tabIndex = 0;
}
function toggle(index, isClosed) {
  const node = inspector.nodes[index];
  if (!node.hasChildren) return;
  if (isClosed) inspector.closed.add(node.key); else inspector.closed.delete(node.key);
  dress(inspector.rows[index], node);
  fold();
}

// The outline of one view, in the picture and in the tree.
function mark(index) {
  inspector.rows[inspector.marked]?.classList.remove('marked');
  inspector.marked = index;
  const node = inspector.nodes[index] ?? inspector.nodes.find(node => node.key === inspector.selected);
  outline.hidden = !node || !inspector.isOn;
  if (outline.hidden) return;
  inspector.rows[index]?.classList.add('marked');
  const [x, y, width, height] = node.frame, short = value => +value.toFixed(2);
  outline.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  outline.classList.toggle('low', y < 20);
  outline.firstElementChild.textContent = `${node.kind} ${short(width)}×${short(height)}`;
}
// The innermost view at a point; the last drawn where there are several.
function viewAt({x, y}) {
  let found = -1, depth = -1;
  inspector.nodes.forEach(({frame: [left, top, width, height], depth: own}, index) => {
    const isIn = x >= left && x < left + width && y >= top && y < top + height;
    if (isIn && own >= depth) [found, depth] = [index, own];
  });
  return found;
}
function select(index, isFocused) {
  const node = inspector.nodes[index];
  if (!node) return;
  [inspector.selected, inspector.isNew] = [node.key, true];
  for (let parent = node.parent; parent >= 0; parent = inspector.nodes[parent].parent) toggle(parent, false);
  inspector.rows.forEach((row, place) => { row.ariaSelected = place === index; row.tabIndex = place === index ? 0 : -1; });
  mark(index);
  inspector.rows[index].scrollIntoView({block: 'nearest'});
  if (isFocused) inspector.rows[index].focus();
  send({kind: 'explain', node: node.id});
}
stage.addEventListener('pointermove', event => {
  if (inspector.isOn && down === null) { const place = point(event); later('mark', () => mark(viewAt(place))); }
});
stage.addEventListener('pointerleave', () => { if (inspector.isOn) later('mark', () => mark(-1)); });
stage.addEventListener('click', event => {
  if (isPicking() && event.target.id !== 'handle') select(viewAt(point(event)));
});
const rowOf = event => inspector.rows.indexOf(event.target.closest('[role=treeitem]'));
tree.addEventListener('pointerover', event => mark(rowOf(event)));
tree.addEventListener('pointerleave', () => mark(-1));
tree.addEventListener('focusin', event => mark(rowOf(event)));
tree.addEventListener('click', event => {
  const index = rowOf(event);
  if (index < 0) return;
  if (event.target.tagName === 'I') toggle(index, !inspector.closed.has(inspector.nodes[index].key));
  else select(index, true);
});
tree.addEventListener('keydown', event => {
  const index = rowOf(event), node = inspector.nodes[index], rows = inspector.rows;
  if (index < 0) return;
  const next = (from, step) => {
    for (let place = from; rows[place]; place += step) if (!rows[place].hidden) return place;
    return index;
  };
  const isClosed = inspector.closed.has(node.key);
  const ways = {
    ArrowDown: () => next(index + 1, 1), ArrowUp: () => next(index - 1, -1), Home: () => 0,
    End: () => next(rows.length - 1, -1),
    ArrowRight: () => isClosed ? (toggle(index, false), index) : node.hasChildren ? index + 1 : index,
    ArrowLeft: () => node.hasChildren && !isClosed ? (toggle(index, true), index) : Math.max(node.parent, 0),
    Enter: () => (select(index), index), ' ': () => (select(index), index),
  };
  if (!ways[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const place = ways[event.key]();
  rows.forEach((row, other) => { row.tabIndex = other === place ? 0 : -1; });
  rows[place].focus();
});

// Why the selected view has its size.
const hint = document.createElement('p');
hint.textContent = 'Choose a view, in the tree or in the picture, to see why it has its size.';
reason.append(hint);
function list(sentences) {
  const list = document.createElement('ul');
  list.append(...sentences.map(text => element('li', text)));
  return list;
}
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
function takeExplanation(now) {
  const node = inspector.nodes.find(node => node.key === inspector.selected);
  if (!node || node.id !== now.node) return;
  const sum = document.createElement('dl');
  for (const [name, text] of [['Proposal', now.proposal], ['Answer', now.answer], ['Placed at', now.place]]) {
    const pair = document.createElement('div');
    pair.append(element('dt', name), element('dd', text));
    sum.append(pair);
  }
  const all = [element('h2', now.kind + (now.label ? ` “${now.label.slice(0, 60)}”` : '')), sum];
  if (now.sentences.length) all.push(list(now.sentences));
  all.push(list(now.origins));
  if (now.container) {
    const place = inspector.nodes.findIndex(node => node.id === now.containerNode);
    const title = element('h3', 'In '), link = element('button', now.container);
    link.onclick = () => select(place, true);
    title.append(link);
    all.push(title, list(now.containerSentences ?? []));
  }
  reason.replaceChildren(...all);
  if (inspector.isNew) editor()?.postMessage({galley: 'chosen', path: now.path, view: now.view, preview: now.preview}, '*');
  inspector.isNew = false;
  galley.explained = now.node;
}
