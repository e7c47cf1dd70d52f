import Foundation
import GalleyBytes
import GalleyDiagnostics
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Imports of modules that cannot be had, and what a check remembers of files: docs/cli.md. Columns count from 1 in
/// bytes, and a place's end is behind its last character.
@Suite("Imports that are taken out")
struct AbsentModuleTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "a.swift": "import Kit\nimport SwiftUI\n", "b.swift": "import Own\nlet b = 1\n", "c.swift": "let c = 1\n",
        ])
    }

    private func missed(_ name: String, _ line: Int, _ column: Int? = 8, in file: String = "a.swift")
        -> CompilerDiagnostic
    {
        found("sema_no_import", "no such module '\(name)'", at: line, column, in: fake.folder[file])
    }

    private func taken(_ absent: inout AbsentModules, _ all: [CompilerDiagnostic]) -> Bool {
        absent.take(from: .init(files: Dictionary(grouping: all) { $0.place?.file ?? "" }))
    }

    @Test("Each module, the places where it is imported, and whether one is new") func places() {
        var absent = AbsentModules()
        #expect(absent.isEmpty && absent.names.isEmpty && !taken(&absent, []))
        #expect(taken(&absent, [missed("Kit", 3), missed("Axe", 2, nil), missed("Kit", 9, 5)]))
        #expect(absent.names == ["Axe", "Kit"] && !absent.isEmpty)
        let path = fake.folder["a.swift"]
        let kit: [ToolMessage.Place] = [
            .init(file: path, line: 3, column: 8, endLine: 3, endColumn: 11),
            .init(file: path, line: 9, column: 5, endLine: 9, endColumn: 8),
        ]
        #expect(absent.places["Kit"] == kit)
        #expect(absent.places["Axe"] == [.init(file: path, line: 2, column: 1, endLine: 2, endColumn: 4)])
        #expect(!taken(&absent, [missed("Kit", 3)]) && absent.places["Kit"] == kit, "known already")
        #expect(!taken(&absent, [missed("Kit", 4)]) && absent.places["Kit"]?.count == 3)
        #expect(taken(&absent, [missed("Kit", 3), missed("New", 1)]) && absent.places.count == 3)
    }

    @Test("Other messages, and those without a name or a place, are none of a module") func others() {
        var absent = AbsentModules()
        let other = found("missing_argument", "no such module 'Kit'", at: 1, 1, in: fake.folder["a.swift"])
        let nameless = found("sema_no_import", "no such module", at: 1, 1, in: fake.folder["a.swift"])
        let nowhere = CompilerDiagnostic(severity: .error, id: "sema_no_import", text: "'Kit'", place: nil)
        #expect(!taken(&absent, [other, nameless]) && absent.isEmpty)
        let findings = CheckRun.Findings(files: ["x": [nowhere]])
        #expect(!absent.take(from: findings) && absent.isEmpty)
    }

    @Test("One message for each module, Apple's and others'") func messages() {
        var absent = AbsentModules()
        _ = taken(&absent, [missed("Kit", 3), missed("Charts", 4), missed("Charts", 6), missed("Charts", 7)])
        let messages = absent.messages
        #expect(messages.map(\.message) == ["no such module 'Charts'", "no such module 'Kit'"])
        #expect(messages.map(\.kind) == [.gap, .module] && messages.allSatisfy { $0.severity == .error })
        #expect(messages.map { $0.place?.line } == [4, 3] && messages.allSatisfy { $0.code == "unknown-module" })
        #expect(messages[0].notes?.map { $0.place?.line } == [6, 7] && messages[1].notes == nil)
        #expect(messages[0].notes?.map(\.message) == ["imported here, too", "imported here, too"])
        #expect(messages.allSatisfy { $0.suggestion?.text.isEmpty == false && $0.suggestion?.edits == nil })
    }

    @Test("A file as it is read, with spaces in the imports' place") func texts() throws {
        var absent = AbsentModules()
        _ = taken(&absent, [missed("Kit", 1)])
        let file = try SourceFile(path: fake.folder["a.swift"])
        #expect(absent.text(of: file, .init()) == "          \nimport SwiftUI\n")
        var attempt = ConditionedSource.Attempt()
        attempt.texts = [file.absolutePath: "let x = 1; import Kit\n"]
        #expect(absent.text(of: file, attempt) == "let x = 1;           \n")
    }

    @Test("Files that are read in place of the user's") func overlays() throws {
        let source = try fake.source("a.swift", "b.swift", "c.swift")
        let work = try fake.compiler.cache.makeWorkFolder()
        func blanked(
            _ absent: AbsentModules, _ attempt: ConditionedSource.Attempt, _ cuts: [String: String] = [:]
        ) throws -> ConditionedSource.Attempt {
            try absent.blanked(attempt, source, work, fake.compiler.cache, cuts: cuts)
        }
        var base = ConditionedSource.Attempt()
        base.arguments = ["-x", "-vfsoverlay", "old.json", "-y"]
        let (a, b, c) = (fake.folder["a.swift"], fake.folder["b.swift"], fake.folder["c.swift"])
        base.texts = [c: "read so"]
        let same = try blanked(AbsentModules(), base)
        #expect(same.arguments == base.arguments && same.texts == base.texts, "nothing is to be taken out")
        #expect(Cache.names(in: work.path).isEmpty)
        var absent = AbsentModules()
        _ = taken(&absent, [missed("Kit", 1)])
        let one = try blanked(absent, base)
        #expect(one.arguments.map(fake.plain) == ["-x", "-y", "-vfsoverlay", "WORK/imports.json"])
        #expect(one.texts == [a: "          \nimport SwiftUI\n", c: "read so"])
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: "\(work.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text("imports-0.swift") == "          \nimport SwiftUI\n" && text("imports-1.swift") == "read so")
        #expect(text("imports-2.swift") == nil && text("imports.json")?.contains("imports-1.swift") == true)
        let plain = try blanked(absent, ConditionedSource.Attempt(), [a: "cut", b: "rest"])
        #expect(plain.arguments.map(fake.plain) == ["-vfsoverlay", "WORK/imports.json"])
        #expect(plain.texts == [a: "cut", b: "rest"], "the rest of a file goes before its whole")
        #expect(try blanked(AbsentModules(), base, [b: "rest"]).texts == [b: "rest", c: "read so"])
    }

    // MARK: What is remembered

    @Test("Written down and read again; nothing of what is damaged") func memory() throws {
        let cache = fake.compiler.cache
        let folder = try #require(cache.objects("memory"))
        var memory = CheckMemory()
        #expect(memory.whole == nil && memory.files.isEmpty && memory.messages.isEmpty && memory.interfaces.isEmpty)
        memory.whole = "w"
        memory.interfaces = ["t": "i"]
        memory.messages = [ToolMessage(.gap, .error, code: "c", "m")]
        var file = CheckMemory.File(key: "k", found: [missed("Kit", 3)], crash: "crashed")
        #expect(file.isWhole && file.isFinished)
        (file.isWhole, file.isFinished) = (false, false)
        memory.files = ["stage": ["a": file]]
        try memory.write(to: nil, cache)
        #expect(CheckMemory(in: folder).whole == nil && CheckMemory(in: nil).whole == nil)
        try memory.write(to: folder, cache)
        #expect(Cache.names(in: folder.path) == ["check.json"])
        let read = CheckMemory(in: folder)
        let again = try #require(read.files["stage"]?["a"])
        #expect(read.whole == "w" && read.interfaces == ["t": "i"] && read.messages == memory.messages)
        #expect(again.key == "k" && again.found == file.found && again.crash == "crashed")
        #expect(!again.isWhole && !again.isFinished)
        let path = "\(folder.path)/check.json"
        let data = try #require(FileManager.default.contents(atPath: path))
        try Data(data.dropLast()).write(to: URL(fileURLWithPath: path))
        #expect(CheckMemory(in: folder).whole == nil)
    }

    @Test("What others can see of each text") func interfaces() throws {
        let compiler = fake.compiler
        var memory = CheckMemory()
        memory.interfaces = ["gone": "x"]
        try memory.readInterfaces(of: fake.source("a.swift"), ["h"], compiler)
        #expect(memory.interfaces == ["h": "h"], "of one file no one sees anything")
        let both = try fake.source("a.swift", "b.swift")
        func asking(_ answer: String) throws -> [String] {
            try fake.syntax(["--interface": "echo '\(answer)'"])
            _ = try fake.takeRuns()
            try memory.readInterfaces(of: both, ["h", "i"], compiler)
            return try fake.takeRuns()
        }
        #expect(try asking("[\"seen\"]") == ["galley-syntax|--interface|FOLDER/b.swift|"], "only of the new one")
        #expect(memory.interfaces == ["h": "h", "i": StableHash("seen").hex])
        #expect(try asking("[]").isEmpty, "nothing is new")
        memory.interfaces = [:]
        for answer in ["[\"one\"]", "[\"one\", \"two\", \"three\"]", "no"] {
            #expect(try asking(answer).count == 1 && memory.interfaces == ["h": "h", "i": "i"], "then all is seen")
            memory.interfaces = [:]
        }
        #expect(try asking("[\"one\", \"two\"]") == ["galley-syntax|--interface|FOLDER/a.swift|FOLDER/b.swift|"])
        #expect(memory.interfaces == ["h": StableHash("one").hex, "i": StableHash("two").hex])
        memory.interfaces = [:]
        try fake.syntax(["--interface": "echo deep; exit 65"])
        #expect(failure { try memory.readInterfaces(of: both, ["h", "i"], compiler) } == "65 deep")
    }
}
