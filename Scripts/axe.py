"""Asks axe-core what of a page is wrong for assistive technology, where Python finds axe-playwright-python (of which only the script is
used; Scripts/svg-check.txt has its version)."""

import importlib.util
import os

from browsers import check

# Colors on their way from one look to another are neither.
AXE = """Promise.all(document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished.catch(() => {}))).then(() =>
  axe.run(document)).then(found => found.violations.map(rule =>
  rule.id + ': ' + rule.nodes.length + ' × ' + rule.nodes[0].failureSummary.replace(/\\s+/g, ' ') + ' in ' + rule.nodes[0].html.slice(0, 160)))"""


def script():
    found = importlib.util.find_spec("axe_playwright_python")
    if not found:
        return None
    with open(os.path.join(found.submodule_search_locations[0], "axe.min.js")) as file:
        return file.read()


SCRIPT = script()
if SCRIPT is None:
    print("     axe-core is not there: not asked")


def faults(browser, what):
    if SCRIPT is None:
        return
    if not browser.evaluate("!!window.axe"):
        browser.evaluate(SCRIPT + "; 0")
    found = browser.evaluate(AXE)
    check(found == [], f"axe-core finds nothing: {what} {found or ''}")
