#!/usr/bin/env python3
"""Compares Galley's frames of random stacks, frames and spacers with the executable model of the rules, to 1e-9.

Usage: model-check.py MODEL.py [FILE]. Without FILE, the tests write one first (GALLEY_SEED and GALLEY_ROUNDS say which
views). The last line says how many views were compared, and how many differ."""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile

ROW = {0: "leading", 0.5: "center", 1: "trailing"}
COLUMN = {0: "top", 0.5: "center", 1: "bottom"}


def load(path):
    spec = importlib.util.spec_from_file_location("model", path)
    model = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(model)
    return model


def build(model, view, numbers):
    """The model's view; every view is named by its number, parents first."""
    number = str(len(numbers))
    numbers.append(number)
    kind, *values, children = view
    inner = [build(model, child, numbers) for child in children]
    if kind == "color":
        made = model.Color()
    elif kind == "spacer":
        made = model.Spacer(values[0])
    elif kind == "frame":
        width, height, x, y = values
        made = model.Frame(inner[0], width, height, (ROW[x], COLUMN[y]))
    elif kind == "flexible":
        *limits, x, y = values
        made = model.Flex(inner[0], *limits, (ROW[x], COLUMN[y]))
    elif kind == "priority":
        made = model.Priority(inner[0], values[0])
    elif kind == "fixedSize":
        made = model.FixedSize(inner[0], *values)
    elif kind == "row":
        made = model.Stack("h", *inner, al=COLUMN[values[1]], spacing=values[0])
    elif kind == "column":
        made = model.Stack("v", *inner, al=ROW[values[1]], spacing=values[0])
    else:
        raise ValueError(kind)
    return made.probe(number)


def agree(a, b):
    return a == b or abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))


def write(path):
    environment = dict(os.environ, GALLEY_MODEL=path)
    command = [os.environ.get("SWIFT", "swift"), "test", "--filter", "ModelTests"]
    flags = os.environ.get("SWIFT_FLAGS", "").split()
    done = subprocess.run(command + flags, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)


def main():
    if not os.path.exists(sys.argv[1]):
        print(f"{sys.argv[1]} is not there: nothing compared")
        return 0
    model = load(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        path = sys.argv[2] if len(sys.argv) > 2 else os.path.join(folder, "views")
        if len(sys.argv) == 2:
            write(path)
        with open(path) as file:
            cases = [json.loads(line) for line in file if line.strip()]
    frames = different = 0
    for case in cases:
        numbers = []
        view = build(model, case["view"], numbers)
        places = {}
        view.place(tuple(case["offer"]), 0.0, 0.0, places)
        want = [places[number] for number in numbers]
        frames += len(want)
        if len(want) == len(case["frames"]) and all(
            agree(a, b) for found, wanted in zip(case["frames"], want) for a, b in zip(found, wanted)
        ):
            continue
        different += 1
        if different <= 3:
            print(f"seed {case['seed']}, offered {case['offer']}: {json.dumps(case['view'])}")
            for number, (found, wanted) in enumerate(zip(case["frames"], want)):
                mark = "" if all(agree(a, b) for a, b in zip(found, wanted)) else "  <- differs"
                print(f"  {number}: {found}, the model {list(wanted)}{mark}")
    print(f"{len(cases)} views with {frames} frames compared, {different} differ")
    return 1 if different or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
