#!/usr/bin/env python3
"""Writes Sources/GalleyText/Fonts/SystemAdvancesTable.swift from system-advances.tsv and system-kerning.tsv beside this script.

usage: generate-system-advances.py [--check]      (--check: fails if the file is not what would be written)

Both tables are what Scripts/measure-apple-widths.swift prints on a Mac. Advances are kept in 1/32768 em. Kerning is kept by
classes: glyphs with the same row of values are one class on the left, those with the same column one on the right.
"""
import pathlib
import sys

scripts = pathlib.Path(__file__).parent
target = scripts.parent / "Sources/GalleyText/Fonts/SystemAdvancesTable.swift"


def rows(name):
    lines = [line for line in (scripts / name).read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
    return [line.split("\t") for line in lines[1:]]


def glyphs(names):
    return [" "] if names == "SP" else list(names)


advances = {int(row[0][2:], 16): [round(float(value) * 32768) for value in row[1:7]] for row in rows("system-advances.tsv")}
codes = sorted(advances)
if codes[:95] != list(range(0x20, 0x7F)):
    sys.exit("system-advances.tsv: a character of ASCII is missing")
pairs = {}
for left, right, *ends in rows("system-kerning.tsv"):
    text, display = int(ends[0]), int(ends[1])
    value = (text, display, int(ends[2] or text), int(ends[3] or display))
    for a in glyphs(left):
        for b in glyphs(right):
            if ord(a) not in advances or ord(b) not in advances or (a, b) in pairs:
                sys.exit(f"system-kerning.tsv: {a}{b} is there twice, or has no advance")
            pairs[a, b] = value
nothing = (0, 0, 0, 0)
values = [nothing] + sorted(set(pairs.values()) - {nothing})
characters = [chr(code) for code in codes]


def classes(line):
    """The class of each glyph, and a glyph of each class; class 0 is kerned with nothing."""
    known = {(): 0}
    samples = [None]
    result = []
    for glyph in characters:
        key = line(glyph)
        if key not in known:
            known[key] = len(samples)
            samples.append(glyph)
        result.append(known[key])
    return result, samples


def line_of(position):
    def line(glyph):
        return tuple(sorted((pair[1 - position], value) for pair, value in pairs.items() if pair[position] == glyph))

    return line


left, left_samples = classes(line_of(0))
right, right_samples = classes(line_of(1))
matrix = [values.index(pairs.get((a, b), nothing)) for a in left_samples for b in right_samples]


def table(comment, name, kind, numbers, form=str):
    text = [f"/// {comment}", "// swift-format-ignore", f"let {name}: [{kind}] = ["]
    current = "   "
    for number in numbers:
        word = f" {form(number)},"
        if len(current) + len(word) > 120:
            text.append(current)
            current = "   "
        current += word
    return "\n".join(text + [current, "]"]) + "\n"


ends = ["text, ultra light", "text, regular", "text, black", "display, ultra light", "display, regular", "display, black"]
source = "\n".join(
    [
        "// Made by Scripts/generate-system-advances.py from the tables beside it; not to be edited.\n",
        table("The characters with an advance: ASCII from the space on, then others in their order.", "systemAdvanceCodes",
              "UInt32", codes, lambda code: f"0x{code:X}"),
        table("Advances in 1/32768 em: " + "; ".join(ends) + ".", "systemAdvanceTable", "UInt32",
              [advances[code][end] for end in range(6) for code in codes]),
        table("The class of each character before another, in the order of `systemAdvanceCodes`.", "systemKerningLeft",
              "UInt16", left),
        table("The class of each character after another.", "systemKerningRight", "UInt16", right),
        f"/// The number of classes after another.\nlet systemKerningColumns = {len(right_samples)}\n",
        table("For each class before and each after it a place in the table below.", "systemKerningPlaces", "UInt16",
              matrix),
        table("Kerning in 1/2048 em: text and display of regular, then of black.", "systemKerningTable", "Int16",
              [end for value in values for end in value]),
    ]
)
if sys.argv[1:] == ["--check"]:
    if target.read_text(encoding="utf-8") != source:
        sys.exit(f"{target.name} is not what generate-system-advances.py writes: run it")
else:
    target.write_text(source, encoding="utf-8")
