#!/usr/bin/env python3
"""Puts `galley serve` under load on loopback: many sessions at once, each with votes of its own, and beside them those that misbehave.

Usage: serve-test.py GALLEY EXAMPLES [--sessions 200] [--seconds 60] [--reconnects 1000] [--think 1] [--no-sandbox] [--nginx | --browser FOLDER | --hostile | --calm] [--json]

The view is EXAMPLES/Leaderboard.swift. Each session votes, and after each vote its picture must show its own counts and no others.
Beside the sessions there are one that never reads, one that sends garbage, one that reconnects with its token (--reconnects times), one
that asks with other people's names and wrong tokens, one that sends too much, one that reads slowly, and one from another site. In the
midst of it a process with views is killed. It fails when anybody sees another's state, when the server ends, when what should be refused
is not, or when memory grows. With --nginx, two servers behind nginx with the configuration of docs/serve.md: sessions that reconnect come
back to theirs, and when one server is killed its pages go on at the other. With --browser, the page itself in headless Chromium. With --hostile,
the attacks of serve_hostile.py. With --calm, nobody misbehaves, and the view is a todo list: what each person costs (serve_calm.py). It ends by
itself."""

import argparse
import asyncio
import base64
import importlib.util
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib

import serve_calm
import serve_hostile
import serve_web

NAMES = ["Hare", "Bird", "Tortoise"]
FIRST = {"Hare": 27, "Bird": 18, "Tortoise": 9}


class Closed(Exception):
    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class Moved(Closed):
    """The session goes on in another process, and its view begins anew. The connection stays, but what was asked is not answered."""

    def __init__(self):
        super().__init__("another process")


class Refused(Exception):
    def __init__(self, status, head):
        super().__init__(f"refused with {status}")
        self.status, self.head = status, head


class Socket:
    """A WebSocket's client side (RFC 6455), which takes compressed messages (RFC 7692) and sends some, as far as it is needed here."""

    has_ended = False
    received = 0

    @classmethod
    async def open(cls, port, page, origin=None, host=None, limit=1 << 16):
        self = cls()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, limit=limit)
        host = host or f"127.0.0.1:{port}"
        origin = f"http://{host}" if origin is None else origin
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /live?page={page} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode())
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        if status != 101:
            self.writer.close()
            raise Refused(status, head)
        if "permessage-deflate; server_no_context_takeover; client_no_context_takeover" not in head:
            raise AssertionError(f"messages are not compressed: {head}")
        return self

    def frame(self, opcode, data):
        # What is said to nobody any more is not worth a warning of each word; reading and `drain` tell that the server is gone.
        if self.has_ended or self.writer.transport.is_closing():
            return
        mask, packs = os.urandom(4), opcode == 1 and len(data) > 60
        if packs:
            packer = zlib.compressobj(wbits=-15)
            data = (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
        head = bytes([0x80 | (0x40 if packs else 0) | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 1 << 16:
            head += bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
        else:
            head += bytes([0x80 | 127]) + len(data).to_bytes(8, "big")
        pad = (mask * (len(data) // 4 + 1))[: len(data)]
        body = (int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")).to_bytes(len(data), "big") if data else b""
        self.writer.write(head + mask + body)

    def send(self, value):
        self.frame(1, (value if isinstance(value, str) else json.dumps(value)).encode())

    async def receive(self):
        while True:
            first, second = await self.reader.readexactly(2)
            length = second & 0x7F
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            data = await self.reader.readexactly(length)
            self.received += 2 + (0 if length < 126 else 2 if length < 1 << 16 else 8) + length
            if first & 0x40:
                data = zlib.decompressobj(-15).decompress(data + b"\0\0\xff\xff")
            if first & 0xF == 9:
                self.frame(10, data)
            elif first & 0xF == 8:
                raise Closed(int.from_bytes(data[:2], "big"))
            elif first & 0xF == 1:
                # A head, and the parts that it names, each in a line of its own.
                head, *lines = data.split(b"\n")
                message = json.loads(head)
                return message | dict(zip(message.get("parts", []), map(json.loads, lines)))

    def end(self):
        """Says that nothing more comes; what does is left out."""
        self.has_ended = True
        self.writer.write_eof()

    def close(self):
        self.writer.close()


GONE = (Closed, Refused, OSError, asyncio.IncompleteReadError)


class Page:
    """What the page's script does: greets, shows, draws, and comes back when the connection is lost."""

    def __init__(self, port, **how):
        self.port, self.how = port, how
        self.name, self.token, self.socket = secrets.token_hex(16), None, None
        self.picture, self.sent, self.notices = None, 0, []
        self.renews, self.had = True, None
        self.minds_moving, self.has_moved = True, False

    async def connect(self):
        try:
            await self.greet()
        except Closed as error:
            # As the page does where its name is another's: it takes a new one.
            if error.code == 4003 and self.renews:
                self.name, self.had = secrets.token_hex(16), self.token
                self.token = None
            raise

    async def greet(self):
        self.socket = await Socket.open(self.port, self.name, **self.how)
        self.socket.send({"token": self.token} if self.token else {})
        self.send({"kind": "show"})
        self.picture = None
        await self.wait(lambda picture: True)

    def send(self, command):
        self.sent += 1
        self.socket.send({**command, "id": self.sent})
        return self.sent

    async def wait(self, is_it, seconds=60):
        """Reads until a picture is as wanted."""
        async def read():
            while True:
                message = await self.socket.receive()
                if "session" in message:
                    self.token = message["session"].get("token", self.token)
                    if "notice" in message["session"]:
                        self.notices.append(message["session"]["notice"])
                        if self.minds_moving and "token" not in message["session"] and "is lost" in self.notices[-1]:
                            self.has_moved = True
                            raise Moved
                    continue
                self.take(message["picture"])
                self.socket.send({"kind": "drawn"})
                if is_it(self.picture):
                    return self.picture
        return await asyncio.wait_for(read(), seconds)

    def take(self, picture):
        """A picture is whole, or what differs from the one before: of that the elements are looked at here."""
        base = picture.get("base")
        old = [] if base is None else self.picture["elements"]
        if base is not None and base != self.picture["number"]:
            raise AssertionError(f"picture {picture['number']} differs from {base}, and {self.picture['number']} was the last")
        if base is None and "svg" not in picture:
            raise AssertionError("a first picture that is not whole")
        now = []
        for edit in picture.get("elements", [[0, len(old) - 1]]):
            if isinstance(edit, int):
                now.append(old[edit])
            elif isinstance(edit, list):
                now += old[edit[0] : edit[1] + 1]
            else:
                now.append(edit)
        self.picture = {**picture, "elements": now}

    def place(self, name):
        one = next(one for one in self.picture["elements"] if one["role"] == "button" and one["label"] == name)
        x, y, width, height = one["frame"]
        return {"x": x + width / 2, "y": y + height / 2}

    def counts(self):
        """The votes that the picture shows: the numbers among its texts, in the order of the candidates."""
        found = {}
        labels = [one["label"] for one in self.picture["elements"] if one["role"] != "button"]
        for index, label in enumerate(labels):
            if label in FIRST:
                number = next((int(other) for other in labels[index + 1 :] if re.fullmatch(r"\d+", other)), None)
                found[label] = number
        return found

    async def vote(self, name):
        at = self.place(name)
        start = time.perf_counter()
        self.send({"kind": "pointerDown", **at})
        last = self.send({"kind": "pointerUp", **at})
        await self.wait(lambda picture: (picture.get("answered") or 0) >= last)
        return time.perf_counter() - start

    def lose(self):
        """The connection is gone without a word."""
        if self.socket:
            self.socket.writer.transport.abort()
            self.socket = None


class Totals:
    def __init__(self):
        self.times, self.votes, self.lost, self.notes, self.faults = [], 0, 0, {}, []
        # The bytes that the processes had before the sessions that are measured.
        self.before = 0

    def fault(self, text):
        if len(self.faults) < 20:
            self.faults.append(text)

    def note(self, name, number=1):
        self.notes[name] = self.notes.get(name, 0) + number


async def person(number, page, totals, end, think):
    """Votes in an order of its own, and looks whether its picture has its own counts."""
    dice = random.Random(number)
    mine = dict(FIRST)
    await asyncio.sleep(dice.uniform(0, think))
    while time.monotonic() < end:
        try:
            if page.socket is None:
                had = page.token
                await page.connect()
                if page.token != had:
                    # A new session: the view begins anew. What is lost must be said.
                    if had or page.had:
                        totals.lost += 1
                        if had and not any("lost" in notice for notice in page.notices):
                            totals.fault(f"person {number} lost a session and was not told")
                        page.notices.clear()
                    mine = dict(FIRST)
            else:
                name = dice.choice(NAMES)
                mine[name] += 1
                totals.times.append(await page.vote(name))
                totals.votes += 1
            if page.counts() != mine:
                totals.fault(f"person {number} sees {page.counts()}, and has {mine}")
                return
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
        except GONE as error:
            totals.note(f"person: {error}" if isinstance(error, (Closed, Refused)) else f"person: {type(error).__name__}")
            # What was under way may have come to the view or not.
            page.lose()
            if page.token:
                mine = await settled(page, totals, mine)
            await asyncio.sleep(dice.uniform(0.2, 0.6))
        except (asyncio.TimeoutError, TimeoutError):
            totals.fault(f"person {number} waited for a picture in vain")
            page.lose()
    if page.socket:
        page.socket.close()


async def settled(page, totals, mine):
    """Reconnects, and returns the counts that the session has now: its own, with the last vote or without."""
    for _ in range(100):
        try:
            had = page.token
            await page.connect()
            if page.token != had or page.has_moved:
                totals.lost += 1
                page.has_moved = False
                if had and not any("lost" in notice for notice in page.notices):
                    totals.fault("a session was lost, and nobody was told")
                page.notices.clear()
                # What was under way when the session moved may have come to the new view.
                now = page.counts()
                if sum(now.values()) - sum(FIRST.values()) not in (0, 1):
                    totals.fault(f"a new session begins with {now}")
                return now
            now = page.counts()
            if sum(mine.values()) - sum(now.values()) not in (0, 1):
                totals.fault(f"a session goes on with {now} instead of {mine}")
            return now
        except GONE:
            page.lose()
            await asyncio.sleep(0.3)
    totals.fault("a page did not come back")
    return mine


async def never_reads(port, totals, end):
    """Asks for pictures on and on, and takes none in."""
    page = None
    while time.monotonic() < end:
        try:
            if page is None:
                page = Page(port, limit=1024)
                await page.connect()
                at = page.place("Hare")
            for command in ({"kind": "pointerDown", **at}, {"kind": "pointerUp", **at}, {"kind": "drawn"}):
                page.send(command)
            await page.socket.writer.drain()
            totals.note("events of one that never reads", 3)
            await asyncio.sleep(0.05)
        except GONE:
            # It may be the process that is killed, and in the midst of its greeting.
            totals.note("one that never reads was closed")
            page = None
            await asyncio.sleep(1)


async def sends_garbage(port, totals, end):
    dice = random.Random(1)
    while time.monotonic() < end:
        page = Page(port)
        try:
            await page.connect()
            kind = dice.randrange(5)
            junk = dice.randbytes(dice.randrange(1, 3000))
            if kind == 0:
                page.socket.writer.write(junk)
                page.socket.end()
            elif kind == 1:
                page.socket.frame(2, junk)
            elif kind == 2:
                page.socket.send("{" + junk.hex())
            elif kind == 3:
                page.socket.send({"kind": "pointerDown", "x": 1e300, "y": 0})
            else:
                page.socket.frame(1, b"x" * 2_000_000)
            await page.wait(lambda picture: False, seconds=10)
        except GONE as error:
            totals.note(f"garbage: {error}" if isinstance(error, (Closed, Refused)) else f"garbage: {type(error).__name__}")
        except (asyncio.TimeoutError, TimeoutError):
            totals.fault(f"garbage of kind {kind} was not answered by a closed socket")
        finally:
            page.lose()
        await asyncio.sleep(0.2)


async def reconnects(port, totals, times, end, how={}):
    """Loses its connection and comes back with its token, again and again; its state stays."""
    page = Page(port, **how)
    while True:
        try:
            await page.connect()
            break
        except GONE:
            # The process that is killed may be the one that it has come to.
            page.lose()
            await asyncio.sleep(0.3)
    token, votes = page.token, dict(FIRST)
    done = 0
    while done < times and time.monotonic() < end:
        try:
            if done % 10 == 0:
                await page.vote("Bird")
                votes["Bird"] += 1
            page.lose()
            done += 1
            await page.connect()
            if page.token != token:
                totals.note("one that reconnects lost its session")
                token, votes = page.token, dict(FIRST)
            elif page.counts() != votes:
                totals.fault(f"one that reconnects sees {page.counts()}, and has {votes}")
                return
        except GONE:
            # A process was killed; what was under way is lost.
            page.lose()
            await asyncio.sleep(0.3)
            votes = await settled(page, totals, votes)
            token = page.token
    totals.note("reconnected", done)
    page.lose()


async def wants_others(port, totals, end, names):
    """Asks for others' sessions: by their names, without a token or with a wrong one."""
    while time.monotonic() < end:
        for token in [None, secrets.token_hex(32), "", "x" * 64]:
            page, victim = Page(port), random.choice(names)
            page.name, page.token, page.renews = victim.name, token, False
            try:
                await page.connect()
                # A name whose session has ended is free; what was there is not to be had.
                totals.note("others' sessions: a free name")
                if page.token == victim.token or page.counts() != FIRST:
                    totals.fault("somebody was given another's session")
            except Closed as error:
                totals.note(f"others' sessions: {error}")
                if error.code != 4003:
                    totals.note("others' sessions: another code")
            except GONE as error:
                totals.note(f"others' sessions: {error}")
            finally:
                page.lose()
        await asyncio.sleep(0.5)


async def sends_too_much(port, totals, end):
    while time.monotonic() < end:
        page = Page(port)
        try:
            await page.connect()
            for _ in range(3000):
                page.send({"kind": "hover", "x": random.uniform(0, 300), "y": 100})
            await page.wait(lambda picture: False, seconds=20)
        except Closed as error:
            totals.note(f"too much: {error}")
        except GONE as error:
            totals.note(f"too much: {type(error).__name__}")
        except (asyncio.TimeoutError, TimeoutError):
            totals.fault("3000 messages at once were taken")
        finally:
            page.lose()
        await asyncio.sleep(2)


async def slow_network(port, totals, end):
    """Reads 20 kB a second, and votes all the same."""
    page = Page(port, limit=2048)
    try:
        await page.connect()
        at = page.place("Tortoise")
        while time.monotonic() < end:
            for kind in ("pointerDown", "pointerUp", "drawn"):
                page.send({"kind": kind, **(at if kind != "drawn" else {})})
            totals.note("slow bytes", len(await page.socket.reader.read(2000)))
            await asyncio.sleep(0.1)
    except GONE as error:
        totals.note(f"slow: {error}")
    page.lose()


async def from_elsewhere(port, totals, end):
    while time.monotonic() < end:
        for how in [{"origin": "http://evil.example"}, {"host": "evil.example"}, {"origin": "null"}]:
            page = Page(port, **how)
            try:
                await page.connect()
                totals.fault(f"a page from elsewhere was served: {how}")
            except Refused as error:
                totals.note(f"from elsewhere: {error.status}")
                if error.status != 403:
                    totals.fault(f"a page from elsewhere was answered with {error.status}")
            except GONE as error:
                totals.note(f"from elsewhere: {type(error).__name__}")
            finally:
                page.lose()
        await asyncio.sleep(1)


def hosts(pid):
    found = []
    for task in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{task}/children") as file:
                found += [int(child) for child in file.read().split()]
        except OSError:
            pass
    return sorted(set(found))


def resident(pid):
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


async def watch(pid, end, samples):
    begin = time.monotonic()
    while time.monotonic() < end:
        try:
            samples.append((time.monotonic() - begin, resident(pid), sum(resident(host) for host in hosts(pid))))
        except OSError:
            pass
        await asyncio.sleep(0.5)


class Server:
    def __init__(self, galley, folder, *more, name="log", source=("Leaderboard.swift", "--view", "VotingScreen()")):
        self.log_path = f"{folder}/{name}"
        self.process = subprocess.Popen(
            [galley, "serve", *source, "--port", "0", *more], cwd=folder, stderr=open(self.log_path, "w"), stdin=subprocess.DEVNULL)
        self.port = 0
        while self.port == 0:
            if self.process.poll() is not None:
                sys.exit(self.log)
            time.sleep(0.1)
            found = re.search(r'"port":"(\d+)"', self.log)
            self.port = int(found[1]) if found else 0

    @property
    def log(self):
        with open(self.log_path) as file:
            return file.read()

    def get(self, path):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return answer.read().decode()

    def metric(self, name):
        found = re.search(rf"^{re.escape(name)} (\S+)$", self.get("/metrics"), re.M)
        return float(found[1]) if found else 0


async def measure_memory(server, totals, count):
    """How much one more session costs, after its first picture: what the server and its hosts have grown by."""
    async def open_all(number):
        pages = [Page(server.port) for _ in range(number)]
        for page in pages:
            await page.connect()
        return pages
    # What grows only once: caches, threads, buffers. A moment later what was needed in between is given back.
    first = await open_all(min(20, count))
    await asyncio.sleep(2.5)
    before = resident(server.process.pid), sum(resident(host) for host in hosts(server.process.pid))
    totals.before = sum(before)
    pages = await open_all(count)
    await asyncio.sleep(2.5)
    after = resident(server.process.pid), sum(resident(host) for host in hosts(server.process.pid))
    totals.notes["kB a session"] = {
        "server": round((after[0] - before[0]) / count / 1000, 1), "hosts": round((after[1] - before[1]) / count / 1000, 1)}
    for page in first + pages:
        page.lose()
    return pages


async def load(server, options, totals, samples):
    # A connection's end can come twice; once is enough to hear of.
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    begin = time.monotonic()
    end = begin + options.seconds
    # Those of the measurement are kept by the server, and come back.
    known = await measure_memory(server, totals, options.sessions)
    end += time.monotonic() - begin
    port = server.port
    work = [person(number, page, totals, end, options.think) for number, page in enumerate(known)]
    work += [
        never_reads(port, totals, end), sends_garbage(port, totals, end), sends_too_much(port, totals, end),
        reconnects(port, totals, options.reconnects, end), slow_network(port, totals, end),
        from_elsewhere(port, totals, end), wants_others(port, totals, end, known),
        watch(server.process.pid, end, samples), kill_host(server, totals, begin + (end - begin) * 0.4),
    ]
    await asyncio.gather(*work)
    return known


async def kill_host(server, totals, at):
    """Kills a process with views while events come."""
    await asyncio.sleep(max(at - time.monotonic(), 0))
    victim, begun = hosts(server.process.pid)[0], server.log.count('"host ready"')
    os.kill(victim, signal.SIGKILL)
    for _ in range(300):
        await asyncio.sleep(0.1)
        if '"host ended"' in server.log:
            break
    else:
        return totals.fault("a killed process was not noticed")
    for _ in range(300):
        if server.log.count('"host ready"') > begun:
            totals.note("processes that came again")
            return
        await asyncio.sleep(0.1)
    totals.fault("a killed process did not come again")


async def told_at_the_end(server, totals, known):
    """SIGTERM: pages are told, and closed with 1001; no session begins; the status is 0."""
    # One that has its session: for another there may be no room before those end that the garbage has left behind.
    for page in known:
        try:
            await page.connect()
            break
        except GONE:
            page.lose()
    else:
        return totals.fault("at the end no page came back")
    server.process.terminate()
    try:
        await page.wait(lambda picture: False, seconds=20)
    except Closed as error:
        if error.code != 1001:
            totals.fault(f"at the end a page was closed with {error.code}")
    except (asyncio.TimeoutError, TimeoutError):
        totals.fault("at the end a page was not closed")
    if not any("about to end" in notice for notice in page.notices):
        totals.fault("at the end a page was not told")


def more(options):
    return ["--no-sandbox"] if options.no_sandbox else []


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0


def single(galley, folder, options):
    totals, samples = Totals(), []
    server = Server(
        galley, folder, "--sessions", str(options.sessions + 100), "--drain", "1", "--keep", str(options.keep),
        *more(options))
    try:
        known = asyncio.run(load(server, options, totals, samples))
        if server.process.poll() is not None:
            totals.fault(f"the server ended with status {server.process.returncode}")
        else:
            if server.get("/healthz") != "ok\n":
                totals.fault("it is not well")
            totals.notes["p99 at the server, ms"] = server_percentile(server.get("/metrics"), 0.99)
            asyncio.run(told_at_the_end(server, totals, known))
            if server.process.wait(30) != 0:
                totals.fault(f"after SIGTERM it ended with status {server.process.returncode}")
        for line in server.log.splitlines():
            try:
                json.loads(line)
            except ValueError:
                totals.fault(f"the log has a line that is no JSON: {line[:200]}")
                break
    finally:
        if server.process.poll() is None:
            server.process.kill()
    return report(options, totals, samples)


def server_percentile(metrics, share):
    """The least bound of the histogram under which that share of the events lies."""
    buckets = re.findall(r'^galley_event_seconds_bucket\{le="(\S+)"\} (\d+)$', metrics, re.M)
    total = int(buckets[-1][1]) if buckets else 0
    return next((float(bound) * 1000 for bound, count in buckets if int(count) >= share * total), None)


def report(options, totals, samples):
    # Growth is what the last quarter has above the second.
    quarter = max(1, len(samples) // 4)
    second, last = samples[quarter : 2 * quarter], samples[-quarter:]
    growth = [
        (max((one[side] for one in last), default=0) - max((one[side] for one in second), default=0)) / 1e6 for side in (1, 2)]
    figures = {
        "sessions": options.sessions, "seconds": options.seconds, "votes": totals.votes,
        "votes_per_second": round(totals.votes / options.seconds, 1),
        "ms": {name: round(percentile(totals.times, share) * 1000, 1)
               for name, share in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)]},
        "server_mb": [round(one[1] / 1e6, 1) for one in (samples[:1] + samples[-1:])],
        "hosts_mb": [round(one[2] / 1e6, 1) for one in (samples[:1] + samples[-1:])],
        "growth_mb": [round(value, 1) for value in growth],
        "lost_sessions": totals.lost, "notes": totals.notes, "load": os.getloadavg()[0], "faults": totals.faults,
    }
    print(json.dumps(figures, indent=None if options.json else 2, sort_keys=True))
    return not totals.faults and max(growth) <= 20


# Two servers behind nginx.

def configuration(document, folder, ports):
    """The configuration in docs/serve.md, for a test's ports and folder."""
    with open(document) as file:
        text = re.search(r"```nginx\n(.*?)```", file.read(), re.S)[1]
    text = text.replace("127.0.0.1:8091", f"127.0.0.1:{ports[0]}").replace("127.0.0.1:8092", f"127.0.0.1:{ports[1]}")
    text = re.sub(r"listen [^;]+;", f"listen 127.0.0.1:{ports[2]};", text)
    text = re.sub(r"^ *(ssl_|server_name).*\n", "", text, flags=re.M)
    return (f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx-errors;\nevents {{ worker_connections 2048; }}\n"
            f"http {{\naccess_log {folder}/nginx-access;\nclient_body_temp_path {folder}/t1;\nproxy_temp_path {folder}/t2;\n"
            f"fastcgi_temp_path {folder}/t3;\nuwsgi_temp_path {folder}/t4;\nscgi_temp_path {folder}/t5;\n{text}\n}}\n")


async def through_proxy(port, host, servers, totals, options):
    how = {"host": host, "origin": f"https://{host}"}
    end = time.monotonic() + options.seconds
    pages = [Page(port, **how) for _ in range(options.sessions)]
    for page in pages:
        await page.connect()
    shares = [server.metric("galley_sessions") for server in servers]
    totals.notes["sessions at each server"] = shares
    if min(shares) == 0 or sum(shares) != len(pages):
        totals.fault(f"the sessions are not spread over the servers: {shares}")
    for page in pages:
        await page.vote("Hare")
    for page in pages:
        token = page.token
        page.lose()
        await page.connect()
        if page.token != token or page.counts() != {**FIRST, "Hare": 28}:
            totals.fault("a page did not come back to its session")
    totals.note("came back", len(pages))
    await reconnects(port, totals, options.reconnects, end, how)
    # A server is killed: its pages begin anew at the other, and are told; the others go on.
    servers[0].process.kill()
    servers[0].process.wait()
    kept = lost = 0
    for page in pages:
        token = page.token
        page.lose()
        for attempt in range(50):
            try:
                await page.connect()
                break
            except GONE:
                page.lose()
                await asyncio.sleep(0.2)
        else:
            totals.fault("a page did not come back after a server was killed")
            continue
        if page.token == token:
            kept += 1
            if page.counts() != {**FIRST, "Hare": 28}:
                totals.fault("a session at the other server has changed")
        else:
            lost += 1
            if not any("lost" in notice for notice in page.notices) or page.counts() != FIRST:
                totals.fault("a page whose server was killed was not told")
    totals.notes["after a server was killed"] = {"kept": kept, "begun anew": lost}
    if (kept, lost) != (shares[1], shares[0]):
        totals.fault(f"{kept} were kept and {lost} lost, of {shares}")


def proxied(galley, folder, options):
    totals = Totals()
    host = "board.example.com"
    servers = [Server(galley, folder, "--origin", f"https://{host}", "--workers", "1", *more(options), name=f"log{number}") for number in (1, 2)]
    proxy = None
    try:
        port = random.randrange(20000, 30000)
        with open(f"{folder}/nginx.conf", "w") as file:
            document = os.path.join(os.path.dirname(__file__), "../docs/serve.md")
            file.write(configuration(document, folder, [servers[0].port, servers[1].port, port]))
        proxy = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/nginx-errors"], stderr=subprocess.PIPE)
        time.sleep(1)
        if proxy.poll() is not None:
            sys.exit(f"nginx: {proxy.stderr.read().decode()}")
        asyncio.run(through_proxy(port, host, servers, totals, options))
    finally:
        for process in [proxy, *(server.process for server in servers)]:
            if process and process.poll() is None:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
    return report(options, totals, [])


# The page in Chromium.

def browsed(galley, folder, options):
    """The page itself: it votes, is reloaded, loses its process, is opened twice, and hears of the server's end."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "preview-test.py")
    loader = importlib.util.spec_from_file_location("preview_test", path)
    preview = importlib.util.module_from_spec(loader)
    loader.loader.exec_module(preview)
    check, pictures = preview.check, options.browser
    os.makedirs(pictures, exist_ok=True)
    server = Server(galley, folder, "--workers", "1", "--drain", "3", *more(options))
    counts = "[...document.querySelectorAll('#elements > *')].map(one => one.textContent).filter(text => /^\\d+$/.test(text)).join()"
    notice = "(document.getElementById('notice').hidden ? '' : document.getElementById('notice').textContent)"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as browser_folder:
        browser = preview.chromium.Browser(time.monotonic() + options.seconds, browser_folder)
        try:
            browser.size(390, 700)
            browser.call("Page.navigate", url=f"http://127.0.0.1:{server.port}/")
            browser.wait(f"window.galley && {counts} === '27,18,9'", "the first picture")
            browser.picture(pictures, "1-begun.png")
            check(browser.evaluate("socket.extensions.startsWith('permessage-deflate')"), "messages are compressed")
            check(browser.evaluate("(one => one.encodedBodySize * 2 < one.decodedBodySize)(performance.getEntriesByType('navigation')[0])"),
                  "the page comes as gzip")
            whole = browser.evaluate("galley.characters")
            browser.click(*preview.place(browser, "Tortoise"))
            browser.wait(f"{counts} === '27,18,10'", "a vote")
            check(True, "a click votes")
            check(browser.evaluate("galley.characters") - whole < whole and browser.evaluate("galley.lost") == 0,
                  "of pictures what has changed is sent")
            print(f"     the first picture {whole} characters, all {browser.evaluate('galley.pictures - 1')} of the click",
                  browser.evaluate("galley.characters") - whole)
            browser.call("Page.reload")
            browser.wait(f"window.galley && {counts} === '27,18,10'", "the session after a reload")
            check(browser.evaluate(notice) == "", "a reloaded page goes on with its session")
            os.kill(hosts(server.process.pid)[0], signal.SIGKILL)
            browser.wait(f"{counts} === '27,18,9' && {notice}.includes('lost')", "a new session")
            check(True, "after a crash the page says what is lost, and begins anew")
            browser.picture(pictures, "2-crash.png")
            browser.click(*preview.place(browser, "Hare"))
            browser.wait(f"{counts} === '28,18,9' && {notice} === ''", "a vote after the crash")
            # Another window with the same session: a socket of its own, under the page's class.
            browser.evaluate(
                "(own => { const other = galley.second = new (Object.getPrototypeOf(WebSocket))('ws://' + location.host + "
                "'/live?page=' + own.page); other.onopen = () => other.send(JSON.stringify({token: own.token})); })"
                "(JSON.parse(sessionStorage.getItem('galley-session')))")
            browser.wait(f"{notice}.includes('another window')", "the page whose session goes on elsewhere")
            check(True, "a page whose session another one takes rests")
            browser.picture(pictures, "3-taken-over.png")
            browser.click(20, 600)
            browser.wait(f"window.galley && !galley.second && {counts} === '28,18,9'", "the session after a touch")
            server.process.terminate()
            browser.wait(f"{notice}.includes('about to end')", "the end")
            check(True, "the page hears of the server's end")
            browser.size(1000, 700)
            browser.picture(pictures, "4-end.png")
            browser.wait("document.getElementById('state').textContent.includes('trying again')", "the page without a server")
            check(server.process.wait(20) == 0, "the server ends well")
        except (AssertionError, TimeoutError, RuntimeError, EOFError) as error:
            print(f"serve-test: {error}\n{server.log}")
            browser.end += 10
            print(browser.evaluate(counts), browser.evaluate(notice))
            browser.picture(pictures, "failed.png")
            return False
        finally:
            browser.process.kill()
            browser.process.wait()
            if server.process.poll() is None:
                server.process.kill()
    return serve_web.run(sys.modules[__name__], preview, galley, folder, options)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("galley")
    parser.add_argument("examples")
    parser.add_argument("--sessions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--reconnects", type=int, default=1000)
    parser.add_argument("--think", type=float, default=1, help="seconds between a person's votes")
    parser.add_argument("--keep", type=float, default=180)
    parser.add_argument("--no-sandbox", action="store_true", help="for kernels without Landlock")
    parser.add_argument("--nginx", action="store_true")
    parser.add_argument("--browser", metavar="FOLDER", help="drive the page in Chromium, and write screenshots there")
    parser.add_argument("--calm", action="store_true", help="people with a todo list, and what each costs")
    parser.add_argument("--memory", metavar="FILE", help="with --calm: what the processes have every half minute")
    parser.add_argument("--hostile", action="store_true", help="one attack after the other, and what each costs")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(options.examples, "Leaderboard.swift")) as file, open(f"{folder}/Leaderboard.swift", "w") as copy:
            copy.write(file.read())
        galley = os.path.abspath(options.galley)
        if options.hostile:
            sys.exit(0 if serve_hostile.run(sys.modules[__name__], galley, folder, options) else 1)
        if options.calm:
            sys.exit(0 if serve_calm.run(sys.modules[__name__], galley, folder, options) else 1)
        way = proxied if options.nginx else browsed if options.browser else single
        sys.exit(0 if way(galley, folder, options) else 1)


if __name__ == "__main__":
    main()
