"""Draws rows through `galley batch --stdin`, for engines that scale Python: Ray, PySpark, Dask, a queue's consumer.

One filter is one process with one worker that loads the compiled view once. It is kept for as long as there are rows. A row that
crashes the view is a failure in its own result; the filter goes on."""

import collections
import json
import subprocess


class GalleyFilter:
    """`with GalleyFilter("Card.swift") as filter: for result in filter.draw(rows): ...`"""

    def __init__(self, source, *options, galley="galley", workers=1, window=8):
        self.window = window
        command = [galley, "batch", source, "--stdin", "--quiet", "--workers", str(workers), *options]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def draw(self, rows):
        """Yields a result for each row, in order: `{"row", "files", "bytes"}` or `{"row", "failure": {"message", "status"}}`.

        At most `window` rows are under way, so that neither side waits for the other with a full pipe."""
        waiting = collections.deque()
        for row in rows:
            self.process.stdin.write(json.dumps(row).encode() + b"\n")
            self.process.stdin.flush()
            waiting.append(row)
            if len(waiting) >= self.window:
                yield self._result(waiting)
        while waiting:
            yield self._result(waiting)

    def _result(self, waiting):
        waiting.popleft()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"galley ended with status {self.process.wait()}; what it said is above")
        return json.loads(line)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
