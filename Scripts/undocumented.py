#!/usr/bin/env python3
"""Lists public declarations without a doc comment, by file, most first; exits with 1 if there are any.

Usage: undocumented.py [--count] [FILE-OR-FOLDER ...]

Looked at: what is marked `public` or `open`, what a public protocol requires, and the cases of a public enum.

Not looked at, because it has its meaning from elsewhere: what a protocol of Swift's or of the package describes under the same name
(`body`, `==`, `hash(into:)`, conformances' `Value` and `Content`: INHERITED below), names with an underscore, which are for the compiler
and for inlining, and cases that share a line, which the enum's comment describes together."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODIFIERS = (
    r"(?:(?:static|class|final|mutating|nonmutating|nonisolated|indirect|override|convenience|required|unowned|weak|lazy|dynamic"
    r"|prefix|postfix|(?:private|internal|package)(?=\(set\)))(?:\(\w+\))?\s+)*")
DECLARATION = re.compile(
    r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS + r"(?:public|open)\s+(?!extension|import)"
    + MODIFIERS + r"(?P<kind>func|var|let|init|struct|class|enum|protocol|typealias|actor|subscript|associatedtype|macro)\b"
    r"\s*(?P<name>[\w`]+|[^\s(]+)?")
# A declaration on the line of its extension has nowhere to put a comment.
WITHIN = re.compile(r"^extension [^{]*\{\s*public (?:static )?(?P<kind>var|func|typealias)\s+(?P<name>\w+)")
# What has its meaning from a protocol: types that conformances name, and members.
INHERITED = {
    "types": "Body ID RawValue AnimatableData Element Index Iterator Value Cache Content SubSequence Key Output Failure "
    "ArrayLiteralElement StringLiteralType ExtendedGraphemeClusterLiteralType UnicodeScalarLiteralType",
    "members": "body == < hash description debugDescription hashValue encode rawValue allCases startIndex endIndex count index "
    "makeIterator formIndex",
}
INHERITED = {kind: set(names.split()) for kind, names in INHERITED.items()}
TYPE = re.compile(
    r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:nonisolated|indirect|final)\s+)*(\w+\s+)?(?:(?:nonisolated|indirect|final)\s+)*"
    r"(enum|protocol|struct|class|extension|actor)\s+\w+.*\{$")
REQUIREMENT = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS
    + r"(?P<kind>func|var|init|associatedtype|typealias|subscript)\b\s*(?P<name>[\w`]+)?")
CASE = re.compile(r"\s*(?P<kind>case)\s+(?P<name>`?\w+)(?![^(]*,)")


def first_line(lines, index):
    """The line on which a declaration begins: that of its first attribute, which may take several lines."""
    while index > 0:
        above, depth = index - 1, 0
        while above >= 0:
            text = lines[above].strip()
            depth += text.count(")") - text.count("(")
            if depth <= 0 or text.startswith("//"):
                break
            above -= 1
        if not lines[max(above, 0)].strip().startswith("@") or DECLARATION.match(lines[above]):
            return index
        index = above
    return index


def declaration(line, parent):
    """The kind and the name of what a line declares publicly, or None; `parent` is the public protocol or enum that it stands in, if
    any."""
    if parent == "protocol":
        match = REQUIREMENT.match(line)
    else:
        match = DECLARATION.match(line) or WITHIN.match(line) or (CASE.match(line) if parent == "enum" else None)
    return match and (match["kind"], (match["name"] or "").strip("`"))


def is_inherited(kind, name, line):
    if name.startswith("_"):
        return True
    if kind in ("associatedtype", "typealias"):
        return name in INHERITED["types"]
    return name in INHERITED["members"] and not re.search(r"\bstatic (let|var) body\b", line)


def is_sentence(lines, index):
    """Whether the comment that ends on a line begins with more than parameters or a number, which DocC takes for a list."""
    if index < 0 or not lines[index].strip().startswith(("///", "*/")):
        return False
    while index > 0 and lines[index - 1].strip().startswith("///"):
        index -= 1
    return not re.match(r"\s*///\s*(- |\d+\.(\s|$))", lines[index])


def undocumented(path):
    """The lines of a file that declare something public without a comment."""
    lines = path.read_text().split("\n")
    found = []
    # The types around a line, by their indentation; what stands deeper than one step belongs to a function.
    parents = []
    for index, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        while parents and line.strip() and indent <= parents[-1][0]:
            parents.pop()
        parent = parents[-1][1] if parents and indent == parents[-1][0] + 4 else None
        declared = declaration(line, parent)
        if kind := TYPE.match(line):
            parents.append((indent, kind[3] if (kind[2] or "").strip() in ("public", "open") else None))
        if not declared or is_inherited(*declared, line):
            continue
        if not is_sentence(lines, first_line(lines, index) - 1):
            found.append((index + 1, line.strip()))
    return found


def main():
    arguments = [one for one in sys.argv[1:] if one != "--count"]
    paths = []
    for one in arguments or [str(ROOT / "Sources")]:
        path = pathlib.Path(one)
        paths += sorted(path.rglob("*.swift")) if path.is_dir() else [path]
    found = sorted(((path, undocumented(path)) for path in paths), key=lambda one: -len(one[1]))
    for path, lines in found:
        if not lines:
            continue
        name = path.resolve().relative_to(ROOT)
        if "--count" in sys.argv:
            print(f"{len(lines):5} {name}")
        else:
            for number, line in lines:
                print(f"{name}:{number}: {line[:140]}")
    count = sum(len(lines) for _, lines in found)
    print(f"{count} public declarations without a comment")
    return 1 if count else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.stderr.close()
