import Foundation
import GalleyProcesses
import GalleyRPC
import Testing

@testable import GalleyProtocol
@testable import galley

/// Findings of `galley lint` whose views stand in the source: their places in each format, which of them are one, and
/// those that are meant (docs/lint.md; GitHub's “Workflow commands”; JUnit's XML).
@Suite("Findings with their places")
struct PlacedFindingTests {
    private let fake: FakeToolchain
    private let places: SourcePlaces
    private let file: String

    init() throws {
        let text = [
            "struct Card: View {", "Text(\"A\")", "Image() // galley:ignore small", "VStack {", "Text(\"twice\")",
            "Text(\"twice\")",
        ].joined(separator: "\n")
        fake = try FakeToolchain(["a.swift": text])
        file = fake.folder["a.swift"]
        func use(_ name: String, _ line: Int, _ literal: String? = nil) -> UsedNames.Use {
            .init(
                name: name, labels: nil, isMember: false, line: line, column: 1, endLine: nil, endColumn: nil,
                startLine: nil, role: nil, generics: nil, literal: literal, owner: "Card")
        }
        var names = UsedNames()
        names.uses = [
            use("Text", 2, "A"), use("Image", 3), use("VStack", 4), use("Text", 5, "twice"), use("Text", 6, "twice"),
        ]
        try fake.folder.write(String(decoding: JSONEncoder().encode([names]), as: UTF8.self), to: "uses")
        try fake.syntax(["--uses": "cat uses"])
        var survey = SourceSurvey()
        survey.views = [
            .init(
                file: nil, name: "Card", line: 1, access: "internal", isGeneric: false, arguments: [],
                isReachable: true, environmentObjects: [], environmentValues: [])
        ]
        places = SourcePlaces(
            try fake.source("a.swift").files, survey: survey, installation: fake.compiler.installation,
            limits: fake.compiler.limits)
    }

    private func finding(
        _ rule: String, _ kind: String, _ label: String? = nil, severity: String = "warning", message: String = "m",
        number: Int = 0, fix: String? = nil
    ) -> HostResult.Finding {
        .init(
            rule: rule, severity: severity, message: message,
            path: [.init(kind: kind, label: label, written: nil, owners: ["Card"], number: number)],
            frame: [1, 2, 3, 4], proposals: [], fix: fix)
    }

    private func list(_ layouts: [(situation: String, findings: [HostResult.Finding])]) -> FindingList {
        var list = FindingList()
        for layout in layouts {
            var result = HostResult(name: "Card")
            result.findings = layout.findings
            list.add(result, layout.situation, places)
        }
        return list
    }

    @Test("Where a view stands, in each format") func formats() throws {
        let list = list([("", [finding("text-cut", "Text", "A", message: "cut", fix: "a larger frame")])])
        #expect(list.entries.map(\.isExact) == [true] && list.entries.map { $0.place?.line } == [2])
        #expect(
            try list.text(.text)
                == "\(file):2: warning: cut [text-cut]\n    view      Text \"A\"\n    fix       a larger frame\n"
                + "1 warning, 0 notes: 1 view, 1 layout\n")
        #expect(
            try list.text(.github)
                == "::warning file=\(file),line=2,title=galley text-cut::cut Fix: a larger frame.\n")
        #expect(
            try list.text(.junit).contains(
                "<failure type=\"text-cut\" message=\"cut\">\(file):2 Text &quot;A&quot;</failure>"))
        let json = json(try list.text(.json))?["findings"]?.list?.first
        #expect(json?["file"]?.text == file && json?["line"]?.number == 2 && json?["path"]?.list == ["Text \"A\""])
        #expect(
            json?["place"] == ["file": .text(file), "line": 2] && json?["suggestion"] == ["text": "a larger frame"])
        #expect(json?["situations"]?.list == [])
        let region = galleyRegion(try list.text(.sarif))
        #expect(region?["region"]?["startLine"]?.number == 2)
        #expect(list.messages.map(\.place) == [ToolMessage.Place(file: file, line: 2)])
    }

    private func galleyRegion(_ text: String) -> JSONValue? {
        json(text)?["runs"]?.list?.first?["results"]?.list?.first?["locations"]?.list?.first?["physicalLocation"]
    }

    @Test("One that is meant is counted, and told of nowhere") func meant() throws {
        let some = list([("", [finding("small", "Image"), finding("contrast", "Image"), finding("small", "Image")])])
        #expect(some.suppressed == 2 && some.entries.map(\.finding.rule) == ["contrast"] && some.leftOut == 0)
        #expect(try some.text(.text).hasSuffix("1 warning, 0 notes, 2 meant (galley:ignore): 1 view, 1 layout\n"))
        var quiet = FindingList()
        quiet.leavesOutNotes = true
        var result = HostResult(name: "Card")
        result.findings = [
            finding("small", "Image", severity: "note"), finding("contrast", "Image", severity: "note"),
            finding("contrast", "Image"),
        ]
        quiet.add(result, "", places)
        #expect(quiet.suppressed == 1 && quiet.leftOut == 1 && quiet.entries.count == 1)
        #expect(
            try quiet.text(.text).hasSuffix(
                "1 warning, 0 notes, 1 left out (--quiet notes), 1 meant (galley:ignore): 1 view, 1 layout\n"))
        #expect(list([("", [finding("small", "Image")])]).hasWarnings == false)
    }

    @Test("The same fault is told once, by the place where its view stands") func same() {
        // Another text in another language is the same view of the source.
        let text = finding("text-cut", "Text", "A", message: "in English")
        var other = finding("text-cut", "Text", "A", message: "auf Deutsch", number: 7)
        let once = list([("en", [text]), ("de", [other]), ("de", [other]), ("fr", [text])])
        #expect(once.entries.map(\.situations) == [["en", "de", "fr"]] && once.layouts == 4)
        #expect(once.entries[0].finding.message == "in English")
        other.rule = "small"
        #expect(list([("en", [text]), ("de", [other])]).entries.count == 2, "another rule")
        var note = text
        note.severity = "note"
        #expect(list([("en", [text, note])]).entries.count == 2, "a note is no warning")
        // One whose line is not sure is told by its number among its like.
        let (first, second) = (finding("text-cut", "Text", "twice"), finding("text-cut", "Text", "twice", number: 1))
        let unsure = list([("", [first, second]), ("x", [second])])
        #expect(unsure.entries.map(\.isExact) == [false, false])
        #expect(unsure.entries.map(\.situations) == [[""], ["", "x"]])
        let missing = [
            finding("missing-image", "VStack", message: "no a"), finding("missing-image", "VStack", message: "no b"),
            finding("text-cut", "VStack", message: "a"), finding("text-cut", "VStack", message: "b"),
        ]
        #expect(
            list([("", missing)]).entries.map(\.finding.message) == ["no a", "no b", "a"],
            "of what is missing the name counts")
    }

    @Test("Views are counted once each, and their layouts all") func counts() throws {
        var list = FindingList()
        for name in ["A", "B", "A"] {
            var result = HostResult(name: name)
            result.failure = .init(status: 70, message: "crashed")
            list.add(result, "s", places)
        }
        #expect(list.views == ["A", "B"] && list.layouts == 3 && list.failures.count == 2 && !list.hasWarnings)
        #expect(try list.text(.text) == "0 warnings, 0 notes: 2 views, 3 layouts\n")
        #expect(try list.text(.junit).contains("tests=\"2\" failures=\"0\""))
    }
}
