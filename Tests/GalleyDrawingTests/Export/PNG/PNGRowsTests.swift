import Foundation
import GalleyFormats
import GalleyRandom
import Testing

@testable import GalleyExport

/// Rows of pixels and chunks of files, byte by byte.
@Suite("PNG's rows and chunks") struct PNGRowsTests {
    private func pixels(_ count: Int, opaque: Bool, _ dice: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { index in
            let alpha = opaque ? 255 : [255, 0, 1, 128, 254, UInt32(dice.byte())][index % 6]
            func part() -> UInt32 { UInt32(dice.byte()) * alpha / 255 }
            return alpha << 24 | part() << 16 | part() << 8 | part()
        }
    }

    /// A component that is not multiplied by alpha, rounded half up.
    private func part(_ pixel: UInt32, _ shift: UInt32) -> UInt8 {
        let alpha = Double(pixel >> 24)
        return alpha == 0 ? 0 : UInt8(min(255, (Double(pixel >> shift & 0xFF) * 255 / alpha + 0.5).rounded(.down)))
    }

    @Test("Three bytes a pixel without alpha, four with it", arguments: 1...11) func conversion(width: Int) throws {
        var dice = SeededGenerator(seed: UInt64(width))
        for (isOpaque, hasAlpha) in [(true, true), (false, true), (true, false)] {
            let height = 4
            let pixels = pixels(width * height, opaque: isOpaque, &dice)
            let channels = hasAlpha ? 4 : 3
            let found = try pixels.withUnsafeBufferPointer {
                let picture = try PNGPixels(width: width, height: height, pixels: $0, hasAlpha: hasAlpha)
                #expect(picture.colors.kind == (hasAlpha ? .rgba : .rgb))
                return try PNGRows(picture, 0..<height, .balanced).withBytes(Array.init)
            }
            #expect(found.count == (width * channels + 1) * height)
            var above = [UInt8](repeating: 0, count: width * channels)
            for y in 0..<height {
                let start = y * (width * channels + 1)
                let row = PNGRowsTests.undone(Array(found[start..<start + width * channels + 1]), above, channels)
                let wanted = pixels[y * width..<(y + 1) * width].flatMap { pixel -> [UInt8] in
                    let color = [part(pixel, 16), part(pixel, 8), part(pixel, 0)]
                    return channels == 3 ? color : color + [UInt8(pixel >> 24)]
                }
                #expect(row == wanted)
                above = row
            }
        }
    }

    static func undone(_ filtered: [UInt8], _ above: [UInt8], _ pixelBytes: Int) -> [UInt8] {
        var row: [UInt8] = []
        for (index, value) in filtered.dropFirst().enumerated() {
            let left = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
            let corner = index >= pixelBytes ? Int(above[index - pixelBytes]) : 0
            let up = Int(above[index]), estimate = left + up - corner
            let near = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
            row.append(value &+ UInt8([0, left, up, (left + up) / 2, near][Int(filtered[0])]))
        }
        return row
    }

    @Test("One pixel that is not opaque, wherever it lies, needs alpha") func alphaAnywhere() throws {
        for place in 0..<12 {
            var pixels = [UInt32](repeating: 0xFF11_2233, count: 12)
            func isOpaque(_ width: Int) throws -> Bool {
                try pixels.withUnsafeBufferPointer {
                    let colors = try PNGPixels(width: width, height: 12 / width, pixels: $0).colors
                    return colors.alphas.isEmpty && colors.kind != .rgba && colors.kind != .grayAlpha
                }
            }
            for width in [1, 3, 4, 12] { #expect(try isOpaque(width)) }
            pixels[place] = 0xFE11_2233
            for width in [1, 3, 4, 12] { #expect(try !isOpaque(width)) }
        }
        #expect(throws: ExportError.self) {
            try [UInt32]([1, 2, 3]).withUnsafeBufferPointer {
                try PNGPixels(width: 2, height: 2, pixels: $0)
            }
        }
    }

    @Test("Colours that are not multiplied by alpha") func unmultiplied() {
        #expect(
            PNGRows.unmultipliedRGBA([0xFF01_0203, 0, 0x8040_2000, 0x01FF_0100] as [UInt32])
                == [1, 2, 3, 255, 0, 0, 0, 0, 128, 64, 0, 128, 255, 255, 0, 1])
        #expect(
            PNGRows.unmultipliedRGBA([3, 2, 1, 255, 0, 0x20, 0x40, 0x80] as [UInt8]) == [1, 2, 3, 255, 128, 64, 0, 128])
        #expect(PNGRows.unmultipliedRGBA([] as [UInt32]).isEmpty && PNGRows.unmultipliedRGBA([] as [UInt8]).isEmpty)
    }

    /// CRC-32 as the specification's annex D writes it down.
    private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                let half: UInt32 = value >> 1
                return value.isMultiple(of: 2) ? half : half ^ 0xEDB8_8320
            }
        }
    }

    @Test(
        "Chunks: length, type, content and checksum",
        arguments: [(1.0, 2835), (2, 5669), (0.5, 1417), (0.0001, nil), (1e9, nil)] as [(Double, Int?)])
    func chunks(scale: Double, perMetre: Int?) {
        var file = PNGFile(
            width: 258, height: 3, colors: PNGColors(hasAlpha: scale == 1), colorSpace: .sRGB, scale: scale)
        file.append("teSt", [1, 0x0203_0405], tail: [6, 7])
        [UInt8]([9, 8]).withUnsafeBytes { file.append("fdAT", $0, number: 5) }
        let bytes = [UInt8](file.finished())
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10])
        var (position, found) = (8, [(String, [UInt8])]())
        while position < bytes.count {
            func number(_ place: Int) -> UInt32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
            let length = Int(number(position)), end = position + 8 + length
            found.append(
                (String(decoding: bytes[position + 4..<position + 8], as: UTF8.self), Array(bytes[position + 8..<end])))
            #expect(number(end) == checksum(bytes[position + 4..<end]))
            position = end + 4
        }
        func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        let head: [UInt8] = [0, 0, 1, 2, 0, 0, 0, 3, 8, scale == 1 ? 6 : 2, 0, 0, 0]
        var wanted: [(String, [UInt8])] = [("IHDR", head), ("sRGB", [0])]
        // 72 dots to the inch of 25.4 mm, times the scale, to the metre.
        if let perMetre { wanted.append(("pHYs", big(perMetre) + big(perMetre) + [1])) }
        wanted += [("teSt", [0, 0, 0, 1, 2, 3, 4, 5, 6, 7]), ("fdAT", [0, 0, 0, 5, 9, 8]), ("IEND", [])]
        #expect(found.map(\.0) == wanted.map(\.0))
        #expect(found.map(\.1) == wanted.map(\.1))
    }

    @Test("Compressed rows come back whole, from each setting", arguments: PNGEncoding.allCases)
    func compression(encoding: PNGEncoding) throws {
        var dice = SeededGenerator(seed: 9)
        for count in [0, 1, 100, 70_000, 200_000] {
            let bytes = (0..<count).map { index -> UInt8 in
                index % 3 == 0 ? dice.byte() : UInt8(truncatingIfNeeded: index / 1000)
            }
            let packed = try bytes.withUnsafeBytes { try PNGDeflate.compress($0, encoding) }
            // zlib's header, and its Adler-32 checksum at the end (RFC 1950).
            let found = packed.withBytes(Array.init)
            #expect(found[0] & 0x0F == 8)
            let header = Int(found[0]) * 256 + Int(found[1])
            #expect(header.isMultiple(of: 31))
            var (first, second) = (1, 0)
            for byte in bytes {
                first = (first + Int(byte)) % 65_521
                second = (second + first) % 65_521
            }
            let checksum = found.suffix(4).reduce(0) { sum, byte -> Int in sum * 256 + Int(byte) }
            #expect(checksum == second * 65_536 + first)
        }
    }
}
