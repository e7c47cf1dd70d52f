import Foundation
import Testing

@testable import GalleyProcesses

/// Files that are written whole before they have their names, and locks on folders.
@Suite("Files that are written whole")
struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("tests") }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test("Nothing is there before a file has its name, and what was there stays until then") func publishing() throws {
        let file = try OutputFile(path("a"), Data("new".utf8))
        #expect(names == [] && file.path == path("a"))
        try file.publish()
        #expect(names == ["a"] && text("a") == "new")
        let second = try OutputFile(path("a"), Data(repeating: 0x62, count: 100_000))
        #expect(text("a") == "new")
        try second.publish()
        #expect(names == ["a"] && text("a") == String(repeating: "b", count: 100_000))
        let third = try OutputFile(path("a"), Data("lost".utf8))
        third.discard()
        #expect(names == ["a"] && text("a")?.count == 100_000)
        try OutputFile(path("empty"), Data()).publish()
        #expect(text("empty") == "")
    }

    @Test("Several files get their names when all are written") func several() throws {
        try OutputFile.write([(path("a"), Data("1".utf8)), (path("b"), Data("2".utf8))])
        #expect([text("a"), text("b")] == ["1", "2"])
        #expect(throws: OutputFile.WriteError.self) {
            try OutputFile.write([(path("a"), Data("3".utf8)), (path("none/b"), Data("4".utf8))])
        }
        #expect(names == ["a", "b"] && text("a") == "1")
    }

    @Test("Why a file cannot be written") func errors() throws {
        try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
        func reason(_ name: String) -> String {
            do throws(OutputFile.WriteError) {
                try OutputFile(path(name), Data()).publish()
                return "none"
            } catch { return "\(error.path == path(name)) \(error.reason)" }
        }
        #expect([reason("folder"), reason("no/file")] == ["true it is a folder", "true No such file or directory"])
        #expect(OutputFile.WriteError("a", EACCES).reason == "Permission denied")
    }

    @Test("A name that a killed run has left is taken away, one that is in use is not") func provisional() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: path("a")))
        try Data("left".utf8).write(to: URL(fileURLWithPath: path("a.galley-0")))
        try OutputFile(path("a"), Data("new".utf8)).publish()
        #expect(names == ["a"] && text("a") == "new")
        try Data("used".utf8).write(to: URL(fileURLWithPath: path("a.galley-0")))
        let other = Descriptor(open(path("a.galley-0"), O_RDONLY))
        #expect(flock(other.number, LOCK_EX | LOCK_NB) == 0)
        try OutputFile(path("a"), Data("newer".utf8)).publish()
        #expect(names == ["a", "a.galley-0"] && text("a") == "newer" && text("a.galley-0") == "used")
    }

    @Test("Views' names as names of files, of 160 bytes at the most") func viewNames() {
        let names = ["Card", "Card / dark: 2", "a_b-c", "…", "", " A ", "Größe"].map(OutputFile.name)
        #expect(names == ["Card", "Card-dark-2", "a_b-c", "view", "view", "A", "Größe"])
        let long = [160, 161, 200].map { OutputFile.name(for: String(repeating: "a", count: $0)).count }
        #expect(long == [160, 160, 160] && OutputFile.name(for: String(repeating: "é", count: 81)).utf8.count == 160)
    }

    @Test("Folders are shared by many and claimed by one") func locks() throws {
        let path = folder.path + "/locked"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        #expect(FolderLock(sharing: path + "x") == nil && FolderLock(claiming: path + "x") == nil)
        #expect(FolderLock(sharing: folder.path + "/file") == nil)
        let first = try #require(FolderLock(sharing: path))
        do {
            let second = try #require(FolderLock(sharing: path))
            #expect(FolderLock(claiming: path) == nil)
            #expect(!first.claim(), "the other shares it")
            #expect(FolderLock(claiming: path) == nil && !second.claim())
        }
        #expect(first.claim())
        func isFree() -> Bool {
            let number = Descriptor(open(path, O_RDONLY | O_DIRECTORY))
            return flock(number.number, LOCK_SH | LOCK_NB) == 0
        }
        #expect(!isFree())
        first.share()
        #expect(isFree() && FolderLock(claiming: path) == nil)
    }

    /// A process that is being started has copies of all descriptors until it runs its program (execve(2) closes those of O_CLOEXEC). A
    /// lock is of the open file that they have in common: flock(2).
    @Test("A lock is gone with its object, though another process has a copy of its descriptor") func copies() throws {
        let place = path("copied")
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
        var lock = FolderLock(claiming: place)
        #expect(lock != nil)
        let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init)
        let number = try #require(
            numbers.first { number in
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == place
            })
        let copy = Descriptor(dup(number))
        lock = nil
        #expect(FolderLock(claiming: place) != nil)
        #expect(copy.number >= 0)
    }

    @Test("A lock is gone with its object, and a folder with its own") func lifetimes() throws {
        do { #expect(FolderLock(claiming: folder.path) == nil, "a folder is locked as long as it is used") }
        let open = path("open")
        try FileManager.default.createDirectory(atPath: open, withIntermediateDirectories: false)
        for _ in 0..<2 { #expect(FolderLock(claiming: open) != nil) }
        var other: TemporaryFolder? = try TemporaryFolder("tests")
        let place = try #require(other).path
        #expect(place.hasPrefix("/tmp/galley-tests-") && place != folder.path && place.count == 24)
        #expect(FileManager.default.fileExists(atPath: place))
        other = nil
        #expect(!FileManager.default.fileExists(atPath: place))
    }
}
