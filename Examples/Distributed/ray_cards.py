#!/usr/bin/env python3
"""Draws rows on the workers of a Ray cluster, here two on this machine: ray_cards.py ROWS.jsonl OUT [WORKERS].

On a cluster, `ray.init(address="auto")` finds it, and OUT is a folder that all machines share."""

import json
import os
import sys

import ray

from galley_filter import GalleyFilter

HERE = os.path.dirname(os.path.abspath(__file__))


@ray.remote(num_cpus=1)
class Drawer:
    """Lives on one core and keeps its view loaded."""

    def __init__(self, out):
        self.filter = GalleyFilter(f"{HERE}/Card.swift", "-o", f"{out}/{{id}}.png", galley=os.environ.get("GALLEY", "galley"))

    def draw(self, rows):
        return [dict(result, id=row["id"]) for row, result in zip(rows, self.filter.draw(rows))]


def main():
    rows_path, out, *rest = sys.argv[1:]
    workers = int(rest[0]) if rest else 2
    with open(rows_path) as file:
        rows = [json.loads(line) for line in file]
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=True, runtime_env={"env_vars": {"PYTHONPATH": HERE}})
    drawers = ray.util.ActorPool([Drawer.remote(os.path.abspath(out)) for _ in range(workers)])
    # What is there already was drawn by a run that was ended.
    todo = [row for row in rows if not os.path.exists(f"{out}/{row['id']}.png")]
    chunks = [todo[start : start + 100] for start in range(0, len(todo), 100)]
    drawn = failed = 0
    for results in drawers.map_unordered(lambda drawer, chunk: drawer.draw.remote(chunk), chunks):
        for result in results:
            if "failure" in result:
                failed += 1
                print(f"row {result['id']}: {result['failure']['message']}")
            else:
                drawn += 1
    print(f"{drawn} drawn, {len(rows) - len(todo)} were there, {failed} failed")


if __name__ == "__main__":
    main()
