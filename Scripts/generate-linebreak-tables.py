#!/usr/bin/env python3
"""Writes Sources/GalleyText/LineBreaking/LineBreakTable.swift from the Unicode data files.

usage: generate-linebreak-tables.py [FOLDER]      (default: /usr/share/unicode, Debian's package unicode-data)

The classes are those of UAX #14 after its rule LB1, with three more: brackets that East Asian fonts draw wide (LB30), and
pictographs that are not assigned yet (LB30b). Hangul syllables are left out: whether one has a final consonant can be
computed.
"""
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
target = pathlib.Path(__file__).parent.parent / "Sources/GalleyText/LineBreaking/LineBreakTable.swift"
last = 0x10FFFF

# In the order of the enumeration in LineBreakClass.swift.
classes = (
    "AL HL NU ID SP BA CM ZWJ OP CP CL EX IS SY QU NS HY GL PR PO BB B2 CB IN WJ ZW BK CR LF NL JL JV JT H2 H3 RI EB EM"
    " OPwide CPwide IDfuture"
).split()
number = {name: index for index, name in enumerate(classes)}


def rows(path):
    """The (first, last, value) of each line, defaults first."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for prefix in ("# @missing: ", ""):
        for line in lines:
            if prefix and not line.startswith(prefix):
                continue
            found = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line.removeprefix(prefix))
            if found:
                first = int(found[1], 16)
                yield first, int(found[2], 16) if found[2] else first, found[3]


def table(name, default):
    values = [default] * (last + 1)
    for first, end, value in rows(folder / name):
        values[first : end + 1] = [value] * (end - first + 1)
    return values


version = re.match(r"# LineBreak-([\d.]+)\.txt", (folder / "LineBreak.txt").read_text(encoding="utf-8"))[1]
breaks = table("LineBreak.txt", "XX")
widths = table("EastAsianWidth.txt", "N")
categories = table("extracted/DerivedGeneralCategory.txt", "Cn")
pictographs = [False] * (last + 1)
for first, end, value in rows(folder / "emoji/emoji-data.txt"):
    if value == "Extended_Pictographic":
        pictographs[first : end + 1] = [True] * (end - first + 1)


def resolved(code):
    value = breaks[code]
    if value in ("AI", "SG", "XX", "Unknown"):
        return "AL"
    if value == "SA":
        return "CM" if categories[code] in ("Mn", "Mc") else "AL"
    if value == "CJ":
        return "NS"
    if value in ("OP", "CP") and widths[code] in ("F", "W", "H"):
        return value + "wide"
    if value == "ID" and pictographs[code] and categories[code] == "Cn":
        return "IDfuture"
    return value


entries = []
for code in range(last + 1):
    if 0xAC00 <= code <= 0xD7A3:
        name = "H3"
    else:
        name = resolved(code)
    if not entries or entries[-1][1] != name:
        entries.append((code, name))

words = [f"0x{code << 8 | number[name]:X}" for code, name in entries]
text, line = [], "   "
for word in words:
    if len(line) + len(word) + 2 > 120:
        text.append(line)
        line = "   "
    line += f" {word},"
text.append(line)
target.write_text(
    f"""// Made by Scripts/generate-linebreak-tables.py from Unicode {version}; not to be edited.

/// The Unicode version of the table.
let lineBreakUnicodeVersion = "{version}"

/// Where each stretch of one line break class begins: the code point in the upper 24 bits, the class in the lower 8.
// swift-format-ignore
let lineBreakTable: [UInt32] = [
"""
    + "\n".join(text)
    + "\n]\n",
    encoding="utf-8",
)
print(f"{target}: {len(entries)} stretches, Unicode {version}")
