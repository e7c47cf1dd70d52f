#!/usr/bin/env python3
"""Shows SVG pictures of the examples and of the gallery in headless Chromium and librsvg, compares each with Galley's own pixels, and
checks what they say to assistive technology.

Usage: svg-check.py GALLEY [NAME...] [--pictures FOLDER] [--seconds 1200]     NAME: only these sources, e.g. SocialCard

Run by svg-check.sh, which installs what it needs. With --pictures, what was compared is written there. In the first picture
faults are planted, each of which has to be noticed (svg_faults.py). It ends by itself, with
status 1 where a picture lies outside of the tolerance (svg_pixels.py) or a rule is broken (svg_speech.py)."""

import argparse
import glob
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time

from PIL import Image

import svg_faults
import svg_pixels
import svg_speech
from chromium import Browser
from gallery import SOURCES

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCALE = 2
NOW = "2025-06-15T15:06:40Z"


def sources():
    """The files, how their previews are shown, and what names them."""
    found = []
    for path in sorted(glob.glob(f"{ROOT}/Examples/*.swift")) + sorted(glob.glob(f"{ROOT}/Examples/Documents/*.swift")):
        found.append((os.path.splitext(os.path.basename(path))[0], path, []))
    view = 'Card(title: "Pictures of a million cards", author: "Galley")'
    found.append(("Card", f"{ROOT}/Examples/Distributed/Card.swift", ["--view", view]))
    return found + [(name, f"{ROOT}/Examples/Gallery/{name}.swift", options) for name, options in SOURCES]


def draw(galley, name, path, options, folder):
    """Draws a source's previews as PNG and SVG, and answers their names and files."""
    out = os.path.join(folder, name)
    os.makedirs(out)
    run = subprocess.run(
        [galley, "render", path, "--scale", str(SCALE), "--opaque", "--title", name, "--language", "en", "--now", NOW,
         "--json", "--quiet", "--timeout", "600", "--format", "png", "--format", "svg", "-o", out + "/"] + options,
        cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if run.returncode != 0:
        raise RuntimeError(run.stdout or f"galley render ended with status {run.returncode}")
    return [(view["name"], *(os.path.join(ROOT, output) for output in view["outputs"])) for view in json.loads(run.stdout)["views"]]


def show(browser, svg, size):
    browser.call("Emulation.setDeviceMetricsOverride", width=-(-size[0] // SCALE), height=-(-size[1] // SCALE),
                 deviceScaleFactor=SCALE, mobile=False)
    browser.call("Page.navigate", url="file://" + svg)
    browser.wait(f"location.href === {json.dumps('file://' + svg)} && document.readyState === 'complete'", "the picture")


def check(browser, axe, source, view, png, svg, pictures):
    """What is wrong with a picture, in words; and a line of what was measured."""
    ours = svg_pixels.load(png)
    show(browser, svg, (ours.shape[1], ours.shape[0]))
    base = svg[: -len(".svg")]
    browser.picture("/", base + "-Chromium.png")
    faults, shares = [], {}
    theirs = {"Chromium": svg_pixels.load(base + "-Chromium.png"), "librsvg": svg_pixels.librsvg(svg, SCALE, base + "-librsvg.png")}
    for viewer, picture in theirs.items():
        shares[viewer], places, fault = svg_pixels.difference(source, viewer, picture, ours)
        if fault:
            faults.append(fault)
        if pictures:
            keep(pictures, f"{os.path.basename(os.path.dirname(svg))}-{os.path.basename(base)}-{viewer}.png", picture, ours, places)
    wrong, order = svg_speech.document(browser)
    with open(svg) as file:
        violations, incomplete, passed = svg_speech.axe(browser, axe, file.read(), base + ".html")
    line = (f"{source}, {view}: of a million pixels {shares['Chromium']:.0f} other in Chromium, {shares['librsvg']:.0f} in librsvg; "
            f"{len(order)} parts are spoken; axe: {passed} rules hold, {len(violations)} broken, {len(incomplete)} open")
    return faults + wrong + ["axe: " + text for text in violations], "\n    open: ".join([line] + incomplete)


def plant(browser, axe, png, svg):
    """Plants faults in a picture, and answers those that are not noticed."""
    missed = []
    with open(svg) as file:
        text = file.read()
    for name, fault in svg_faults.FAULTS:
        planted = svg[: -len(".svg")] + "-planted.svg"
        with open(planted, "w") as file:
            file.write(fault(text))
        if fault(text) == text or not check(browser, axe, "planted", name, png, planted, None)[0]:
            missed.append(name)
    return missed


def keep(folder, name, theirs, ours, places):
    """Theirs, ours, and where they differ, side by side."""
    parts = [Image.fromarray(picture.astype("uint8")) for picture in (theirs, ours)]
    if places is not None:
        parts.append(Image.fromarray((~places).astype("uint8") * 255).convert("RGB"))
    sheet = Image.new("RGB", (sum(part.width for part in parts), max(part.height for part in parts)), "white")
    left = 0
    for part in parts:
        sheet.paste(part, (left, 0))
        left += part.width
    sheet.save(os.path.join(folder, name))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("galley")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--pictures")
    parser.add_argument("--seconds", type=float, default=1200)
    arguments = parser.parse_args()
    galley = os.path.abspath(arguments.galley)
    chosen = [source for source in sources() if not arguments.names or source[0] in arguments.names]
    if len(chosen) < len(set(arguments.names)) or not chosen:
        sys.exit(f"svg-check: there are the sources {', '.join(source[0] for source in sources())}")
    if arguments.pictures:
        os.makedirs(arguments.pictures, exist_ok=True)
    place = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    with open(os.path.join(place, "axe.min.js")) as file:
        axe = file.read()
    passed, failed, has_planted = 0, 0, False
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(time.monotonic() + arguments.seconds, profile)
        try:
            browser.call("Accessibility.enable")
            for name, path, options in chosen:
                for view, png, svg in draw(galley, name, path, options, folder):
                    faults, line = check(browser, axe, name, view, png, svg, arguments.pictures)
                    print(line)
                    if not has_planted:
                        has_planted = True
                        faults += [f"planted and not noticed: {one}" for one in plant(browser, axe, png, svg)]
                    for fault in faults:
                        print("    FAULT: " + fault)
                    passed, failed = (passed + 1, failed) if not faults else (passed, failed + 1)
        except (TimeoutError, RuntimeError, EOFError) as error:
            sys.exit(f"svg-check: {error}")
        finally:
            browser.process.kill()
            browser.process.wait()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
