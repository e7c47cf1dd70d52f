#!/usr/bin/env python3
"""Compares pictures that Apple's SwiftUI drew with what Galley draws of the same views: sizes, boxes and colours, side by side.

Usage: compare-apple.py PICTURES --views FILE_OR_FOLDER... [--out FOLDER] [--galley COMMAND] [--scale N] [--dark]
                        [--tolerance 0.5] [--only TEXT] [-- OPTIONS OF galley render]

PICTURES is a folder of a repository's reference pictures, such as the __Snapshots__ of swift-snapshot-testing. The views are
Swift sources, all one module, whose `#Preview("name")` is named like a picture: `tagCloud` for tagCloud.1.png, or with the
folder, `ThemeDocCTests/testTable`, where two folders have pictures of one name, and with the number, `test.2`, where a test has
several. What both have is compared; the rest is told.

Each view is offered its picture's size, at the picture's pixels to the point: `@2x` in its name, else --scale, else 1.
Boxes are the parts of a picture that hang together and are not its ground: a box counts as exact where it has a partner whose
sides are all within the tolerance, in points. The whole box is the one around everything drawn.

The result is OUT/index.html, build/compare by default, and one line a picture with a sum at the end. It ends with status 0 however
much differs: it measures and judges nothing."""

import argparse
import base64
import html
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy
from PIL import Image

LEAST_PIXELS = 6
# How far a colour is from the ground, 0 to 255, where something is drawn.
THRESHOLD = 24


def pictures(folder):
    """Reference pictures by name: (path, pixels to the point or None)."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*.png")):
        stem = re.sub(r"\.\d+$", "", path.stem)
        scale = re.search(r"@(\d)x", stem)
        name = re.sub(r"@\dx", "", stem)
        found.setdefault(name, []).append((path, int(scale[1]) if scale else None))
    named = {}
    for name, places in found.items():
        for path, scale in places:
            # Of several pictures of one test each is also found by its number.
            for key in (name, re.sub(r"@\dx", "", path.stem)):
                named.setdefault(f"{path.parent.name}/{key}", (path, scale))
                if len(places) == 1:
                    named[key] = (path, scale)
    return named


def previews(sources):
    """The names of the previews in the sources, in order."""
    files = []
    for source in sources:
        path = pathlib.Path(source)
        if not path.exists():
            sys.exit(f"compare-apple.py: there is no {source}")
        files += sorted(path.rglob("*.swift")) if path.is_dir() else [path]
    names = []
    for file in files:
        names += re.findall(r'#Preview\(\s*"([^"\\]+)"', file.read_text(errors="replace"))
    return names


def pixels(path):
    """Red, green and blue on white."""
    with Image.open(path) as image:
        image = image.convert("RGBA")
        white = Image.new("RGBA", image.size, (255, 255, 255, 255))
        return numpy.asarray(Image.alpha_composite(white, image).convert("RGB"), dtype=numpy.int16)


def ground(picture):
    """The most frequent colour along the edges."""
    edge = numpy.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    colors, counts = numpy.unique(edge, axis=0, return_counts=True)
    return colors[counts.argmax()]


def drawn(picture):
    return numpy.abs(picture - ground(picture)).max(axis=2) > THRESHOLD


def boxes(mask):
    """The boxes (left, top, right, bottom) of what hangs together, corners included, in pixels."""
    parents, sides, last = [], [], []

    def root(run):
        while parents[run] != run:
            parents[run] = parents[parents[run]]
            run = parents[run]
        return run

    for y, row in enumerate(mask):
        steps = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], row.astype(numpy.int8), [0]))))
        runs = []
        for left, right in zip(steps[::2], steps[1::2]):
            run = len(parents)
            parents.append(run)
            sides.append([int(left), y, int(right), y + 1, int(right - left)])
            for (start, end, above) in last:
                if start <= right and end >= left:
                    parents[root(above)] = root(run)
            runs.append((left, right, run))
        last = runs
    whole = {}
    for run, (left, top, right, bottom, count) in enumerate(sides):
        box = whole.setdefault(root(run), [left, top, right, bottom, 0])
        box[:] = [min(box[0], left), min(box[1], top), max(box[2], right), max(box[3], bottom), box[4] + count]
    return sorted((tuple(box[:4]) for box in whole.values() if box[4] >= LEAST_PIXELS), key=lambda box: (box[1], box[0]))


def partners(apple, ours):
    """For each of Apple's boxes the one of ours that differs least in its four sides, each at most once."""
    ways = sorted(
        (sum(abs(a - b) for a, b in zip(one, other)), i, j)
        for i, one in enumerate(apple) for j, other in enumerate(ours))
    found, taken = {}, set()
    for way, i, j in ways:
        size = max(apple[i][2] - apple[i][0], apple[i][3] - apple[i][1], 8)
        if i not in found and j not in taken and way <= 4 * size:
            found[i] = j
            taken.add(j)
    return found


def around(mask):
    rows, columns = numpy.flatnonzero(mask.any(axis=1)), numpy.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return None
    return (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)


def compare(apple, ours, scale, tolerance):
    """The differences of two pictures, in points and in levels of 255."""
    result = {"size": [apple.shape[1] / scale, apple.shape[0] / scale], "ours": [ours.shape[1] / scale, ours.shape[0] / scale]}
    masks = drawn(apple), drawn(ours)
    lists = [boxes(mask) for mask in masks]
    pairs = partners(*lists)
    exact, rows = 0, []
    for i, box in enumerate(lists[0]):
        other = lists[1][pairs[i]] if i in pairs else None
        ways = None
        if other:
            ways = [(other[k] - box[k]) / scale for k in range(4)]
        good = ways is not None and max(map(abs, ways)) <= tolerance + 1e-9
        exact += good
        if not good:
            rows.append({"box": [side / scale for side in box], "differs": ways})
    whole = [around(mask) for mask in masks]
    result["boxes"], result["exact"], result["more"] = len(lists[0]), exact, len(lists[1]) - len(pairs)
    result["rows"] = rows
    result["whole"] = None
    if whole[0] and whole[1]:
        result["whole"] = [(mine - theirs) / scale for mine, theirs in zip(whole[1], whole[0])]
    result["wholeExact"] = result["whole"] is not None and max(map(abs, result["whole"])) <= tolerance + 1e-9
    height, width = (min(apple.shape[k], ours.shape[k]) for k in (0, 1))
    difference = numpy.abs(apple[:height, :width] - ours[:height, :width]).max(axis=2)
    inside = masks[0][:height, :width] & masks[1][:height, :width]
    result["mean"] = float(difference.mean())
    result["colors"] = float(numpy.median(difference[inside])) if inside.any() else 0.0
    result["difference"] = difference
    return result


def number(value):
    return f"{value:+.2f}".rstrip("0").rstrip(".") if value else "0"


def picture_tag(path):
    data = base64.b64encode(pathlib.Path(path).read_bytes()).decode()
    return f'<img src="data:image/png;base64,{data}">'


def section(name, result, paths):
    lines = [f"<h2>{html.escape(name)}</h2><p>{html.escape(line(name, result))}</p><div>"]
    lines += [f"<figure>{picture_tag(path)}<figcaption>{label}</figcaption></figure>" for label, path in paths]
    lines.append("</div>")
    if result["rows"]:
        lines.append("<table><tr><th>Apple's box: x, y to x, y<th>Galley's sides: left, top, right, bottom by")
        for row in result["rows"][:40]:
            box = ", ".join(f"{side:g}" for side in row["box"])
            ways = ", ".join(map(number, row["differs"])) if row["differs"] else "not there"
            lines.append(f"<tr><td>{box}<td>{ways}")
        lines.append("</table>")
    return "\n".join(lines)


def line(name, result):
    whole = "none" if result["whole"] is None else ", ".join(map(number, result["whole"]))
    more = f", {result['more']} more of Galley's" if result["more"] else ""
    return (f"{name}: {result['exact']} of {result['boxes']} boxes{more}; whole box by {whole}; colours "
            f"{result['colors']:.0f}, all pixels {result['mean']:.1f} of 255")


def draw(options, extra, name, path, scale, size, out):
    target = out / (re.sub(r"[^\w.-]", "_", name) + ".png")
    command = [*options.galley.split(), "render", *options.views, "--preview", name, "--size", size, "--scale", f"{scale:g}",
               "-o", str(target), *extra]
    if options.dark:
        command.append("--dark")
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if done.returncode != 0 or not target.exists():
        said = [text for text in done.stderr.splitlines() if text.strip()]
        return None, said[0] if said else f"status {done.returncode}"
    return target, None


def main():
    arguments, extra = sys.argv[1:], []
    if "--" in arguments:
        place = arguments.index("--")
        arguments, extra = arguments[:place], arguments[place + 1:]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures")
    parser.add_argument("--views", nargs="+", required=True)
    parser.add_argument("--out", default="build/compare")
    parser.add_argument("--galley", default="galley")
    parser.add_argument("--scale", type=float)
    parser.add_argument("--tolerance", type=float, default=0.5)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--only", default="")
    options = parser.parse_args(arguments)
    if not pathlib.Path(options.pictures).is_dir():
        sys.exit(f"compare-apple.py: there is no folder {options.pictures}")
    known = pictures(options.pictures)
    names = [name for name in dict.fromkeys(previews(options.views)) if options.only in name]
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    results, sections, used = {}, [], set()
    for name in names:
        if name not in known:
            print(f"{name}: there is no picture of that name")
            continue
        path, scale = known[name]
        used.add(path)
        scale = scale or options.scale or 1
        apple = pixels(path)
        size = f"{apple.shape[1] / scale:g}x{apple.shape[0] / scale:g}"
        target, fault = draw(options, extra, name, path, scale, size, out)
        if fault:
            print(f"{name}: not drawn: {fault}")
            continue
        result = compare(apple, pixels(target), scale, options.tolerance)
        shown = 255 - numpy.minimum(result.pop("difference") * 3, 255).astype(numpy.uint8)
        between = out / (target.stem + ".difference.png")
        Image.fromarray(shown).save(between)
        results[name] = result
        sections.append(section(name, result, [("Apple", path), ("Galley", target), ("difference × 3", between)]))
        print(line(name, result), flush=True)
    for name in sorted({name for name, (path, _) in known.items() if path not in used and "/" in name}):
        if options.only in name:
            print(f"{name}: there is no preview of that name")
    total = {
        "pictures": len(results), "boxes": sum(result["boxes"] for result in results.values()),
        "exact": sum(result["exact"] for result in results.values()),
        "whole": sum(result["wholeExact"] for result in results.values()),
    }
    words = (f"{total['pictures']} pictures: {total['exact']} of {total['boxes']} boxes and {total['whole']} of "
             f"{total['pictures']} whole boxes within {options.tolerance:g} points")
    style = ("body{font:15px system-ui;margin:24px}figure{display:inline-block;margin:0 16px 8px 0;vertical-align:top}"
             "img{max-width:420px;border:1px solid #ddd}figcaption{color:#666}td,th{text-align:left;padding:0 16px 0 0}")
    (out / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Apple and Galley</title><style>{style}</style><h1>{words}</h1>"
        + "\n".join(sections))
    (out / "result.json").write_text(json.dumps({"total": total, "pictures": results}, indent=1))
    print(words)
    print(out / "index.html")


if __name__ == "__main__":
    main()
