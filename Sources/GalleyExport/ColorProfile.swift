import Foundation
import GalleyFormats

/// The colours of pictures as an ICC profile (version 4.3, ICC.1:2010; sRGB by IEC 61966-2-1).
enum ColorProfile {
    /// sRGB for displays.
    static let sRGB = profile(
        "sRGB", red: (0.43607, 0.22249, 0.01392), green: (0.38515, 0.71687, 0.09708), blue: (0.14307, 0.06061, 0.71410))
    /// Display P3: the primaries of DCI P3 with the white and the curve of sRGB (SMPTE EG 432-1, CSS Color 4 §10.4).
    static let displayP3 = profile(
        "Display P3", red: (0.51512, 0.24120, -0.00105), green: (0.29198, 0.69225, 0.04189),
        blue: (0.15710, 0.06657, 0.78407))

    /// As PNG holds it.
    static let compressedDisplayP3: [UInt8] = {
        let compressed = displayP3.withUnsafeBytes { try? PNGDeflate.compress($0, .small) }
        return compressed?.withBytes { Array($0) } ?? []
    }()

    /// A profile of primaries, seen from a white of D50, as the profile connection space has it.
    private static func profile(
        _ name: String, red: (Double, Double, Double), green: (Double, Double, Double), blue: (Double, Double, Double)
    ) -> [UInt8] {
        let tags: [(String, [UInt8])] = [
            ("desc", text(name)), ("cprt", text("No rights reserved")), ("wtpt", xyz(0.9642, 1, 0.8249)),
            ("rXYZ", xyz(red.0, red.1, red.2)), ("gXYZ", xyz(green.0, green.1, green.2)),
            ("bXYZ", xyz(blue.0, blue.1, blue.2)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
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
    }

    static func of(_ space: PictureColorSpace) -> [UInt8] {
        switch space {
        case .sRGB: sRGB
        case .displayP3: displayP3
        }
    }

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
