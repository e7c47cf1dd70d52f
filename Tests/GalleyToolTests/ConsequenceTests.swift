import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which of several messages are told, over more files than one: docs/cli.md.
@Suite("What follows from another message")
struct ConsequenceTests {
    private let folder: ScratchFolder
    private let source: SourceSet

    init() throws {
        folder = try ScratchFolder(["a.swift": "import SwiftUI\n", "b.swift": "import SwiftUI\n"])
        source = try SourceSet(paths: [folder["a.swift"], folder["b.swift"]], within: SearchLimit())
    }

    private func error(
        _ id: String, _ text: String, _ line: Int, _ column: Int? = 1, in name: String = "a.swift",
        as severity: ToolMessage.Severity = .error
    ) -> CompilerDiagnostic {
        var found = found(id, text, at: line, column, in: folder[name])
        found.severity = severity
        return found
    }

    private func told(_ all: [String: [CompilerDiagnostic]], _ uses: [UsedNames.Use] = []) -> [String] {
        let judge = MessageJudge(source: source, absent: AbsentModules())
        var names = UsedNames()
        names.uses = uses
        let files = Dictionary(uniqueKeysWithValues: all.map { (folder[$0.key], $0.value) })
        let judged = JudgedFindings(.init(files: files), judge, [folder["a.swift"]: names])
        return judged.messages(judge, source).map { message in
            let file = message.place?.file.split(separator: "/").last ?? ""
            return "\(file):\(message.place?.line ?? 0):\(message.place?.column ?? 0) \(message.message)"
        }
    }

    private func told(_ all: [CompilerDiagnostic], _ uses: [UsedNames.Use] = []) -> [String] {
        told(["a.swift": all], uses)
    }

    @Test("An error in a file is told once, of however many that use it") func files() {
        let shared = error("missing_argument", "m", 3, in: "b.swift")
        #expect(told(["a.swift": [shared], "b.swift": [shared]]) == ["b.swift:3:1 m"])
        let same = error("missing_argument", "m", 3)
        #expect(
            told(["a.swift": [same], "b.swift": [shared]]) == ["a.swift:3:1 m", "b.swift:3:1 m"],
            "the same words of another place are another message")
        let wide = error("missing_argument", "m", 3, nil)
        #expect(told([same, wide]) == ["a.swift:3:0 m", "a.swift:3:1 m"])
        let coded = error("missing_return_decl", "m", 3)
        #expect(told([same, coded]).count == 2, "another code")
    }

    @Test("What lacks a context is told where the context is") func contexts() {
        let text = "cannot infer contextual base in reference to member 'a'"
        let there = error("ambiguous_x", text, 3, in: "b.swift")
        #expect(told(["a.swift": [there]]).isEmpty)
        #expect(told(["a.swift": [], "b.swift": [there]]) == ["b.swift:3:1 \(text)"])
    }

    @Test("A cause is an error, that does not lack a context itself") func causes() {
        let follows = error("ambiguous_x", "cannot infer a", 12)
        #expect(told([error("missing_argument", "m", 10), follows]) == ["a.swift:10:1 m"])
        #expect(told([error("unused_x", "m", 10, as: .warning), follows]).count == 2)
        #expect(told([error("ambiguous_x", "cannot infer b", 10), follows]).count == 2)
        // In a line that the cause is not near, and in the first lines of a file.
        #expect(told([error("missing_argument", "m", 1), error("ambiguous_x", "cannot infer a", 21)]).count == 1)
        #expect(told([error("missing_argument", "m", 1), error("ambiguous_x", "cannot infer a", 22)]).count == 2)
        let phrases = [
            "a closure without a contextual type", "generic parameter 'Content' could not be inferred",
            "'nil' requires a contextual type", "type 'Binding<Subject>' has no member", "type 'Binding<C>' is wrong",
        ]
        for text in phrases {
            #expect(told([error("missing_argument", "m", 10), error("x", text, 12)]).count == 1, "\(text)")
        }
        for text in ["'nil' requires a contextual type here", "the generic parameter 'T'", "type 'Binding<Int>'"] {
            #expect(told([error("missing_argument", "m", 10), error("x", text, 12)]).count == 2, "\(text)")
        }
    }

    @Test("A label that is nearly right is one too many as well") func labels() {
        let call = use("paint", "(tnt:)", member: true, at: 4, 9)
        let missing = error("missing_argument_named", "missing argument for parameter 'tint' in call", 4, 9)
        func extra(_ column: Int) -> CompilerDiagnostic {
            error("extra_argument_labeled", "extra argument 'tnt' in call", 4, column)
        }
        #expect(told([extra(9), missing], [call]) == ["a.swift:4:9 missing argument for parameter 'tint' in call"])
        #expect(told([extra(10), missing], [call]).count == 2, "at another place")
        #expect(told([extra(9)], [call]) == ["a.swift:4:9 extra argument 'tnt' in call"])
        // Nothing is advised where no label is nearly the one that is missing.
        let far = use("paint", "(zzzzzz:)", member: true, at: 4, 9)
        #expect(told([extra(9), missing], [far]).count == 2)
    }

    @Test("Beside a form that something has on Apple's platforms only") func forms() {
        let form = error("extra_argument_named", "extra argument 'waitsForConnectivity' in call", 5, 3)
        let all = [
            form, error("missing_argument", "one", 5, 9), error("type_does_not_conform", "two", 5, 10),
            error("cannot_convert_x", "three", 5, 11), error("missing_argument", "four", 6, 9),
        ]
        #expect(
            told(all) == [
                "a.swift:5:3 extra argument 'waitsForConnectivity' in call", "a.swift:5:11 three", "a.swift:6:9 four",
            ])
        #expect(told(Array(all.dropFirst())).count == 4)
    }

    @Test("Values that no statement gives, of files that were not looked through") func ends() {
        let judge = MessageJudge(source: source, absent: AbsentModules())
        var names = UsedNames()
        names.missingReturns = [
            .init(line: 9, column: 2, text: "missing return", id: "missing_return_func"),
            .init(line: 19, column: 5, text: "missing return", id: "missing_return_func"),
        ]
        let path = folder["a.swift"]
        func told(_ findings: CheckRun.Findings) -> [String] {
            JudgedFindings(findings, judge, [path: names]).messages(judge, source).map {
                "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code) \($0.severity)"
            }
        }
        let ends = ["9:2 missing-return error", "19:5 missing-return error"]
        #expect(told(.init(files: [path: []])).isEmpty)
        #expect(told(.init(files: [path: []], unfinished: [path])) == ends)
        #expect(told(.init(files: [path: []], unfinished: [folder["b.swift"]])).isEmpty)
        let warning = error("unused_x", "w", 1, as: .warning)
        #expect(told(.init(files: [path: [warning]])) == ["1:1 unused warning"])
    }

    @Test("Names behind a message that says nothing of them") func hidden() {
        let complex = error("expression_too_complex", "too complex", 3)
        func lines(_ use: UsedNames.Use, variables: Set<String> = []) -> [String] {
            let judge = MessageJudge(source: source, absent: AbsentModules())
            var names = UsedNames()
            (names.uses, names.variables) = ([use], variables)
            let path = folder["a.swift"]
            return JudgedFindings(.init(files: [path: [complex]]), judge, [path: names]).messages(judge, source).map {
                "\($0.place?.line ?? 0):\($0.place?.column ?? 0)-\($0.place?.endLine ?? 0):\($0.place?.endColumn ?? 0) \($0.kind)"
            }
        }
        let told = ["4:3-4:10 gap"]
        #expect(lines(use("SCNView", "()", at: 4, 3)) == told && lines(use("SCNView", at: 4, 3, role: "type")) == told)
        // A name alone may be a variable's, and so may one that the file declares.
        #expect(lines(use("SCNView", at: 4, 3)) == ["3:1-0:0 mistake"])
        #expect(lines(use("SCNView", "()", at: 4, 3), variables: ["SCNView"]) == ["3:1-0:0 mistake"])
        #expect(lines(use("Text", "(_:)", at: 4, 3)) == ["3:1-0:0 mistake"])
        #expect(lines(use("backgrond", "(_:)", member: true, at: 4, 3)) == ["4:3-4:12 mistake"])
        #expect(lines(use("backgrond", member: true, at: 4, 3)) == ["3:1-0:0 mistake"], "it is not called")
        #expect(
            lines(use("backgrond", "(_:)", member: true, at: 4, 3), variables: ["backgrond"]) == ["3:1-0:0 mistake"])
    }

    @Test("A misspelt modifier that is told already is told once") func misspelt() {
        let text = "value of type 'Text' has no member 'backgrond'"
        let told1 = error("could_not_find_value_member", text, 4, 3)
        let uses = [use("backgrond", "(_:)", member: true, at: 4, 3), use("backgrond", "(_:)", member: true, at: 6, 5)]
        #expect(
            told([told1], uses) == ["a.swift:4:3 \(text)", "a.swift:6:5 nothing here has a member 'backgrond'"])
        let quiet = error("could_not_find_value_member", text, 4, 3, as: .warning)
        #expect(told([quiet], uses) == ["a.swift:4:3 \(text)"], "a warning hides nothing")
    }
}
