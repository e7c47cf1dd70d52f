import Foundation
import GalleyDiagnostics
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// How far a check goes, and which reading of the conditions it tells of: docs/cli.md.
@Suite("How far a check goes")
struct CheckPassTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain()
        try fake.looking()
        try syntax()
    }

    private func syntax(_ more: [String: String] = [:]) throws {
        let interface =
            "shift; printf '['; s=; for f in \"$@\"; do printf '%s\"%s\"' \"$s\" \"$(head -1 $f)\"; s=,; done; echo ']'"
        let nothing = "echo '[{\"parts\":[],\"boxes\":[],\"isEmpty\":false}]'"
        try fake.syntax(["--uses": "echo '[]'", "--interface": interface, "--leave-out": nothing].merging(more) { $1 })
    }

    private func write(_ names: [String], _ text: String = "import SwiftUI\n") throws {
        for name in names { try fake.folder.write("\(text)// \(name)\n", to: name) }
    }

    private func found(_ id: String, _ text: String, in name: String, _ line: Int = 2) -> CompilerDiagnostic {
        .init(severity: .error, id: id, text: text, place: .init(file: fake.folder[name], line: line, column: 1))
    }

    private func outcome(_ names: [String], _ change: (inout ModuleCheck) -> Void = { _ in }) throws
        -> ModuleCheck.Outcome
    {
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        var check = ModuleCheck(compiler: fake.compiler, options: try fake.options())
        change(&check)
        return try check.outcome(of: source)
    }

    private func texts(_ outcome: ModuleCheck.Outcome) -> [String] { outcome.messages.map(\.message) }

    /// How often files were looked at with so many steps of the solver, by the files' names.
    private func looked(_ steps: Int) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in try fake.takeRuns() where line.contains("|-solver-scope-threshold=\(steps)|") {
            let words = line.split(separator: "|").map(String.init)
            for (before, word) in zip(words, words.dropFirst()) where before == "-primary-file" {
                counts[String(word.split(separator: "/").last ?? ""), default: 0] += 1
            }
        }
        return counts
    }

    @Test("Up to four files that are too hard are given all the time that they need") func hard() throws {
        let names = (0..<5).map { "F\($0).swift" }
        try write(names)
        for name in names {
            try fake.find([found("expression_too_complex", "unable to type-check", in: name)], in: name)
            try fake.find([], in: name, at: "easy")
        }
        try fake.looking(first: "case \"$*\" in *threshold=20000*) found=easy;; esac")
        #expect(try outcome(Array(names.prefix(4))).messages.isEmpty)
        #expect(try looked(20_000) == ["F0.swift": 1, "F1.swift": 1, "F2.swift": 1, "F3.swift": 1])
        let five = try outcome(names)
        #expect(texts(five) == [String](repeating: "unable to type-check", count: 5))
        #expect(try looked(20_000).isEmpty)
    }

    @Test("A missing module is why a file is too hard, and so is a missing name") func reasons() throws {
        for (index, id) in ["cannot_find_in_scope", "sema_no_import", "missing_argument"].enumerated() {
            let name = "G\(index).swift"
            try write([name])
            let hard = found("expression_too_complex", "unable to type-check", in: name)
            let other = found(id, id == "sema_no_import" ? "none" : "cannot find 'Qqqqqqqq' in scope", in: name, 3)
            try fake.find([hard, other], in: name)
            _ = try outcome([name])
            #expect(try looked(20_000).isEmpty == (index < 2), "\(id)")
        }
    }

    /// Each is looked at once when parts are left out, and up to eight of them once more to the end.
    @Test("What shows last is looked for in up to eight files", arguments: [(8, 16), (9, 9)])
    func open(count: Int, looks: Int) throws {
        let names = (0..<count).map { "H\($0).swift" }
        try write(names)
        for name in names {
            try fake.find([found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", in: name)], in: name)
        }
        // The rest of each has no error, and is not looked through all the same.
        try fake.looking("status=1", first: "case \"$*\" in *imports.json*) found=none;; esac")
        let answers = names.map { _ in "{\"text\":\"rest\",\"parts\":[],\"boxes\":[],\"isEmpty\":false}" }
        try syntax(["--leave-out": "echo '[\(answers.joined(separator: ","))]'"])
        #expect(try outcome(names).messages.count == count)
        #expect(try looked(1000).values.reduce(0, +) == looks)
    }

    // MARK: Conditions

    private static let conditioned = "import SwiftUI\n#if os(iOS)\nstruct Card {}\n#endif\n"

    /// - Parameter errors: What is found under each reading: with the platform's framework, without it, and as the files stand.
    private func told(_ errors: [String?], asks: Bool = true) throws -> [String] {
        let name = "One.swift"
        try fake.folder.write(Self.conditioned + "// \(errors)\n", to: name)
        try syntax(["--as": "echo '[{\"text\":\"another \(errors.count)\",\"asksForFramework\":\(asks)}]'"])
        for (folder, error) in zip(["framework", "phone", "found"], errors) {
            let all = error.map { [found("cannot_find_in_scope", $0, in: name)] } ?? []
            try fake.find(all, in: name, at: folder)
            if error != nil { unlink(fake.folder["\(folder)/\(name).right"]) }
        }
        try fake.looking(
            first: "case \"$*\" in *conditions-framework.json*) found=framework;; *conditions.json*) found=phone;; esac"
        )
        return texts(try outcome([name]))
    }

    @Test("The first reading without errors counts") func readings() throws {
        #expect(try told([nil, "no", "no"]).isEmpty && told(["no", nil, "no"]).isEmpty)
        #expect(try told(["no", "no", nil]).isEmpty)
    }

    @Test("Where all have some, the reading that is reported, unless it lacks what the files declare")
    func reported() throws {
        let (one, two, three) = (
            "cannot find 'Aaaaaaaa' in scope", "cannot find 'Bbbbbbbb' in scope", "cannot find 'Cccccccc' in scope"
        )
        #expect(try told([one, two, three]) == [two])
        #expect(try told([one, "cannot find 'Card' in scope", three]) == [one])
    }

    @Test("A member that the files declare is lacking, too; another name is not") func lacking() throws {
        let one = "cannot find 'Aaaaaaaa' in scope"
        #expect(try told([one, "type 'X' has no member 'Card'", nil].map { $0 ?? one }) == [one])
        #expect(try told([one, "type 'X' has no member 'Cards'", one]) != [one])
    }

    // MARK: What is remembered

    @Test("What every file's findings depend on") func settings() throws {
        try write(["S.swift"])
        #expect(try outcome(["S.swift"]).looked == 1 && outcome(["S.swift"]).looked == 0)
        #expect(try outcome(["S.swift"]) { $0.module.name = "Own" }.looked == 1)
        #expect(try outcome(["S.swift"]) { $0.module.name = "Own" }.looked == 0)
        try fake.folder.write("one", to: "mods/Kit.swiftmodule")
        let others: (inout ModuleCheck) -> Void = { $0.module.folders = [self.fake.folder["mods"]] }
        #expect(try outcome(["S.swift"], others).looked == 1 && outcome(["S.swift"], others).looked == 0)
        try fake.folder.write("other", to: "mods/Kit.swiftmodule")
        #expect(try outcome(["S.swift"], others).looked == 1, "another module")
        // What others can see of it goes before the module itself.
        try fake.folder.write("seen", to: "mods/Kit.swiftmodule.seen")
        #expect(try outcome(["S.swift"], others).looked == 1)
        try fake.folder.write("third", to: "mods/Kit.swiftmodule")
        #expect(try outcome(["S.swift"], others).looked == 0)
        try fake.folder.write("", to: "mods/notes.txt")
        #expect(try outcome(["S.swift"], others).looked == 0)
    }

    @Test("Messages are those of the last time where nothing has changed") func messages() throws {
        try write(["T.swift"])
        try fake.find([found("missing_argument", "m", in: "T.swift")], in: "T.swift")
        let first = try outcome(["T.swift"])
        unlink(fake.folder["found/T.swift.dia"])
        let second = try outcome(["T.swift"])
        #expect(texts(first) == ["m"] && second.messages == first.messages && second.files == 1 && second.looked == 0)
        // Where another run is at work nothing is remembered, and all is looked at.
        let built = Cache.names(in: fake.compiler.cache.builds).compactMap { fake.compiler.cache.objects($0) }
        #expect(built.count == 1)
        try fake.find([], in: "T.swift")
        let third = try outcome(["T.swift"])
        #expect(third.messages.isEmpty && third.looked == 1)
        withExtendedLifetime(built) {}
    }

    @Test("A file that changes while it is looked at") func changing() throws {
        try write(["U.swift"])
        try fake.looking("echo changed >> U.swift")
        #expect(
            fake.plain(failure { _ = try outcome(["U.swift"]) })
                == "66 'FOLDER/U.swift' changed while it was compiled; run the command again")
    }
}
