#!/usr/bin/env python3
"""Writes docs/support.md: which SwiftUI symbols Galley has, from the public API of the built modules.

Usage: support.py BUILD_FOLDER FREQUENCY_TABLE SAMPLES OUTPUT [NAMES MISSING]

SAMPLES says which symbols change nothing in a picture at rest. With NAMES, a list of further names, it also writes those that Galley lacks to MISSING, a Swift file.

BUILD_FOLDER is one that Scripts/finish-build.sh completed. The frequency table lists the symbols that public SwiftUI
files use, with the argument labels of their uses. A use is supported when a declaration takes its labels: labels that
are left out need a default value, and trailing closures may go to any parameter that takes a function, the first one
without its label. Symbols of Foundation, Combine and Observation are looked up in the libraries that Galley re-exports.
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import swiftui_names  # noqa: E402

OURS = ["Galley", "GalleyGraph", "GalleyViews", "GalleyUIKit", "GalleyAppKit", "GalleyLive", "GalleyControls", "GalleyScreens",
        "GalleyPages", "GalleyInsight", "GalleyLayout", "GalleyDrawing", "GalleyGeometry", "GalleyUIKitClasses",
        "GalleyAppKitClasses", "GalleyCoreLocation", "GalleyMapKit", "GalleyAVFoundation", "GalleyAVKit", "GalleyPhotosUI",
        "GalleySafariServices", "GalleyWebKit", "GalleyCoreHaptics", "GalleyLocalAuthentication", "GalleyMessageUI", "GalleyNetwork",
        "GalleyUserNotifications", "GalleyAuthenticationServices", "GalleyCoreImage", "GalleyCoreLocationUI",
        "GalleyWidgetKit", "GalleyAudioToolbox"]
# The classes of frameworks, as inert values: what their documentation says decides whether they are drawn.
INERT = {
    "UIKit": "GalleyUIKitClasses", "AppKit": "GalleyAppKitClasses", "Core Location": "GalleyCoreLocation", "MapKit": "GalleyMapKit",
    "AVFoundation": "GalleyAVFoundation", "AVKit": "GalleyAVKit", "PhotosUI": "GalleyPhotosUI",
    "SafariServices": "GalleySafariServices", "WebKit": "GalleyWebKit", "CoreHaptics": "GalleyCoreHaptics",
    "LocalAuthentication": "GalleyLocalAuthentication", "MessageUI": "GalleyMessageUI", "Network": "GalleyNetwork",
    "UserNotifications": "GalleyUserNotifications", "AuthenticationServices": "GalleyAuthenticationServices",
    "Core Image": "GalleyCoreImage", "CoreLocationUI": "GalleyCoreLocationUI", "StoreKit": "GalleyStoreKit",
    "WidgetKit": "GalleyWidgetKit", "AudioToolbox": "GalleyAudioToolbox"}
# What says that something else is shown.
STANDS = re.compile(r"\b[Bb]ox stands|\bstand-in\b")
REEXPORTED = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "GalleyFoundationNames", "OpenCombine", "OpenCombineFoundation",
    "OpenCombineDispatch", "GalleyPublishers",
    "Observation", "Dispatch", "Swift", "_Concurrency"]
# The language's own, whatever a module declares.
LANGUAGE = {"@main", "@MainActor", "#fileID", "#line", "CGFloat"}

SECTIONS = {
    "Layout": """View ViewBuilder ViewModifier AnyView EmptyView Group ForEach TupleView ModifiedContent
        _ConditionalContent _IdentifiedModifier _UnaryViewAdaptor _VariadicView _VariadicView.Children
        _VariadicView.Children.Element _VariadicView.MultiViewRoot _VariadicView.Tree _VariadicView.UnaryViewRoot
        _VariadicView_MultiViewRoot _ViewTraitKey _ZStackLayout VStack HStack ZStack GeometryReader GeometryProxy Spacer
        Divider ScrollView ScrollViewReader List Section Form ProposedViewSize Layout LayoutDirection LayoutProperties
        LayoutSubview LayoutSubviews LayoutSubviews.Element LayoutValueKey AnyLayout HStackLayout VStackLayout
        ZStackLayout ViewDimensions ViewSpacing ViewThatFits Grid GridRow GridItem GridItem.Size LazyVGrid LazyHGrid
        LazyVStack LazyHStack PinnedScrollableViews Axis Axis.Set Edge Edge.Set EdgeInsets HorizontalEdge
        HorizontalAlignment VerticalAlignment Alignment AlignmentID UnitPoint ContentMode CoordinateSpace LabeledContent
        Animatable AnimatablePair EmptyAnimatableData VectorArithmetic PreviewProvider Preview

        frame padding background overlay offset fixedSize modifier sizeThatFits ignoresSafeArea edgesIgnoringSafeArea place
        aspectRatio scaledToFit scaledToFill alignmentGuide zIndex replacingUnspecifiedDimensions id layoutValue position
        layoutPriority dimensions safeAreaInset coordinateSpace matchedGeometryEffect listRowInsets makeCache
        flipsForRightToLeftLayoutDirection onGeometryChange bounds gridColumnAlignment gridCellUnsizedAxes gridCellAnchor
        gridCellColumns scrollTo _trait tag previewLayout previewDisplayName spacing hidden border listStyle formStyle

        placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:) makeCache(subviews:)
        updateCache(_:subviews:) explicitAlignment(of:in:proposal:subviews:cache:) body(content:) body(children:)
        defaultValue(in:)""",
    "State": """State Binding ObservedObject StateObject Bindable Namespace Namespace.ID GestureState FocusState AppStorage
        Previewable Transaction TransactionKey ObservableObject Published Observable AnyCancellable
        onChange onAppear onDisappear onReceive task focused withTransaction transaction""",
    "Environment": """Environment EnvironmentValues EnvironmentKey EnvironmentObject ScaledMetric Entry ColorScheme
        ContentSizeCategory DynamicTypeSize ControlSize UserInterfaceSizeClass OpenURLAction EditMode Prominence dismiss
        environment environmentObject transformEnvironment preferredColorScheme colorScheme dynamicTypeSize controlSize
        disabled labelsHidden""",
    "Text, fonts, symbols and images": """Text Text.LineStyle Text.Layout TextProxy TextRenderer TextAlignment Font Label
        LocalizedStringKey GraphicsContext Image ImageResource ImageRenderer AsyncImage SymbolRenderingMode TextField

        font fontWeight fontDesign lineLimit multilineTextAlignment minimumScaleFactor kerning tracking lineSpacing
        textCase underline strikethrough bold italic monospaced monospacedDigit truncationMode imageScale
        symbolRenderingMode symbolVariant symbolEffect resizable renderingMode interpolation contentTransition
        textFieldStyle textSelection redacted unredacted labelStyle""",
    "Preference": """PreferenceKey Anchor preference onPreferenceChange anchorPreference overlayPreferenceValue
        backgroundPreferenceValue transformPreference reduce(value:nextValue:)""",
}
# Why something of a section is absent.
REASONS = {
    "Text, fonts, symbols and images": {
        "Font": "`(_:)` takes a `CTFont`, of Core Text.",
        "Image": "`(platformImage:)` and `(native:)` are extensions of the files.",
        "TextField": "is a control that is typed into; it comes with the other controls.",
        "textFieldStyle": "comes with `TextField`.",
    },
}
SECTION_OF = {name: section for section, names in SECTIONS.items() for name in names.split()}
# What compiles and does not draw what it should: no ✓. Its reason stands beside it.
NOT_DRAWN = {}
# What does its work when somebody touches, types, waits or listens, and changes nothing in a picture at rest: ○.
AT_REST = set()
# What compiles and does nothing, in pictures as in live views, with the reasons that its documentation gives: ◌.
ACCEPTED = {}
# Names of which one declaration alone does nothing: the last section says which, and their rows are as the others are.
ACCEPTED_IN_PART = {"contextMenu": "contextMenu(forSelectionType:menu:primaryAction:)"}
# The kinds of rows that AT_REST and ACCEPTED name: a static member of the same name is another thing.
RESTING_KINDS = {"type", "attribute / property wrapper", "modifier/method", "Foundation"}
# The types of literals.
LITERALS = {"#colorLiteral": "_ColorLiteralType", "#imageLiteral": "_ImageLiteralType"}
# Members of another type than the table's index has them of: of SwiftUI's, Foundation's and the language's, these labels have one
# meaning only.
ELSEWHERE = {
    ("windowStyle", "modifier/method"): "Scene", ("data", "modifier/method"): "UserDefaults",
    ("set", "modifier/method"): "UserDefaults", ("seconds()", "static member"): "Duration",
    ("number", "static member"): "FormatStyle",
}
# Types whose members no file means when it writes `.name`: a shape's role, for one, has a `separator`, as styles have.
UNNAMED = {"ShapeRole"}
# What files use of a type of another library's, without which the type is of no use to them.
USED_FOR = {"Timer": "publish"}
# Members by their bare names say little about what they belong to.
WITHOUT_SECTION = {"static member", "instance property (by name)", "CoreGraphics", "CGinit", "Foundation"}


class Declaration:
    """A function, initialiser, property or case."""

    def __init__(self, owner, node):
        self.owner = owner
        self.name = node["name"]
        self.printed = node["printedName"]
        self.is_function = node["kind"] in ("Function", "Constructor") or "(" in self.printed
        labels = re.findall(r"([^:()]+):", self.printed)
        types = node.get("children", [])[1:] if self.is_function else []
        types += [{}] * (len(labels) - len(types))
        self.parameters = [
            (label, type.get("hasDefaultArg", False), takes_function(type)) for label, type in zip(labels, types)
        ]

    @staticmethod
    def of_case(path, text):
        """A case with values, from its source: what the digester tells of it lacks the labels and the defaults."""
        name, _, values = text.removeprefix("case ").removesuffix(")").partition("(")
        case = Declaration(".".join(path[:-1]), {"kind": "Function", "name": name, "printedName": path[-1]})
        defaults = ["=" in value for value in values.split(",")]
        labels = re.findall(r"([^:()]+):", path[-1])
        if len(defaults) == len(labels):
            case.parameters = [(label, default, False) for label, default in zip(labels, defaults)]
        return case

    def takes(self, labels, closures):
        """Whether a call with these labels fits, and with these trailing closures ("" for the first one).

        The first trailing closure goes to the first function, or to a later one where those before it have default values and
        the rest would lack an argument (SE-0286): `sheet(isPresented:) { }` leaves `onDismiss` out.
        """
        return self._fits(self.parameters, [(label, False) for label in labels] + [(name, True) for name in closures])

    def _fits(self, parameters, arguments):
        if not arguments:
            return all(has_default for _, has_default, _ in parameters)
        (wanted, is_trailing), *rest = arguments
        for index, (label, has_default, is_function) in enumerate(parameters):
            fits = is_function and (not wanted or label == wanted) if is_trailing else label == wanted
            if fits and self._fits(parameters[index + 1:], rest):
                return True
            if not has_default:
                return False
        return False


def takes_function(type):
    if type.get("kind") == "TypeFunc":
        return True
    return type.get("name") in ("Optional", "Paren") and any(takes_function(child) for child in type.get("children", []))


class API:
    """Everything public of some modules."""

    def __init__(self):
        self.types = {}
        self.macros = set()
        self.members = {}
        self.conformances = {}
        self.aliases = {}

    def add(self, node, path=()):
        for child in node.get("children", []):
            kind, declaration = child["kind"], child.get("declKind")
            name = child.get("name", "")
            # The digester tells of the package's own names, too.
            if child.get("isInternal"):
                continue
            if kind in ("TypeDecl", "TypeAlias", "AssociatedType"):
                full = ".".join((*path, name))
                self.types[full] = declaration
                if kind == "TypeAlias" and child.get("children"):
                    target = child["children"][0].get("printedName", "").partition("<")[0]
                    module, _, rest = target.partition(".")
                    self.aliases[full] = rest if module in OURS else target
                self.conformances[full] = {item.get("name") for item in child.get("conformances", [])}
                self.add(child, (*path, name))
            elif declaration == "Macro":
                self.macros.add(name)
            elif kind in ("Function", "Constructor", "Var"):
                self.members.setdefault(name, []).append(Declaration(".".join(path), child))

    def resolve(self, name):
        """A type's own name, where it or a type around it is named by a typealias."""
        parts = name.split(".")
        for count in range(len(parts), 0, -1):
            target = self.aliases.get(".".join(parts[:count]))
            if target and target != name:
                return self.resolve(".".join([target, *parts[count:]]))
        return name

    def member(self, name, owners):
        return [d for d in self.members.get(name, []) if not owners or d.owner in owners]


def cases(module, folder, flags):
    """The enum cases with values that a module has."""
    with tempfile.TemporaryDirectory() as temporary:
        command = ["swift-symbolgraph-extract", "-module-name", module, "-I", str(folder / "Modules"), *flags]
        command += ["-minimum-access-level", "public", "-output-dir", temporary]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for symbol in json.loads((Path(temporary) / f"{module}.symbols.json").read_text())["symbols"]:
            path = symbol["pathComponents"]
            if symbol["kind"]["identifier"] == "swift.enum.case" and "(" in path[-1]:
                yield Declaration.of_case(path, "".join(part["spelling"] for part in symbol["declarationFragments"]))


def digest(module, folder, flags):
    with tempfile.TemporaryDirectory() as temporary:
        output = Path(temporary) / "api.json"
        command = ["swift-api-digester", "-dump-sdk", "-module", module, "-I", str(folder / "Modules"), *flags, "-o", output]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return json.loads(output.read_text())["ABIRoot"]


def load(folder, modules, is_required):
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    flags = ["-target", info["target"]["triple"]]
    # The C modules behind Galley's: by name only, nothing of them is public.
    flags += ["-I", str(folder / "CModules")]
    api = API()
    for module in modules:
        try:
            api.add(digest(module, folder, flags))
            for case in cases(module, folder, flags) if is_required else ():
                api.members.setdefault(case.name, []).append(case)
        except (subprocess.CalledProcessError, FileNotFoundError):
            if is_required:
                sys.exit(f"support.py: swift-api-digester cannot read {module} in {folder}")
    return api


def call(text):
    """A use's labels and trailing closures: "_:spacing:{}label:{}" is (["_", "spacing"], ["", "label"])."""
    labels, _, closures = text.partition("{}")
    labels = [label for label in labels.split(":") if label]
    trailing = [""] if "{}" in text else []
    trailing += [label for label in re.findall(r"([^:{}]+):\{\}", closures)]
    # `Button({}label:{})` starts with the closure that has no label; `Binding(get:set:)` has none at all.
    return labels, trailing


class Row:
    def __init__(self, line):
        cells = line.rstrip("\n").split("\t") + [""] * 3
        self.kind, self.symbol, files, _, self.owners, variants = cells[:6]
        self.files = int(files)
        self.variants = [(text, int(count)) for text, count in re.findall(r"(\S+?\([^\s]*\)):(\d+)", variants)]
        if self.kind == "static member" and not self.symbol.endswith("()"):
            # The uses with arguments stand in a row of their own.
            self.variants = []
        self.exists = False
        self.found = []

    def check(self, ours, libraries):
        bare = self.symbol.lstrip("@#\\.").removesuffix("()")
        owners = set(self.owners.split(",")) if self.owners else set()
        if self.symbol in LANGUAGE:
            self.exists = True
        elif self.kind in ("type", "attribute / property wrapper", "macro", "protocol conformance"):
            known = ours.macros if self.symbol.startswith("#") else ours.macros | ours.types.keys()
            # The compiler makes literals of the type of a certain name.
            known = known | {name for name in LITERALS if LITERALS[name] in ours.types}
            # A collection's element type is inferred, and on no list.
            parent, _, last = ours.resolve(bare).rpartition(".")
            is_element = last == "Element" and "Sequence" in ours.conformances.get(parent, ())
            self.exists = bare in known or ours.resolve(bare) in known or is_element or self.symbol in known
        elif self.kind == "environment key":
            self.exists = bool(ours.member(bare, {"EnvironmentValues"}))
        elif self.kind == "protocol witness":
            name = bare.removeprefix("var ").split("(")[0]
            self.exists = any(
                ours.types.get(d.owner) == "Protocol" and (d.printed == bare or self.symbol.startswith("var "))
                for d in ours.members.get(name, []))
        elif self.kind in ("CoreGraphics", "Combine", "Foundation", "Observation"):
            known = ours.types.keys() | libraries.types.keys() | libraries.macros | libraries.members.keys()
            self.exists = bare in known
            if bare in USED_FOR:
                self.exists &= any(
                    d.owner == bare for api in (ours, libraries) for d in api.members.get(USED_FOR[bare], []))
        elif self.kind == "CGinit":
            self.variants = [(self.symbol, self.files)]
        elif self.kind == "modifier/method":
            self.exists = any(d.is_function for d in self.candidates(bare, owners, ours, libraries))
        else:
            found = [d for d in self.candidates(bare, owners, ours, libraries) if d.owner not in UNNAMED]
            self.exists = any(d.is_function or not self.symbol.endswith("()") for d in found)
        for text, count in self.variants:
            self.found.append((text, count, self.takes(text, bare, owners, ours, libraries)))
        if self.kind == "CGinit":
            self.exists = self.found[0][2]

    def candidates(self, bare, owners, ours, libraries):
        """The declarations that a use may mean. The table's owners are another implementation's: a protocol that the type
        conforms to may have the member instead, and Foundation's types and the language's have such members as well."""
        owners = {name.replace("OpenSwiftUI", "SwiftUI") for name in owners}
        found = ours.member(bare, owners)
        if self.kind not in ("modifier/method", "static member"):
            return found
        protocols = {protocol for owner in owners for protocol in ours.conformances.get(owner, ())}
        found = found or ours.member(bare, protocols) if protocols else found
        if (self.symbol, self.kind) in ELSEWHERE:
            owner = ELSEWHERE[self.symbol, self.kind]
            found = found + ours.member(bare, {owner}) + libraries.member(bare, {owner})
        return found

    def takes(self, text, bare, owners, ours, libraries):
        name, _, arguments = text.removesuffix(")").partition("(")
        labels, closures = call(arguments)
        if self.kind in ("type", "CGinit"):
            name = ours.resolve(name)
            candidates = ours.member("init", {name})
            if self.kind == "CGinit":
                candidates += libraries.member("init", {name})
            if closures == [""] and "Layout" in ours.conformances.get(name, ()):
                # A layout's value, called with the views that it lays out.
                closures = []
        else:
            candidates = [d for d in self.candidates(bare, owners, ours, libraries) if d.is_function]
            qualifier = name.rpartition(".")[0]
            if qualifier:
                candidates = [d for d in candidates if d.owner == qualifier]
        return any(candidate.takes(labels, closures) for candidate in candidates)

    @property
    def is_of_the_files(self):
        """Whether the files bring the member themselves: nothing of SwiftUI's has it."""
        return self.kind in ("static member", "instance property (by name)") and not self.owners

    @property
    def share(self):
        """How much of the symbol's use is supported: 0…1."""
        total = sum(count for _, count, _ in self.found)
        if not self.exists:
            return 0.0
        if self.symbol in NOT_DRAWN:
            return 0.5
        if not total:
            return 1.0
        return sum(count for _, count, found in self.found if found) / total

    @property
    def mark(self):
        if not self.exists:
            return "—"
        if self.share != 1:
            return "◐"
        if self.kind in RESTING_KINDS and self.symbol in ACCEPTED:
            return "◌"
        return "○" if self.kind in RESTING_KINDS and self.symbol in AT_REST else "✓"

    @property
    def section(self):
        if self.kind in WITHOUT_SECTION:
            return None
        if self.kind == "environment key":
            return "Environment"
        return SECTION_OF.get(self.symbol.lstrip("@#"))

    def markdown(self):
        labels = " · ".join(
            f"{'✓' if found else '—'} `{text[text.index('('):].replace('{}', ' {…} ').strip()}` {count}"
            for text, count, found in self.found)
        return f"| {self.mark} | `{self.symbol}` | {self.files} | {labels} |"


def table(rows):
    return ["| | symbol | files | labels of its uses, with the files that use them |", "|---|---|---|---|"] + [
        row.markdown() for row in rows] + [""]


def summary(rows, what):
    whole = sum(row.mark in "✓○" for row in rows)
    partly = sum(row.mark == "◐" for row in rows)
    idle = sum(row.mark == "◌" for row in rows)
    use = sum(row.files for row in rows)
    share = sum(row.files * row.share for row in rows) / use if use else 0
    return (
        f"- {what}: {whole} of {len(rows)} supported with every label that is used, {partly} with some"
        + (f", {idle} accepted without effect" if idle else "") + "; "
        f"{share:.1%} of the use.")


def accepted():
    """What is accepted and does nothing, as (name, reason), from the sources' documentation."""
    script = Path(__file__).with_name("check-accepted.py")
    listed = subprocess.run([script, "--list"], capture_output=True, text=True, check=True).stdout
    return [tuple(line.split("\t")) for line in listed.splitlines()]


def inert(module):
    """The public classes of a module as (name, mark, first words), from the sources' documentation: ✓ drawn by a view that looks
    like it, ▭ a box stands for it, ◌ kept without effect."""
    declaration = re.compile(r"^(?:open|public) (?:final )?(?:class|struct) (\w+)")
    found = {}
    for path in sorted(Path(__file__).parent.parent.joinpath("Sources", module).rglob("*.swift")):
        words = []
        for line in path.read_text().splitlines():
            name = declaration.match(line)
            if line.startswith("///"):
                words.append(line[3:].strip())
            elif name and words and not name[1].startswith("_"):
                text = " ".join(words)
                mark = "✓" if re.search(r"\bdrawn (as|by)\b", text) else "▭" if STANDS.search(text) else "◌"
                found[name[1]] = (mark, text)
                words = []
            elif not line.startswith("@"):
                words = []
    return [(name, *found[name]) for name in sorted(found)]


def inert_section():
    """The part of the document about other frameworks' classes."""
    text = [
        "## Types of UIKit, AppKit and other frameworks", "",
        "A file has them where it imports the framework, or names something of it behind `import SwiftUI` (docs/cli.md). ✓ is laid",
        "out and drawn, as its words say; for ▭ a dashed box with the name or another stand-in is shown; ◌ keeps what is set on it, and",
        "nothing comes of it.", ""]
    for framework, module in INERT.items():
        rows = inert(module)
        counts = {mark: sum(row[1] == mark for row in rows) for mark in "✓▭◌"}
        text += [
            f"- {framework}: {len(rows)} types, {counts['✓']} drawn, {counts['▭']} as a box, {counts['◌']} kept.", "",
            "| | type | |", "|---|---|---|", *(f"| {mark} | `{name}` | {words} |" for name, mark, words in rows), ""]
    return text


def main():
    folder, frequency, samples, output = map(Path, sys.argv[1:5])
    for line in samples.read_text().splitlines():
        if not line.startswith("#") and " | rests | " in line:
            AT_REST.update(line.split(" | ")[0].split(", "))
    idle = accepted()
    # A name stands for its row where every declaration of it does nothing.
    ACCEPTED.update((name, reason) for name, reason in idle if "." not in name and name not in ACCEPTED_IN_PART)
    ours = load(folder, OURS, True)
    libraries = load(folder, REEXPORTED, False)
    rows = [Row(line) for line in frequency.read_text().splitlines()[1:]]
    rows = [row for row in rows if not row.is_of_the_files]
    for row in rows:
        row.check(ours, libraries)
    used = sorted(rows, key=lambda row: -row.files)
    text = [
        "# What is supported", "",
        "Made by `make support` from the public API of the built modules: do not edit. The symbols are those that 1,190",
        "public files with SwiftUI views use, most used first. ✓ is supported with every label that a file uses, ◐ with",
        "some, — is absent, and does not compile. ○ is supported like ✓, but changes nothing in a picture, here as in SwiftUI,",
        "while nobody touches, types, waits or listens: gestures, animations, what is said to assistive apps. ◌ is accepted",
        "and does nothing, in live views neither; the [last section](#accepted-without-effect) says why. A trailing",
        "closure is written `{…}`. Some labels are of extensions that the files bring themselves: these count as absent.",
        "",
        summary(rows[:200], "the table's first 200 rows, all of them types"),
        summary(used[:200], "the 200 most used symbols of all kinds"),
        summary(rows, "all symbols"),
        "",
    ]
    for section in SECTIONS:
        found = [row for row in rows if row.section == section]
        text += [f"## {section}", "", summary(found, "symbols here"), "", *table(found)]
        reasons = REASONS.get(section)
        reasons = {**(reasons or {}), **{row.symbol: NOT_DRAWN[row.symbol] for row in found if row.exists and row.symbol in NOT_DRAWN}}
        if reasons:
            partial = [row.symbol for row in found if row.mark != "✓" and (section in REASONS or row.symbol in reasons)]
            text += ["Why not:", "", *(f"- `{name}` {reasons.get(name, 'is not there yet.')}" for name in partial), ""]
    for kind in dict.fromkeys(row.kind for row in rows):
        found = [row for row in rows if row.kind == kind and not row.section]
        if found:
            title = kind if kind in ("CoreGraphics", "Combine", "Foundation", "Observation") else f"Other: {kind}"
            title = {"CGinit": "CoreGraphics: initialisers"}.get(kind, title)
            text += [f"## {title}", "", summary(found, "symbols here"), "", *table(found)]
    text += inert_section()
    text += [
        "## Accepted, without effect", "",
        "These compile, so that real source does, and change nothing. Where SwiftUI would have shown what they do, in a live view",
        "or in a picture, it is reported once as a warning, which `--strict` makes an error.", "",
        "| name | why it does nothing |", "|---|---|",
        *(f"| `{ACCEPTED_IN_PART.get(name, name)}` | {reason} |" for name, reason in idle), ""]
    output.write_text("\n".join(text).rstrip() + "\n")
    if len(sys.argv) > 5:
        names, swift = map(Path, sys.argv[5:7])
        swift.write_text(swiftui_names.swift(swiftui_names.missing(rows, names, ours, libraries, call)))
        swift.with_name("KnownNames.swift").write_text(swiftui_names.known(ours))
    print("\n".join(line for line in text if line.startswith("- "))[:2000])


if __name__ == "__main__":
    main()
