#!/usr/bin/env python3
"""Checks what test-distributed.sh has drawn: check-cards.py FOLDER ROWS LOG.

Every row but the one in the middle has its picture, whole and unlike the others'; nothing else is there; the log names that one row's
crash, once."""

import hashlib
import pathlib
import sys


def main():
    folder, count, log = pathlib.Path(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3]).read_text(errors="replace")
    planted = count // 2
    faults = []
    expected = {f"{number:06}.png" for number in range(1, count + 1) if number != planted}
    found = {path.name for path in folder.iterdir() if path.name != "galley-batch.jsonl"}
    faults += [f"missing: {name}" for name in sorted(expected - found)[:5]]
    faults += [f"too many: {name}" for name in sorted(found - expected)[:5]]
    hashes = set()
    for name in sorted(expected & found):
        data = (folder / name).read_bytes()
        if not data.startswith(b"\x89PNG") or data[-8:-4] != b"IEND":
            faults.append(f"not whole: {name}")
        hashes.add(hashlib.sha256(data).digest())
    if len(hashes) != len(expected & found):
        faults.append("two rows have the same picture")
    reports = [line for line in log.splitlines() if "its code crashed" in line]
    if len(reports) != 1 or f"row {planted}:" not in reports[0] and f"row {planted:06}:" not in reports[0]:
        faults.append(f"one crash is to be reported, and there are {len(reports)}: {reports[:3]}")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
