// Visual Studio Code's interface as far as the extension uses it, without the editor.
'use strict';
const {fileURLToPath, pathToFileURL} = require('node:url');
const fs = require('node:fs');

class Position {
  constructor(line, character) { Object.assign(this, {line, character}); }
}
class Range {
  constructor(start, end) { Object.assign(this, {start, end}); }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get scheme() { return this.text.split(':')[0]; }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}
class Emitter {
  constructor() {
    this.listeners = new Set();
    this.event = listener => {
      this.listeners.add(listener);
      return {dispose: () => this.listeners.delete(listener)};
    };
  }
  fire(value) { return Promise.all([...this.listeners].map(listener => listener(value))); }
}
class Document {
  constructor(path, text) {
    Object.assign(this, {uri: Uri.file(path), languageId: path.endsWith('.swift') ? 'swift' : 'plaintext', version: 1, text});
  }
  getText() { return this.text; }
}
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({uri, range, text}); }
}

// A fresh editor with a folder open; `did` lists what the extension has asked it to do.
function makeEditor(folder, configuration) {
  const events = {open: new Emitter(), change: new Emitter(), save: new Emitter(), close: new Emitter()};
  const did = [], providers = {}, commands = {}, panels = [], published = new Map(), news = new Emitter();
  const note = (kind, value) => { did.push({kind, ...value}); news.fire(kind); };
  const register = kind => (_, provider) => {
    providers[kind] = provider;
    return {dispose() {}};
  };
  const workspace = {
    workspaceFolders: [{uri: Uri.file(folder), name: 'test'}], textDocuments: [],
    getConfiguration: () => ({get: (key, other) => configuration[key] ?? other}),
    onDidOpenTextDocument: events.open.event, onDidChangeTextDocument: events.change.event,
    onDidSaveTextDocument: events.save.event, onDidCloseTextDocument: events.close.event,
    async openTextDocument(uri) {
      return workspace.textDocuments.find(document => document.uri.text === uri.text)
        ?? new Document(uri.fsPath, fs.readFileSync(uri.fsPath, 'utf8'));
    },
  };
  const editor = {
    did, providers, commands, panels, published, workspace,
    // What `find` finds, as soon as it finds something.
    async until(find) {
      for (let left = 600; left; left--) {
        const found = find();
        if (found) return found;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      throw new Error(`nothing came: ${JSON.stringify(did)}`);
    },
    open(path, text) {
      const document = new Document(path, text);
      workspace.textDocuments.push(document);
      events.open.fire(document);
      return document;
    },
    // Replaces `old`, which is there once.
    type(document, old, text) {
      const at = document.text.indexOf(old), before = document.text.slice(0, at).split('\n');
      const start = new Position(before.length - 1, before.at(-1).length), parts = old.split('\n');
      const end = new Position(start.line + parts.length - 1, parts.length > 1 ? parts.at(-1).length : start.character + old.length);
      document.text = document.text.slice(0, at) + text + document.text.slice(at + old.length);
      document.version++;
      events.change.fire({document, contentChanges: [{range: new Range(start, end), text}]});
    },
    vscode: {
      Position, Range, Uri, WorkspaceEdit,
      Diagnostic: class { constructor(range, message, severity) { Object.assign(this, {range, message, severity}); } },
      DiagnosticRelatedInformation: class { constructor(location, message) { Object.assign(this, {location, message}); } },
      Location: class { constructor(uri, range) { Object.assign(this, {uri, range}); } },
      Hover: class { constructor(contents, range) { Object.assign(this, {contents, range}); } },
      MarkdownString: class { constructor(value) { this.value = value; } },
      CodeLens: class { constructor(range, command) { Object.assign(this, {range, command}); } },
      CodeAction: class { constructor(title, kind) { Object.assign(this, {title, kind}); } },
      CodeActionKind: {QuickFix: 'quickfix'}, CompletionItemKind: {Value: 11},
      CompletionItem: class { constructor(label, kind) { Object.assign(this, {label, kind}); } },
      CompletionList: class { constructor(items, isIncomplete) { Object.assign(this, {items, isIncomplete}); } },
      ViewColumn: {One: 1, Beside: -2}, ProgressLocation: {Window: 10},
      env: {asExternalUri: async uri => uri},
      workspace,
      languages: {
        createDiagnosticCollection: () => ({
          set: (uri, list) => { published.set(uri.text, list); news.fire(); },
          clear: () => published.clear(), dispose() {},
        }),
        registerHoverProvider: register('hover'), registerCodeLensProvider: register('lens'),
        registerCodeActionsProvider: register('action'), registerCompletionItemProvider: register('completion'),
      },
      commands: {
        registerCommand(name, run) {
          commands[name] = run;
          return {dispose() {}};
        },
        async executeCommand(name, ...values) { note('execute', {name, values}); },
      },
      window: {
        activeTextEditor: undefined,
        createOutputChannel: () => ({append: text => note('log', {text}), appendLine: text => note('log', {text}), dispose() {}}),
        showInformationMessage: text => note('message', {text}), showErrorMessage: text => note('error', {text}),
        setStatusBarMessage: text => note('status', {text}),
        withProgress: (_, work) => work(),
        createTerminal(options) {
          note('terminal', {options});
          return {show() {}};
        },
        async showTextDocument(document, options) { note('show', {path: document.uri.fsPath, options}); },
        createWebviewPanel(kind, title, place, options) {
          const received = new Emitter(), gone = new Emitter();
          const panel = {
            title, place, options, isRevealed: false, post: message => received.fire(message),
            webview: {html: '', onDidReceiveMessage: received.event}, onDidDispose: gone.event,
            reveal() { panel.isRevealed = true; },
            dispose() { gone.fire(); },
          };
          panels.push(panel);
          return panel;
        },
      },
    },
  };
  return editor;
}

module.exports = {makeEditor, Position, Range};
