"""The apps of Tests/PreviewPages/Apps.swift, used as people do, with a mouse or, with --touch, a finger. A part of preview-test.py."""

import json
import time

import axe
from browsers import check, play, right
from preview_scenes import CONTROL, FIELD, TEXT, on_a_phone


def contains(text):
    return f"picture.textContent.includes({json.dumps(text)})"


def hold(page, x, y, seconds):
    if page.browser.is_touch:
        page.browser.touch("touchStart", (x, y))
        time.sleep(seconds)
        page.browser.touch("touchEnd")
    else:
        page.browser.mouse("mousePressed", x, y)
        time.sleep(seconds)
        page.browser.mouse("mouseReleased", x, y)


def second_button(page, x, y):
    """What opens a menu: the second button, or a finger that stays."""
    if page.browser.is_touch:
        return hold(page, x, y, 0.9)
    page.browser.mouse("mousePressed", x, y, button="right")
    page.browser.mouse("mouseReleased", x, y, button="right")


def focus(page, name):
    field = FIELD % json.dumps(name)
    page.wait(field, f"the field {name}")
    x, y, width, height = page.evaluate(f"(box => [box.x, box.y, box.width, box.height])(({field}).getBoundingClientRect())")
    page.browser.click(x + min(60, width / 2), y + height / 2)
    page.wait(f"document.activeElement === {field}", f"the focus of {name}")
    return field


def is_gone(page, text):
    page.wait(f"!({page.has(text)})", f"“{text}” to go")


def chores(page):
    on_a_phone(page, "Chores")
    page.wait(contains("Milk Bread Tea, none"), "the chores")
    field = focus(page, "New chore")
    page.browser.type("Egg")
    page.browser.key("Enter")
    page.wait(contains("Tea Egg, none"), "the new chore")
    page.wait(f"{field}.value === '' && document.activeElement === {field}", "the empty field")
    right("a chore is typed and sent off by Return, and the field is ready for the next")
    page.browser.insert("Éclair 🥐")
    page.click("Add")
    page.wait(contains("Egg Éclair 🥐, none"), "the inserted chore")
    right("an accent and an emoji arrive")
    time.sleep(0.6)
    page.click("Bread")
    page.wait(contains("Milk (Bread) Tea"), "the toggled chore")
    page.browser.click(*page.text("Open"))
    page.wait(f"!({CONTROL % json.dumps('Bread')})", "the filter")
    page.browser.click(*page.text("All"))
    page.control("Bread")
    right("a chore is done, and filtered")
    time.sleep(0.5)
    x, y = page.rest("Milk")
    page.drag(x + 100, y, 120, 0)
    page.click("Flag")
    page.wait(contains("flagged Milk"), "the leading action")
    right("a swipe to the right shows its action")
    time.sleep(0.6)
    x, y = page.rest("Tea")
    page.drag(x + 200, y, -110, 0)
    page.click("Delete")
    page.wait(f"!{contains('Tea')}", "the deleted chore")
    right("a swipe to the left shows another")
    time.sleep(0.6)
    x, y = page.rest("Egg")
    page.drag(x + 250, y, -300, 0, steps=12)
    page.wait(f"!{contains('Egg')}", "the chore that is swiped away")
    right("a long swipe acts at once")
    time.sleep(0.6)
    x, y = page.rest("Milk")
    second_button(page, x, y)
    page.wait_text("Copy")
    page.picture("60-chores-menu.png")
    page.click("Copy")
    page.wait(contains("copied Milk"), "the menu's action")
    right("a row's menu")
    time.sleep(0.5)
    x, y = page.rest("Milk")
    page.drag(x, y, 0, 260, steps=14)
    page.wait(contains("fresh"), "what pulling refreshes")
    right("pulling refreshes")


def calculator(page):
    page.view("Calculator")
    page.wait_text("= 0")
    for digit in "12":
        page.click(digit)
    page.wait_text("= 12")
    page.browser.type("34")
    page.wait_text("= 1234")
    right("a key's shortcut without a modifier acts")
    page.browser.key("Enter")
    page.wait_text("= 2468")
    page.browser.key("Escape")
    page.wait_text("= 0")
    right("so do Return and Escape")
    x, y = page.control("3")[:2]
    begin = page.evaluate("galley.characters")
    for _ in range(10):
        page.browser.click(x, y)
    page.wait_text("= " + "3" * 10)
    right("ten quick taps count")
    time.sleep(0.5)
    cost = (page.evaluate("galley.characters") - begin) / 10
    check(cost <= 10_000, f"a key costs at most 10 kB ({cost:.0f} bytes)")
    page.browser.key("Escape")
    page.wait_text("= 0")
    width = f"[...picture.querySelectorAll('text')].find(one => one.textContent.trim() === '3').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.browser.touch("touchStart", (x, y)) if page.browser.is_touch else page.browser.mouse("mousePressed", x, y)
    page.wait(f"{width} > {before} * 1.1", "the pressed key")
    right("a key that is pressed grows")
    page.browser.touch("touchEnd") if page.browser.is_touch else page.browser.mouse("mouseReleased", x + 200, y + 150)
    page.browser.key("Escape")
    page.wait_text("= 0")
    page.drag(x, y, 200, 150)
    time.sleep(0.4)
    check(page.evaluate(page.has("= 0")), "a finger that slides off presses nothing")


def touches(page):
    page.view("Touches")
    page.wait_text("nothing")
    place = page.text("Double")
    for _ in range(2):
        page.browser.click(*place)
    page.wait_text("double")
    page.browser.click(*place)
    page.wait_text("single")
    right("two taps, and one")
    hold(page, *page.text("Long"), 0.8)
    page.wait_text("long")
    right("a long press")
    before = page.text("Drag")
    page.drag(*before, 30, 20)
    page.wait_text("dropped")
    after = page.text("Drag")
    check(abs(after[0] - before[0] - 30) < 2 and abs(after[1] - before[1] - 20) < 2, "what is dragged lies where it was let go")
    if not page.browser.is_touch:
        page.browser.mouse("mouseMoved", *page.text("Hover"))
        page.wait_text("over")
        page.browser.mouse("mouseMoved", *page.text("Long"))
        page.wait_text("away")
        right("hovering begins and ends")
    second_button(page, *page.text("Menu"))
    page.click("First")
    page.wait_text("first")
    right("a view's menu")
    x, y = page.text("Pinch")
    page.browser.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        page.browser.touch("touchMove", (x - 20 - step * 5, y), (x + 20 + step * 5, y))
    page.browser.touch("touchEnd")
    page.wait(contains("zoom 3.0"), "two fingers that part")
    right("two fingers magnify")
    page.browser.touch("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 9):
        way = 5 * step
        page.browser.touch("touchMove", (x - 40 + way, y - way), (x + 40 - way, y + way))
    page.browser.touch("touchEnd")
    page.wait("Math.abs(+picture.textContent.match(/turn (-?\\d+)/)[1]) > 60", "two fingers that turn")
    right("two fingers rotate")


def dialogs(page):
    on_a_phone(page, "Dialogs")
    page.click("Show Alert")
    page.wait_text("Who?")
    time.sleep(0.5)
    focus(page, "Name")
    page.browser.insert("Zoë")
    page.click("Save")
    page.wait_text("saved Zoë")
    right("an alert's field and button")
    is_gone(page, "Who?")
    page.click("Show Choice")
    page.wait_text("Which?")
    time.sleep(0.5)
    page.click("Two")
    page.wait_text("two")
    right("a dialog's choice")
    is_gone(page, "Which?")
    page.click("Show Half")
    page.wait_text("low")
    place = page.rest("Half a sheet")
    box = page.evaluate("(box => [box.x, box.y, box.width, box.height])(picture.getBoundingClientRect())")
    top = box[1] + box[3] / 2 + 20
    page.drag(box[0] + box[2] / 2, top, 0, -300, steps=12)
    page.wait_text("tall")
    right("a sheet is dragged to its larger detent")
    time.sleep(0.6)
    page.picture("61-sheet.png")
    page.drag(box[0] + box[2] / 2, box[1] + 90, 0, 700, steps=14)
    is_gone(page, "Half a sheet")
    page.wait_text("dismissed")
    right("and down, away")
    page.click("Show Cover")
    time.sleep(0.6)
    page.click("Leave")
    page.control("Show Popover")
    right("a cover over all of the screen")
    time.sleep(0.6)
    page.click("Show Popover")
    page.wait_text("In a popover")
    time.sleep(0.6)
    if page.browser.is_touch:
        page.drag(box[0] + box[2] / 2, page.rest("In a popover")[1] - 20, 0, 700, steps=14)
    else:
        page.evaluate("stage.focus()")
        page.browser.key("Escape")
    is_gone(page, "In a popover")
    right("a popover")


def searching(page):
    on_a_phone(page, "Searching")
    page.wait_text("Beet")
    focus(page, "Search")
    page.browser.insert("ap")
    is_gone(page, "Beet")
    # Apple's documentation of SearchScopeActivation.automatic: on iOS scopes come when text is entered.
    page.wait_text("Fruit")
    page.picture("62-search.png")
    right("a search finds, and shows its scopes")
    page.evaluate("document.activeElement.select()")
    page.browser.insert("e")
    page.wait_text("Beet")
    page.browser.click(*page.text("Fruit"))
    is_gone(page, "Beet")
    page.wait_text("Apple")
    right("a scope narrows it")
    page.click("Apple")
    page.wait_text("About Apple")
    right("what is found is opened")


def playing(page):
    page.view("Playing")
    page.wait_text("at 2 2 idle")
    board = page.evaluate("(box => [box.x + 100, box.y + 100])([...elements.children].find(one => one.ariaLabel === 'Board').getBoundingClientRect())")
    page.browser.click(*board)
    page.wait_text("at 2 2 focused")
    right("a click focuses what takes it")
    for name in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"]:
        page.browser.key(name)
    page.wait_text("at 3 3 focused")
    page.browser.key(" ")
    page.wait_text("space")
    page.browser.key("w")
    page.wait_text("letter w")
    right("it gets arrows, the space bar and letters")


def choosing(page):
    page.view("Choosing")
    page.wait_text("Day 3 0 1")
    page.browser.click(*page.text("Night"))
    page.wait_text("Night 3 0 1")
    right("a wheel leaves taps around it alone")
    x, y = page.text("3 h")
    page.drag(x, y, 0, -66, steps=10)
    page.wait("/Night [4-7] 0 1/.test(picture.textContent)", "the turned wheel")
    right("a wheel is turned")
    x, y, width, _ = page.control("Count")
    page.browser.click(x + width / 2 - 25, y)
    page.wait("/Night \\d 0 2/.test(picture.textContent)", "the stepper")
    right("a stepper")
    time.sleep(0.4)
    x, y = page.rest("Page 0")
    page.drag(x + 100, y + 30, -220, 0, steps=6)
    page.wait("/Night \\d 1 2/.test(picture.textContent)", "the next page")
    right("pages are swiped")


def titles(page):
    on_a_phone(page, "Titles")
    page.wait_text("Line 3")
    large = page.evaluate(f"({TEXT % json.dumps('Headline')})[1]")
    x, y = page.text("Line 3")[:2]
    page.browser.wheel(x, y, 300)
    page.rest("Line 9")
    page.wait(f"({TEXT % json.dumps('Headline')})[1] < {large} - 20", "the collapsed title")
    page.picture("63-title.png")
    right("a large title collapses under scrolling")
    page.browser.click(*page.text("Line 9")[:2])
    page.wait_text("Screen of 9")
    time.sleep(0.8)
    box = page.evaluate("(box => [box.x, box.y, box.width, box.height])(picture.getBoundingClientRect())")
    page.drag(box[0] + 4, box[1] + 300, 300, 0, steps=10)
    is_gone(page, "Screen of 9")
    page.wait_text("Line 9")
    right("a drag from the edge leads back, and the list is where it was")


SCENES = [chores, calculator, touches, dialogs, searching, playing, choosing, titles]


def run(page, only=None, scenes=None):
    page.browser.size(1200, 800)
    for scene in scenes or SCENES:
        if only in (None, scene.__name__):
            play(scene.__name__, lambda: [scene(page), axe.faults(page.browser, f"the end of {scene.__name__}")])
    check(page.evaluate("galley.lost") == 0, "no picture was lost")
