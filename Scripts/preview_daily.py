"""The apps of Tests/PreviewPages/Daily.swift, used as people do: a game, a form, screens, a shop, sheets and times. A part of
preview-test.py."""

import json
import time

import preview_apps
from browsers import check, right
from preview_apps import contains, focus, is_gone
from preview_passages import places_of
from preview_scenes import CONTROL, on_a_phone

# The name of what has the browser's focus.
ACTIVE = "(document.activeElement.ariaLabel ?? '')"


def end_of(page, label):
    """What stands at the end of a row: a switch, or a stepper's plus."""
    x, y, width, _ = page.control(label)
    return x + width / 2 - 25, y


def moved(page, text, ms, action):
    """How many places, and sizes, a text is seen at while something is done."""
    page.evaluate("void (window.places = new Promise(done => { const seen = new Set(), begin = performance.now(); const look = () => {"
                  f" const one = [...picture.querySelectorAll('text')].findLast(one => one.textContent.trim() === {json.dumps(text)});"
                  " const box = one?.getBoundingClientRect(); if (box) seen.add([box.x, box.y, box.width].map(Math.round).join());"
                  f" performance.now() - begin < {ms} ? requestAnimationFrame(look) : done(seen.size); }}; look(); }}))")
    action()
    return page.evaluate("window.places")


def noughts(page):
    on_a_phone(page, "Noughts")
    page.wait_text("X 0, O 0, next X")
    for cell, text in [(0, "O"), (3, "X"), (1, "O"), (4, "X")]:
        page.click(f"Cell {cell}")
        page.wait(contains(f"X 0, O 0, next {text}"), "the other's turn")
    right("noughts: cells are played in turn")
    page.click("Cell 2")
    page.wait_text("X wins")
    right("noughts: an alert says who wins")
    time.sleep(0.5)
    page.click("Again")
    page.wait(contains("X 1, O 0, next X"), "the score")
    is_gone(page, "X wins")
    right("noughts: the score counts, and a new game begins")
    places = [page.control(f"Cell {cell}")[:2] for cell in range(9)]
    for cell in [0, 1, 2, 3, 4, 5]:
        page.browser.click(*places[cell])
    page.wait("[...picture.querySelectorAll('text')].filter(one => ['X', 'O'].includes(one.textContent.trim())).length === 6", "six signs")
    right("noughts: six quick taps are six turns")
    page.browser.click(*places[0])
    time.sleep(0.4)
    check(page.evaluate(contains("next X")), "noughts: a cell that is taken stays")
    page.browser.key("n")
    page.wait("![...picture.querySelectorAll('text')].some(one => ['X', 'O'].includes(one.textContent.trim()))", "the empty cells")
    right("noughts: a key begins anew")


def booking(page):
    on_a_phone(page, "Booking")
    page.wait(contains("not sent, at 50"), "the form")
    page.wait(f"{ACTIVE} === 'Name'", "the focus as the form appears")
    right("form: a field has the focus as the form appears")
    page.browser.type("Kay")
    page.browser.key("Enter")
    page.wait(f"{ACTIVE} === 'E-mail'", "the next field")
    right("form: Return leads to the next field")
    page.browser.type("kay")
    page.wait_text("No address")
    page.browser.type("@x.org")
    is_gone(page, "No address")
    right("form: what is typed is checked at once")
    page.browser.key("Tab", "Shift")
    page.wait(f"{ACTIVE} === 'Name'", "the field before")
    page.browser.key("Tab")
    page.wait(f"{ACTIVE} === 'E-mail'", "the field after")
    page.browser.key("End")
    page.browser.type("z")
    page.wait("[...elements.querySelectorAll('input')].some(one => one.value === 'kay@x.orgz')", "the letter where the focus is")
    page.browser.key("Backspace")
    right("form: the tab key leads from field to field, and letters follow it")
    page.browser.click(*end_of(page, "Seats"))
    page.wait(contains("Seats 2"), "the stepper")
    right("form: a stepper's button")
    page.evaluate("elements.querySelector('[role=spinbutton]').focus()")
    page.browser.key("ArrowUp")
    page.wait(contains("Seats 3"), "the stepper's key")
    page.browser.key("ArrowDown")
    page.wait(contains("Seats 2"), "the stepper's other key")
    right("form: arrows count a stepper")
    slider = page.evaluate("(box => [box.x, box.y + box.height / 2, box.width])(elements.querySelector('[role=slider]').getBoundingClientRect())")
    page.drag(slider[0] + slider[2] / 2, slider[1], slider[2] / 4, 0)
    page.wait("/at (7\\d|6[6-9]|8[0-2])/.test(picture.textContent)", "the slider")
    right("form: a slider is dragged")
    before = page.evaluate("+picture.textContent.match(/, at (\\d+)/)[1]")
    page.evaluate("elements.querySelector('[role=slider]').focus()")
    page.browser.key("ArrowRight")
    page.wait(f"+picture.textContent.match(/, at (\\d+)/)[1] > {before}", "the slider's key")
    right("form: arrows move a slider")
    check(page.evaluate("elements.querySelector('[role=slider]').ariaLabel") == "Volume", "form: a slider has its name")
    page.browser.click(*end_of(page, "Window"))
    page.wait("elements.querySelector('[role=switch]')?.ariaChecked === 'true'", "the switch")
    right("form: a toggle")
    page.browser.click(*end_of(page, "Meal"))
    page.wait_text("fish")
    time.sleep(0.5)
    page.browser.click(*page.text("fish"))
    page.wait("[...elements.children].some(one => one.ariaLabel?.includes('Meal') && (one.ariaLabel + one.textContent).includes('fish'))", "the choice")
    right("form: a menu chooses")
    time.sleep(0.5)
    page.click("Send")
    page.wait(contains("sent Kay kay@x.org 2 true fish"), "what is sent")
    right("form: it is sent")
    page.click("Reset")
    page.wait(contains("reset, at 50"), "the reset")
    check(page.evaluate("[...elements.querySelectorAll('input')].every(one => one.value === '')"), "form: it is emptied")
    check(page.evaluate(f"{CONTROL % json.dumps('Send')} === null || "
                        "[...elements.children].find(one => one.ariaLabel === 'Send').ariaDisabled === 'true'"), "form: what cannot be sent is disabled")
    page.click("Name again")
    page.wait(f"{ACTIVE} === 'Name'", "the focus again")
    page.browser.insert("Zoë")
    page.wait("[...elements.querySelectorAll('input')].some(one => one.value === 'Zoë')", "the accent")
    right("form: a button gives the focus back, and accents arrive")
    page.picture("80-form.png")


def ways(page):
    on_a_phone(page, "Ways")
    page.wait(contains("opened nothing, path 0, count 0"), "the first screen")
    page.click("Count")
    page.wait(contains("count 1"), "the count")
    page.click("Two deep")
    page.wait_text("Here is 4, taps 0")
    right("ways: a path of two is pushed at once")
    time.sleep(0.8)
    page.click("Dismiss")
    page.wait_text("Here is 3, taps 0")
    is_gone(page, "Here is 4, taps 0")
    right("ways: dismiss leads back one screen")
    time.sleep(0.8)
    page.click("Tap")
    page.wait_text("Here is 3, taps 1")
    page.click("Deeper")
    page.wait_text("Here is 4, taps 0")
    time.sleep(0.8)
    page.click("Dismiss")
    page.wait_text("Here is 3, taps 1")
    right("ways: a lower screen keeps its state")
    time.sleep(0.8)
    page.click("Home")
    page.wait(contains("path 0, count 1"), "the first screen")
    right("ways: an empty path leads home")
    time.sleep(0.8)
    x, y = page.rest("Way 5")
    page.browser.wheel(x, y, 300)
    place = page.rest("Way 9")
    page.browser.click(*place)
    page.wait_text("Here is 9, taps 0")
    right("ways: a row's value is pushed")
    time.sleep(0.8)
    page.click("Deeper")
    places = places_of(page, "Here is 10, taps 0", 0)
    check(len(set(places)) > 8 and places[0] > places[-1] + 100 and places == sorted(places, reverse=True),
          f"ways: a push moves: from {places[0]:.0f} to {places[-1]:.0f}, at {len(set(places))} places")
    time.sleep(0.8)
    page.click("Home")
    page.wait(contains("path 0, count 1"), "the first screen")
    time.sleep(0.8)
    after = page.rest("Way 9")
    check(abs(after[1] - place[1]) < 2, "ways: a list is where it was scrolled to")
    page.browser.wheel(*after, -2000)
    page.rest("Way 1")
    link = "[...elements.querySelectorAll('a')].find(one => one.href === 'https://example.org/a')"
    check(page.evaluate(f"!!({link}) && ({link}).target === '_blank'"), "ways: a link is the browser's own")
    page.click("Open")
    page.wait(contains("opened b"), "the view's own way of opening")
    right("ways: openURL is the view's to handle")
    page.picture("81-ways.png")


def shop(page):
    on_a_phone(page, "Shop")
    page.wait_text("likes 0")
    for count in (1, 2):
        page.click("Buy")
        page.wait(f"[...picture.querySelectorAll('text')].some(one => one.textContent.trim() === '{count}')", "the badge")
    right("shop: a tab's badge counts")
    page.browser.click(*page.text("Cart"))
    page.wait_text("in the cart 2")
    right("shop: another tab is shown")
    page.wait_text("it is light")
    page.click("Like")
    page.browser.click(*page.text("Goods"))
    page.wait_text("likes 1")
    right("shop: what is stored is shared by tabs")
    page.browser.click(*end_of(page, "Dark"))
    page.wait("elements.querySelector('[role=switch]')?.ariaChecked === 'true'", "the switch")
    page.browser.click(*page.text("Cart"))
    page.wait_text("it is dark")
    page.picture("82-shop-dark.png")
    right("shop: a switch makes it dark")
    page.browser.click(*page.text("Goods"))
    page.wait("elements.querySelector('[role=switch]')?.ariaChecked === 'true'", "the switch as it was")
    page.browser.click(*end_of(page, "Dark"))
    right("shop: a tab keeps its state")


def layers(page):
    on_a_phone(page, "Layers")
    page.click("Sheet")
    page.wait_text("A sheet")
    right("layers: a sheet comes")
    time.sleep(0.7)
    page.click("Warn")
    page.wait_text("Careful")
    time.sleep(0.5)
    page.picture("83-alert-in-sheet.png")
    page.click("Delete")
    is_gone(page, "Careful")
    check(page.evaluate(page.has("A sheet")), "layers: an alert over a sheet leaves it there")
    time.sleep(0.6)
    box = page.evaluate("(box => [box.x, box.y, box.width, box.height])(picture.getBoundingClientRect())")
    page.drag(box[0] + box[2] / 2, box[1] + 90, 0, 700, steps=14)
    is_gone(page, "A sheet")
    page.wait_text("said sheet gone")
    right("layers: a sheet is dragged away, and the view is told")
    time.sleep(0.6)
    page.click("Item 2")
    page.wait_text("The item 2")
    right("layers: a sheet of an item")
    time.sleep(0.7)
    page.evaluate("stage.focus()")
    page.browser.key("Escape")
    is_gone(page, "The item 2")
    right("layers: Escape closes it")
    time.sleep(0.6)
    page.click("Item 1")
    page.wait_text("The item 1")
    time.sleep(0.7)
    page.browser.key("Escape")
    is_gone(page, "The item 1")
    right("layers: another item has its own sheet")


def times(page):
    page.browser.size(1200, 800)
    page.view("Times")
    page.choose("device", "")
    read = lambda name: f"+(picture.textContent.match(/{name} (\\d+)/)?.[1] ?? -1)"
    page.wait(f"{read('tenths')} > 0", "a tick")
    seen = page.evaluate("new Promise(done => { const tenths = new Set(), halves = new Set(), tasks = new Set(), begin = performance.now();"
                         f"const look = () => {{ tenths.add({read('tenths')}); halves.add({read('half')}); tasks.add({read('tasks')});"
                         "performance.now() - begin < 2500 ? requestAnimationFrame(look) : done([tenths.size, halves.size, tasks.size]); }; look(); })")
    print(f"     in 2.5 s: {seen[0]} tenths, {seen[1]} halves, {seen[2]} of the task")
    check(seen[1] >= 4, "times: a timeline goes on")
    check(seen[0] >= 10, "times: a published timer's ticks are each seen")
    check(seen[2] >= 10, "times: a task's changes are each seen")
    page.click("Going")
    x, y = end_of(page, "Going")
    page.browser.click(x, y) if page.evaluate("elements.querySelector('[role=switch]')?.ariaChecked === 'true'") else None
    page.wait("elements.querySelector('[role=switch]')?.ariaChecked === 'false'", "the switch")
    time.sleep(0.3)
    before = page.evaluate(read("tasks"))
    time.sleep(0.6)
    check(page.evaluate(read("tasks")) == before, "times: a task ends with its id")
    check(page.evaluate("/1:0\\d/.test(picture.textContent) && /0?:[0-5]\\d/.test(picture.textContent)"), "times: times are written in their style")
    page.wait_text("loaded 0")
    page.click("Load again")
    page.wait_text("loading 1")
    page.wait_text("loaded 1")
    right("times: a task begins anew with another id")


SCENES = [noughts, booking, ways, shop, layers, times]


def run(page, only=None):
    preview_apps.run(page, only, SCENES)
