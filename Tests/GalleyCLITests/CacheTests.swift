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

    /// Files of the cache that a disk has changed, or that never reached it, are noticed and made again: the picture is the same, and
    /// nobody is told to do anything.
    @Test func damagedEntriesAreMadeAgain() throws {
        func render() throws -> Data? {
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("Box.png"))
            let output = try galley("render", "Box.swift")
            #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
            return folder.read("Box.png")
        }
        let picture = try #require(try render())
        let entries = URL(fileURLWithPath: cache + "/compiled")
        let key = try #require(try FileManager.default.contentsOfDirectory(atPath: entries.path).first)
        let entry = entries.appendingPathComponent(key)
        let names = try FileManager.default.contentsOfDirectory(atPath: entry.path)
        #expect(Set(names).isSuperset(of: ["view.so", "survey.json", "seal"]))
        for name in names {
            let file = entry.appendingPathComponent(name)
            let whole = try Data(contentsOf: file)
            var flips = [0, whole.count / 3, whole.count / 2, whole.count - 1].map { place in
                var data = whole
                data[place] ^= 1 << (place % 8)
                return data
            }
            if name != "view.so" { flips = Array(flips.prefix(2)) }
            for damaged in flips + [whole.dropLast(1), Data(), Data(count: whole.count)] {
                try Data(damaged).write(to: file)
                #expect(try render() == picture, "\(name)")
            }
            try FileManager.default.removeItem(at: file)
            #expect(try render() == picture, "\(name)")
            #expect(["view.so", "survey.json", "seal"].allSatisfy { access(entry.path + "/" + $0, R_OK) == 0 })
        }
        #expect(try report().entries == 1)
        // Where the toolchain is, too.
        let note = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasPrefix("toolchain-") })
        let file = URL(fileURLWithPath: cache + "/" + note)
        var data = try Data(contentsOf: file)
        data[data.count / 2] ^= 1
        try data.write(to: file)
        #expect(try render() == picture)
    }

    /// What several files were compiled to is kept as well, and looked at before it is linked once more.
    @Test func damagedObjectsAreCompiledAgain() throws {
        let sources = folder.url.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { B() } }\n", to: "App/A.swift")
        func write(_ width: Int) throws {
            try folder.write(
                "import SwiftUI\nstruct B: View { var body: some View { Color.red.frame(width: \(width), height: 3) } }\n",
                to: "App/B.swift")
        }
        func size() throws -> String {
            let output = try galley("layout", "App", "--view", "A()", "--size", "ideal")
            #expect(output.status == 0, "\(output.errors)")
            return String(output.text.split(separator: "\n").first ?? "")
        }
        try write(3)
        #expect(try size().contains("3×3"))
        let paths = FileManager.default.enumerator(atPath: cache + "/builds")?.compactMap { $0 as? String } ?? []
        let objects = paths.filter { $0.contains("/A-") && $0.hasSuffix(".o") }
        #expect(objects.count == 1)
        for object in objects {
            let file = URL(fileURLWithPath: "\(cache)/builds/\(object)")
            try Data(count: Data(contentsOf: file).count).write(to: file)
        }
        try write(4)
        #expect(try size().contains("4×3"))
    }

    /// A library that is as it was written, and cannot be loaded: it is compiled once more before anybody is told.
    @Test func whatCannotBeLoadedIsCompiledOnceMore() throws {
        #expect(try galley("render", "Box.swift").status == 0)
        let entries = cache + "/compiled"
        let key = try #require(try FileManager.default.contentsOfDirectory(atPath: entries).first)
        // The seal of a library that is none, as of one whose own libraries are gone.
        let survey = try #require(FileManager.default.contents(atPath: "\(entries)/\(key)/survey.json"))
        let library = Data("no library".utf8)
        try library.write(to: URL(fileURLWithPath: "\(entries)/\(key)/view.so"))
        let lines = [("survey.json", survey), ("view.so", library)].map { name, data in
            "\(Self.sum(data)) \(data.count) \(name)\n"
        }.joined()
        try Data((lines + Self.sum(Data(lines.utf8)) + "\n").utf8)
            .write(to: URL(fileURLWithPath: "\(entries)/\(key)/seal"))
        let output = try galley("render", "Box.swift", "-o", "again.png")
        #expect(output.status == 0 && folder.read("again.png") != nil, "\(output.errors)")
        #expect(output.errors.contains("galley-host:"))
    }

    /// A name that nothing has is the user's mistake, and none of what was compiled: that stays as it is.
    @Test func aWrongNameCompilesNothingAgain() throws {
        let entries = cache + "/compiled"
        var dates: [Date?] = []
        for _ in 0..<2 {
            let output = try galley("render", "Box.swift", "--preview", "None")
            #expect(output.status == 64, "\(output.errors)")
            let keys = try FileManager.default.contentsOfDirectory(atPath: entries)
            #expect(keys.count == 1)
            let library = try FileManager.default.attributesOfItem(atPath: "\(entries)/\(keys[0])/view.so")
            dates.append(library[.modificationDate] as? Date)
        }
        #expect(dates[0] != nil && dates[0] == dates[1])
    }

    /// The sum as a seal has it, written once more: of words of eight bytes, the first byte lowest, then what is left and the length,
    /// each taken in by (sum xor word) times 0xff51afd7ed558ccd, of which the upper half is folded into the lower.
    private static func sum(_ data: Data) -> String {
        var sum: UInt64 = 0x9e37_79b9_7f4a_7c15
        func take(_ word: UInt64) {
            let product = (sum ^ word).multipliedFullWidth(by: 0xff51_afd7_ed55_8ccd).low
            sum = product ^ (product / 4_294_967_296)
        }
        func word(_ bytes: Data.SubSequence) -> UInt64 {
            bytes.enumerated().reduce(0) { $0 + UInt64($1.element) << (8 * UInt64($1.offset)) }
        }
        for index in 0..<data.count / 8 { take(word(data.dropFirst(8 * index).prefix(8))) }
        take(word(data.dropFirst(data.count / 8 * 8)))
        take(UInt64(data.count))
        return String(String(UInt128(1) << 64 + UInt128(sum), radix: 16).dropFirst())
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
