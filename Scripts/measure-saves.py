#!/usr/bin/env python3
"""How long it takes `galley preview` from a saved file to its picture, and how that is shared out.

Usage: measure-saves.py GALLEY [--saves 10] [--json]

A file of 200 lines (four apps of Tests/PreviewPages/Daily.swift), of which a text in a body becomes another with each save; and a folder of
50 files, of which one leaf does. A WebSocket stands in the page's place, so that no browser takes part. Nothing else should run: the load
that was there before is told, too. Times are in milliseconds, medians of the saves; the rest of the whole is what notices the change,
starts the processes and sends the picture."""

import argparse
import asyncio
import importlib.util
import json
import os
import re
import statistics
import subprocess
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
DAILY = os.path.join(HERE, "..", "Tests", "PreviewPages", "Daily.swift")
FILES = 50
LEAF = """import SwiftUI

/// A row of the page, with what it counts.
struct Leaf%(number)02d: View {
    let title: String
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: isOn ? "star.fill" : "star").foregroundStyle(.orange)
                Text(title).font(.headline)
                Spacer()
                Text("leaf %(number)d")
            }
            Toggle("On", isOn: $isOn)
            Stepper("Count \\(count)", value: $count, in: 0...10)
        }
        .padding()
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
}
"""


def tools():
    spec = importlib.util.spec_from_file_location("serve_test", os.path.join(HERE, "serve-test.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def small_file(folder):
    with open(DAILY) as file:
        lines = file.read().partition("// MARK: More that lies over the screen")[0].rstrip("\n").split("\n")
    lines += ["", *[f'#Preview("{name}") {{ {name}() }}' for name in ("Noughts", "Booking", "Ways", "Shop")]]
    path = os.path.join(folder, "Daily.swift")
    write(path, "\n".join(lines) + "\n")
    return path, path, '"New game"', len(lines)


def large_folder(folder):
    path = os.path.join(folder, "Pages")
    os.mkdir(path)
    for number in range(FILES - 1):
        write(os.path.join(path, f"Leaf{number:02d}.swift"), LEAF % {"number": number})
    rows = "".join(f'                Leaf{number:02d}(title: "Row {number}")\n' for number in range(FILES - 1))
    groups = [rows.splitlines()[start : start + 9] for start in range(0, FILES - 1, 9)]
    body = "".join("            Group {\n" + "\n".join(group) + "\n            }\n" for group in groups)
    write(os.path.join(path, "Root.swift"),
          "import SwiftUI\n\nstruct Root: View {\n    var body: some View {\n        VStack {\n" + body + "        }\n    }\n}\n\n"
          '#Preview("Root") { Root() }\n')
    return path, os.path.join(path, "Leaf07.swift"), '"leaf 7"', FILES


def write(path, text):
    """At once, as editors do; what is hidden is no one's source."""
    new = os.path.join(os.path.dirname(path), ".new")
    with open(new, "w") as file:
        file.write(text)
    os.rename(new, path)


async def measure(test, galley, shown, edited, words, saves):
    server = subprocess.Popen([galley, "preview", shown, "--no-open"], stdout=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r"http://[^:]+:(\d+)", server.stdout.readline()).group(1))
        socket = await test.Socket.open(port, "page", limit=1 << 24)
        socket.send({"kind": "show", "view": 0})
        build = 0

        async def next_picture():
            nonlocal build
            while True:
                message = await asyncio.wait_for(socket.receive(), 120)
                status = message["status"]
                if status.get("failure"):
                    raise SystemExit(status["failure"])
                if "picture" not in message:
                    continue
                socket.send({"kind": "drawn", "host": message.get("host")})
                if status["pictureBuild"] > build:
                    build = status["pictureBuild"]
                    return status, message["picture"], json.dumps(message["picture"])

        begin = time.monotonic()
        await next_picture()
        first = 1000 * (time.monotonic() - begin)
        with open(edited) as file:
            text = file.read()
        rows = []
        for number in range(saves):
            mark = f"{words[1:-1]} {time.time_ns() % 1_000_000_007}"
            await asyncio.sleep(0.7)
            begin = time.monotonic()
            write(edited, text.replace(words, f'"{mark}"', 1))
            status, picture, whole = await next_picture()
            if mark not in whole:
                raise SystemExit(f"the picture does not say {mark}")
            rows.append({"whole": 1000 * (time.monotonic() - begin), "compile": status["compileTime"], "load": status["loadTime"],
                         "layout": picture["layoutTime"], "draw": picture["drawTime"]})
        return first, rows
    finally:
        server.terminate()
        server.wait()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("galley")
    parser.add_argument("--saves", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    test, load = tools(), os.getloadavg()[0]
    for name, make in [("file", small_file), ("folder", large_folder)]:
        with tempfile.TemporaryDirectory() as folder:
            shown, edited, words, size = make(folder)
            first, rows = asyncio.run(measure(test, os.path.abspath(options.galley), shown, edited, words, options.saves))
        figures = {part: round(statistics.median(row[part] for row in rows)) for part in rows[0]}
        figures["rest"] = figures["whole"] - sum(figures[part] for part in ("compile", "load", "layout", "draw"))
        figures |= {"worst": round(max(row["whole"] for row in rows)), "first": round(first), "saves": len(rows), "load before": load,
                    "lines" if name == "file" else "files": size}
        print(json.dumps({name: figures}) if options.json else f"{name}: {figures}")


if __name__ == "__main__":
    main()
