// The extension under a stub of the editor's interface, with the real server: GALLEY=PATH node --test Editors/vscode/test
'use strict';
const {test, after, before} = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const Module = require('node:module');
const {makeEditor, Position, Range} = require('./vscode');
const {Client} = require('../client');
const {html} = require('../panel');

const galley = process.env.GALLEY ?? 'galley';
const source = `import SwiftUI

struct Card: View {
    var body: some View {
        VStack {
            Text("Größe 🐈").fontt(.body)
            Button("Add") {}.frame(width: 60, height: 60)
        }
    }
}

#Preview("One") { Card() }
`;

let folder, editor, extension, document;

function load(vscode) {
  const resolve = Module._load;
  Module._load = (name, ...rest) => name === 'vscode' ? vscode : resolve(name, ...rest);
  try {
    delete require.cache[require.resolve('../extension')];
    return require('../extension');
  } finally {
    Module._load = resolve;
  }
}

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-vscode-'));
  fs.writeFileSync(path.join(folder, 'Card.swift'), source);
  editor = makeEditor(folder, {path: galley, arguments: ['--no-lint']});
  extension = load(editor.vscode);
  await extension.activate({subscriptions: []});
  document = editor.open(path.join(folder, 'Card.swift'), source);
});

after(async () => {
  await extension.deactivate();
  fs.rmSync(folder, {recursive: true});
});

test('a verdict is shown, its suggestion is an edit, and what is typed takes it away', async () => {
  const [found] = await editor.until(() => editor.published.get(document.uri.text));
  assert.equal(found.source, 'galley');
  assert.equal(found.code, 'unknown-member');
  assert.equal(found.severity, 0);
  assert.deepEqual({...found.range.start}, {line: 5, character: 29});
  const [action] = await editor.providers.action.provideCodeActions(document, found.range, {}, undefined);
  assert.equal(action.edit.edits[0].text, 'font');
  assert.deepEqual(action.edit.edits[0].range, found.range);
  editor.type(document, 'fontt', 'font');
  await editor.until(() => editor.published.get(document.uri.text)?.length === 0);
});

test('a hover says why a view has its size', async () => {
  const hover = await editor.providers.hover.provideHover(document, new Position(6, 14), undefined);
  assert.match(hover.contents.value, /^\*\*Button "?Add"?\*\*/);
  assert.equal(await editor.providers.hover.provideHover(document, new Position(1, 0), undefined), null);
});

test('names of symbols are completed in quotes', async () => {
  editor.type(document, 'Button("Add") {}', 'Image(systemName: "heart.text")');
  const list = await editor.providers.completion.provideCompletionItems(document, new Position(6, 41), undefined);
  assert.deepEqual(list.items.map(item => item.label), ['heart.text.square', 'heart.text.square.fill']);
  assert.deepEqual({...list.items[0].range.start}, {line: 6, character: 31});
  editor.type(document, 'Image(systemName: "heart.text")', 'Button("Add") {}');
});

test('the lenses draw, play in a terminal, and show the view beside its source', async () => {
  const lenses = await editor.providers.lens.provideCodeLenses(document, undefined);
  assert.deepEqual(lenses.map(lens => lens.command.title), ['Render', 'Preview', 'Play']);
  assert.ok(lenses.every(lens => lens.range.start.line === 11));
  const run = lens => editor.commands[lens.command.command](...lens.command.arguments);
  await run(lenses[0]);
  const opened = editor.did.find(({kind}) => kind === 'execute');
  assert.equal(opened.name, 'vscode.open');
  assert.equal(fs.readFileSync(opened.values[0].fsPath).toString('latin1', 1, 4), 'PNG');
  await run(lenses[2]);
  const {options} = editor.did.find(({kind}) => kind === 'terminal');
  assert.deepEqual(options.shellArgs, ['play', '--script', '-', '--preview=One', '--', path.join(folder, 'Card.swift')]);

  // The preview is of what is saved.
  fs.writeFileSync(path.join(folder, 'Card.swift'), document.text);
  await run(lenses[1]);
  const [panel] = editor.panels;
  assert.equal(panel.title, 'One');
  assert.equal(panel.place.viewColumn, -2);
  const [, address] = /src="(http:\/\/127\.0\.0\.1:\d+\/)"/.exec(panel.webview.html);
  const page = await new Promise((resolve, reject) => http.get(address, resolve).on('error', reject));
  assert.equal(page.statusCode, 200);
  assert.match(page.headers['content-security-policy'], /frame-ancestors vscode-webview: vscode-file:$/);
  page.resume();
  await run(lenses[1]);
  assert.equal(editor.panels.length, 1);
  assert.ok(panel.isRevealed);

  // As the page says which view was clicked.
  const view = (kind, label) => ({kind, label, owners: ['Card'], number: 0});
  await panel.post({galley: 'chosen', view: 'One', path: [view('VStack'), view('frame'), view('Button', 'Add')]});
  const shown = await editor.until(() => editor.did.find(({kind}) => kind === 'show'));
  assert.equal(shown.path, path.join(folder, 'Card.swift'));
  assert.deepEqual({...shown.options.selection.start}, {line: 6, character: 12});
});

test('what the panel lets in', () => {
  const text = html('http://127.0.0.1:8090/');
  assert.match(text, /default-src 'none'; frame-src http:\/\/127\.0\.0\.1:8090;/);
  assert.match(text, /origin === "http:\/\/127\.0\.0\.1:8090"/);
});

test('a program that is not there is told, and not started for ever', async () => {
  const other = makeEditor(folder, {path: '/nowhere/galley'});
  const broken = load(other.vscode);
  await broken.activate({subscriptions: []});
  const {text} = await other.until(() => other.did.find(({kind}) => kind === 'error'));
  assert.match(text, /'\/nowhere\/galley' cannot be started/);
});

test('the client takes messages in any pieces, and gives up on what is none', async () => {
  const answers = [];
  const script = `process.stdout.write('Content-Le'); setTimeout(() => process.stdout.write(
    'ngth: 41\\r\\n\\r\\n{"jsonrpc":"2.0","method":"a","params":1}Content-Length: 41\\r\\n\\r\\n{"jsonrpc":"2.0","method":"a","params":2}junk\\r\\n\\r\\n'), 50);
    setInterval(() => {}, 1000)`;
  await new Promise(resolve => new Client(process.execPath, ['-e', script], {}, {log() {}, ended: resolve, a: value => answers.push(value)}));
  assert.deepEqual(answers, [1, 2]);
});
