#!/usr/bin/env python3
"""Lists public declarations without a doc comment, by file, most first; exits with 1 if there are any.

Usage: undocumented.py [--count] [FILE-OR-FOLDER ...]

Looked at: what is marked `public` or `open`, what a public protocol requires, and the cases of a public enum.

Not looked at, because it has its meaning from elsewhere: what a protocol of Swift's or of the package describes under the same name
(`body`, `==`, `hash(into:)`, the types `Value` and `Content`: INHERITED below), names with an underscore, which are for the compiler
and for inlining, and cases that share a line, which the enum's comment describes together."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODIFIERS = (
    r"(?:(?:static|class|final|mutating|nonmutating|nonisolated|indirect|override|convenience|required|unowned|weak|lazy|dynamic"
    r"|prefix|postfix)(?:\(\w+\))?\s+)*")
DECLARATION = re.compile(
    r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS + r"(?:public|open)\s+(?!extension|import)"
    r"(?:(?:private|internal|package)\(set\)\s+)?" + MODIFIERS
    + r"(func|var|let|init|struct|class|enum|protocol|typealias|actor|subscript|associatedtype|macro)\b\s*([\w`]+|[^\s(]+)?")
INHERITED = re.compile(
    r"^(body|==|<|hash|description|debugDescription|hashValue|encode|rawValue|Body|ID|RawValue|AnimatableData|Element|Index|Iterator|Value|Cache"
    r"|Content|SubSequence|Key|Output|Failure|ArrayLiteralElement|StringLiteralType|ExtendedGraphemeClusterLiteralType|UnicodeScalarLiteralType"
    r"|allCases|startIndex|endIndex|count|index|makeIterator|formIndex|wrappedValue|projectedValue|_.*)$")


TYPE = re.compile(
    r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:nonisolated|indirect|final)\s+)*(\w+\s+)?(?:(?:nonisolated|indirect|final)\s+)*"
    r"(enum|protocol|struct|class|extension|actor)\s+\w+.*\{$")
REQUIREMENT = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS + r"(func|var|init|associatedtype|typealias|subscript)\b\s*([\w`]+)?")
CASE = re.compile(r"\s*case\s+()(`?\w+)(?![^(]*,)")


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
    """The match of a line that declares something public; `parent` is the public protocol or enum that it stands in, if any."""
    if parent == "protocol":
        return REQUIREMENT.match(line)
    return DECLARATION.match(line) or (CASE.match(line) if parent == "enum" else None)


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
        match = declaration(line, parent)
        if kind := TYPE.match(line):
            parents.append((indent, kind[3] if (kind[2] or "").strip() in ("public", "open") else None))
        if not match or (match[match.lastindex] and INHERITED.match(match[match.lastindex].strip("`"))):
            continue
        above = first_line(lines, index) - 1
        if above < 0 or not lines[above].strip().startswith(("///", "*/")):
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
