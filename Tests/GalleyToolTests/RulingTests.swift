import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What is said of members that nothing has, and the changes that come with a message (docs/cli.md).
@Suite("Members, and changes that mend them")
struct RulingTests {
    private let folder: ScratchFolder
    private let source: SourceSet
    private let path: String

    private static let lines = [
        "import SwiftUI", "import Charts", "import Kit", "struct Zebrafish: View { var stripes = 1 }",
        "class Modelling { var countryside = 1 }", "VStack(spacng: 3) { a(b: 1) }", "f(spacng: 1, g(spacng: 2))",
        "  é.paddng()",
    ]

    init() throws {
        folder = try ScratchFolder(["a.swift": Self.lines.joined(separator: "\n")])
        path = folder["a.swift"]
        source = try SourceSet(paths: [path], within: SearchLimit())
    }

    private func judge(lacking modules: [String] = []) -> MessageJudge {
        var absent = AbsentModules()
        let found = modules.map { name in
            CompilerDiagnostic(
                severity: .error, id: "sema_no_import", text: "no such module '\(name)'",
                place: .init(file: path, line: 2, column: 8))
        }
        _ = absent.take(from: .init(files: [path: found]))
        return MessageJudge(source: source, absent: absent)
    }

    private func told(_ ruling: MessageJudge.Ruling) -> String {
        var words = ["\(ruling.kind)"]
        if let name = ruling.name { words.append((ruling.isMember ? "." : "") + name) }
        if let meant = ruling.meant { words.append("?\(meant)") }
        for (isSo, word) in [(ruling.advice != nil, "advice"), (ruling.follows, "follows"), (ruling.isSure, "sure")]
        where isSo {
            words.append(word)
        }
        return words.joined(separator: " ")
    }

    private func member(
        _ name: String, of type: String, lacking modules: [String] = [], _ uses: [UsedNames.Use] = [],
        _ change: (inout MessageJudge) -> Void = { _ in }
    ) -> String {
        var judge = judge(lacking: modules)
        change(&judge)
        return told(judge.ruling(onMember: name, of: type, in: path, uses))
    }

    @Test("Members of types") func members() {
        let (charts, kit, repeated) = (
            ["Charts"], ["Kit"], { (judge: inout MessageJudge) in judge.repeated = ["paddng"] }
        )
        let seen = [
            member("qqqqqqqq", of: "Any"), member("qqqqqqqq", of: "Any") { $0.foreign = ForeignTypes(["Base"], [:]) },
            member("countrysid", of: "Modelling", lacking: charts), member("qqqqqqqq", of: "[Modelling]"),
            member("paddng", of: "Image", lacking: charts),
            member("paddng", of: "Image", lacking: charts, [], repeated),
            member("paddng", of: "Image", lacking: kit, [], repeated),
            member("paddng", of: "Zebrafish", lacking: charts, [], repeated),
            member("qqqqqqqq", of: "String", lacking: kit), member("qqqqqqqq", of: "String", lacking: charts),
            member("qqqqqqqq", of: "Text", lacking: kit), member("stripes", of: "UIViewController"),
            member("qqqqqqqq", of: "Zebrafish", [use("qqqqqqqq", member: true)]),
            member("strips", of: "Zebrafish", [use("strips", member: true)]),
            member("qqqqqqqq", of: "Zebrafish", [use("other", member: true)]),
        ]
        #expect(
            seen == [
                "mistake .qqqqqqqq", "gap follows", "mistake .countrysid ?countryside", "mistake .qqqqqqqq sure",
                "mistake .paddng ?padding", "gap .paddng advice", "module .paddng advice", "mistake .paddng ?padding",
                "module .qqqqqqqq advice", "mistake .qqqqqqqq sure", "module .qqqqqqqq advice", "gap .stripes advice",
                "mistake .qqqqqqqq sure", "mistake .strips ?stripes sure", "mistake .qqqqqqqq",
            ])
    }

    /// One letter is missing in `translation`, which is no modifier; two are wrong in `transaction`, which is one, and modifiers are all
    /// that texts are asked for. "reference to member 'tranlation' cannot be resolved without a contextual type" names no type.
    @Test("A member of no known type may be any that there is") func unknownOwner() {
        func told(_ type: String?) -> String {
            self.told(judge().ruling(onMember: "tranlation", of: type, in: path, []))
        }
        #expect(told(nil) == "mistake .tranlation ?translation")
        #expect(told("Text") == "mistake .tranlation ?transaction")
    }

    @Test("A value of the environment that is not there") func environment() {
        let judge = judge()
        func told(_ text: String, _ uses: [UsedNames.Use]) -> String {
            let ruling = judge.ruling(on: found("no_overloads_match", text, at: 4, in: path), uses)
            return self.told(ruling) + (ruling.use == nil ? "" : " at its name")
        }
        let none = "no exact matches in call to initializer"
        let wrapper = use("Environment", role: "wrapper")
        let meant = use("dismis", member: true, at: 4, 30)
        #expect(told(none, [wrapper, meant]) == "mistake .dismis ?dismiss at its name")
        let others = [
            told("something else", [wrapper, meant]), told(none, [meant]), told(none, [wrapper]),
            told(none, [wrapper, use("dismis", "()", member: true)]),
            told(none, [wrapper, use("dismiss", member: true)]),
            told(none, [wrapper, use("dismis", member: true, role: "type")]), told(none, [wrapper, use("dismis")]),
        ]
        #expect(others.allSatisfy { !$0.hasSuffix("at its name") })
        let text =
            "Text shows a String: a value of another type is shown by Text(\"\\(…)\"), a number also by Text(…, format: .number)"
        #expect(self.judge().ruling(on: found("x", none, at: 4, in: path), [use("Text", "(_:)")]).advice == text)
        #expect(self.judge().ruling(on: found("x", none, at: 4, in: path), [use("Text", "(verbatim:)")]).advice == nil)
        #expect(judge.ruling(on: found("x", "no exact", at: 4, in: path), [use("Text", "(_:)")]).advice == nil)
    }

    // MARK: Changes

    private func message(
        _ text: String, at line: Int, _ column: Int?, id: String = "x", fixes: [ToolMessage.Edit] = [],
        _ change: (inout MessageJudge.Ruling) -> Void = { _ in }
    ) -> ToolMessage? {
        var found = CompilerDiagnostic(
            severity: .error, id: id, text: text, place: .init(file: path, line: line, column: column))
        found.fixes = fixes
        var ruling = MessageJudge.Ruling(kind: .mistake)
        change(&ruling)
        return CheckMessage(.init(found: found, ruling: ruling), source: source)?.message
    }

    /// The change of a message: where it begins and ends, and its text.
    private func edits(_ message: ToolMessage?) -> [String]? {
        message?.suggestion?.edits?.map {
            "\($0.place.line):\($0.place.column ?? 0)-\($0.place.endColumn ?? 0) \($0.text)"
        }
    }

    private var fix: ToolMessage.Edit {
        .init(place: .init(file: path, line: 6, column: 1, endLine: 6, endColumn: 2), text: "fix")
    }

    @Test("A label in place of another") func labels() {
        let advice: (inout MessageJudge.Ruling) -> Void = { $0.advice = "write 'spacing:' in place of 'spacng:'" }
        let fixes = [fix]
        #expect(edits(message("m", at: 6, 1, advice)) == ["6:8-15 spacing:"])
        #expect(message("m", at: 6, 1, advice)?.suggestion?.text == "write 'spacing:' in place of 'spacng:'")
        #expect(edits(message("m", at: 7, 1, advice)) == nil, "it stands there twice")
        #expect(edits(message("m", at: 7, 10, advice)) == ["7:16-23 spacing:"])
        #expect(edits(message("m", at: 6, nil, advice)) == nil && edits(message("m", at: 6, 9, advice)) == nil)
        #expect(edits(message("m", at: 7, 1, fixes: fixes, advice)) == ["6:1-2 fix"])
        for text in [
            "extraneous argument label 'a:'", "missing argument label 'a:'", "consecutive statements on a line",
        ] {
            #expect(edits(message(text, at: 7, 1, fixes: fixes, advice)) == nil, "\(text) leads away")
        }
    }

    @Test("A name in place of another") func names() {
        let member: (inout MessageJudge.Ruling) -> Void = {
            ($0.name, $0.isMember, $0.meant) = ("paddng", true, "padding")
        }
        // Columns are bytes: the dot is the fifth, and the name the sixth.
        let columns: [Int] = [4, 5, 6, 7, 1, 99]
        #expect(
            columns.map { edits(message("m", at: 8, $0, member)) } == [
                nil, ["8:6-12 padding"], ["8:6-12 padding"], nil, nil, nil,
            ])
        #expect(edits(message("m", at: 8, nil, member)) == nil)
        #expect(message("m", at: 8, 6, member)?.suggestion?.text == "did you mean 'padding'?")
        let slip: (inout MessageJudge.Ruling) -> Void = { ruling in
            ruling.slip = use("paddng", "()", member: true, at: 8, 6)
            ruling.meant = "padding"
        }
        let told = message("m", at: 6, 1, slip)
        #expect(told?.suggestion?.text == "nothing here has a member 'paddng'; did you mean 'padding'?")
        #expect(edits(told) == ["8:6-12 padding"] && told?.place?.line == 6)
        #expect(message("m", at: 6, 1) { $0.meant = "padding" }?.suggestion == nil, "nobody knows where")
        #expect(edits(message("m", at: 6, 1, fixes: [fix], member)) == ["6:1-2 fix"], "the compiler knows better")
    }

    @Test("Codes of names that the compiler says nothing of") func codes() {
        let seen = [
            message("m", at: 4, 1, id: "") { ($0.name, $0.isMember) = ("a", true) },
            message("m", at: 4, 1, id: "") { $0.name = "a" },
            message("m", at: 4, 1, id: ""), message("m", at: 4, 1, id: "cannot_find_in_scope") { $0.isMember = true },
        ]
        #expect(seen.map { $0?.code } == ["unknown-member", "unknown-name", "error", "unknown-name"])
        #expect(seen.map { $0?.compiler } == [nil, nil, nil, "cannot_find_in_scope"])
    }
}
