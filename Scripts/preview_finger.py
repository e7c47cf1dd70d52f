"""What a page does by itself, with a server that is far away: scrolling and movement. A part of preview-test.py."""

import json
import time

from browsers import WRONG, check, play, right
from preview_scenes import TEXT

# Every frame that the browser draws: its time, and where the first of the picture's texts that are seen is, with its name.
FRAMES = """new Promise(done => {
  const rows = [], begin = performance.now();
  const frame = now => {
    rows.push([now, (%s)]);
    if (performance.now() - begin < %d) requestAnimationFrame(frame); else done(rows);
  };
  requestAnimationFrame(frame);
})"""
# How far the layer that is scrolled lies from where it does at the beginning.
LAYER = """(() => {
  const inner = picture.querySelector('[data-view=ScrollContent] > g');
  return inner.getScreenCTM().f;
})()"""
# How many points of the scroll view's height no row covers.
BLANK = """(() => {
  const box = %s, rows = [...picture.querySelectorAll('text')].filter(one => /^(Row|Line) /.test(one.textContent.trim()))
    .map(one => one.getBoundingClientRect()).filter(one => one.bottom > box[0] && one.top < box[1]).map(one => one.top).sort((a, b) => a - b);
  if (!rows.length) return box[1] - box[0];
  return Math.max(rows[0] - box[0], box[1] - rows.at(-1), ...rows.slice(1).map((top, index) => top - rows[index]));
})()"""


def gaps(rows):
    """The longest time between two frames in which the content moved, while it did, in milliseconds, and how many there were. What comes to
    rest moves less than a point a frame: that is no gap."""
    moved = [index for index, (a, b) in enumerate(zip(rows, rows[1:])) if b[1] != a[1]]
    if not moved:
        return 0, 0, 0
    seen = [rows[index + 1] for index in moved]
    far = [isinstance(b[1], str) or abs(b[1] - a[1]) > 1.5 for a, b in zip(seen, seen[1:])]
    steps = [b[0] - a[0] for (a, b), is_far in zip(zip(seen, seen[1:]), far) if is_far]
    seconds = (seen[-1][0] - seen[0][0]) / 1000
    return max(steps, default=0), len(moved), len(moved) / seconds if seconds else 0


def frames_while(page, what, ms, action):
    page.evaluate(f"void (window.frames = {FRAMES % (what, ms)})")
    action()
    return page.evaluate("window.frames")


def rows(page):
    page.view("Rows")
    page.wait_text("Row 3")
    x, y = page.text("Row 3")
    box = page.evaluate("(box => [box.top + 120, box.bottom - 10])(picture.getBoundingClientRect())")
    blank = f"[{LAYER}, {BLANK % json.dumps(box)}, down !== null]"
    begin = page.evaluate("galley.characters")

    def turn():
        for _ in range(40):
            page.browser.wheel(x, y, 60)
            time.sleep(0.02)
    seen = frames_while(page, LAYER, 1800, turn)
    gap, count, rate = gaps(seen)
    turned = gap
    print(f"     a wheel over 2,000 rows: {count} frames that moved, {rate:.0f} a second, the longest gap {gap:.0f} ms, "
          f"{seen[0][1] - seen[-1][1]:.0f} points, {page.evaluate('galley.characters') - begin} characters")
    page.wait(f"{seen[0][1]} - {LAYER} > 1500", "the wheel's turns")
    right("a wheel scrolls")
    page.wait_text("at 2,400")
    right("the view is told how far")
    flicks = [frames_while(page, blank, 1300, lambda: page.browser.swipe(x, y + 200, 0, -200)) for _ in range(2)]
    # While the finger is down the script moves the content.
    left = [max((index for index, (_, both) in enumerate(seen) if both[2]), default=-1) + 1 for seen in flicks]
    found = [gaps([(when, both[0]) for when, both in seen[begin:]]) for begin, seen in zip(left, flicks)]
    seen = sum(flicks, [])
    empty = max(both[1] for _, both in seen)
    print(f"     two flicks of a finger: {sum(count for _, count, _ in found)} frames that moved, {min(rate for _, _, rate in found):.0f} a second, "
          f"the longest gap {max(gap for gap, _, _ in found):.0f} ms, "
          f"{seen[0][1][0] - seen[-1][1][0]:.0f} points; rows are {empty:.0f} points apart at most")
    flicked = max(gap for gap, _, _ in found)
    page.wait(f"{seen[0][1][0]} - {LAYER} > 600", "the flicks' way")
    right("a flick goes on by itself")
    check(empty < 60, "no row is missing on the way")
    page.picture("40-rows.png")
    # What is pressed is what is seen, though the view hears of it late.
    page.browser.wheel(x, y, 30)
    page.browser.wheel(x, y, 31)
    time.sleep(0.05)
    name, place = page.evaluate(
        "(() => { const box = picture.getBoundingClientRect(); for (const one of document.querySelectorAll('#picture text')) {"
        "const at = one.getBoundingClientRect(); if (one.textContent.includes('Take') && at.top > box.top + 250)"
        " return [one.textContent.trim(), [at.x + at.width / 2, at.y + at.height / 2]]; } })()")
    page.browser.click(*place)
    page.wait_text("tapped " + name.split()[1])
    right("what is pressed is what is seen")
    page.click("Leap")
    page.wait(f"(place => place && place[1] < {y})({TEXT % json.dumps('Row 500')})", "the row that was asked for")
    right("what the view scrolls to itself is followed")
    time.sleep(0.3)
    seen = frames_while(page, LAYER, 1200, lambda: page.click("Glide"))
    gap, count, rate = gaps(seen)
    print(f"     an animated scrollTo: {count} frames that moved, {rate:.0f} a second, the longest gap {gap:.0f} ms")
    page.wait(f"(place => place && place[1] < {y})({TEXT % json.dumps('Row 20')})", "the row that is glided to")
    check(count > 20, "an animated scrollTo glides")
    return max(turned, flicked)


def steadily(page):
    """A wheel as a trackpad has it: a little with every frame."""
    page.view("List")
    page.wait_text("Line 3")
    x, y = page.text("Line 3")
    push = ("new Promise(done => { let left = 120; const turn = () => { stage.dispatchEvent(new WheelEvent('wheel', {deltaY: 14, "
            "clientX: %f, clientY: %f, bubbles: true, cancelable: true})); if (left--) requestAnimationFrame(turn); else done(); }; turn(); })" % (x, y))
    page.evaluate(f"void ({push})")
    seen = page.evaluate(FRAMES % (LAYER, 1900))
    gap, count, rate = gaps(seen)
    print(f"     a trackpad over a List of 2,000: {count} frames that moved, {rate:.0f} a second, the longest gap {gap:.0f} ms")
    page.picture("41-list.png")
    return gap


def carousel(page):
    page.view("Carousel")
    page.wait_text("Card 0")
    x, y = page.text("Card 0")
    # Beyond the middle: a finger that is slow comes to rest there as well.
    page.browser.swipe(x + 100, y, -220, 0)
    page.wait_text("page 1")
    page.wait(f"(place => place && Math.abs(place[0] - {x}) < 2)({TEXT % json.dumps('Card 1')})", "the page to come to rest")
    right("a carousel comes to rest at the next page")
    page.browser.wheel(x, y, 150)
    page.wait(f"(place => place && place[1] < {y} - 100)({TEXT % json.dumps('Card 1')})", "what is around the carousel")
    page.browser.wheel(x, y, -400)
    page.wait(f"(place => place && Math.abs(place[1] - {y}) < 2)({TEXT % json.dumps('Card 1')})", "the way back")
    right("what is around a carousel scrolls under a wheel over it")
    # What assistive technology is told follows once nothing moves.
    page.rest("Card 1")
    slider = page.evaluate("(box => [box.x, box.y + box.height / 2, box.width])(document.querySelector('[role=slider]').getBoundingClientRect())")
    page.drag(slider[0] + slider[2] / 2, slider[1], slider[2] / 4, 3)
    page.wait("/level (7\\d|6[89]|8[0-2])/.test(picture.textContent)", "the slider's level")
    right("a slider in what is scrolled keeps its finger")


def tiles(page):
    page.view("Tiles")
    page.wait_text("T3")
    tile = "(() => { const one = [...picture.querySelectorAll('text')].find(one => one.textContent.trim() === 'T3'), " \
           "at = one.getScreenCTM(), box = one.getBoundingClientRect(); return [at.a, at.b, box.x, box.y].map(one => one.toFixed(2)).join(); })()"
    rates = []
    for name, ms in [("Spin", 2600), ("Switch", 1600)]:
        begin = page.evaluate("[galley.characters, galley.pictures]")
        seen = frames_while(page, tile, ms, lambda: page.click(name))
        gap, count, rate = gaps(seen)
        end = page.evaluate("[galley.characters, galley.pictures]")
        rates.append(rate)
        check(count > 20, f"tiles {name.lower()} by the page, frame by frame")
        print(f"     {name}: {count} frames that moved, {rate:.0f} a second, the longest gap {gap:.0f} ms; "
              f"{end[1] - begin[1]} pictures, {end[0] - begin[0]} characters")
    page.picture("42-tiles.png")
    before = page.evaluate(tile)
    page.click("Switch")
    time.sleep(0.5)
    page.click("Switch")
    page.wait(f"({tile}) === {json.dumps(before)}", "the tiles to turn back on their way")
    right("what turns back on its way comes to where it began")
    page.click("Fade")
    page.wait(f"!({page.has('Shown')})", "the text to go")
    return min(rates)


SCENES = [rows, steadily, carousel, tiles]


def run(page, is_strict, only=None):
    page.browser.size(1000, 760)
    figures = {scene: play(scene.__name__, lambda: scene(page)) for scene in SCENES if only in (None, scene.__name__)}
    check(page.evaluate("galley.lost") == 0, "no picture was lost")
    if is_strict and not WRONG:
        gap, rate = max(figures[rows], figures[steadily]), figures[tiles]
        check(gap <= 20, f"scrolling has no gap over 20 ms ({gap:.0f})")
        check(rate >= 55, f"movement has {rate:.0f} of 60 frames a second")
