"""People who use a todo list behind `galley serve`, and what each of them costs: a part of serve-test.py (--calm)."""

import asyncio
import json
import os
import random
import shutil
import time

SOURCE = os.path.join(os.path.dirname(__file__), "..", "Tests", "PreviewPages", "Apps.swift")
ROWS = ["Milk", "Bread", "Tea"]


def processor(pid):
    """The seconds of a processor that a process has had."""
    with open(f"/proc/{pid}/stat") as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def button(page, name):
    return next(one["id"] for one in page.picture["elements"] if one["role"] == "button" and one["label"].startswith(name))


async def uses(number, page, totals, end, think):
    dice = random.Random(number)
    await asyncio.sleep(dice.uniform(0, think))
    while (begin := time.monotonic()) < end:
        # As keys and assistive technology do.
        last = page.send({"kind": "activate", "element": button(page, dice.choice(ROWS))})
        await page.wait(lambda picture: (picture.get("answered") or 0) >= last)
        totals.times.append(time.monotonic() - begin)
        await asyncio.sleep(max(think - (time.monotonic() - begin), 0))
    page.lose()


async def watch(tools, server, options, begin, samples):
    """Notes the memory every half minute, in MB: the server's, and its hosts'."""
    while (now := time.monotonic()) < begin + options.seconds:
        samples.append((now - begin, *(sum(map(tools.resident, pids)) / 1e6
                                       for pids in ([server.process.pid], tools.hosts(server.process.pid)))))
        if options.memory:
            with open(options.memory, "a") as file:
                file.write("%.0f\t%.2f\t%.2f\t%.1f\n" % (*samples[-1], os.getloadavg()[0]))
        await asyncio.sleep(min(30, max(begin + options.seconds - now, 0)))


def slope(samples, column):
    """By how much the memory grows in an hour, in MB: the line through all samples but those of the first quarter."""
    rows = [(row[0] / 3600, row[column]) for row in samples[len(samples) // 4:]]
    middle = [sum(column) / len(rows) for column in zip(*rows)]
    spread = sum((x - middle[0]) ** 2 for x, _ in rows)
    return round(sum((x - middle[0]) * (y - middle[1]) for x, y in rows) / spread, 2) if spread else 0


async def load(tools, server, options, totals, samples):
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    pages = await tools.measure_memory(server, totals, options.sessions)
    for page in pages:
        await page.connect()
    await asyncio.sleep(1)
    pids = [server.process.pid, *tools.hosts(server.process.pid)]
    before, begin = [processor(pid) for pid in pids], time.monotonic()

    def session():
        return round((sum(map(tools.resident, pids)) - totals.before) / options.sessions / 1000, 1)
    await asyncio.gather(watch(tools, server, options, begin, samples),
                         *[uses(*one, totals, begin + options.seconds, options.think) for one in enumerate(pages)])
    # Of a view that someone uses more is kept than of one at rest.
    totals.notes["kB a session"]["in use"] = session()
    spent = [after - first for after, first in zip(map(processor, pids), before)]
    seconds = time.monotonic() - begin
    await asyncio.sleep(4)
    totals.notes["kB a session"]["at rest again"] = session()
    return spent, seconds


def run(tools, galley, folder, options):
    shutil.copy(SOURCE, folder)
    totals, samples = tools.Totals(), []
    server = tools.Server(
        galley, folder, "--sessions", str(options.sessions + 30), *tools.more(options), source=("Apps.swift", "--view", "Chores()"))
    try:
        spent, seconds = asyncio.run(load(tools, server, options, totals, samples))
    finally:
        server.process.kill()
    def share(parts):
        return round(100 * sum(parts) / seconds / options.sessions, 3)
    print(json.dumps({
        "sessions": options.sessions, "seconds": round(seconds, 1), "actions": len(totals.times),
        "percent of a core a session": {"all": share(spent), "server": share(spent[:1]), "hosts": share(spent[1:])},
        "kB a session": totals.notes["kB a session"],
        "MB": {name: {"first": round(samples[0][column]), "last": round(samples[-1][column]), "an hour": slope(samples, column)}
               for column, name in [(1, "server"), (2, "hosts")]},
        "ms": {name: round(1000 * tools.percentile(totals.times, part), 1) for name, part in [("p50", 0.5), ("p95", 0.95), ("max", 1)]},
        "load": os.getloadavg()[0], "faults": totals.faults}, indent=None if options.json else 2))
    return not totals.faults and len(totals.times) > 0.8 * options.sessions * options.seconds / max(options.think, 0.1)
