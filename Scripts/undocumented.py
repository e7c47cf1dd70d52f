#!/usr/bin/env python3
"""Lists public declarations without a doc comment, by file, most first.

Usage: undocumented.py [--count] [FILE-OR-FOLDER ...]

What inherits its meaning needs none: `body`, `==`, `hash(into:)`, conformances' associated types, names with an underscore, and
cases and requirements on one line with others that a comment describes."""

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


def undocumented(path):
    """The lines of a file that declare something public without a comment."""
    lines = path.read_text().split("\n")
    found = []
    for index, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match or (match[3] and INHERITED.match(match[3].strip("`"))):
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
    print(f"{sum(len(lines) for _, lines in found)} public declarations without a comment")


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()
