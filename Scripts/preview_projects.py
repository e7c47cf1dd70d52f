"""The projects of Examples/Projects in the page of `galley preview`, each played as somebody would who tries the app: a scene
returns where the page does as it should, and raises where it does something else."""

import json

from browsers import check, right
from preview_scenes import FIELD, on_a_phone


def capitals(page):
    on_a_phone(page, "ContentView")
    page.wait_text("Peru")
    page.click("Lima")
    page.wait_text("Right!")
    page.picture("40-capitals.png")
    page.click("Continue")
    page.wait_text("Score: 1")
    page.wait_text("Estonia")
    page.click("Riga")
    page.wait_text("Wrong")
    page.wait_text("Tallinn is the capital of Estonia.")
    page.click("Continue")
    page.wait_text("Kenya")
    check(page.evaluate(page.has("Score: 1")), "Capitals: a right answer counts, a wrong one does not, an alert leads on")


def skies(page):
    on_a_phone(page, "Forecast")
    page.wait_text("Lisbon")
    page.wait_text("21°")
    page.picture("41-skies.png")
    x, y = page.text("Lisbon")
    page.browser.wheel(x, y + 100, 240)
    page.wait(f"((place) => place && place[1] < {y - 200})({text(page, 'Lisbon')})", "the page to scroll")
    right("Skies: the forecast scrolls under a wheel")


def constellations(page):
    on_a_phone(page, "ContentView")
    page.wait_text("Ursa Major")
    before = page.evaluate("document.getElementById('picture').innerHTML.length")
    # The switch itself, at the end of its row.
    x, y, width, _ = page.control("Lines")
    page.browser.click(x + width / 2 - 25, y)
    page.wait(f"document.getElementById('picture').innerHTML.length < {before} - 100", "the lines to go")
    page.click("Next")
    page.wait_text("Cassiopeia")
    page.click("Next")
    page.wait_text("The Swan")
    page.picture("42-constellations.png")
    right("Constellations: lines come and go, a button leads from sign to sign")


def folio(page):
    on_a_phone(page, "Overview")
    page.wait_text("Windmill Energy")
    page.browser.click(*page.text("Daily Bread"))
    page.wait_text("Shares")
    page.wait_text("120")
    page.picture("43-folio.png")
    page.click("Back")
    page.wait_text("Orbit Logistics")
    page.click("Settings")
    page.wait_text("Currency")
    page.wait_text("15 min")
    page.picture("44-folio-settings.png")
    right("Folio: a holding is opened and left, a tab shows the settings")


def reader(page):
    page.browser.size(1600, 1300)
    page.view("Split view")
    page.choose("device", "iPad Pro 11-inch")
    page.wait("shown.device === 'iPad Pro 11-inch'", "the device's screen")
    page.wait_text("The patience of moss")
    page.browser.click(*page.text("Machines"))
    page.wait_text("A clock without hands")
    page.browser.click(*page.text("A clock without hands"))
    page.wait_text("by Cy Park")
    page.picture("45-reader.png")
    right("Reader: a feed shows its articles, an article its text")


def pantry(page):
    on_a_phone(page, "RecipeList")
    page.wait_text("Tomato Soup")
    page.browser.click(*page.text("Tomato Soup"))
    page.wait_text("Servings: 2")
    page.wait_text("400 g")
    # The plus at the stepper's end.
    x, y, width, _ = page.control("Servings")
    page.browser.click(x + width / 2 - 25, y)
    page.wait_text("Servings: 3")
    page.wait_text("600 g")
    page.picture("46-pantry.png")
    page.click("Back")
    page.wait(f"!({page.has('Servings: 3')})", "the way back")
    field = FIELD % json.dumps("Search")
    page.wait(field, "the field")
    page.browser.click(*page.evaluate(f"(box => [box.x + 60, box.y + box.height / 2])(({field}).getBoundingClientRect())"))
    page.browser.insert("salad")
    page.wait(f"!({page.has('Tomato Soup')})", "the soup to go")
    page.picture("47-pantry-search.png")
    right("Pantry: a recipe's amounts follow its servings, a search finds recipes")


def text(page, words):
    """Where a text is, as the page's JavaScript."""
    return page.has(words).removesuffix(" !== null")


SCENES = {
    "Capitals": capitals, "Skies": skies, "Constellations.swiftpm": constellations, "Folio": folio, "Reader": reader,
    "Pantry": pantry,
}
