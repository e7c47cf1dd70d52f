// The WebSocket: sends commands, hands over what comes, and says when it has been drawn. `opened`, `tell` and `drawn` are the page's.
const begun = new Map();
let socket, pause = 200;

function send(command) {
  if (!socket || socket.readyState !== 1) return;
  command.id = ++galley.sent;
  begun.set(command.id, performance.now());
  if (begun.size > 500) begun.delete(begun.keys().next().value);
  socket.send(JSON.stringify(command));
}
function connect() {
  socket = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/live');
  socket.onopen = () => { pause = 200; forgetEdits(); opened(); };
  socket.onmessage = event => {
    // A head, and the parts that it names, each in a line of its own.
    const [head, ...lines] = event.data.split('\n'), message = JSON.parse(head);
    message.parts.forEach((name, index) => { message[name] = JSON.parse(lines[index]); });
    galley.characters += event.data.length;
    if (message.status.pictureBuild !== galley.pictureBuild) forgetEdits();
    if (message.picture) {
      try { takePicture(message.picture); }
      catch (error) {
        galley.lost += 1;
        send({kind: 'whole'});
      }
    }
    tell(message);
    requestAnimationFrame(() => {
      if (message.picture) {
        measure(message.picture.answered ?? 0);
        scrolling.goOn();
      }
      drawn(message);
      if (socket.readyState === 1) socket.send(JSON.stringify({kind: 'drawn', host: message.host}));
    });
  };
  socket.onclose = () => {
    closed();
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 3000);
  };
}
function measure(id) {
  galley.pictures += 1;
  const since = begun.get(id);
  galley.answered = id;
  galley.latency = since === undefined ? null : performance.now() - since;
  for (const key of begun.keys()) if (key <= id) begun.delete(key);
}

// What happens often is sent once a frame, the newest of it.
const waiting = new Map();
function later(name, action) {
  if (!waiting.size) requestAnimationFrame(flush);
  waiting.set(name, action);
}
function flush() {
  const actions = [...waiting.values()];
  waiting.clear();
  for (const action of actions) action();
}
