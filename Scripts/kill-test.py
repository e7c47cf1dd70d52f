#!/usr/bin/env python3
"""Kills `galley` at random moments, and looks at what is left: no process, no file, no half picture.

Usage: kill-test.py GALLEY [COUNT] [SEED]

Each round starts one command (a file that is compiled, one that is drawn again to PNG, SVG and PDF, a layout), waits for a
while, and sends `galley` alone SIGTERM, SIGINT or SIGKILL. Then
- every process that it started must be gone within two seconds;
- each picture must be the one from before, or the new one, whole;
- nothing else may be in the folder of the pictures, nothing at all in the folder of temporary files, and no unfinished work
  in the cache. SIGKILL leaves no time to tidy up: there the next command must have done it.

The file that is drawn names the host's process after what it is doing, so that the figures say which phase was hit.
"""
import collections
import ctypes
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SOURCE = """
import Glibc
import SwiftUI

func enter(_ phase: String) {
    let file = fopen("/proc/self/comm", "w")
    fputs("host: \\(phase)", file)
    fclose(file)
}

struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        enter("layout")
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(-8) { $0 + $1 + 8 })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
            y += subview.sizeThatFits(proposal).height + 8
        }
    }
}

struct Page: View {
    var body: some View {
        enter("build")
        return Column {
            ForEach(0..<40, id: \\.self) { row in
                HStack { ForEach(0..<8, id: \\.self) { Text("Cell \\(row) \\($0)").padding(2).border(Color.blue) } }
            }
        }
        .padding()
        .background(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        .background(Canvas { _, _ in enter("export") })
    }
}

#Preview("Page") { Page() }
// NUMBER
"""
FORMATS = ["png", "svg", "pdf"]
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGKILL]
PR_SET_CHILD_SUBREAPER = 36


class Failed(Exception):
    pass


def processes_of(folder):
    """The processes that were started with this folder in their environment, by their number."""
    found = {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit() or int(entry) == os.getpid():
            continue
        try:
            environment = pathlib.Path("/proc", entry, "environ").read_bytes()
            name = pathlib.Path("/proc", entry, "comm").read_text().strip()
            state = pathlib.Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue
        if folder.encode() in environment and state != "Z":
            found[int(entry)] = name
    return found


class Test:
    def __init__(self, galley, seed):
        self.galley = galley
        self.random = random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix="galley-kill-")
        self.pictures = os.path.join(self.folder, "pictures")
        self.cache = os.path.join(self.folder, "cache")
        self.temporary = os.path.join(self.folder, "temporary")
        for folder in (self.pictures, self.temporary):
            os.mkdir(folder)
        self.environment = dict(os.environ, GALLEY_CACHE=self.cache, TMPDIR=self.temporary)
        self.counts = collections.Counter()

    def path(self, name):
        return os.path.join(self.folder, name)

    def write_source(self, number):
        pathlib.Path(self.path("Page.swift")).write_text(SOURCE.replace("NUMBER", str(number)))

    def run(self, *arguments):
        done = subprocess.run(
            [self.galley, *arguments], cwd=self.folder, env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failed(f"galley {' '.join(arguments)}: {done.returncode}: {done.stderr}")

    def render(self, scale):
        outputs = [word for kind in FORMATS for word in ("-o", f"pictures/page.{kind}")]
        return ["render", "Page.swift", "--scale", str(scale), *outputs]

    def read(self, kind):
        path = pathlib.Path(self.pictures, f"page.{kind}")
        return path.read_bytes() if path.exists() else None

    def prepare(self):
        """Draws the pictures that may be found later, and measures how long that takes."""
        self.known = {kind: set() for kind in FORMATS}
        self.write_source(0)
        self.times = {}
        for scale in (1, 2):
            self.run(*self.render(scale))
            for kind in FORMATS:
                self.known[kind].add(self.read(kind))
        for name, arguments, is_new in self.commands():
            if is_new:
                self.write_source(f"time {name}")
            start = time.monotonic()
            self.run(*arguments)
            self.times[name] = time.monotonic() - start

    def commands(self):
        return [
            ("compile and draw", self.render(self.random.choice((1, 2))), True),
            ("draw", self.render(self.random.choice((1, 2))), False),
            ("lay out", ["layout", "Page.swift"], False),
        ]

    def check_pictures(self):
        for kind in FORMATS:
            if self.read(kind) not in self.known[kind]:
                raise Failed(f"page.{kind} is neither the old picture nor the new one")

    def leftovers(self):
        found = [name for name in os.listdir(self.pictures) if name not in {f"page.{kind}" for kind in FORMATS}]
        found += os.listdir(self.temporary)
        return found + [name for name in os.listdir(self.cache) if name.startswith("work-")]

    def wait_for_processes(self):
        end = time.monotonic() + 2
        while left := processes_of(self.folder):
            if time.monotonic() > end:
                raise Failed(f"still running: {left}")
            time.sleep(0.005)
        # Those that became ours when their parent died.
        try:
            while os.waitpid(-1, os.WNOHANG)[0] != 0:
                pass
        except ChildProcessError:
            pass

    def round(self, number):
        """Starts one command and kills it; false when it was faster."""
        name, arguments, is_new = self.random.choice(self.commands())
        if is_new:
            self.write_source(number)
        kind = self.random.choice(SIGNALS)
        process = subprocess.Popen(
            [self.galley, *arguments], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.random.uniform(0, self.times[name] * 1.05))
        running = processes_of(self.folder)
        running.pop(process.pid, None)
        process.send_signal(kind)
        status = process.wait()
        self.wait_for_processes()
        self.check_pictures()
        if status not in (0, -kind, 128 + kind):
            raise Failed(f"{name}: status {status} after {kind.name}")
        is_hit = status != 0
        what = f"{kind.name} while {' and '.join(sorted(set(running.values()))) or 'galley alone'} ran"
        self.counts[what if is_hit else "came too late, and do not count"] += 1
        if is_hit and kind == signal.SIGKILL:
            self.counts["files left by SIGKILL for the next run"] += len(self.leftovers())
            self.run(*self.render(1))
        if left := self.leftovers():
            raise Failed(f"left behind by {kind.name}: {left}")
        return is_hit

    def finish(self):
        shutil.rmtree(self.folder)
        for what, count in sorted(self.counts.items(), key=lambda item: -item[1]):
            print(f"{count:5} {what}")


def main():
    galley = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    # What loses its parent becomes ours, so that nothing escapes the look.
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    test = Test(galley, seed)
    # Whoever runs us in the background may have us ignore SIGINT, and what we start would, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    test.prepare()
    number = kills = 0
    while kills < count:
        try:
            kills += test.round(number)
        except Failed as failure:
            sys.exit(f"kill-test: round {number}, seed {seed}, folder {test.folder}: {failure}")
        number += 1
    test.finish()
    print(f"{count} kills: no process and no file left, no picture cut in two")


if __name__ == "__main__":
    main()
