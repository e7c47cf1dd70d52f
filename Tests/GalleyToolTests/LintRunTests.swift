import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Views looked over in each size and situation (docs/lint.md); they are those of a built folder.
@Suite("Views looked over", .enabled(if: BuiltHost.isThere))
struct LintRunTests {
    private func host(severity: String = "warning") throws -> BuiltHost {
        let host = try BuiltHost(["A"])
        var result = HostResult(name: "A")
        result.findings = [
            .init(
                rule: "text-cut", severity: severity, message: "m",
                path: [.init(kind: "Text", label: nil, written: nil, owners: [], number: 0)], frame: [], proposals: [],
                fix: "layoutPriority(1) gives it room")
        ]
        try host.write([.begin, .end(result), .begin, .end(result)], to: "two")
        try host.write([.begin, .end(result)], to: "all")
        try host.folder.write("cat all\n", to: "run.sh")
        return host
    }

    private func list(
        _ host: BuiltHost, sizes: String? = nil, change: (inout LintRun) -> Void = { _ in }
    ) throws -> (FindingList, ResultReport?) {
        var room = try SizeOptions.parse([])
        room.sizes = sizes
        var run = try LintRun(options: host.options(), sizes: room)
        change(&run)
        return try run.list()
    }

    @Test("Each size is a request, and a situation of what is found") func sizes() throws {
        let host = try host()
        let (plain, report) = try list(host)
        #expect(plain.entries.map(\.situations) == [[""]] && plain.layouts == 1 && report?.results.count == 1)
        #expect(host.requests.map(\.action) == [.lint] && host.requests[0].followsPreviews)
        let (three, last) = try list(host, sizes: "320x,x400,ideal")
        #expect(three.entries.map(\.situations) == [["320x", "x400", "ideal"]] && three.layouts == 3 && last != nil)
        #expect(host.requests.dropFirst().map(\.room) == [.width(320), .height(400), .ideal])
        #expect(host.requests.dropFirst().allSatisfy { !$0.followsPreviews })
    }

    @Test("Variants are situations, too, in the directions of their languages") func variants() throws {
        let host = try host()
        try host.folder.write("cat two\n", to: "run.sh")
        let (list, _) = try list(host, sizes: "320x") { $0.options.variants.locale = [["en", "ar"]] }
        #expect(list.entries.map(\.situations) == [["320x en", "320x ar"]])
        let variants = try #require(host.requests.last?.variants)
        #expect(variants.map(\.direction) == [.leftToRight, .rightToLeft] && variants.map(\.locale) == ["en", "ar"])
    }

    @Test("Notes are left out where that is asked for, and edits are where there is a source") func settings() throws {
        let notes = try host(severity: "note")
        #expect(try list(notes).0.entries.count == 1 && list(notes).0.leftOut == 0)
        let quiet = try list(notes) { $0.leavesOutNotes = true }.0
        #expect(quiet.entries.isEmpty && quiet.leftOut == 1 && !quiet.hasWarnings)
        let edits = try list(host()) { $0.suggestsEdits = true }.0
        #expect(edits.entries.map { $0.edits == nil } == [true] && edits.hasWarnings)
    }
}
