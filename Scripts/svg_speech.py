"""What an SVG picture says to assistive technology, in Chromium: its accessibility tree, its document, and axe-core's rules."""

import json

# What the document itself must keep to.
DOCUMENT = """(() => {
  const faults = [], all = [...document.querySelectorAll('*')], root = document.documentElement;
  const name = one => `<${one.localName}${one.id ? ' id=' + one.id : ''}>`;
  const ids = new Map();
  for (const one of all) if (one.id) ids.set(one.id, (ids.get(one.id) ?? 0) + 1);
  for (const [id, count] of ids) if (count > 1) faults.push(`${count} elements have the id ${id}`);
  for (const one of all) {
    for (const {name: key, value} of one.attributes) {
      const references = [...value.matchAll(/url\\(#([^)]*)\\)/g)].map(match => match[1]);
      if (/(^|:)href$/.test(key) && value.startsWith('#')) references.push(value.slice(1));
      if (/^aria-(labelledby|describedby)$/.test(key)) references.push(...value.split(/\\s+/));
      for (const id of references) if (!ids.has(id)) faults.push(`${name(one)} refers to ${id}, which is not there`);
    }
  }
  if (!root.getAttribute('xml:lang') && !root.getAttribute('lang')) faults.push('the document has no language');
  const title = document.querySelector('svg > title');
  if (!title?.textContent.trim()) faults.push('the document has no title');
  else if (root.getAttribute('aria-labelledby') !== title.id) faults.push('the title is not what names the document');
  const isHidden = one => one.closest('[aria-hidden=true], defs') !== null;
  for (const link of document.querySelectorAll('a')) {
    if (!link.getAttribute('href')) faults.push('a link without an address');
    if (!link.textContent.trim() && !link.getAttribute('aria-label')) faults.push('a link without a text');
    if (link.parentNode.closest('a')) faults.push('a link in a link');
  }
  for (const use of document.querySelectorAll('use, image')) {
    const target = use.localName === 'use' ? document.getElementById(use.href.baseVal.slice(1)) : use;
    if (target?.localName !== 'image' || isHidden(use)) continue;
    const owner = use.closest('[role=img]');
    if (!owner) faults.push(`a picture in ${name(use.parentNode)} is neither described nor hidden`);
    else if (!owner.getAttribute('aria-label')?.trim()) faults.push('a picture with an empty description');
  }
  let level = 0;
  for (const heading of document.querySelectorAll('[role=heading]')) {
    const own = +heading.getAttribute('aria-level');
    if (!(own >= 1 && own <= 6)) faults.push(`a heading of level ${own}`);
    level = own;
  }
  return faults;
})()"""

# The texts in the document's order, as somebody hears them.
TEXTS = """[...document.querySelectorAll('text')].filter(one => !one.closest('[aria-hidden=true], [role=img], [aria-label]'))
  .flatMap(one => one.children.length ? [...one.children] : [one]).map(one => one.textContent.trim()).filter(text => text)"""

# Roles that mean nothing without a name.
NAMED = {"image", "img", "graphics-document", "graphics-symbol", "figure", "heading", "link", "button", "SvgRoot"}


def spoken(browser):
    """The nodes of Chromium's accessibility tree in reading order: role and name."""
    nodes = {node["nodeId"]: node for node in browser.call("Accessibility.getFullAXTree")["nodes"]}
    order = []

    def walk(node):
        if not node["ignored"]:
            order.append((node["role"]["value"], node.get("name", {}).get("value", "")))
        for child in node.get("childIds", []):
            if child in nodes:
                walk(nodes[child])

    for node in nodes.values():
        if node.get("parentId") not in nodes:
            walk(node)
    return order


def document(browser):
    """What is wrong with the document that the browser shows, in words."""
    faults = browser.evaluate(DOCUMENT)
    order = spoken(browser)
    faults += [f"{role} without a name" for role, name in order if role in NAMED and not name.strip()]
    heard = [name.strip() for role, name in order if role == "StaticText" and name.strip()]
    written = browser.evaluate(TEXTS)
    if heard != written:
        first = next((pair for pair in zip(heard, written) if pair[0] != pair[1]), (len(heard), len(written)))
        faults.append(f"heard is another order than written: {first[0]!r} for {first[1]!r}")
    return faults, order


def axe(browser, script, svg, file):
    """What axe-core finds in the picture within a page, which is written to a file; and what it leaves to people."""
    page = ("<!doctype html><html lang=en><head><meta charset=utf-8><title>A picture</title></head><body><main><h1>A picture</h1>"
            + svg + "</main></body></html>")
    with open(file, "w") as out:
        out.write(page)
    browser.call("Page.navigate", url="file://" + file)
    browser.wait(f"location.href === {json.dumps('file://' + file)} && document.readyState === 'complete'", "the page")
    browser.evaluate(script + "; 0")
    found = browser.evaluate(
        "axe.run(document.querySelector('svg')).then(result => ['violations', 'incomplete'].map(kind => "
        "result[kind].map(rule => rule.id + ': ' + rule.nodes.length + ' × ' + rule.nodes[0].failureSummary.replace(/\\s+/g, ' ') "
        "+ ' in ' + rule.nodes[0].html.slice(0, 120))).concat(result.passes.length))")
    return found
