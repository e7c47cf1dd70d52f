// The compiler's messages, each beside its line of the source.
function showLines(text) {
  const place = $('problem').querySelector('ol'), plain = $('problem').querySelector('pre'), found = messagesIn(text);
  plain.hidden = found.length > 0;
  place.replaceChildren(...found.map(({where, kind, message, lines, notes}) => {
    const item = document.createElement('li');
    item.className = kind;
    item.append(element('b', where), element('span', `${kind}: ${message}`));
    if (lines.length) item.append(marked(lines));
    for (const note of notes) item.append(element('div', note));
    return item;
  }));
}
function messagesIn(text) {
  const found = [];
  for (const line of text.split('\n')) {
    const head = /^(.*?:\d+(?::\d+)?): (error|warning|note): (.*)$/.exec(line);
    if (head && head[2] === 'note' && found.length) found.at(-1).notes.push(`note: ${head[3]}`);
    else if (head) found.push({where: head[1], kind: head[2], message: head[3], lines: [], notes: []});
    else if (found.length && line.trim() && !found.at(-1).notes.length) found.at(-1).lines.push(line);
  }
  return found;
}
// A line of the source; what the compiler underlines is underlined.
function marked([source, under = '']) {
  const code = document.createElement('code'), indent = /^\s*/.exec(source)[0].length;
  const begin = under.search(/[~^]/), end = begin < 0 ? -1 : under.trimEnd().length;
  if (begin < indent || end <= begin) { code.textContent = source.trim(); return code; }
  const mark = element('mark', source.slice(begin, end));
  code.append(source.slice(indent, begin), mark, source.slice(end));
  return code;
}
