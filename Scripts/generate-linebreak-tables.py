#!/usr/bin/env python3
"""Writes Sources/GalleyText/LineBreaking/LineBreakClasses.swift from the Unicode Character Database.

usage: generate-linebreak-tables.py [FOLDER]     (default: /usr/share/unicode, Debian's package unicode-data)

The classes are those of LineBreak.txt after rule LB1 of UAX #14, with OP, CP and ID split where rules LB30 and LB30b
look at another property.
"""

import re
import sys
from pathlib import Path

OUTPUT = Path(__file__).resolve().parent.parent / "Sources/GalleyText/LineBreaking/LineBreakClasses.swift"

# In the order of the raw values. What each is for, in a few words.
CLASSES = {
    "BK": "Mandatory break",
    "CR": "Carriage return",
    "LF": "Line feed",
    "NL": "Next line",
    "SP": "Space",
    "ZW": "Zero width space",
    "CM": "Combining mark",
    "ZWJ": "Zero width joiner",
    "WJ": "Word joiner",
    "GL": "Non-breaking glue",
    "AL": "Letters and symbols; also AI, SG, XX and the letters of SA",
    "HL": "Hebrew letter",
    "NU": "Digit",
    "PR": "Numeric prefix",
    "PO": "Numeric postfix",
    "IS": "Numeric separator",
    "SY": "Symbol that allows a break after it (the slash)",
    "OP": "Opening punctuation, East Asian",
    "OP30": "Opening punctuation, other (LB30)",
    "CL": "Closing punctuation",
    "CP": "Closing parenthesis, East Asian",
    "CP30": "Closing parenthesis, other (LB30)",
    "QU": "Quotation mark",
    "EX": "Exclamation or question mark",
    "NS": "Nonstarter; also CJ",
    "IN": "Leader (the ellipsis)",
    "HY": "Hyphen-minus",
    "BA": "Break after",
    "BB": "Break before",
    "B2": "Break on both sides (the em dash)",
    "CB": "Contingent break (an embedded object)",
    "ID": "Ideograph",
    "IDX": "Unassigned pictograph (LB30b)",
    "EB": "Emoji base",
    "EM": "Emoji modifier",
    "RI": "Regional indicator",
    "JL": "Hangul leading jamo",
    "JV": "Hangul vowel jamo",
    "JT": "Hangul trailing jamo",
    "H2": "Hangul syllable of two jamo",
    "H3": "Hangul syllable of three jamo",
}
MISSING = {"Unknown": "XX", "Prefix_Numeric": "PR", "Ideographic": "ID"}
SCALARS = 0x110000
SYLLABLES = range(0xAC00, 0xD7A4)


def span(field):
    first, _, last = field.strip().partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def records(path):
    """The data lines of a file of the database: its fields, without comments."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.partition("#")[0]
        if line.strip():
            yield [field.strip() for field in line.split(";")]


def property_values(path, start):
    values = [start] * SCALARS
    for scalars, value, *_ in records(path):
        for scalar in span(scalars):
            values[scalar] = value
    return values


def general_categories(folder):
    categories = ["Cn"] * SCALARS
    first = None
    for fields in records(folder / "UnicodeData.txt"):
        scalar = int(fields[0], 16)
        if fields[1].endswith(", First>"):
            first = scalar
            continue
        for each in range(scalar if first is None else first, scalar + 1):
            categories[each] = fields[2]
        first = None
    return categories


def line_break_values(folder):
    values = ["XX"] * SCALARS
    # Unassigned scalars: LineBreak.txt tells their classes in prose only, its derived twin for programs.
    for line in (folder / "extracted/DerivedLineBreak.txt").read_text(encoding="utf-8").splitlines():
        match = re.match(r"# @missing: (\S+); (\w+)", line)
        if match:
            for scalar in span(match[1]):
                values[scalar] = MISSING[match[2]]
    for scalars, value, *_ in records(folder / "LineBreak.txt"):
        for scalar in span(scalars):
            values[scalar] = value
    return values


def resolved(folder):
    values = line_break_values(folder)
    categories = general_categories(folder)
    widths = property_values(folder / "EastAsianWidth.txt", "N")
    pictographs = {
        scalar
        for scalars, name in records(folder / "emoji/emoji-data.txt")
        if name == "Extended_Pictographic"
        for scalar in span(scalars)
    }
    for scalar, value in enumerate(values):
        east_asian = widths[scalar] in ("F", "W", "H")
        if value in ("AI", "SG", "XX"):
            value = "AL"
        elif value == "SA":
            value = "CM" if categories[scalar] in ("Mn", "Mc") else "AL"
        elif value == "CJ":
            value = "NS"
        elif value in ("OP", "CP") and not east_asian:
            value += "30"
        if scalar in pictographs and categories[scalar] == "Cn":
            assert value == "ID", f"U+{scalar:04X} is an unassigned pictograph of class {value}"
            value = "IDX"
        if scalar in SYLLABLES:
            # Told apart by arithmetic in LineBreakTables: 800 ranges less.
            assert value == ("H2" if (scalar - SYLLABLES.start) % 28 == 0 else "H3")
            value = "H3"
        if value not in CLASSES:
            sys.exit(f"generate-linebreak-tables: U+{scalar:04X} has the class {value}, which is new to this script")
        values[scalar] = value
    return values


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    version = re.match(r"# LineBreak-([\d.]+)\.txt", (folder / "LineBreak.txt").read_text(encoding="utf-8"))[1]
    values = resolved(folder)
    codes = {name: code for code, name in enumerate(CLASSES)}
    entries = [
        f"0x{scalar << 8 | codes[value]:X}"
        for scalar, value in enumerate(values)
        if scalar == 0 or value != values[scalar - 1]
    ]
    lines = [
        f"// Generated by Scripts/generate-linebreak-tables.py from the Unicode Character Database {version}; do not edit.",
        "",
        "/// The line breaking classes of UAX #14 under the names they have there, as rule LB1 leaves them. OP, CP and ID are",
        "/// split where a rule looks at a second property.",
        "enum LineBreakClass: UInt8, CaseIterable, Sendable {",
    ]
    for name, meaning in CLASSES.items():
        lines += [f"    /// {meaning}.", f"    case {name}"]
    lines += [
        "}",
        "",
        "extension LineBreakClass {",
        "    /// The version of the Unicode Character Database that `ranges` is from.",
        f'    static let unicodeVersion = "{version}"',
        "",
        f"    /// The {len(entries)} ranges of equal class in ascending order: a range's first scalar × 256 + the raw value of its",
        "    /// class. All Hangul syllables are given as H3.",
        "    static let ranges: [UInt32] = [",
    ]
    row = ""
    for entry in entries:
        if len(row) + len(entry) + 2 > 110:
            lines.append(f"        {row.rstrip()}")
            row = ""
        row += entry + ", "
    lines += [f"        {row.rstrip()}", "    ]", "}"]
    OUTPUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{OUTPUT.name}: Unicode {version}, {len(entries)} ranges")


main()
