#!/usr/bin/env python3
"""Drives the page of `galley preview` in headless Chromium or Firefox, on loopback: a click selects a chip, a saved change is shown, what does
not compile is shown over the last picture, the window's size is dragged, and a phone's width is enough; then the scenes of
preview_scenes.py, with what moves, controls, screens, the inspector and the time slider; then everyday apps (preview_apps.py, preview_daily.py, preview_writing.py), and what is
dragged and handed over (preview_handing.py); then those of preview_finger.py, whose server is 100 ms away, the projects of preview_projects.py, state that stays (preview_kept.py), and the page as a tool (preview_tool.py; with axe-core
where Python finds axe-playwright-python).

Usage: preview-test.py GALLEY EXAMPLES_FOLDER [--pictures FOLDER] [--seconds 300] [--only files|scenes|apps|daily|handing|finger|projects|kept|tool]
       [--scene NAME] [--browser chromium|firefox] [--strict]

It ends by itself, with status 1 where something is otherwise; a scene ends with its first fault, and the next is played. With
--scene, only the one of that name is. With --pictures, screenshots are written there. With --strict the
rate of pictures and the times have to hold, which they do where the machine has nothing else to do."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import chromium
import firefox
import preview_apps
import preview_daily
import preview_finger
import preview_handing
import preview_kept
import preview_keys
import preview_passages
import preview_projects
import preview_scenes
import preview_tool
import preview_writing
from browsers import RIGHT, WRONG, check, play, right
from delayed import DelayedWay

BROWSERS = {"chromium": chromium, "firefox": firefox}
FILL = "galley.pictureBuild && document.querySelector('#picture svg')"
PICTURE = "document.getElementById('picture').innerHTML"
WORK = "[...document.querySelectorAll('#elements [role=button]')].findLast(one => one.ariaLabel?.includes('%s'))"


def place(browser, label):
    box = browser.evaluate(f"(box => [box.x + box.width / 2, box.y + box.height / 2])({WORK % label}.getBoundingClientRect())")
    return box[0], box[1]


class Server:
    """`galley preview` of a file, and its page."""

    def __init__(self, arguments, folder, file, browser_folder, end, delay=0):
        self.process = subprocess.Popen(
            [arguments.galley, "preview", file, "--no-open"], cwd=folder, stdout=subprocess.PIPE, text=True)
        self.browser = self.way = None
        try:
            address = re.search(r"http://\S+", self.process.stdout.readline()).group()
            if delay:
                self.way = DelayedWay(int(re.search(r":(\d+)", address[7:]).group(1)), delay)
                address = re.sub(r":\d+", f":{self.way.port}", address)
            self.browser = BROWSERS[arguments.browser].Browser(end, browser_folder)
            self.browser.is_touch = arguments.touch
            self.browser.size(1000, 700)
            self.browser.open(address)
            self.browser.wait("window.galley && " + FILL, "the first picture", patience=120)
            print("    ", self.browser.evaluate("document.getElementById('times').textContent"))
        except BaseException:
            self.end()
            raise

    def __enter__(self):
        return self.browser

    def __exit__(self, *_):
        self.end()

    def end(self):
        if self.browser:
            self.browser.process.kill()
            self.browser.process.wait()
        if self.way:
            self.way.end()
        self.process.terminate()
        self.process.wait()


def run(arguments, folder, browser_folder):
    end = time.monotonic() + arguments.seconds
    if not arguments.keyboard and (not arguments.only or arguments.only == "files"):
        source = os.path.join(folder, "CategoryChips.swift")
        shutil.copy(os.path.join(arguments.examples, "CategoryChips.swift"), source)
        with Server(arguments, folder, "CategoryChips.swift", os.path.join(browser_folder, "1"), end) as browser:
            browser.picture(arguments.pictures, "1-begun.png")
            scenes(browser, arguments, source)
    if not arguments.only or arguments.only == "scenes" or arguments.keyboard:
        source = os.path.join(folder, "Scenes.swift")
        shutil.copy(os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", "Scenes.swift"), source)
        with Server(arguments, folder, "Scenes.swift", os.path.join(browser_folder, "2"), end) as browser:
            if arguments.keyboard:
                return preview_keys.run(preview_scenes.Page(browser, arguments.pictures), arguments.scene)
            if not arguments.scene:
                saving(browser, source, arguments.strict)
            preview_scenes.run(preview_scenes.Page(browser, arguments.pictures), arguments.strict, arguments.scene)
    if not arguments.only or arguments.only == "apps":
        shutil.copy(os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", "Apps.swift"), folder)
        with Server(arguments, folder, "Apps.swift", os.path.join(browser_folder, "apps"), end) as browser:
            preview_apps.run(preview_scenes.Page(browser, arguments.pictures), arguments.scene)
            preview_passages.run(preview_scenes.Page(browser, arguments.pictures), arguments.scene)
    if not arguments.only or arguments.only == "daily":
        for part in [preview_daily, preview_writing]:
            name = part.__name__.removeprefix("preview_").capitalize()
            shutil.copy(os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", name + ".swift"), folder)
            with Server(arguments, folder, name + ".swift", os.path.join(browser_folder, name), end) as browser:
                part.run(preview_scenes.Page(browser, arguments.pictures), arguments.scene)
    if not arguments.only or arguments.only == "handing":
        shutil.copy(os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", "Handing.swift"), folder)
        with Server(arguments, folder, "Handing.swift", os.path.join(browser_folder, "handing"), end) as browser:
            preview_handing.run(preview_scenes.Page(browser, arguments.pictures), arguments.scene)
    if not arguments.only or arguments.only == "finger":
        shutil.copy(os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", "Finger.swift"), folder)
        with Server(arguments, folder, "Finger.swift", os.path.join(browser_folder, "3"), end, delay=0.1) as browser:
            preview_finger.run(preview_scenes.Page(browser, arguments.pictures), arguments.strict, arguments.scene)
    if not arguments.only or arguments.only == "projects":
        for index, (name, scene) in enumerate(preview_projects.SCENES.items()):
            shutil.copytree(os.path.join(arguments.examples, "Projects", name), os.path.join(folder, name))
            with Server(arguments, folder, name, os.path.join(browser_folder, f"p{index}"), end) as browser:
                play(name, lambda: scene(preview_scenes.Page(browser, arguments.pictures)))
    if not arguments.only or arguments.only == "kept":
        source = os.path.join(folder, "Kept.swift")
        write(source, preview_kept.SOURCE)
        with Server(arguments, folder, "Kept.swift", os.path.join(browser_folder, "kept"), end) as browser:
            preview_kept.run(preview_scenes.Page(browser, arguments.pictures), source)
    if not arguments.only or arguments.only == "tool":
        for count in [1, 12, 60]:
            source = os.path.join(folder, f"Cards{count}.swift")
            write(source, preview_tool.source(count))
            with Server(arguments, folder, f"Cards{count}.swift", os.path.join(browser_folder, f"t{count}"), end) as browser:
                page = preview_scenes.Page(browser, arguments.pictures)
                preview_tool.run(page, count)
                if count == 12:
                    write(source, preview_tool.source(count, notes=25))
                    preview_tool.notes(page)
                    write(source, preview_tool.source(count).replace(".padding()", ".padding()\n        Dividerr()", 1))
                    preview_tool.problem(page)


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def saving(browser, source, is_strict):
    with open(source) as file:
        text = file.read()
    times = []
    for turn in range(3):
        with open(source, "w") as file:
            file.write(text.replace('Text("\\(pet.votes)")', f'Text("\\(pet.votes){"!" * (turn + 1)}")'))
        start = time.monotonic()
        browser.wait(f"{PICTURE}.includes('>4{'!' * (turn + 1)}<')", "the saved change", patience=90)
        times.append(time.monotonic() - start)
    with open(source, "w") as file:
        file.write(text)
    browser.wait(f"{PICTURE}.includes('>4<')", "the text as it was", patience=90)
    times.sort()
    print(f"     from save to picture, {len(text.splitlines())} lines: median {times[1]:.2f} s, worst {times[2]:.2f} s")
    if is_strict:
        check(times[1] <= 1.0, "a saved file is shown within a second")


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
    right(f"a saved change is shown after {1000 * (time.monotonic() - start):.0f} ms")
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
    width, height = browser.evaluate("[size.width, size.height]")
    browser.mouse("mousePressed", x, y)
    for step in range(1, 6):
        browser.mouse("mouseMoved", x + 20 * step, y + 10 * step, buttons=1)
    browser.mouse("mouseReleased", x + 100, y + 50)
    # The view stays in the middle: its width grows on both sides.
    browser.wait(f"shown.width === {width + 200} && shown.height === {height + 50}", "the dragged size")
    right("the window's size is dragged")
    browser.evaluate("(() => { const one = document.getElementById('appearance'); one.value = 'dark'; "
                     "one.dispatchEvent(new Event('change')); })()")
    browser.wait("shown.isDark && stage.classList.contains('dark')", "the dark picture")
    browser.picture(arguments.pictures, "5-dark-resized.png")

    browser.evaluate(f"{WORK % 'Health'}.focus()")
    before = browser.evaluate(PICTURE)
    browser.key("Enter")
    browser.wait(f"{PICTURE} !== {json.dumps(before)}", "the key's picture")
    right("the keyboard selects a chip")
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
    right("a saved file is shown after a crash")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("galley")
    parser.add_argument("examples")
    parser.add_argument("--pictures")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--only", choices=["files", "scenes", "apps", "daily", "handing", "finger", "projects", "kept", "tool"])
    parser.add_argument("--browser", choices=list(BROWSERS), default="chromium")
    parser.add_argument("--scene")
    parser.add_argument("--keyboard", action="store_true")
    parser.add_argument("--touch", action="store_true")
    parser.add_argument("--strict", action="store_true")
    arguments = parser.parse_args()
    arguments.galley = os.path.abspath(arguments.galley)
    if arguments.pictures:
        os.makedirs(arguments.pictures, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as browser_folder:
        try:
            run(arguments, folder, browser_folder)
        except (AssertionError, TimeoutError, RuntimeError, EOFError) as error:
            WRONG.append(str(error))
    print(f"preview-test: {arguments.browser}, {len(RIGHT)} checks right, {len(WRONG)} wrong")
    if WRONG:
        sys.exit("\n".join(f"preview-test: {what}" for what in WRONG))


if __name__ == "__main__":
    main()
