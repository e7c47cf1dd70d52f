import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What stays of findings, and what is added to them, from one look at a file to the next: docs/cli.md says what counts
/// beside names that are stood in for.
@Suite("Findings from look to look")
struct JudgedRoundTests {
    private let folder: ScratchFolder
    private let source: SourceSet
    private let path: String
    private let other: String

    init() throws {
        folder = try ScratchFolder([
            "a.swift": "import SwiftUI\n\nSCNView(\n  \"ab\", 3\n)\nTint(\"red\")\n", "b.swift": "import SwiftUI\n",
        ])
        (path, other) = (folder["a.swift"], folder["b.swift"])
        source = try SourceSet(paths: [path, other], within: SearchLimit())
    }

    private func error(_ id: String, _ text: String, _ line: Int, _ column: Int? = 1, in file: String? = nil)
        -> CompilerDiagnostic
    {
        found(id, text, at: line, column, in: file ?? path)
    }

    private func warning(_ text: String, _ line: Int) -> CompilerDiagnostic {
        .init(severity: .warning, id: "w", text: text, place: .init(file: path, line: line, column: 1))
    }

    private func gap(_ line: Int = 3) -> CompilerDiagnostic {
        error("cannot_find_in_scope", "cannot find 'SCNView' in scope", line)
    }

    private func missing(_ text: String, _ line: Int, _ column: Int = 1) -> CompilerDiagnostic {
        error("missing_argument", text, line, column)
    }

    private var judge: MessageJudge { MessageJudge(source: source, absent: AbsentModules()) }

    private func names(_ uses: [UsedNames.Use], variables: Set<String> = []) -> [String: UsedNames] {
        var names = UsedNames()
        (names.uses, names.variables) = (uses, variables)
        return [path: names]
    }

    /// - Parameter isLater: Whether declarations stand for what is not here.
    private func judged(
        _ all: [CompilerDiagnostic], _ uses: [UsedNames.Use] = [], variables: Set<String> = [], crash: String? = nil,
        isLater: Bool = false
    ) -> JudgedFindings {
        var findings = CheckRun.Findings(files: [path: all])
        findings.crashed[path] = crash
        var judge = judge
        if isLater { judge.stubbed = Self.scene }
        return JudgedFindings(findings, judge, names(uses, variables: variables))
    }

    private func told(_ judged: JudgedFindings) -> [String] {
        judged.messages(judge, source).map { "\($0.place?.line ?? 0) \($0.kind) \($0.message)" }
    }

    private static let scene: AbsentNames = {
        var names = AbsentNames()
        names.types = ["SCNView"]
        return names
    }()

    /// A call of what is not here, from the third line to the fifth.
    private static let call = use("SCNView", "(_:_:)", at: 3, 1, end: (5, 2))

    @Test("The names that are not here: types, and members; none of the author's mistakes") func absent() {
        let member = "value of type 'UIViewController' has no member 'qqqqqqqq'"
        let all = [
            gap(), error("could_not_find_value_member", member, 4),
            error("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", 5), missing("m", 6),
        ]
        let names = judged(all).absentNames
        #expect(names.types == ["SCNView"] && names.members == ["qqqqqqqq"])
        #expect(judged([missing("m", 6)]).absentNames.isEmpty)
    }

    @Test("Beside stand-ins: what shows again, what is sure, and what they have made up") func taking() {
        var last = judged([gap(), missing("old", 10), missing("gone", 11), warning("near", 4)], [Self.call])
        let later = judged(
            [
                missing("old", 10), error("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", 40),
                error("cannot_convert_x", "made up", 41), error("missing_argument", "cannot infer x", 42),
                warning("near", 4), warning("new and near", 5), warning("new and far", 43), missing("inside", 4, 9),
            ], [Self.call], isLater: true)
        last.take(later, of: [path], Self.scene)
        #expect(
            told(last) == [
                "3 gap cannot find 'SCNView' in scope", "4 mistake near", "10 mistake old",
                "40 mistake cannot find 'Qqqqqqqq' in scope", "43 mistake new and far",
            ])
    }

    @Test("In the midst of a stand-in a name counts that was unknown without it, and a value that is written out")
    func inside() {
        let unknown = error("cannot_find_in_scope", "cannot find 'Qqqqqqqq' in scope", 4, 9)
        let literal = "cannot convert value of type 'String' to expected argument type 'Color'"
        let all = [unknown, missing("m", 4, 10), error("cannot_convert_x", literal, 4, 3)]
        let later = judged(all, [Self.call], isLater: true)
        var last = judged([gap(), unknown, missing("m", 4, 10)], [Self.call])
        last.take(later, of: [path], Self.scene)
        let told1 = ["3 gap cannot find 'SCNView' in scope", "4 mistake \(literal)"]
        #expect(told(last) == told1 + ["4 mistake cannot find 'Qqqqqqqq' in scope"])
        var fresh = judged([gap()], [Self.call])
        fresh.take(later, of: [path], Self.scene)
        #expect(told(fresh) == told1)
    }

    @Test("A gap in the place of another, and one elsewhere") func gaps() {
        let member = "value of type 'UIViewController' has no member 'qqqqqqqq'"
        var last = judged([gap(3), gap(5)], [Self.call])
        last.take(judged([error("could_not_find_value_member", member, 5)], [Self.call]), of: [path], Self.scene)
        #expect(told(last) == ["3 gap cannot find 'SCNView' in scope", "5 gap \(member)"])
        // Of other files nothing is known anew.
        var kept = judged([gap(3), missing("m", 10)], [Self.call])
        kept.take(judged([], [Self.call], isLater: true), of: [other], Self.scene)
        #expect(told(kept) == ["3 gap cannot find 'SCNView' in scope", "10 mistake m"])
        kept.take(judged([], [Self.call], isLater: true), of: [path], Self.scene)
        #expect(told(kept) == ["3 gap cannot find 'SCNView' in scope"])
    }

    @Test("Where the compiler gives up, what is misspelt stays told") func givingUp() {
        let misspelt = error("could_not_find_value_member", "value of type 'Text' has no member 'paddng'", 7)
        let before = [gap(), misspelt, missing("m", 8)]
        let tooMuch = error("expression_too_complex", "too much", 9)
        func left(_ later: [CompilerDiagnostic]) -> [String] {
            var last = judged(before)
            last.take(judged(later, isLater: true), of: [path], Self.scene)
            return told(last)
        }
        let all = ["3 gap cannot find 'SCNView' in scope", "7 mistake value of type 'Text' has no member 'paddng'"]
        #expect(left([tooMuch]) == all && left([missing("m", 8)]) == [all[0], "8 mistake m"])
        #expect(left([tooMuch, misspelt]) == all, "told again it is told once")
    }

    @Test("A crash stays until another takes its place") func crashes() {
        var last = judged([], crash: "first")
        last.take(judged([]), of: [path], AbsentNames())
        #expect(told(last) == ["1 mistake first"])
        last.take(judged([], crash: "second"), of: [path], AbsentNames())
        #expect(told(last) == ["1 mistake second"])
    }

    // MARK: What is left out

    private func faults(_ all: [String: [CompilerDiagnostic]], _ uses: [UsedNames.Use] = []) -> [String: [String]] {
        judged([], uses).foreignFaults(in: .init(files: all), Self.scene).mapValues { list in
            list.map { "\($0.line):\($0.column)\($0.message)" }
        }
    }

    @Test("The places that are left out, so that the rest shows") func places() {
        let all = [
            missing("m", 5, 3), error("missing_argument", "m", 6, nil), warning("w", 7),
            error("missing_argument", "m", 8, 1, in: other),
            CompilerDiagnostic(severity: .error, id: "x", text: "nowhere", place: nil),
        ]
        #expect(faults([path: all]) == [path: ["5:3", "6:1"]])
        let syntax = error("expected_expr", "expected expression", 2)
        #expect(faults([path: all + [syntax], other: []]) == [other: []], "what cannot be read may be anything")
        let softer = CompilerDiagnostic(
            severity: .warning, id: "expected_expr", text: "s", place: .init(file: path, line: 2, column: 1))
        #expect(faults([path: [softer, missing("m", 5, 3)]]) == [path: ["5:3"]])
        let complex = error("expression_too_complex", "too much", 9, 4)
        let uses = [Self.call, use("SCNView", at: 12, 7, role: "type"), use("Text", "()", at: 13, 2)]
        #expect(faults([path: [missing("m", 5, 3), complex]], uses) == [path: ["5:3", "3:1"]])
        #expect(faults([path: [missing("m", 5, 3)]], uses) == [path: ["5:3"]])
    }

    @Test("What shows behind that") func adding() {
        let uses = [
            use("qqqqqqqq", "(_:)", member: true, at: 26, 9), use("frame", "(width:)", member: true, at: 27, 9),
        ]
        let known = [gap(), missing("known", 10)]
        let later: [CompilerDiagnostic] = [
            missing("same line", 10, 30), error("missing_return_decl", "missing return", 20), gap(21), warning("w", 22),
            error("cannot_find_in_scope", "cannot find 'leftOut' in scope", 23),
            error("cannot_find_in_scope", "cannot find 'Zzzzqqqq' in scope", 24),
            error("cannot_convert_x", "of another type", 25), missing("of nobody's", 26, 9), missing("of ours", 27, 9),
            error("missing_argument", "cannot infer x", 28), error("missing_argument", "there", 29, 1, in: other),
        ]
        func told(_ absent: AbsentNames, _ uses: [UsedNames.Use]) -> [String] {
            var last = judged(known, uses, variables: ["leftOut"])
            last.add(judged(later, uses, variables: ["leftOut"], isLater: true), of: [path], absent)
            return self.told(last)
        }
        let all = [
            "3 gap cannot find 'SCNView' in scope", "10 mistake known", "20 mistake missing return",
            "24 mistake cannot find 'Zzzzqqqq' in scope", "25 mistake of another type", "27 mistake of ours",
        ]
        #expect(told(AbsentNames(), uses) == all)
        #expect(told(Self.scene, uses + [Self.call]) == all.filter { !$0.hasPrefix("25") }, "types may be made up")
    }

    /// A value that is written out is of its type whatever is left out around it.
    @Test("A value that is written out, of the wrong type, is told in any case") func literals() {
        let text = "cannot convert value of type 'String' to expected argument type 'Color'"
        func left(_ column: Int) -> [String] {
            var last = judged([], [Self.call])
            last.add(
                judged([error("cannot_convert_x", text, 4, column)], [Self.call], isLater: true), of: [path], Self.scene
            )
            return told(last)
        }
        #expect(left(3) == ["4 mistake \(text)"] && left(2).isEmpty)
    }

    @Test("Lines of the author's types that inherit what is not here") func owners() {
        let uses = [
            use("SCNView", at: 3, 20, role: "inherited", owner: "Outer.Own"), use("x", at: 31, owner: "Outer.Own"),
            use("y", at: 33, owner: "Outer.Own.Inner"), use("z", at: 35, owner: "Outer"),
        ]
        let later = [31, 33, 35].map { error("missing_return_decl", "missing return", $0) }
        var last = judged([], uses)
        last.add(judged(later, uses), of: [path], Self.scene)
        #expect(told(last) == ["35 mistake missing return"], "of the others nothing is sure")
        var whole = judged([], uses)
        whole.add(judged(later, uses), of: [path], AbsentNames())
        #expect(told(whole).count == 3)
    }
}
