import Foundation
import GalleyDrawing
import GalleyExport

/// The image files of Tests/Fixtures/Images: 32 × 24 pixels in quarters, red and green above blue and white.
enum ImageFiles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images")

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// A JPEG file with an EXIF segment that holds an orientation.
    static func turned(_ jpeg: [UInt8], _ orientation: Int, isBigEndian: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isBigEndian ? bytes.reversed() : bytes
        }
        var tiff = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
        // Two entries: a maker's name before the orientation; then no further directory.
        tiff += number(2, 2) + number(0x010F, 2) + number(2, 2) + number(2, 4) + [65, 0, 0, 0]
        tiff += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0] + number(0, 4)
        let content = Array("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return jpeg[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content + jpeg[2...]
    }
}
