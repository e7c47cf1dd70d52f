#!/usr/bin/env python3
"""Walks through a site in headless Chromium: walk.py FOLDER [--pictures FOLDER]

Begins at index.html and opens every page that a link leads to, as a person would. Each page has to have a title and a heading, all its
pictures, every place that links of other pages name, and nothing that sticks out sideways, in a window and on a phone, light and dark. With
--pictures the first screen of each page is left there. Ends with status 1 where something is wrong, 69 without Chromium."""

import argparse
import os
import pathlib
import shutil
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from chromium import Browser

LOOKS = [("light", 1280, 900), ("dark", 390, 844)]
# What a page is asked when it has been loaded.
QUESTION = """(() => {
  const pictures = [...document.images];
  for (const image of pictures) image.loading = 'eager';
  return Promise.all(pictures.map(image => image.decode().catch(() => {}))).then(() => ({
    title: document.title, headings: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth, window: document.documentElement.clientWidth,
    missing: pictures.filter(image => !image.naturalWidth).map(image => image.getAttribute('src')),
    places: [...document.querySelectorAll('[id], a[name]')].map(place => place.id || place.name),
    links: [...document.querySelectorAll('a[href]')].map(link => link.href),
  }));
})()"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    folder = options.folder.resolve()
    if not (folder / "index.html").is_file():
        print(f"walk: there is no site in '{folder}'; run make site", file=sys.stderr)
        return 66
    if not any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        print("walk: there is no Chromium on the path", file=sys.stderr)
        return 69
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(time.monotonic() + 900, profile)
        try:
            faults, pages, links = walk(browser, folder, options.pictures)
        finally:
            browser.process.terminate()
            browser.process.wait()
    for fault in faults:
        print(f"walk: {fault}", file=sys.stderr)
    print(f"walk: {pages} pages and {links} links, {len(faults)} faults")
    return 1 if faults else 0


def look(browser, page):
    browser.call("Page.navigate", url=page.as_uri())
    browser.wait(f"document.readyState === 'complete' && location.href.startsWith({page.as_uri()!r})", str(page))
    return browser.evaluate(QUESTION)


def walk(browser, folder, pictures):
    faults, places, wanted, waiting, seen, links = [], {}, [], [folder / "index.html"], set(), 0
    for scheme, width, height in LOOKS:
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        # The first look finds the pages; the others go through the same.
        queue = list(waiting) if not seen else sorted(seen)
        while queue:
            page = queue.pop(0)
            is_new = page not in seen
            if is_new:
                seen.add(page)
            name = page.relative_to(folder)
            found = look(browser, page)
            if pictures:
                browser.picture(pictures, f"{str(name)[:-5].replace('/', '-')}-{width}-{scheme}.png")
            if found["width"] > found["window"]:
                faults.append(f"{name}: {found['width']} wide in a window of {found['window']}")
            if not is_new:
                continue
            faults += [f"{name}: no picture '{source}'" for source in found["missing"]]
            if not found["title"] or found["headings"] != 1:
                faults.append(f"{name}: titled '{found['title']}', with {found['headings']} headings of the first level")
            places[page] = set(found["places"])
            for link in found["links"]:
                parts = urllib.parse.urlsplit(link)
                if parts.scheme != "file":
                    continue
                links += 1
                target = pathlib.Path(os.path.normpath(urllib.parse.unquote(parts.path)))
                if not target.is_file() or folder not in target.parents:
                    faults.append(f"{name}: '{link}' leads nowhere")
                elif target.suffix == ".html" and "reference" not in target.relative_to(folder).parts:
                    wanted.append((name, target, urllib.parse.unquote(parts.fragment)))
                    if target not in seen and target not in queue:
                        queue.append(target)
    for name, target, place in wanted:
        if place and place not in places[target]:
            faults.append(f"{name}: there is no '#{place}' in {target.relative_to(folder)}")
    return faults, len(seen), links


if __name__ == "__main__":
    sys.exit(main())
