import Foundation
import Testing

@testable import GalleyExport

/// The ICC profile of documents, read by ICC.1:2010 (version 4.3).
@Suite("sRGB as an ICC profile") struct ColorProfileTests {
    private let bytes = ColorProfile.sRGB

    private func number(_ place: Int, _ count: Int = 4) -> Int {
        bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    private func text(_ place: Int, _ count: Int = 4) -> String {
        String(decoding: bytes[place..<place + count], as: UTF8.self)
    }
    /// A signed number with sixteen bits behind the point.
    private func fixed(_ place: Int) -> Double { Double(Int32(truncatingIfNeeded: number(place))) / 65_536 }

    /// Where the tags lie, by name.
    private var tags: [String: Range<Int>] {
        var tags: [String: Range<Int>] = [:]
        for index in 0..<number(128) {
            let entry = 132 + 12 * index
            tags[text(entry)] = number(entry + 4)..<number(entry + 4) + number(entry + 8)
        }
        return tags
    }

    /// 7.2: 128 bytes.
    @Test func header() {
        #expect(number(0) == bytes.count && bytes.count % 4 == 0)
        #expect(
            text(8, 4) == "\u{4}\u{30}\0\0" && text(12) == "mntr" && text(16) == "RGB " && text(20) == "XYZ "
                && text(36) == "acsp")
        // The date: year, month, day, hour, minute, second.
        #expect((0..<6).map { number(24 + 2 * $0, 2) } == [2000, 1, 1, 0, 0, 0])
        // No maker, no flags, perceptual; then the white of the profile connection space, D50; nothing behind it.
        #expect(
            bytes[4..<8].allSatisfy { $0 == 0 } && bytes[40..<68].allSatisfy { $0 == 0 }
                && bytes[80..<128].allSatisfy { $0 == 0 })
        #expect(number(68) == 0xF6D6 && number(72) == 0x1_0000 && number(76) == 0xD32D)
    }

    /// 7.3: tags lie at multiples of four, one behind the other.
    @Test func tagTable() {
        #expect(
            Set(tags.keys) == ["desc", "cprt", "wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
                && number(128) == 9)
        #expect(tags["rTRC"] == tags["gTRC"] && tags["gTRC"] == tags["bTRC"])
        let places = Set(tags.values).sorted { $0.lowerBound < $1.lowerBound }
        var end = 132 + 12 * 9
        for place in places {
            #expect(place.lowerBound == end && place.lowerBound % 4 == 0)
            end = (place.upperBound + 3) / 4 * 4
        }
        #expect(end == bytes.count)
    }

    /// The primaries of IEC 61966-2-1, brought from D65 to D50 by Bradford's matrix; together they are white.
    @Test func primaries() throws {
        let wanted = [
            "wtpt": [0.9642, 1, 0.8249], "rXYZ": [0.43607, 0.22249, 0.01392], "gXYZ": [0.38515, 0.71687, 0.09708],
            "bXYZ": [0.14307, 0.06061, 0.7141],
        ]
        var sums = [0.0, 0, 0]
        for (name, values) in wanted {
            let place = try #require(tags[name])
            #expect(text(place.lowerBound) == "XYZ " && number(place.lowerBound + 4) == 0 && place.count == 20)
            let found = (0..<3).map { fixed(place.lowerBound + 8 + 4 * $0) }
            for (a, b) in zip(found, values) { #expect(abs(a - b) <= 0.5 / 65_536 + 1e-9) }
            if name != "wtpt" { for index in 0..<3 { sums[index] += found[index] } }
        }
        for (a, b) in zip(sums, [0.9642, 1, 0.8249]) { #expect(abs(a - b) < 0.0002) }
    }

    /// 10.16, type 3: (a·x + b)^g from d on, c·x below. At sRGB's own places it gives sRGB's values.
    @Test func curve() throws {
        let start = try #require(tags["rTRC"]).lowerBound
        #expect(
            text(start) == "para" && number(start + 4) == 0 && number(start + 8, 2) == 3 && number(start + 10, 2) == 0)
        let (g, a, b, c, d) = (
            fixed(start + 12), fixed(start + 16), fixed(start + 20), fixed(start + 24), fixed(start + 28)
        )
        #expect(tags["rTRC"]?.count == 32)
        for (value, linear) in [
            (0.0, 0.0), (0.02, 0.02 / 12.92), (0.04, 0.04 / 12.92), (0.5, 0.21404), (0.75, 0.52252), (1, 1),
        ] {
            let found = value >= d ? pow(a * value + b, g) : c * value
            #expect(abs(found - linear) < 0.0001, "\(value)")
        }
        #expect(abs(d - 0.04045) < 0.00001)
    }

    /// 10.13: one record of twelve bytes, English in the United States, in UTF-16.
    @Test(arguments: [("desc", "sRGB"), ("cprt", "No rights reserved")]) func texts(name: String, wanted: String) throws
    {
        let place = try #require(tags[name])
        #expect(text(place.lowerBound) == "mluc" && number(place.lowerBound + 4) == 0)
        #expect(
            number(place.lowerBound + 8) == 1 && number(place.lowerBound + 12) == 12
                && text(place.lowerBound + 16) == "enUS")
        let (length, offset) = (number(place.lowerBound + 20), number(place.lowerBound + 24))
        #expect(place.count == offset + length && offset == 28)
        let start = place.lowerBound + offset
        let units = stride(from: start, to: start + length, by: 2).map { UInt16(number($0, 2)) }
        #expect(String(decoding: units, as: UTF16.self) == wanted)
    }
}
