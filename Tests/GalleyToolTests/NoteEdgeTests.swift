import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which notes stand behind the compiler's messages, and on which names none does: docs/cli.md. A misspelt modifier has
/// six letters at the least, begins as the right one does, and has no more than two letters wrong.
@Suite("Notes at their edges")
struct NoteEdgeTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "a.swift": "import SwiftUI\nextension View { func backgrund() -> Self { self } }\n",
            "b.swift": "import SwiftUI\n",
        ])
    }

    /// The notes on an error somewhere in some files, of which the first or the second uses names.
    private func notes(
        _ uses: [UsedNames.Use], in user: Int = 0, errors: [String] = ["F/a.swift:1:1: error: something"],
        files: [String] = ["a.swift"], _ change: (inout UsedNames) -> Void = { _ in }
    ) throws -> [String] {
        var names = UsedNames()
        names.uses = uses
        change(&names)
        let all = files.indices.map { $0 == user ? names : UsedNames() }
        // The parser is asked about the files that messages are about, in the order of the messages.
        try fake.folder.write(String(decoding: JSONEncoder().encode(all), as: UTF8.self), to: "uses")
        try fake.folder.write(String(decoding: JSONEncoder().encode([names]), as: UTF8.self), to: "one")
        try fake.syntax(["--uses": "case $# in 2) cat one;; *) cat uses;; esac"])
        let source = try SourceSet(paths: files.map { fake.folder[$0] }, within: SearchLimit())
        var messages = CompilerMessages(errors.joined(separator: "\n").replacing("F/", with: "\(fake.folder.path)/"))
        return messages.notes(for: source, installation: fake.compiler.installation, limits: fake.compiler.limits)
            .map { fake.folder.plain($0).replacing("FOLDER/", with: "F/") }
    }

    private func call(_ name: String, _ line: Int, _ column: Int = 1) -> UsedNames.Use {
        use(name, "(_:)", member: true, at: line, column)
    }

    private func meant(_ name: String, _ meant: String) -> String {
        "note: nothing here is called '\(name)'; did you mean '\(meant)'?"
    }

    @Test("In the order of places, with the other lines") func places() throws {
        let twice = [call("backgrond", 7, 20), call("backgrond", 7, 4)]
        #expect(try notes(twice) == ["F/a.swift:7:4: \(meant("backgrond", "background"))"], "one line is told once")
        let lines = [9, 7, 12, 9].map { call("backgrond", $0) }
        #expect(
            try notes(lines) == ["F/a.swift:7:1: \(meant("backgrond", "background")) (also in lines 9, 12)"])
        let two = [call("opcity", 8), call("backgrond", 7), call("opcity", 9)]
        #expect(
            try notes(two) == [
                "F/a.swift:7:1: \(meant("backgrond", "background"))",
                "F/a.swift:8:1: \(meant("opcity", "opacity")) (also in line 9)",
            ])
    }

    @Test("Names that are beyond doubt") func doubts() throws {
        #expect(try notes([call("opcity", 3)]).count == 1 && notes([call("fraem", 3)]).isEmpty)
        #expect(try notes([call("xpacity", 3)]).isEmpty && notes([call("bckgrnd", 3)]).isEmpty)
        #expect(try notes([call("bckgrond", 3)]).count == 1, "two letters are wrong")
        #expect(try notes([use("opcity", member: true, at: 3)]).isEmpty, "it is not called")
        #expect(try notes([use("opcity", "()", at: 3)]).isEmpty, "it is no member")
        #expect(try notes([call("opacity", 3)]).isEmpty && notes([call("backgrund", 3)]).isEmpty, "these are there")
        #expect(try notes([call("opcity", 3)]) { $0.declared = ["opcity"] }.isEmpty)
    }

    @Test("Names of Apple's that are not here") func missing() throws {
        let advice = try #require(MissingAPI().advice(onName: "SCNView"))
        #expect(try notes([use("SCNView", at: 3, 5)]) == ["F/a.swift:3:5: note: \(advice)"])
        #expect(try notes([use("SCNView", "()", at: 3, 5)]) == ["F/a.swift:3:5: note: \(advice)"])
        #expect(try notes([use("SCNView", member: true, at: 3, 5)]).isEmpty, "a member of something else")
        #expect(try notes([use("SCNView", at: 3, 5)]) { $0.variables = ["SCNView"] }.isEmpty)
    }

    @Test("What an error has explained is not explained again") func told() throws {
        let error = "F/a.swift:4:2: error: value of type 'Text' has no member 'opcity'"
        #expect(
            try notes([call("opcity", 4), call("opcity", 9), call("backgrond", 5)], errors: [error]) == [
                "F/a.swift:4:2: note: did you mean 'opacity'?",
                "F/a.swift:5:1: \(meant("backgrond", "background"))",
            ])
    }

    @Test("Of several files those that have errors") func files() throws {
        let both = ["a.swift", "b.swift"]
        let error = ["F/b.swift:1:1: error: something"]
        let call = [call("opcity", 3)]
        #expect(
            try notes(call, in: 1, errors: error, files: both) == ["F/b.swift:3:1: \(meant("opcity", "opacity"))"])
        let warned = error + ["F/a.swift:1:1: warning: other"]
        #expect(try notes(call, in: 1, errors: warned, files: both).isEmpty)
        // A file that stands alone has all errors, also those elsewhere.
        #expect(try notes(call, errors: ["<macro>:1:1: error: something"]).count == 1)
        #expect(try notes(call, errors: ["<macro>:1:1: warning: something"]).isEmpty)
    }

    @Test("A modifier whose end was forgotten") func forgotten() throws {
        func note(_ name: String) throws -> String? {
            let error = "F/a.swift:4:2: error: value of type 'Text' has no member '\(name)'"
            return try notes([], errors: [error]).first.map { String($0.dropFirst("F/a.swift:4:2: note: ".count)) }
        }
        #expect(try note("navigationTit") == "did you mean 'navigationTitle'?")
        #expect(try note("kern") == "did you mean 'kerning'?", "the only one that begins so")
        #expect(try note("navi") == nil && note("on") == nil, "several do")
    }

    /// A name that there is elsewhere is hardly misspelt, unless its end was forgotten: then it has five letters or
    /// more.
    @Test("A member's name whose end was forgotten, and that is another's") func forgottenOfOthers() throws {
        #expect(KnownNames.members.isSuperset(of: ["local", "locale", "play", "player"]))
        let seen = try ["local", "play"].map { name in
            try notes([], errors: ["F/a.swift:4:2: error: value of type 'Text' has no member '\(name)'"])
        }
        #expect(seen == [["F/a.swift:4:2: note: did you mean 'locale'?"], []])
    }
}
