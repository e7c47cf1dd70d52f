#!/usr/bin/env python3
"""Puts `galley serve-images` under load on loopback, and checks that everybody gets their own picture and nothing else.

Usage: load-test.py GALLEY [--seconds 120] [--clients 200] [--time-limit 10] [--json]

Beside the clients, each of which asks for pictures with texts that nobody else has, there are one that reads slowly, one that sends
garbage, one that asks for 1e9 pixels, one whose view crashes and one whose view never ends. A sample of the pictures is compared, byte
for byte, with what `galley render` draws. It ends by itself: after the seconds, or a million requests."""

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse

SOURCE = """import SwiftUI
struct Card: View, Decodable {
    var title: String
    var trap: String?
    var body: some View {
        if trap == "crash" { fatalError("planted") }
        if trap == "hang" { while true {} }
        return Text(title).font(.title).padding(24).frame(width: 300, height: 120)
            .background(LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom))
    }
}
"""
MOST_REQUESTS = 1_000_000


class Totals:
    def __init__(self):
        self.times = []
        self.statuses = {}
        self.faults = []
        # The hash of each text's picture, and the text of each picture's hash.
        self.by_text = {}
        self.by_hash = {}
        self.sample = []

    @property
    def count(self):
        return sum(self.statuses.values())

    def fault(self, text):
        if len(self.faults) < 20:
            self.faults.append(text)

    def picture(self, text, body):
        digest = hashlib.sha256(body).hexdigest()
        if self.by_text.setdefault(text, digest) != digest:
            self.fault(f"'{text}' has two pictures")
        if self.by_hash.setdefault(digest, text) != text:
            self.fault(f"'{text}' was given the picture of '{self.by_hash[digest]}'")
        if len(self.sample) < 20 and random.random() < 0.02:
            self.sample.append((text, body))


async def read_answer(reader):
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status = int(head.split(" ", 2)[1])
    length = re.search(r"content-length: (\d+)", head, re.I)
    body = await reader.readexactly(int(length[1])) if length else b""
    return status, head, body


async def client(number, port, totals, end):
    """Asks again and again, on one connection for as long as that lasts."""
    reader = writer = None
    request = 0
    while time.monotonic() < end and totals.count < MOST_REQUESTS:
        request += 1
        # Every third is one that was there before: it comes from the cache.
        text = f"client {number} request {request if request % 3 else max(request - 1, 1)}"
        try:
            if writer is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            start = time.perf_counter()
            target = "/card.png?title=" + urllib.parse.quote_plus(text)
            writer.write(f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            status, head, body = await asyncio.wait_for(read_answer(reader), 40)
            totals.times.append(time.perf_counter() - start)
            totals.statuses[status] = totals.statuses.get(status, 0) + 1
            if status == 200:
                if not body.startswith(b"\x89PNG") or body[-8:-4] != b"IEND":
                    totals.fault(f"'{text}' was answered with 200 and no whole picture")
                totals.picture(text, body)
            elif status == 503:
                if "retry-after" not in head.lower():
                    totals.fault("503 without Retry-After")
                await asyncio.sleep(random.uniform(0.05, 0.5))
            else:
                totals.fault(f"'{text}' was answered with {status}: {body[:200]!r}")
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
            totals.fault(f"client {number}: {error!r}")
            writer = None
            await asyncio.sleep(0.2)
    if writer is not None:
        writer.close()


async def slow_reader(port, end, notes):
    """Takes a byte every tenth of a second."""
    while time.monotonic() < end:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(b"GET /card.svg?title=slow&_size=300x120 HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
            while time.monotonic() < end and await reader.read(1):
                notes["slow bytes"] = notes.get("slow bytes", 0) + 1
                await asyncio.sleep(0.1)
            writer.close()
        except OSError:
            await asyncio.sleep(0.5)


async def garbage_sender(port, end, notes):
    while time.monotonic() < end:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            kind = random.randrange(4)
            junk = random.randbytes(random.randrange(1, 4000))
            if kind == 1:
                junk = b"GET /card.png?title=%zz%ff" + junk[:50].hex().encode() + b" HTTP/1.1\r\nHost: x\r\n\r\n"
            if kind == 2:
                junk = b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n"
            if kind == 3:
                junk = b"POST /card.png HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n" + junk
            writer.write(junk)
            if kind == 0 and writer.can_write_eof():
                writer.write_eof()
            answer = await asyncio.wait_for(reader.read(100), 5)
            notes["garbage"] = notes.get("garbage", 0) + 1
            if answer.startswith(b"HTTP/1.1 2"):
                notes["garbage answered with 2xx"] = notes.get("garbage answered with 2xx", 0) + 1
            writer.close()
        except (OSError, asyncio.TimeoutError):
            pass
        await asyncio.sleep(0.05)


async def asker(port, end, target, pause, name, notes):
    """Asks for what is refused, and counts with which status."""
    while time.monotonic() < end:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            unique = target.replace("UNIQUE", str(random.randrange(1 << 30)))
            writer.write(f"GET {unique} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            status, _, _ = await asyncio.wait_for(read_answer(reader), 60)
            key = f"{name}: {status}"
            notes[key] = notes.get(key, 0) + 1
            writer.close()
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
            notes[f"{name}: {type(error).__name__}"] = notes.get(f"{name}: {type(error).__name__}", 0) + 1
        await asyncio.sleep(pause)


def resident(pid):
    """Megabytes of a process."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        direct = file.read().split()
    for task in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{task}/children") as file:
                direct += file.read().split()
        except OSError:
            pass
    return {int(child) for child in direct}


async def watch(pid, end, samples):
    begin = time.monotonic()
    while time.monotonic() < end:
        workers = []
        for child in children(pid):
            try:
                workers.append(resident(child))
            except OSError:
                pass
        samples.append((time.monotonic() - begin, resident(pid), max(workers, default=0)))
        await asyncio.sleep(1)


async def load(port, pid, seconds, clients):
    end = time.monotonic() + seconds
    totals, notes, samples = Totals(), {}, []
    work = [client(number, port, totals, end) for number in range(clients)]
    work += [slow_reader(port, end, notes), garbage_sender(port, end, notes), watch(pid, end, samples)]
    work += [
        asker(port, end, "/card.png?title=UNIQUE&_size=31623x31623", 0.1, "1e9 pixels", notes),
        asker(port, end, "/card.png?title=UNIQUE&trap=crash", 2, "crash", notes),
        asker(port, end, "/card.png?title=UNIQUE&trap=hang", 10, "hang", notes),
        asker(port, end, "/healthz", 1, "healthz", notes),
    ]
    await asyncio.gather(*work)
    return totals, notes, samples


def compare(galley, folder, totals):
    """The sample's pictures are those that `galley render` draws."""
    for text, body in totals.sample:
        with open(f"{folder}/data.json", "w") as file:
            json.dump({"title": text}, file)
        render = subprocess.run(
            [galley, "render", "Card.swift", "--data", "data.json", "-o", "reference.png", "--quiet"], cwd=folder)
        if render.returncode != 0:
            totals.fault(f"galley render ends with status {render.returncode} for '{text}'")
            continue
        with open(f"{folder}/reference.png", "rb") as file:
            if file.read() != body:
                totals.fault(f"'{text}' is not what galley render draws")


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("galley")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--time-limit", default="10", help="seconds that a picture may take")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    galley = os.path.abspath(options.galley)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/Card.swift", "w") as file:
            file.write(SOURCE)
        log = open(f"{folder}/log", "w+")
        server = subprocess.Popen(
            [galley, "serve-images", "Card.swift", "--port", "0", "--time-limit", options.time_limit, "--queue", "256"],
            cwd=folder, stderr=log, stdin=subprocess.DEVNULL)
        try:
            port = 0
            while port == 0:
                if server.poll() is not None:
                    sys.exit(open(f"{folder}/log").read())
                time.sleep(0.1)
                found = re.search(r'"port":"(\d+)"', open(f"{folder}/log").read())
                port = int(found[1]) if found else 0
            totals, notes, samples = asyncio.run(load(port, server.pid, options.seconds, options.clients))
            if server.poll() is not None:
                totals.fault(f"the server ended with status {server.returncode}")
            server.terminate()
            if server.wait(60) != 0:
                totals.fault(f"after SIGTERM it ended with status {server.returncode}")
        finally:
            if server.poll() is None:
                server.kill()
        compare(galley, folder, totals)
    # Growth is what the last quarter has above the second: by then all caches are full.
    quarter = max(1, len(samples) // 4)
    second, last = samples[quarter : 2 * quarter], samples[-quarter:]
    growth = [max(sample[side] for sample in last) - max((sample[side] for sample in second), default=0) for side in (1, 2)]
    figures = {
        "seconds": options.seconds,
        "clients": options.clients,
        "requests": totals.count,
        "per_second": round(totals.count / options.seconds, 1),
        "statuses": totals.statuses,
        "ms": {name: round(percentile(totals.times, share) * 1000, 1) for name, share in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)]},
        "server_mb": [round(samples[0][1], 1), round(samples[-1][1], 1)],
        "worker_mb": [round(samples[0][2], 1), round(samples[-1][2], 1)],
        "growth_mb": [round(value, 1) for value in growth],
        "compared": len(totals.sample),
        "others": notes,
        "load": os.getloadavg()[0],
        "faults": totals.faults,
    }
    print(json.dumps(figures, indent=None if options.json else 2))
    sys.exit(1 if totals.faults or growth[0] > 20 or growth[1] > 20 else 0)


if __name__ == "__main__":
    main()
