"""What Chromium and Firefox have in common for the scripts that drive them (chromium.py, firefox.py)."""

import base64
import os
import time


class Browser:
    """A headless browser with one page. What it drives it by is the subclass's: `evaluate`, `open`, `mouse`, `wheel`, `touch`, `press`,
    `insert`, `compose`, `size`, `scheme`, `calm`, `screenshot`."""

    end = 0
    process = None

    def wait(self, expression, what, patience=30):
        end = min(self.end, time.monotonic() + patience)
        while time.monotonic() < end:
            if self.evaluate(f"!!({expression})"):
                return
            time.sleep(0.02)
        raise TimeoutError(f"{what}: {expression}")

    # Whether a finger does what else the mouse does.
    is_touch = False

    def click(self, x, y):
        if self.is_touch:
            return self.tap(x, y)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def double(self, x, y):
        """Two clicks of a mouse, one right after the other."""
        for count in (1, 2):
            self.mouse("mousePressed", x, y, clickCount=count)
            self.mouse("mouseReleased", x, y, clickCount=count)

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def swipe(self, x, y, way_x, way_y, steps=6):
        """A finger that comes down, moves quickly and goes."""
        self.touch("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + way_x * step / steps, y + way_y * step / steps))
            time.sleep(0.012)
        self.touch("touchEnd")

    def key(self, name, *held):
        """Presses a key by the name that pages know it by, with what is held: Shift, Control, Alt, Meta."""
        self.press(name, held)

    def type(self, text):
        for letter in text:
            self.press(letter, ())

    def picture(self, folder, name):
        if folder:
            with open(os.path.join(folder, name), "wb") as file:
                file.write(base64.b64decode(self.screenshot()))


RIGHT, WRONG = [], []


def right(what):
    RIGHT.append(what)
    print(f"ok: {what}")


def check(condition, what):
    if not condition:
        raise AssertionError(what)
    right(what)


def play(name, scene):
    """Plays a scene to its end or to the first fault in it, which is kept, so that the others are played as well."""
    try:
        return scene()
    except (AssertionError, TimeoutError, RuntimeError) as error:
        WRONG.append(f"{name}: {error}")
        print(f"WRONG: {name}: {error}")
