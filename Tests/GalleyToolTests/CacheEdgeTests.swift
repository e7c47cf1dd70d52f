import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// The cache's folder at the edges of its room, and what goes with it: docs/cli.md. The room is one megabyte here, of
/// which three quarters are 786,432 bytes and a half is 524,288.
@Suite("The cache's edges")
struct CacheEdgeTests {
    private let folder: ScratchFolder
    private let cache: Cache

    init() throws {
        folder = try ScratchFolder()
        cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"], "GALLEY_CACHE_LIMIT": "1"])
    }

    private func fill(_ name: String, _ bytes: Int, at seconds: Int, _ microseconds: Int = 0) throws {
        try folder.write(String(repeating: "x", count: bytes), to: "cache/\(name)/f")
        age("cache/\(name)", seconds, microseconds)
    }

    private func age(_ name: String, _ seconds: Int, _ microseconds: Int = 0) {
        var times = [
            timeval(tv_sec: seconds, tv_usec: microseconds), timeval(tv_sec: seconds, tv_usec: microseconds),
        ]
        utimes(folder[name], &times)
    }

    private func date(_ name: String) -> Int {
        var status = stat()
        return stat(folder[name], &status) == 0 ? status.st_mtim.tv_sec : -1
    }

    private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder[name]) }

    private var entries: [String] { Cache.names(in: cache.entries).sorted() }

    // MARK: Room

    @Test("As large as it may be it stays whole") func full() throws {
        try fill("compiled/a", 1 << 19, at: 100)
        try fill("compiled/b", 1 << 19, at: 200)
        cache.noteGrowth(bytes: 5)
        #expect(entries == ["a", "b"] && folder.text(of: "cache/size") == "1048576\n")
        try folder.write("x", to: "cache/compiled/b/g")
        age("cache/compiled/b", 200)
        try folder.write("", to: "cache/size")
        cache.noteGrowth(bytes: 5)
        #expect(entries == ["b"] && folder.text(of: "cache/size") == "524289\n", "a byte more, and the oldest goes")
    }

    @Test("No more goes than until three quarters are left") func aim() throws {
        try fill("compiled/a", 300_000, at: 100)
        try fill("compiled/b", 300_000, at: 200)
        try fill("compiled/c", 486_432, at: 300)
        cache.noteGrowth(bytes: 1)
        #expect(entries == ["b", "c"] && folder.text(of: "cache/size") == "786432\n")
        try fill("compiled/b", 300_001, at: 200)
        try fill("compiled/d", 300_000, at: 400)
        try folder.write("no number\n", to: "cache/size")
        cache.noteGrowth(bytes: 1)
        #expect(entries == ["c", "d"] && folder.text(of: "cache/size") == "786432\n")
    }

    @Test("The compiler's modules go where they take more than half") func modules() throws {
        try fill("modules/g", 524_288, at: 100)
        try fill("compiled/a", 300_000, at: 200)
        try fill("compiled/b", 250_000, at: 300)
        cache.noteGrowth(bytes: 1)
        #expect(isThere("cache/modules/g/f") && entries == ["b"] && folder.text(of: "cache/size") == "774288\n")
        try fill("modules/g", 524_289, at: 100)
        try fill("compiled/a", 300_000, at: 200)
        unlink(folder["cache/size"])
        cache.noteGrowth(bytes: 1)
        #expect(!isThere("cache/modules/g/f") && entries == ["a", "b"] && folder.text(of: "cache/size") == "550000\n")
    }

    @Test("What is noted is summed up, and what is in use stays") func notes() throws {
        try folder.write("1048570\n4\n", to: "cache/size")
        cache.noteGrowth(bytes: 2)
        #expect(folder.text(of: "cache/size") == "1048570\n4\n2\n")
        cache.noteGrowth(bytes: 1)
        #expect(folder.text(of: "cache/size") == "0\n", "counted again, it holds nothing")
        try fill("builds/m", 1_100_000, at: 100)
        let used = try #require(cache.builtObjects("m"))
        unlink(folder["cache/size"])
        cache.noteGrowth(bytes: 1)
        #expect(isThere("cache/builds/m/f") && folder.text(of: "cache/size") == "1100000\n")
        withExtendedLifetime(used) {}
    }

    @Test("The oldest first: by second, by fraction, by name") func order() throws {
        try fill("compiled/c", 1, at: 200, 5)
        try fill("compiled/a", 1, at: 200, 9)
        try fill("compiled/b", 1, at: 200, 5)
        try fill("builds/z", 1, at: 100, 900_000)
        let names = cache.contents.entries.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
        #expect(names == ["z", "b", "c", "a"])
    }

    @Test("A link counts as itself, folders as what is in them") func sizes() throws {
        try folder.write(String(repeating: "x", count: 1000), to: "big")
        try folder.write("abc", to: "s/deep/deeper/a")
        try folder.write("de", to: "s/b")
        #expect(Cache.size(of: folder["s"]) == 5 && Cache.size(of: folder["none"]) == 0)
        try folder.link("s/l", to: "../big")
        #expect(Cache.size(of: folder["s"]) == 5 + 6)
        #expect(Cache.Contents(entries: [("a", 3), ("b", 4)], modules: 5).bytes == 12 && Cache.Contents().bytes == 0)
    }

    // MARK: Entries

    @Test("What is used has a new date, and what is the same keeps its own") func dates() throws {
        let work = try cache.makeWorkFolder()
        try work.write(Data("a".utf8), to: "a", in: cache)
        let entry = try cache.publish(work, as: "k", sealing: [])
        #expect(!isThere("cache/compiled/k/seal"), "nothing was to be sealed")
        age("cache/compiled/k/a", 100)
        try entry.update(Data("a".utf8), at: "a", in: cache)
        #expect(date("cache/compiled/k/a") == 100)
        try entry.update(Data("b".utf8), at: "a", in: cache)
        #expect(date("cache/compiled/k/a") > 100 && folder.text(of: "cache/compiled/k/a") == "b")
        age("cache/compiled/k", 100)
        _ = cache.entry("k")
        #expect(date("cache/compiled/k") > 100)
        try fill("builds/m", 1, at: 100)
        _ = cache.builtObjects("m")
        #expect(date("cache/builds/m") > 100)
        age("cache/builds/m", 100)
        _ = cache.objects("m")
        #expect(date("cache/builds/m") > 100)
    }

    @Test("A module's objects are one run's, or several runs' that read them") func sharing() throws {
        let first = try #require(cache.objects("m"))
        #expect(cache.objects("m") == nil && cache.builtObjects("m") == nil)
        first.share()
        let second = try #require(cache.builtObjects("m"))
        #expect(second === first && cache.objects("m") === first)
        #expect(cache.builtObjects("m") == nil, "it was claimed again")
        first.share()
        #expect(try cache.awaitObjects("m", TimeLimit(seconds: 0)) === first)
    }

    @Test("Places that cannot be written") func failures() throws {
        let end = "; make room for it, for example with `galley cache clear`, or name another folder in GALLEY_CACHE"
        let start = "73 cannot write the cache 'FOLDER/cache'"
        func told(_ work: () throws -> Void) -> String { folder.plain(failure(work)) }
        #expect(told { throw cache.cannotWrite() } == start + end)
        let full = OutputFile.WriteError(folder["x"], ENOSPC)
        #expect(told { throw cache.cannotWrite(full) } == "\(start): No space left on device\(end)")
        let denied = NSError(
            domain: NSCocoaErrorDomain, code: 1,
            userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(EACCES))])
        #expect(told { throw cache.cannotWrite(denied) } == "\(start): Permission denied\(end)")
        let other = NSError(
            domain: NSCocoaErrorDomain, code: 1, userInfo: [NSUnderlyingErrorKey: NSError(domain: "x", code: 13)])
        #expect(told { throw cache.cannotWrite(other) } == start + end)
        try folder.write("", to: "cache/builds")
        #expect(told { _ = try cache.awaitObjects("m", TimeLimit(seconds: 9)) } == start + end)
        let work = try cache.makeWorkFolder()
        #expect(told { _ = try cache.publish(work, as: "k", sealing: ["none"]) }.hasPrefix(start))
        work.discard()
        #expect(told { try work.write(Data(), to: "a", in: cache) }.hasPrefix(start))
        try FileManager.default.removeItem(atPath: folder["cache"])
        #expect(told { _ = try cache.makeWorkFolder() } == "\(start): No such file or directory\(end)")
    }

    @Test("What no one uses goes, and goes out of sight first") func removing() throws {
        try folder.write("a", to: "cache/compiled/k/a")
        let entry = cache.entry("k")
        cache.remove("k")
        #expect(isThere("cache/compiled/k/a"), "it is in use")
        try folder.write("a", to: "cache/compiled/l/a")
        cache.remove("l")
        #expect(!isThere("cache/compiled/l") && cache.entry("l") == nil)
        #expect(!cache.removeUnused(folder["cache/none"]))
        let lock = try #require(cache.lockModules())
        #expect(!cache.removeUnused(cache.modules))
        withExtendedLifetime((entry, lock)) {}
    }

    @Test("The modules' folder is made again where it went") func locking() throws {
        #expect(cache.removeUnused(cache.modules) && !isThere("cache/modules"))
        #expect(cache.lockModules() != nil && isThere("cache/modules"))
    }

    @Test("Unfinished modules stay where no run was killed") func unfinished() throws {
        try folder.write("", to: "cache/modules/g/A.pcm-1234")
        try folder.write("", to: "cache/workshop/a")
        _ = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        #expect(isThere("cache/modules/g/A.pcm-1234") && isThere("cache/workshop/a"))
    }

    @Test("Clearing takes notes and toolchains away, and nothing that is not ours") func clearing() throws {
        try folder.write("7\n", to: "cache/size")
        try folder.write("{}", to: "cache/toolchain-1.json")
        try folder.write("{}", to: "cache/sizes")
        try folder.write("a", to: "cache/builds/m/a")
        let left = cache.clear()
        #expect(left.entries.isEmpty && left.bytes == 0)
        #expect(Cache.names(in: folder["cache"]).sorted() == ["builds", "compiled", "sizes"])
    }

    @Test("A small file with its seal in it") func sealed() throws {
        let empty = SealedFile.sealed(Data())
        #expect(empty.count == 17 && empty.first == 10)
        try empty.write(to: URL(fileURLWithPath: folder["n"]))
        #expect(SealedFile.contents(atPath: folder["n"]) == Data("\n".utf8))
        var changed = SealedFile.sealed(Data("ab".utf8))
        changed[0] = UInt8(ascii: "c")
        try changed.write(to: URL(fileURLWithPath: folder["n"]))
        #expect(SealedFile.contents(atPath: folder["n"]) == nil)
    }
}
