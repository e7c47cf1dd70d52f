import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// What goes from files of which something does not compile, round by round (docs/cli.md). `galley-syntax` is a program of the test's.
@Suite("What is left out of files, in rounds")
struct ReductionTests {
    private let fake: FakeToolchain
    private let source: SourceSet

    init() throws {
        fake = try FakeToolchain([
            "src/A.swift": "struct Model {}\n", "src/B.swift": "let a: Model\n", "src/C.swift": "other\n",
        ])
        source = try fake.source("src")
    }

    private func path(_ index: Int) -> String { source.files[index].absolutePath }

    private func reduction() throws -> Reduction {
        let conditions = try ConditionedSource(
            source, options: fake.options(), installation: fake.compiler.installation, limits: fake.compiler.limits,
            work: fake.compiler.cache.makeWorkFolder(), cache: fake.compiler.cache)
        let base = try #require(conditions.attempts.first)
        return Reduction(of: source, from: base, conditions, fake.compiler)
    }

    private func error(_ index: Int, _ text: String = "no", line: Int = 1) -> SourceError {
        SourceError(path: path(index), line: line, column: 2, text: text)
    }

    private static let same = "{\"parts\":[],\"boxes\":[],\"isEmpty\":false}"

    private static func part(
        _ name: String, _ reason: String, names: [String] = [], uses: String? = nil
    ) -> LeftOutFile.Part {
        .init(kind: .declaration, name: name, line: 1, reason: reason, reasonLine: 2, names: names, uses: uses)
    }

    private static func answer(
        _ text: String, _ parts: [LeftOutFile.Part], boxes: [String] = [], isEmpty: Bool = false
    ) throws -> String {
        let list = String(decoding: try JSONEncoder().encode(parts), as: UTF8.self)
        return "{\"text\":\"\(text)\",\"parts\":\(list),\"boxes\":\(boxes),\"isEmpty\":\(isEmpty)}"
    }

    /// What each question is answered, one after the other; the last again and again.
    private func answer(_ answers: [[String]]) throws {
        for (index, list) in answers.enumerated() {
            try fake.folder.write("[\(list.joined(separator: ","))]", to: "answer\(index)")
        }
        try fake.syntax([
            "--leave-out":
                "cat >> asked; echo >> asked; n=$(wc -l < asked); n=$((n - 1)); [ -f answer$n ] || n=\(answers.count - 1); cat answer$n"
        ])
    }

    /// How large a piece of each file was to go, a list a round.
    private var coarseness: [[Int]] {
        (fake.folder.text(of: "asked") ?? "").split(separator: "\n").map { line in
            (json(String(line))?["files"]?.list ?? []).map { Int($0["coarseness"]?.number ?? -1) }
        }
    }

    @Test("A piece goes, and what names it is looked at again") func pieces() throws {
        try answer([
            [
                try Self.answer("rest", [Self.part("Model", "no such", names: ["Model"])], boxes: ["Card"]), Self.same,
                Self.same,
            ]
        ])
        var reduction = try reduction()
        #expect(reduction.files.isEmpty && reduction.boxes.isEmpty && reduction.changed == nil)
        #expect(try reduction.leaveOut([error(0, "wrong", line: 3)]))
        #expect(reduction.changed == [path(0), path(1)] && reduction.boxes == ["Card"])
        #expect(
            reduction.files == [
                LeftOutFile(
                    file: source.files[0].path, isWhole: false, parts: [Self.part("Model", "no such", names: ["Model"])]
                )
            ])
        let attempt = try reduction.attempt()
        #expect(
            attempt.texts == [path(0): "rest"] && attempt.name == "left" && attempt.arguments.first == "-vfsoverlay")
        let asked = try #require(json(fake.folder.text(of: "asked") ?? ""))["files"]?.list
        #expect(
            asked?.first == [
                "name": .text(source.files[0].path), "text": "struct Model {}\n", "coarseness": 0,
                "keepsDeclarations": false, "faults": [["line": 3, "column": 2, "message": "wrong"]],
            ])
        #expect(asked?.count == 3 && asked?.last?["faults"] == [])
    }

    @Test("Pieces become larger where smaller ones do not help") func coarser() throws {
        try answer([[Self.same, Self.same, Self.same]])
        var reduction = try reduction()
        #expect(try !reduction.leaveOut([error(0)]))
        let sizes = coarseness
        #expect(
            sizes.map { $0[1] } == [Int](repeating: 0, count: 60), "60 rounds at the most; the others have no fault")
        let steps = [(0, 6), (1, 3), (2, 2), (3, 3), (4, 46)].flatMap { [Int](repeating: $0.0, count: $0.1) }
        #expect(sizes.map { $0[0] } == steps)
        #expect(try !reduction.leaveOut([error(0)]) && coarseness.count == 60)
    }

    @Test("Of two declarations the second goes first") func twice() throws {
        try answer([[Self.same, try Self.answer("rest", []), Self.same]])
        var reduction = try reduction()
        #expect(try reduction.leaveOut([error(0), error(1, "invalid redeclaration of 'A'")]))
        #expect(reduction.changed == nil, "every use of it was an error")
        let asked = json(fake.folder.text(of: "asked") ?? "")?["files"]?.list ?? []
        #expect(asked.map { $0["faults"]?.list?.count } == [0, 1, 0])
        var main = try self.reduction()
        unlink(fake.folder["asked"])
        #expect(try main.leaveOut([error(0), error(1, "'main' attribute can only apply to one type in a module")]))
        #expect(json(fake.folder.text(of: "asked") ?? "")?["files"]?.list?[0]["faults"] == [])
    }

    @Test("What went before is named where something goes because of it") func origins() throws {
        let reasons: [(String, String?)] = [
            ("cannot find 'Model' in scope", "Model"), ("type 'X' has no member 'Model'", "Model"),
            ("extra argument 'Model'", "Model"), ("type 'Model' does not conform to protocol", "Model"),
            ("it requires that 'Model' be", "Model"), ("cannot convert 'Model'", nil),
            ("cannot find 'Other' in scope", nil),
        ]
        let parts =
            reasons.map { Self.part("p", $0.0) } + [
                Self.part("q", "why", uses: "Model"), Self.part("r", "why", uses: "Zzz"),
            ]
        try answer([
            [try Self.answer("rest", [Self.part("Model", "no", names: ["Model"])]), Self.same, Self.same],
            [
                try Self.answer("less", [Self.part("Model", "cannot find 'Model'", names: ["Model"])]),
                try Self.answer("rest of b", parts), try Self.answer("", [], isEmpty: true),
            ],
        ])
        var reduction = try reduction()
        #expect(try reduction.leaveOut([error(0)]) && reduction.leaveOut([error(1)]))
        let files = reduction.files
        #expect(files.map(\.file) == source.files.prefix(2).map(\.path), "of the third nothing is told")
        #expect(files[1].parts.map(\.uses) == reasons.map(\.1) + ["Model", "Zzz"])
        let origin = source.files[0].path
        #expect(files[1].parts.map(\.usesFile) == reasons.map { $0.1.map { _ in origin } } + [origin, nil])
        #expect(files[0].parts.map(\.usesFile) == [nil, nil], "it does not go because of itself")
        #expect(try reduction.attempt().texts == [path(0): "less", path(1): "rest of b", path(2): ""])
    }

    @Test("What is remembered for another time") func memory() throws {
        try answer([
            [
                try Self.answer("rest", [Self.part("Model", "no", names: ["Model"])], boxes: ["Card"], isEmpty: true),
                Self.same, Self.same,
            ]
        ])
        var first = try reduction()
        _ = try first.leaveOut([error(0)])
        let outcome = first.outcome
        #expect(
            outcome.files.map(\.text) == ["rest", nil, nil] && outcome.files.map(\.isEmpty) == [true, false, false])
        #expect(outcome.files[0].names == ["Model"] && outcome.origins == ["Model": 0] && outcome.boxes == ["Card"])
        #expect(outcome.files.map(\.content) == source.files.map(\.content))
        var again = try reduction()
        again.restore(outcome, except: [1])
        #expect(again.files.map(\.isWhole) == [true] && again.boxes == ["Card"] && again.changed == [path(1)])
        #expect(!again.hasSoundDeclarations)
        again.lookAtBodies()
        #expect(again.hasSoundDeclarations && again.changed == [path(1)])
        var other = try reduction()
        other.restore(outcome, except: [0])
        #expect(other.files.isEmpty && other.changed == [path(0)])
        other.restore(outcome, except: [])
        #expect(other.changed == [])
        #expect(outcome.changed(in: source) == [])
        try fake.folder.write("let b: Model\n", to: "src/B.swift")
        #expect(try outcome.changed(in: fake.source("src")) == [1])
        #expect(try outcome.changed(in: fake.source("src/A.swift")) == nil)
    }

    @Test("Four outcomes are remembered, the newest") func newest() {
        let memory = ReductionMemory()
        func outcome(_ name: String) -> ReductionMemory.Outcome { .init(files: [], boxes: [name], origins: [:]) }
        for name in ["a", "b", "c", "d"] { memory[name] = outcome(name) }
        memory["a"] = outcome("a2")
        memory["e"] = outcome("e")
        #expect(["a", "b", "c", "d", "e", "f"].map { memory[$0]?.boxes.first } == ["a2", nil, "c", "d", "e", nil])
        memory["c"] = nil
        #expect(memory["c"] == nil && memory["d"] != nil)
    }

    @Test("Answers that make no sense") func failures() throws {
        let message =
            "69 cannot leave out what does not compile: 'FOLDER/galley/galley-syntax' failed; build it with `make build`"
        for script in ["echo no", "echo '[]'", "exit 3"] {
            try fake.syntax(["--leave-out": script])
            var reduction = try reduction()
            #expect(fake.plain(failure { _ = try reduction.leaveOut([error(0)]) }) == message, "\(script)")
        }
        try fake.syntax(["--leave-out": "echo ' the file is no Swift '; exit 65"])
        var reduction = try reduction()
        #expect(failure { _ = try reduction.leaveOut([error(0)]) } == "65 the file is no Swift")
    }
}
