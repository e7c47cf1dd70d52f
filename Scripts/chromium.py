"""Drives headless Chromium through a pipe, so that no port and no package is needed."""

import json
import os
import select
import shutil
import subprocess
import sys
import time

import browsers
from browsers import check

__all__ = ["Browser", "check"]

# The numbers by which Chromium knows keys, and what they write.
CODES = {"Enter": 13, "Tab": 9, "Escape": 27, "Backspace": 8, "Delete": 46, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
         "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "F10": 121}
WRITTEN = {"Enter": "\r"}
HELD = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


class Browser(browsers.Browser):
    def __init__(self, end, folder):
        self.end, self.last, self.rest = end, 0, b""
        to_read, self.to_write = os.pipe()
        self.to_read, to_write = os.pipe()

        def wire():
            # Chromium reads commands from descriptor 3 and answers on 4.
            high = [os.dup(to_read), os.dup(to_write)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            sys.exit("there is no Chromium on the path")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=wire, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    session = None

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_write, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                left = self.end - time.monotonic()
                if left <= 0 or not select.select([self.to_read], [], [], left)[0]:
                    raise TimeoutError(method)
                new = os.read(self.to_read, 1 << 20)
                if not new:
                    raise EOFError("Chromium has ended")
                self.rest += new
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def open(self, address):
        self.call("Page.navigate", url=address)

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", **{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, **more})

    def wheel(self, x, y, way, sideways=0):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=sideways, deltaY=way)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)])

    def press(self, name, held):
        bits = sum(HELD[one] for one in held)
        is_letter = len(name) == 1
        code = CODES.get(name) or (ord(name.upper()) if is_letter and name.isalnum() else 0)
        sign = f"Key{name.upper()}" if is_letter and name.isalpha() else f"Digit{name}" if name.isdigit() else "Space" if name == " " else name
        known = {"key": name, "code": sign, "windowsVirtualKeyCode": code, "modifiers": bits}
        text = WRITTEN.get(name, name if is_letter else "")
        is_text = text and not bits & ~HELD["Shift"]
        self.call("Input.dispatchKeyEvent", type="keyDown", **known, **({"text": text} if is_text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **known)

    def insert(self, text):
        """As emoji panels, dictation and on-screen keyboards do: without keys."""
        self.call("Input.insertText", text=text)

    def compose(self, *steps, pause=0):
        """As input methods do: each of the texts stands in the last one's place, and the last is taken."""
        for step in steps[:-1]:
            self.call("Input.imeSetComposition", text=step, selectionStart=len(step), selectionEnd=len(step))
            time.sleep(pause)
        if steps[-1]:
            self.insert(steps[-1])
        else:
            self.call("Input.imeSetComposition", text="", selectionStart=0, selectionEnd=0)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}] if name else [])

    def calm(self, is_calm):
        """Whether less is to move."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce" if is_calm else ""}])

    def screenshot(self):
        return self.call("Page.captureScreenshot", format="png")["data"]
