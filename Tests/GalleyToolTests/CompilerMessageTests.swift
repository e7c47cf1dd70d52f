import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What people read of an error beside the compiler's words: docs/cli.md.
@Suite("Notes on the compiler's messages")
struct CompilerMessageTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain(["a.swift": "import SwiftUI\nstruct Card { }\n", "b.swift": "import SwiftUI\n"])
    }

    /// - Parameters:
    ///   - lines: The compiler's, of which F is the folder.
    ///   - uses: What the first file uses.
    /// - Returns: What is told beside them.
    private func notes(
        _ lines: [String], _ uses: [UsedNames.Use] = [], declared: Set<String> = [], variables: Set<String> = [],
        views: [String] = [], files: [String] = ["a.swift"]
    ) throws -> [String] {
        var names = UsedNames()
        (names.uses, names.declared, names.variables) = (uses, declared, variables)
        let all = [names] + files.dropFirst().map { _ in UsedNames() }
        try fake.folder.write(String(decoding: JSONEncoder().encode(all), as: UTF8.self), to: "uses")
        var survey = SourceSurvey()
        survey.views = views.map {
            .init(
                file: nil, name: $0, line: 1, access: "internal", isGeneric: false, arguments: [], isReachable: true,
                environmentObjects: [], environmentValues: [])
        }
        try fake.folder.write(String(decoding: JSONEncoder().encode(survey), as: UTF8.self), to: "survey")
        try fake.syntax(["--uses": "cat uses", "*": "cat survey"])
        let source = try SourceSet(paths: files.map { fake.folder[$0] }, within: SearchLimit())
        var messages = CompilerMessages(lines.joined(separator: "\n").replacing("F/", with: "\(fake.folder.path)/"))
        let compiler = fake.compiler
        return messages.notes(for: source, installation: compiler.installation, limits: compiler.limits)
            .map { fake.folder.plain($0).replacing("FOLDER/", with: "F/") }
    }

    /// What is said of one error in the first file.
    private func note(
        _ text: String, _ uses: [UsedNames.Use] = [], declared: Set<String> = [], more: [String] = []
    ) throws -> String? {
        let all = try notes(["F/a.swift:1:1: error: \(text)"] + more, uses, declared: declared)
        return all.first { $0.hasPrefix("F/a.swift:1:1: note: ") }.map {
            String($0.dropFirst("F/a.swift:1:1: note: ".count))
        }
    }

    @Test("Names and modules") func names() throws {
        let api = MissingAPI()
        #expect(try note("no such module 'Kit'") == MissingAPI.advice(onModule: "Kit"))
        #expect(try note("cannot find 'SCNView' in scope") == api.advice(onName: "SCNView"))
        let seen = try [
            note("cannot find 'VStak' in scope"), note("cannot find 'vStack' in scope"),
            note("cannot find 'vStak' in scope"),
            note("unknown attribute 'Stat'"), note("cannot find 'Qqqqqqqqqq' in scope"),
            note("cannot find 'Crad' in scope"), note("cannot find 'helpr' in scope", declared: ["helper"]),
        ]
        let meant: [String?] = ["VStack", "VStack", nil, "State", nil, "Card", "helper"]
        #expect(seen == meant.map { $0.map { "did you mean '\($0)'?" } })
    }

    @Test("Members") func members() throws {
        let paddng = "value of type 'Text' has no member"
        let seen = try [
            note("\(paddng) 'paddng'"), note("\(paddng) 'xpadding'"), note("\(paddng) 'paddng'; did you mean 'a'?"),
            note("reference to member 'paddng' cannot be resolved without a contextual type"),
            note("a reference to member 'paddng' is wrong"), note("\(paddng) 'shine'", declared: ["shiny"]),
            note("\(paddng) 'background'"), note("\(paddng) 'navigationTit'"), note("\(paddng) 'nav'"),
        ]
        let meant: [String?] = ["padding", "padding", nil, "padding", nil, "shiny", nil, "navigationTitle", nil]
        #expect(seen == meant.map { $0.map { "did you mean '\($0)'?" } })
    }

    @Test("Types, texts and the environment") func values() throws {
        let type = "type 'Card.Type' cannot conform to 'View'"
        #expect(try note(type) == "'Card' is no view: a view is declared 'struct Card: View'")
        #expect(
            try note(type.replacing("Card", with: "Other")) == "'Other' is a type; a value of it is written Other(…)")
        let text =
            "Text shows a String: a value of type 'Int' is shown by Text(\"\\(…)\"), a number also by Text(…, format: .number)"
        let refused = ["/x.swift:1:1: note: candidate expects other (got 'Int')"]
        let call = use("Text", "(_:)")
        #expect(try note("no exact matches in call", [call], more: refused) == text)
        #expect(try note("no exact matches in call", [use("Text", "(verbatim:)")], more: refused) == nil)
        #expect(try note("no exact matches in call", [call]) == nil)
        let environment = [use("Environment", role: "wrapper"), use("dismis", member: true)]
        let none = "no exact matches in call to initializer"
        #expect(try note(none, environment) == "there is no '\\.dismis'; did you mean '\\.dismiss'?")
        #expect(
            try note(none, [use("State", role: "wrapper"), use("dismis", member: true)]) == nil
                && note(none, [use("Environment", role: "wrapper"), use("dismiss", member: true)]) == nil)
    }

    @Test("What hides behind words about a call") func calls() throws {
        let stack = use("VStack", "(spacng:{})")
        let label = "'VStack' has no 'spacng:'; did you mean 'spacing:'?"
        let texts = ["arguments do not fit in call", "it cannot conform to it", "'T' could not be inferred"]
        #expect(try texts.map { try note($0, [stack]) } == [label, label, label])
        #expect(try note("something else", [stack]) == nil)
        #expect(try note("arguments do not fit in call", [use("VStack", "(spacing:)")]) == nil)
        #expect(try note("arguments do not fit in call", [stack], declared: ["VStack"]) == nil, "the author's own")
        #expect(try note("arguments do not fit in call", [use("Zzz", "(spacng:)")]) == nil)
        let frame = [use("frame", "(widht:)", member: true)]
        #expect(try note("arguments do not fit in call", frame) == "'frame' has no 'widht:'; did you mean 'width:'?")
        #expect(try note("arguments do not fit in call", [use("frame", "(widht:)")]) == nil)
        let expression = "the compiler cannot say what is wrong in here; take modifiers or views out until it can"
        #expect(try note("failed to produce diagnostic for expression") == expression)
        #expect(
            try note("the compiler is unable to type-check this expression in reasonable time") == expression)
    }

    @Test("A name is explained once, with the other places") func places() throws {
        func error(_ file: String, _ line: Int, _ name: String = "VStak") -> String {
            "F/\(file):\(line):5: error: cannot find '\(name)' in scope"
        }
        let lines = [
            error("a.swift", 2), error("a.swift", 2, "HStak"), error("a.swift", 2).replacing(":5:", with: ":9:"),
            error("a.swift", 4), error("a.swift", 4).replacing(":5:", with: ":9:"), error("b.swift", 7),
        ]
        #expect(
            try notes(lines, files: ["a.swift", "b.swift"]) == [
                "F/a.swift:2:5: note: did you mean 'VStack'? (also in line 4, F/b.swift:7)",
                "F/a.swift:2:5: note: did you mean 'HStack'?",
            ])
    }

    @Test("Names that no message was about") func others() throws {
        let advice = try #require(MissingAPI().advice(onName: "SCNView"))
        let uses = [
            use("SCNView", "()", at: 9, 3), use("backgrond", "(_:)", member: true, at: 7, 4),
            use("backgrond", "(_:)", member: true, at: 6, 8), use("SCNView", at: 9, 20), use("SCNView", at: 12, 1),
            use("SCNView", at: 15, 1), use("bakgroud", "(_:)", member: true, at: 20), use("VStack", "()", at: 21),
            use("padin", "()", member: true, at: 22), use("qackground", "()", member: true, at: 23),
            use("backgrond", member: true, at: 24),
        ]
        let error = ["F/a.swift:1:1: error: something"]
        let meant = "nothing here is called 'backgrond'; did you mean 'background'?"
        let all = [
            "F/a.swift:6:8: note: \(meant) (also in line 7)", "F/a.swift:9:3: note: \(advice) (also in lines 12, 15)",
            "F/a.swift:20:1: note: nothing here is called 'bakgroud'; did you mean 'background'?",
        ]
        #expect(try notes(error, uses) == all)
        #expect(try notes(error, uses, declared: ["backgrond", "SCNView"]) == [all[2]])
        #expect(try notes(["F/a.swift:1:1: warning: something"], uses).isEmpty, "nothing is wrong")
        #expect(try notes(error, [use("SCNView", at: 9)], variables: ["SCNView"]).isEmpty)
        #expect(try notes(["F/b.swift:1:1: error: x"], uses, files: ["a.swift", "b.swift"]).count <= 3)
    }

    @Test("The expression of --view") func expressions() throws {
        func note(_ name: String, _ source: String, views: [String]) throws -> String? {
            let lines = ["--view:1:1: error: cannot find '\(name)' in scope", source, "^"]
            return try notes(lines, views: views).first.map { String($0.dropFirst("--view:1:1: note: ".count)) }
        }
        let many = (1...13).map { "View\($0)" }
        let list = many.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        let seen = try [
            note("Crad", "Crad()", views: ["Card", "Row"]), note("Zzzzzz", "Zzzzzz", views: ["Card", "Row"]),
            note("Zzzzzz", "Zzzzzz()", views: many), note("Zzzzzz", "Zzzzzz()", views: Array(many.prefix(12))),
            note("Zzzzzz", "Zzzzzz.a", views: ["Card"]), note("Zzzzzz", "Zzzzzz()", views: []),
        ]
        let wanted: [String?] = [
            "did you mean 'Card'?", "the views here are 'Card', 'Row'", "the views here are \(list) and 1 more",
            "the views here are \(list)", nil, nil,
        ]
        #expect(seen == wanted)
        let type = ["--view:1:1: error: type 'Card.Type' cannot conform to 'View'", "Card"]
        #expect(
            try notes(type, views: ["Card"]) == ["--view:1:1: note: 'Card' is a type; a value of it is written Card(…)"]
        )
    }
}
