import Foundation
import Testing

@testable import GalleySnapshots

/// The report of snapshots at its edges: pictures' numbers, what has none, folders that cannot be written, and a page of an earlier run
/// (`SnapshotReport`'s documentation).
@Suite("Edges of the snapshots' report")
struct SnapshotReportEdgeTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func report(_ name: String = "r") -> SnapshotReport {
        SnapshotReport(folder: URL(fileURLWithPath: folder[name]))
    }

    private var page: String { folder.text(of: "r/index.html") ?? "" }

    @Test("Pictures are numbered over all items, and what is no picture has none") func numbers() throws {
        let report = report()
        let first = try #require(report.keep(title: "a", summary: "s", new: Data("1".utf8), ending: "svg"))
        let text = try #require(report.keep(title: "b", summary: "s", new: Data("2".utf8), ending: "txt"))
        let gone = try #require(
            report.keep(title: "c", summary: "s", old: Data("3".utf8), new: Data("4".utf8), difference: nil))
        let last = try #require(
            report.keep(
                title: "d", summary: "s", old: Data("5".utf8), new: Data("6".utf8), difference: Data("7".utf8)))
        #expect([first, text, gone, last].map(\.isNew) == [true, true, false, false])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder["r"]).sorted()
        #expect(names == ["1-new.svg", "2-after.png", "2-before.png", "2-difference.png"])
        #expect(
            ["2-before.png", "2-after.png", "2-difference.png"].map { folder.text(of: "r/\($0)") } == ["5", "6", "7"])
        _ = report.add(title: "t", test: "u", [first, text, gone, last], lines: ["+ a > b", "- c", "d"])
        #expect(page.contains("2 snapshots differ, 2 are new.") && page.contains("<h3>c: s</h3>\n<h3>d: s</h3>"))
        #expect(
            page.contains(
                "<pre><span class=\"new\">+ a &gt; b</span>\n<span class=\"old\">- c</span>\n<span>d</span></pre>"))
    }

    @Test("Sections follow each other, and one item needs no title of its own") func sections() throws {
        let report = report()
        for index in 1...3 {
            let item = try #require(report.keep(title: "own", summary: "s\(index)", new: Data(), ending: "txt"))
            #expect(report.add(title: "T\(index)", test: "", [item], lines: []) != nil)
        }
        let heads = page.matches(of: /<h[23]>([^<]*)</).map { String($0.1) }
        #expect(heads == ["1. T1", "s1", "2. T2", "s2", "3. T3", "s3"])
        #expect(page.hasSuffix("<footer><p>3 snapshots are new.</p></footer></body></html>\n"))
        #expect(page.components(separatedBy: "<footer>").count == 2 && !page.contains("<pre>"))
        // A page of an earlier run is replaced.
        let other = self.report()
        let item = try #require(other.keep(title: "own", summary: "again", new: Data(), ending: "txt"))
        _ = other.add(title: "N", test: "", [item], lines: [])
        #expect(page.matches(of: /<h2>([^<]*)</).map { String($0.1) } == ["1. N"])
        #expect(page.hasSuffix("<footer><p>1 snapshot is new.</p></footer></body></html>\n"))
    }

    @Test("Where nothing can be written there is no page, and nothing else is lost") func unwritable() throws {
        try folder.write("", to: "file")
        let report = report("file/r")
        #expect(report.keep(title: "a", summary: "s", new: Data(), ending: "png") == nil)
        let item = try #require(report.keep(title: "a", summary: "s", new: Data(), ending: "txt"))
        #expect(report.add(title: "t", test: "u", [item], lines: []) == nil)
        let outcome = try SnapshotReference(URL(fileURLWithPath: folder["refs/a.png"]), mode: .never)
            .check(Data("1".utf8), layout: nil, title: "a", report: report) { _, _ in nil }
        #expect(outcome.shown == nil && outcome.fails && outcome.isMissing && !outcome.isRecorded)
    }

    @Test("Where a run's report lies") func standardPlace() {
        let given = ProcessInfo.processInfo.environment["GALLEY_REPORT"] ?? ""
        let here = FileManager.default.currentDirectoryPath
        #expect(SnapshotReport.standardFolder.path == (given.isEmpty ? "\(here)/.build/galley-report" : given))
    }

    @Test("The layout beside a picture is told where there was one") func layouts() throws {
        let (one, two) = (
            "size 1×1\nText at 0,0 size 1×1 offered 2×2\n", "size 1×1\nText at 0,0 size 2×1 offered 2×2\n"
        )
        func check(_ text: String, layout: String?, hasNumbers: Bool = true) throws -> [String] {
            let numbers = hasNumbers ? URL(fileURLWithPath: folder["a.layout.txt"]) : nil
            return try SnapshotReference(URL(fileURLWithPath: folder["a.png"]), numbers: numbers, mode: .never)
                .check(Data(text.utf8), layout: layout, title: "a", report: report()) { _, _ in
                    .init(summary: "other", lines: ["first"])
                }.lines
        }
        try folder.write("old", to: "a.png")
        #expect(try check("new", layout: one) == ["first"], "there is none to compare with")
        try folder.write(one, to: "a.layout.txt")
        #expect(try check("new", layout: one) == ["first", "The layout is the same."])
        #expect(try check("new", layout: two).count == 4 && check("new", layout: nil) == ["first"])
        #expect(try check("new", layout: two, hasNumbers: false) == ["first"] && check("old", layout: two) == [])
    }
}
