#!/usr/bin/env python3
"""Checks that each thing that is to be in one place of the sources is in that place only.

Usage: check-structure.py [ROOT]. Prints a line for each breach, as FILE:LINE, and fails if there is one.

- What a kind of node does is said by its rule in Sources/GalleyEngine/Rules. So `switch` over the kinds stands in
  Rules/Dispatch.swift and nowhere else, and no condition lists several kinds in its place.
- A rule's parameters have names: none is read by its distance from the first (`parameters[start + 1]`)."""

import pathlib
import re
import sys

ENGINE = "Sources/GalleyEngine"
DISPATCH = f"{ENGINE}/Rules/Dispatch.swift"
SWITCH = re.compile(r"\bswitch\b([^{\n]*)\{")
PATTERN = re.compile(r"^\s*case ((?:\.\w+)(?:, *\.\w+)*)(?: where [^:]*)?:", re.M)
SEVERAL = re.compile(r"\bkind *[!=]= *\.(\w+)\s*(?:&&|\|\|)\s*[\w.\[\]()]*\bkind *[!=]= *\.(\w+)")
LISTED = re.compile(r"\[((?:\.\w+)(?:,\s*\.\w+)+)\]\.contains\([^()\n]*\bkind\b")
OFFSET = re.compile(r"\bparameters\[[^\]\n]*[+-] *\d+[^\]\n]*\]")


def code(text):
    """The text without comments and string literals, line by line as long as it was."""
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def body(text, start):
    """What stands between the brace that opens before `start` and the one that closes it."""
    depth = 1
    for end in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[start:end]
    return text[start:]


def kinds(root):
    source = code((root / ENGINE / "Tree/Node.swift").read_text())
    opening = re.search(r"enum NodeKind\b[^{]*\{", source)
    cases = re.findall(r"^\s*case ([\w, ]+)$", body(source, opening.end()), re.M)
    return {name.strip() for line in cases for name in line.split(",")}


def breaches(path, text, names):
    def several(found):
        return len(found & names) > 1 and found <= names

    for match in SWITCH.finditer(text):
        cases = set(re.findall(r"\.(\w+)", " ".join(PATTERN.findall(body(text, match.end())))))
        # A switch with a single case is told from those over other kinds by where it stands.
        single = path.startswith(ENGINE) and re.search(r"\bkind\s*$", match[1]) and cases and cases <= names
        if path != DISPATCH and (single or several(cases)):
            yield match.start(), "a switch over the kinds of nodes: let their rules answer (LayoutRule)"
    for match in SEVERAL.finditer(text):
        if several(set(match.groups())):
            yield match.start(), "a condition that lists kinds of nodes: let their rules answer (LayoutRule)"
    for match in LISTED.finditer(text):
        if several(set(re.findall(r"\w+", match[1]))):
            yield match.start(), "a list of kinds of nodes: let their rules answer (LayoutRule)"
    for match in OFFSET.finditer(text):
        yield match.start(), f"{match[0]}: parameters have names (Pass.rule(_:of:))"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)
    names = kinds(root)
    if "padding" not in names:
        sys.exit("check-structure: the kinds of nodes were not found")
    count = failures = 0
    for path in sorted((root / "Sources").rglob("*.swift")):
        name = path.relative_to(root).as_posix()
        text = code(path.read_text())
        count += 1
        for start, message in breaches(name, text, names):
            failures += 1
            print(f"{name}:{text.count(chr(10), 0, start) + 1}: {message}")
    if failures:
        sys.exit(1)
    print(f"{count} sources keep to the structure")


if __name__ == "__main__":
    main()
