import GalleyProtocol
import Testing

@testable import GalleySnapshots
@testable import galley

/// What `galley snapshots` prints (docs/cli.md), and JUnit's XML.
@Suite("What came of comparing pictures")
struct SnapshotListTests {
    private static func result(_ name: String, _ variant: String = "") -> HostResult {
        var result = HostResult(name: name)
        result.variant = variant
        return result
    }

    private static func outcome(
        _ change: String? = nil, missing: Bool = false, recorded: Bool = false, fails: Bool = false,
        lines: [String] = []
    )
        -> SnapshotReference.Outcome
    {
        .init(
            change: change.map { .init(summary: $0) }, isMissing: missing, isRecorded: recorded, fails: fails,
            lines: lines
        )
    }

    private static var list: SnapshotList {
        var list = SnapshotList()
        list.add(result("A"), "a.png", outcome())
        list.add(result("B", "dark"), "b-dark.png", outcome("2 pixels", fails: true, lines: ["- 1", "+ 2"]))
        list.add(result("C"), "c.png", outcome(missing: true, recorded: true, fails: true))
        list.add(result("B", "light"), "b-light.png", outcome("3 <pixels>", recorded: true, lines: ["- 3"]))
        list.add(result("D"), "d.png", outcome(missing: true))
        list.add(result("E", "x"), HostResult.Failure(status: 70, message: "crashed"))
        list.add(result("F"), HostResult.Failure(status: 66, message: "absent"))
        list.orphans = ["old.png"]
        list.report = "report/index.html"
        return list
    }

    @Test("For people") func plain() throws {
        #expect(
            try Self.list.text(.text) == """
                b-dark.png: differs: 2 pixels
                b-light.png: differs: 3 <pixels>; recorded anew
                    In B (dark):
                    - 1
                    + 2
                c.png: recorded; look at it
                d.png: there is no reference
                E (x): cannot be drawn: crashed
                F: cannot be drawn: absent
                old.png: no view asks for it
                Report: report/index.html
                7 snapshots: 1 the same, 2 differ, 2 without a reference, 2 recorded, 2 not drawn, 1 orphan

                """)
        #expect(try SnapshotList().text(.text) == "0 snapshots: 0 the same\n")
        var one = SnapshotList()
        one.add(Self.result("B"), "b.png", Self.outcome("2 pixels", lines: ["- 1"]))
        one.orphans = ["x", "y"]
        #expect(
            try one.text(.text)
                == "b.png: differs: 2 pixels\n    - 1\nx: no view asks for it\ny: no view asks for it\n"
                + "1 snapshot: 0 the same, 1 differs, 2 orphans\n")
    }

    @Test("How a run ends") func status() {
        #expect(Self.list.status == 70 && Self.list.hasFailures && Self.list.notes == ["4 failed"])
        var list = SnapshotList()
        #expect(list.status == nil && !list.hasFailures && list.notes.isEmpty)
        list.add(Self.result("A"), "a.png", Self.outcome("2 pixels"))
        #expect(list.status == nil)
        list.add(Self.result("A"), "a.png", Self.outcome("2 pixels", fails: true))
        #expect(list.status == 1 && !list.hasFailures)
        list.add(Self.result("B"), HostResult.Failure(status: 1, message: "m"))
        #expect(list.status == 1 && list.hasFailures)
    }

    @Test("JSON and JUnit") func programs() throws {
        var list = SnapshotList()
        list.add(Self.result("B", "dark"), "b.png", Self.outcome("2 pixels", fails: true, lines: ["- 1"]))
        list.add(Self.result("C"), HostResult.Failure(status: 70, message: "m"))
        #expect(
            json(try list.text(.json))
                == json(
                    """
                    {"snapshots": [
                       {"view": "B", "variant": "dark", "file": "b.png", "state": "differs", "isRecorded": false,
                        "fails": true, "message": "2 pixels", "lines": ["- 1"]},
                       {"view": "C", "state": "failed", "isRecorded": false, "fails": true, "message": "m", "lines": []}],
                     "orphans": []}
                    """))
        #expect(
            try Self.list.text(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites><testsuite name="galley snapshots" tests="7" failures="4">
                <testcase name="A" classname="galley.snapshots"></testcase>
                <testcase name="B (dark)" classname="galley.snapshots"><failure type="differs" message="2 pixels">b-dark.png
                - 1
                + 2</failure></testcase>
                <testcase name="C" classname="galley.snapshots"><failure type="missing" message="recorded; look at it">c.png</failure></testcase>
                <testcase name="B (light)" classname="galley.snapshots"></testcase>
                <testcase name="D" classname="galley.snapshots"></testcase>
                <testcase name="E (x)" classname="galley.snapshots"><failure type="failed" message="crashed"></failure></testcase>
                <testcase name="F" classname="galley.snapshots"><failure type="failed" message="absent"></failure></testcase>
                </testsuite></testsuites>

                """)
    }
}
