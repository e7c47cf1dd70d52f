#!/usr/bin/env python3
"""Twenty people at `galley playground` while others attack it: playground-test.py GALLEY [--people 20] [--views 2] [--workers 2]

Each of the people sends views of their own, one after the other, and has to get its picture in its size with its text in the explanation.
At the same time six others send a crash, an endless loop, a fork bomb, a view that reads /etc/passwd, a compile bomb and one that takes all
memory, again and again until the people are done. Nobody of the people may notice: no failure, nobody else's picture, no wait beyond the
turns of those before. At the end nothing runs that the server has started, nothing of theirs lies in its folder, and it ends by SIGTERM. Bounded: on loopback
alone, --seconds (300) at the most, 60 attacks of a kind at the most."""

import argparse
import base64
import json
import os
import pathlib
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

MOST_ATTACKS = 60


def view(body):
    return f"import Foundation\nimport SwiftUI\nstruct A: View {{\n    var body: some View {{\n        {body}\n    }}\n}}\n#Preview {{ A() }}\n"


ATTACKS = {
    "crash": view('{ () -> Text in fatalError("planted") }()'),
    "loop": view("{ () -> Text in while true {} }()"),
    "fork": view('{ () -> Text in for _ in 0..<500 { _ = try? Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"]) }; '
                 'return Text("x") }()'),
    "theft": view('Text((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? "nothing")'),
    "bomb": view('Text("\\(1' + " + 1.5 * 2 - [1, 2].map { $0 + 0.5 }[0]" * 60 + ')")'),
    "memory": view("{ () -> Text in var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 24)) } }()"),
}


class Playground:
    def __init__(self, galley, folder, workers):
        self.log = folder / "log"
        self.scratch = folder / "scratch"
        self.scratch.mkdir()
        environment = dict(os.environ, TMPDIR=str(self.scratch), GALLEY_CACHE=str(folder / "cache"))
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [galley, "playground", "--port", "0", "--workers", str(workers), "--timeout", "10", "--memory", "700"],
                stderr=log, stdin=subprocess.DEVNULL, env=environment, start_new_session=True)
        self.port, end = 0, time.monotonic() + 60
        while not self.port and time.monotonic() < end and self.process.poll() is None:
            time.sleep(0.05)
            for line in self.log.read_text().splitlines():
                entry = json.loads(line) if line.startswith("{") else {}
                self.port = int(entry.get("port", 0)) if entry.get("message") == "listening" else self.port
        if not self.port:
            sys.exit(f"playground-test: the server does not start: {self.log.read_text()}")

    def draw(self, source, client, timeout):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/draw", data=source.encode(),
            headers={"Content-Type": "text/x-swift", "X-Playground": client})
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return json.load(answer)

    def descendants(self):
        """The numbers of what it has started and is still there."""
        parents = {}
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                parents[int(folder.name)] = (int(fields[1]), int(fields[3]))
            except (OSError, ValueError):
                continue
        found, below = set(), {self.process.pid}
        while below:
            found |= below
            below = {number for number, (parent, _) in parents.items() if parent in below} - found
        found |= {number for number, (_, session) in parents.items() if session == self.process.pid}
        return found - {self.process.pid}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley")
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--views", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300)
    options = parser.parse_args()
    faults, waits, attacks, lock, over = [], [], {}, threading.Lock(), threading.Event()
    end = time.monotonic() + options.seconds

    def fault(text):
        with lock:
            faults.append(text)

    def person(number):
        for turn in range(options.views):
            width, height, word = 20 + number, 10 + turn, f"Person{number}x{turn}"
            source = view(f'Color.red.frame(width: {width}, height: {height}).overlay {{ Text("{word}").fixedSize() }}')
            start = time.monotonic()
            try:
                answer = server.draw(source, f"person {number}", max(1, end - start))
            except (OSError, ValueError) as error:
                return fault(f"person {number}: {error}")
            with lock:
                waits.append(time.monotonic() - start)
            if answer["status"] != 0 or len(answer["pictures"]) != 1:
                return fault(f"person {number}: status {answer['status']}: {answer['messages'][:300]}")
            size = struct.unpack(">II", base64.b64decode(answer["pictures"][0]["data"])[16:24])
            if size != (2 * width, 2 * height) or word not in answer["explanation"]:
                fault(f"person {number}: another one's picture: {size}")

    def attacker(name, source):
        for _ in range(MOST_ATTACKS):
            if over.is_set() or time.monotonic() > end:
                return
            try:
                answer = server.draw(source, f"attacker {name}", max(1, end - time.monotonic()))
                text = json.dumps(answer)
                key = answer["status"]
                if "root:" in text:
                    fault("the theft shows /etc/passwd")
                if name in ("crash", "loop", "memory") and answer["status"] == 0:
                    fault(f"{name}: status 0")
            except urllib.error.HTTPError as error:
                key = f"HTTP {error.code}"
                time.sleep(0.2)
            except (OSError, ValueError) as error:
                key = type(error).__name__
            with lock:
                counts = attacks.setdefault(name, {})
                counts[key] = counts.get(key, 0) + 1

    with tempfile.TemporaryDirectory() as folder:
        server = Playground(options.galley, pathlib.Path(folder), options.workers)
        try:
            # The first view compiles what all share.
            server.draw(view('Text("first")'), "first", max(1, end - time.monotonic()))
            attackers = [threading.Thread(target=attacker, args=attack) for attack in ATTACKS.items()]
            people = [threading.Thread(target=person, args=(number,)) for number in range(options.people)]
            for thread in attackers + people:
                thread.start()
            for thread in people:
                thread.join()
            over.set()
            for thread in attackers:
                thread.join()
            answer = server.draw(view('Text("still here")'), "last", max(1, end - time.monotonic()))
            if answer["status"] != 0:
                fault(f"afterwards: status {answer['status']}")
            settled = time.monotonic() + 15
            while server.descendants() and time.monotonic() < settled:
                time.sleep(0.1)
            if left := server.descendants():
                fault(f"{len(left)} processes are left")
            if left := [path.name for path in server.scratch.iterdir()]:
                fault(f"left in its folder: {left[:5]}")
        finally:
            server.process.send_signal(signal.SIGTERM)
            try:
                status = server.process.wait(40)
            except subprocess.TimeoutExpired:
                server.process.kill()
                status = "none: it was killed"
        if status != 0:
            fault(f"the server ended with status {status}")
    for name, counts in sorted(attacks.items()):
        print(f"{name:<7} " + ", ".join(f"{count} × {key}" for key, count in sorted(counts.items(), key=str)))
    if waits:
        print(f"{len(waits)} views of {options.people} people: median {statistics.median(waits):.1f} s, longest {max(waits):.1f} s")
    for text in faults:
        print(f"playground-test: {text}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
