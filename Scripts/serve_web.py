"""A served page as a page of the web, in headless Chromium: links and sharing, the title, the history and addresses. A part of
serve-test.py (--browser)."""

import json
import tempfile
import time

VIEW = """
import SwiftUI

struct Dishes: View {
    @State private var path: [Int] = []
    @State private var held = 0
    @Environment(\\.openURL) private var openURL

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 20) {
                NavigationLink("First dish", value: 1)
                Link("Recipes", destination: URL(string: "https://example.com/recipes")!)
                Link("Ours", destination: URL(string: "/7")!)
                Link("In here", destination: URL(string: "https://example.com/here")!)
                    .environment(\\.openURL, OpenURLAction { _ in path = [5]; return .handled })
                Button("Letter") { openURL(URL(string: "mailto:a@example.com")!) }
                Button("Script") { openURL(URL(string: "javascript:galley.fell=1")!) }
                ShareLink("Share", item: URL(string: "https://example.com/shared")!)
                Text("Held \\(held)").contextMenu { Button("Hold") { held += 1 } }
            }
            .navigationTitle("Dishes")
            .navigationDestination(for: Int.self) { number in
                VStack(spacing: 20) {
                    Text("This is \\(number)")
                    NavigationLink("Next", value: number + 1)
                    NavigationLink("Plain") { Text("No value").navigationTitle("Plain screen") }
                }
                .navigationTitle("Dish \\(number)")
            }
        }
    }
}

#Preview { Dishes() }
"""

OPENS = """
import SwiftUI

struct Opens: View {
    @State private var opened = "nothing"
    var body: some View { Text("opened \\(opened)").onOpenURL { opened = $0.path() + " " + ($0.query() ?? "") } }
}

#Preview { Opens() }
"""

CONTROL = """(() => {
  const one = [...document.querySelectorAll('#elements [role]')].findLast(one => one.ariaLabel === %s);
  if (!one) return null;
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})()"""
NOTES = """window.granted = [];
window.open = (address, place) => { granted.push([String(address), place]); return {}; };
Object.defineProperty(navigator, 'share', {value: async data => { granted.push(data); }, configurable: true});"""


class Play:
    def __init__(self, browser, server, check, pictures):
        self.browser, self.check, self.pictures = browser, check, pictures
        self.home = f"http://127.0.0.1:{server.port}"
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=NOTES)

    def go(self, path, title):
        self.browser.call("Page.navigate", url=self.home + path)
        self.at(path, title)

    def at(self, path, title):
        self.browser.wait(f"window.galley && location.pathname + location.search === {json.dumps(path)} && document.title === "
                          f"{json.dumps(title)} && !document.body.classList.contains('lost')", f"“{title}” at {path}")

    def click(self, label, **more):
        self.browser.wait(f"({CONTROL % json.dumps(label)}) !== null", label)
        x, y = self.browser.evaluate(CONTROL % json.dumps(label))
        self.browser.mouse("mousePressed", x, y, **more)
        self.browser.mouse("mouseReleased", x, y, **more)

    def opened(self, wanted, what):
        self.browser.wait(f"JSON.stringify(granted) === {json.dumps(json.dumps(wanted, separators=(',', ':')))}", what)
        self.check(True, what)
        self.browser.evaluate("granted.length = 0")

    def leave(self):
        """The view's own button, at the left of its bar."""
        self.browser.evaluate("window.leaving = [...document.querySelectorAll('#elements [role=button]')].map(one => one.getBoundingClientRect())"
                              ".find(box => box.x < 60 && box.y < 60 && box.width > 0)")
        self.browser.click(*self.browser.evaluate("[leaving.x + leaving.width / 2, leaving.y + leaving.height / 2]"))

    def back(self):
        self.browser.evaluate("history.back()")

    def links(self):
        self.click("Recipes")
        self.opened([["https://example.com/recipes", "_blank"]], "a link opens a tab")
        link = "[...elements.children].find(one => one.ariaLabel === 'Recipes')"
        self.check(self.browser.evaluate(f"{link}.tagName + {link}.href + {link}.target") == "Ahttps://example.com/recipes_blank",
                   "a link is one to the browser, too")
        self.browser.evaluate(f"{link}.focus()")
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", windowsVirtualKeyCode=13)
        self.opened([["https://example.com/recipes", "_blank"]], "so it does by the keyboard")
        self.click("Share")
        self.opened([{"url": "https://example.com/shared"}], "a share link shares")
        self.browser.evaluate("delete navigator.share; Object.defineProperty(navigator, 'share', {value: undefined})")
        self.click("Share")
        self.browser.wait("$('notice').textContent === 'Copied: https://example.com/shared'", "what was copied")
        self.check(True, "where the browser cannot share, it is copied")
        self.browser.picture(self.pictures, "10-copied.png")
        self.click("Script")
        self.browser.wait("$('notice').textContent.startsWith('This page cannot open javascript:')", "the refusal")
        self.check(self.browser.evaluate("galley.fell === undefined"), "a link runs no script")
        self.click("In here")
        self.at("/5", "Dish 5")
        self.check(self.browser.evaluate("granted.length") == 0, "what the view handles itself is not opened")
        self.back()
        self.at("/", "Dishes")
        self.click("Ours")
        self.at("/7", "Dish 7")
        self.check(True, "a link to the page's own address leads to its screen")
        self.back()
        self.at("/", "Dishes")

    def menus(self):
        text = "[...elements.children].find(one => one.textContent.startsWith('Held'))"
        place = f"(box => [box.x + box.width / 2, box.y + box.height / 2])({text}.getBoundingClientRect())"
        self.browser.evaluate("granted.length = 0; addEventListener('contextmenu', event => granted.push(event.defaultPrevented))")
        for count, way in enumerate(("button", "long press"), 1):
            x, y = self.browser.evaluate(place)
            if way == "button":
                for kind in ("mousePressed", "mouseReleased"):
                    self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="right", clickCount=1)
            else:
                self.browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
                time.sleep(0.8)
                self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            self.browser.wait(f"({CONTROL % json.dumps('Hold')}) !== null", f"the menu by a {way}")
            self.browser.picture(self.pictures, f"12-menu-{count}.png")
            self.click("Hold")
            self.browser.wait(f"{text}?.textContent === 'Held {count}'", f"what the menu does, by a {way}")
            self.check(True, f"a {way} opens a view's menu")
        self.check(self.browser.evaluate("granted[0]") is True, "the browser's own menu does not come")
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=10, y=680, button="right", clickCount=1)
        self.browser.wait("granted.at(-1) === false", "the browser's menu elsewhere")
        self.check(True, "elsewhere the browser's own menu comes")

    def history(self):
        self.click("First dish")
        self.at("/1", "Dish 1")
        self.click("Next")
        self.at("/1/2", "Dish 2")
        self.check(True, "screens have addresses, and the page is called what they are")
        self.browser.picture(self.pictures, "11-second-screen.png")
        self.back()
        self.at("/1", "Dish 1")
        self.back()
        self.at("/", "Dishes")
        self.browser.evaluate("history.go(2)")
        self.at("/1/2", "Dish 2")
        self.check(True, "Back and forward lead through the screens")
        before = self.browser.evaluate("history.length")
        self.leave()
        self.at("/1", "Dish 1")
        self.check(self.browser.evaluate("history.length") == before and self.browser.evaluate("history.state.galley.depth") == 1,
                   "the view's own way back leads the history back")
        self.click("Plain")
        self.at("/1", "Plain screen")
        self.back()
        self.at("/1", "Dish 1")
        self.check(True, "a screen without an address is left by Back")
        self.click("Next")
        self.at("/1/2", "Dish 2")
        self.browser.call("Page.reload")
        self.browser.wait("window.galley && galley.pictures > 0", "the page again")
        self.at("/1/2", "Dish 2")
        self.back()
        self.at("/1", "Dish 1")
        self.check(True, "a reloaded page is where it was, and goes on from there")


def run(tools, preview, galley, folder, options):
    with open(f"{folder}/Dishes.swift", "w") as file:
        file.write(VIEW)
    with open(f"{folder}/Opens.swift", "w") as file:
        file.write(OPENS)
    for source, play in (("Dishes.swift", dishes), ("Opens.swift", opens)):
        server = tools.Server(galley, folder, "--workers", "1", *tools.more(options), name=source + ".log", source=(source,))
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as browser_folder:
            browser = preview.chromium.Browser(time.monotonic() + options.seconds, browser_folder)
            try:
                browser.size(390, 700)
                play(Play(browser, server, preview.check, options.browser))
            except (AssertionError, TimeoutError, RuntimeError, EOFError) as error:
                print(f"serve-test: {error}\n{server.log}")
                browser.end += 10
                print(browser.evaluate("[location.href, document.title, JSON.stringify([screens, entry, asked, history.state])].join(' ')"))
                browser.picture(options.browser, "failed-web.png")
                return False
            finally:
                browser.process.kill()
                browser.process.wait()
                server.process.kill()
    return True


def dishes(page):
    page.go("/", "Dishes")
    page.links()
    page.menus()
    page.history()
    # A page that has no session, as in another browser.
    page.browser.evaluate("sessionStorage.clear()")
    page.go("/3/4", "Dish 4")
    page.check(True, "an address leads to the same screen in another browser")
    page.leave()
    page.at("/3", "Dish 3")
    page.check(True, "and from there the view's way back to the screen below")
    page.browser.evaluate("sessionStorage.clear()")
    page.browser.call("Page.navigate", url=page.home + "/nonsense")
    page.at("/", "Dishes")
    page.check(True, "an address that means nothing is the first screen's")


def opens(page):
    page.go("/dish/2?with=rice", "Opens.swift – Galley")
    page.browser.wait("document.getElementById('elements').textContent.includes('opened /dish/2 with=rice')", "the URL")
    page.check(True, "a view that takes URLs is opened with the address")
