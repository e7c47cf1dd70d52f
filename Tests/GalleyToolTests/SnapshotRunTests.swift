import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleySnapshots
@testable import galley

/// Pictures of views compared with their references: which are written, what is asked of who compares, and what is told
/// (docs/cli.md, `galley snapshots`). The views are those of a built folder.
@Suite("Views compared with their references", .enabled(if: BuiltHost.isThere))
struct SnapshotRunTests {
    private let host: BuiltHost

    init() throws { host = try BuiltHost(["A", "B"]) }

    /// What the views are drawn as, and their layouts.
    private func draw(_ pictures: [String?], layouts: [String?] = [nil, nil]) throws {
        var data = Data()
        for (picture, layout) in zip(pictures, layouts) {
            var result = HostResult(name: "any")
            result.layout = layout
            let png = picture.map(BuiltHost.png)
            if let png { result.pictures = [png.count] } else { result.failure = .init(status: 70, message: "crashed") }
            for event: HostEvent in [.begin, .end(result)] {
                data += try JSONEncoder.galley().encode(event) + Data("\n".utf8)
            }
            data += png ?? Data()
        }
        try data.write(to: URL(fileURLWithPath: host.folder["all"]))
        try host.folder.write("cat all\n", to: "run.sh")
    }

    /// How two pictures differ, for who asks.
    private func compare(_ difference: String?, failure: String? = nil, picture: String? = nil) throws {
        var result = HostResult(name: "any")
        result.difference = difference
        result.failure = failure.map { .init(status: 1, message: $0) }
        let png = picture.map(BuiltHost.png)
        if let png { result.pictures = [png.count] }
        try host.write([.end(result)], png.map { [$0] } ?? [], to: "compared")
        try host.folder.write("cat compared\n", to: "row.sh")
    }

    private func check(
        _ mode: SnapshotRecording, rounds: Int = 1, variants: [String] = [""],
        change: (inout SourceOptions) -> Void = { _ in }
    ) throws -> SnapshotList {
        let options = try host.options(change)
        let run = try SnapshotRun(
            options, folder: host.folder["refs"], mode: mode, tolerance: 0.25,
            report: URL(fileURLWithPath: host.folder["report"]))
        var request = options.request(.render)
        request.variants = variants.map { label in
            var variant = HostVariant()
            variant.label = label
            return variant
        }
        for _ in 0..<rounds { try run.check(request, rounds: rounds) }
        run.finish()
        return run.list
    }

    private func told(_ list: SnapshotList) throws -> [String] {
        host.folder.plain(try list.text(.text)).split(separator: "\n").map(String.init)
    }

    private var references: [String] { Cache.names(in: host.folder["refs"]).sorted() }

    @Test("What is missing is written as the mode says, with the layout beside it") func missing() throws {
        try draw(["1", "2"], layouts: ["size 1×1\n", nil])
        let never = try check(.never)
        #expect(never.status == 1 && references == [] && never.entries.map(\.state) == [.missing, .missing])
        let missing = try check(.missing)
        #expect(missing.status == 1 && references == ["A.layout.txt", "A.png", "B.png"])
        #expect(host.folder.text(of: "refs/A.layout.txt") == "size 1×1\n")
        #expect(FileManager.default.contents(atPath: host.folder["refs/B.png"]) == BuiltHost.png("2"))
        #expect(
            try told(missing) == [
                "FOLDER/refs/A.png: recorded; look at it", "FOLDER/refs/B.png: recorded; look at it",
                "Report: FOLDER/report/index.html", "2 snapshots: 0 the same, 2 without a reference, 2 recorded",
            ])
        let request = try #require(host.requests.last)
        #expect(request.notesLayout && request.formats == [.png] && request.action == .render && !request.hasRows)
        let same = try check(.never)
        #expect(try same.status == nil && told(same) == ["2 snapshots: 2 the same"] && same.report == nil)
        #expect(host.rows.isEmpty, "what is the same to the byte is not compared")
    }

    @Test("What differs is compared by a process of its own, once for all") func differing() throws {
        try draw(["1", "2"], layouts: ["size 1×1\nText at 0,0 size 1×1 offered 9×9\n", nil])
        _ = try check(.all)
        try draw(["x", "y"], layouts: ["size 1×1\nText at 0,0 size 2×1 offered 9×9\n", nil])
        try compare("3 pixels", picture: "d")
        let list = try check(.never)
        #expect(list.status == 1 && list.entries.map(\.message) == ["3 pixels", "3 pixels"])
        let lines = [
            "What changed by itself (- before, + now):", "- Text at 0,0 size 1×1 offered 9×9",
            "+ Text at 0,0 size 2×1 offered 9×9",
        ]
        #expect(list.entries.map(\.lines) == [lines, []])
        let asked = host.rows.compactMap(\.pictures)
        #expect(
            asked.map(\.old) == [BuiltHost.png("1"), BuiltHost.png("2")] && asked.map(\.tolerance) == [0.25, 0.25])
        #expect(asked.map(\.new) == [BuiltHost.png("x"), BuiltHost.png("y")])
        let comparing = host.requests.filter { $0.action == .compare }
        #expect(comparing.count == 1 && comparing[0].hasRows && !comparing[0].notesLayout)
        let page = try #require(host.folder.text(of: "report/index.html"))
        #expect(page.contains("<h2>1. A.png</h2>") && page.contains("2 snapshots differ."))
        #expect(FileManager.default.contents(atPath: host.folder["report/1-difference.png"]) == BuiltHost.png("d"))
        // They show the same.
        try compare(nil)
        #expect(try check(.never).status == nil)
        try compare(nil, failure: "no picture")
        #expect(
            try check(.never).entries.map(\.message) == Array(repeating: "cannot be compared: no picture", count: 2))
        // What differs is meant to be so.
        try compare("3 pixels")
        let anew = try check(.failed)
        #expect(anew.status == 1 && anew.entries.allSatisfy(\.isRecorded))
        #expect(FileManager.default.contents(atPath: host.folder["refs/A.png"]) == BuiltHost.png("x"))
        #expect(try check(.never).status == nil)
    }

    @Test("Who compares may crash") func crashing() throws {
        try draw(["1", "2"])
        _ = try check(.all)
        try draw(["x", "2"])
        try host.folder.write("echo words >&2; kill -SEGV $$\n", to: "row.sh")
        let words = failure { _ = try check(.never) }
        #expect(words.hasPrefix("70 while pictures were compared, its code crashed: SIGSEGV (signal 11)"))
    }

    @Test("What could not be drawn, and references that no one asked for") func failures() throws {
        try draw(["1", nil])
        let list = try check(.all)
        #expect(list.status == 70 && list.hasFailures && references == ["A.png"])
        #expect(list.entries.map(\.state) == [.same, .failed] || list.entries.map(\.state) == [.missing, .failed])
        try host.folder.write("", to: "refs/old.png")
        #expect(try check(.all).orphans.isEmpty, "of the others nothing can be said then")
        try draw(["1", "2"])
        #expect(try check(.all).orphans.map(host.folder.plain) == ["FOLDER/refs/old.png"])
        #expect(try check(.all) { $0.preview = "A" }.orphans.isEmpty)
        #expect(try check(.all) { $0.view = "A" }.orphans.isEmpty)
    }

    @Test("Each variant has a reference, and a view one section of the report") func variants() throws {
        try draw(["1", "2", "3", "4"], layouts: [nil, nil, nil, nil])
        let list = try check(.missing, variants: ["light", "dark"])
        #expect(references == ["A-dark.png", "A-light.png", "B-dark.png", "B-light.png"])
        #expect(list.entries.map(\.title) == ["A (light)", "A (dark)", "B (light)", "B (dark)"])
        let page = try #require(host.folder.text(of: "report/index.html"))
        #expect(
            page.contains("<h2>1. A</h2>") && page.contains("<h2>2. B</h2>") && page.contains("4 snapshots are new."))
        #expect(page.contains("<h3>A-light.png: new; recorded</h3>") && !page.contains("<h2>3."))
        #expect(try check(.never, rounds: 2, variants: ["light", "dark"]).entries.count == 8)
    }

    @Test("References that cannot be written") func places() throws {
        try draw(["1", "2"])
        try host.folder.write("", to: "refs")
        let words = host.folder.plain(failure { _ = try check(.all) })
        #expect(words.hasPrefix("73 cannot write 'FOLDER/refs/A.png': "))
    }
}
