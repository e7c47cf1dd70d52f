import Foundation
import Testing

@testable import GalleyExport

/// Streams that zlib made, each with where its last block begins and where it ends, in bits: worked out by reading RFC 1951's codes one by
/// one, and by hand for the shortest.
@Suite("Ends of deflate streams") struct DeflateEndTests {
    /// The mark and the end, with other bytes behind the stream in memory.
    private func told(_ bytes: [UInt8]) -> [Int]? {
        (bytes + [UInt8](repeating: 0xFF, count: 16)).withUnsafeBytes {
            DeflateEnd(UnsafeRawBufferPointer(rebasing: $0[..<bytes.count])).map { [$0.mark, $0.end] }
        }
    }

    private struct Sample: Sendable, CustomTestStringConvertible {
        var name: String
        var mark, end: Int
        var base64: String
        var testDescription: String { name }
    }

    private static let samples: [Sample] = [
        Sample(
            name: "letters of eight and nine bits", mark: 0, end: 52,
            base64: "S0xK/jABAA=="),
        Sample(
            name: "repetitions in the fixed codes", mark: 0, end: 650,
            base64:
                "S0xKHIWjcBTigAwMjIwMzIxMDAxMzIzMjIzMzMwMQIIRBIFiTIxAISagNBMDMwNQCqiCiYkZqBRIMjMwQbSCNAFVAw0CqgIzQJJA"
                + "ANQJFGIAAA=="),
        Sample(
            name: "binary words", mark: 0, end: 1151,
            base64:
                "01PiOjvb5NTXh71x2+4vSV2ay9vanTxvyj4d8Tf9QATm6gHVrDlWH133qX+KXOGO3ggzkIL5yZdvTL7zHKQZhKEKYOaA9IBUwfgf"
                + "13ulKF1Oh6pC0gBShGo4VOlM5qlAB0A5MONgToJaDhJCchJEC1QAaihQAMk2EBOqF1UZkmuAOkDWQZWBrQMaDA8JkBEA"),
        Sample(
            name: "repetitions of many lengths", mark: 0, end: 776,
            base64:
                "tU05CoAwEJwDCxsra2sf4Ut8iO93NoIgiAhilgybuQLQAImuoSn05waZHq5P0jbGOzLAGmB6liWGUuT5rVEwIsUhOdagly9h6IhW"
                + "KO4UxdWWEtf/qnOSRDXnhq8Pio647Q=="),
        Sample(
            name: "long runs", mark: 0, end: 640,
            base64:
                "7c3JDYAwEANAH02H7rGhBiQeniiraK+cMzMzMzMzfweQMAXINGkbCexJTkxKKQtGSumQnNZEQ+9oh9KdRel6Hi1GJtHNucn3g6bV"
                + "P66ZD9w="),
        Sample(
            name: "runs of the longest length", mark: 0, end: 674,
            base64:
                "7cExAQAAAMKg9U9tCU+gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                + "AAAAAAAAAIC3AQ=="),
        Sample(
            name: "blocks one after the other", mark: 544, end: 1080,
            base64:
                "ykjNyclXyECQAAAAAP//ur8kdenH9V4pSpfT1xyrj6771D/b5NRXKHPelH06UOYUucIdvRFmUKUzmaeKv+kHAAAA///TU+I6O9vk"
                + "1NeHvXHb7i9JXZrL29qdPG/KPh3xN/1ABObqAdWsOVYfXfepf4pc4Y7eCDOQgvnJl29MvvMcpBmEoQoA"),
        Sample(
            name: "stored bytes", mark: 0, end: 88,
            base64: "AQYA+f9zdG9yZWQ="),
        Sample(
            name: "repetitions from far away", mark: 0, end: 865,
            base64:
                "7ds5DsMwDARAHv//c5bxBxIgRYoZQ4TBQwLcuVBVd21P1Wxv9+5WQt+T3HRSk/LUVkrpmNm0Jm7NM3pD6c5G6Xq/XDEyWbdzVvJ3"
                + "wKVnnyoAAPD3vv1f8MUAAAAAAAAAAAAAAAAA+I3Pbri9AA=="),
    ]

    @Test("Streams of every kind of block", arguments: samples.indices) func streams(index: Int) throws {
        let sample = Self.samples[index]
        let bytes = Array(try #require(Data(base64Encoded: sample.base64)))
        #expect(told(bytes) == [sample.mark, sample.end], "\(sample.name)")
        // Cut off it has no end, unless what is cut are bits that are none of its own.
        let short = Array(bytes.dropLast())
        #expect(told(short) == nil, "\(sample.name)")
        // Where the last block is not marked as one, what is behind it is none.
        var open = bytes
        open[sample.mark / 8] ^= 1 << UInt8(sample.mark % 8)
        #expect(told(open) == nil || (told(open)?[0] ?? 0) >= sample.end, "\(sample.name)")
    }

    @Test("The shortest streams, bit by bit") func shortest() {
        let seen: [[Int]?] = [
            // 1, then 01 (fixed codes), and seven zeros end the block.
            told([0b0000_0011, 0]),
            // The letter "a" is 0x30 + 0x61, of eight bits.
            told([0x4B, 0x04, 0x00]),
            // A stored block of no bytes: three bits, up to the next byte, twice sixteen bits.
            told([0b0000_0001, 0, 0, 0xFF, 0xFF]), told([0b0000_0001, 2, 0, 0xFD, 0xFF, 7, 7]),
            // The same before the last one, which begins with the byte behind it.
            told([0, 2, 0, 0xFD, 0xFF, 7, 7, 0b0000_0011, 0]),
        ]
        #expect(seen == [[0, 10], [0, 18], [0, 40], [0, 56], [56, 66]])
        // A third kind of block, a stored one that is too long, and nothing.
        #expect([told([0b0000_0111, 0]), told([1, 3, 0, 0xFC, 0xFF, 7, 7]), told([])] == [nil, nil, nil])
    }
}
