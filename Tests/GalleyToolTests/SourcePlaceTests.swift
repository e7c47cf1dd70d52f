import Foundation
import GalleyRPC
import Testing

@testable import GalleyProtocol
@testable import galley

/// Where the views of a layout stand in the source: docs/lint.md and docs/explain.md.
@Suite("Places of views in the source")
struct SourcePlaceTests {
    private typealias Place = HostResult.Finding.Place

    private static func view(
        _ kind: String, _ label: String? = nil, _ owners: [String] = ["Card"], written: String? = nil
    ) -> Place {
        .init(kind: kind, label: label, written: written, owners: owners, number: 0)
    }

    private static func finding(_ path: [Place], _ rule: String = "r") -> HostResult.Finding {
        .init(rule: rule, severity: "warning", message: "m", path: path, frame: [], proposals: [], fix: nil)
    }

    /// A use of a name in the declaration of a view.
    private static func use(
        _ name: String, at line: Int, literal: String? = nil, in owner: String? = "Card", labels: String? = nil,
        start: Int? = nil
    ) -> UsedNames.Use {
        .init(
            name: name, labels: labels, isMember: name.first?.isLowercase ?? false, line: line, column: 1, endLine: nil,
            endColumn: nil, startLine: start, role: nil, generics: nil, literal: literal, owner: owner)
    }

    private static func declared(_ name: String, _ line: Int, generic: Bool = false, file: String? = nil)
        -> SourceSurvey.View
    {
        .init(
            file: file, name: name, line: line, access: "internal", isGeneric: generic, arguments: [],
            isReachable: true,
            environmentObjects: [], environmentValues: [])
    }

    private static let card = declared("Card", 1)

    private func places(
        _ uses: [UsedNames.Use], text: String = "", views: [SourceSurvey.View] = [card],
        previews: [SourceSurvey.Preview] = []
    ) throws -> SourcePlaces {
        let fake = try FakeToolchain(["a.swift": text])
        var names = UsedNames()
        names.uses = uses
        try fake.folder.write(String(decoding: JSONEncoder().encode([names]), as: UTF8.self), to: "uses")
        try fake.syntax(["--uses": "cat uses"])
        var survey = SourceSurvey()
        (survey.views, survey.previews) = (views, previews)
        let compiler = fake.compiler
        return SourcePlaces(
            try fake.source("a.swift").files, survey: survey, installation: compiler.installation,
            limits: compiler.limits)
    }

    /// The line, with an exclamation mark where the view itself stands there.
    private func told(_ places: SourcePlaces, _ path: [Place], _ change: (inout HostResult) -> Void = { _ in })
        -> String
    {
        var result = HostResult(name: "Shown")
        change(&result)
        return places.place(of: Self.finding(path), in: result).map { "\($0.place.line)\($0.isExact ? "!" : "")" }
            ?? "-"
    }

    @Test("By the text that a view is written with") func texts() throws {
        let places = try places(
            [
                Self.use("Text", at: 2, literal: "one"), Self.use("Text", at: 3, literal: "two"),
                Self.use("Text", at: 4, literal: "two"), Self.use("Button", at: 5, literal: "Go"),
                Self.use("Text", at: 6, literal: "outside", in: nil),
                Self.use("Text", at: 7, literal: "row", in: "Row"),
                Self.use("Text", at: 8, literal: "% items"), Self.use("Label", at: 9, literal: "helped", in: "helper"),
                Self.use("Text", at: 10, literal: "helped", in: "helper"), Self.use("help", at: 11, literal: "told"),
                Self.use("Text", at: 12, literal: "both"), Self.use("Text", at: 13, literal: "both", in: "Row"),
            ], views: [Self.card, Self.declared("Row", 20)])
        let rows: [(Place, String)] = [
            (Self.view("Text", "one"), "2!"), (Self.view("Text", "two"), "1"), (Self.view("Text", "Go"), "5!"),
            (Self.view("Text", "outside"), "6!"), (Self.view("Text", "row"), "1"),
            (Self.view("Text", "row", ["Row"]), "7!"),
            (Self.view("Text", "3 items", written: "%lld items"), "8!"), (Self.view("Text", "3 items"), "1"),
            (Self.view("Text", "4 items", written: "%1$-05.2lf items"), "8!"), (Self.view("Text", "helped"), "10!"),
            (Self.view("Text", "told"), "1"), (Self.view("Text", "both"), "12!"),
            (Self.view("Text", "both", ["Row", "Card"]), "20"),
            (Self.view("Label", "one"), "2!"), (Self.view("Text", "one", []), "-"),
        ]
        #expect(rows.map { told(places, [$0.0]) } == rows.map(\.1))
    }

    @Test("By its type, where that is there once") func kinds() throws {
        let places = try places([
            Self.use("VStack", at: 2), Self.use("Image", at: 3), Self.use("Image", at: 4), Self.use("padding", at: 5),
            Self.use("Text", at: 6), Self.use("Text", at: 7, literal: "a"), Self.use("Padding", at: 8),
        ])
        let rows: [([Place], String)] = [
            ([Self.view("VStack")], "2!"), ([Self.view("Image")], "1"), ([Self.view("padding")], "5!"),
            ([Self.view("Text", "unknown")], "6!"), ([Self.view("Text")], "1"),
            ([Self.view("VStack", nil, ["Other"])], "-"),
            ([Self.view("VStack"), Self.view("Image")], "2"), ([Self.view("Image"), Self.view("Color")], "1"),
            ([Self.view("VStack", nil, []), Self.view("Image", nil, ["Card"])], "1"),
        ]
        #expect(rows.map { told(places, $0.0) } == rows.map(\.1))
    }

    @Test("Views that are used by others, and those that show what they are given") func owners() throws {
        let uses = [
            Self.use("Text", at: 31, in: "Row"), Self.use("Text", at: 41, in: "Box"),
            Self.use("AnyView", at: 52, in: "Any"),
            Self.use("Text", at: 53, in: "Any"), Self.use("ViewBuilder", at: 62, in: "Built"),
            Self.use("Text", at: 63, in: "Built"),
        ]
        let views = [
            Self.card, Self.declared("Row", 30), Self.declared("Box", 40, generic: true), Self.declared("Any", 50),
            Self.declared("Built", 60),
        ]
        let places = try places(uses, views: views)
        let card = Self.view("VStack")
        let rows: [([Place], String)] = [
            ([card, Self.view("Text", "x", ["Row", "Card"])], "31!"),
            ([card, Self.view("Image", nil, ["Row", "Card"])], "30"),
            ([card, Self.view("Text", "x", ["Box", "Card"])], "1"),
            ([card, Self.view("Text", "x", ["Any", "Card"])], "1"),
            ([card, Self.view("Text", "x", ["Built", "Card"])], "1"),
            ([Self.view("VStack", nil, ["Box"]), Self.view("Image", nil, ["Box"])], "-"),
            ([card, Self.view("Image", nil, ["Row", "Any", "Card"])], "30"),
        ]
        #expect(rows.map { told(places, $0.0) } == rows.map(\.1))
    }

    @Test("Texts that a control makes of a value are written nowhere") func made() throws {
        func told(_ control: String, _ labels: String, in owner: String = "Card") throws -> String {
            let places = try places([Self.use(control, at: 7, in: owner, labels: labels), Self.use("Text", at: 8)])
            return self.told(places, [Self.view(control), Self.view("HStack"), Self.view("Text", "5")])
        }
        let seen = try [
            told("LabeledContent", "(_:value:)"), told("LabeledContent", "(_:{})"),
            told("DatePicker", "(_:selection:)"),
            told("Slider", "(value:)"), told("LabeledContent", "(_:value:)", in: "Row"),
        ]
        #expect(seen == ["7", "8!", "7", "8!", "8!"])
    }

    @Test("Previews") func previews() throws {
        let uses = [
            Self.use("Text", at: 9, literal: "P", in: "#Preview:8"),
            Self.use("Text", at: 12, literal: "P", in: "#Preview:11"),
        ]
        let previews: [SourceSurvey.Preview] = [
            .init(file: nil, name: "First", line: 8), .init(file: nil, name: nil, line: 11),
        ]
        let places = try places(uses, previews: previews)
        let text = [Self.view("Text", "P", [])]
        func at(_ line: Int, _ file: String = "a.swift") -> (inout HostResult) -> Void {
            { $0.preview = .init(file: file, line: line) }
        }
        #expect(
            [told(places, text, at(8)), told(places, text, at(11)), told(places, text, at(10)), told(places, text)] == [
                "9!", "12!", "-", "-",
            ])
        #expect(told(places, text, at(8, "b.swift")) == "-")
        #expect(told(places, [Self.view("Image", nil, [])], at(11)) == "11", "the preview itself")
        #expect(told(places, [], { $0.name = "First" }) == "8" && told(places, [], { $0.name = "Card" }) == "1")
    }

    @Test("All of a type, and modifiers on a view") func all() throws {
        let places = try places([
            Self.use("Text", at: 3), Self.use("Text", at: 5, literal: "a"), Self.use("Text", at: 6, in: "Row"),
            Self.use("padding", at: 4, start: 3), Self.use("padding", at: 9, start: 3),
            Self.use("padding", at: 5, start: 5),
            Self.use("bold", at: 4, start: 3),
        ])
        func lines(_ places: [SourcePlaces.Place]) -> [Int] { places.map(\.line) }
        let result = HostResult(name: "Shown")
        #expect(lines(places.places(ofAll: Self.view("Text"), in: result)) == [3, 5])
        #expect(places.places(ofAll: Self.view("padding"), in: result).isEmpty)
        #expect(places.places(ofAll: Self.view("Text", nil, []), in: result).isEmpty)
        let text = try #require(places.places(ofAll: Self.view("Text"), in: result).first)
        #expect(lines(places.places(ofModifiers: "padding", on: text)) == [4, 9])
        #expect(places.places(ofModifiers: "padding", on: .init(file: "other", line: 3)).isEmpty)
    }

    @Test("Comments that say that a fault is meant") func comments() throws {
        let lines = [
            "struct Card: View {", "Text(\"A\") // galley:ignore text-cut", "  // galley:ignore contrast, small",
            "Image()",
            "VStack { // galley:ignore", "padding()", "// galley:ignore row", "struct Row: View {", "Color()",
        ]
        let uses = [
            Self.use("Text", at: 2, literal: "A"), Self.use("Image", at: 4), Self.use("VStack", at: 5),
            Self.use("padding", at: 6),
            Self.use("Color", at: 9, in: "Row"),
        ]
        func isMeant(_ places: SourcePlaces, _ view: Place, _ rule: String) -> Bool {
            places.isSuppressed(Self.finding([view], rule), in: HostResult(name: "Shown"))
        }
        let places = try places(
            uses, text: lines.joined(separator: "\n"), views: [Self.card, Self.declared("Row", 8)])
        let (text, image, stack) = (Self.view("Text", "A"), Self.view("Image"), Self.view("VStack"))
        let rows: [(Place, String, Bool)] = [
            (text, "text-cut", true), (text, "contrast", false), (image, "contrast", true), (image, "small", true),
            (image, "text-cut", false), (stack, "anything", true), (Self.view("padding"), "anything", false),
            (Self.view("Color", nil, ["Row"]), "row", true), (Self.view("Color", nil, ["Row"]), "other", false),
            (Self.view("Text", "A", ["Other"]), "text-cut", false),
        ]
        #expect(rows.map { isMeant(places, $0.0, $0.1) } == rows.map(\.2))
        #expect(
            places.isSuppressed(Self.finding([text, Self.view("Gone")], "text-cut"), in: HostResult(name: "S")),
            "one around it")
        let whole = try self.places(uses, text: "// galley:ignore-file contrast\n")
        #expect([isMeant(whole, text, "contrast"), isMeant(whole, text, "text-cut")] == [true, false])
        let everything = try self.places(uses, text: "  // galley:ignore-file\n")
        #expect(isMeant(everything, text, "text-cut"))
    }

    @Test("A view that a page shows") func shown() throws {
        let places = try places([Self.use("Text", at: 2, literal: "one")])
        func told(_ text: String) -> JSONValue? { json((try? places.place(ofShown: text)) ?? "no JSON") }
        let view = "{\"kind\": \"Text\", \"label\": \"LABEL\", \"owners\": [\"Card\"], \"number\": 0}"
        func page(_ label: String) -> String {
            "{\"view\": \"Card\", \"path\": [\(view.replacing("LABEL", with: label))]}"
        }
        #expect(told(page("one"))?["line"] == 2 && told(page("one"))?["isExact"] == true)
        #expect(told(page("two"))?["line"] == 1 && told(page("two"))?["isExact"] == false)
        #expect(told("{\"view\": \"None\", \"path\": []}") == [:])
        #expect(
            failure { _ = try places.place(ofShown: "x") }
                == "64 --locate takes a view as the page of galley preview tells it")
    }
}
