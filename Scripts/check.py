#!/usr/bin/env python3
"""Checks what was changed: builds, runs the tests that look at it, and lints. `make test` is what has to pass in the end.

Usage: check.py [--base REVISION] [--list] DEBUG_BUILD_FOLDER

Changed is what differs from REVISION, files that git does not know included. It is the last commit that this branch shares
with main; on main itself, the last commit.

The suites that look at a changed file are
- those in folders of tests with the name of its folder, or of its module without "Galley": Sources/GalleyViews/Text and
  Tests/GalleyTests/Text; and in the target for its module, Sources/GalleyBatch and Tests/GalleyBatchTests;
- those of files that use a name which it declares, if no more than 12 do: what everybody uses says nothing;
- for the command line tool, those of Tests/GalleyCLITests and Tests/GalleyToolTests whose name begins with the same word:
  LintCommand, LintTests.
A changed file of tests stands for its own suites. Of the tests' targets only those of these suites are compiled; all of them where
what tests share has changed. --list says which suites they are, and does nothing else."""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_USERS = 12
TYPE = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|final|indirect|nonisolated|open) )*"
                  r"(?:struct|class|enum|actor|protocol|typealias|macro) (\w+)", re.M)
FUNCTION = re.compile(r"^ *(?:@\w+ )*(?:(?:public|package|static|nonisolated) )*func (\w{5,})", re.M)
SUITE = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:final )?(?:struct|class|enum|actor|extension) (\w+)", re.M)
FREE_TEST = re.compile(r"^@Test\b[^{]*?\bfunc (\w+)", re.M)
TOOL = {"galley", "galley-host", "galley-web", "galley-syntax", "GalleyRuntime", "GalleyProtocol", "GalleySnapshots"}


def git(*arguments):
    run = subprocess.run(["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return run.stdout if run.returncode == 0 else ""


def base():
    """Where this branch left main, or the last commit."""
    for name in ("main", "origin/main"):
        if commit := git("merge-base", "HEAD", name).strip():
            return commit
    return "HEAD"


def changed(revision):
    """The changed paths, each with its text, or the one that it had before it was deleted."""
    names = git("diff", "--name-only", "--no-renames", revision) + git("ls-files", "--others", "--exclude-standard")
    texts = {}
    for name in sorted(set(names.splitlines())):
        path = ROOT / name
        if path.is_file():
            texts[name] = path.read_bytes().decode(errors="replace")
        else:
            texts[name] = git("show", f"{revision}:{name}")
    return texts


class Tests:
    """The files of tests: their suites, and what they say."""

    def __init__(self):
        self.texts = {str(path.relative_to(ROOT)): path.read_text() for path in sorted(ROOT.glob("Tests/*Tests/**/*.swift"))
                      if "__" not in str(path) and "/Fixtures/" not in str(path)}
        self.words = {name: set(re.findall(r"\w+", text)) for name, text in self.texts.items()}

    def suites(self, name):
        """The suites of a file, as regular expressions for `--filter`."""
        target = name.split("/")[1]
        text = self.texts[name]
        if "@Test" not in text:
            return set()
        return ({rf"{target}\.{suite}/" for suite in SUITE.findall(text)}
                | {rf"{target}\.{test}\(" for test in FREE_TEST.findall(text)})

    def suites_at(self, path):
        """The suites of a path, none where it is no file of tests."""
        return self.suites(path) if path in self.texts else set()

    def users(self, names):
        """The files that use one of the names, but for names that many use."""
        found = set()
        for name in names:
            users = {file for file, words in self.words.items() if name in words}
            if len(users) <= MOST_USERS:
                found |= users
        return found

    def rooms(self, path):
        """The files in the folders of tests that stand for a source's."""
        module, *folders = path.split("/")[1:-1] or [""]
        wanted = {*folders, module.removeprefix("Galley")} - {"", "Support"}
        found = {file for file in self.texts if wanted & set(file.split("/")[2:-1])}
        if module != "Galley":
            # UIKit's classes are looked at where its views are.
            target = f"Tests/{module.removesuffix('Classes')}Tests/"
            found |= {file for file in self.texts if file.startswith(target)}
        return found

    def namesakes(self, path):
        """The tool's tests whose name begins with the word that a file's begins with."""
        first = re.match(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", pathlib.PurePath(path).stem)
        return {file for file in self.texts if file.startswith(("Tests/GalleyCLITests/", "Tests/GalleyToolTests/"))
                and first and len(first[0]) > 3 and pathlib.PurePath(file).name.startswith(first[0])}

    def looking_at(self, path, text):
        """The files of tests that look at a changed file."""
        if self.suites_at(path):
            return {path}
        if not path.startswith(("Sources/", "Tests/", "Examples/")):
            return set()
        found = self.users(set(TYPE.findall(text)) | set(FUNCTION.findall(text))) if path.endswith(".swift") else set()
        if path.startswith("Sources/") or path.startswith("Tests/Conformance/"):
            found |= self.rooms(path)
        if path.split("/")[1] in TOOL:
            found |= self.namesakes(path)
        return found


def lint(paths):
    """Runs what `make lint` runs beside each other, of the format for the changed sources only. Says whether all is well."""
    scripts = re.findall(r"^\t@?(Scripts/\S+\.py)$", (ROOT / "Makefile").read_text(), re.M)
    sources = [path for path in paths if path.endswith(".swift") and (ROOT / path).is_file()
               and path.split("/")[0] in ("Package.swift", "Sources", "Tests", "Examples")]
    commands = [[script] for script in scripts]
    if sources:
        commands.append([os.environ.get("SWIFT", "swift"), "format", "lint", "--strict", "--parallel", *sources])
    runs = [subprocess.Popen(command, cwd=ROOT) for command in commands]
    return all([run.wait() == 0 for run in runs])


def run_tests(folder, suites, targets):
    """Builds the products and targets of tests, None for all of these, and runs suites. What no suite looks at is compiled at least."""
    command = ["Scripts/test.sh", folder, f"^({'|'.join(suites)})"]
    if not suites:
        command = ["Scripts/build-tests.sh"]
    environment = dict(os.environ, GALLEY_STRICT="1")
    if targets is not None:
        environment["GALLEY_TESTS"] = " ".join(sorted(targets))
    return subprocess.run(command, cwd=ROOT, env=environment).returncode == 0


def targets_of(suites, files, tests):
    """The targets of suites, or None where all are to be compiled: what tests share has changed, or what says how they are built."""
    shared = {path for path in files if path.startswith("Tests/") and path.endswith(".swift") and not tests.suites_at(path)}
    return None if shared or "Package.swift" in files else {suite.split(".")[0].rstrip("\\") for suite in suites}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", metavar="REVISION")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("folder", metavar="DEBUG_BUILD_FOLDER")
    arguments = parser.parse_args()
    revision = arguments.base or base()
    if not git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"):
        sys.exit(f"check: there is no revision {revision}")
    files = changed(revision)
    tests = Tests()
    looking = set().union(*(tests.looking_at(path, text) for path, text in files.items()))
    suites = sorted(set().union(*(tests.suites(file) for file in looking)))
    print(f"check: {len(files)} changed files since {revision[:12]}, {len(suites)} suites that look at them")
    if arguments.list:
        print("\n".join(suite.replace("\\", "").rstrip("/(") for suite in suites))
        return 0
    if not files:
        return 0
    started = time.monotonic()
    is_well = lint(files)
    print(f"check: lint {'is done' if is_well else 'FAILED'} after {time.monotonic() - started:.0f} s", flush=True)
    if any(path.startswith(("Sources/", "Tests/", "Examples/", "Package.swift")) for path in files):
        is_well &= run_tests(arguments.folder, suites, targets_of(suites, files, tests))
    print(f"check: {'all is well' if is_well else 'FAILED'} after {time.monotonic() - started:.0f} s; "
          "make test runs everything")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
