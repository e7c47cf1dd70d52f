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
    "Graph", "Views", "UIKit", "AppKit", "Live", "Controls", "Screens", "Pages", "Insight", "UIKitClasses/Gestures", "MapKit", "AVKit", "PhotosUI", "StoreKit", "WidgetKit")]
NOTE = re.compile(r"^\s*/// - Note: Accepted, does nothing here: (.+)\.$")
DECLARATION = re.compile(r"\bfunc\s+(\w+)\s*[(<]")
# What leads to the receiver again: with nothing added to it or around it, or whichever way a condition goes.
SAME = [(re.compile(pattern), to) for pattern, to in (
    (r"\b(?:let )?_ = [^;\n{}]+[;\n]", ""),
    (r"\breturn\b", ""),
    (r"@\w+(?:\([^()]*\))?\s", ""),
    (r"\bself\.self\b|\(\s*self\s*\)(?!\s*->)|\bAnyView\(\s*(?:erasing:\s*)?self\s*\)|\bGroup\s*\(?content:\s*\{\s*self\s*\}\s*\)", "self"),
    (r"\b(?:Group|do)\s*(?:\(\s*\))?\s*\{\s*self\s*\}", "self"),
    (r"\{\s*self\s*\}\s*\(\s*\)", "self"),
    (r"\bself as (?:any|some)? ?\w+", "self"),
    (r"\bModifiedContent\(\s*content: self,\s*modifier: EmptyModifier(?:\(\)|\.identity)\s*\)", "self"),
    (r"(?<![\w.])(?:self\s*\.)?\s*(?:modifier\(\s*(?:EmptyModifier\(\)|EmptyModifier\.identity|\.identity)\s*\)|concat\(EmptyModifier\(\)\))", "self"),
    (r"(?<![\w.])(?:self\s*\.\s*)?(?:background|overlay)\s*(?:\(\s*EmptyView\(\)\s*\)|\{\s*EmptyView\(\)\s*\})", "self"),
    (r"(?<![\w.])(?:self\s*\.)?\s*transform\w+\([^(){}]*\)\s*\{\s*_ in\s*\}", "self"),
    (r"\b(?:let|var) (\w+)(?:: [^=\n]+)? = self\s*[;\n]\s*\1(?=\s*\Z)", "self"),
    (r"\bif [^{}]+\{\s*self\s*\}\s*else\s*\{\s*self\s*\}", "self"),
    (r"\bguard [^{}]+\{\s*self\s*\}\s*self", "self"),
    (r"[^?\n]+\? self : self", "self"),
    (r"\bswitch [^{}]+\{\s*(?:(?:case [^:{}]+|default):\s*self\s*)+\}", "self"),
)]
ACCEPTED = re.compile(r"\A\s*accepted\(\"\w+\"(?:, shownIn: \.\w+)?\)\s*\Z")
# A modifier of one's own that shows its content as it is: the whole of it, but for what it was made of.
IDLE = re.compile(
    r"\bstruct (\w+)[^{}]*?: [^{}]*Modifier\b[^{}]*\{(?:[^{}]|\{[^{}]*\})*?"
    r"(?:\bfunc body\(content: Content\) -> some View \{\s*(?:return )?content\s*\}"
    r"|\bfunc _build<[^{}]*\{\s*Base\._build\(content, into: builder\)\s*\})")
# What is its own answer: `Type.function`.
ANSWERS = {"Path.path"}
EXTENSION = re.compile(
    r"^(?:(?:public|private|fileprivate|nonisolated|final|@\w+(?:\([^)]*\))?) )*(?:extension|struct|class|enum|protocol) ([\w.]+)", re.M)


def is_unchanged(body, idle):
    """Whether a function's body is its receiver, however it is written.

    `idle` are the modifiers that show their content as it is."""
    if ACCEPTED.match(body):
        return True
    text = body
    for name in idle:
        text = re.sub(rf"\b{name}(?:<[^<>]*>)?\((?:[^()]|\([^()]*\))*\)", "EmptyModifier()", text)
    while True:
        before = text
        for pattern, to in SAME:
            text = pattern.sub(to, text)
        if text == before:
            return text.strip(" \n;") == "self"


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


def labels(signature):
    """The labels of a function's arguments, `forSelectionType:menu:`, from what begins with their bracket."""
    names, depth, is_name = "", 0, False
    for found in re.finditer(r"[(\[{<]|[)\]}>]|,|@\w+|\w+", signature.replace("->", "  ")):
        word = found[0]
        if word in "([{<":
            depth += 1
            is_name = depth == 1 and word == "("
        elif word in ")]}>":
            depth -= 1
            if depth == 0 and word == ")":
                break
        elif word == ",":
            is_name = depth == 1
        elif is_name and word[0] != "@":
            names, is_name = f"{names}{word}:", False
    return names


def functions(path):
    text = path.read_text()
    # Code only, as long as it was; the comments are read from the text itself.
    code = re.sub(r"//[^\n]*|/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.S)
    idle = set(IDLE.findall(code))
    for match in DECLARATION.finditer(code):
        opening = end_of_signature(code, match.end() - 1)
        if opening is None or "-> " not in code[match.start():opening]:
            continue
        signature = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        owners = EXTENSION.findall(code[:match.start()])
        yield (match.start(), match[1], owners[-1] if owners else "", "private" in signature,
               is_unchanged(body(code, opening), idle),
               note(text, code.rfind("\n", 0, match.start()) + 1), labels(code[code.index("(", match.start()):opening]))


def main():
    arguments = [one for one in sys.argv[1:] if one != "--list"]
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
    accepted, breaches, working = {}, [], set()
    for path in sorted(path for folder in SOURCES for path in (root / folder).rglob("*.swift")):
        text = path.read_text()
        for start, name, owner, is_private, is_idle, reason, names in functions(path):
            place = f"{path.relative_to(root)}:{text.count(chr(10), 0, start) + 1}"
            if reason is not None:
                if not is_idle:
                    breaches.append(f"{place}: {name} is said to do nothing, and does something")
                shown = name if owner == "View" else f"{owner}.{name}"
                accepted.setdefault((shown, reason, names), place)
            elif not is_private and not is_idle:
                working.add(name if owner == "View" else f"{owner}.{name}")
            if reason is None and is_idle and not is_private and f"{owner}.{name}" not in ANSWERS:
                breaches.append(
                    f"{place}: {name} returns its receiver unchanged: let it do its work, or say why it is accepted "
                    "(“- Note: Accepted, does nothing here: ….”)")
    if "--list" in sys.argv:
        # Where a name has forms that work, the others are told by their labels.
        told = {(f"{shown}({names})" if shown in working else shown, reason) for shown, reason, names in accepted}
        for shown, reason in sorted(told, key=lambda one: (one[0].lower(), one[1])):
            print(f"{shown}\t{reason}")
    for breach in breaches:
        print(breach, file=sys.stderr if "--list" in sys.argv else sys.stdout)
    sys.exit(1 if breaches else 0)


main()
