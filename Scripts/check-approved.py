#!/usr/bin/env python3
"""Checks that no approved file is longer than its budget, a line a file in Scripts/approved-budgets.txt.

Usage: check-approved.py [FOLDER]

Somebody has to look at every line of an approved answer (docs/contributing/approved.md). So a file that grows beyond its budget
needs a budget that somebody raises on purpose; and a budget that is twice what its file needs, or whose file is gone, is wrong."""

import pathlib
import sys

LEAST = 100


def faults(tests):
    """What is wrong with the approved files of a folder of tests."""
    table = pathlib.Path(__file__).resolve().parent / "approved-budgets.txt"
    budgets = {name: int(lines) for name, lines in (row.split() for row in table.read_text().splitlines())}
    found = []
    names = [str(path.relative_to(tests)) for path in sorted(tests.glob("*/__Approved__/*.txt"))]
    for name in names:
        lines, budget = (tests / name).read_bytes().count(b"\n"), budgets.get(name)
        if budget is None:
            found.append(f"{name} has {lines} lines and no budget in {table.name}")
        elif lines > budget:
            found.append(f"{name} has {lines} lines, its budget is {budget}: ask less, or raise it and say why in the commit")
        elif budget > max(2 * lines, LEAST):
            found.append(f"{name} has {lines} lines, its budget of {budget} is more than twice that")
    return found + [f"{name} has a budget and is not there" for name in budgets if name not in names]


def main():
    tests = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent / "Tests"
    found = faults(tests)
    for fault in found:
        print(f"Tests/{fault}")
    if found:
        sys.exit(1)
    lines = sum(path.read_bytes().count(b"\n") for path in tests.glob("*/__Approved__/*.txt"))
    print(f"{lines} approved lines are within their budgets")


if __name__ == "__main__":
    main()
