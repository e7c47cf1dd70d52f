import GalleyDrawing

/// The orientation that a JPEG file's EXIF data asks for (EXIF 2.3, §4.6.4: tag 0x0112 of the first directory of the TIFF
/// data in an APP1 segment).
struct EXIFOrientation {
    var orientation: ImageOrientation
    /// Where in the file the tag's two bytes are, the more significant one first or last.
    private var place: Range<Int>
    private var isBigEndian: Bool

    /// Nil if the file says nothing.
    init?(jpeg bytes: [UInt8]) {
        var position = 2
        // Segments: FF, marker, length. Pixels begin after SOS (DA).
        while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let content = position + 4..<min(bytes.count, position + 2 + max(2, length))
            if bytes[position + 1] == 0xE1, bytes[content].starts(with: Array("Exif\0\0".utf8)) {
                self.init(tiff: content.dropFirst(6), of: bytes)
                return
            }
            position = position + 2 + max(2, length)
        }
        return nil
    }

    private init?(tiff: Range<Int>, of bytes: [UInt8]) {
        let isBigEndian = bytes[tiff].starts(with: Array("MM\0*".utf8))
        guard isBigEndian || bytes[tiff].starts(with: Array("II*\0".utf8)) else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int? {
            let start = tiff.lowerBound + offset
            guard offset >= 0, start + count <= tiff.upperBound else { return nil }
            let own = bytes[start..<start + count]
            return isBigEndian ? own.reduce(0) { $0 << 8 | Int($1) } : own.reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2), let type = number(entry + 2, 2), let value = number(entry + 8, 2) else {
                return nil
            }
            guard tag == 0x0112 else { continue }
            guard type == 3, let orientation = ImageOrientation(rawValue: value) else { return nil }
            self.orientation = orientation
            self.isBigEndian = isBigEndian
            place = tiff.lowerBound + entry + 8..<tiff.lowerBound + entry + 10
            return
        }
        return nil
    }

    /// The file without the wish to be turned.
    func removed(from bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes.replaceSubrange(place, with: isBigEndian ? [0, 1] : [1, 0])
        return bytes
    }
}
