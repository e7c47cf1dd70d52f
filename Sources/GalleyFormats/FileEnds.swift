/// How files begin and end: enough to know that nothing is missing at their end.
enum FileEnds {
    typealias Bytes = UnsafeRawBufferPointer

    static func isPNG(_ file: Bytes) -> Bool {
        file.starts(with: [0x89, 0x50, 0x4E, 0x47]) && file.suffix(8).starts(with: "IEND".utf8)
    }

    static func isSVG(_ file: Bytes) -> Bool {
        file.starts(with: "<".utf8) && file.last { $0 > 0x20 } == UInt8(ascii: ">")
    }

    /// A line may end behind the last word.
    static func isPDF(_ file: Bytes) -> Bool {
        let end = file.suffix(8)
        return file.starts(with: "%PDF-".utf8) && end.indices.contains { end[$0...].starts(with: "%%EOF".utf8) }
    }

    /// RIFF: how many bytes follow its first eight.
    static func isWebP(_ file: Bytes) -> Bool {
        file.starts(with: "RIFF".utf8) && file.count >= 12
            && file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 == file.count
    }

    static func isJPEG(_ file: Bytes) -> Bool {
        file.starts(with: [0xFF, 0xD8, 0xFF]) && file.count >= 4 && file.suffix(2).elementsEqual([0xFF, 0xD9])
    }

    static func isGIF(_ file: Bytes) -> Bool { file.starts(with: "GIF8".utf8) && file.last == 0x3B }

    /// ISO 14496-12, AVIF and MP4: boxes one after the other, each of which begins with its length, the first one `ftyp`.
    static func isBoxes(_ file: Bytes) -> Bool {
        guard file.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
        func number(_ start: Int, _ count: Int) -> UInt64? {
            guard start + count <= file.count else { return nil }
            return file[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
        }
        var start = 0
        while start < file.count {
            guard var length = number(start, 4) else { return false }
            // 1 stands for a length of eight bytes behind the type, 0 for all that is left.
            if length == 0 { return true }
            if length == 1 {
                guard let long = number(start + 8, 8) else { return false }
                length = long
            }
            guard length >= 8, length <= UInt64(file.count - start) else { return false }
            start += Int(length)
        }
        return true
    }
}
