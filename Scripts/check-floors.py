#!/usr/bin/env python3
"""Checks that the modules stand on each other as floors do, and keeps the picture of them in docs/architecture.md.

Usage: check-floors.py [ROOT] [--write]. Prints a line for each breach, and fails if there is one; with --write it draws the
picture anew.

- An import of a module of ours is declared in Package.swift for that target: a folder of a build may have more than a target
  was promised.
- No module depends on itself through others.
- No module has more than 20,000 lines.
- Inside of a module folders use each other in a circle only where CIRCLES lists them with a reason, and no more than three.
  A folder uses another one when its code names a type that is declared there and
  in no other folder of the module; types inside of others do not count.
- Every module of the vocabulary that builds views is in OwnModules, so that none of its views counts as one of a view's author.
- The picture at the beginning of docs/architecture.md shows the modules of Sources as Package.swift has them. (The thousands of
  lines in it may be older.)"""

import collections
import pathlib
import re
import sys

MOST_LINES = 20_000
MOST_FOLDERS = 3
# Which folders of a module may use each other in a circle, and why.
CIRCLES = {
    "GalleyEngine": [({"Passes", "Rules", "Tree"}, "a pass asks the rules of a tree's nodes, which measure and place children by the pass")],
    "GalleyText": [({"Fitting", "Fonts", "Shaping"}, "fonts shape, shaping falls back to other fonts, and lines are fitted by shaping again")],
    "GalleySymbols": [({"Catalog", "Composition"}, "a composed symbol is made of others of the catalogue")],
    "GalleyGraph": [({"Graph", "Motion", "Tree"}, "views are built into a tree, what moves is noted where it is built and shown where it lies")],
    "GalleyViews": [
        ({"Effects", "Shapes", "Style"}, "a shape is filled with a style, a style may be a shape's, effects clip with shapes and filter paints"),
        ({"Image", "Rendering", "Text"}, "a text holds pictures, a picture may be drawn by views, which are rendered with texts"),
    ],
    "GalleyLive": [({"Gestures", "Interaction", "Live"}, "a host finds gestures among the interactions of its nodes, which hold gestures")],
    "GalleyControls": [({"Controls", "Lists", "Scrolling"}, "a control looks otherwise in a row, rows hold buttons, and lists are lazy containers that dress lines")],
    "GalleyScreens": [({"Navigation", "Search", "Toolbar"}, "a screen's bar holds items and a search field, which tell the screen what they are")],
    "GalleyAppKitClasses": [({"App", "Views", "Windows"}, "a view has a menu and is in a window, a window waits for the app's answers")],
    "GalleyUIKitClasses": [({"Screens", "Text", "Views"}, "a view is in a window, a window shows a controller's view, and a question has lines to type into, which are views")],
    "galley": [
        ({"Compiling", "Input", "Packages"}, "what stands in the files decides which packages are built, and both are compiled as the others say"),
        ({"LSP", "MCP", "Main"}, "the main command lists the two servers, which tell its version, and the tools of one are its subcommands"),
    ],
    "galley-bench": [({".", "Pictures"}, "the suites are listed beside the main program, whose measuring they use")],
}
PICTURE = "docs/architecture.md"
BEGIN, END = "<!-- floors: written by Scripts/check-floors.py --write -->", "<!-- end of floors -->"
# The groups of the picture, from the ground up; what depends on none of them and is on none of them is left out.
GROUPS = [
    ("Layout, text and drawing", ["GalleyEngine", "GalleyGeometry", "GalleyFormats", "GalleyAssets", "GalleyScenario", "GalleyTypes", "GalleyLayout",
                                  "GalleyText", "GalleySymbols", "GalleyDrawing", "GalleyImages", "GalleyExport"]),
    ("The vocabulary", ["GalleyGraph", "GalleyViews", "GalleyUIKit", "GalleyAppKit", "GalleyLive", "GalleyControls",
                        "GalleyScreens", "GalleyPages", "GalleyInsight", "Galley", "GalleyUIKitClasses", "GalleyAppKitClasses",
                        "GalleyCoreLocation", "GalleyMapKit", "GalleyAVFoundation", "GalleyAVKit", "GalleyPhotosUI", "GalleySafariServices", "GalleyWebKit", "GalleyCoreHaptics", "GalleyLocalAuthentication",
                        "GalleyMessageUI", "GalleyNetwork", "GalleyUserNotifications", "GalleyAuthenticationServices", "GalleyCoreImage",
                        "GalleyCoreLocationUI", "GalleyStoreKit", "GalleyWidgetKit", "GalleyAudioToolbox"]),
    ("On top of it", ["SwiftUI", "GalleyExtraLayouts", "GalleyTesting", "GalleySnapshots", "GalleyWorker", "GalleyPlay", "GalleyRuntime", "GalleyServer"]),
    ("The tool and the servers", ["galley", "galley-web", "GalleyBatch", "GalleyPreview", "GalleySessions", "GalleyImageService",
                                  "GalleyHTTP", "GalleyRPC", "GalleyDiagnostics", "GalleyTemplates", "GalleyProcesses", "GalleyProtocol", "GalleyBytes"]),
]
OWN = pathlib.Path("Sources/GalleyGraph/Basics/OwnModules.swift")
TARGET = re.compile(r"\.(target|executableTarget|testTarget|macro|systemLibrary)\(")
# What is imported only where it can be is somebody else's to declare.
CONDITIONAL = re.compile(r"#if [^\n]*canImport\(\w+\)[^\n]*\n.*?#endif", re.S)
IMPORT = re.compile(
    r"^[ \t]*(?:@[\w()]+[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|enum|func|protocol|typealias|var|let)[ \t]+)?(\w+)", re.M)
TYPE = re.compile(r"^(?:@\w+(?:\([^)\n]*\))?[ \t]+)*((?:(?:public|package|internal|private|fileprivate|open|final|indirect|nonisolated)[ \t]+)*)"
                  r"(?:struct|class|enum|protocol|actor|typealias)[ \t]+(\w+)", re.M)
INNER = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)[ \t]+(\w+)|<(\w+)[:>,]")
WORD = re.compile(r"\b[A-Z_]\w+")


def code(text):
    """The text without comments and literals."""
    text = re.sub(r'"""(?:[^\\]|\\.)*?"""', '""', text, flags=re.S)
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


class Target:
    def __init__(self, kind, arguments, floors):
        self.kind = kind
        self.name = re.search(r'name: "([^"]+)"', arguments)[1]
        path = re.search(r'\bpath: "([^"]+)"', arguments)
        self.path = path[1] if path else ("Tests/" if kind == "testTarget" else "Sources/") + self.name
        listed = re.search(r"\bdependencies: (floors \+ )?\[", arguments)
        inside = bracket(arguments, listed.end() - 1) if listed else ""
        if listed and listed[1]:
            inside += floors
        self.products = set(re.findall(r'\.product\(\s*name: "([^"]+)"', inside))
        self.dependencies = set(re.findall(r'"([^"]+)"', re.sub(r"\.product\([^()]*\)", "", inside)))


def bracket(text, opening):
    """What stands between a bracket and the one that closes it."""
    pairs = {"(": 1, "[": 1, ")": -1, "]": -1}
    depth = 0
    for end in range(opening, len(text)):
        depth += pairs.get(text[end], 0)
        if depth == 0:
            return text[opening + 1:end]
    return text[opening + 1:]


def targets(root):
    # Comments go, strings stay: they are what is asked for.
    manifest = re.sub(r"(?m)^\s*//[^\n]*|\s//[^\n]*$", "", (root / "Package.swift").read_text())
    floors = re.search(r"\blet floors: \[Target.Dependency\] = \[", manifest)
    floors = bracket(manifest, floors.end() - 1) if floors else ""
    found = [Target(match[1], bracket(manifest, match.end() - 1), floors) for match in TARGET.finditer(manifest)]
    return {target.name: target for target in found}


def sources(root, target):
    return [path for path in sorted((root / target.path).rglob("*.swift")) if ".docc" not in str(path)]


def circles(nodes, uses):
    """The strongly connected components with several members (Tarjan)."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(uses[node]):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            component = stack[stack.index(node):]
            del stack[stack.index(node):]
            if len(component) > 1:
                found.append(sorted(component))

    for node in sorted(nodes):
        if node not in index:
            visit(node)
    return found


def imports(root, known):
    """Imports of our modules that a target has not declared."""
    modules = {name.replace("-", "_"): name for name in known}
    for target in known.values():
        for path in sources(root, target):
            text = path.read_text()
            for match in IMPORT.finditer(CONDITIONAL.sub("", code(text))):
                name = modules.get(match[1])
                if name and name != target.name and name not in target.dependencies:
                    yield f"{path.relative_to(root)}: {target.name} imports {name}, which Package.swift does not declare for it"


def folder(root, target, path):
    inner = path.relative_to(root / target.path).parts
    return inner[0] if len(inner) > 1 else "."


def folders(root, target):
    """Which folders of a module name types of which others."""
    texts = [(folder(root, target, path), code(path.read_text())) for path in sources(root, target)]
    owners = collections.defaultdict(set)
    for place, text in texts:
        for match in TYPE.finditer(text):
            if "private" not in match[1]:
                owners[match[2]].add(place)
    uses = collections.defaultdict(set)
    for place, text in texts:
        # A namesake inside of a type is the file's own.
        own = {name for match in INNER.finditer(text) for name in match.groups()}
        for word in set(WORD.findall(text)) - own:
            if len(owners[word]) == 1:
                uses[place] |= owners[word] - {place}
    return {place for place, _ in texts}, uses


def inside(root, target):
    """Circles of folders that are too large, or that nobody has given a reason for."""
    for found in circles(*folders(root, target)):
        names = ", ".join(found)
        if len(found) > MOST_FOLDERS:
            yield f"{target.path}: {len(found)} folders use each other in a circle: {names}. {MOST_FOLDERS} are the most"
        elif not any(set(found) <= allowed for allowed, _ in CIRCLES.get(target.name, [])):
            yield f"{target.path}: {names} use each other in a circle: turn a tie round, or give the reason in CIRCLES"


def picture(root, known):
    """The modules as a chart in Mermaid's language: an arrow from what uses to what is used, unless others say it."""
    shown = [name for _, names in GROUPS for name in names if name in known]

    def reachable(name, seen):
        for other in known[name].dependencies & set(known):
            if other not in seen:
                seen.add(other)
                reachable(other, seen)
        return seen

    reach = {name: reachable(name, set()) & set(shown) for name in shown}
    lines = ["```mermaid", "flowchart BT"]
    identifier = {name: name.replace("-", "_") for name in shown}
    for number, (title, names) in enumerate(GROUPS):
        lines.append(f'    subgraph g{number}["{title}"]')
        for name in names:
            if name in known:
                count = sum(path.read_text().count("\n") for path in sources(root, known[name]))
                lines.append(f'        {identifier[name]}["{name} · {count / 1000:.1f}"]')
        lines.append("    end")
    for name in shown:
        direct = reach[name]
        for other in sorted(direct):
            if not any(other in reach[between] for between in direct if between != other):
                lines.append(f"    {identifier[name]} --> {identifier[other]}")
    return "\n".join([*lines, "```"])


def strangers(root, known):
    """Modules of the vocabulary whose views would count as an author's."""
    own = set(re.findall(r'"(\w+)"', (root / OWN).read_text()))

    def reaches_graph(name, seen):
        return name == "GalleyGraph" or any(
            reaches_graph(other, seen | {name}) for other in known[name].dependencies & set(known) - seen)

    for name in dict(GROUPS)["The vocabulary"]:
        if name in known and name not in own and reaches_graph(name, set()):
            yield f"{OWN}: {name} is missing, so that its views would count as those of a view's author"


def without_lines(chart):
    return re.sub(r" · [\d.]+\"", '"', chart)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    root = pathlib.Path(arguments[0] if arguments else pathlib.Path(__file__).resolve().parent.parent)
    known = targets(root)
    swift = {name: target for name, target in known.items() if target.kind != "systemLibrary" and sources(root, target)}
    breaches = list(imports(root, swift | {n: t for n, t in known.items() if n not in swift}))
    for found in circles(set(known), {name: target.dependencies & set(known) for name, target in known.items()}):
        breaches.append(f"Package.swift: {', '.join(found)} depend on each other in a circle")
    for name, target in swift.items():
        if not target.path.startswith("Sources/"):
            continue
        count = sum(path.read_text().count("\n") for path in sources(root, target))
        if count > MOST_LINES:
            breaches.append(f"{target.path}: {count} lines; {MOST_LINES} are the most of a module")
        breaches.extend(inside(root, target))
    breaches.extend(strangers(root, swift))
    text = (root / PICTURE).read_text()
    start, end = text.find(BEGIN), text.find(END)
    chart = picture(root, swift)
    if start < 0 or end < 0:
        breaches.append(f"{PICTURE}: there is no place for the picture of the modules ({BEGIN} … {END})")
    elif "--write" in sys.argv:
        (root / PICTURE).write_text(text[:start + len(BEGIN)] + "\n" + chart + "\n" + text[end:])
    elif without_lines(text[start + len(BEGIN):end].strip()) != without_lines(chart):
        breaches.append(f"{PICTURE}: the picture of the modules is an old one: run Scripts/check-floors.py --write")
    for breach in breaches:
        print(breach)
    if not breaches:
        print(f"{len(swift)} modules stand on each other without a circle")
    sys.exit(1 if breaches else 0)


main()
