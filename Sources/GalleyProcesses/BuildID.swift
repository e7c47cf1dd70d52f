import Foundation

/// The mark that the linker left in a program or a library (`.note.gnu.build-id`): the same wherever the file lies and whatever was
/// stripped of it, another one for every other build.
package enum BuildID {
    /// The mark in hexadecimal digits; where the linker left none, the sum of the file's bytes. Nil where there is no such file.
    package static func read(_ path: String) -> String? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return data.withUnsafeBytes { note(in: $0) } ?? ContentSum(data).hex
    }

    /// Looks through the notes of a file of 64 bits, byte by byte as the format has them (System V ABI, ELF-64).
    private static func note(in file: UnsafeRawBufferPointer) -> String? {
        func number<N: FixedWidthInteger>(_ offset: Int, as type: N.Type) -> Int? {
            guard offset >= 0, offset + MemoryLayout<N>.size <= file.count else { return nil }
            return Int(truncatingIfNeeded: N(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: type)))
        }
        guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2]), let table = number(32, as: UInt64.self),
            let size = number(54, as: UInt16.self), let count = number(56, as: UInt16.self)
        else { return nil }
        for header in (0..<count).map({ table + $0 * size }) where number(header, as: UInt32.self) == segmentOfNotes {
            guard var place = number(header + 8, as: UInt64.self), let length = number(header + 32, as: UInt64.self)
            else { return nil }
            let end = place + length
            while place + 12 <= end, let name = number(place, as: UInt32.self),
                let size = number(place + 4, as: UInt32.self), let kind = number(place + 8, as: UInt32.self)
            {
                let content = place + 12 + padded(name)
                guard content + size <= file.count else { return nil }
                if kind == buildID, file[(place + 12)..<(place + 12 + name)].elementsEqual("GNU\0".utf8) {
                    return file[content..<(content + size)].map { String(format: "%02x", $0) }.joined()
                }
                place = content + padded(size)
            }
        }
        return nil
    }

    private static let segmentOfNotes = 4
    private static let buildID = 3

    private static func padded(_ length: Int) -> Int { (length + 3) & ~3 }
}
