"""The names of SwiftUI and its neighbours that Galley lacks, for the messages about source that does not compile.

Used by support.py, which knows what Galley has.
"""
import re

HEADER = """\
// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
package enum MissingNames {
    package static let text = \"\"\"
"""
FOOTER = '        """\n}\n'
# Rows of the frequency table that belong to another framework than SwiftUI, or to none.
FOREIGN = re.compile(r"^(UI|NS|CG|CA|AV|MK|URL)[A-Z]|^(KeyPathComparator|Timer)$")
KINDS = {
    "type": "{}", "protocol conformance": "{}", "attribute / property wrapper": "{}", "macro": "{}", "modifier/method": ".{}",
    "environment key": "EnvironmentValues.{}",
}


def listed(path):
    """The names of each framework in the hand-written list, in its order."""
    names = {}
    for line in path.read_text().splitlines():
        if line.startswith("["):
            current = names.setdefault(line.strip("[]"), [])
        elif line.strip() and not line.startswith("#"):
            current += line.split()
    return names


def used(rows):
    """SwiftUI's names in the frequency table."""
    for row in rows:
        bare = row.symbol.removesuffix("()").lstrip("\\.")
        if row.kind == "modifier/method" and not {"View", "Scene", "Gesture"} & set(row.owners.split(",")):
            continue
        if bare == "@main":
            continue
        if row.kind in KINDS and not FOREIGN.search(bare.lstrip("@#")) and "(" not in bare:
            yield KINDS[row.kind].format(bare)


def is_there(name, ours, libraries, call):
    """Whether Galley, or a library that it hands on, has the name."""
    if name.startswith("#"):
        return name[1:] in ours.macros | libraries.macros
    if name.startswith("@"):
        return name[1:] in ours.macros | ours.types.keys() | libraries.types.keys() | libraries.macros
    if name.startswith("."):
        return any(found.is_function for found in ours.member(name[1:], set()))
    if "(" in name:
        type, _, arguments = name.removesuffix(")").partition("(")
        labels, closures = call(arguments)
        return any(found.takes(labels, closures) for found in ours.member("init", {ours.resolve(type)}))
    owner, _, member = name.rpartition(".")
    # The frequency table counts attributes that are macros among the types, too.
    known = ours.types.keys() | libraries.types.keys() | ours.macros
    if name in known or ours.resolve(name) in known:
        return True
    if member in ours.members and bool(ours.member(member, {owner})):
        return True
    # Functions outside of types.
    return not owner and any(not found.owner for found in ours.members.get(name, []) + libraries.members.get(name, []))


def missing(rows, path, ours, libraries, call):
    """The missing names of each framework."""
    frameworks = listed(path)
    foreign = {name for framework, names in frameworks.items() if framework != "SwiftUI" for name in names}
    frameworks["SwiftUI"] = sorted(({*frameworks["SwiftUI"], *used(rows)}) - foreign)
    return {
        framework: sorted({name for name in names if not is_there(name, ours, libraries, call)})
        for framework, names in frameworks.items()
    }


def swift(frameworks):
    """The generated source."""
    lines = []
    for framework, names in frameworks.items():
        line = f"{framework}:"
        for name in names:
            if len(line) + len(name) > 112:
                lines.append(line + " \\")
                line = " "
            line += f" {name}"
        lines.append(line)
    return HEADER + "".join(f"        {line}\n" for line in lines) + FOOTER


KNOWN_HEADER = """\
// Made by `make support` from the public API of the built modules: do not edit.

/// Names that there are, for what a misspelt one is meant to be.
package enum KnownNames {
"""


def known(ours):
    """The generated source with the names that Galley has."""

    def is_name(name):
        return re.fullmatch(r"[A-Za-z][A-Za-z0-9]*", name) and name not in ("init", "self", "body")

    members = {name for name in ours.members if is_name(name)}
    views = {"View", "Text", "Image", "Shape", "ShapeStyle", "Gesture", "Scene"}
    modifiers = {name for name in members if any(d.is_function and d.owner in views for d in ours.members[name])}
    types = {part for name in ours.types for part in name.split(".")[-1:] if is_name(part)}
    # In a protocol's conformances the names of its types stand by themselves.
    labels = {label for name in ours.members for one in ours.members[name] for label, *_ in one.parameters if is_name(label)}
    alone = {name for name in ours.types if "." not in name} | {
        name.split(".")[-1] for name in ours.types if ours.types.get(name.rpartition(".")[0]) == "Protocol"}
    parts = [
        ("modifiers", "What is called on views, shapes, texts, images and gestures.", modifiers),
        ("members", "What anything of Galley's has.", members), ("types", "Types, protocols and property wrappers.", types),
        ("innerTypes", "Types that are only named behind the type around them.", types - alone),
        ("labels", "Labels of arguments.", labels),
    ]
    lines = []
    for variable, comment, names in parts:
        lines += ["" if lines else None, f"    /// {comment}", f"    package static let {variable} = words(", '        """']
        line = "       "
        for name in sorted(names):
            if len(line) + len(name) > 112:
                lines.append(line + " \\")
                line = "       "
            line += f" {name}"
        lines += [line, '        """)']
    lines += ["", "    private static func words(_ text: String) -> Set<String> {",
              "        Set(text.split(separator: \" \").map(String.init))", "    }", "}"]
    return KNOWN_HEADER + "".join(f"{line}\n" for line in lines if line is not None)
