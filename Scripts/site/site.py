#!/usr/bin/env python3
"""Writes the project's pages as a site: site.py FOLDER

README, docs and CHANGELOG become pages with one menu; files of the repository that they name are copied; the libraries' documentation
is taken in from build/docs where `make docs` has written it. Every link and every place in a page is followed: one that leads nowhere
is told with its page, and nothing is written then. Addresses outside of the repository are not asked."""

import html
import html.parser
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
STYLE = pathlib.Path(__file__).with_name("site.css")
# The menu: a heading, and the files below it. What is not here is reached by links.
MENU = [
    ("Begin", ["README.md", "docs/start/README.md", "docs/start/server.md", "docs/start/certificates.md", "docs/start/app-team.md",
               "docs/start/layouts.md", "docs/start/agents.md", "docs/gallery/README.md", "docs/beside.md", "docs/apple.md"]),
    ("Use", ["docs/cli.md", "docs/explain.md", "docs/lint.md", "docs/testing.md", "docs/action.md", "docs/play.md", "docs/preview.md",
             "docs/serve.md", "docs/server.md", "docs/batch.md", "docs/pdf.md", "docs/library.md", "docs/live.md", "docs/deploy.md", "docs/editors.md",
             "docs/scenario.md", "docs/agents.md"]),
    ("Look up", ["docs/support.md", "docs/rules.md", "docs/conformance.md", "docs/text.md", "docs/fonts.md", "docs/symbols.md",
                 "docs/image-files.md", "docs/performance.md", "docs/glossary.md", "CHANGELOG.md"]),
    ("Take part", ["CONTRIBUTING.md", "docs/architecture.md"]),
]


def tracked():
    """The repository's files: what git knows, and what it would add."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return {name for name in listed.stdout.split("\n") if name and (ROOT / name).exists()}


def address(name):
    """Where a file of the repository stands in the site."""
    if not name.endswith(".md"):
        return name
    if name == "README.md":
        return "index.html"
    return re.sub(r"(^|/)README\.md$", r"\1index.html", name) if name.endswith("README.md") else name[:-3] + ".html"


def slug(title, used):
    """The place of a heading, as GitHub names it."""
    plain = re.sub(r"<[^>]*>", "", html.unescape(title)).strip().lower()
    name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
    count = used.get(name, 0)
    used[name] = count + 1
    return f"{name}-{count}" if count else name


def relative(target, page):
    """`target` as seen from `page`, both of the site."""
    folder = page.split("/")[:-1]
    parts = target.split("/")
    while folder and len(parts) > 1 and folder[0] == parts[0]:
        folder, parts = folder[1:], parts[1:]
    return "/".join([".."] * len(folder) + parts)


def rendered(name, files, wanted, faults):
    """The page's own HTML, its title, and the places in it."""
    text = subprocess.run(
        ["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", str(ROOT / name)],
        check=True, stdout=subprocess.PIPE).stdout.decode()
    used, places = {}, set()

    def heading(match):
        level, title = match[1], match[2]
        place = slug(title, used)
        places.add(place)
        return f'<h{level} id="{place}">{title}<a class="anchor" href="#{place}" aria-label="Link to this heading">#</a></h{level}>'

    def link(match):
        before, target, after = match[1], html.unescape(match[2]), match[3]
        parts = urllib.parse.urlsplit(target)
        if parts.scheme or parts.netloc:
            return match[0]
        if not parts.path:
            wanted.append((name, address(name), parts.fragment))
            return match[0]
        file = pathlib.PurePosixPath(name).parent / urllib.parse.unquote(parts.path)
        steps = []
        for step in file.parts:
            steps = steps[:-1] if step == ".." else steps + ([step] if step != "." else [])
        file = "/".join(steps)
        if f"{file}/README.md" in files:
            file += "/README.md"
        elif (ROOT / file).is_dir() and file:
            # A folder of sources: its files are listed on a page.
            wanted.append((name, f"{file}/", None))
            return f'{before}{html.escape(relative(f"{file}/index.html", address(name)))}{after}'
        if file not in files:
            faults.append(f"{name}: '{target}' is not in the repository")
            return match[0]
        wanted.append((name, address(file), parts.fragment))
        fragment = f"#{parts.fragment}" if parts.fragment else ""
        return f"{before}{html.escape(relative(address(file), address(name)))}{fragment}{after}"

    text = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, text, flags=re.S)
    text = re.sub(r'(<(?:a|img)\b[^>]*?\b(?:href|src)=")([^"]*)(")', link, text)
    places.update(re.findall(r'\b(?:id|name)="([^"]+)"', text))
    # A diagram is drawn by GitHub; here its text is there for who wants it.
    text = re.sub(r'<pre><code class="language-mermaid">.*?</code></pre>|<pre lang="mermaid">.*?</pre>',
                  r"<details><summary>The diagram, as text</summary>\g<0></details>", text, flags=re.S)
    text = text.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    title = re.search(r"<h1[^>]*>(.*?)<a class", text, re.S)
    return text, html.unescape(re.sub(r"<[^>]*>", "", title[1])) if title else name, places


def page(name, body, title, titles):
    here = address(name)
    menu = []
    for group, names in MENU:
        items = [other for other in names if other in titles]
        menu.append(f"<h2>{group}</h2>\n<ul>")
        for other in items:
            current = ' aria-current="page"' if other == name else ""
            label = "What it is" if other == "README.md" else titles[other]
            menu.append(f'<li><a href="{relative(address(other), here)}"{current}>{html.escape(label)}</a></li>')
        menu.append("</ul>")
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}{"" if title == "Galley" else " · Galley"}</title>
<link rel="stylesheet" href="{relative("site.css", here)}">
</head>
<body>
<nav aria-label="Pages">
<a class="name" href="{relative("index.html", here)}">Galley</a>
<!-- playground -->
<input type="checkbox" id="menu"><label for="menu">All pages</label>
<div class="pages">
{chr(10).join(menu)}
</div>
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def listing(folder, files, titles):
    """A folder of sources as a page."""
    inside = sorted(file for file in files if file.startswith(folder))
    items = "\n".join(f'<li><a href="{html.escape(file[len(folder):])}">{html.escape(file[len(folder):])}</a></li>' for file in inside)
    return page(f"{folder}README.md", f"<h1>{html.escape(folder)}</h1>\n<ul>\n{items}\n</ul>", folder, titles), inside


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    if not shutil.which("cmark-gfm"):
        print("site: there is no cmark-gfm; run make setup", file=sys.stderr)
        return 69
    files = tracked()
    missing = [name for _, names in MENU for name in names if name not in files]
    names = sorted(name for name in files if name.endswith(".md") and (name.startswith("docs/") or "/" not in name))
    wanted, faults, bodies, titles, places = [], [f"the menu names '{name}', which is not there" for name in missing], {}, {}, {}
    for name in names:
        bodies[name], titles[name], found = rendered(name, files, wanted, faults)
        places[address(name)] = found
    out = {address(name): page(name, bodies[name], titles[name], titles) for name in names}
    copied = set()
    for source, target, fragment in wanted:
        if target.endswith("/"):
            text, inside = listing(target, files, titles)
            out[f"{target}index.html"] = text
            copied.update(inside)
        elif target in places:
            if fragment and urllib.parse.unquote(fragment) not in places[target]:
                faults.append(f"{source}: there is no place '#{fragment}' in {target}")
        else:
            copied.add(target)
    if faults:
        print("\n".join(f"site: {fault}" for fault in faults), file=sys.stderr)
        return 1
    folder = pathlib.Path(sys.argv[1]).absolute()
    if folder.exists() and not (folder / "site.css").is_file() and (not folder.is_dir() or any(folder.iterdir())):
        print(f"site: '{folder}' is no site, and is left as it is; name another folder", file=sys.stderr)
        return 73
    beside = folder.with_name(folder.name + ".new")
    shutil.rmtree(beside, ignore_errors=True)
    for target, text in out.items():
        (beside / target).parent.mkdir(parents=True, exist_ok=True)
        (beside / target).write_text(text)
    for file in sorted(copied):
        (beside / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, beside / file)
    shutil.copyfile(STYLE, beside / "site.css")
    if (ROOT / "build/docs").is_dir():
        shutil.copytree(ROOT / "build/docs", beside / "reference")
    shutil.rmtree(folder, ignore_errors=True)
    beside.rename(folder)
    print(f"site: {len(out)} pages and {len(copied)} files in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
