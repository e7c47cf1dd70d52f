#!/usr/bin/env python3
"""Measures how long after its start a process has drawn its first picture with text, Korean and emoji included.

Usage: first-text.py GALLEY_BENCH [RUNS]

Prints the median and the least time from the start of the process to its end, in milliseconds, and beside it that of a
process that only prints its help: what loading the program and its libraries costs. The target is 40 ms.
"""

import statistics
import subprocess
import sys
import time


def measure(command, runs):
    times = []
    for _ in range(runs + 1):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append((time.perf_counter() - start) * 1000)
    # The first run reads the files from the disk.
    return times[1:]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__.splitlines()[2])
    program = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) == 3 else 20
    for name, arguments in [("bound-start", ["--help"]), ("first-picture", ["--first-picture"])]:
        times = measure([program, *arguments], runs)
        print(f"{name}: median {statistics.median(times):.1f} ms, least {min(times):.1f} ms, {runs} runs")


if __name__ == "__main__":
    main()
