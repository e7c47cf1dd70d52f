#!/usr/bin/env python3
"""Drives the page of `galley preview` in headless Chromium, on loopback: a click selects a chip, a saved change is shown, what does
not compile is shown over the last picture, the window's size is dragged, and a phone's width is enough.

Usage: preview-test.py GALLEY EXAMPLES_FOLDER [--pictures FOLDER] [--seconds 300]

It ends by itself, with status 1 where something is otherwise. With --pictures, screenshots are written there. Chromium is spoken to
through a pipe, so that no port and no package is needed."""

import argparse
import base64
import json
import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
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
            sys.exit("preview-test: no Chromium on the path")
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


FILL = "galley.pictureBuild && document.querySelector('#picture svg')"
PICTURE = "document.getElementById('picture').innerHTML"
WORK = "[...document.querySelectorAll('#elements [role=button]')].findLast(one => one.ariaLabel?.includes('%s'))"


def place(browser, label):
    box = browser.evaluate(f"(box => [box.x + box.width / 2, box.y + box.height / 2])({WORK % label}.getBoundingClientRect())")
    return box[0], box[1]


def check(condition, what):
    if not condition:
        raise AssertionError(what)
    print(f"ok: {what}")


def run(arguments, folder, browser_folder):
    end = time.monotonic() + arguments.seconds
    source = os.path.join(folder, "CategoryChips.swift")
    shutil.copy(os.path.join(arguments.examples, "CategoryChips.swift"), source)
    server = subprocess.Popen(
        [arguments.galley, "preview", "CategoryChips.swift", "--no-open"], cwd=folder, stdout=subprocess.PIPE,
        text=True)
    browser = None
    try:
        address = re.search(r"http://\S+", server.stdout.readline()).group()
        browser = Browser(end, browser_folder)
        browser.size(1000, 700)
        browser.call("Page.navigate", url=address)
        browser.wait("window.galley && " + FILL, "the first picture")
        print("    ", browser.evaluate("document.getElementById('times').textContent"))
        browser.picture(arguments.pictures, "1-begun.png")
        scenes(browser, arguments, source)
    finally:
        if browser:
            browser.process.kill()
            browser.process.wait()
        server.terminate()
        server.wait()


def scenes(browser, arguments, source):
    before = browser.evaluate(PICTURE)
    times = []
    for label in ["Travel", "Study", "All", "Travel"]:
        x, y = place(browser, label)
        sent = browser.evaluate("galley.sent")
        browser.click(x, y)
        browser.wait(f"galley.answered > {sent} && galley.answered === galley.sent", "the click's picture")
        times.append(browser.evaluate("galley.latency"))
    check(browser.evaluate(PICTURE) != before, "a click selects a chip")
    print(f"     click to picture: {', '.join(f'{time:.0f} ms' for time in times if time is not None)}")
    browser.picture(arguments.pictures, "2-travel.png")

    with open(source) as file:
        text = file.read()

    def save(new):
        with open(source, "w") as file:
            file.write(new)
        return time.monotonic()

    build = browser.evaluate("galley.pictureBuild")
    start = save(text.replace('title: "Category"', 'title: "Section"'))
    browser.wait(f"galley.pictureBuild > {build} && {PICTURE}.includes('Section')", "the saved change")
    print(f"ok: a saved change is shown after {1000 * (time.monotonic() - start):.0f} ms")
    print("    ", browser.evaluate("document.getElementById('times').textContent"))
    browser.picture(arguments.pictures, "3-saved.png")

    save(text.replace("Divider()", "Dividerr()"))
    browser.wait("!document.getElementById('problem').hidden", "the compiler's message")
    message = browser.evaluate("document.querySelector('#problem pre').textContent")
    check("CategoryChips.swift:27:" in message and "Dividerr" in message, "an error is shown with its line")
    check(browser.evaluate(f"{PICTURE}.includes('Section')"), "the last picture stays under it")
    browser.picture(arguments.pictures, "4-error.png")
    save(text)
    browser.wait("document.getElementById('problem').hidden", "the error to go")

    x, y = browser.evaluate("(box => [box.x + 4, box.y + 4])(handle.getBoundingClientRect())")
    browser.mouse("mousePressed", x, y)
    for step in range(1, 6):
        browser.mouse("mouseMoved", x + 20 * step, y + 10 * step, buttons=1)
    browser.mouse("mouseReleased", x + 100, y + 50)
    browser.wait("shown.width === 560 && shown.height === 368", "the dragged size")
    print("ok: the window's size is dragged")
    browser.evaluate("(() => { const one = document.getElementById('appearance'); one.value = 'dark'; "
                     "one.dispatchEvent(new Event('change')); })()")
    browser.wait("shown.isDark && stage.classList.contains('dark')", "the dark picture")
    browser.picture(arguments.pictures, "5-dark-resized.png")

    browser.evaluate(f"{WORK % 'Health'}.focus()")
    before = browser.evaluate(PICTURE)
    browser.call("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", windowsVirtualKeyCode=13)
    browser.wait(f"{PICTURE} !== {json.dumps(before)}", "the key's picture")
    print("ok: the keyboard selects a chip")
    browser.size(390, 800)
    time.sleep(0.3)
    check(browser.evaluate("document.documentElement.scrollWidth <= 390"), "a phone's width is enough for the page")
    browser.picture(arguments.pictures, "6-phone.png")

    browser.size(1000, 700)
    build = browser.evaluate("galley.pictureBuild")
    save(text.replace("choice = category.id\n", 'if category.id == "Travel" { fatalError("planted") }\nchoice = category.id\n'))
    browser.wait(f"galley.pictureBuild > {build}", "the view that will crash")
    browser.click(*place(browser, "Travel"))
    browser.wait("!document.getElementById('problem').hidden", "the crash")
    check("planted" in browser.evaluate("document.querySelector('#problem pre').textContent"), "a crash is explained")
    browser.picture(arguments.pictures, "7-crash.png")
    save(text)
    browser.wait("document.getElementById('problem').hidden", "the view after the crash")
    sent = browser.evaluate("galley.sent")
    browser.click(*place(browser, "Travel"))
    browser.wait(f"galley.answered > {sent} && galley.answered === galley.sent", "the click after the crash")
    print("ok: a saved file is shown after a crash")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("galley")
    parser.add_argument("examples")
    parser.add_argument("--pictures")
    parser.add_argument("--seconds", type=float, default=300)
    arguments = parser.parse_args()
    arguments.galley = os.path.abspath(arguments.galley)
    if arguments.pictures:
        os.makedirs(arguments.pictures, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as browser_folder:
        try:
            run(arguments, folder, browser_folder)
        except (AssertionError, TimeoutError, RuntimeError, EOFError) as error:
            sys.exit(f"preview-test: {error}")


if __name__ == "__main__":
    main()
