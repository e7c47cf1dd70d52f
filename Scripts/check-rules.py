#!/usr/bin/env python3
"""Checks that what sources and documents cite exists.

Usage: check-rules.py [ROOT]. Prints a line for each citation that leads nowhere, as FILE:LINE, and fails if there is one.

Checked are: sections of docs/rules.md (`§4.6`; those of another standard are told by its name in front: "SVG 1.1 §8.3"),
numeric cases (`T-059`), documents and their headings (`docs/cli.md#exit-status`, links in Markdown), and the files that
docs/rules.md, docs/architecture.md, CONTRIBUTING.md and docs/contributing name, there by the end of their path."""

import pathlib
import re
import sys

FOLDERS = ["Sources", "Tests", "Examples", "Scripts", "docs"]
ENDINGS = {".swift", ".md", ".py", ".sh", ".mjs", ".c", ".h", ".yml", ""}
STANDARD = re.compile(r"\b(SVG|EXIF|PNG|PDF|CSS|XML|UAX|UTS|RFC|ISO|OpenType|Unicode)\b[^§;]{0,12}$")
SECTION = re.compile(r"§(\d+(?:\.\d+)*)(?:[–-](\d+(?:\.\d+)*))?")
CASE = re.compile(r"(?<![\w-])[TD]-\d{3}(?!\w)")
DOCUMENT = re.compile(r"(?<![\w./-])docs/([\w/-]+\.md)(?:#([\w-]+))?")
NAME = re.compile(r"(?<![\w./-])([a-z][a-z-]*\.md)\b")
LINK = re.compile(r"\]\(([^()\s]+)\)")
PATH = re.compile(r"`([A-Za-z][\w+.-]*(?:/[\w+.@-]+)*)`")
# Where a newcomer is led to: paths begin anywhere (`Rules/Padding.swift`), and may lack the ending (`Passes/Measure`).
GUIDES = ["docs/architecture.md", "CONTRIBUTING.md", "docs/contributing/*.md"]
SOURCE = re.compile(r".*\.(?:swift|tsv|c|h|sh|py|docc)$|(?:[\w-]+/)+[A-Z]\w+$")


def headings(text):
    """The headings of a document: the number in front, if any, and GitHub's anchor."""
    known = {}
    for title in re.findall(r"^#{1,6} +(.+?) *$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M):
        number = re.match(r"(\d+(?:\.\d+)*)\.? ", title)
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        yield number and number[1], anchor if anchor not in known else f"{anchor}-{known[anchor]}"
        known[anchor] = known.get(anchor, 0) + 1


class Checker:
    def __init__(self, root):
        self.root = root
        self.problems = []
        self.count = 0
        self.documents = {path: list(headings(path.read_text())) for path in (root / "docs").rglob("*.md")}
        self.documents |= {path: list(headings(path.read_text())) for path in root.glob("*.md")}
        rules = self.documents.get(root / "docs/rules.md", [])
        self.sections = [number for number, _ in rules if number]
        cases = "".join(path.read_text() for path in root.glob("Tests/Conformance/Cases/*.swift"))
        self.cases = set(re.findall(r'"([TD]-\d{3})', cases))
        self.names = {path.name for folder in FOLDERS for path in (root / folder).rglob("*.swift")}

    def files(self):
        listed = [path for folder in FOLDERS for path in (self.root / folder).rglob("*")]
        for path in sorted(listed + list(self.root.glob("*"))):
            if path.is_file() and path.suffix in ENDINGS and path != pathlib.Path(__file__).resolve():
                yield path

    def report(self, path, line, message):
        self.problems.append((str(path.relative_to(self.root)), line, message))

    def require(self, found, path, line, message):
        """Counts a citation, and reports one that leads nowhere by a message, or by what makes one: looking for a moved file takes long."""
        self.count += 1
        if not found:
            self.report(path, line, message() if callable(message) else message)

    def check(self, path):
        try:
            lines = path.read_text().splitlines()
        except UnicodeDecodeError:
            return
        before = ""
        for number, text in enumerate(lines, 1):
            self.check_line(path, number, text, before)
            # A comment may name a standard at the end of one line and its section on the next.
            before = text.rstrip() + " "

    def check_line(self, path, number, text, before):
        for match in SECTION.finditer(text):
            if STANDARD.search(before + text[: match.start()].lstrip(" /*#")):
                continue
            for section in filter(None, match.groups()):
                self.require(section in self.sections, path, number, f"docs/rules.md has no §{section}")
        if "Tests/Conformance/Cases" not in path.as_posix():
            for case in CASE.findall(text):
                self.require(case in self.cases, path, number, f"there is no case {case} in Tests/Conformance/Cases")
        for name, anchor in DOCUMENT.findall(text):
            self.check_document(path, number, self.root / "docs" / name, anchor)
        for name in NAME.findall(text):
            found = (self.root / "docs" / name).exists() or (path.parent / name).exists()
            self.require(found, path, number, f"there is no docs/{name}")
        if path.suffix == ".md":
            for target in LINK.findall(text):
                self.check_link(path, number, target)

    def check_link(self, path, number, target):
        if re.match(r"\w+:", target):
            return
        name, _, anchor = target.partition("#")
        document = (path.parent / name).resolve() if name else path
        if path.parent.suffix == ".docc" and not document.exists():
            # `make docs` copies pictures into the catalogues.
            document = self.root / "docs" / "images" / f"{name}.png"
        if document.suffix == ".md":
            self.check_document(path, number, document, anchor)
        else:
            self.require(document.exists(), path, number, f"there is no {target}")

    def check_document(self, path, number, document, anchor):
        self.require(document.exists(), path, number, f"there is no {document.relative_to(self.root)}")
        if anchor and document in self.documents:
            anchors = [anchor for _, anchor in self.documents[document]]
            self.require(anchor in anchors, path, number, f"{document.name} has no heading #{anchor}")

    def check_rules(self):
        """The rules' own numbers, and the files that they name."""
        path = self.root / "docs/rules.md"
        if not path.exists():
            return self.report(path, 1, "is missing")
        text = path.read_text()
        for section in re.split(r"^## ", text, flags=re.M)[2:]:
            title = section.splitlines()[0]
            line = text[: text.index("## " + title)].count("\n") + 1
            self.require("Code:" in section, path, line, f"“{title}” does not say where its code is")
        places, modules = {}, {folder.name for folder in (self.root / "Sources").iterdir()}
        for number, text in enumerate(text.splitlines(), 1):
            heading = re.match(r"#{2,4} (\d+(?:\.\d+)*)\.? ", text)
            if heading:
                first = places.setdefault(heading[1], number)
                self.require(first == number, path, number, f"§{heading[1]} is on line {first} already")
            for name in PATH.findall(text):
                start = name.split("/")[0]
                if "/" not in name and name.endswith(".swift"):
                    self.require(name in self.names, path, number, f"no file is called {name}")
                elif start in modules:
                    self.require((self.root / "Sources" / name).exists(), path, number, lambda: self.moved(f"Sources/{name}"))
                elif start in FOLDERS and "/" in name:
                    self.require((self.root / name).exists(), path, number, lambda: self.moved(name))

    def check_guides(self):
        """The files that the documents for contributors name."""
        ends = set()
        for path in [path for folder in FOLDERS for path in (self.root / folder).rglob("*")] + list(self.root.glob("*")):
            parts = path.relative_to(self.root).parts
            ends |= {"/".join(parts[first:]) for first in range(len(parts))}
        ends |= {name.removesuffix(".swift") for name in ends}
        for path in (path for pattern in GUIDES for path in sorted(self.root.glob(pattern))):
            for number, text in enumerate(path.read_text().splitlines(), 1):
                for name in filter(SOURCE.match, PATH.findall(text)):
                    self.require(name in ends, path, number, lambda: self.moved(name))

    def moved(self, name):
        found = [path for folder in FOLDERS for path in (self.root / folder).rglob(pathlib.Path(name).name)]
        hint = f"; {found[0].relative_to(self.root)} has its name" if len(found) == 1 else ""
        return f"there is no {name}{hint}"

    def run(self):
        self.check_rules()
        self.check_guides()
        for path in self.files():
            self.check(path)
        for file, line, message in sorted(set(self.problems)):
            print(f"{file}:{line}: {message}")
        if not self.problems:
            print(f"{self.count} citations of rules, cases and documents lead somewhere")
        return 1 if self.problems else 0


if __name__ == "__main__":
    default = pathlib.Path(__file__).resolve().parent.parent
    sys.exit(Checker(pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else default).run())
