// Galley in Visual Studio Code: `galley lsp` behind the editor's own interface, and the preview in a panel.
'use strict';
const vscode = require('vscode');
const {Client} = require('./client');
const {Panels} = require('./panel');

const selector = {language: 'swift', scheme: 'file'};
let client, diagnostics, panels, log, restarts = [];

const place = ({line, character}) => new vscode.Position(line, character);
const range = ({start, end}) => new vscode.Range(place(start), place(end));
const named = document => ({uri: document.uri.toString()});
const isOurs = document => document.languageId === 'swift' && document.uri.scheme === 'file';
const settings = () => vscode.workspace.getConfiguration('galley');

// MARK: The server

const handlers = {
  log: text => log.append(text),
  ended(reason, isMeant) {
    client = undefined;
    diagnostics.clear();
    if (isMeant) return;
    log.appendLine(reason);
    // What ends again and again is not started again.
    restarts = [...restarts.filter(time => Date.now() - time < 60000), Date.now()];
    if (restarts.length < 4) start();
    else vscode.window.showErrorMessage(`${reason}. Set galley.path, or read the log, and run “Galley: Restart the server”.`);
  },
  'window/logMessage': ({message}) => log.appendLine(message),
  'window/showMessage': ({message}) => { vscode.window.showInformationMessage(message); },
  'window/workDoneProgress/create': () => null,
  '$/progress': ({value}) => { vscode.window.setStatusBarMessage(value.kind === 'end' ? '' : `$(sync~spin) ${value.title ?? ''}`); },
  'textDocument/publishDiagnostics'({uri, version, diagnostics: list}) {
    const address = vscode.Uri.parse(uri);
    const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === address.toString());
    if (open && version !== undefined && version !== open.version) return;
    diagnostics.set(address, list.map(item => {
      // Severities count from 0 here.
      const made = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
      Object.assign(made, {source: item.source, code: item.code, tags: item.tags});
      made.relatedInformation = item.relatedInformation?.map(({location, message}) =>
        new vscode.DiagnosticRelatedInformation(new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
      return made;
    }));
  },
};

async function start() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const cwd = folders[0]?.uri.fsPath;
  const own = client = new Client(settings().get('path', 'galley'), ['lsp', ...settings().get('arguments', [])], {cwd}, handlers);
  try {
    await own.request('initialize', {
      processId: process.pid, rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(({uri, name}) => ({uri: uri.toString(), name})),
      initializationOptions: {takesResults: true},
      capabilities: {
        general: {positionEncodings: ['utf-16']}, window: {workDoneProgress: true},
        textDocument: {publishDiagnostics: {relatedInformation: true}},
      },
    });
  } catch (error) {
    log.appendLine(error.message);
    return;
  }
  own.notify('initialized', {});
  for (const document of vscode.workspace.textDocuments) open(document);
}

function open(document) {
  if (!isOurs(document)) return;
  client?.notify('textDocument/didOpen', {
    textDocument: {...named(document), languageId: 'swift', version: document.version, text: document.getText()},
  });
}

function change({document, contentChanges}) {
  if (!isOurs(document) || !contentChanges.length) return;
  client?.notify('textDocument/didChange', {
    textDocument: {...named(document), version: document.version},
    contentChanges: contentChanges.map(({range, text}) => ({range: {start: range.start, end: range.end}, text})),
  });
}

// Nothing where the server refuses: an editor asks again.
async function ask(method, params, token) {
  try {
    return await client?.request(method, params, token);
  } catch (error) {
    if (error.code !== -32800) log.appendLine(`${method}: ${error.message}`);
  }
}

// MARK: What the editor asks for

const hovers = {
  async provideHover(document, position, token) {
    const found = await ask('textDocument/hover', {textDocument: named(document), position}, token);
    return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
  },
};

const lenses = {
  async provideCodeLenses(document, token) {
    const found = await ask('textDocument/codeLens', {textDocument: named(document)}, token);
    return (found ?? []).map(({range: place, command}) => new vscode.CodeLens(range(place), {
      ...command, title: command.command === 'galley.preview' ? 'Preview' : command.title,
    }));
  },
};

const actions = {
  async provideCodeActions(document, wanted, _, token) {
    const found = await ask('textDocument/codeAction', {
      textDocument: named(document), range: {start: wanted.start, end: wanted.end}, context: {diagnostics: []},
    }, token);
    return (found ?? []).map(({title, isPreferred, edit}) => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      [action.isPreferred, action.edit] = [isPreferred, new vscode.WorkspaceEdit()];
      for (const [uri, edits] of Object.entries(edit.changes)) {
        for (const {range: place, newText} of edits) action.edit.replace(vscode.Uri.parse(uri), range(place), newText);
      }
      return action;
    });
  },
};

const completions = {
  async provideCompletionItems(document, position, token) {
    const found = await ask('textDocument/completion', {textDocument: named(document), position}, token);
    if (!found?.items.length) return undefined;
    const items = found.items.map(({label, filterText, sortText, textEdit}) => Object.assign(
      new vscode.CompletionItem(label, vscode.CompletionItemKind.Value),
      {filterText, sortText, insertText: textEdit.newText, range: range(textEdit.range)}));
    return new vscode.CompletionList(items, found.isIncomplete);
  },
};

// MARK: Commands

// A lens gives an object; the palette gives nothing, and means the file that is shown.
function argument(given) {
  const shown = vscode.window.activeTextEditor?.document;
  if (given?.uri) return given;
  return shown && isOurs(shown) ? named(shown) : undefined;
}

async function execute(command, given) {
  const own = argument(given);
  if (!own || !client) {
    vscode.window.showErrorMessage(own ? 'galley lsp is not running.' : 'Open a Swift file first.');
    return;
  }
  try {
    const work = () => client.request('workspace/executeCommand', {command, arguments: [own]});
    return {own, result: await vscode.window.withProgress({location: vscode.ProgressLocation.Window, title: 'Galley'}, work)};
  } catch (error) {
    vscode.window.showErrorMessage(error.message);
  }
}

async function render(given) {
  const done = await execute('galley.render', given);
  for (const picture of done?.result.pictures ?? []) {
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(picture), vscode.ViewColumn.Beside);
  }
}

async function preview(given) {
  const done = await execute('galley.preview', given);
  if (done) await panels.show(done.result.url, done.own.uri, done.own.preview ?? 'Galley');
}

function play(given) {
  const own = argument(given);
  if (!own) return;
  const args = ['play', '--script', '-', ...own.preview ? [`--preview=${own.preview}`] : [], '--', vscode.Uri.parse(own.uri).fsPath];
  const terminal = vscode.window.createTerminal({name: `Galley: ${own.preview ?? 'play'}`, shellPath: settings().get('path', 'galley'), shellArgs: args});
  terminal.show();
}

// A view was clicked in a panel: its source is selected.
async function select(uri, {path, view, preview}) {
  const found = await ask('galley/place', {textDocument: {uri}, chosen: {path, view, preview}});
  if (!found) {
    vscode.window.setStatusBarMessage('Galley: nothing tells where this view is written', 4000);
    return;
  }
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(found.uri));
  await vscode.window.showTextDocument(document, {viewColumn: vscode.ViewColumn.One, selection: range(found.range)});
}

// MARK: Life

async function activate(context) {
  log = vscode.window.createOutputChannel('Galley');
  diagnostics = vscode.languages.createDiagnosticCollection('galley');
  panels = new Panels(vscode, select);
  const {commands, languages, workspace} = vscode;
  context.subscriptions.push(
    log, diagnostics, panels,
    workspace.onDidOpenTextDocument(open), workspace.onDidChangeTextDocument(change),
    workspace.onDidSaveTextDocument(document => {
      if (isOurs(document)) client?.notify('textDocument/didSave', {textDocument: named(document)});
    }),
    workspace.onDidCloseTextDocument(document => {
      if (isOurs(document)) client?.notify('textDocument/didClose', {textDocument: named(document)});
    }),
    languages.registerHoverProvider(selector, hovers), languages.registerCodeLensProvider(selector, lenses),
    languages.registerCodeActionsProvider(selector, actions, {providedCodeActionKinds: [vscode.CodeActionKind.QuickFix]}),
    languages.registerCompletionItemProvider(selector, completions, '"', '.'),
    commands.registerCommand('galley.render', render), commands.registerCommand('galley.preview', preview),
    commands.registerCommand('galley.play', play),
    commands.registerCommand('galley.restart', async () => {
      restarts = [];
      await client?.stop();
      await start();
    }));
  await start();
}

const deactivate = () => client?.stop();

module.exports = {activate, deactivate};
