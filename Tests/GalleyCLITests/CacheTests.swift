import Foundation
import Testing

/// The cache can be seen and cleared, and does not grow without end.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CacheTests {
    let folder: TemporaryFolder
    let cache: String

    init() throws {
        folder = try TemporaryFolder()
        cache = folder.url.appendingPathComponent("cache").path
        try folder.write("import SwiftUI\n#Preview { Color.red.frame(width: 3, height: 3) }\n", to: "Box.swift")
    }

    private func galley(_ arguments: String..., limit: String = "") throws -> BuiltTool.Output {
        try BuiltTool.run(
            "galley", arguments, in: folder.url, environment: ["GALLEY_CACHE": cache, "GALLEY_CACHE_LIMIT": limit])
    }

    private struct Report: Decodable {
        var folder: String
        var entries: Int
        var bytes: Int
        var moduleBytes: Int
        var limit: Int
    }

    private func report(_ arguments: String...) throws -> Report {
        let output = try BuiltTool.run(
            "galley", ["cache"] + arguments + ["--json"], in: folder.url, environment: ["GALLEY_CACHE": cache])
        return try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
    }

    @Test func showAndClear() throws {
        #expect(try galley("render", "Box.swift").status == 0)
        let full = try report()
        #expect(full.folder == cache)
        #expect(full.entries == 1)
        #expect(full.bytes > full.moduleBytes && full.moduleBytes > 0)
        #expect(full.limit == 512 << 20)
        #expect(try galley("cache").text.contains("1 compiled file\n"))
        let empty = try report("clear")
        #expect(empty.entries == 0 && empty.bytes == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["compiled"])
        #expect(try galley("render", "Box.swift").status == 0)
    }

    /// Old entries, made up and larger than the limit together, make room; those used last stay.
    @Test func oldestEntriesGoFirst() throws {
        let entries = cache + "/compiled"
        for (index, name) in ["a", "b", "c", "d"].enumerated() {
            let path = "\(entries)/\(name)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data(count: 16 << 20).write(to: URL(fileURLWithPath: path + "/view.so"))
            let date = Date(timeIntervalSince1970: 1_000_000 + 1000 * Double(index))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        #expect(try galley("render", "Box.swift", limit: "80").status == 0)
        // 64 MB of entries and 20 of modules: down to three quarters of 80.
        let names = try FileManager.default.contentsOfDirectory(atPath: entries).filter { $0.count == 1 }.sorted()
        #expect(names == ["c", "d"])
        #expect(try report().bytes <= 80 << 20)
    }

    @Test func damagedEntriesAreMadeAgain() throws {
        #expect(try galley("render", "Box.swift").status == 0)
        let entry = try #require(FileManager.default.contentsOfDirectory(atPath: cache + "/compiled").first)
        try Data().write(to: URL(fileURLWithPath: "\(cache)/compiled/\(entry)/survey.json"))
        let output = try galley("render", "Box.swift")
        #expect(output.status == 0 && output.text == "Box.png\n", "\(output.errors)")
    }

    /// The compiler's modules count, and go too: here they are larger than all that the cache may take.
    @Test func modulesGoToo() throws {
        let output = try galley("render", "Box.swift", limit: "1")
        #expect(output.status == 0, "\(output.errors)")
        let report = try report()
        #expect(report.moduleBytes == 0 && report.entries == 1 && report.bytes < 1 << 20, "\(report)")
    }

    @Test func limitThatIsNoNumber() throws {
        let output = try galley("cache", limit: "lots")
        #expect(output.status == 64 && output.errors.contains("GALLEY_CACHE_LIMIT is 'lots'"), "\(output.errors)")
    }

    /// An entry that a run uses is not taken away under it.
    @Test func clearLeavesWhatIsInUse() throws {
        try folder.write(
            """
            import SwiftUI
            struct Loop: View {
                var body: some View {
                    while true {}
                    return Text("never")
                }
            }

            """, to: "Loop.swift")
        let tool = try RunningTool(["layout", "Loop.swift"], in: folder, environment: ["GALLEY_CACHE": cache])
        _ = try #require(tool.child(named: "galley-host"))
        #expect(try report("clear").entries == 1)
        _ = tool.end(by: SIGTERM)
        #expect(try report("clear").entries == 0)
    }
}
