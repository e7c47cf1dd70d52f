#!/usr/bin/env python3
"""Writes a font for tests whose glyphs are filled squares, so that the width of a text is a count of its characters.

Usage: square-font.py FILE

1000 units to the em; ascent 800, descent 200, no line gap, capitals 700. Glyphs, by number:

  0  what is missing: an empty square of one em
  1  most characters: a square of one em, from the descent to the ascent
  2  i l j ! ' , . : ; | and NARROW NO-BREAK SPACE: a square of half an em, on the baseline
  3  spaces: nothing, one em wide
  4  combining marks and signs without width: nothing, no advance

The same bytes every time: no dates, no names of machines.
"""

import struct
import sys

FAMILY = "Galley Squares"
EM, ASCENT, DESCENT, CAPITALS = 1000, 800, 200, 700
BOX, SQUARE, HALF, SPACE, NOTHING = range(5)

# First and last character, glyph; the later rows win.
RANGES = [
    (0x0020, 0x007E, SQUARE), (0x00A1, 0x024F, SQUARE), (0x0300, 0x036F, NOTHING), (0x0386, 0x03FF, SQUARE),
    (0x0400, 0x0482, SQUARE), (0x048A, 0x052F, SQUARE), (0x0591, 0x05BD, NOTHING), (0x05BE, 0x05BE, SQUARE),
    (0x05D0, 0x05EA, SQUARE), (0x0606, 0x060F, SQUARE), (0x061B, 0x061B, SQUARE), (0x061F, 0x064A, SQUARE),
    (0x064B, 0x065F, NOTHING), (0x0660, 0x066D, SQUARE), (0x0E01, 0x0E30, SQUARE), (0x0E31, 0x0E31, NOTHING),
    (0x0E32, 0x0E33, SQUARE), (0x0E34, 0x0E3A, NOTHING), (0x0E3F, 0x0E46, SQUARE), (0x0E47, 0x0E4E, NOTHING),
    (0x0E4F, 0x0E5B, SQUARE), (0x1100, 0x11FF, SQUARE), (0x2000, 0x200A, SPACE), (0x200B, 0x200F, NOTHING),
    (0x2010, 0x2027, SQUARE), (0x202A, 0x202E, NOTHING), (0x202F, 0x202F, HALF), (0x2030, 0x205E, SQUARE),
    (0x2060, 0x2064, NOTHING), (0x2066, 0x2069, NOTHING), (0x20A0, 0x20C0, SQUARE), (0x2190, 0x21FF, SQUARE),
    (0x3000, 0x3000, SPACE), (0x3001, 0x303F, SQUARE), (0x3041, 0x3096, SQUARE), (0x3099, 0x309A, NOTHING),
    (0x309B, 0x30FF, SQUARE), (0x3131, 0x318E, SQUARE), (0x31F0, 0x31FF, SQUARE), (0x4E00, 0x9FFF, SQUARE),
    (0xAC00, 0xD7A3, SQUARE), (0xFF01, 0xFFEF, SQUARE), (0x1F1E6, 0x1F1FF, SQUARE),
]
RANGES += [(ord(letter), ord(letter), HALF) for letter in "ijl!',.:;|"]
RANGES += [(0x20, 0x20, SPACE), (0xA0, 0xA0, SPACE)]


def characters():
    """Stretches of characters with one glyph, in order."""
    glyphs = {}
    for first, last, glyph in RANGES:
        for code in range(first, last + 1):
            glyphs[code] = glyph
    stretches = []
    for code in sorted(glyphs):
        if stretches and stretches[-1][1] == code - 1 and stretches[-1][2] == glyphs[code]:
            stretches[-1][1] = code
        else:
            stretches.append([code, code, glyphs[code]])
    return stretches


def rectangles(*boxes):
    """The outline of a glyph that consists of rectangles (left, bottom, right, top)."""
    if not boxes:
        return b""
    lefts, bottoms, rights, tops = zip(*boxes)
    data = struct.pack(">hhhhh", len(boxes), min(lefts), min(bottoms), max(rights), max(tops))
    data += b"".join(struct.pack(">H", 4 * index + 3) for index in range(len(boxes)))
    points = []
    for index, (left, bottom, right, top) in enumerate(boxes):
        corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
        # The second is a hole: it runs the other way.
        points += corners if index == 0 else corners[::-1]
    steps = [(x - a, y - b) for (x, y), (a, b) in zip(points, [(0, 0)] + points)]
    # No instructions; every point is on the curve, and its step takes two bytes.
    data += struct.pack(">H", 0) + b"\x01" * len(points)
    data += b"".join(struct.pack(">h", x) for x, _ in steps) + b"".join(struct.pack(">h", y) for _, y in steps)
    return data + b"\0" * (-len(data) % 4)


def names():
    texts = [(1, FAMILY), (2, "Regular"), (3, FAMILY + " 1"), (4, FAMILY), (5, "Version 1.000"), (6, "GalleySquares")]
    records = strings = b""
    for number, text in texts:
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(strings))
        strings += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def tables():
    outlines = [
        rectangles((0, -DESCENT, EM, ASCENT), (100, -100, EM - 100, ASCENT - 100)),
        rectangles((0, -DESCENT, EM, ASCENT)), rectangles((0, 0, EM // 2, EM // 2)), b"", b"",
    ]
    advances = [EM, EM, EM // 2, EM, 0]
    count = len(outlines)
    places = [sum(map(len, outlines[:index])) for index in range(count + 1)]
    stretches = characters()
    groups = b"".join(struct.pack(">III", *stretch) for stretch in stretches)
    # Format 13: many characters to one glyph.
    many = struct.pack(">HHIII", 13, 0, 16 + len(groups), 0, len(stretches)) + groups
    return {
        b"OS/2": struct.pack(
            ">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH", 4, EM, 400, 5, 0, 500, 500, 0, 0, 500, 500, 0, 300, 50, 300,
            0, bytes(10), 1, 0, 0, 0, b"GLLY", 0x40 | 0x80, 0x20, 0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0,
            500, CAPITALS, 0, 0x20, 1),
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + many,
        b"glyf": b"".join(outlines),
        b"head": struct.pack(
            ">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 0, -DESCENT, EM, ASCENT, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(
            ">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, -DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count),
        b"hmtx": b"".join(struct.pack(">Hh", advance, 0) for advance in advances),
        b"loca": b"".join(struct.pack(">I", place) for place in places),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, count, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": names(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(">%dI" % (len(data) // 4), data)) & 0xFFFFFFFF


def font():
    parts = tables()
    power = 1 << (len(parts).bit_length() - 1)
    header = struct.pack(
        ">IHHHH", 0x10000, len(parts), 16 * power, power.bit_length() - 1, 16 * (len(parts) - power))
    place = len(header) + 16 * len(parts)
    body = b""
    for tag, data in sorted(parts.items()):
        header += struct.pack(">4sIII", tag, checksum(data), place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    data = bytearray(header + body)
    head = place + sum(len(parts[tag]) + -len(parts[tag]) % 4 for tag in sorted(parts) if tag < b"head")
    data[head + 8:head + 12] = struct.pack(">I", (0xB1B0AFBA - checksum(bytes(data))) & 0xFFFFFFFF)
    return bytes(data)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.splitlines()[2])
    with open(sys.argv[1], "wb") as file:
        file.write(font())
