"""The page of `galley preview` as a tool: 1, 12 and 60 previews, 25 notes, light, dark and a phone's width; every control has a name and
a key, and axe-core finds nothing."""

import time

import axe
from browsers import check


def source(previews, notes=0):
    images = "\n".join(f'            Image("missing{index}").resizable().frame(width: 20, height: 20)' for index in range(notes))
    rows = "\n".join(
        f'#Preview("Card {index + 1}") {{ Card(title: "Card {index + 1}", color: .{["blue", "pink", "green", "orange"][index % 4]}) }}'
        for index in range(previews))
    return f"""import SwiftUI

struct Card: View {{
    var title: String
    var color: Color
    @State private var count = 0
    var body: some View {{
        VStack(alignment: .leading, spacing: 8) {{
            Text(title).font(.headline)
            Text("A line below it that says more").font(.subheadline).foregroundStyle(.secondary)
            Button("Tapped \\(count)") {{ count += 1 }}.buttonStyle(.borderedProminent)
{images}
        }}
        .padding()
        .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
        .padding()
    }}
}}

{rows}
"""


def faults(page, what):
    axe.faults(page.browser, what)


def small(page, count):
    page.wait(f"[...document.querySelectorAll('#strip img')].length >= {count}", f"{count} small pictures")


def run(page, previews):
    name = f"50-{previews}"
    page.evaluate("document.activeElement.blur()")
    if previews > 1:
        small(page, min(previews, 4))
        time.sleep(0.5)
    else:
        check(page.evaluate("document.getElementById('strip').hidden"), "one preview has no strip")
    for scheme in ["light", "dark"]:
        page.browser.scheme(scheme)
        time.sleep(0.3)
        page.picture(f"{name}-{scheme}.png")
        faults(page, f"{previews} previews, {scheme}")
    names = page.evaluate("[...document.querySelectorAll('#tools button')].filter(one => !one.ariaLabel || !one.title || "
                          "!one.getAttribute('aria-keyshortcuts')).length")
    check(names == 0, "every tool has a name and a key")
    keys = page.evaluate("Object.values(tools).map(one => one[1])")
    check(len(keys) == len(set(keys)), "no two tools have one key")
    page.browser.size(390, 800)
    time.sleep(0.3)
    check(page.evaluate("document.documentElement.scrollWidth <= 390"), "a phone's width is enough")
    page.picture(f"{name}-phone.png")
    faults(page, f"{previews} previews, a phone's width")
    page.browser.size(1000, 700)
    page.browser.scheme("light")
    if previews == 1:
        by_keys(page)
    if previews > 1:
        before = page.evaluate("shown.view ?? 0")
        page.browser.key("]")
        page.wait(f"shown.view === {before + 1}", "the next preview, by its key")
        page.wait("document.querySelectorAll('#strip [aria-current=true]').length === 1", "which is marked in the strip")


def by_keys(page):
    page.browser.key("d")
    page.wait("shown.isDark && document.getElementById('darken').ariaPressed === 'true'", "the dark appearance, by its key")
    page.browser.key("d")
    page.wait("!shown.isDark", "the light one")
    page.browser.key("+")
    page.wait("shown.typeSize === 'xLarge'", "larger text")
    page.browser.key("-")
    page.wait("shown.typeSize === 'large'", "smaller text")
    page.browser.key(",")
    check(not page.evaluate("document.getElementById('settings').hidden"), "a key opens the settings")
    page.choose("device", "iPhone 16")
    page.wait("shown.device === 'iPhone 16' && stage.classList.contains('device')", "a device")
    time.sleep(0.3)
    page.picture("51-device.png")
    faults(page, "a device and the settings")
    width = page.evaluate("document.getElementById('panels').offsetWidth")
    page.evaluate("document.getElementById('divider').focus()")
    for _ in range(3):
        page.browser.key("ArrowLeft")
    check(page.evaluate("document.getElementById('panels').offsetWidth") == width + 30, "arrow keys make the panels wider")
    check(page.evaluate("JSON.parse(localStorage.getItem('galley-preview')).panels") == width + 30, "which is remembered")
    page.evaluate("document.activeElement.blur()")
    page.choose("device", "")
    page.browser.key(",")
    check(page.evaluate("document.getElementById('settings').hidden"), "and closes them")
    page.browser.key("g")
    page.wait("document.querySelectorAll('#variants img').length === kinds.length", "the variants")
    time.sleep(0.3)
    page.picture("52-variants.png")
    faults(page, "the variants")
    page.browser.key("g")
    check(page.evaluate("!document.getElementById('variants')"), "and they go")
    page.browser.key("?")
    check(page.evaluate("document.querySelectorAll('dialog[open] kbd').length") >= 15, "the list of keys")
    page.picture("53-keys.png")
    faults(page, "the list of keys")
    page.browser.key("Escape")
    page.wait("!document.querySelector('dialog')", "the list to go")


def notes(page):
    before = page.evaluate("document.getElementById('desk').offsetHeight")
    page.wait("document.getElementById('count').textContent === '25 notes'", "25 notes")
    check(page.evaluate("document.getElementById('noted').hidden"), "notes are folded")
    page.picture("54-notes-folded.png")
    page.evaluate("document.getElementById('count').click()")
    after = page.evaluate("document.getElementById('desk').offsetHeight")
    check(after >= before * 0.6, f"open, they leave the view its room ({before} → {after} points)")
    page.picture("55-notes.png")
    faults(page, "25 notes")


def problem(page):
    page.wait("!document.getElementById('problem').hidden", "the compiler's message")
    check(page.evaluate("document.querySelector('#problem mark')?.textContent") == "Dividerr", "an error is beside its line, underlined")
    place = page.evaluate("(box => [box.top, box.bottom, innerHeight])(document.querySelector('#problem mark').getBoundingClientRect())")
    check(0 < place[0] and place[1] < place[2], "it is in sight, however tall the picture is")
    page.picture("56-error.png")
    faults(page, "an error")
