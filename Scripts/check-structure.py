#!/usr/bin/env python3
"""Checks that each thing that is to be in one place of the sources is in that place only.

Usage: check-structure.py [ROOT]. Prints a line for each breach, as FILE:LINE, and fails if there is one.

- What a kind of node does is said by its rule in Sources/GalleyEngine/Rules, and how it is explained by a type in
  Sources/GalleyInsight/Explanation/Rules, because the engine has no words. So `switch` over the kinds stands in
  Rules/Dispatch.swift and in RuleExplanation.swift, and nowhere else, and no condition lists several kinds in its place.
- What a node shows or does is said by its content (a type that is a `NodeContent`, in one file), and what an effect does by its type
  (an `Effect`): nothing asks which one it has. So no `switch` goes over a content or an effect, no condition tests two of their types
  one after the other, and the requirements of both have no defaults. (Families that a type joins by name, `FrameContent`,
  `InPlaceEffect` and `MovingEffect`, answer for their members.)
- A rule's parameters have names: none is read by its distance from the first (`parameters[start + 1]`).
- Paths and affine transforms are those of Sources/GalleyGeometry, and path data of SVG is read and written there: no other
  type has the cases or the entries of one, and no other source spells the commands. Cairo's matrices are made and read in
  CairoGeometry.swift. (`ProjectionTransform` is SwiftUI's, of three rows by three.)
- The tree of a picture is gone through by `DrawWalk`, `DrawMap` and `DrawingCanvas`: no other source looks into groups. What an
  effect does is told in LayerEffect.swift, and drawn by CairoFilters.swift and SVGFilter.swift: no other source
  tells effects apart, and those have no `default`.
- A step down the graph of views is a place in a tuple, or a type that says what it leads to (GraphStep): no number in hex, which
  another may have too.
- The folder of a path is its `parentFolder`: Foundation's own ends the process on Linux where a name has one character."""

import pathlib
import re
import sys

ENGINE = "Sources/GalleyEngine"
DISPATCH = f"{ENGINE}/Rules/Dispatch.swift"
EXPLANATIONS = "Sources/GalleyInsight/Explanation/Rules/RuleExplanation.swift"
SWITCH = re.compile(r"\bswitch\b([^{\n]*)\{")
PATTERN = re.compile(r"^\s*case ((?:\.\w+)(?:, *\.\w+)*)(?: where [^:]*)?:", re.M)
SEVERAL = re.compile(r"\b(?:kind|rule) *[!=]= *\.(\w+)\s*(?:&&|\|\|)\s*[\w.\[\]()]*\b(?:kind|rule) *[!=]= *\.(\w+)")
STEP = re.compile(r"\b(?:child|step)\(\s*0[xXbBoO]")
LISTED = re.compile(r"\[(?:\w+)?((?:\.\w+)(?:,\s*\.\w+)+)\]\.contains\([^()\n]*\b(?:kind|rule)\b")
FOLDER = re.compile(r"\bas NSString\)\.deletingLastPathComponent\b")
OFFSET = re.compile(r"\bparameters\[[^\]\n]*[+-] *\d+[^\]\n]*\]")

CONFORMS = re.compile(r"\b(?:class|struct|extension)\s+(\w+)[^{}:\n]*:[^{}]*?\b(NodeContent|FrameContent|(?:InPlace|Moving)?Effect)\b[^{}]*\{")
OVER_CONTENT = re.compile(r"\bswitch\s+(?:[\w?.\[\]()]*[?.])?(?:content|effect|drawing)\??\s*\{")
TYPE_TEST = re.compile(r"\b(?:is|as\??|as!)\s+(?:any\s+)?(\w+)")
DEFAULTS = re.compile(r"\bextension\s+(NodeContent|Effect)\b")
CASE_AS = re.compile(r"^\s*case (?:(?:let|is)\b[^:\n]*?\bas|is) (\w+)", re.M)

GEOMETRY = "Sources/GalleyGeometry"
CAIRO = "Sources/GalleyExport/CairoGeometry.swift"
TYPE = re.compile(r"\b(?:enum|struct|class)\s+\w+[^{}\n]*(?:\n[^{}\n]*)?\{")
CASE = re.compile(r"^\s*(?:indirect )?case (\w[^:]*(?:\([^()]*\)[^:\n]*)*)$", re.M)
STORED = re.compile(r"^\s*(?:@\w+ )*(?:(?:public|package|private|fileprivate|internal|private\(set\)) )*(?:let|var) "
                    r"([\w, ]+?)(?::[^={]*|: [^={]*=.*| = .*)?$", re.M)
ENTRIES = [{"a", "b", "c", "d"}, {"xx", "xy", "yx", "yy"}]
TUPLE = re.compile(r"\(\s*(\w+: *(?:Double|CGFloat|Float)(?:\s*,\s*\w+: *(?:Double|CGFloat|Float)){5})\s*\)")
CAIRO_MATRIX = re.compile(r":\s*cairo_matrix_t\b|\bcairo_matrix_t\(\)|\bcairo_matrix_(?!t\b)\w+\(")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
COMMAND = re.compile(r"\s*([MmLlCcQqZzHhVv])(?:\s*\\\(|\s*$)")

DRAWING = ("Sources/GalleyDrawing/", "Sources/GalleyExport/")
WALKS = {f"Sources/GalleyDrawing/{name}.swift"
         for name in ("DrawWalk", "DrawingCanvas", "DrawGroup", "BlendMode", "SingleMark", "SharedPicture")}
GROUP = re.compile(r"\bcase \.group\((?:let|var)\b")
EFFECTS = {f"Sources/{name}.swift" for name in ("GalleyDrawing/LayerEffect", "GalleyExport/CairoFilters", "GalleyExport/SVGFilter")}
EFFECT = {"luminanceToAlpha", "alphaThreshold", "innerShadow", "isolation", "projection", "backdrop"}


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
    source = code((root / DISPATCH).read_text())
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
        if path not in (DISPATCH, EXPLANATIONS) and (single or several(cases)):
            yield match.start(), "a switch over the kinds of nodes: let their rules answer (LayoutRule)"
    for match in SEVERAL.finditer(text):
        if several(set(match.groups())):
            yield match.start(), "a condition that lists kinds of nodes: let their rules answer (LayoutRule)"
    for match in LISTED.finditer(text):
        if several(set(re.findall(r"\w+", match[1]))):
            yield match.start(), "a list of kinds of nodes: let their rules answer (LayoutRule)"
    for match in OFFSET.finditer(text):
        yield match.start(), f"{match[0]}: parameters have names (Pass.rule(_:of:))"
    for match in STEP.finditer(text):
        yield match.start(), "a step of the graph by a number in hex: steps have names (GraphStep)"
    for match in FOLDER.finditer(text):
        yield match.start(), "the folder of a path: write parentFolder; Foundation's own ends the process on Linux where a name has one character"


def contents(texts):
    """The names of the types that are contents or effects."""
    return {match[1] for text in texts for match in CONFORMS.finditer(text)}


def content_breaches(text, types):
    """What asks of a content or an effect which one it is."""
    for match in DEFAULTS.finditer(text):
        yield match.start(), f"a default for {match[1]}: each content and effect says everything itself, so that none forgets"
    for match in SWITCH.finditer(text):
        inside = body(text, match.end())
        if OVER_CONTENT.match(match[0]) and CASE_AS.search(inside) or len(set(CASE_AS.findall(inside)) & types) > 1:
            yield match.start(), "a switch over contents or effects: let them answer (NodeContent, Effect)"
    asked = [(match.start(), match[1]) for match in TYPE_TEST.finditer(text) if match[1] in types]
    for (_, first), (start, second) in zip(asked, asked[1:]):
        between = text[text.rfind(first, 0, start):start]
        if first != second and between.count("\n") <= 1:
            yield start, f"{first}, else {second}: let contents and effects answer (NodeContent, Effect)"


def geometry(path, text, source):
    """Second paths, transforms, and readers and writers of SVG path data; `source` still has its string literals."""
    if path.startswith(GEOMETRY):
        return
    for match in TYPE.finditer(text):
        inside = body(text, match.end())
        lines = [re.sub(r"\([^()]*\)", "", line) for line in CASE.findall(inside)]
        cases = {name.strip().lower() for line in lines for name in line.split(",")}
        has = [any(case.startswith(words) for case in cases) for words in (("move",), ("line", "curve", "cubic", "quad"), ("close",))]
        if all(has):
            yield match.start(), "the steps of a path: there is one type for them (Path.Element)"
        stored = {name.strip() for names in STORED.findall(inside) for name in names.split(",")}
        if any(entries <= stored for entries in ENTRIES) and len(stored & {"tx", "ty", "x0", "y0", "e", "f", "x", "y"}) > 1:
            yield match.start(), "the entries of an affine transform: there is one type for them (CGAffineTransform)"
    for match in TUPLE.finditer(text):
        names = set(re.findall(r"(\w+):", match[1]))
        if any(entries <= names for entries in ENTRIES):
            yield match.start(), "a tuple of a transform's entries: there is one type for them (CGAffineTransform)"
    if path != CAIRO:
        for match in CAIRO_MATRIX.finditer(text):
            yield match.start(), f"{match[0].strip(': (')}: transforms become Cairo's in CairoGeometry.swift"
    commands = [(match.start(), letter[1].lower()) for match in LITERAL.finditer(source) if (letter := COMMAND.match(match[1]))]
    letters = {letter for _, letter in commands}
    if {"m", "l"} <= letters and letters & {"c", "q", "z"}:
        yield commands[0][0], "the commands of SVG path data: SVGPathReader reads and SVGPathWriter writes them"


def pictures(path, text):
    """Other walks through a picture's groups, and other places that tell its effects apart."""
    if path not in WALKS:
        for match in GROUP.finditer(text):
            yield match.start(), "looks into a group: DrawWalk and DrawMap go through pictures"
    if not path.startswith(DRAWING):
        return
    for match in SWITCH.finditer(text):
        inside = body(text, match.end())
        cases = set(re.findall(r"\.(\w+)", " ".join(re.findall(r"^\s*case ([^:]*):", inside, re.M))))
        if len(cases & EFFECT) < 2:
            continue
        if path not in EFFECTS:
            yield match.start(), "tells effects apart: LayerEffect says what they do, and the canvases draw them"
        elif re.search(r"^\s*default:", inside, re.M):
            yield match.start(), "a default among effects: each is to be thought of"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)
    names = kinds(root)
    if "padding" not in names:
        sys.exit("check-structure: the kinds of nodes were not found")
    sources = {}
    for path in sorted((root / "Sources").rglob("*.swift")):
        source = re.sub(r"(?<![:\"])//[^\n]*", "", path.read_text())
        sources[path.relative_to(root).as_posix()] = source, code(source)
    types = contents(text for _, text in sources.values())
    if not {"TextLeaf", "ClipEffect"} <= types:
        sys.exit("check-structure: the contents of nodes were not found")
    count = failures = 0
    for name, (source, text) in sources.items():
        count += 1
        for start, message in [*breaches(name, text, names), *content_breaches(text, types)]:
            failures += 1
            print(f"{name}:{text.count(chr(10), 0, start) + 1}: {message}")
        for start, message in pictures(name, text):
            failures += 1
            print(f"{name}:{text.count(chr(10), 0, start) + 1}: {message}")
        for start, message in geometry(name, text, source):
            failures += 1
            print(f"{name}:{source.count(chr(10), 0, start) + 1}: {message}")
    if failures:
        sys.exit(1)
    print(f"{count} sources keep to the structure")


if __name__ == "__main__":
    main()
