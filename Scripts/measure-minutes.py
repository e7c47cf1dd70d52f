#!/usr/bin/env python3
"""Measures what developers wait for, and prints the rows of "A developer's minutes" in docs/performance.md.

Usage: measure-minutes.py [demo] [build] [change] [client] [test] [check] [--folder FOLDER] [--at REVISION] [--json]

In a clone of REVISION (HEAD), in FOLDER (build/minutes), which is emptied first; packages are fetched before the clock runs:
- demo    `make demo` from nothing
- build   `make build` from nothing
- change  `make build` after a line more in the body of a control, a function of its own (builds first, if build is not measured)
- client  the first debug build of a package that depends on the product Galley
- test    `make test` from nothing
- check   `make check` after such a change (builds first, if test is not measured)

Told are the seconds that passed and those of the processor, with those of everything it started. Nothing else should run: the
load that was there before is told, too. The commands' output goes to FOLDER/*.log."""

import argparse
import datetime
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
STEPS = ["demo", "build", "change", "client", "test", "check"]
WORDS = {
    "demo": "`make demo` from nothing",
    "build": "`make build` from nothing",
    "change": "`make build` after a change in a control",
    "client": "a client's first debug build",
    "test": "`make test` from nothing",
    "check": "`make check` after a change in a control",
}
# Of the seconds that passed; of a client's build those of the processor.
BUDGETS = {"demo": 300, "build": 280, "change": 60, "client": 110, "test": 480, "check": 120}
CONTROL = "Slider.swift"
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "client", dependencies: [.package(name: "Galley", path: "../galley")],
    targets: [.executableTarget(name: "card", dependencies: [.product(name: "Galley", package: "Galley")])])
"""
CARD = """import Galley

let renderer = ImageRenderer(content: Text("Hello").padding())
print(renderer.displayList().size)
"""


class Clone:
    """A clone of the project, and what was measured in it."""

    def __init__(self, folder, revision):
        self.folder = folder
        self.tree = folder / "galley"
        self.figures = {}
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(self.tree)], check=True)
        commit = subprocess.run(["git", "rev-parse", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        subprocess.run(["git", "checkout", "--quiet", "-B", "main", commit.stdout.strip()], cwd=self.tree, check=True)
        # Those of the checkout that is measured from: what is fetched is no part of the time.
        if (ROOT / "Package.resolved").exists():
            shutil.copy(ROOT / "Package.resolved", self.tree)
        self.fetch(self.tree)

    def fetch(self, package):
        self.command("resolve", ["swift", "package", "resolve"], package)

    def command(self, name, command, folder=None):
        """Runs a command and answers the seconds that passed and those of the processor."""
        started, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {key: value for key, value in os.environ.items()
                       if not key.startswith("GALLEY_") and key not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
        with open(self.folder / f"{name}.log", "w") as log:
            run = subprocess.run(command, cwd=folder or self.tree, env=environment, stdout=log, stderr=subprocess.STDOUT)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if run.returncode != 0:
            sys.exit(f"measure-minutes: {' '.join(command)} failed: {self.folder / name}.log")
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return time.monotonic() - started, processor

    def measure(self, step, command, folder=None):
        print(f"measure-minutes: {WORDS[step]}, load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)
        self.figures[step] = self.command(step, command, folder)

    def change(self, number):
        """Writes a function into a control, as a change would; another one each time."""
        [control] = self.tree.glob(f"Sources/**/{CONTROL}")
        with open(control, "a") as file:
            file.write(f"\n/// A function more.\nprivate func change{number}() -> Int {{ {number} }}\n")

    def demo(self):
        self.measure("demo", ["make", "demo"])

    def build(self):
        self.measure("build", ["make", "build"])

    def after_change(self):
        if "build" not in self.figures:
            self.command("build", ["make", "build"])
        self.change(1)
        self.measure("change", ["make", "build"])

    def client(self):
        package = self.folder / "client"
        (package / "Sources" / "card").mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST)
        (package / "Sources" / "card" / "main.swift").write_text(CARD)
        self.fetch(package)
        self.measure("client", ["swift", "build"], package)

    def test(self):
        self.measure("test", ["make", "test"])

    def check(self):
        if "test" not in self.figures:
            self.command("test", ["Scripts/build-tests.sh"])
        self.change(2)
        self.measure("check", ["make", "check"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS) + "; all, if none is named")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build" / "minutes")
    parser.add_argument("--at", default="HEAD", metavar="REVISION")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if unknown := set(arguments.steps) - set(STEPS):
        parser.error(f"no such step: {', '.join(sorted(unknown))}")
    clone = Clone(arguments.folder.resolve(), arguments.at)
    runs = {"demo": clone.demo, "build": clone.build, "change": clone.after_change, "client": clone.client, "test": clone.test,
            "check": clone.check}
    for step in STEPS:
        if not arguments.steps or step in arguments.steps:
            runs[step]()
    today = datetime.date.today()
    for step, (passed, processor) in clone.figures.items():
        if arguments.json:
            print(json.dumps({"step": step, "seconds": round(passed, 1), "processor": round(processor, 1),
                              "budget": BUDGETS[step], "date": str(today)}))
        else:
            budget = f"{BUDGETS[step]} s" + (" of the processor" if step == "client" else "")
            print(f"| {WORDS[step]} | {passed:.0f} s | {processor:.0f} s | {budget} |")


if __name__ == "__main__":
    main()
