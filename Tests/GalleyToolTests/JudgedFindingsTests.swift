import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which of the compiler's messages are told, and in what words: docs/cli.md.
@Suite("What a check tells")
struct JudgedFindingsTests {
    private let folder: ScratchFolder
    private let source: SourceSet
    private let path: String

    private static let text = """
        import SwiftUI
        import Charts
        struct Zebrafish: View { var stripes = 1 }
        Text("a").paddng(3)
            .frame(widht: 3)
        """

    init() throws {
        folder = try ScratchFolder(["a.swift": Self.text])
        path = folder["a.swift"]
        source = try SourceSet(paths: [path], within: SearchLimit())
    }

    private func found(
        _ id: String, _ text: String, at line: Int, _ column: Int? = 1,
        _ change: (inout CompilerDiagnostic) -> Void = { _ in }
    )
        -> CompilerDiagnostic
    {
        var found = CompilerDiagnostic(
            severity: .error, id: id, text: text, place: .init(file: path, line: line, column: column))
        change(&found)
        return found
    }

    private func judge(lacking modules: [String] = []) -> MessageJudge {
        var absent = AbsentModules()
        let found = modules.map { self.found("sema_no_import", "no such module '\($0)'", at: 2, 8) }
        _ = absent.take(from: .init(files: [path: found]))
        return MessageJudge(source: source, absent: absent)
    }

    private func told(
        _ all: [CompilerDiagnostic], lacking modules: [String] = [], _ uses: [UsedNames.Use] = [], crash: String? = nil,
        returns: [UsedNames.MissingReturn] = []
    ) -> [String] {
        var findings = CheckRun.Findings(files: [path: all])
        if let crash { findings.crashed[path] = crash }
        var names = UsedNames()
        (names.uses, names.missingReturns) = (uses, returns)
        let judge = judge(lacking: modules)
        return JudgedFindings(findings, judge, [path: names]).messages(judge, source).map { message in
            let place =
                message.place.map { "\($0.line):\($0.column ?? 0)" + ($0.endColumn.map { "-\($0)" } ?? "") } ?? "-"
            return "\(place) \(message.kind) \(message.code) \(message.message)"
                + (message.suggestion.map { " | \($0.text)" } ?? "")
        }
    }

    @Test("In the order of lines, each once") func order() {
        let all = [
            found("missing_argument", "c", at: 4, 9), found("missing_argument", "b", at: 4, 2),
            found("missing_argument", "a", at: 3), found("missing_argument", "a", at: 3),
            found("missing_argument", "a", at: 4, 2), found("x", "note") { $0.severity = .note },
            found("x", "w", at: 5) { $0.severity = .warning },
        ]
        #expect(
            told(all) == [
                "3:1 mistake wrong-arguments a", "4:2 mistake wrong-arguments a", "4:2 mistake wrong-arguments b",
                "4:9 mistake wrong-arguments c",
                "5:1 mistake warning w",
            ])
        #expect(told([], crash: "crashed") == ["1:0 mistake compiler-crash crashed"])
        #expect(told([found("sema_no_import", "no such module 'A'", at: 2)]).isEmpty, "told of the module")
        let syntax = [
            found("expected_a", "one", at: 3, 5), found("expected_b", "two", at: 3, 5),
            found("expected_c", "three", at: 3, 6), found("missing_argument", "x", at: 3, 1),
        ]
        #expect(
            told(syntax) == ["3:5 mistake syntax one", "3:6 mistake syntax three"],
            "a second word about a character follows, and so does the rest of the line")
    }

    private func found(_ id: String, _ text: String) -> CompilerDiagnostic { found(id, text, at: 3) }
    private func found(_ id: String, _ text: String, _ change: (inout CompilerDiagnostic) -> Void) -> CompilerDiagnostic
    { found(id, text, at: 3, 1, change) }

    @Test("What follows from another") func consequences() {
        let cause = found("missing_argument", "m", at: 30)
        for text in [
            "cannot infer contextual base", "x without a contextual type",
            "generic parameter 'T' could not be inferred", "'nil' requires a contextual type", "m 'Binding<Subject>'",
            "m 'Binding<C>'",
        ] {
            func lines(_ line: Int) -> Int { told([cause, found("ambiguous_x", text, at: line)]).count }
            #expect(lines(30) == 1 && lines(50) == 1 && lines(51) == 2 && lines(29) == 2, "\(text)")
        }
        let gap = found("cannot_find_in_scope", "cannot find 'SCNView' in scope", at: 30)
        #expect(
            told([gap, found("ambiguous_x", "cannot infer a", at: 10)]).count == 1
                && told([gap, found("ambiguous_x", "cannot infer a", at: 9)]).count == 2)
        let wrapper = found("x", "referencing subscript 'subscript(dynamicMember:)' requires wrapper", at: 4)
        #expect(
            told([wrapper]).count == 1
                && told([wrapper, found("x", "value has no dynamic member 'a'", at: 4)]).count == 1)
        #expect(told([wrapper, found("x", "value has no dynamic member 'a'", at: 5)]).count == 2)
        let complex = found("expression_too_complex", "too complex", at: 3)
        #expect(
            told([complex]).count == 1
                && told([complex, found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", at: 5)]).count == 1)
        #expect(told([complex], lacking: ["Charts"]).isEmpty, "for the names that are not here")
    }

    @Test("A slip's word, and its change") func suggestions() throws {
        let judge = judge()
        let message = found("could_not_find_value_member", "value of type 'Text' has no member 'paddng'", at: 4, 10)
        let told = JudgedFindings(.init(files: [path: [message]]), judge, [:]).messages(judge, source)
        let range = ToolMessage.Place(file: path, line: 4, column: 11, endLine: 4, endColumn: 17)
        #expect(
            told.map(\.suggestion) == [
                .init(text: "did you mean 'padding'?", edits: [.init(place: range, text: "padding")])
            ])
        #expect(told[0].compiler == "could_not_find_value_member" && told[0].notes == nil)
        func suggestion(_ found: CompilerDiagnostic) -> ToolMessage.Suggestion? {
            JudgedFindings(.init(files: [path: [found]]), judge, [:]).messages(judge, source).first?.suggestion
        }
        let other = found("could_not_find_value_member", "value of type 'Text' has no member 'paddng'", at: 4, 12)
        #expect(suggestion(other)?.edits == nil, "another word stands there")
        func fixed(_ text: String, _ column: Int, _ end: Int) -> String? {
            suggestion(
                found("missing_argument", "m", at: 4) { found in
                    found.fixes = [
                        .init(place: .init(file: path, line: 4, column: column, endLine: 4, endColumn: end), text: text)
                    ]
                })?.text
        }
        #expect(
            fixed("", 1, 2) == "take that out" && fixed("a:", 3, 3) == "insert 'a:'"
                && fixed("b", 3, 4) == "write 'b' there")
        let place = ToolMessage.Place(file: path, line: 4, column: 1, endLine: 4, endColumn: 1)
        let two = suggestion(
            found("missing_argument", "m", at: 4) {
                $0.fixes = [.init(place: place, text: "a"), .init(place: place, text: "b")]
            })
        #expect(two?.text == "make the compiler's changes" && two?.edits?.count == 2)
        var note = CompilerDiagnostic(severity: .note, id: "", text: "add it", place: place)
        note.fixes = [.init(place: place, text: "c")]
        let noted = suggestion(
            found("missing_argument", "m", at: 4) {
                $0.notes = [note, .init(severity: .note, id: "", text: "n", place: nil)]
            })
        #expect(noted == .init(text: "add it", edits: note.fixes))
        #expect(
            suggestion(found("missing_argument", "m", at: 4) { $0.notes = [note, note] }) == nil, "two ways are none")
        let binding =
            "that is a binding, and its value is wanted: in ForEach($items) and List($items) write { $item in … } and item, elsewhere "
            + "the name without $, or .wrappedValue"
        #expect(
            suggestion(found("type_does_not_conform", "x requires that 'Binding<Int>' conform to 'Hashable'"))?.text
                == binding)
        #expect(
            suggestion(
                found(
                    "cannot_convert_x",
                    "cannot convert value of type 'Binding<Zebra>' to expected argument type 'Zebra'"))?.text == binding
        )
        #expect(
            suggestion(
                found(
                    "cannot_convert_x",
                    "cannot convert value of type 'Binding<Zebra>' to expected argument type 'Zebrb'")) == nil)
    }

    @Test("Messages in what a macro made are told of its place") func places() {
        let judge = judge()
        let inside = CompilerDiagnostic(
            severity: .error, id: "missing_argument", text: "m", place: .init(file: "<macro>", line: 1, column: 1))
        func told(_ change: (inout CompilerDiagnostic) -> Void) -> [ToolMessage] {
            var inside = inside
            change(&inside)
            return JudgedFindings(.init(files: [path: [inside]]), judge, [:]).messages(judge, source)
        }
        #expect(told { _ in }.isEmpty)
        let here = ToolMessage.Place(file: path, line: 4, column: 2)
        let told1 = told { $0.notes = [.init(severity: .note, id: "", text: "in expansion", place: here)] }
        #expect(told1.map(\.place) == [here] && told1.first?.notes == [.init(message: "in expansion", place: here)])
        let range = ToolMessage.Place(file: path, line: 4, column: 2, endLine: 5, endColumn: 9)
        let told2 = told {
            ($0.place, $0.ranges) = (here, [.init(file: path, line: 4, column: 3, endLine: 4, endColumn: 4), range])
        }
        #expect(told2.map(\.place) == [range])
    }

    @Test("Names behind a message that says nothing of them") func hidden() {
        let complex = found("expression_too_complex", "too complex", at: 3)
        let chart = UsedNames.Use(
            name: "SCNView", labels: "()", isMember: false, line: 4, column: 3, endLine: 4, endColumn: 12,
            startLine: nil, role: nil, generics: nil, literal: nil, owner: nil)
        #expect(
            told([complex], [chart]).count == 1
                && told([complex], [chart])[0].hasPrefix("4:3-10 gap unknown-name 'SCNView' is not here | "))
        var slip = chart
        (slip.name, slip.isMember, slip.line) = ("backgrond", true, 5)
        #expect(
            told([complex], [slip]).contains(
                "5:3-12 mistake unknown-member nothing here has a member 'backgrond' | did you mean 'background'?"))
        #expect(
            told([found("missing_argument", "m", at: 3)], [slip]).count == 1, "an error that is about something else")
        let named = found("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", at: 3)
        #expect(told([named], [slip]).count == 2)
        let ending = UsedNames.MissingReturn(line: 9, column: 2, text: "missing return", id: "missing_return_func")
        #expect(
            told([named], returns: [ending]) == [
                "3:1 mistake unknown-name cannot find 'Qqqqqqqq' in scope", "9:2 mistake missing-return missing return",
            ])
        #expect(told([], returns: [ending]).isEmpty, "the compiler has looked through the file itself")
        #expect(told([found("missing_return_x", "missing return", at: 7)], returns: [ending]).count == 1)
    }
}
