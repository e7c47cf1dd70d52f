// Holds the view's clock, lets it run at a speed, and looks at other moments of what moves.
const moment = $('moment');
let time = {isHeld: false, speed: 1, now: 0};
$('hold').onclick = () => send({kind: 'time', isHeld: !time.isHeld});
$('speed').onchange = event => send({kind: 'time', speed: +event.target.value});
moment.oninput = () => later('moment', () => send({kind: 'time', isHeld: true, time: +moment.value}));
// The slider goes along with what moves.
function takeMoment(seconds) {
  if (!moment.disabled && !time.isHeld && !waiting.has('moment')) moment.value = seconds;
}
function takeTime(now) {
  time = now;
  $('hold').textContent = now.isHeld ? 'Play' : 'Pause';
  $('hold').setAttribute('aria-pressed', now.isHeld);
  if (document.activeElement !== $('speed')) $('speed').value = now.speed;
  const hasSpan = now.begin !== undefined;
  moment.disabled = !hasSpan;
  if (!hasSpan) {
    $('moment-text').textContent = now.isHeld ? 'held' : '';
    return;
  }
  moment.min = now.begin;
  moment.max = now.end;
  if (!waiting.has('moment')) moment.value = now.now;
  const seconds = value => Math.max(value - now.begin, 0).toFixed(2);
  $('moment-text').textContent = `${seconds(now.now)} of ${seconds(now.end)} s`;
  moment.setAttribute('aria-valuetext', $('moment-text').textContent);
}
