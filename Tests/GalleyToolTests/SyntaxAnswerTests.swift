import Foundation
import GalleyNames
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// What is made of the answers of `galley-syntax`, which a program of the test's gives.
@Suite("Answers about source")
struct SyntaxAnswerTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "a.swift": "let a = 1\n", "b.swift": "let b = 1\n", "src/Card.swift": "one\n", "src/Row.swift": "two\n",
        ])
    }

    private var limits: Subprocess.Limits { fake.compiler.limits }
    private var installation: Installation { fake.compiler.installation }

    // MARK: Names

    @Test("The names of several files at once, or of each by itself") func names() throws {
        try fake.syntax([
            "--uses":
                "case $# in 2) echo '[{\"uses\":[],\"declared\":[\"'$(basename \"$2\")'\"],\"variables\":[],\"missingReturns\":[]}]';; *) exit 1;; esac"
        ])
        let files = try fake.source("a.swift", "b.swift").files
        let names = UsedNames.all(of: files, installation: installation, limits: limits)
        #expect(names.mapValues(\.declared) == [files[0].path: ["a.swift"], files[1].path: ["b.swift"]])
        #expect(try fake.takeRuns().count == 3, "one that no parser gets through costs itself alone")
        #expect(UsedNames.all(of: [], installation: installation, limits: limits).isEmpty)
        try fake.syntax(["--uses": "exit 1"])
        _ = try fake.takeRuns()
        #expect(UsedNames.all(of: [files[0]], installation: installation, limits: limits).isEmpty)
        #expect(try fake.takeRuns() == ["galley-syntax|--uses|FOLDER/a.swift|"])
        var changed = files[0]
        changed.replaceContent(by: "unsaved")
        try fake.syntax(["--uses": "cat > input; echo '[]'"])
        _ = UsedNames.all(of: [changed], installation: installation, limits: limits)
        #expect(try fake.takeRuns() == ["galley-syntax|--uses|-|"] && fake.folder.text(of: "input") == "unsaved")
    }

    // MARK: Views

    @Test("Surveys") func surveys() throws {
        let source = try fake.source("a.swift", "b.swift")
        func read() throws -> SourceSurvey {
            try SourceSurvey(of: source, installation: installation, limits: limits)
        }
        try fake.syntax([
            "*": "echo '{\"views\":[],\"previews\":[{\"line\":3,\"name\":\"P\"}],\"providers\":[],\"apps\":[]}'"
        ])
        #expect(try read().previews.map(\.line) == [3])
        #expect(try fake.takeRuns() == ["galley-syntax|FOLDER/a.swift|FOLDER/b.swift|"])
        let message =
            "69 cannot list the views of 'FOLDER/a.swift' and 1 more file: 'FOLDER/galley/galley-syntax' failed; build it with "
            + "`make build`, or name the view with --view"
        for script in ["echo no", "echo '{}'; exit 1"] {
            try fake.syntax(["*": script])
            #expect(fake.plain(failure { _ = try read() }) == message)
        }
        try fake.syntax(["*": "echo deep; exit 65"])
        #expect(failure { _ = try read() } == "65 deep")
    }

    @Test("The expression of --view") func expressions() throws {
        func told(_ answer: String, compiled: Bool, _ end: String = "") throws -> String {
            try fake.syntax(["--expression": "cat > input; printf '\(answer)'; \(end)"])
            var expression = try ViewExpression("Card()", installation: installation, limits: limits)
            return failure { try expression.check(isCompiled: compiled) }
        }
        let start = "65 the expression of --view "
        let seen = try [
            told("one", compiled: true), told("empty", compiled: false), told("several", compiled: true),
            told("unbalanced", compiled: true), told("broken", compiled: true), told("broken", compiled: false),
            told("deep", compiled: true, "exit 65"), told("", compiled: true, "exit 1"),
        ]
        #expect(
            seen == [
                "no failure", start + "is empty",
                start + "is more than one expression, or none; put what it needs into the file, or into { … }()",
                start + "is not one expression: its brackets do not match", start + "is not one expression",
                "no failure",
                "65 deep", "69 cannot read the expression of --view: galley-syntax failed",
            ])
        #expect(fake.folder.text(of: "input") == "Card()")
    }

    @Test("A view's type that stands alone") func completed() throws {
        func view(_ name: String, _ more: String) -> String {
            "{\"name\":\"\(name)\",\"line\":1,\"access\":\"internal\",\"arguments\":[],\"isReachable\":true,\"environmentObjects\":[],"
                + "\"environmentValues\":[],\"isDecodable\":false,\"isGeneric\":\(more)}"
        }
        let views = "[\(view("Card", "false")),\(view("Outer.Row", "false")),\(view("Any", "true"))]"
        try fake.syntax(["*": "echo '{\"views\":\(views),\"previews\":[],\"providers\":[],\"apps\":[]}'"])
        try fake.folder.write("struct Crad {}\n", to: "a.swift")
        let source = try fake.source("a.swift")
        func told(_ expression: String) throws -> String {
            var text = ""
            let message = failure { text = try fake.compiler.completed(expression, in: source) }
            return message == "no failure" ? text : fake.plain(message)
        }
        let seen = try ["Card", " Card ", "Outer.Row", "card", "Card()", "Crad", "Cards", "Any", "Color", "Zzzzzz"].map(
            told)
        #expect(
            seen == [
                "Card()", "Card()", "Outer.Row()", "card", "Card()", "Crad",
                "65 'FOLDER/a.swift' has no view 'Cards'; did you mean 'Card'?",
                "65 Any is generic: choose its types, --view 'Any<…>(…)'", "Color", "Zzzzzz",
            ])
    }

    // MARK: Changes

    private func change(_ text: String, in source: SourceSet, shown: Set<String> = []) throws -> String {
        guard case .modifier(let modifier) = WhatIf(text) else { return "no change" }
        var changed = source
        let message = failure {
            changed = try source.changed(by: modifier, shown: shown, installation: installation, limits: limits)
        }
        guard message == "no failure" else { return fake.plain(message) }
        return changed.files.map { "\($0.text.trimmingCharacters(in: .newlines))\($0.isInMemory ? "!" : "")" }.joined(
            separator: " ")
    }

    private func modified(_ found: Int, _ modifiers: String = "", candidates: String = "") throws {
        try fake.syntax([
            "--modify":
                "cat > input; echo '{\"found\":\(found),\"modifiers\":[\(modifiers)],\"candidates\":[\(candidates)]}'"
        ])
    }

    @Test("A change that is tried out") func changes() throws {
        try fake.syntax([
            "--modify":
                "read text; case $text in two) echo '{\"text\":\"changed\",\"found\":1,\"modifiers\":[],\"candidates\":[]}';; *) echo '{\"found\":0,\"modifiers\":[],\"candidates\":[]}';; esac"
        ])
        let source = try fake.source("src")
        #expect(try change("bold() on \"Total\"", in: source, shown: ["Total"]) == "one changed!")
        let line = "galley-syntax|--modify|with|bold()|shown:Total|-|"
        #expect(try fake.takeRuns() == [line, line], "the first file in which it is")
        #expect(try change("without bold on VStack", in: source) == "one changed!")
        #expect(try fake.takeRuns().first == "galley-syntax|--modify|without|bold|kind:VStack|-|")
        #expect(try change("bold() on Row.swift:3", in: source) == "one changed!")
        #expect(try fake.takeRuns() == ["galley-syntax|--modify|with|bold()|line:3|-|"], "that file alone")
        #expect(try change("bold() on ow.swift:3", in: source) == "64 there is no file 'ow.swift' in 'FOLDER/src'")
        #expect(
            try change("bold() on L3", in: source)
                == "64 'FOLDER/src' has 2 files: say which one's line, as in 'Card.swift:3'")
        #expect(try change("bold() on L3", in: fake.source("src/Row.swift")) == "changed!")
    }

    @Test("A change of what is not there") func refusals() throws {
        let source = try fake.source("src")
        try modified(1, "\"bold\",\"padding\"")
        #expect(
            try change("without font on VStack", in: source)
                == "65 the view VStack in 'FOLDER/src' has no modifier 'font': it has bold, padding")
        try modified(1)
        #expect(try change("without font on VStack", in: source).hasSuffix(": it has none"))
        try modified(0, candidates: "4,9")
        let places = "FOLDER/src/Card.swift:4, FOLDER/src/Card.swift:9, FOLDER/src/Row.swift:4, FOLDER/src/Row.swift:9"
        #expect(
            try change("without font on \"Sum\"", in: source)
                == "65 no view in 'FOLDER/src' is written with \"Sum\"; a variable may hold it in \(places): name the line, as in "
                + "'without font on FOLDER/src/Card.swift:4'")
        #expect(try change("bold() on \"Sum\"", in: source).hasSuffix("as in 'bold() on FOLDER/src/Card.swift:4'"))
        try modified(0)
        #expect(
            try change("bold() on \"Sum\"", in: source)
                == "65 no view in 'FOLDER/src' is written with \"Sum\", or has it for an accessibilityIdentifier; a line ('L12') or a "
                + "type ('VStack') can be named, too")
        #expect(try change("bold() on Sum", in: source) == "65 there is no view Sum in 'FOLDER/src'")
        #expect(fake.folder.text(of: "input") == "two\n")
        try fake.syntax(["--modify": "echo no"])
        #expect(
            try change("bold() on Sum", in: source)
                == "69 cannot change 'FOLDER/src': 'FOLDER/galley/galley-syntax' failed")
        try fake.syntax(["--modify": "echo deep; exit 65"])
        #expect(try change("bold() on Sum", in: source) == "65 deep")
    }

    // MARK: Places of crashes

    @Test("The line of a crash, and the view that was at work") func crashes() throws {
        try fake.program("usr/bin/llvm-symbolizer", "cat symbols")
        try fake.program("usr/bin/swift-demangle", "echo 'closure #1 in Outer.Page.body.getter and Row.body.getter'")
        func symbol(_ function: String, _ file: String, _ line: Int) -> String {
            "{\"Symbol\":[{\"FunctionName\":\"\(function)\",\"FileName\":\"\(file)\",\"Line\":\(line)}]}"
        }
        let source = try fake.source("a.swift")
        func site(_ symbols: [String], _ places: [UInt64] = [0x1f, 16]) throws -> [String?] {
            try fake.folder.write("[\(symbols.joined(separator: ","))]", to: "symbols")
            let table = LineTable(library: "/lib.so", toolchain: fake.compiler.toolchain, limits: limits)
            let site = table.site(of: places, in: source)
            return [site.line.map(fake.plain), site.view]
        }
        let own = symbol("$s1A", fake.folder["a.swift"], 7)
        #expect(
            try site([symbol("f", "/other.swift", 3), symbol("$s2B", fake.folder["a.swift"], 0), "{}", own]) == [
                "FOLDER/a.swift:7", "Outer.Page",
            ])
        #expect(
            try fake.takeRuns() == [
                "llvm-symbolizer|--obj=/lib.so|--output-style=JSON|0x1f|0x10|",
                "swift-demangle|--simplified|--compact|$s2B|$s1A|",
            ])
        #expect(try site([symbol("main", "/x/--view", 2)]) == ["--view:2", nil] && fake.takeRuns().count == 1)
        #expect(try site([own], []) == [nil, nil] && fake.takeRuns().isEmpty)
        try fake.program("usr/bin/swift-demangle", "echo 'Outer.body'; exit 0")
        #expect(try site([own]) == ["FOLDER/a.swift:7", nil])
        try fake.program("usr/bin/swift-demangle", "echo 'A.body.getter'; exit 1")
        #expect(try site([own])[1] == nil)
        try fake.program("usr/bin/llvm-symbolizer", "cat symbols; exit 1")
        #expect(try site([own]) == [nil, nil])
    }
}
