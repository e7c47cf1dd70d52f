"""Clients of `galley serve` that attack it, one kind after the other, and what each may cost: a part of serve-test.py (--hostile)."""

import asyncio
import resource
import time

VIEW = """
import SwiftUI

struct Hostile: View {
    @State private var count = 0
    @State private var kept: [[UInt8]] = []

    var body: some View {
        VStack {
            Button("Count \\(count)") { count += 1 }
            Button("Never end") { while true { count &+= 1 } }
            Button("Keep 20 MB") { kept.append([UInt8](repeating: 1, count: 20 << 20)) }
            Button("Need 30 MB") { count += [UInt8](repeating: 1, count: 30 << 20).allSatisfy { $0 == 1 } ? 1 : 0 }
            PhaseAnimator([0.1, 1.0]) { Text("moves").opacity($0) }
        }
        .frame(width: 300, height: 200)
    }
}
"""


class Attack:
    """Holds what the attacks use: the sockets and pages of serve-test.py."""

    def __init__(self, tools, server, totals):
        self.tools, self.server, self.totals = tools, server, totals
        self.port, self.pid = server.port, server.process.pid

    def page(self, **how):
        return self.tools.Page(self.port, **how)

    async def pings(self, seconds=12):
        """Three sockets ping and never read: one as fast as it can, two as fast as they may. 5 MB are what they may cost."""
        warm = [self.page() for _ in range(3)]
        for page in warm:
            await page.connect()
            page.lose()
        before, peak, sent = self.tools.resident(self.pid), 0, 0
        end = time.monotonic() + seconds

        async def ping(number, pause):
            nonlocal sent
            page = None
            while time.monotonic() < end:
                try:
                    if page is None:
                        page = self.page(limit=1024)
                        await page.connect()
                    for _ in range(1000 if pause == 0 else 1):
                        page.socket.frame(9, b"x" * 125)
                        sent += 1
                    await page.socket.writer.drain()
                    await asyncio.sleep(pause)
                    if page.socket.writer.transport.is_closing():
                        raise ConnectionError
                except self.tools.GONE:
                    page = None
                    self.totals.note("one that pings was closed")
                    await asyncio.sleep(0.1)

        async def look():
            nonlocal peak
            while time.monotonic() < end:
                peak = max(peak, self.tools.resident(self.pid))
                await asyncio.sleep(0.1)
        await asyncio.gather(ping(0, 0), ping(1, 1 / 180), ping(2, 1 / 180), look())
        self.totals.notes["pings that nobody read"] = sent
        self.totals.notes["MB that they cost"] = round((peak - before) / 1e6, 1)
        if peak - before > 5e6:
            self.totals.fault(f"pings that nobody reads cost {(peak - before) / 1e6:.1f} MB")

    async def answers_at_once(self, seconds=5):
        """Says of each picture at once that it is drawn: it gets 60 in a second, and is not closed for it."""
        page = self.page()
        await page.connect()
        pictures, begin = 0, time.monotonic()
        try:
            while time.monotonic() < begin + seconds:
                await page.wait(lambda picture: True, seconds=10)
                pictures += 1
        except self.tools.GONE as error:
            self.totals.fault(f"one that answers at once: {error}")
        rate = pictures / (time.monotonic() - begin)
        self.totals.notes["pictures a second for one that answers at once"] = round(rate, 1)
        if rate > 61:
            self.totals.fault(f"{rate:.1f} pictures a second")
        page.lose()

    async def idle(self, number=1200):
        """Opens connections and asks for nothing: everybody else comes in all the same."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, number + 500), hard))
        connections = [await asyncio.open_connection("127.0.0.1", self.port) for _ in range(number)]
        for _ in range(5):
            page = self.page()
            try:
                await asyncio.wait_for(page.connect(), 20)
            except (*self.tools.GONE, asyncio.TimeoutError, TimeoutError) as error:
                self.totals.fault(f"beside {number} idle connections a page got {error!r}")
            page.lose()
        left = sum(not reader.at_eof() for reader, _ in connections)
        self.totals.notes["idle connections that were kept"] = left
        for _, writer in connections:
            writer.close()

    async def never_ends(self):
        """Two of six have views that never end. It costs the others of the first process their state once, and nobody his connection."""
        pages = [self.page() for _ in range(6)]
        for page in pages:
            page.minds_moving = False
            await page.connect()
            await self.count(page)
        await self.press(pages[0], "Never end")
        states = await asyncio.gather(*(self.after(page) for page in pages[1:]))
        self.totals.notes["beside one that never ends"] = {state: states.count(state) for state in sorted(set(states))}
        if states.count("kept") < 2 or states.count("begun anew") + states.count("kept") != 5:
            self.totals.fault(f"beside one that never ends: {states}")
        # The same person again, who is kept apart by now.
        for attempt in range(100):
            try:
                pages[0].lose()
                await pages[0].connect()
                break
            except self.tools.GONE:
                await asyncio.sleep(0.2)
        if not any("its view has ended" in notice for notice in pages[0].notices):
            self.totals.fault(f"the one that never ends was told {pages[0].notices}")
        await self.press(pages[0], "Never end")
        slowest, end = 0, time.monotonic() + 4
        while time.monotonic() < end:
            for page in pages[1:]:
                begin = time.monotonic()
                await self.count(page)
                slowest = max(slowest, time.monotonic() - begin)
        self.totals.notes["slowest beside one that is kept apart, s"] = round(slowest, 2)
        if slowest > 2:
            self.totals.fault(f"beside one that is kept apart an answer took {slowest:.1f} s")

    async def memory(self):
        """Who holds more than 64 MB ends; who needs 30 MB for a moment, again and again while others grow, does not."""
        pages = [self.page() for _ in range(4)]
        for page in pages:
            await page.connect()
        greedy, others = pages[:2], pages[2:]
        for round in range(3):
            for page in greedy:
                last = await self.press(page, "Keep 20 MB")
                await page.wait(lambda picture: (picture.get("answered") or 0) >= last)
            for page in others:
                old = int(self.label(page).split()[1])
                await self.press(page, "Need 30 MB")
                await page.wait(lambda picture: self.label(page) == f"Count {old + 1}")
        for page in others:
            if self.label(page) != "Count 3":
                self.totals.fault(f"who needed 30 MB three times counts {self.label(page)}")
        for page in greedy:
            await self.press(page, "Keep 20 MB")
            if (end := await self.after(page)) != "closed with 4002":
                self.totals.fault(f"who holds 80 MB is {end}")
        for page in others:
            await self.count(page)
            page.lose()

    @staticmethod
    def label(page):
        return next(one["label"] for one in page.picture["elements"] if one["label"].startswith("Count"))

    async def press(self, page, label):
        page.send({"kind": "pointerDown", **page.place(label)})
        return page.send({"kind": "pointerUp", **page.place(label)})

    async def count(self, page):
        old = int(self.label(page).split()[1])
        await self.press(page, self.label(page))
        await page.wait(lambda picture: self.label(page) == f"Count {old + 1}")

    async def after(self, page):
        """What became of a page that had counted to one."""
        end = time.monotonic() + 10
        try:
            while time.monotonic() < end:
                await page.wait(lambda picture: True, seconds=20)
        except self.tools.GONE as error:
            return str(error)
        told = any("lost" in notice for notice in page.notices)
        return {("Count 1", False): "kept", ("Count 0", True): "begun anew"}.get((self.label(page), told), "something else")


def run(tools, galley, folder, options):
    with open(f"{folder}/Hostile.swift", "w") as file:
        file.write(VIEW)
    totals = tools.Totals()
    server = tools.Server(
        galley, folder, "--workers", "2", "--time-limit", "2", "--idle-connections", "100", *tools.more(options),
        source=["Hostile.swift"])
    try:
        async def play():
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            attack = Attack(tools, server, totals)
            for action in (attack.pings, attack.answers_at_once, attack.idle, attack.memory, attack.never_ends):
                await action()
        asyncio.run(play())
        if server.process.poll() is not None:
            totals.fault(f"the server ended with status {server.process.returncode}")
        elif server.get("/healthz") != "ok\n":
            totals.fault("it is not well")
    finally:
        if server.process.poll() is None:
            server.process.kill()
    return tools.report(options, totals, [])
