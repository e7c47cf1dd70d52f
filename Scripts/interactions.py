#!/usr/bin/env python3
"""What people do in 20 kinds of everyday apps, and the check of preview-test.py that does it: how many of them are right.

Usage: interactions.py LOG ...      the outputs of preview-test.py, of one browser; the counts are written as a table

An interaction counts where a line says `ok: ` and begins with the check's words. Several may be one check's."""

import re
import sys

APPS = {
    "todo list": {
        "type": "a chore is typed and sent off by Return", "Return": "a chore is typed and sent off by Return",
        "Add": "an accent and an emoji arrive", "an accent without keys": "an accent and an emoji arrive",
        "an emoji without keys": "an accent and an emoji arrive", "toggle": "a chore is done, and filtered",
        "filter": "a chore is done, and filtered", "swipe to the right": "a swipe to the right shows its action",
        "swipe to the left": "a swipe to the left shows another", "full swipe": "a long swipe acts at once",
        "Edit": "the edit button shows handles", "reorder": "the edit button shows handles, and a row is moved"},
    "tic-tac-toe": {
        "play": "noughts: cells are played", "alert": "noughts: an alert says", "score and new game": "noughts: the score counts",
        "six quick taps": "noughts: six quick taps", "a taken cell": "noughts: a cell that is taken", "key": "noughts: a key"},
    "calculator": {
        "keys": "ten quick taps count", "the look of a pressed key": "a key that is pressed grows",
        "slide off": "a finger that slides off", "ten taps in a burst": "ten quick taps count",
        "digits as shortcuts": "a key's shortcut without a modifier", "Return and Escape": "so do Return and Escape"},
    "form": {
        "focus as it appears": "form: a field has the focus", "Return to the next": "form: Return leads",
        "validation": "form: what is typed is checked", "Tab and typing": "form: the tab key leads",
        "stepper": "form: a stepper's button", "stepper by arrows": "form: arrows count", "slider": "form: a slider is dragged",
        "slider by arrows": "form: arrows move", "a slider's name": "form: a slider has its name", "toggle": "form: a toggle",
        "menu": "form: a menu chooses", "submit": "form: it is sent", "reset": "form: it is emptied",
        "disabled": "form: what cannot be sent", "focus again": "form: a button gives the focus", "accents": "form: a button gives the focus"},
    "NavigationStack": {
        "push": "ways: a row's value", "path": "ways: a path of two", "dismiss": "ways: dismiss leads",
        "state of lower screens": "ways: a lower screen keeps",
        "scroll kept": "ways: a list is where", "deep link": "an address leads to the same screen",
        "back gesture": "a drag from the edge leads back", "Link": "ways: a link is",
        "openURL": "ways: openURL is", "a push moves": "ways: a push moves"},
    "NavigationSplitView": {
        "a row pushes": "a row pushes the detail", "the way back": "a row pushes the detail", "another row": "and so again",
        "iPad": "Reader: a feed shows"},
    "TabView and cart": {
        "add, badge": "shop: a tab's badge", "switch": "shop: another tab", "state of a tab": "a tab keeps its state",
        "stored for all": "shop: what is stored", "dark": "shop: a switch makes it dark"},
    "dialogs": {
        "sheet": "layers: a sheet comes", "alert in a sheet": "layers: an alert over", "drag to a detent": "a sheet is dragged to its larger",
        "drag away": "and down, away", "onDismiss": "layers: a sheet is dragged away", "cover": "a cover over all",
        "popover": "a popover", "sheet of an item": "layers: a sheet of an item", "of another": "layers: another item",
        "Escape": "layers: Escape closes", "tap outside": "pickers: a tap outside", "alert with a field": "an alert's field",
        "confirmation": "a dialog's choice"},
    "searchable list": {
        "load": "a search finds", "query": "a search finds", "scopes": "a scope narrows", "open": "what is found is opened",
        "context menu": "a row's menu", "refresh": "pulling refreshes", "a textbox by keys": "a search finds"},
    "timers": {
        "TimelineView": "times: a timeline", "Timer": "each change of a timer", "Timer.publish": "times: a published timer",
        "task": "times: a task's changes", "task(id:)": "times: a task begins anew", "styles": "times: times are written"},
    "text editing": {
        "click behind": "writing: a click behind", "click in it": "writing: a click in a text", "type": "writing: letters are typed",
        "Backspace": "writing: a letter before", "Delete": "writing: a letter behind", "insertText": "writing: inserted text",
        "accents, emoji": "writing: accents and emoji", "input method": "writing: an input method", "undo": "writing: an edit is undone",
        "redo": "writing: and done again", "select all": "writing: all is selected", "type over": "writing: what is typed stands",
        "by word": "writing: a key moves", "delete a word": "writing: a key deletes", "Shift and arrows": "writing: arrows with Shift",
        "double click": "writing: two clicks", "drag": "writing: a mouse that is dragged", "copy": "writing: what is selected",
        "paste": "writing: what is pasted", "Return": "writing: Return sends", "new line": "writing: a line is put",
        "from line to line": "writing: arrows lead"},
    "gestures": {
        "drag": "what is dragged lies where", "long press": "a long press", "double tap": "two taps, and one",
        "hover": "hovering begins", "draggable and drop": "a value is dragged to a target", "pinch": "two fingers magnify",
        "rotate": "two fingers rotate", "menu": "a view's menu"},
    "transitions, matched geometry": {
        "open": "changes: what opens", "close": "changes: and goes", "reorder": "changes: another order", "insert": "changes: what is inserted",
        "remove": "changes: where something is removed", "spring": "changes: a spring"},
    "scrolling": {
        "wheel": "a wheel scrolls", "flick": "a flick goes on", "scrollTo": "what the view scrolls to", "animated scrollTo": "an animated scrollTo",
        "pager": "a pager comes to rest", "page tabs": "pages are swiped", "geometry": "the view is told how far",
        "wheel over a pager": "what is around a carousel"},
    "pickers, menus": {
        "segments": "pickers: a segment", "wheel": "a wheel is turned", "taps beside a wheel": "a wheel leaves taps",
        "calendar": "pickers: a day", "months": "pickers: the calendar's next", "menu": "pickers: a menu", "submenu": "a submenu opens",
        "context menu": "a view's menu", "section": "pickers: a menu's section", "rows": "pickers: a row of options",
        "color": "what is chosen is the view's colour"},
    "HStack to Radial, spin, grow": {
        "switch": "a child lies elsewhere", "state": "the children keep", "smoothly": "it moves there smoothly",
        "spin": "tiles spin", "back on the way": "what turns back", "rows move": "the rows move there"},
    "Canvas game": {
        "timer": "each change of a timer", "focus": "a click focuses what takes it", "arrows": "it gets arrows",
        "space": "it gets arrows, the space bar", "letters": "it gets arrows, the space bar and letters"},
    "sharing, storage, looks": {
        "environment": "sharing: an object", "onChange": "sharing: a change", "binding": "sharing: a binding", "collection": "sharing: so does",
        "AppStorage": "sharing: AppStorage", "SceneStorage": "sharing: so is", "dark": "sharing: the dark", "large text": "sharing: the largest",
        "and back": "sharing: and back", "device": "sharing: a device", "two tabs": "shop: what is stored"},
    "shortcuts, focus": {
        "Control": "shortcuts: Control", "Meta": "shortcuts: Meta", "default action": "shortcuts: Return", "cancel": "shortcuts: Escape",
        "click": "shortcuts: a click", "keys": "shortcuts: keys go", "Tab": "shortcuts: the tab", "Shift-Tab": "shortcuts: and back"},
}


def main(logs):
    lines = [line[4:] for log in logs for line in open(log, errors="replace") if line.startswith("ok: ")]
    whole = right = 0
    print("| app | right | not |\n|---|---|---|")
    for app, all in APPS.items():
        wrong = [name for name, check in all.items() if not any(re.match(re.escape(check), line) for line in lines)]
        whole, right = whole + len(all), right + len(all) - len(wrong)
        print(f"| {app} | {len(all) - len(wrong)}/{len(all)} | {', '.join(wrong) or '–'} |")
    print(f"| **all** | **{right}/{whole}** | |")


if __name__ == "__main__":
    main(sys.argv[1:])
