"""Drives headless Chromium through a pipe, so that no port and no package is needed."""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import time


class Browser:
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

    def wait(self, expression, what):
        while time.monotonic() < self.end:
            if self.evaluate(f"!!({expression})"):
                return
            time.sleep(0.02)
        raise TimeoutError(f"{what}: {expression}")

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, **more)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def picture(self, folder, name):
        if folder:
            data = self.call("Page.captureScreenshot", format="png")["data"]
            with open(os.path.join(folder, name), "wb") as file:
                file.write(base64.b64decode(data))


def check(condition, what):
    if not condition:
        raise AssertionError(what)
    print(f"ok: {what}")
