// A client of the Language Server Protocol: JSON-RPC with a process, and nothing that knows of an editor.
'use strict';
const {spawn} = require('node:child_process');

class Client {
  // `handlers` has a function for each notice and request that the server may send, and `log` and `ended`.
  constructor(command, args, options, handlers) {
    this.handlers = handlers;
    this.lastId = 0;
    this.waiting = new Map();
    this.bytes = Buffer.alloc(0);
    this.isOver = false;
    this.process = spawn(command, args, {...options, stdio: ['pipe', 'pipe', 'pipe']});
    this.process.on('error', error => this.end(`'${command}' cannot be started: ${error.message}`));
    this.process.on('exit', (code, signal) => this.end(`galley lsp has ended (${signal ?? code})`));
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', bytes => this.take(bytes));
    this.process.stderr.on('data', bytes => handlers.log(String(bytes)));
  }

  end(reason) {
    if (this.isOver) return;
    this.isOver = true;
    for (const {reject} of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    this.handlers.ended(reason, this.isStopping === true);
  }

  write(message) {
    if (this.isOver) return;
    const body = Buffer.from(JSON.stringify({jsonrpc: '2.0', ...message}));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) { this.write({method, params}); }

  // A promise of the result; `token` is an editor's, which may cancel it.
  request(method, params, token) {
    if (this.isOver) return Promise.reject(new Error('galley lsp is not running'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const cancelling = token?.onCancellationRequested(() => this.notify('$/cancelRequest', {id}));
      const done = settle => value => { cancelling?.dispose(); settle(value); };
      this.waiting.set(id, {resolve: done(resolve), reject: done(reject)});
      this.write({id, method, params});
    });
  }

  take(bytes) {
    this.bytes = Buffer.concat([this.bytes, bytes]);
    for (;;) {
      const head = this.bytes.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.bytes.toString('latin1', 0, head))?.[1] ?? NaN);
      if (!Number.isInteger(length)) return this.process.kill();
      if (this.bytes.length < head + 4 + length) return;
      const body = this.bytes.toString('utf8', head + 4, head + 4 + length);
      this.bytes = this.bytes.subarray(head + 4 + length);
      this.receive(JSON.parse(body));
    }
  }

  receive({id, method, params, result, error}) {
    if (method === undefined) {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(Object.assign(new Error(error.message), {code: error.code})); else waiting?.resolve(result);
      return;
    }
    const handle = this.handlers[method];
    if (id === undefined) { handle?.(params); return; }
    if (handle) this.write({id, result: handle(params) ?? null});
    else this.write({id, error: {code: -32601, message: `there is no method '${method}'`}});
  }

  // Asks it to end; it is killed where it does not.
  async stop() {
    if (this.isOver) return;
    this.isStopping = true;
    const killing = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request('shutdown');
      this.notify('exit');
    } catch {}
    await new Promise(resolve => this.isOver ? resolve() : this.process.once('exit', resolve));
    clearTimeout(killing);
  }
}

module.exports = {Client};
