import GalleyRandom
import Testing

@testable import GalleyText

/// Marks beyond the deepest level have no effect (UAX #9, X1 to X8 with BD2: 125 is the deepest).
@Suite("Directions nested too deep") struct BidiDepthTests {
    private func levels(_ codes: [UInt32], _ base: BidiLevels.Base = .leftToRight) -> [UInt8] {
        codes.withUnsafeBufferPointer { BidiLevels.levels($0, base)?.levels ?? [] }
    }

    private func times(_ code: UInt32, _ count: Int) -> [UInt32] { [UInt32](repeating: code, count: count) }

    /// 62 embeddings from left to right reach level 124; an isolate would be at 125, but the 63rd embedding overflows before it.
    /// A Hebrew letter at an even level is one level up (I1).
    @Test func overflowedEmbeddings() {
        let codes = times(0x202A, 200) + [0x2067, 0x5D0, 0x2069, 0x61]
        let levels = levels(codes)
        #expect(levels[201] == 125)
        #expect(levels[203] == 124)
    }

    /// 124 levels by 62 isolates; the next one overflows, and its end ends nothing.
    @Test func overflowedIsolates() {
        let codes = times(0x2066, 63) + [0x5D0] + [0x2069, 0x61] + times(0x2069, 62) + [0x61]
        let levels = levels(codes)
        #expect(levels[63] == 125)
        #expect(levels[65] == 124)
        #expect(levels[codes.count - 1] == 0)
    }

    /// What overflows is counted, so that as many ends are passed over.
    @Test func endsOfWhatOverflowed() {
        let codes = times(0x202A, 70) + times(0x202C, 8) + [0x61] + times(0x202C, 62) + [0x61]
        let levels = levels(codes)
        #expect(levels[78] == 124)
        #expect(levels[codes.count - 1] == 0)
    }

    /// A paragraph's own direction passes over isolates, however deep (P2).
    @Test func paragraphs() {
        let codes = times(0x2067, 300) + [0x5D0] + times(0x2069, 300) + [0x61]
        #expect(codes.withUnsafeBufferPointer { BidiLevels.levels($0, .natural(isRightToLeft: true))?.base } == 0)
    }

    /// Random nests; FriBidi 1.0.8 itself reads memory that is not its own in about one of ten thousand.
    @Test func randomNests() {
        let pool: [UInt32] = [
            0x2066, 0x2067, 0x2068, 0x2069, 0x28, 0x29, 0x5B, 0x5D, 0x5D0, 0x61, 0x202B, 0x202A, 0x202C, 0x20, 0x202E,
            0x31,
        ]
        let known: [[(UInt32, Int)]] = [
            [(0x202A, 205), (0x202E, 170), (0x29, 1), (0x2067, 1), (0x5D, 45), (0x2069, 1), (0x28, 10), (0x5D, 1)],
            [(0x2066, 156), (0x29, 1), (0x2067, 1), (0x2069, 189), (0x5B, 1)],
            [(0x202A, 115), (0x2067, 1), (0x29, 1), (0x2069, 1), (0x202C, 1), (0x28, 182), (0x202E, 1), (0x20, 177)],
            [(0x2069, 168), (0x2068, 1), (0x2066, 179), (0x2069, 213), (0x2066, 138), (0x29, 2)],
        ]
        var texts = known.map { $0.flatMap { times($0.0, $0.1) } }
        var random = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            texts.append(
                (0..<1 + random.next() % 8).flatMap { _ in
                    times(pool[Int(random.next() % 16)], random.next() % 3 == 0 ? 1 + Int(random.next() % 300) : 1)
                })
        }
        for text in texts {
            for base in [BidiLevels.Base.leftToRight, .rightToLeft] {
                let levels = levels(text, base)
                #expect(levels.count == text.count)
                #expect(levels.allSatisfy { $0 <= 126 })
            }
        }
    }
}
