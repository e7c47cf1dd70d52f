import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Whose a name is, by how often and in how many files it is used, and modules of a project's packages (docs/cli.md).
@Suite("What a check comes to")
struct CheckVerdictTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain(["A.swift": "import Kit\n// a\n", "B.swift": "import Kit\n// b\n"])
        try fake.looking(first: "case \"$*\" in *-typecheck*) exit 1;; esac")
    }

    private func syntax(_ uses: [[UsedNames.Use]]) throws {
        let names = uses.map { list in
            var names = UsedNames()
            names.uses = list
            return names
        }
        try fake.folder.write(String(decoding: JSONEncoder().encode(names), as: UTF8.self), to: "uses")
        let imports = uses.map { _ in "[{\"name\":\"Kit\",\"line\":1,\"column\":8}]" }.joined(separator: ",")
        let nothing = uses.map { _ in "{\"parts\":[],\"boxes\":[],\"isEmpty\":false}" }.joined(separator: ",")
        let interface =
            "shift; printf '['; s=; for f in \"$@\"; do printf '%s\"x\"' \"$s\"; s=,; done; echo ']'"
        try fake.syntax([
            "--uses": "cat uses", "--imports": "echo '[\(imports)]'", "--interface": interface,
            "--leave-out": "echo '[\(nothing)]'",
        ])
    }

    private func find(_ name: String) throws {
        let text = "cannot find 'qqqqqqqq' in scope"
        try fake.find(
            [
                .init(
                    severity: .error, id: "cannot_find_in_scope", text: text,
                    place: .init(file: fake.folder[name], line: 2, column: 1))
            ], in: name)
    }

    /// The kinds of what is said of the name, not of the module.
    private func kinds(_ names: [String], _ uses: [[UsedNames.Use]], _ mark: String) throws -> [String] {
        for name in names { try fake.folder.write("import Kit\n// \(name) \(mark)\n", to: name) }
        try syntax(uses)
        for name in names { try find(name) }
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        let messages = try ModuleCheck(compiler: fake.compiler, options: fake.options()).outcome(of: source).messages
        return messages.filter { $0.message.contains("qqqqqqqq") }.map { "\($0.kind)" }
    }

    @Test("A function that a file calls twice is a module's, and so is one that several files use") func counts() throws
    {
        let call = use("qqqqqqqq", "()", at: 2)
        let other = use("qqqqqqqq", "(x:)", at: 5)
        let one = ["A.swift"]
        #expect(try kinds(one, [[call]], "one") == ["mistake"] && kinds(one, [[call, other]], "two") == ["module"])
        #expect(try kinds(one, [[call, use("qqqqqqqq", at: 5)]], "name") == ["mistake"], "a name is no call")
    }

    @Test("A name that two files use is no slip of the pen") func repeated() throws {
        let plain = use("qqqqqqqq", at: 2)
        let both = ["A.swift", "B.swift"]
        #expect(try kinds(both, [[plain], [plain]], "both") == ["module", "module"])
        #expect(try kinds(["A.swift"], [[plain, plain]], "twice") == ["mistake"], "twice in one file is one file")
    }

    // MARK: Packages

    private func record(_ unbuilt: [DependencyRecord.Unbuilt]) -> DependencyRecord {
        var record = DependencyRecord()
        record.unbuilt = unbuilt
        return record
    }

    @Test("Packages' modules that are known already are not asked for again") func known() throws {
        try fake.folder.write("import SwiftUI\n", to: "A.swift")
        let source = try fake.source("A.swift")
        var compiler = fake.compiler
        let known = try compiler.knowing(source, options: fake.options())
        #expect(known.kept == nil && known.compiler.dependencies == nil, "there is nothing to know")
        compiler.dependencies = record([])
        #expect(try compiler.knowing(source, options: fake.options()).kept == nil)
        let own = DependencyRecord.Unbuilt(
            module: "Own", files: [fake.folder["B.swift"]], language: .standard, isOwn: true)
        compiler.dependencies = record([own])
        try syntax([[]])
        let check = ModuleCheck(compiler: compiler, options: try fake.options())
        let outcome = try check.outcome(withPackagesOf: source)
        #expect(outcome.files == 1, "what is kept by no one is not checked")
    }

    @Test("What several outcomes come to") func sums() {
        let message = ToolMessage(.mistake, .error, code: "c", "m")
        var all = ModuleCheck.Outcome()
        #expect(all.files == 0 && all.looked == 0 && all.messages.isEmpty)
        all.add(.init(messages: [message], files: 5, looked: 3))
        all.add(.init(messages: [message, message], files: 2, looked: 1))
        #expect(all.messages.count == 3 && all.files == 7 && all.looked == 4)
    }
}
