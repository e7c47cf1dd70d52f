"""How screens, sheets and menus of Tests/PreviewPages/Apps.swift move when they come and go. A part of preview-test.py."""

import json
import time

import axe
from browsers import check, play, right
from preview_scenes import RECORD, TEXT, on_a_phone


def places_of(page, text, axis, milliseconds=900):
    """Where a text is in each frame in which it is seen, from now on."""
    rows = page.evaluate(RECORD % (TEXT % json.dumps(text), milliseconds))
    places = [round(row[3][axis], 2) for row in rows if row[3]]
    if not places:
        raise AssertionError(f"“{text}” is not seen")
    return places


def is_on_its_way(places, way, slack=0.5):
    """Whether something has moved step by step, by at least so much, and no step back by more than that."""
    steps = [b - a for a, b in zip(places, places[1:])]
    sign = 1 if way > 0 else -1
    return len(set(places)) > 8 and (places[-1] - places[0]) * sign >= abs(way) and all(step * sign >= -slack for step in steps)


def box(page):
    return page.evaluate("(box => [box.x, box.y, box.width, box.height])(picture.getBoundingClientRect())")


def pushing(page):
    # Another view between them has it begin anew, unscrolled.
    page.view("Playing")
    on_a_phone(page, "Titles")
    page.rest("Line 3")
    left, _, width, _ = box(page)
    page.click("Line 3")
    places = places_of(page, "Screen of 3", 0)
    check(is_on_its_way(places, -100), f"a screen slides in: from {places[0]:.0f} to {places[-1]:.0f}, at {len(set(places))} places")
    check(abs(places[-1] - left - width / 2) < 1 and not page.evaluate(page.has("Line 5")), "and is alone at its end")
    page.click("Back")
    places = places_of(page, "Screen of 3", 0)
    check(is_on_its_way(places, 60), f"it slides away: up to {places[-1]:.0f}")
    check(not page.evaluate(page.has("Screen of 3")), "and is gone")
    rest = page.rest("Line 5")[0]
    page.click("Line 3")
    page.rest("Screen of 3")
    top = box(page)[1] + 300
    move = ((lambda kind, x: page.browser.touch({"mousePressed": "touchStart", "mouseMoved": "touchMove"}[kind], (x, top)))
            if page.browser.is_touch else lambda kind, x: page.browser.mouse(kind, x, top, buttons=1))
    move("mousePressed", left + 4)
    for x in (20, 60, 104):
        move("mouseMoved", left + x)
    page.wait(f"Math.abs(({TEXT % json.dumps('Screen of 3')})[0] - {left + width / 2 + 100}) < 2", "the screen under the finger")
    line = page.text("Line 5")
    check(line and abs(line[0] - (rest - (width - 100) / 3)) < 3, "a finger at the edge moves the screen, over the one before")
    page.picture("64-swipe.png")
    move("mouseMoved", left + 300)
    time.sleep(0.3)
    move("mouseMoved", left + 300)
    page.browser.touch("touchEnd") if page.browser.is_touch else page.browser.mouse("mouseReleased", left + 300, top)
    page.wait(f"!({page.has('Screen of 3')})", "the screen to go")
    check(abs(page.rest("Line 5")[0] - rest) < 1, "and lets it go from where it is")


def rising(page):
    on_a_phone(page, "Dialogs")
    page.click("Show Half")
    places = places_of(page, "Half a sheet", 1)
    check(is_on_its_way(places, -100), f"a sheet rises: from {places[0]:.0f} to {places[-1]:.0f}, at {len(set(places))} places")
    left, top, width, height = box(page)
    page.drag(left + width / 2, top + height / 2 + 20, 0, -300, steps=12)
    page.wait_text("tall")
    page.rest("Half a sheet")
    right("it is at its end")
    page.drag(left + width / 2, top + 90, 0, 700, steps=14)
    page.wait(f"!({page.has('Half a sheet')})", "the sheet to go")
    page.wait_text("dismissed")
    page.click("Show Cover")
    places = places_of(page, "Leave", 1)
    check(is_on_its_way(places, -300) and abs(places[-1] - top - height / 2) < 20, f"a cover rises to its place: {places[-1]:.0f}")
    page.click("Leave")
    places = places_of(page, "Leave", 1)
    check(is_on_its_way(places, 100), "and goes down")
    page.wait(f"!({page.has('Leave')})", "the cover to go")


def growing(page):
    on_a_phone(page, "Touches")
    x, y = page.rest("Menu")
    if page.browser.is_touch:
        page.browser.touch("touchStart", (x, y))
    else:
        page.browser.mouse("mousePressed", x, y, button="right")
        page.browser.mouse("mouseReleased", x, y, button="right")
    # A finger has to stay for half a second.
    sizes = page.evaluate(RECORD % ("[...picture.querySelectorAll('text')].findLast(one => one.textContent.trim() === 'First')"
                                    "?.getBoundingClientRect().width ?? null", 1600))
    if page.browser.is_touch:
        page.browser.touch("touchEnd")
    sizes = [round(row[3], 2) for row in sizes if row[3]]
    # Of letters that grow browsers round the widths.
    check(is_on_its_way(sizes, 5, 2), f"a menu grows: its text is {sizes[0]:.0f} wide, then {sizes[-1]:.0f}")
    page.click("First")
    page.wait_text("first")
    page.wait(f"!({page.has('First')})", "the menu to go")
    right("and goes")


def calm(page):
    on_a_phone(page, "Titles")
    page.browser.calm(True)
    try:
        page.wait("shown.reducesMotion === true", "the page to say so")
        page.click("Line 3")
        check(len(set(places_of(page, "Screen of 3", 0))) == 1, "where a person wants less motion a screen is there at once")
        page.click("Back")
        page.wait_text("Line 5")
    finally:
        page.browser.calm(False)
    page.wait("shown.reducesMotion === false", "the page to say so")
    page.evaluate("document.getElementById('hold').click()")
    page.wait("time.isHeld", "the held clock")
    page.click("Line 3")
    check(len(set(places_of(page, "Screen of 3", 0))) == 1, "and while the clock is held")
    page.evaluate("document.getElementById('hold').click()")
    page.wait("!time.isHeld", "the clock")


SCENES = [pushing, rising, growing, calm]


def run(page, only=None):
    for scene in SCENES:
        if only in (None, scene.__name__):
            play(scene.__name__, lambda: [scene(page), axe.faults(page.browser, f"the end of {scene.__name__}")])
