// A panel beside the source that shows the page of `galley preview`, and hands over which view was clicked in it.
'use strict';
const {randomBytes} = require('node:crypto');

// The panel's own page: a frame around the other, and a messenger between it and the extension.
function html(address) {
  const nonce = randomBytes(16).toString('hex'), {origin} = new URL(address);
  const policy = `default-src 'none'; frame-src ${origin}; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">html,body,iframe{margin:0;padding:0;border:0;width:100%;height:100%;display:block}body{height:100vh}</style></head>
<body><iframe id="page" title="The view, alive" src="${address}"></iframe><script nonce="${nonce}">
const code = acquireVsCodeApi(), page = document.getElementById('page');
addEventListener('message', ({source, origin, data}) => {
  if (source === page.contentWindow) { if (origin === ${JSON.stringify(origin)} && data?.galley === 'chosen') code.postMessage(data); }
  else if (data?.galley === 'inspect') page.contentWindow.postMessage(data, ${JSON.stringify(origin)});
});
page.addEventListener('load', () => page.contentWindow.postMessage({galley: 'inspect', isOn: true}, ${JSON.stringify(origin)}));
</script></body></html>`;
}

class Panels {
  // `chosen` is told the document and what the page says of a view.
  constructor(vscode, chosen) {
    [this.vscode, this.chosen, this.panels] = [vscode, chosen, new Map()];
  }

  async show(url, uri, title) {
    const {vscode} = this, known = this.panels.get(url);
    if (known) return known.reveal(undefined, true);
    // Where the editor is on another machine than the server.
    const outside = await vscode.env.asExternalUri(vscode.Uri.parse(url));
    const panel = vscode.window.createWebviewPanel(
      'galley', title, {viewColumn: vscode.ViewColumn.Beside, preserveFocus: true},
      {enableScripts: true, retainContextWhenHidden: true});
    this.panels.set(url, panel);
    panel.onDidDispose(() => this.panels.delete(url));
    panel.webview.onDidReceiveMessage(message => { if (message?.galley === 'chosen') return this.chosen(uri, message); });
    panel.webview.html = html(outside.toString(true));
  }

  dispose() { for (const panel of [...this.panels.values()]) panel.dispose(); }
}

module.exports = {Panels, html};
