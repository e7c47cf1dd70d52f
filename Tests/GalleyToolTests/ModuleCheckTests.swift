import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// How a check goes from one look at the files to the next, and what it remembers (docs/cli.md).
@Suite("A check of a module")
struct ModuleCheckTests {
    private let fake: FakeToolchain

    private static let names = ["A.swift", "B.swift"]

    init() throws {
        fake = try FakeToolchain([
            "A.swift": "import SwiftUI\n// a\n", "B.swift": "import SwiftUI\n// b\n",
            "K/Kit.swift": "import Kit\nimport Kit\n",
            "L/One.swift": "import SwiftUI\n#if os(iOS)\n#endif\n",
        ])
        try fake.looking()
        try syntax()
    }

    /// - Parameter uses: What is answered of the names that files use, in the order of the files.
    private func syntax(uses: [UsedNames] = [UsedNames()], _ more: [String: String] = [:]) throws {
        try fake.folder.write(String(decoding: JSONEncoder().encode(uses), as: UTF8.self), to: "uses")
        // What others see of a file is its first line.
        let interface =
            "shift; printf '['; s=; for f in \"$@\"; do printf '%s\"%s\"' \"$s\" \"$(head -1 $f)\"; s=,; done; echo ']'"
        let nothing = "echo '[{\"parts\":[],\"boxes\":[],\"isEmpty\":false}]'"
        try fake.syntax(
            ["--uses": "cat uses", "--interface": interface, "--leave-out": nothing].merging(more) { $1 })
    }

    private func found(_ id: String, _ text: String, in name: String = "A.swift", _ line: Int = 2) -> CompilerDiagnostic
    {
        .init(severity: .error, id: id, text: text, place: .init(file: fake.folder[name], line: line, column: 1))
    }

    private func outcome(_ names: [String] = names, _ module: ModuleCheck.Module = .init()) throws
        -> ModuleCheck.Outcome
    {
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        var check = ModuleCheck(compiler: fake.compiler, options: try fake.options())
        check.module = module
        return try check.outcome(of: source)
    }

    private func told(_ outcome: ModuleCheck.Outcome) -> [String] {
        outcome.messages.map { message in
            let place = message.place.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "-"
            return "\(place) \(message.kind) \(message.message)"
        }
    }

    /// The runs since the last time: what `galley-syntax` was asked, and what the compiler looked at in how many steps.
    private func steps() throws -> [String] {
        try fake.takeRuns().map { line in
            let words = line.split(separator: "|").map(String.init)
            if words[0] == "galley-syntax" { return words[1] }
            let primary = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map {
                String($0.1.split(separator: "/").last?.prefix(1) ?? "")
            }
            let steps = words.compactMap { $0.hasPrefix("-solver-scope") ? $0.split(separator: "=").last : nil }
            let others = [(CheckStubs.file, "stubs"), ("imports.json", "cut"), ("galley-generated.swift", "generated")]
            let marks = others.filter { other in words.contains { $0.hasSuffix(other.0) } }.map(\.1)
            return ([words[2]] + primary + steps.map(String.init) + marks).joined(separator: " ")
        }
    }

    @Test("Nothing wrong, and nothing to do the next time") func memory() throws {
        let first = try outcome()
        #expect(first.messages.isEmpty && first.files == 2 && first.looked == 2)
        let runs = try steps()
        #expect(
            runs.first == "--interface"
                && Set(runs.dropFirst()).isSubset(of: ["-emit-sil A 500", "-emit-sil B 500", "-emit-sil A B 500"]))
        let second = try outcome()
        #expect(try second.files == 2 && second.looked == 0 && steps().isEmpty)
        // A body that has changed is one file to look at; what others see is all of them.
        try fake.folder.write("import SwiftUI\n// other\n", to: "B.swift")
        let body = try outcome()
        #expect(try body.looked == 1 && steps() == ["--interface", "-emit-sil B 500"])
        try fake.folder.write("import Foundation\n// other\n", to: "B.swift")
        #expect(try outcome().looked == 2)
        _ = try steps()
        var all = ModuleCheck.Outcome(messages: [], files: 1, looked: 2)
        all.add(.init(messages: [ToolMessage(.gap, .error, code: "c", "m")], files: 3, looked: 4))
        #expect(all.messages.count == 1 && all.files == 4 && all.looked == 6)
    }

    @Test("An error of the author's, and what is behind it") func mistakes() throws {
        try fake.find([found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope")], in: "A.swift")
        #expect(try told(outcome(["A.swift"])) == ["A.swift:2 mistake cannot find 'Qqqqqqqq' in scope"])
        #expect(try steps() == ["-emit-sil A 500", "--uses", "--leave-out"])
        #expect(try told(outcome(["A.swift"])).count == 1, "the messages are remembered")
        #expect(try steps().isEmpty)
    }

    @Test("Names of Apple's are stood in for, round by round") func standIns() throws {
        var uses = UsedNames()
        uses.uses = ["SCNView", "SCNScene", "SCNNode", "SCNCamera", "SCNLight"].enumerated().map {
            use($1, "()", at: $0 + 2)
        }
        try syntax(uses: [uses])
        let names = uses.uses.map { ($0.name, $0.line) }
        // Each look shows one name more than are stood in for.
        func gaps(_ count: Int) -> [CompilerDiagnostic] {
            names.prefix(count).map { found("cannot_find_in_scope", "cannot find '\($0.0)' in scope", $0.1) }
        }
        for count in 1...5 { try fake.find(gaps(count), in: "A.swift", at: "found\(count)") }
        try fake.looking(
            first: """
                stubs=$(echo "$*" | tr ' ' '\\n' | grep galley-stubs.swift)
                found=found1
                [ -n "$stubs" ] && found=found$(($(grep -o 'SCN[A-Za-z]*' "$stubs" | sort -u | wc -l) + 1))
                """)
        let messages = try told(outcome(["A.swift"]))
        #expect(messages.count >= 3 && messages.allSatisfy { $0.contains(" gap cannot find 'SCN") })
        let runs = try steps()
        #expect(runs.prefix(2) == ["-emit-sil A 500", "--uses"])
        #expect(runs.filter { $0 == "-emit-sil A 500 stubs" }.count == 3, "three rounds at the most: \(runs)")
    }

    @Test("What is wrong is left out, and the rest looked at") func behind() throws {
        let error = found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope")
        let later = found("missing_return_decl", "missing return in global function expected to return 'Int'", 5)
        try fake.find([error], in: "A.swift")
        try fake.find([later], in: "A.swift", at: "rest")
        try fake.looking(first: "case \"$*\" in *imports.json*) found=rest;; esac")
        // Each answer is another text, so that it would go on without end.
        let answer = "printf '[{\"text\":\"%s\",\"parts\":[],\"boxes\":[],\"isEmpty\":false}]' $n"
        try syntax(["--leave-out": "cat >> asked; n=$(cat n 2>/dev/null)x; echo $n > n; \(answer)"])
        #expect(
            try told(outcome(["A.swift"])) == [
                "A.swift:2 mistake cannot find 'Qqqqqqqq' in scope",
                "A.swift:5 mistake missing return in global function expected to return 'Int'",
            ])
        let round = ["--leave-out", "-emit-sil A 1000 cut generated"]
        let runs = try steps()
        #expect(runs == ["-emit-sil A 500", "--uses"] + round + round + round + round)
        let asked = fake.folder.text(of: "asked") ?? ""
        #expect(asked.hasPrefix("{\"files\":[{") && asked.contains("\"keepsDeclarations\":true"))
        #expect(asked.contains("\"line\":2") && asked.contains("\"column\":1") && asked.contains("\"coarseness\":0"))
    }

    @Test("A rest without errors is looked through to its end") func rest() throws {
        try fake.find([found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope")], in: "A.swift")
        // The rest has none, and the run fails all the same because of what it uses of others.
        try fake.looking("status=1", first: "case \"$*\" in *imports.json*) found=none;; esac")
        try syntax(["--leave-out": "echo '[{\"text\":\"rest\",\"parts\":[],\"boxes\":[],\"isEmpty\":false}]'"])
        #expect(try outcome(["A.swift"]).messages.count == 1)
        #expect(
            try steps() == [
                "-emit-sil A 500", "--uses", "--leave-out", "-emit-sil A 1000 cut generated",
                "-emit-sil A 1000 cut generated",
            ])
    }

    @Test("What shows at a file's end, beside stand-ins, is left out in its turn") func behindStandIns() throws {
        var uses = UsedNames()
        uses.uses = [use("SCNView", "()", at: 2)]
        try syntax(uses: [uses])
        try fake.find([found("cannot_find_in_scope", "cannot find 'SCNView' in scope")], in: "A.swift")
        let late = found("missing_return_decl", "missing return in global function expected to return 'Int'", 5)
        try fake.find([late], in: "A.swift", at: "late")
        // Beside the stand-in the first run finds nothing and does not come to the end; the second, which does, finds one error more.
        try fake.looking(
            "[ $found = none ] && status=1",
            first: "case \"$*\" in *galley-stubs.swift*) found=none; [ -f again ] && found=late; touch again;; esac")
        _ = try outcome(["A.swift"])
        #expect(
            try steps() == [
                "-emit-sil A 500", "--uses", "-emit-sil A 500 stubs", "-emit-sil A 500 stubs", "--leave-out",
            ])
    }

    @Test("What is too hard is given all the time that it needs, unless a name is missing") func hard() throws {
        let hard = found(
            "expression_too_complex", "the compiler is unable to type-check this expression in reasonable time")
        try fake.find([hard], in: "A.swift")
        try fake.find([], in: "A.swift", at: "easy")
        try fake.looking(first: "case \"$*\" in *threshold=20000*) found=easy;; esac")
        #expect(try outcome(["A.swift"]).messages.isEmpty)
        #expect(try steps() == ["-emit-sil A 500", "-emit-sil A 20000"])
        try fake.folder.write("import SwiftUI\n// more\n", to: "A.swift")
        try fake.find([hard, found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", 3)], in: "A.swift")
        #expect(try told(outcome(["A.swift"])) == ["A.swift:3 mistake cannot find 'Qqqqqqqq' in scope"])
        #expect(try !steps().contains("-emit-sil A 20000"))
    }

    @Test("A crash is told of its file") func crashes() throws {
        try fake.looking("kill -SEGV $$")
        let messages = try outcome(["A.swift"]).messages
        #expect(
            messages.map(\.code) == ["compiler-crash"]
                && messages.first?.place == .init(file: fake.folder["A.swift"], line: 1))
        #expect(messages.first?.severity == .error && messages.first?.kind == .mistake)
    }

    @Test("Modules that cannot be had are taken out") func modules() throws {
        try syntax([
            "--imports":
                "echo '[[{\"name\":\"Kit\",\"line\":1,\"column\":8},{\"name\":\"Kit\",\"line\":2,\"column\":8}]]'"
        ])
        try fake.looking(first: "case \"$*\" in *-typecheck*) exit 1;; esac")
        let outcome = try outcome(["K/Kit.swift"])
        #expect(told(outcome) == ["Kit.swift:1 module no such module 'Kit'"])
        let message = try #require(outcome.messages.first)
        #expect(message.place == .init(file: fake.folder["K/Kit.swift"], line: 1, column: 8, endLine: 1, endColumn: 11))
        #expect(message.notes?.map(\.message) == ["imported here, too"] && message.notes?.first?.place?.line == 2)
        #expect(message.code == "unknown-module" && message.severity == .error)
        #expect(try steps() == ["--imports", "-typecheck", "-emit-sil K 500 cut", "--uses"])
        // One that is there by another name of the same module.
        try fake.folder.write("", to: "mods/Kit.swiftmodule")
        let module = ModuleCheck.Module(name: "Own", folders: [fake.folder["mods"]])
        #expect(try self.outcome(["K/Kit.swift"], module).messages.isEmpty)
        #expect(try steps() == ["-emit-sil K 500"])
        #expect(try self.outcome(["K/Kit.swift"], .init(name: "Kit")).messages.isEmpty, "a module may import itself")
    }

    @Test("Conditions as on the platform first, and as they stand where that has errors") func conditions() throws {
        let name = "L/One.swift"
        try syntax(["--as": "echo '[{\"text\":\"as on a phone\",\"asksForFramework\":false}]'"])
        let error = found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", in: name)
        try fake.find([error], in: "One.swift", at: "phone")
        try fake.looking(first: "case \"$*\" in *conditions.json*) found=phone;; esac")
        #expect(try outcome([name]).messages.isEmpty, "without errors as it stands")
        #expect(try steps() == ["--as", "-emit-sil O 500", "-emit-sil O 500"])
        try fake.find([error], in: "One.swift")
        try fake.folder.write("import SwiftUI\n#if os(iOS)\n#endif\n// new\n", to: name)
        #expect(try told(outcome([name])) == ["One.swift:2 mistake cannot find 'Qqqqqqqq' in scope"])
        let runs = try steps()
        #expect(runs.prefix(3) == ["--as", "-emit-sil O 500", "-emit-sil O 500"] && runs.last == "--leave-out")
    }

    @Test("What others can see of a module") func results() throws {
        let result = fake.folder["out/Own.swiftmodule"]
        let module = ModuleCheck.Module(name: "Own", maps: ["-fmodule-map-file=/m"], result: result)
        func seen() throws -> String? {
            _ = try outcome(Self.names, module)
            return fake.folder.text(of: "out/Own.swiftmodule.seen")
        }
        let first = try seen()
        #expect(first?.isEmpty == false && FileManager.default.fileExists(atPath: fake.folder["out"]))
        #expect(try steps().last == "-emit-module")
        // The module itself was not made here: so it is looked at again, of which all is remembered.
        #expect(try seen() == first && steps() == ["-emit-module"])
        try fake.folder.write("import SwiftUI\n// body\n", to: "B.swift")
        #expect(try seen() == first, "a body is seen by no one")
        try fake.folder.write("import Foundation\n// body\n", to: "B.swift")
        #expect(try seen() != first)
        try fake.folder.write("made", to: "out/Own.swiftmodule")
        _ = try steps()
        _ = try outcome(Self.names, module)
        #expect(try steps().isEmpty, "the module is there")
    }

    @Test("Messages that others' modules explain") func others() throws {
        try fake.find([found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope")], in: "A.swift")
        #expect(try outcome(["A.swift"], .init(declared: ["Qqqqqqqq"])).messages.isEmpty)
        // What `galley-syntax` cannot say of what others see is taken to be all.
        try syntax(["--interface": "echo no"])
        unlink(fake.folder["found/A.swift.dia"])
        #expect(try outcome().looked == 2)
        try fake.folder.write("import SwiftUI\n// other\n", to: "B.swift")
        #expect(try outcome().looked == 2)
    }
}
