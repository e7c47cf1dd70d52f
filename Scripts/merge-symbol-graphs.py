#!/usr/bin/env python3
"""Makes the symbol graphs of several modules those of one, which hands all of them on.

Usage: merge-symbol-graphs.py MODULE FOLDER OUTPUT

FOLDER holds what swift-symbolgraph-extract has written of each module: MODULE.symbols.json, and MODULE@OTHER.symbols.json for what
it adds to OTHER's types. What one of them adds to another's is part of the one module that readers know."""

import json
import pathlib
import sys


def main():
    module, folder, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    files = sorted(folder.glob("*.symbols.json"))
    names = {file.name.split(".")[0].split("@")[0] for file in files}
    graphs = {}
    for file in files:
        extended = file.name.split(".")[0].partition("@")[2]
        name = f"{module}@{extended}" if extended and extended not in names else module
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            if symbol.get("docComment", {}).get("module") in names:
                symbol["docComment"]["module"] = module
            if symbol.get("swiftExtension", {}).get("extendedModule") in names:
                del symbol["swiftExtension"]
        if name in graphs:
            graphs[name]["symbols"] += graph["symbols"]
            graphs[name]["relationships"] += graph["relationships"]
        else:
            graph["module"]["name"] = module
            graphs[name] = graph
    output.mkdir(parents=True, exist_ok=True)
    for name, graph in graphs.items():
        (output / f"{name}.symbols.json").write_text(json.dumps(graph))


main()
