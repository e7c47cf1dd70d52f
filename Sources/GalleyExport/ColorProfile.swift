import Foundation

/// The colours of pictures as an ICC profile (version 4.3, ICC.1:2010; sRGB by IEC 61966-2-1).
enum ColorProfile {
    /// sRGB for displays.
    static let sRGB: [UInt8] = {
        // The primaries seen from a white of D50, as the profile connection space has it.
        let tags: [(String, [UInt8])] = [
            ("desc", text("sRGB")), ("cprt", text("No rights reserved")), ("wtpt", xyz(0.9642, 1, 0.8249)),
            ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
            ("bXYZ", xyz(0.14307, 0.06061, 0.71410)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var table = number(tags.count)
        var content: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        var places: [[UInt8]: Int] = [:]
        for (name, bytes) in tags {
            // Equal contents lie there once.
            let place = places[bytes] ?? start + content.count
            if places[bytes] == nil {
                content += bytes
                while content.count % 4 != 0 { content.append(0) }
                places[bytes] = place
            }
            table += Array(name.utf8) + number(place) + number(bytes.count)
        }
        var header = number(start + content.count) + number(0) + number(0x0430_0000)
        header += Array("mntrRGB XYZ ".utf8)
        // A date, which profiles must have: the first of 2000.
        header += [7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + content
    }()

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }

    private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        Array("XYZ ".utf8) + number(0) + fixed(x) + fixed(y) + fixed(z)
    }

    private static func text(_ text: String) -> [UInt8] {
        let letters = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return Array("mluc".utf8) + number(0) + number(1) + number(12) + Array("enUS".utf8) + number(letters.count)
            + number(28) + letters
    }

    /// (a·x + b)^g from d on, c·x below.
    private static let curve: [UInt8] =
        Array("para".utf8) + number(0) + [0, 3, 0, 0] + fixed(2.4) + fixed(1 / 1.055) + fixed(0.055 / 1.055)
        + fixed(1 / 12.92) + fixed(0.04045)
}
