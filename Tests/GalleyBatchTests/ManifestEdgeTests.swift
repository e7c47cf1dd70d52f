import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyBatch

/// A batch's manifest at its edges: `BatchManifest`'s documentation, and docs/batch.md for what is said.
@Suite("Edges of manifests")
struct ManifestEdgeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("tests") }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func write(_ text: String, to name: String = "m") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private var lines: [String] {
        FileManager.default.contents(atPath: path("m"))
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    }

    private func row(_ number: Int, hash: UInt64) -> BatchRow {
        BatchRow(number: number, data: HostData(path: "", text: ""), hash: hash)
    }

    private func told(_ manifest: BatchManifest, _ number: Int, hash: UInt64) -> String {
        switch manifest.outcome(of: row(number, hash: hash)) {
        case nil: "nothing"
        case .made(let bytes, let sum): "\(bytes) \(sum.map { String($0, radix: 16) } ?? "-")"
        case .failed(let failure): "failed \(failure.status) \(failure.message)"
        }
    }

    private func failure(_ identity: String, _ continuation: BatchManifest.Continuation, _ name: String = "m") -> String
    {
        do {
            _ = try BatchManifest(path(name), identity: identity, continuation)
            return "none"
        } catch let failure as Failure {
            return "\(failure.status) \(failure.message.replacing(folder.path, with: "FOLDER"))"
        } catch { return "\(error)" }
    }

    private static let header = #"{"galley":"batch 1","identity":"a"}"#

    @Test("A new one begins with its header, and what is noted follows, a line each") func beginning() throws {
        do {
            let manifest = try BatchManifest(path("m"), identity: "a", .resume)
            #expect(manifest.path == path("m"))
            var entry = BatchManifest.Entry(row: 3, hash: 0xab)
            #expect(entry.hash == "ab" && entry.row == 3)
            (entry.files, entry.bytes, entry.sum) = (["x", "y"], [4, 5], "ff")
            try manifest.note(entry)
            entry = BatchManifest.Entry(row: 4, hash: 1)
            entry.failure = .init(status: 70, message: "crashed")
            try manifest.note(entry)
            #expect(told(manifest, 3, hash: 0xab) == "nothing", "what this run notes is no earlier one's")
        }
        #expect(lines.count == 3 && lines[0] == Self.header)
        let manifest = try BatchManifest(path("m"), identity: "a", .resume)
        #expect(told(manifest, 3, hash: 0xab) == "9 ff" && told(manifest, 3, hash: 0xac) == "nothing")
        #expect(told(manifest, 4, hash: 1) == "failed 70 crashed" && told(manifest, 5, hash: 1) == "nothing")
        #expect(lines.count == 3, "the header is written once")
    }

    @Test("Lines that make no sense are passed over, the last of a row counts, and little need be said") func reading()
        throws
    {
        let entries = [
            "no JSON", #"{"row":1,"hash":"xyz"}"#, #"{"row":2,"hash":"10"}"#, #"{"row":3,"hash":"a","bytes":[1]}"#,
            #"{"row":3,"hash":"b","bytes":[2,30],"sum":"1f"}"#, #"{"row":4,"hash":"c","bytes":[7],"sum":"zz"}"#, "",
        ]
        try write(([Self.header] + entries).joined(separator: "\n") + "\n")
        let manifest = try BatchManifest(path("m"), identity: "a", .resume)
        let seen = [(1, 1), (2, 0x10), (3, 0xa), (3, 0xb), (4, 0xc)].map { told(manifest, $0.0, hash: UInt64($0.1)) }
        #expect(seen == ["nothing", "0 -", "nothing", "32 1f", "7 -"])
    }

    @Test("A line that was cut short is taken off") func cut() throws {
        try write("{\"galley\":\"ba")
        #expect(failure("a", .resume) == "none" && lines == [Self.header], "a header that was cut is written again")
        try write(Self.header + "\n" + #"{"row":1,"hash":"1","bytes":[5]}"# + "\n" + #"{"row":2,"has"#)
        do {
            let manifest = try BatchManifest(path("m"), identity: "a", .resume)
            #expect(told(manifest, 1, hash: 1) == "5 -")
            try manifest.note(BatchManifest.Entry(row: 2, hash: 2))
        }
        #expect(lines.count == 3 && lines[1].contains("\"row\":1") && lines[2].contains("\"row\":2"))
    }

    @Test("What is no manifest, and one of other conditions") func conditions() throws {
        let none = "64 'FOLDER/m' is no manifest of galley batch; give another --manifest"
        for text in ["{}\n", "words\n", "{\"galley\":\"batch 2\",\"identity\":\"a\"}\n", "\n"] {
            try write(text)
            #expect(failure("a", .resume) == none, "\(text)")
            #expect(failure("a", .retry) == none, "\(text)")
        }
        #expect(failure("a", .restart) == "none" && lines == [Self.header], "restarting writes over anything")
        let other =
            "64 'FOLDER/m' was made from another source, with other options or by another Galley; --restart draws all rows "
            + "again, --retry draws those that failed and keeps the others"
        try write(Self.header + "\n" + #"{"row":1,"hash":"1","bytes":[5]}"# + "\n")
        #expect(failure("b", .resume) == other && failure("b", .retry) == "none" && lines.count == 2)
        do {
            let kept = try BatchManifest(path("m"), identity: "b", .retry)
            #expect(told(kept, 1, hash: 1) == "5 -")
        }
        #expect(failure("b", .restart) == "none" && lines == [Self.header.replacing("\"a\"", with: "\"b\"")])
    }

    @Test("Places that cannot be written") func places() throws {
        #expect(failure("a", .resume, "none/m") == "73 cannot write 'FOLDER/none/m': No such file or directory")
        try FileManager.default.createDirectory(atPath: path("d"), withIntermediateDirectories: true)
        #expect(failure("a", .resume, "d") == "73 cannot write 'FOLDER/d': Is a directory")
    }
}
