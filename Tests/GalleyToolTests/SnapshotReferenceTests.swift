import Foundation
import Testing

@testable import GalleySnapshots

/// References on disk by the mode of recording, and the report of what differs or is new: `SnapshotRecording`'s documentation.
@Suite("References on disk")
struct SnapshotReferenceTests {
    private let folder: ScratchFolder
    private let report: SnapshotReport

    init() throws {
        folder = try ScratchFolder()
        report = SnapshotReport(folder: URL(fileURLWithPath: folder["report"]))
    }

    private func check(
        _ mode: SnapshotRecording, _ text: String, layout: String? = nil, name: String = "in/a.png",
        change: SnapshotReference.Change? = .init(summary: "other", lines: ["- x", "+ y"], picture: Data("d".utf8))
    ) throws -> SnapshotReference.Outcome {
        let numbers = layout == nil ? nil : URL(fileURLWithPath: folder["in/a.txt"])
        return try SnapshotReference(URL(fileURLWithPath: folder[name]), numbers: numbers, mode: mode)
            .check(Data(text.utf8), layout: layout, title: "a.png", report: report) { _, _ in change }
    }

    private func told(_ outcome: SnapshotReference.Outcome) -> String {
        let words = [
            (outcome.isMissing, "missing"), (outcome.isRecorded, "recorded"), (outcome.fails, "fails"),
            (outcome.change != nil, "differs"),
        ].compactMap { $0.0 ? $0.1 : nil }
        return (words + [outcome.shown?.summary].compactMap(\.self)).joined(separator: ", ")
    }

    @Test("What is missing: the mode says whether it is written, and whether that fails") func missing() throws {
        var seen: [String] = []
        for mode in [SnapshotRecording.never, .missing, .failed, .all] {
            seen.append(told(try check(mode, "1", name: "\(mode.rawValue)/a.png")))
        }
        #expect(
            seen == [
                "missing, fails, there is no reference", "missing, recorded, fails, new; recorded",
                "missing, recorded, fails, new; recorded", "missing, recorded, new; recorded",
            ])
        let written = ["never", "missing", "failed", "all"].map { folder.text(of: "\($0)/a.png") ?? "-" }
        #expect(written == ["-", "1", "1", "1"])
    }

    @Test("What differs: the mode says whether it is written anew") func differences() throws {
        var seen: [String] = []
        for mode in [SnapshotRecording.never, .missing, .failed, .all] {
            try folder.write("old", to: "in/a.png")
            seen.append(told(try check(mode, "new")) + ", " + (folder.text(of: "in/a.png") ?? "-"))
        }
        #expect(
            seen == [
                "fails, differs, other, old", "fails, differs, other, old",
                "recorded, fails, differs, other; recorded anew, new", "recorded, differs, other; recorded anew, new",
            ])
        let same = try [check(.never, "new"), check(.never, "x", change: nil)].map(told)
        #expect(same == ["", ""])
    }

    @Test("The numbers beside a picture") func numbers() throws {
        let one = "size 9×9\nText at 0,0 size 1×1 offered 9×9", two = "size 9×9\nText at 0,0 size 2×1 offered 9×9"
        #expect(try told(check(.all, "1", layout: one)) == "missing, recorded, new; recorded")
        #expect(folder.text(of: "in/a.txt") == one)
        let moved = try check(.never, "2", layout: two)
        #expect(
            moved.lines == [
                "- x", "+ y", "What changed by itself (- before, + now):", "- Text at 0,0 size 1×1 offered 9×9",
                "+ Text at 0,0 size 2×1 offered 9×9",
            ])
        #expect(try check(.never, "2", layout: one).lines == ["- x", "+ y", "The layout is the same."])
        // The picture is the same: its numbers are written where what differs is.
        var seen: [String?] = []
        for mode in [SnapshotRecording.never, .missing, .failed, .all] {
            try folder.write("old", to: "in/a.txt")
            _ = try check(mode, "1", layout: two)
            seen.append(folder.text(of: "in/a.txt"))
        }
        #expect(seen == ["old", "old", two, two])
        try folder.write("old", to: "in/a.txt")
        _ = try check(.failed, "2", layout: one)
        #expect(folder.text(of: "in/a.txt") == one && folder.text(of: "in/a.png") == "2")
    }

    @Test("Files that no one asks for") func orphans() throws {
        for name in ["b.png", "a.png", "c.png", ".hidden", "sub/d.png"] { try folder.write("", to: "o/\(name)") }
        let found = SnapshotReference.orphans(in: URL(fileURLWithPath: folder["o"]), known: ["c.png"])
        #expect(found.map(\.lastPathComponent) == ["a.png", "b.png"])
        #expect(SnapshotReference.orphans(in: URL(fileURLWithPath: folder["none"]), known: []) == [])
    }

    /// The page between its heading and its end, and the end.
    private var page: [String] {
        let text = folder.text(of: "report/index.html") ?? ""
        let body = text.split(separator: "</h1>\n", maxSplits: 1).last ?? ""
        let parts = body.split(separator: "<footer>", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.map(String.init)
    }

    @Test("The report has a section for each, and one end") func sections() throws {
        let new = try #require(try check(.never, "1").shown)
        #expect(new.isNew && folder.text(of: "report/1-new.png") == "1")
        let file = try #require(report.add(title: "A <b>", test: "t()", [new], lines: []))
        #expect(file.path == folder["report/index.html"])
        let first =
            "<section><h2>1. A &lt;b&gt;</h2><p>t()</p>\n\n<h3>there is no reference</h3>\n<div class=\"row\">\n"
            + "<figure><figcaption>new</figcaption><img src=\"1-new.png\" alt=\"new\"></figure>\n</div>\n</section>\n"
        #expect(page == [first, "<p>1 snapshot is new.</p></footer></body></html>\n"])
        try folder.write("0", to: "in/a.png")
        let other = try #require(try check(.never, "1").shown)
        let text = try #require(try check(.never, "1", name: "in/t.txt").shown)
        let files = ["before", "after", "difference"].map { folder.text(of: "report/2-\($0).png") }
        #expect(files == ["0", "1", "d"] && !other.isNew)
        _ = report.add(title: "B", test: "u()", [other, text], lines: ["- 1 & 2", "+ 3", "what"])
        let cells = ["before", "after", "difference"].map {
            "<figure><figcaption>\($0)</figcaption><img src=\"2-\($0).png\" alt=\"\($0)\"></figure>\n"
        }
        let second =
            "<section><h2>2. B</h2><p>u()</p>\n<pre><span class=\"old\">- 1 &amp; 2</span>\n<span class=\"new\">+ 3</span>\n"
            + "<span>what</span></pre>\n<h3>a.png: other</h3>\n<div class=\"row\">\n\(cells.joined())</div>\n"
            + "<h3>a.png: there is no reference</h3>\n</section>\n"
        #expect(page == [first + second, "<p>1 snapshot differs, 2 are new.</p></footer></body></html>\n"])
        #expect(report.add(title: "C", test: "v()", [], lines: []) == nil)
    }

    @Test("The report's last line counts") func summaries() throws {
        try folder.write("0", to: "in/a.png")
        let other = try #require(try check(.never, "1").shown)
        let new = try #require(try check(.never, "1", name: "in/b.svg").shown)
        #expect(folder.text(of: "report/2-new.svg") == "1")
        func summary(_ items: [SnapshotReport.Item]) -> String {
            let report = SnapshotReport(folder: URL(fileURLWithPath: folder["report"]))
            _ = report.add(title: "", test: "", items, lines: [])
            return String((page.last ?? "").dropFirst(3).prefix { $0 != "<" })
        }
        let seen = [[other], [other, other], [new], [new, new], [other, new], [other, other, new, new]].map(summary)
        #expect(
            seen == [
                "1 snapshot differs.", "2 snapshots differ.", "1 snapshot is new.", "2 snapshots are new.",
                "1 snapshot differs, 1 is new.", "2 snapshots differ, 2 are new.",
            ])
    }

    @Test("Lines that are in one text only, in their order, so many at the most") func lines() {
        #expect(LineDifference.lines("a\nb\nc\nd", "a\nx\nc\nd\ne") == ["- b", "+ x", "+ e"])
        #expect(LineDifference.lines("a\nb\nc", "b\nc") == ["- a"] && LineDifference.lines("a", "a").isEmpty)
        #expect(LineDifference.lines(["1", "2", "3"], [], limit: 2) == ["- 1", "- 2", "… 1 more lines"])
        #expect(LineDifference.lines(["1", "2"], [], limit: 2) == ["- 1", "- 2"])
        let many = LineDifference.lines((1...45).map(String.init), [])
        #expect(many.count == 41 && many.last == "… 5 more lines")
    }

    @Test("Where things are recorded without being asked") func modes() {
        let environments: [[String: String]] = [
            [:], ["CI": ""], ["CI": "0"], ["CI": "false"], ["CI": "1"], ["CI": "1", "GALLEY_SNAPSHOTS": "all"],
            ["GALLEY_SNAPSHOTS": "nothing"],
        ]
        #expect(
            environments.map(SnapshotRecording.mode) == [
                .missing, .missing, .missing, .missing, .never, .all, .missing,
            ])
    }
}
