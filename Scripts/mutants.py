#!/usr/bin/env python3
"""Plants small faults in the sources and counts how many the tests notice.

Usage: mutants.py [--count 300] [--seed N] [--only GalleyExport] [--jobs N] [--patience 240] [--json FILE] [--tree FOLDER]
                  [--list] [--modules] [--again] [--built]

The faults (mutants) are drawn from every module of the package that a test can look at, from each as many as its share of the
lines, and within a module any line that a fault can be planted in is as likely as another; the seed is printed. The modules are
read from Package.swift: those that some test's program holds, and the tool; `--modules` says which are left out, and why. All mutants are compiled into one build of a copy of the
package, build/mutants/tree, and the environment variable GALLEY_MUTANT chooses the one that is active: an operator becomes an
operator of its own, `a +⊕⊗ b`, that adds or subtracts; a number, `true`, `min` and a statement become calls that ask. So a fault
is a change of one token, and nothing has to be parsed.

First every suite runs alone without a fault, which says what it costs and which mutants it comes by. Then each mutant's suites run
until a test fails: those only that come by it, those first that cost little and come by few mutants, several in one process. The
suites of the tool start programs and compile; they look at the tool's own mutants, and at those that no other suite comes by. A mutant
that no suite comes by survives, and so does one that was not noticed within its patience, in seconds of the processor. What was found is kept in
build/mutants/state.json: the same seed, count and sources go on where they were. Survivors are listed at the end; `--again` looks at
them once more, with the tests that were written since."""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"

# The tool, and the suites that run it, which look at others' mutants only where no suite else does: each test starts programs.
TOOL = "galley"
TOOL_SUITES = re.compile(r"GalleyCLITests\\?\.")
# Suites, by `Target.Suite/`, that measure time or read the repository's scripts.
LEFT_OUT = re.compile(r"\w+\.(LargeTextTests|ScriptsTests)/")
# Seconds of the processor that suites in one process may need.
BATCH = 4
# Random views of each property: a fault in a rule shows soon.
ROUNDS = "60"

BINARY = {
    "<": ("<=", "Comparison"), "<=": ("<", "Comparison"), ">": (">=", "Comparison"), ">=": (">", "Comparison"),
    "==": ("!=", "Comparison"), "!=": ("==", "Comparison"), "&&": ("||", "LogicalConjunction"),
    "||": ("&&", "LogicalDisjunction"), "+": ("-", "Addition"), "-": ("+", "Addition"),
    "*": ("/", "Multiplication"), "/": ("*", "Multiplication"), "+=": ("-=", "Assignment"), "-=": ("+=", "Assignment"),
}
OPERATOR = re.compile(r"(?<= )(<=|>=|<|>|==|!=|&&|\|\||\+=|-=|\+|-|\*|/)(?=[ \n])")
NUMBER = re.compile(r"(?<![\w.$])(\d+(?:\.\d+)?)(?![\w.])")
TRUTH = re.compile(r"(?<![\w.])(true|false)\b(?!:)")
EXTREME = re.compile(r"(?<![\w.])(min|max)\(")
WORDS = ("return|if|else|for|while|guard|case|default|let|var|switch|defer|throw|do|try|func|init|self|super|import|static|private|public"
         "|package|internal|fileprivate|nonisolated|mutating|indirect|final|override|lazy|weak|struct|class|enum|extension|typealias"
         "|associatedtype|subscript|open|repeat|break|continue|fallthrough|convenience|required|unowned|consuming|borrowing")
STATEMENT = re.compile(rf"^( +)(?=[a-z(])(?!(?:{WORDS})\b)([\w.\[\]?!&+ ]*?(?:\(.*\)|(?<![=!<>])[-+]?=(?!=) .+))$", re.M)
# What Scripts/mutants.py adds to each module.
ADDED = "Mutants.swift"


def masked(text):
    """The text with comments and string literals blanked, character by character as long as it was."""
    out, position, size = list(text), 0, len(text)

    def blank(start, end):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = "_"

    while position < size:
        start = position
        if text.startswith("//", position):
            position = text.find("\n", position) % (size + 1)
            for index in range(start, position):
                out[index] = " "
        elif text.startswith('#"', position):
            quote = '"""' if text.startswith('"""', position + 1) else '"'
            end = text.find(quote + "#", position + 1 + len(quote))
            position = size if end < 0 else end + len(quote) + 1
            blank(start, position)
        elif text[position] == '"':
            quote = '"""' if text.startswith('"""', position) else '"'
            position, depth = position + len(quote), 0
            while position < size and (depth or not text.startswith(quote, position)):
                if text.startswith("\\(", position):
                    depth, position = depth + 1, position + 1
                elif depth and text[position] in "()":
                    depth += 1 if text[position] == "(" else -1
                elif text[position] == "\\":
                    position += 1
                position += 1
            position = min(position + len(quote), size)
            blank(start, position)
        else:
            position += 1
    return "".join(out)


def is_balanced(code):
    depth = 0
    for character in code:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def candidates(path, text):
    """Every fault that a file could have: its place, what is written there and what in its stead."""
    code = masked(text)
    lines = code.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    number = 0

    def line_of(position):
        nonlocal number
        number = 0 if starts[number] > position else number
        while starts[number + 1] <= position:
            number += 1
        return number

    def add(kind, start, end, instead):
        line = line_of(start)
        shown = lines[line].strip()
        if shown.startswith(("case ", "@", "#", "import", "precondition", "assert", "infix")) or "func " + text[start:end] in shown:
            return None
        if kind == "operator" and re.search(r"\bwhere [A-Z][\w.]* == ", shown) and text[start:end] == "==":
            return None
        return {"file": path, "line": line + 1, "kind": kind, "start": start, "end": end, "old": text[start:end],
                "new": instead, "source": text[starts[line]:starts[line + 1]].strip()}

    found = []
    for match in OPERATOR.finditer(code):
        found.append(add("operator", match.start(1), match.end(1), BINARY[match[1]][0]))
    for match in NUMBER.finditer(code):
        found.append(add("number", match.start(1), match.end(1), f"{match[1]} + 1"))
    for match in TRUTH.finditer(code):
        found.append(add("truth", match.start(1), match.end(1), "false" if match[1] == "true" else "true"))
    for match in EXTREME.finditer(code):
        found.append(add("extreme", match.start(1), match.end(1), "max" if match[1] == "min" else "min"))
    for match in STATEMENT.finditer(code):
        if is_balanced(match[2]) and code[:match.start()].rstrip()[-1:] in "{};)" + "abcdefghijklmnopqrstuvwxyz0123456789]":
            # A call on its own, not an argument or an element of a list.
            before = code[:match.start()].rstrip("\n ")
            opened, closed = before.rsplit("\n", 1)[-1], code[match.end():].lstrip()[:1] == "}"
            # Nor all that a function gives back.
            is_result = closed and opened.endswith("{") and ("->" in opened or " var " in f" {opened}")
            if not is_result and not before.endswith((",", "(", "[", "=", "+", "-", "?", ":", "&&", "||", "return")):
                found.append(add("statement", match.start(2), match.end(2), ""))
    return [one for one in found if one]


def operator_name(old, number):
    return old + "".join("⊕" if digit == "1" else "⊗" for digit in f"{number:b}")


def replacement(one):
    """What is compiled in a mutant's place."""
    number, old = one["id"], one["old"]
    if one["kind"] == "operator":
        return operator_name(old, number)
    if one["kind"] == "number":
        return f"_number({number}, {old})"
    if one["kind"] == "truth":
        return f"_truth({number}, {old})"
    if one["kind"] == "extreme":
        return f"_extreme({number}, {str(old == 'min').lower()})"
    return f"if !_mutates({number}) {{ {old} }}"


SUPPORT = """#if canImport(Glibc)
import Glibc
#endif
// Written by Scripts/mutants.py.
@usableFromInline let _mutant = getenv("GALLEY_MUTANT").flatMap { atoi($0) } ?? 0
// One byte a mutant, written to from any thread, always the same value; read at the end.
@usableFromInline nonisolated(unsafe) let _reached: UnsafeMutablePointer<UInt8> = {
    let reached = UnsafeMutablePointer<UInt8>.allocate(capacity: COUNT + 1)
    reached.initialize(repeating: 0, count: COUNT + 1)
    if getenv("GALLEY_MUTANTS_REACHED") != nil {
        atexit {
            guard let path = getenv("GALLEY_MUTANTS_REACHED"), let file = fopen(path, "a") else { return }
            for mutant in 1...COUNT where _reached[mutant] != 0 {
                let text = String(mutant)
                text.withCString { _ = fputs($0, file) }
                _ = fputs("\\n", file)
            }
            fclose(file)
        }
    }
    return reached
}()
@usableFromInline func _mutates(_ mutant: Int32) -> Bool {
    _reached[Int(mutant)] = 1
    return _mutant == mutant
}
@usableFromInline func _number<T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ mutant: Int32, _ value: T) -> T {
    _mutates(mutant) ? value + 1 : value
}
@usableFromInline func _truth(_ mutant: Int32, _ value: Bool) -> Bool { _mutates(mutant) ? !value : value }
@usableFromInline struct _Extreme {
    @usableFromInline let isLeast: Bool
    @usableFromInline func callAsFunction<T: Comparable>(_ values: T...) -> T {
        values.dropFirst().reduce(values[0]) { isLeast ? Swift.min($0, $1) : Swift.max($0, $1) }
    }
}
@usableFromInline func _extreme(_ mutant: Int32, _ isLeast: Bool) -> _Extreme {
    _Extreme(isLeast: _mutates(mutant) ? !isLeast : isLeast)
}
"""


def operator_support(one):
    """The operator that stands for a mutant."""
    old, new, number = one["old"], one["new"], one["id"]
    name, group = operator_name(old, number), BINARY[old][1]
    head = f"@usableFromInline func {name}"
    body = f"{{ _mutates({number}) ? a {new} b : a {old} b }}"
    text = f"infix operator {name}: {group}Precedence\n"
    if group == "Comparison" and old in ("==", "!="):
        text += f"{head} <T: Equatable>(a: T, b: T) -> Bool {body}\n"
        text += f"{head} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {body}\n"
    elif group == "Comparison":
        text += f"{head} <T: Comparable>(a: T, b: T) -> Bool {body}\n"
    elif group.startswith("Logical"):
        text += f"{head} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
        text += f"    if _mutates({number}) {{ return try a {new} b() }}\n    return try a {old} b()\n}}\n"
    elif group == "Addition":
        text += f"{head} <T: AdditiveArithmetic>(a: T, b: T) -> T {body}\n"
        if old == "+":
            text += f"{head} <T: RangeReplaceableCollection>(a: T, b: T) -> T {{ _mutates({number}) ? a : a + b }}\n"
    elif group == "Multiplication":
        for kind in ("FloatingPoint", "BinaryInteger"):
            text += f"{head} <T: {kind}>(a: T, b: T) -> T {body}\n"
    else:
        choice = f"if _mutates({number}) {{ a {new} b }} else {{ a {old} b }}"
        text += f"{head} <T: AdditiveArithmetic>(a: inout T, b: T) {{ {choice} }}\n"
        if old == "+=":
            text += f"{head} <T: RangeReplaceableCollection>(a: inout T, b: T) {{ if !_mutates({number}) {{ a += b }} }}\n"
    return text


def write(path, text):
    """Writes a file unless it says so already: builds stay incremental."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


class Package:
    """The package's modules with files of Swift: those that faults are planted in, with their files' texts by their paths, and
    those that are left out, with the reason."""

    def __init__(self):
        dumped = subprocess.run(
            ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        self.targets = {target["name"]: target for target in json.loads(dumped)["targets"]}
        self.modules, self.unseen = {}, {}
        tested = set()
        for target in self.targets.values():
            if target["type"] == "test":
                self.add_with_needs(target["name"], tested)
        for name, target in self.targets.items():
            folder = ROOT / (target.get("path") or f"Sources/{name}")
            files = {str(path.relative_to(ROOT)): path.read_text() for path in sorted(folder.rglob("*.swift"))}
            if target["type"] == "test" or folder.parent != ROOT / "Sources" or not files:
                continue
            if name == TOOL or target["type"] == "regular" and name in tested:
                self.modules[name] = files
            else:
                self.unseen[name] = {
                    "macro": "runs inside the compiler", "executable": "is a program of its own, and ends without telling what it came by",
                }.get(target["type"], "is in no test's program")

    def add_with_needs(self, name, found):
        if name in found or name not in self.targets:
            return
        found.add(name)
        for need in self.targets[name]["dependencies"]:
            for kind in ("byName", "target"):
                if kind in need:
                    self.add_with_needs(need[kind][0], found)


def shares(sizes, count):
    """How many of `count` each part gets, by its size: the largest remainders are rounded up."""
    total = sum(sizes.values())
    exact = {name: count * size / total for name, size in sizes.items()}
    given = {name: int(share) for name, share in exact.items()}
    for name in sorted(exact, key=lambda name: given[name] - exact[name])[:count - sum(given.values())]:
        given[name] += 1
    return given


def draw(possible, count, generator):
    """`count` of a module's possible mutants. Every line is as likely as another, and a place is drawn once: a statement that is
    deleted may hold others."""
    lines, drawn, places = {}, [], {}
    for one in possible:
        lines.setdefault((one["file"], one["line"]), []).append(one)
    order = generator.sample(sorted(lines), len(lines))
    while order and len(drawn) < count:
        rest = []
        for line in order:
            one = lines[line].pop(generator.randrange(len(lines[line])))
            taken = places.setdefault(one["file"], [])
            if all(one["end"] <= start or end <= one["start"] for start, end in taken):
                taken.append((one["start"], one["end"]))
                drawn.append(one)
            if lines[line]:
                rest.append(line)
            if len(drawn) == count:
                break
        order = rest
    return drawn


class Run:
    def __init__(self, arguments):
        self.arguments = arguments
        self.begin = time.monotonic()
        self.tree = pathlib.Path(arguments.tree).resolve()
        package = Package()
        modules, self.unseen = package.modules, package.unseen
        unknown = set(arguments.only or []) - set(modules)
        if unknown:
            sys.exit(f"mutants: no module to look at is called {', '.join(sorted(unknown))}; there are {', '.join(modules)}")
        modules = {name: files for name, files in modules.items() if not arguments.only or name in arguments.only}
        self.sources = {path: text for files in modules.values() for path, text in files.items()}
        self.lines = {name: sum(text.count("\n") for text in files.values()) for name, files in modules.items()}
        generator = random.Random(arguments.seed)
        self.mutants, possible = [], 0
        for name, count in shares(self.lines, arguments.count).items():
            every = [one for path, text in modules[name].items() for one in candidates(path, text)]
            possible += len(every)
            self.mutants += [dict(one, module=name) for one in draw(every, count, generator)]
        # The test that noticed a mutant.
        self.failed = {}
        for number, one in enumerate(self.mutants, 1):
            one["id"] = number
        drawn = self.mutants
        print(f"seed {arguments.seed}: {len(drawn)} mutants of {possible} possible ones in {len(modules)} modules,"
              f" {sum(self.lines.values())} lines", flush=True)
        digest = hashlib.sha256(json.dumps([arguments.seed, drawn]).encode()).hexdigest()
        self.state_file = WORK / "state.json"
        self.state = {"digest": digest, "results": {}, "reached": {}, "seconds": {}}
        # Mutants are looked at side by side.
        self.lock = threading.Lock()
        if self.state_file.exists():
            known = json.loads(self.state_file.read_text())
            if known["digest"] == digest:
                self.state = known

    def passed(self):
        """The minutes since the beginning."""
        return f"{(time.monotonic() - self.begin) / 60:.1f} min"

    def save(self):
        WORK.mkdir(parents=True, exist_ok=True)
        new = self.state_file.with_suffix(".new")
        new.write_text(json.dumps(self.state, indent=1))
        new.replace(self.state_file)

    def result(self, one):
        return self.state["results"].get(str(one["id"]))

    def settle(self, one, status, by=""):
        self.state["results"][str(one["id"])] = {"status": status, "by": by}
        self.save()

    # Building

    def copy(self):
        """The package in the copy, with the mutants that compile."""
        listed = subprocess.run(
            ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            check=True, capture_output=True).stdout.decode().split("\0")
        active = [one for one in self.mutants if (self.result(one) or {}).get("status") != "not compiling"]
        changed = {}
        for one in active:
            changed.setdefault(one["file"], []).append(one)
        for name in listed:
            source = ROOT / name
            if name and source.is_symlink() and name.endswith(".swift"):
                # An example that is a test's source, too.
                source = source.resolve()
            elif not name or source.is_symlink():
                continue
            if not source.is_file():
                continue
            if name == "Package.swift":
                # Strict settings optimize what most of the tests' time is spent in; a mutant may well be warned of.
                text = source.read_text().replace('"-warnings-as-errors"', '"-suppress-warnings"')
                write(self.tree / name, text.encode())
                continue
            if name not in changed:
                write(self.tree / name, source.read_bytes())
                shutil.copymode(source, self.tree / name)
                continue
            text = self.sources[name]
            for one in sorted(changed[name], key=lambda one: -one["start"]):
                text = text[:one["start"]] + replacement(one) + text[one["end"]:]
            write(self.tree / name, text.encode())
        for folder in ("Sources", "Tests"):
            for path in (self.tree / folder).rglob("*.swift"):
                if path.name != ADDED and str(path.relative_to(self.tree)) not in listed:
                    path.unlink()
        for module in {one["module"] for one in self.mutants}:
            support = SUPPORT.replace("COUNT", str(len(self.mutants)))
            support += "".join(operator_support(one) for one in active if one["kind"] == "operator" and one["module"] == module)
            write(self.tree / "Sources" / module / ADDED, support.encode())

    def build(self):
        """Builds the copy, without the mutants that do not compile."""
        while True:
            self.copy()
            print(f"building, after {self.passed()}", flush=True)
            # A module that does not compile ends the build before those above it are begun.
            # With the index: SwiftPM looks for XCTest's tests there, and ends where it is not (Swift 6.3).
            swift = ["swift", "build", "-debug-info-format", "none"]
            for what in (swift, [*swift, "--build-tests"], ["Scripts/finish-build.sh", ".build/debug"]):
                done = subprocess.run(
                    what, cwd=self.tree, capture_output=True, text=True, env=dict(os.environ, GALLEY_STRICT="1"))
                if done.returncode != 0:
                    break
            else:
                print(f"built, after {self.passed()}", flush=True)
                return
            output = done.stdout + done.stderr
            wrong = set()
            for file, line in re.findall(r"(Sources/[\w/+-]+\.swift):(\d+):\d+: error:", output):
                near = [one for one in self.mutants if one["file"] == file and self.result(one) is None]
                # An expression goes over several lines; the statement of a mutant may lie above the error.
                near.sort(key=lambda one: abs(one["line"] - int(line)))
                if near:
                    wrong |= {one["id"] for one in near if abs(one["line"] - int(line)) == abs(near[0]["line"] - int(line))}
            if not wrong:
                sys.exit("mutants: the build fails, and not because of a mutant:\n" + output[-4000:])
            print(f"{len(wrong)} do not compile", flush=True)
            for one in self.mutants:
                if one["id"] in wrong:
                    self.settle(one, "not compiling")

    # Testing

    def test(self, suites, mutant, limit, reached=None, processor=None):
        """Whether suites pass: True, False, or None where it does not come to an end in so many seconds, or in so many of
        the processor's, which do not depend on what else the machine does. And the seconds of the processor that were needed,
        those of programs included that were started."""
        environment = dict(os.environ, GALLEY_MUTANT=str(mutant), GALLEY_ROUNDS=ROUNDS)
        if reached:
            environment["GALLEY_MUTANTS_REACHED"] = str(reached)
        program = self.tree / ".build" / "debug" / "GalleyPackageTests.xctest"
        events = WORK / f"events-{mutant}-{threading.get_ident()}.jsonl"
        events.unlink(missing_ok=True)
        process = subprocess.Popen(
            [str(program), "--testing-library", "swift-testing", "--filter", f"^({'|'.join(suites)})", "--event-stream-output-path",
             str(events), "--event-stream-version", "0"], cwd=self.tree, env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=processor and (lambda: resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))))
        begin, position = time.monotonic(), 0
        try:
            while time.monotonic() - begin < limit:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid:
                    process.returncode = os.waitstatus_to_exitcode(status)
                    ended = process.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
                    return None if ended else process.returncode == 0, usage.ru_utime + usage.ru_stime
                time.sleep(0.1)
                # One failure is enough: there is no need to wait for the other tests.
                if mutant and events.exists():
                    with events.open("rb") as stream:
                        stream.seek(position)
                        lines = stream.read()
                    position += lines.rfind(b"\n") + 1
                    for line in lines.split(b"\n")[:-1]:
                        if b'"issueRecorded"' in line and b'"isKnown":true' not in line:
                            self.failed[mutant] = json.loads(line)["payload"].get("testID", "")
                            return False, 0
            return None, 0
        finally:
            events.unlink(missing_ok=True)
            # Whatever the tests started, too.
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()

    def suites(self):
        """Every suite, as a regular expression for `--filter`."""
        program = self.tree / ".build" / "debug" / "GalleyPackageTests.xctest"
        listed = subprocess.run(
            [str(program), "--testing-library", "swift-testing", "--list-tests"], cwd=self.tree, check=True,
            capture_output=True, text=True).stdout.split("\n")
        names = dict.fromkeys(line.split("/")[0] + "/" for line in listed if "/" in line)
        return [re.escape(name) for name in names if not LEFT_OUT.match(name)]

    def rehearse(self):
        """Runs every suite without a fault: what it costs, and which mutants it comes by."""
        # Without mutants of the tool its suites are not worth their minutes.
        has_tool = any(one["module"] == TOOL for one in self.mutants)
        suites = [suite for suite in self.suites() if has_tool or not TOOL_SUITES.match(suite)]
        unknown = [suite for suite in suites if suite not in self.state["reached"]]
        with concurrent.futures.ThreadPoolExecutor(self.arguments.jobs) as pool:
            for _ in pool.map(self.rehearse_suite, unknown):
                pass
        seconds = self.state["seconds"]
        print(f"{len(seconds)} suites, {sum(seconds.values()):.0f} s of the processor, after {self.passed()}", flush=True)

    def rehearse_suite(self, suite):
        log = WORK / f"reached-{threading.get_ident()}.txt"
        log.write_text("")
        passed, seconds = self.test([suite], 0, 600, reached=log)
        reached = {int(line) for line in log.read_text().split()}
        if not passed:
            print(f"without a mutant fails, and is left out: {suite}", flush=True)
            reached, seconds = set(), 0
        with self.lock:
            self.state["seconds"][suite], self.state["reached"][suite] = seconds, sorted(reached)
            self.save()

    def forget(self):
        """Forgets what survived, and what the suites come by: tests were added."""
        self.state["reached"], self.state["seconds"] = {}, {}
        for number, result in list(self.state["results"].items()):
            if result["status"] in ("survived", "not reached"):
                del self.state["results"][number]
        self.save()

    def look(self, one):
        """What becomes of a mutant, and in which suites."""
        seconds, reached = self.state["seconds"], self.state["reached"]
        suites = [suite for suite in reached if one["id"] in reached[suite]]
        if one["module"] != TOOL:
            suites = [suite for suite in suites if not TOOL_SUITES.match(suite)] or suites
        # A suite that comes by few mutants is about them.
        suites.sort(key=lambda suite: (seconds[suite] + 0.1) * len(reached[suite]))
        if not suites:
            return "not reached", ""
        spent = 0
        while suites and spent < self.arguments.patience:
            batch, cost = [], 0
            while suites and (not batch or cost + seconds[suites[0]] <= BATCH):
                cost += seconds[suites[0]]
                batch.append(suites.pop(0))
            spent += cost
            passed, _ = self.test(batch, one["id"], 120 + 30 * cost, processor=int(15 + 3 * cost))
            test = self.failed.pop(one["id"], "")
            if passed is None:
                return "timeout", " ".join(batch)
            if not passed:
                return "killed", test
        return "survived", f"{len(suites)} suites were not run" if suites else ""

    def run(self):
        if not self.arguments.built:
            self.build()
        self.rehearse()
        # In an order of chance: those that were looked at when a run is ended are a sample of all.
        open_ones = [one for one in self.mutants if self.result(one) is None]
        random.Random(self.arguments.seed).shuffle(open_ones)
        begin = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(self.arguments.jobs) as pool:
            jobs = {pool.submit(self.look, one): one for one in open_ones}
            for count, job in enumerate(concurrent.futures.as_completed(jobs), 1):
                self.settle(jobs[job], *job.result())
                left = (time.monotonic() - begin) / count * (len(open_ones) - count)
                one = jobs[job]
                print(f"{count}/{len(open_ones)}, {left / 60:.0f} min left: {job.result()[0]}: {describe(one)}", flush=True)
        self.report()

    def report(self):
        results = [dict(one, **self.result(one)) for one in self.mutants if self.result(one)]
        counts = {}
        for one in results:
            counts[one["status"]] = counts.get(one["status"], 0) + 1
        noticed = counts.get("killed", 0) + counts.get("timeout", 0)
        compiled = len(results) - counts.get("not compiling", 0)
        self.report_modules(results)
        survivors = [one for one in results if one["status"] in ("survived", "not reached")]
        print("\nSurvivors:" if survivors else "\nNo survivors.")
        for one in survivors:
            print(f"  {describe(one)}{' (no suite comes by it)' if one['status'] == 'not reached' else ''}")
        print(f"seed {self.arguments.seed}: {json.dumps(counts)}; {noticed} of {compiled} noticed"
              f" ({100 * noticed / max(1, compiled):.0f} %)")
        print(f"{self.passed()} in all")
        if self.arguments.json:
            pathlib.Path(self.arguments.json).write_text(json.dumps(
                {"seed": self.arguments.seed, "counts": counts, "noticed": noticed, "compiled": compiled, "mutants": results}, indent=1))


    def report_modules(self, results):
        """A line a module: its lines, and what became of its mutants."""
        print("\nmodule, lines, mutants, noticed, survived, no suite comes by")
        for name, lines in self.lines.items():
            its = [one["status"] for one in results if one["module"] == name and one["status"] != "not compiling"]
            noticed = its.count("killed") + its.count("timeout")
            print(f"  {name}, {lines}, {len(its)}, {noticed}, {its.count('survived')}, {its.count('not reached')}")


def describe(one):
    change = f"{one['old']} → {one['new']}" if one["kind"] != "statement" else "deleted"
    return f"#{one['id']} {one['file']}:{one['line']}: {change}: {one['source'][:110]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=None, help="which ones are drawn; printed")
    parser.add_argument("--only", action="append", help="a module; may be repeated")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="how many run at a time")
    parser.add_argument("--patience", type=float, default=240,
                        help="seconds of the processor that one mutant's suites may need, by what they need without it (240)")
    parser.add_argument("--json", help="where the results are written")
    parser.add_argument("--tree", default=str(WORK / "tree"), help="the folder of the copy")
    parser.add_argument("--list", action="store_true", help="list the mutants, run nothing")
    parser.add_argument("--modules", action="store_true", help="list the modules and how many mutants each has, run nothing")
    parser.add_argument("--built", action="store_true", help="the copy is as it shall be: build nothing")
    parser.add_argument("--again", action="store_true", help="look at the survivors again, with new tests")
    arguments = parser.parse_args()
    if arguments.seed is None:
        # The run that is under way goes on.
        seed = WORK / "seed"
        WORK.mkdir(parents=True, exist_ok=True)
        if not seed.exists():
            seed.write_text(str(random.randrange(1, 1_000_000)))
        arguments.seed = int(seed.read_text())
    run = Run(arguments)
    if arguments.again:
        run.forget()
    if arguments.modules:
        for name, lines in run.lines.items():
            print(f"{name}, {lines} lines, {sum(one['module'] == name for one in run.mutants)} mutants")
        for name, why in run.unseen.items():
            print(f"left out: {name}, which {why}")
    elif arguments.list:
        for one in run.mutants:
            print(describe(one))
    else:
        run.run()


if __name__ == "__main__":
    main()
