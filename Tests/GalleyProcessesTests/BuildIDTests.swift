import Foundation
import Testing

@testable import GalleyProcesses

/// The mark of a linker in a file that is put together as System V's ABI has it (ELF-64): a header of 64 bytes, headers of segments of 56,
/// and notes whose names and contents are filled up to four bytes.
@Suite("Marks of builds")
struct BuildIDTests {
    private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func note(_ name: String, _ kind: Int, _ content: [UInt8]) -> [UInt8] {
        func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4) }
        let name = Array(name.utf8) + [0]
        return number(name.count, 4) + number(content.count, 4) + number(kind, 4) + filled(name) + filled(content)
    }

    /// A file with segments: their kinds (1 is code, 4 notes) and what is in them.
    private func file(_ segments: [(kind: Int, content: [UInt8])], cut: Int = 0) -> Data {
        var place = 64 + 56 * segments.count
        var headers: [UInt8] = [], contents: [UInt8] = []
        for (kind, content) in segments {
            headers += number(kind, 4) + number(5, 4) + number(place, 8) + number(7, 8) + number(9, 8)
            headers += number(content.count, 8) + number(content.count, 8) + number(4, 8)
            contents += content
            place += content.count
        }
        var head: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + Array(repeating: 0, count: 25)
        head += number(64, 8) + number(0, 8) + number(0, 4) + number(64, 2) + number(56, 2) + number(segments.count, 2)
        head += Array(repeating: 0, count: 64 - head.count)
        return Data((head + headers + contents).dropLast(cut))
    }

    private func id(_ data: Data) throws -> String {
        let folder = try TemporaryFolder("tests")
        try data.write(to: URL(fileURLWithPath: "\(folder.path)/file"))
        let id = try #require(BuildID.read("\(folder.path)/file"))
        return id == ContentSum(data).hex ? "sum" : id
    }

    private let mark: [UInt8] = Array(0x9a...0xad)
    private let digits = "9a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacad"

    @Test("The mark is the linker's note, wherever it stands") func notes() throws {
        let own = note("GNU", 3, mark)
        let files = [
            file([(4, own)]), file([(1, Array(repeating: 7, count: 5)), (4, own)]),
            // Behind other notes: of another kind, of another's name, and with names and contents that are filled up.
            file([(4, note("GNU", 1, [1, 2, 3, 4]) + note("Xen", 3, mark) + note("Linux", 3, [1, 2, 3, 4, 5]) + own)]),
            file([(4, note("A", 9, [1])), (4, own)]), file([(4, note("GNU", 3, [0x0a, 0xff]))]),
        ]
        #expect(try files.map(id) == [digits, digits, digits, digits, "0aff"])
    }

    @Test("Without one it is the sum of the bytes; without a file there is none") func sums() throws {
        let own = note("GNU", 3, mark)
        var other = file([(4, own)])
        other[4] = 1
        let files = [
            file([(1, own)]), file([]), file([(4, [])]), file([(4, own)], cut: 1), file([(4, Array(own.prefix(8)))]),
            file([(4, note("GNU", 4, mark))]), other, Data("no program".utf8), Data(), file([(4, own)]).prefix(50),
        ]
        #expect(try files.map(id) == Array(repeating: "sum", count: files.count))
        #expect(BuildID.read("/no/such/file") == nil)
    }
}
