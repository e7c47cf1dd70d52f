// The page's own script opens a `WebSocket`, and another when that has closed. This one greets with the session's token first, and
// keeps what concerns the session to itself.
'use strict';
(() => {
  const random = () => [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0')).join('');
  const key = 'galley-session', notice = document.getElementById('notice');
  let own = {page: random(), token: null}, isOver = false;
  try { own = JSON.parse(sessionStorage.getItem(key)) ?? own; } catch {}
  function keep(now) {
    own = now;
    try { sessionStorage.setItem(key, JSON.stringify(own)); } catch {}
  }
  function tell(text) {
    notice.hidden = !text;
    notice.textContent = text ?? '';
  }
  function over(text) {
    isOver = true;
    tell(text + ' Press a key or touch the page to begin anew.');
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => location.reload(), {once: true});
  }
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor() {
      if (isOver) return {readyState: 3};
      super((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/live?page=' + own.page);
      this.addEventListener('open', () => {
        super.send(JSON.stringify(own.token ? {token: own.token} : {}));
        document.getElementById('state').textContent = 'Connected';
      });
      this.addEventListener('message', event => {
        if (!event.data.startsWith('{"session"')) {
          // When the page's own script has taken the message in.
          requestAnimationFrame(() => document.body.classList.toggle(
            'several', document.getElementById('view').options.length > 1));
          return;
        }
        event.stopImmediatePropagation();
        const {session} = JSON.parse(event.data);
        if (session.token) document.body.dataset.session = session.token === own.token ? 'kept' : 'new';
        if (session.token) keep({...own, token: session.token});
        if (session.notice || session.token) tell(session.notice);
      });
      this.addEventListener('close', ({code}) => {
        if (code === 4003) keep({page: random(), token: null});
        if (code === 4000 || code === 4002) {
          keep({page: random(), token: null});
          over(notice.textContent);
        }
        if (code === 4001) over('This goes on in another window.');
      });
    }
  };
  addEventListener('pointerdown', event => { if (!isOver && !notice.contains(event.target)) tell(null); }, true);
})();
