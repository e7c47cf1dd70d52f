"""The scenes of Tests/PreviewPages by keyboard alone: what a person does there without a pointer. A part of preview-test.py (--keyboard)."""

import json
import time

from browsers import check, play, right
from preview_scenes import TEXT

# What has the browser's focus: its name, or what it is.
ACTIVE = "(one => one === document.body ? 'the page' : (one.ariaLabel || one.id || one.textContent.trim()).slice(0, 40))(document.activeElement)"
MOST_TABS = 60


class Keys:
    """A page, and a person with a keyboard."""

    def __init__(self, page):
        self.page = page

    def press(self, *names):
        for name in names:
            self.page.browser.key(*name.split("+")[::-1])

    def to(self, label, way="Tab"):
        """Presses a key until an element with this in its name has the focus."""
        seen = []
        for _ in range(MOST_TABS):
            name = self.page.evaluate(ACTIVE)
            if label in name and self.page.evaluate("elements.contains(document.activeElement)"):
                return
            seen.append(name)
            self.press(way)
        raise AssertionError(f"no key leads to “{label}”, but to {', '.join(dict.fromkeys(seen))}")

    def use(self, label, key="Enter", way="Tab"):
        self.to(label, way)
        self.press(key)

    def show(self, name):
        """Goes to a preview by the key for the next one."""
        index = self.page.evaluate(f"[...document.getElementById('view').options].findIndex(one => one.text === '{name}')")
        check(index >= 0, f"there is a preview “{name}”")
        self.page.evaluate("document.activeElement.blur()")
        for _ in range(40):
            now = self.page.evaluate("shown.view ?? 0")
            if now == index:
                return
            self.press("]" if now < index else "[")
            self.page.wait(f"(shown.view ?? 0) !== {now}", "the next preview")
        raise AssertionError(f"no key leads to the preview “{name}”")

    def wait_text(self, text):
        self.page.wait_text(text)

    def wait_no(self, text):
        self.page.wait(f"!({self.page.has(text)})", f"“{text}” to go")


def leaderboard(keys):
    keys.show("Leaderboard")
    keys.wait_text("Cat")
    place = TEXT % '"Dog"'
    before = keys.page.evaluate(f"({place})[1]")
    for _ in range(3):
        keys.use("Vote Dog", " ")
    keys.page.wait(f"({place})[1] < {before} - 20", "Dog to rise")
    right("keys: the space bar votes")


def window(keys):
    keys.page.evaluate("document.activeElement.blur()")
    width = keys.page.evaluate("size.width")
    for _ in range(MOST_TABS):
        if keys.page.evaluate("document.activeElement.id") == "handle":
            break
        keys.press("Tab")
    keys.press("ArrowRight", "ArrowRight")
    keys.page.wait(f"shown.width > {width}", "the larger window")
    right("keys: arrows change the window's size")


def radial(keys):
    keys.show("Radial")
    keys.use("B0")
    keys.wait_text("B1")
    begin = keys.page.text("B1")
    keys.use("Switch")
    keys.page.wait(f"(place => Math.abs(place[0] - {begin[0]}) + Math.abs(place[1] - {begin[1]}) > 40)({TEXT % json.dumps('B1')})", "the circle")
    right("keys: Return uses buttons")


def controls(keys):
    keys.show("Controls")
    keys.use("Lights", " ")
    keys.wait_text("lights on")
    keys.press("Enter")
    keys.wait_text("lights off")
    right("keys: a toggle")
    before = keys.page.evaluate("+picture.textContent.match(/level (\\d+)/)[1]")
    keys.press("Tab", "ArrowRight", "ArrowUp")
    keys.page.wait(f"+picture.textContent.match(/level (\\d+)/)[1] > {before}", "the slider")
    right("keys: arrows move a slider")
    keys.to("Name")
    keys.page.browser.type("Ada")
    keys.wait_text("hello Ada")
    keys.press("Backspace", "Shift+ArrowLeft", "o")
    keys.wait_text("hello Ao")
    right("keys: a field is typed into, and selected in")


def screens(keys):
    keys.show("Screens")
    keys.wait_text("Row 3")
    keys.to("Row 3")
    keys.press("Enter")
    keys.wait_text("Details of 3")
    right("keys: a row is pushed")
    keys.use("Back")
    keys.wait_no("Details of 3")
    right("keys: the bar's button leads back")
    before = keys.page.text("Row 4")
    keys.press("PageDown")
    keys.page.wait(f"(place => !place || place[1] < {before[1]} - 100)({TEXT % json.dumps('Row 4')})", "the list to scroll")
    keys.press("End")
    keys.page.wait(keys.page.has("Row 59"), "the list's end")
    keys.press("Home")
    keys.page.wait(f"(place => place && Math.abs(place[1] - {before[1]}) < 200)({TEXT % json.dumps('Row 4')})", "the list's beginning")
    right("keys: a list is scrolled by page, to its end and back")
    keys.use("Open sheet")
    keys.wait_text("In the sheet")
    time.sleep(0.6)
    keys.press("Tab")
    check("Close sheet" in keys.page.evaluate(ACTIVE), "keys: the tab key stays in a sheet")
    keys.press("Enter")
    keys.wait_no("In the sheet")
    right("keys: a sheet is opened and closed")


def tabs(keys):
    keys.show("Tabs")
    keys.use("First count 0")
    keys.wait_text("First count 1")
    keys.use("Second")
    keys.use("Second count 0")
    keys.wait_text("Second count 1")
    keys.to("Second")
    keys.use("First", way="Shift+Tab")
    keys.wait_text("First count 1")
    right("keys: tabs")
    place = keys.page.text("Line 3")
    keys.press("ArrowDown", "ArrowDown", "ArrowDown")
    keys.page.wait(f"(place => place[1] < {place[1]} - 60)({TEXT % json.dumps('Line 3')})", "the rows to scroll")
    right("keys: arrows scroll what nobody can choose")


def timer(keys):
    keys.show("Timer")
    keys.use("Start")
    keys.page.wait("/tick [2-9]/.test(picture.textContent)", "ticks")
    keys.use("Stop")
    right("keys: a timer is begun and stopped")


def editing(keys):
    keys.show("Editing")
    keys.use("Edit")
    keys.wait_text("Done")
    time.sleep(0.4)
    keys.to("Reorder Apple")
    keys.press("ArrowDown")
    keys.wait_text("order Pear Apple Plum Fig")
    right("keys: a row is moved")
    keys.use("Remove Plum")
    time.sleep(0.4)
    keys.use("Delete")
    keys.wait_text("order Pear Apple Fig")
    right("keys: a row is deleted")


def columns(keys):
    keys.show("Columns")
    keys.use("Salad")
    keys.wait_text("Recipe of Salad")
    right("keys: a column's row is chosen")


def menus(keys):
    keys.show("Menus")
    keys.use("Actions")
    keys.wait_text("Copy")
    time.sleep(0.4)
    keys.press("ArrowDown")
    check("Copy" in keys.page.evaluate(ACTIVE), "keys: arrows lead into a menu")
    keys.press("ArrowDown", "Enter")
    keys.wait_text("By letter")
    time.sleep(0.4)
    keys.use("By letter", way="ArrowDown")
    keys.wait_text("chose letter, small")
    right("keys: a submenu")
    keys.use("Actions")
    keys.wait_text("Copy")
    keys.press("Escape")
    keys.wait_no("Copy")
    check("Actions" in keys.page.evaluate(ACTIVE), "keys: Escape closes a menu, and the focus is where it was")


def pager(keys):
    keys.show("Pager")
    keys.wait_text("Card 0")
    keys.page.evaluate("stage.focus()")
    keys.press("ArrowRight")
    keys.wait_text("at card 1")
    right("keys: an arrow leads to the next card")
    place = keys.page.text("Line 3")
    keys.press("PageDown")
    keys.page.wait(f"(place => !place || place[1] < {place[1]} - 100)({TEXT % json.dumps('Line 3')})", "the lines")
    right("keys: the lines below it are scrolled")


def fields(keys):
    keys.show("Fields")
    keys.to("Name")
    keys.page.browser.type("Zo")
    keys.press("Enter")
    keys.wait_text("focus code saved 0")
    keys.page.browser.type("abcdefg")
    keys.page.wait("picture.textContent.includes('name Zo code ABCDE ')", "the rewritten text")
    keys.press("Tab", "Tab")
    keys.page.browser.type("abc")
    keys.page.wait("picture.textContent.includes('letters 3')", "the secret")
    keys.press("Tab", "Control+End", "Enter")
    keys.page.browser.type("Two")
    keys.page.wait("picture.textContent.includes('lines 2')", "the second line")
    keys.press("Control+s")
    keys.wait_text("focus none saved 1")
    right("keys: a form is filled in, and saved by its shortcut")
    keys.use("Sheet")
    keys.wait_text("In the sheet")
    keys.press("Escape")
    keys.wait_no("In the sheet")
    right("keys: Escape closes a sheet")


SCENES = [leaderboard, window, radial, controls, screens, tabs, timer, editing, columns, menus, pager, fields]


def run(page, only=None):
    page.browser.size(1200, 1000)
    keys = Keys(page)
    for scene in SCENES:
        if only in (None, scene.__name__):
            play(f"keys, {scene.__name__}", lambda: scene(keys))
