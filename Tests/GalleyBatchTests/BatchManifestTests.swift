import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyBatch

/// A run may be ended at any moment.
struct BatchManifestTests {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-manifest-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    private func row(_ number: Int) -> BatchRow {
        BatchRow(number: number, data: HostData(path: "", text: ""), hash: UInt64(number) * 1000)
    }

    private func make(_ number: Int, _ manifest: BatchManifest) throws {
        try BatchFiles([path("\(number).png")]).publish([Data(count: number)]) {
            var entry = BatchManifest.Entry(row: number, hash: row(number).hash)
            entry.bytes = [number]
            entry.sum = BatchFiles.sum(of: [Data(count: number)]).hex
            try manifest.note(entry)
        }
    }

    private func isMade(_ number: Int, _ manifest: BatchManifest) -> Bool {
        guard case .made(let bytes, let sum)? = manifest.outcome(of: row(number)) else { return false }
        return BatchFiles([path("\(number).png")]).isMade(bytes: bytes, sum: sum)
    }

    @Test func goesOn() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var manifest: BatchManifest? = try BatchManifest(path("m"), identity: "a", .resume)
        for number in 1...3 { try make(number, #require(manifest)) }
        // Another run at the same time is refused.
        #expect(throws: Failure.self) { try BatchManifest(path("m"), identity: "a", .resume) }
        manifest = nil
        // A line that was cut short is not there, and what follows it begins a line.
        let whole = try Data(contentsOf: folder.appendingPathComponent("m"))
        try whole.dropLast(5).write(to: folder.appendingPathComponent("m"))
        manifest = try BatchManifest(path("m"), identity: "a", .resume)
        #expect(try isMade(1, #require(manifest)) && isMade(2, #require(manifest)) && !isMade(3, #require(manifest)))
        try make(3, #require(manifest))
        manifest = nil
        #expect(try Data(contentsOf: folder.appendingPathComponent("m")) == whole)
        manifest = try BatchManifest(path("m"), identity: "a", .resume)
        #expect(try isMade(3, #require(manifest)))
        // A row that has changed was not made.
        #expect(manifest?.outcome(of: BatchRow(number: 1, data: HostData(path: "", text: ""), hash: 5)) == nil)
    }

    /// The two moments between writing and naming.
    @Test func betweenTheSteps() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = BatchFiles([path("1.png"), path("1.svg")])
        let parts = files.paths.map(BatchFiles.provisional)
        #expect(parts[0] == path(".1.png.galley-part"))
        // Noted, and only one of the two has its name.
        try Data(count: 5).write(to: URL(fileURLWithPath: files.paths[0]))
        try Data(count: 7).write(to: URL(fileURLWithPath: parts[1]))
        #expect(files.isMade(bytes: 12, sum: nil))
        #expect(try Data(contentsOf: URL(fileURLWithPath: files.paths[1])).count == 7)
        #expect(access(parts[1], F_OK) != 0)
        // A part that is not what was noted is no picture.
        try FileManager.default.removeItem(atPath: files.paths[1])
        try Data(count: 3).write(to: URL(fileURLWithPath: parts[1]))
        #expect(!files.isMade(bytes: 12, sum: nil))
        #expect(access(files.paths[1], F_OK) != 0 && access(parts[1], F_OK) != 0)
    }

    /// A picture of the right length with one bit that is another is not the one that was made, under either of its names.
    @Test func damagedPictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = BatchFiles([path("1.png"), path("1.svg")])
        let pictures = [Data((0..<100).map { UInt8($0) }), Data("<svg/>".utf8)]
        let sum = BatchFiles.sum(of: pictures).value
        for index in [0, 50, 99] {
            for (path, picture) in zip(files.paths, pictures) { try picture.write(to: URL(fileURLWithPath: path)) }
            #expect(files.isMade(bytes: 106, sum: sum))
            var damaged = pictures[0]
            damaged[index] ^= 4
            try damaged.write(to: URL(fileURLWithPath: files.paths[0]))
            #expect(!files.isMade(bytes: 106, sum: sum))
            // A manifest of an earlier Galley says nothing of the bytes.
            #expect(files.isMade(bytes: 106, sum: nil))
            try FileManager.default.removeItem(atPath: files.paths[0])
            try damaged.write(to: URL(fileURLWithPath: BatchFiles.provisional(files.paths[0])))
            #expect(!files.isMade(bytes: 106, sum: sum))
        }
    }

    /// A name of 255 bytes, the longest that Linux's file systems have, leaves no room for the provisional one's ending.
    @Test func longestNames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = String(repeating: "n", count: 251) + ".png"
        let files = BatchFiles([path(name)])
        try files.publish([Data(count: 3)]) {}
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
        #expect(BatchFiles.provisional(path(name)) != BatchFiles.provisional(path("m" + name.dropFirst())))
    }

    /// What is wrong with a row's place is no other row's fault.
    @Test func placesThatCannotBe() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["folder.png/1.png", "\(String(repeating: "n", count: 256)).png"] {
            try Data().write(to: folder.appendingPathComponent("folder.png"))
            #expect(throws: BatchFiles.Refusal.self) { try BatchFiles([path(name)]).publish([Data(count: 1)]) {} }
        }
    }

    /// What cannot be noted leaves nothing.
    @Test func notNoted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = BatchFiles([path("deep/1.png")])
        #expect(throws: Failure.self) { try files.publish([Data(count: 1)]) { throw Failure(73, "full") } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("deep")).isEmpty)
    }

    @Test func otherConditions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(1, BatchManifest(path("m"), identity: "a", .resume))
        let error = #expect(throws: Failure.self) { try BatchManifest(path("m"), identity: "b", .resume) }
        #expect(error?.status == ExitStatus.usage && error?.message.contains("--restart") == true)
        #expect(try isMade(1, BatchManifest(path("m"), identity: "b", .retry)))
        #expect(try !isMade(1, BatchManifest(path("m"), identity: "b", .restart)))
        try Data("{}\n".utf8).write(to: folder.appendingPathComponent("other"))
        #expect(throws: Failure.self) { try BatchManifest(path("other"), identity: "a", .resume) }
    }
}
