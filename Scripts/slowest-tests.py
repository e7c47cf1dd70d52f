#!/usr/bin/env python3
"""Prints the tests that took longest, from the event streams of parallel runs.

Usage: slowest-tests.py [--count 10] STREAM ...

A run's own lines say how long ago a test was started, and tests of the main actor are started long before their turn. They run
one after the other there, so such a test began when the one before it ended, if that was later than its start. Which tests those
are is read from their sources: they, or their suites, say `@MainActor`. Arguments of a test are added up."""

import collections
import json
import re
import sys


class Sources:
    """Which declarations say @MainActor."""

    def __init__(self):
        self.lines = {}

    def says_main_actor(self, location, name):
        """Whether a function or type of a file says it, in the lines from its attributes on."""
        path = location["_filePath"]
        if path not in self.lines:
            with open(path) as file:
                self.lines[path] = file.read().split("\n")
        lines = self.lines[path]
        declaration = re.compile(rf"\b(func|struct|class|enum|actor|extension) `?{re.escape(name)}\b")
        for number, line in enumerate(lines):
            if declaration.search(line):
                first = number
                # Attributes and their arguments stand above, a blank line or a comment above them.
                while first > 0 and lines[first - 1].strip() and not re.match(r"\s*(///?|})", lines[first - 1]):
                    first -= 1
                if "@MainActor" in "\n".join(lines[first:number + 1]):
                    return True
        return False


def own_times(stream, sources):
    """Seconds of each test's own, by its id, and names by id."""
    starts, times, names = {}, collections.Counter(), {}
    main, last_on_main = set(), 0
    for line in stream:
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            test = payload["id"]
            names[test] = payload.get("displayName") or payload["name"]
            parts = test.split(".", 1)[-1].split("/")
            path = payload["sourceLocation"]
            if payload["kind"] == "function":
                # The type that holds it, or the function itself.
                types = [part for part in parts if "(" not in part and ".swift" not in part]
                function = next((part for part in parts if "(" in part), test).split("(")[0]
                if any(sources.says_main_actor(path, name) for name in types + [function]):
                    main.add(test)
            continue
        test, now = payload.get("testID"), payload["instant"]["absolute"]
        case = (test, (payload.get("_testCase") or {}).get("id"))
        if payload["kind"] == "testCaseStarted":
            starts[case] = now
        elif payload["kind"] == "testCaseEnded" and case in starts:
            start = starts[case]
            if test in main:
                start, last_on_main = max(start, last_on_main), now
            times[test] += now - start
    return times, names


def main():
    arguments, count = sys.argv[1:], 10
    if arguments[:1] == ["--count"]:
        count, arguments = int(arguments[1]), arguments[2:]
    sources, found = Sources(), []
    for path in arguments:
        with open(path) as stream:
            times, names = own_times(stream, sources)
        found += [(seconds, test, names.get(test, test)) for test, seconds in times.items()]
    print(f"The {count} slowest tests, in seconds:")
    for seconds, test, name in sorted(found, reverse=True)[:count]:
        print(f"{seconds:7.1f}  {test.split('/')[0]}: {name}")


if __name__ == "__main__":
    main()
