"""Drives headless Firefox by WebDriver BiDi, over a WebSocket on loopback; no package is needed."""

import base64
import json
import os
import re
import select
import shutil
import socket
import struct
import subprocess
import sys
import time

import browsers

# The signs by which WebDriver knows keys that write nothing.
KEYS = {"Enter": "\uE007", "Tab": "\uE004", "Escape": "\uE00C", "Backspace": "\uE003", "Delete": "\uE017", "ArrowLeft": "\uE012",
        "ArrowUp": "\uE013", "ArrowRight": "\uE014", "ArrowDown": "\uE015", "Home": "\uE011", "End": "\uE010", "PageUp": "\uE00E",
        "PageDown": "\uE00F", "F10": "\uE03A", "Shift": "\uE008", "Control": "\uE009", "Alt": "\uE00A", "Meta": "\uE03D"}
ACTIONS = {"mousePressed": "pointerDown", "mouseReleased": "pointerUp", "touchStart": "pointerDown", "touchMove": None}
BUTTONS = {"left": 0, "middle": 1, "right": 2}
SETTINGS = {
    "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True, "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1", "dom.w3c_touch_events.enabled": 1,
    # The page is light unless a script says otherwise.
    "layout.css.prefers-color-scheme.content-override": 1}


class Browser(browsers.Browser):
    def __init__(self, end, folder):
        self.end, self.last, self.fingers = end, 0, 0
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            sys.exit("there is no Firefox on the path")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "user.js"), "w") as file:
            for name, value in SETTINGS.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        # Input methods and the colour scheme are no part of BiDi: they are set from Firefox's own scripts.
        self.process = subprocess.Popen(
            [program, "--headless", "--remote-debugging-port", "0", "--remote-allow-system-access", "--no-remote", "--profile", folder],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            self.socket, self.rest = connected(port_of(self.process, end)), b""
            self.call("session.new", capabilities={})
            self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def call(self, method, **parameters):
        self.last += 1
        self.socket.sendall(frame(json.dumps({"id": self.last, "method": method, "params": parameters}).encode()))
        while True:
            answer = json.loads(self.message())
            if answer.get("id") == self.last:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]

    def message(self):
        """A text message, of one frame or several."""
        whole = b""
        while True:
            first, second = self.bytes(2)
            length = second & 127
            if length > 125:
                length = struct.unpack(">H" if length == 126 else ">Q", self.bytes(2 if length == 126 else 8))[0]
            data = self.bytes(length)
            if first & 15 == 8:
                raise EOFError("Firefox has ended")
            if first & 15 < 8:
                whole += data
                if first & 128:
                    return whole

    def bytes(self, count):
        while len(self.rest) < count:
            left = self.end - time.monotonic()
            if left <= 0 or not select.select([self.socket], [], [], left)[0]:
                raise TimeoutError("an answer of Firefox's")
            new = self.socket.recv(1 << 20)
            if not new:
                raise EOFError("Firefox has ended")
            self.rest += new
        data, self.rest = self.rest[:count], self.rest[count:]
        return data

    def evaluate(self, expression):
        answer = self.call("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True,
                           userActivation=True)
        if answer["type"] == "exception":
            raise RuntimeError(f"{answer['exceptionDetails']['text']} in {expression[:400]}")
        return plain(answer["result"])

    def as_firefox(self, expression):
        """Evaluates in Firefox's own window."""
        windows = self.call("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"]
        answer = self.call("script.evaluate", expression=expression, target={"context": windows[0]["context"]}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return plain(answer["result"])

    def open(self, address):
        self.call("browsingContext.navigate", context=self.context, url=address, wait="interactive")
        # The keys are the page's, as where a person has opened it; until then they are the address bar's, and pages hear of no focus.
        self.as_firefox("(window.focus(), gBrowser.selectedBrowser.focus())")

    def act(self, kind, id, actions, **parameters):
        self.call("input.performActions", context=self.context, actions=[{"type": kind, "id": id, "actions": actions, **parameters}])

    def mouse(self, kind, x, y, buttons=None, button="left", **_):
        actions = [{"type": "pointerMove", "x": x, "y": y}]
        if ACTIONS.get(kind):
            actions.append({"type": ACTIONS[kind], "button": BUTTONS[button]})
        self.act("pointer", "mouse", actions, parameters={"pointerType": "mouse"})

    def double(self, x, y):
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.act("pointer", "mouse", [{"type": "pointerMove", "x": x, "y": y}, *press, *press], parameters={"pointerType": "mouse"})

    def wheel(self, x, y, way, sideways=0):
        self.act("wheel", "wheel", [{"type": "scroll", "x": round(x), "y": round(y), "deltaX": round(sideways), "deltaY": round(way)}])

    def touch(self, kind, *points):
        """All fingers are told of at once; those that are left out go."""
        sources = []
        for finger in range(max(self.fingers, len(points))):
            if finger < len(points):
                x, y = points[finger]
                actions = [{"type": "pointerMove", "x": x, "y": y}]
                if finger >= self.fingers:
                    actions.append({"type": "pointerDown", "button": 0})
            else:
                actions = [{"type": "pointerUp", "button": 0}]
            sources.append({"type": "pointer", "id": f"finger{finger}", "parameters": {"pointerType": "touch"}, "actions": actions})
        self.fingers = len(points)
        self.call("input.performActions", context=self.context, actions=sources)

    def swipe(self, x, y, way_x, way_y, steps=6):
        # At once: each call waits for what is drawn, and what is let go late no longer moves.
        moves = [{"type": "pointerMove", "x": x + way_x * step / steps, "y": y + way_y * step / steps, "duration": 16}
                 for step in range(1, steps + 1)]
        self.act("pointer", "finger0", [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves,
                                        {"type": "pointerUp", "button": 0}], parameters={"pointerType": "touch"})

    def press(self, name, held):
        keys = [KEYS[one] for one in held] + [KEYS.get(name, name)]
        self.act("key", "keyboard", [{"type": "keyDown", "value": one} for one in keys]
                 + [{"type": "keyUp", "value": one} for one in reversed(keys)])

    def insert(self, text):
        """As emoji panels, dictation and on-screen keyboards do: without keys."""
        self.evaluate(f"document.execCommand('insertText', false, {json.dumps(text)})")

    def compose(self, *steps, pause=0):
        """As input methods do: each of the texts stands in the last one's place, and the last is taken."""
        self.as_firefox("(() => { gBrowser.selectedBrowser.focus(); globalThis.composer = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);"
                        " return composer.beginInputTransactionForTests(window); })()")
        for step in steps:
            self.as_firefox(f"""(() => {{
                const text = {json.dumps(step)};
                composer.setPendingCompositionString(text);
                composer.appendClauseToPendingComposition(text.length, composer.ATTR_RAW_CLAUSE);
                composer.setCaretInPendingComposition(text.length);
                return composer.flushPendingComposition();
            }})()""" if step else "composer.cancelComposition()")
            time.sleep(pause)
        if steps[-1]:
            self.as_firefox("composer.commitComposition()")

    def size(self, width, height):
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}, devicePixelRatio=1)

    def scheme(self, name):
        value = {"dark": 0, "light": 1, None: 1}[name]
        self.as_firefox(f"Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {value})")

    def calm(self, is_calm):
        """Whether less is to move."""
        self.as_firefox(f"Services.prefs.setIntPref('ui.prefersReducedMotion', {int(is_calm)})")

    def screenshot(self):
        return self.call("browsingContext.captureScreenshot", context=self.context)["data"]


def port_of(process, end):
    """The port that Firefox says it listens on; what else it says is passed over."""
    said = b""
    os.set_blocking(process.stderr.fileno(), False)
    while time.monotonic() < end:
        select.select([process.stderr], [], [], 0.5)
        said += process.stderr.read() or b""
        found = re.search(rb"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)", said)
        if found:
            return int(found.group(1))
        if process.poll() is not None:
            raise EOFError(f"Firefox has ended: {said.decode(errors='replace')[-400:]}")
    raise TimeoutError("Firefox's port")


def connected(port):
    one = socket.create_connection(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    one.sendall((f"GET /session HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        new = one.recv(1)
        if not new:
            raise EOFError("Firefox takes no WebSocket")
        answer += new
    if b" 101 " not in answer.split(b"\r\n")[0]:
        raise RuntimeError(f"Firefox answers {answer.splitlines()[0]}")
    return one


def frame(data):
    length, mask = len(data), os.urandom(4)
    head = bytes([0x81]) + (bytes([128 | length]) if length < 126 else bytes([254]) + struct.pack(">H", length) if length < 65536
                            else bytes([255]) + struct.pack(">Q", length))
    return head + mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(data))


def plain(value):
    """What a script has answered, as Python has it."""
    kind, inner = value["type"], value.get("value")
    if kind in ("string", "boolean"):
        return inner
    if kind == "number":
        return float(inner.replace("Infinity", "inf")) if isinstance(inner, str) else inner
    if kind == "array":
        return [plain(one) for one in inner or []]
    if kind == "object":
        return {name if isinstance(name, str) else plain(name): plain(one) for name, one in inner or []}
    return None
