#!/usr/bin/env python3
"""Checks that the newest release is told alike everywhere, and that CHANGELOG.md is in order.

Usage: check-release.py [ROOT]. Prints a line for each breach, as FILE:LINE, and fails if there is one.

- The newest release of CHANGELOG.md is the version of `galley --version` and of Package.swift.
- Releases stand newest first, each with its date; a release's bullets stand under headings that begin with one of HEADINGS, each
  heading once a release."""

import datetime
import pathlib
import re
import sys

HEADINGS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "For contributors"]
RELEASE = re.compile(r"## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)")
PLACES = {"Sources/galley/Installation/Installation.swift": r'\bversion = "(.*?)"', "Package.swift": r"^// Galley (\S+):"}


def number(version):
    return [int(part) for part in version.split(".")]


def changelog_problems(lines):
    """Problems of a change log, as (line, message), and its releases with their dates."""
    problems, releases, headings, inside = [], [], set(), False
    for line, text in enumerate(lines, 1):
        if text.startswith("## ") and text != "## Unreleased":
            match = RELEASE.fullmatch(text)
            if not match:
                problems.append((line, f"no release with a date: {text}"))
                continue
            try:
                release = (number(match[1]), datetime.date.fromisoformat(match[2]))
            except ValueError:
                problems.append((line, f"no date: {match[2]}"))
                continue
            if releases and not (release[0] < releases[-1][0] and release[1] <= releases[-1][1]):
                problems.append((line, f"{match[1]} stands below an older release"))
            releases.append(release)
        if text.startswith("## "):
            headings, inside = set(), False
        elif text.startswith("### "):
            if text[4:].split(":")[0] not in HEADINGS:
                problems.append((line, f"no heading of a change log: {text[4:]}"))
            if text in headings:
                problems.append((line, f"twice in a release: {text[4:]}"))
            headings.add(text)
            inside = True
        elif text.startswith("- ") and not inside:
            problems.append((line, "a bullet without a heading"))
    return problems, releases


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    problems, releases = changelog_problems((root / "CHANGELOG.md").read_text().splitlines())
    failures = [f"CHANGELOG.md:{line}: {message}" for line, message in problems]
    if not releases:
        failures.append("CHANGELOG.md:1: no release")
    newest = ".".join(map(str, releases[0][0])) if releases else ""
    for path, pattern in PLACES.items():
        text = (root / path).read_text()
        match = re.search(pattern, text, re.M)
        line = text[: match.start()].count("\n") + 1 if match else 1
        if not match or match[1] != newest:
            failures.append(f"{path}:{line}: version {match[1] if match else 'missing'}, CHANGELOG.md has {newest}")
    for failure in failures:
        print(failure)
    if not failures:
        print(f"release {newest}")
    sys.exit(bool(failures))


main()
