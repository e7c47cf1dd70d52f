"""The views of Tests/PreviewPages/Handing.swift: what is dragged within a view, with a mouse or, with --touch, a finger, and files that are
chosen, dropped and saved. A part of preview-test.py."""

import base64
import json
import struct
import time
import zlib

import preview_apps
from browsers import check, right
from preview_apps import contains


class Hold:
    """A pointer that lifts what it is on: a mouse as it moves, a finger once it has stayed."""

    def __init__(self, page, x, y):
        self.browser = page.browser
        self.at = x, y
        if self.browser.is_touch:
            self.browser.touch("touchStart", self.at)
            page.wait("!!dragged", "what the finger lifts")
        else:
            self.browser.mouse("mousePressed", x, y)
            self.move(x + 8, y)
            page.wait("!!dragged", "what the mouse lifts")

    def move(self, x, y, steps=6):
        (from_x, from_y), self.at = self.at, (x, y)
        for step in range(1, steps + 1):
            place = from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps
            if self.browser.is_touch:
                self.browser.touch("touchMove", place)
            else:
                self.browser.mouse("mouseMoved", *place, buttons=1)
            time.sleep(0.012)

    def end(self):
        if self.browser.is_touch:
            self.browser.touch("touchEnd")
        else:
            self.browser.mouse("mouseReleased", *self.at)


# Where what is under the finger is drawn.
PREVIEW = """(one => { const box = one?.getBoundingClientRect(); return box ? [box.x + box.width / 2, box.y + box.height / 2] : null; })
  (picture.querySelector('[data-view=DragPreview]'))"""


def board(page):
    page.view("Board")
    page.wait_text("Task 1")
    hold = Hold(page, *page.text("Task 2"))
    first = page.text("Task 1")[1]
    page.wait(page.has("Moving Task 2"), "the preview under the pointer")
    target = page.text("Done")
    hold.move(target[0], target[1] + 30)
    page.wait(contains("over yes"), "the target to be told")
    place = page.evaluate(PREVIEW)
    check(abs(place[0] - target[0]) < 3 and abs(place[1] - target[1] - 30) < 3, f"the preview is under the pointer, {place}")
    check(page.text("Task 1")[1] == first, "the list has not scrolled")
    page.picture("70-board-dragged.png")
    hold.end()
    page.wait(contains("done Task 2, over no"), "what is dropped")
    page.wait(f"!({PREVIEW})", "the preview to go")
    right("a value is dragged to a target, with its preview, and the target is told")
    hold = Hold(page, *page.text("Task 1"))
    hold.move(*page.text("Notes"))
    hold.end()
    page.wait(contains("note Task 1"), "the name that stands for the value")
    right("a value is dropped as what stands for it")
    hold = Hold(page, *page.text("Task 3"))
    hold.move(*page.text("Notes"))
    hold.move(*page.text("Task 4"))
    hold.end()
    page.wait("!dragged", "nothing to be dragged")
    check(page.evaluate(contains("note Task 1")), "what is let go beside a target is not dropped")
    right("what is let go beside a target is not dropped")
    # A finger that does not stay scrolls.
    x, y = page.text("Task 4")
    if page.browser.is_touch:
        for _ in range(3):
            page.drag(x, y, 0, -200)
            time.sleep(0.8)
    else:
        page.browser.wheel(x, y, 900)
    time.sleep(1)
    hold = Hold(page, *page.rest("Plain"))
    hold.move(*page.text("Notes"))
    hold.end()
    page.wait(contains("note plain words"), "the text that is dragged from a list that is scrolled")
    right("what lies in a scrolled list is dragged, and the list scrolls elsewhere")


# Files as a person would choose them.
FILES = """(names => { const all = new DataTransfer(); for (const [name, type, text] of names)
  all.items.add(new File([Uint8Array.from(atob(text), one => one.charCodeAt(0))], name, {type})); return all; })(%s)"""


def made(*files):
    return FILES % json.dumps([[name, type, base64.b64encode(data).decode()] for name, type, data in files])


def choose(page, *files):
    """Answers the choice of files that the page has opened; the browser's own window is kept shut (`watch`)."""
    page.wait("galley.clicks?.length > 0", "the browser's choice of files")
    page.evaluate(f"""(() => {{ const field = galley.chooser; galley.clicks = [];
      if ({len(files)}) {{ field.files = ({made(*files)}).files; field.dispatchEvent(new Event('change')); }}
      else field.dispatchEvent(new Event('cancel')); }})()""")


def watch(page):
    page.evaluate("""(() => { galley.clicks = []; HTMLInputElement.prototype.click = function() {
      galley.clicks.push([this.accept, this.multiple, navigator.userActivation?.isActive ?? true]); }; })()""")


def png():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"\0\xff\0\0")) + chunk(b"IEND", b""))


def drop(page, kind, x, y, *files):
    page.evaluate(f"""stage.dispatchEvent(new DragEvent('{kind}', {{bubbles: true, cancelable: true, clientX: {x}, clientY: {y},
      dataTransfer: {made(*files)}}}))""")


def tray(page):
    page.view("Tray")
    page.wait_text("Import")
    watch(page)
    page.click("Import")
    page.wait("galley.clicks.length === 1", "the choice of files")
    accept, is_many, is_active = page.evaluate("galley.clicks[0]")
    check(".txt" in accept and "text/plain" in accept and is_many and is_active,
          f"it is asked for texts, several, while the browser lets it: {accept}, {is_many}, {is_active}")
    large = b"0123456789" * 4000
    choose(page, ("a.txt", "text/plain", b"words"), ("../../b.txt", "text/plain", large), ("a.txt", "", b""))
    page.wait(contains("log a.txt=words;b.txt=40000;a.txt="), "the texts of the files")
    right("files are chosen, of any size, two of a name, and none with a way out of their folder")
    page.click("Import")
    choose(page)
    page.wait(contains("log cancelled"), "the choice that is called off")
    page.click("Import")
    choose(page, ("a.bin", "", b"1"))
    page.wait(contains("“a.bin” is no file of a type that can be chosen here"), "the file of another type")
    right("choosing nothing is told, and so is another type")
    page.evaluate("""(() => { galley.saved = null; const make = URL.createObjectURL; URL.createObjectURL = blob => {
      blob.text().then(text => { galley.saved = text; }); return make(blob); };
      HTMLAnchorElement.prototype.click = function() { galley.savedAs = this.download; }; })()""")
    page.click("Export")
    page.wait(contains("log words.txt"), "what is told of the saved file")
    page.wait("galley.saved === 'saved words' && galley.savedAs === 'words.txt'", "the saved file")
    right("a text is saved by the browser")
    page.click("Photo")
    page.wait("galley.clicks.length === 1", "the choice of pictures")
    check(page.evaluate("galley.clicks[0][0]") == "image/*", "it is asked for pictures")
    choose(page, ("p.png", "image/png", png()))
    page.wait(contains(f"log photo {len(png())}"), "the picture's bytes")
    page.wait("!!document.querySelector('#elements [aria-label=\"The photo\"]')", "the picture")
    page.picture("71-tray-photo.png")
    right("a picture is chosen, as bytes and as an image")
    x, y = page.text("Drop here")
    drop(page, "dragover", x, y, ("d.txt", "text/plain", b""))
    page.wait(contains("over yes"), "the target to be told")
    drop(page, "dragleave", x, y)
    page.wait(contains("over no"), "the target to be told that it is left")
    drop(page, "dragover", x, y, ("d.txt", "text/plain", b""))
    page.wait(contains("over yes"), "the target to be told again")
    drop(page, "drop", x, y, ("d.txt", "text/plain", b"1"), ("e.png", "image/png", png()))
    page.wait(r"/log d\.txt\+e\.png at (109|110),(59|60)/.test(picture.textContent) && " + contains("over no"), "what is dropped")
    right("files are dropped into the page, at their place")
    drop(page, "drop", 5, 5, ("f.txt", "text/plain", b"1"))
    time.sleep(0.5)
    check(page.evaluate(contains("log d.txt+e.png")), "what is dropped elsewhere is not taken, and the page stays")
    right("what is dropped beside a target is not taken")


def order(page):
    page.view("Order")
    page.wait(contains("names Ada,Bea,Cid"), "the rows")
    hold = Hold(page, *page.text("Eve"))
    x, y = page.text("Bea")
    hold.move(x + 100, y + 12)
    time.sleep(0.4)
    page.picture("72-between-rows.png")
    hold.end()
    page.wait(contains("names Ada,Bea,Eve,Cid"), "what is dropped between two rows")
    right("a value is dropped between two rows")
    # As another page's text, and one that is a link.
    x, y = page.rest("Ada")
    for kind in ["dragover", "drop"]:
        elsewhere(page, kind, x + 100, y - 12, "Zoë")
        time.sleep(0.3)
    page.wait(contains("names Zoë,Ada,Bea,Eve,Cid"), "the text from elsewhere")
    right("a text from another page is dropped")
    elsewhere(page, "drop", 5, 5, "nowhere")
    time.sleep(0.5)
    check(page.evaluate(contains("names Zoë,Ada,Bea,Eve,Cid")), "a text that is let go beside a target is not taken")


def elsewhere(page, kind, x, y, text):
    page.evaluate(f"""(() => {{ const all = new DataTransfer(); all.setData('text/plain', {json.dumps(text)});
      stage.dispatchEvent(new DragEvent('{kind}', {{bubbles: true, cancelable: true, clientX: {x}, clientY: {y}, dataTransfer: all}})); }})()""")


SCENES = [board, tray, order]


def run(page, only=None):
    preview_apps.run(page, only, SCENES)
