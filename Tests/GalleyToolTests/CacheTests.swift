import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What is kept between runs: docs/cli.md. Entries are whole or not there, and the oldest go first.
@Suite("The folder of compiled files")
struct CacheFolderTests {
    private let folder: ScratchFolder
    private let cache: Cache

    init() throws {
        folder = try ScratchFolder()
        cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"], "GALLEY_CACHE_LIMIT": "1"])
    }

    @Test("Where it is, and how large it may be") func places() throws {
        #expect(cache.folder == folder["cache"] && cache.limit == 1 << 20)
        #expect(FileManager.default.fileExists(atPath: folder["cache/compiled"]))
        #expect(cache.builds == folder["cache/builds"] && cache.modules == folder["cache/modules"])
        let other = try Cache(environment: ["GALLEY_CACHE": "", "XDG_CACHE_HOME": folder["xdg"]])
        #expect(other.folder == folder["xdg/galley"] && other.limit == 512 << 20)
        for text in ["0", "-1", "1.5", "a", "\(1 << 41)"] {
            let environment = ["GALLEY_CACHE": folder["c"], "GALLEY_CACHE_LIMIT": text]
            #expect(
                failure { _ = try Cache(environment: environment) }
                    == "64 GALLEY_CACHE_LIMIT is '\(text)'; give megabytes, a whole number such as 512")
        }
        let most = try Cache(environment: ["GALLEY_CACHE": folder["c"], "GALLEY_CACHE_LIMIT": "\(1 << 40)"])
        #expect(most.limit == 1 << 60)
        try folder.write("", to: "file")
        #expect(
            failure { _ = try Cache(environment: ["GALLEY_CACHE": folder["file"]]) }.hasPrefix(
                "73 cannot write the cache '\(folder["file"])'"))
    }

    private func publish(_ key: String, _ bytes: Int = 10) throws -> Cache.Entry {
        let work = try cache.makeWorkFolder()
        try work.write(Data(count: bytes), to: "a", in: cache)
        return try cache.publish(work, as: key, sealing: ["a"])
    }

    @Test("Entries") func entries() throws {
        #expect(cache.entry("k") == nil)
        var entry: Cache.Entry? = try publish("k")
        #expect(entry?.path == folder["cache/compiled/k"] && cache.entry("k")?.path == folder["cache/compiled/k"])
        #expect(CacheSeal.contents(of: ["a"], in: folder["cache/compiled/k"]) == [Data(count: 10)])
        #expect(!cache.removeUnused(folder["cache/compiled/k"]), "it is in use")
        // Who comes second gets what is there.
        let second = try publish("k", 20)
        #expect(CacheSeal.contents(of: ["a"], in: second.path)?.first?.count == 10)
        #expect(Cache.names(in: folder["cache"]).allSatisfy { !$0.hasPrefix("work-") })
        try entry?.update(Data("x".utf8), at: "b", in: cache)
        #expect(folder.text(of: "cache/compiled/k/b") == "x")
        cache.discard(second)
        #expect(cache.entry("k") == nil)
        entry = nil
    }

    @Test("Objects of a module, for one run at a time") func objects() throws {
        let first = try #require(cache.objects("m"))
        #expect(cache.objects("m") == nil && cache.builtObjects("m") == nil, "another is at work")
        first.share()
        #expect(cache.builtObjects("m")?.path == folder["cache/builds/m"])
        let again = try #require(cache.objects("m"))
        #expect(again === first)
        #expect(try cache.awaitObjects("m", TimeLimit(seconds: 0)) == nil && cache.builtObjects("none") == nil)
    }

    @Test("What killed runs have left goes") func abandoned() throws {
        try folder.write("", to: "cache/work-1-2/a")
        try folder.write("", to: "cache/modules/g/A.pcm")
        try folder.write("", to: "cache/modules/g/A.pcm-1234")
        try folder.write("", to: "cache/other/a")
        _ = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        #expect(Cache.names(in: folder["cache"]).sorted() == ["compiled", "modules", "other"])
        #expect(Cache.names(in: folder["cache/modules/g"]) == ["A.pcm"])
    }

    private func age(_ name: String, _ seconds: Int) {
        var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
        utimes(folder[name], &times)
    }

    @Test("What is in it, the oldest first") func contents() throws {
        try folder.write(String(repeating: "a", count: 100), to: "cache/compiled/new/deep/a")
        try folder.write(String(repeating: "a", count: 20), to: "cache/compiled/old/a")
        try folder.write(String(repeating: "a", count: 3), to: "cache/builds/mid/a")
        try folder.write(String(repeating: "a", count: 4), to: "cache/modules/g/A.pcm")
        age("cache/compiled/new", 300)
        age("cache/compiled/old", 100)
        age("cache/builds/mid", 200)
        let contents = cache.contents
        #expect(
            contents.entries.map { folder.plain($0.path) }
                == ["compiled/old", "builds/mid", "compiled/new"].map { "FOLDER/cache/\($0)" })
        #expect(contents.entries.map(\.bytes) == [20, 3, 100] && contents.modules == 4 && contents.bytes == 127)
    }

    @Test("Where it is too large the oldest go, down to three quarters") func thinning() throws {
        let sizes = [("a", 300), ("b", 300), ("c", 300)]
        for (index, (name, kilobytes)) in sizes.enumerated() {
            try folder.write(String(repeating: "x", count: kilobytes << 10), to: "cache/compiled/\(name)/f")
            age("cache/compiled/\(name)", 100 + index)
        }
        cache.noteGrowth(bytes: 900 << 10)
        #expect(folder.text(of: "cache/size") == "\(900 << 10)\n", "all is counted the first time")
        cache.noteGrowth(bytes: 124 << 10)
        #expect(
            folder.text(of: "cache/size") == "\(900 << 10)\n\(124 << 10)\n" && Cache.names(in: cache.entries).count == 3
        )
        // A byte more than the limit by what is noted, though not by what is there: it is counted again.
        cache.noteGrowth(bytes: 1)
        #expect(folder.text(of: "cache/size") == "\(900 << 10)\n" && Cache.names(in: cache.entries).count == 3)
        try folder.write(String(repeating: "x", count: 200 << 10), to: "cache/compiled/d/f")
        age("cache/compiled/d", 200)
        cache.noteGrowth(bytes: 200 << 10)
        #expect(Cache.names(in: cache.entries).sorted() == ["c", "d"], "768 kB are left at the most")
        #expect(folder.text(of: "cache/size") == "\(500 << 10)\n")
        try folder.write("nonsense", to: "cache/size")
        cache.noteGrowth(bytes: 1)
        #expect(folder.text(of: "cache/size") == "\(500 << 10)\n")
    }

    @Test("Clearing leaves what is in use") func clearing() throws {
        let used = try publish("used")
        _ = try publish("free")
        try folder.write("a", to: "cache/modules/g/A.pcm")
        try folder.write("a", to: "cache/toolchain-1.json")
        let left = cache.clear()
        #expect(left.entries.map { folder.plain($0.path) } == ["FOLDER/cache/compiled/used"] && left.modules == 0)
        #expect(Cache.names(in: folder["cache"]).sorted() == ["compiled"])
        withExtendedLifetime(used) {}
    }

    @Test("A seal notices other bytes, other lengths and other names") func seals() throws {
        try folder.write("abc", to: "s/a")
        try folder.write("", to: "s/b")
        try CacheSeal.write(["a", "b"], in: folder["s"])
        func sealed(_ names: [String]) -> [Data]? { CacheSeal.contents(of: names, in: folder["s"]) }
        #expect(sealed(["a", "b"]) == [Data("abc".utf8), Data()])
        #expect(sealed(["b", "a"]) == nil && sealed(["a"]) == nil && sealed(["a", "c"]) == nil)
        try folder.write("abd", to: "s/a")
        #expect(sealed(["a", "b"]) == nil)
        #expect(throws: OutputFile.WriteError.self) { try CacheSeal.write(["none"], in: folder["s"]) }
        let note = SealedFile.sealed(Data("text".utf8))
        try note.write(to: URL(fileURLWithPath: folder["n"]))
        #expect(SealedFile.contents(atPath: folder["n"]) == Data("text\n".utf8) && note.count == 5 + 16)
        try Data(note.dropLast()).write(to: URL(fileURLWithPath: folder["n"]))
        #expect(SealedFile.contents(atPath: folder["n"]) == nil && SealedFile.contents(atPath: folder["x"]) == nil)
        try Data(SealedFile.sealed(Data()).dropFirst()).write(to: URL(fileURLWithPath: folder["n"]))
        #expect(SealedFile.contents(atPath: folder["n"]) == nil, "a seal alone is none")
    }
}
