#!/usr/bin/env python3
"""Checks that nothing says that it works and does not: a modifier that returns its view unchanged says so.

Usage: check-accepted.py [ROOT] [--list]. Prints a line for each breach, as FILE:LINE, and fails if there is one; with --list it
prints what is accepted instead, as `NAME<tab>REASON`, which docs/support.md is made from.

A public function of the vocabulary whose body is `self`, or `accepted("…")`, carries a line in its documentation:
`- Note: Accepted, does nothing here: REASON.` A function that returns its receiver because that is its answer
(`Path.path(in:)`) stands in ANSWERS."""

import pathlib
import re
import sys

SOURCES = [f"Sources/Galley{floor}" for floor in (
    "Graph", "Views", "UIKit", "AppKit", "Live", "Controls", "Screens", "Pages", "Insight", "MapKit", "AVKit", "PhotosUI")]
NOTE = re.compile(r"^\s*/// - Note: Accepted, does nothing here: (.+)\.$")
DECLARATION = re.compile(r"\bfunc\s+(\w+)\s*[(<]")
# The receiver, or the receiver with nothing added to it or around it, perhaps after arguments were dropped.
UNCHANGED = re.compile(
    r"\A\s*(?:_ = [\w, ()]+[;\n]\s*)*(?:let (\w+) = self\s*[;\n]\s*return \1|(?:return\s+)?(?:self|self\.self|Group \{ self \}|AnyView\(self\)"
    r"|ModifiedContent\(content: self, modifier: EmptyModifier\(\)\)|modifier\(EmptyModifier\(\)\)"
    r"|accepted\(\"\w+\"(?:, shownIn: \.\w+)?\)))\s*\Z")
# What is its own answer: `Type.function`.
ANSWERS = {"Path.path"}
EXTENSION = re.compile(
    r"^(?:(?:public|private|fileprivate|nonisolated|final|@\w+(?:\([^)]*\))?) )*(?:extension|struct|class|enum|protocol) ([\w.]+)", re.M)


def end_of_signature(text, start):
    """Where the function's body opens; None where it has none (a protocol's)."""
    depth = 0
    for index in range(start, len(text)):
        character = text[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif character == "{" and depth == 0:
            return index
        elif character == "}" and depth == 0 or character == "\n" and depth == 0 and text[index:index + 2] == "\n\n":
            return None
    return None


def body(text, opening):
    depth = 0
    for index in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[opening + 1:index]
    return ""


def note(text, start):
    """The reason in the comment above the declaration, or None."""
    reason = None
    for line in reversed(text[:start].split("\n")[:-1]):
        stripped = line.strip()
        if stripped.startswith("///"):
            match = NOTE.match(line)
            reason = match[1] if match else reason
        elif not stripped.startswith("@"):
            break
    return reason


def functions(path):
    text = path.read_text()
    # Code only, as long as it was; the comments are read from the text itself.
    code = re.sub(r"//[^\n]*", lambda found: " " * len(found[0]), text)
    for match in DECLARATION.finditer(code):
        opening = end_of_signature(code, match.end() - 1)
        if opening is None or "-> " not in code[match.start():opening]:
            continue
        signature = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        owners = EXTENSION.findall(code[:match.start()])
        yield (match.start(), match[1], owners[-1] if owners else "", "private" in signature,
               UNCHANGED.match(body(code, opening)) is not None,
               note(text, code.rfind("\n", 0, match.start()) + 1))


def main():
    arguments = [one for one in sys.argv[1:] if one != "--list"]
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
    accepted, breaches = {}, []
    for path in sorted(path for folder in SOURCES for path in (root / folder).rglob("*.swift")):
        text = path.read_text()
        for start, name, owner, is_private, is_unchanged, reason in functions(path):
            place = f"{path.relative_to(root)}:{text.count(chr(10), 0, start) + 1}"
            if reason is not None:
                if not is_unchanged:
                    breaches.append(f"{place}: {name} is said to do nothing, and does something")
                shown = name if owner == "View" else f"{owner}.{name}"
                accepted.setdefault((shown, reason), place)
            elif is_unchanged and not is_private and f"{owner}.{name}" not in ANSWERS:
                breaches.append(
                    f"{place}: {name} returns its receiver unchanged: let it do its work, or say why it is accepted "
                    "(“- Note: Accepted, does nothing here: ….”)")
    if "--list" in sys.argv:
        for shown, reason in sorted(accepted, key=lambda one: (one[0].lower(), one[1])):
            print(f"{shown}\t{reason}")
    for breach in breaches:
        print(breach, file=sys.stderr if "--list" in sys.argv else sys.stdout)
    sys.exit(1 if breaches else 0)


main()
