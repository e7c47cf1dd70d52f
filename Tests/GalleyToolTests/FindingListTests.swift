import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// What `galley lint` prints of what was found: docs/lint.md, SARIF 2.1.0 (OASIS), JUnit's XML and GitHub's “Workflow commands”.
@Suite("What lint has found, in each format")
struct FindingListTests {
    private static func place(_ kind: String, _ label: String? = nil, _ number: Int = 0) -> HostResult.Finding.Place {
        .init(kind: kind, label: label, written: nil, owners: [], number: number)
    }

    private static func finding(
        _ rule: String, _ message: String, severity: String = "warning", path: [HostResult.Finding.Place],
        proposals: [String] = [], fix: String? = nil
    ) -> HostResult.Finding {
        .init(
            rule: rule, severity: severity, message: message, path: path, frame: [1, 2, 3, 4], proposals: proposals,
            fix: fix)
    }

    private static func result(_ name: String, _ findings: [HostResult.Finding]) -> HostResult {
        var result = HostResult(name: name)
        result.findings = findings
        return result
    }

    private static let long = "A label with more than tenty-four letters"
    private static let cut = finding(
        "text-cut", "the text <is> \"cut\" & gone",
        path: [
            place("VStack"), place("padding"), place("HStack"), place("List"), place("Group"), place("Form"),
            place("Text", long),
        ], proposals: ["1", "2", "3", "4", "5", "6", "7"], fix: "a larger frame")

    /// Two views: one with a warning in two situations and a note, another with a warning of another kind.
    private static func list(leavesOutNotes: Bool = false) throws -> FindingList {
        var list = FindingList()
        list.leavesOutNotes = leavesOutNotes
        let places = SourcePlaces(
            [], survey: SourceSurvey(), installation: .current, limits: .init(time: TimeLimit(seconds: 60)))
        let note = finding(
            "contrast", "low", severity: "note", path: [place("Text", "B"), place("foregroundStyle")], proposals: ["1"])
        list.add(result("Card", [cut, note]), "320x", places)
        var wide = cut
        wide.message = "another number"
        list.add(result("Card", [wide]), "390x", places)
        list.add(result("Card", [wide, finding("missing-image", "no 'a'", path: [place("Image")])]), "390x", places)
        var other = result("Row", [finding("missing-image", "no 'b'", path: [place("Image", nil, 1)])])
        other.failure = .init(status: 1, message: "is infinite; give it a size")
        list.add(other, "", places)
        list.add(other, "", places)
        return list
    }

    @Test("For people") func plain() throws {
        let text = try Self.list().text(.text)
        #expect(
            text == """
                warning: the text <is> "cut" & gone [text-cut]
                    view      HStack › List › Group › Form › Text "A label with more than t"
                    proposed  2 › 3 › 4 › 5 › 6 › 7
                    at        320x, 390x
                    fix       a larger frame
                note: low [contrast]
                    view      Text "B" › foregroundStyle
                    at        320x
                warning: no 'a' [missing-image]
                    view      Image
                    at        390x
                warning: no 'b' [missing-image]
                    view      Image
                3 warnings, 1 note: 2 views, 5 layouts

                """)
        let quiet = try Self.list(leavesOutNotes: true)
        #expect(quiet.leftOut == 1 && quiet.hasWarnings && quiet.layouts == 5 && quiet.views == ["Card", "Row"])
        #expect(
            try quiet.text(.text).hasSuffix("\n3 warnings, 0 notes, 1 left out (--quiet notes): 2 views, 5 layouts\n"))
        #expect(
            try FindingList().text(.text) == "0 warnings, 0 notes: 0 views, 0 layouts\n" && !FindingList().hasWarnings)
    }

    @Test("The situations of a fault") func situations() throws {
        func text(_ count: Int, of all: Int) throws -> String {
            var list = FindingList()
            let places = SourcePlaces(
                [], survey: SourceSurvey(), installation: .current, limits: .init(time: TimeLimit(seconds: 60)))
            for index in 0..<all {
                list.add(Self.result("A", index < count ? [Self.cut] : []), "s\(index)", places)
            }
            let line = try list.text(.text).split(separator: "\n").first { $0.hasPrefix("    at  ") } ?? ""
            return String(line.dropFirst(14))
        }
        #expect(try text(2, of: 2) == "s0, s1", "two are not called all")
        #expect(try text(3, of: 3) == "all 3: s0, s1, s2" && text(3, of: 4) == "s0, s1, s2")
        #expect(try text(6, of: 9) == "s0, s1, s2, s3, s4, s5")
        #expect(try text(7, of: 9) == "s0, s1, s2, s3, s4 and 2 more")
        #expect(try text(8, of: 8) == "all 8: s0, s1, s2, s3, s4 and 3 more")
    }

    @Test("One view, one layout, one warning") func singular() throws {
        var list = FindingList()
        let places = SourcePlaces(
            [], survey: SourceSurvey(), installation: .current, limits: .init(time: TimeLimit(seconds: 60)))
        list.add(Self.result("A", [Self.cut]), "", places)
        #expect(try list.text(.text).hasSuffix("\n1 warning, 0 notes: 1 view, 1 layout\n"))
        var note = Self.cut
        note.severity = "note"
        list.add(Self.result("B", [note]), "", places)
        #expect(try list.text(.text).hasSuffix("\n1 warning, 1 note: 2 views, 2 layouts\n"))
    }

    @Test("JSON") func asJSON() throws {
        var list = FindingList()
        let places = SourcePlaces(
            [], survey: SourceSurvey(), installation: .current, limits: .init(time: TimeLimit(seconds: 60)))
        var other = Self.result(
            "Row", [Self.finding("r", "m", severity: "note", path: [Self.place("Text", "B")], fix: "f")])
        other.failure = .init(status: 1, message: "is infinite; give it a size")
        list.add(other, "s", places)
        let text = try list.text(.json)
        #expect(text.hasSuffix("}\n"))
        #expect(
            json(text)
                == json(
                    """
                    {"findings": [{"kind": "finding", "code": "r", "rule": "r", "severity": "note", "message": "m",
                       "view": "Row", "path": ["Text \\"B\\""], "frame": [1, 2, 3, 4], "proposals": [],
                       "situations": ["s"], "fix": "f", "suggestion": {"text": "f"}}],
                     "messages": [{"kind": "failure", "severity": "error", "code": "not-drawn",
                       "message": "Row: is infinite", "suggestion": {"text": "give it a size"}}]}
                    """))
        #expect(json(try FindingList().text(.json)) == ["findings": []])
    }

    @Test("SARIF") func sarif() throws {
        let text = try Self.list().text(.sarif)
        let run = json(text)?["runs"]?.list?.first
        #expect(json(text)?["version"] == "2.1.0")
        let rules = run?["tool"]?["driver"]
        #expect(
            rules == [
                "name": "galley lint", "rules": [["id": "contrast"], ["id": "missing-image"], ["id": "text-cut"]],
            ])
        let results = run?["results"]?.list ?? []
        #expect(results.count == 4)
        #expect(
            results.first
                == json(
                    """
                    {"ruleId": "text-cut", "level": "warning", "message":
                       {"text": "the text <is> \\"cut\\" & gone At 320x, 390x. Fix: a larger frame."},
                     "locations": [{"logicalLocations": [{"kind": "element", "fullyQualifiedName":
                       "Card: HStack › List › Group › Form › Text \\"A label with more than t\\""}]}]}
                    """))
        #expect(results.last?["message"] == ["text": "no 'b'"])
    }

    @Test("JUnit: a case for each view") func junit() throws {
        #expect(
            try Self.list().text(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites><testsuite name="galley lint" tests="2" failures="2">
                <testcase name="Card" classname="galley.lint">\
                <failure type="text-cut" message="the text &lt;is&gt; &quot;cut&quot; &amp; gone">\
                HStack › List › Group › Form › Text &quot;A label with more than t&quot; At 320x, 390x.</failure>\
                <failure type="missing-image" message="no 'a'">Image At 390x.</failure></testcase>
                <testcase name="Row" classname="galley.lint">\
                <failure type="missing-image" message="no 'b'">Image</failure></testcase>
                </testsuite></testsuites>

                """)
    }

    @Test("GitHub's commands, and messages") func github() throws {
        let list = try Self.list()
        #expect(
            try list.text(.github) == """
                ::warning title=galley text-cut::the text <is> "cut" & gone At 320x, 390x. Fix: a larger frame.
                ::notice title=galley contrast::low At 320x.
                ::warning title=galley missing-image::no 'a' At 390x.
                ::warning title=galley missing-image::no 'b'

                """)
        let messages = list.messages.map { "\($0.kind) \($0.severity) \($0.code) \($0.message)" }
        #expect(
            messages == [
                "finding warning text-cut the text <is> \"cut\" & gone At 320x, 390x.",
                "finding note contrast low At 320x.", "finding warning missing-image no 'a' At 390x.",
                "finding warning missing-image no 'b'",
            ])
        #expect(list.messages[0].suggestion == .init(text: "a larger frame") && list.messages[1].suggestion == nil)
        #expect(list.failures.map(\.message) == ["Row: is infinite"])
    }
}
