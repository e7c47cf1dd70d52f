import Testing

@testable import GalleyText

/// Directions of short texts, rule by rule (UAX #9: P2 and P3, X1 to X8, W1 to W7, N0 to N2, I1, I2, L1, L2), and the
/// default ranges of right-to-left scripts (DerivedBidiClass.txt of the Unicode character database).
@Suite("Directions, rule by rule") struct BidiStepTests {
    private func codes(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private func levels(_ codes: [UInt32], _ base: BidiLevels.Base = .leftToRight) -> [UInt8] {
        codes.withUnsafeBufferPointer { BidiLevels.levels($0, base)?.levels ?? [] }
    }

    private func left(_ text: String) -> [UInt8] { levels(codes(text)) }
    private func right(_ text: String) -> [UInt8] { levels(codes(text), .rightToLeft) }

    private func base(_ codes: [UInt32], _ otherwise: Bool) -> UInt8? {
        codes.withUnsafeBufferPointer { BidiLevels.levels($0, .natural(isRightToLeft: otherwise))?.base }
    }

    private func times(_ code: UInt32, _ count: Int) -> [UInt32] { [UInt32](repeating: code, count: count) }

    @Test("Letters and numbers at even and odd levels (I1, I2)") func letters() {
        #expect(left("a") == [0] && right("a") == [2] && left("\u{5D0}") == [1] && right("\u{5D0}") == [1])
        #expect(left("\u{5D0}1") == [1, 2] && right("\u{5D0}1") == [1, 2] && right("1") == [2] && left("1") == [0])
        #expect(left("a\u{660}") == [0, 2] && right("a\u{660}") == [2, 2])
        #expect([] == left(""))
    }

    @Test("Numbers, what joins them and what belongs to them (W1 to W7)") func weak() {
        #expect(left("\u{5D0}\u{300}a") == [1, 1, 0] && right("a\u{300}") == [2, 2])
        // Behind an Arabic letter a number is Arabic, and the per cent sign does not belong to it.
        #expect(left("\u{5D0}1%") == [1, 2, 2] && left("\u{627}1%") == [1, 2, 0] && left("\u{5D0}%1") == [1, 2, 2])
        #expect(left("\u{5D0}1,2") == [1, 2, 2, 2] && left("\u{5D0}1, 2") == [1, 2, 1, 1, 2])
        #expect(left("\u{5D0}1+2") == [1, 2, 2, 2] && left("\u{627}1+2") == [1, 2, 1, 2])
        #expect(left("\u{627}1,2") == [1, 2, 2, 2] && left("\u{5D0}1,\u{660}") == [1, 2, 1, 2])
        // Behind a Latin letter a number is one.
        #expect(right("a1") == [2, 2] && right("a 1") == [2, 2, 2] && left("\u{5D0}a1") == [1, 0, 0])
        #expect(right("a-\u{5D0}-1") == [2, 1, 1, 1, 2])
    }

    @Test("Between letters (N1, N2), and in brackets (N0)") func neutral() {
        #expect(left("\u{5D0} \u{5D1}") == [1, 1, 1] && left("\u{5D0} a") == [1, 0, 0])
        #expect(right("\u{5D0} a") == [1, 1, 2] && right("a b") == [2, 2, 2] && left("\u{5D0} 1") == [1, 1, 2])
        #expect(right("a(b)") == [2, 2, 2, 2] && right("(b)") == [1, 2, 1])
        #expect(left("\u{5D0}(b)") == [1, 0, 0, 0] && left("\u{5D0}(\u{5D1})") == [1, 1, 1, 1])
        #expect(left("a(\u{5D1})") == [0, 0, 1, 0] && right("a(\u{5D1})") == [2, 1, 1, 1])
        #expect(left("\u{5D0}[(b)]") == [1, 0, 0, 0, 0, 0])
    }

    @Test("Embeddings, overrides and isolates (X2 to X5c)") func marks() {
        #expect(left("\u{202B}a\u{202C}b")[1] == 2 && left("\u{202B}\u{5D0}\u{202C}b")[1] == 1)
        #expect(left("\u{202A}a\u{202C}b")[1] == 2 && right("\u{202A}a\u{202C}")[1] == 2)
        #expect(left("\u{202E}a\u{202C}b")[1] == 1 && left("\u{202E}a\u{202C}b")[3] == 0)
        #expect(right("\u{202D}\u{5D0}\u{202C}")[1] == 2 && right("\u{202B}\u{5D0}\u{202C}")[1] == 3)
        #expect(left("\u{2067}a\u{2069}") == [0, 2, 0] && left("\u{2067}\u{5D0}\u{2069}") == [0, 1, 0])
        #expect(left("\u{2066}\u{5D0}\u{2069}") == [0, 3, 0] && right("\u{2066}\u{5D0}\u{2069}") == [1, 3, 1])
        #expect(left("\u{2068}\u{5D0}\u{2069}") == [0, 1, 0] && left("\u{2068}a\u{2069}") == [0, 2, 0])
    }

    @Test("A paragraph's own direction (P2, P3)") func paragraphs() {
        #expect(base(codes("12"), true) == 1 && base(codes("12"), false) == 0)
        #expect(base(codes("1 \u{5D0}a"), false) == 1 && base(codes("1 a\u{5D0}"), true) == 0)
        #expect(base(codes("\u{627}"), false) == 1 && base(codes("\u{2067}\u{5D0}\u{2069}a"), true) == 0)
        #expect(base(codes("\u{2067}\u{5D0}\u{2069}"), false) == 0 && base(codes("\u{202A}\u{5D0}"), false) == 1)
        // The same in what is nested too deep.
        #expect(base(times(0x2068, 63) + [0x61], true) == 1 && base(times(0x2068, 63) + [0x5D0], false) == 0)
        #expect(base(times(0x202A, 63) + [0x5D0], false) == 1 && base(times(0x202B, 63) + [0x61], true) == 0)
        #expect(base(times(0x202B, 63) + [0x627], false) == 1)
        #expect(base(times(0x2067, 63) + [0x5D0] + times(0x2069, 63) + [0x61], true) == 0)
    }

    @Test("The deepest level, 125, and the first marks beyond it (BD2, X1 to X8)") func depth() {
        func last(_ codes: [UInt32], _ base: BidiLevels.Base = .leftToRight) -> UInt8? { levels(codes, base).last }
        // Each adds two levels, save the first from right to left in a paragraph from left to right.
        #expect(last(times(0x202A, 61) + [0x5D0]) == 123 && last(times(0x202A, 62) + [0x5D0]) == 125)
        #expect(last(times(0x202A, 63) + [0x5D0]) == 125 && last(times(0x202A, 63) + [0x61]) == 124)
        #expect(last(times(0x202B, 62) + [0x5D0]) == 123 && last(times(0x202B, 63) + [0x5D0]) == 125)
        #expect(last(times(0x202B, 64) + [0x5D0]) == 125 && last(times(0x202B, 64) + [0x61]) == 126)
        #expect(last(times(0x202B, 62) + [0x5D0], .rightToLeft) == 125)
        #expect(last(times(0x202B, 63) + [0x5D0], .rightToLeft) == 125)
        #expect(last(times(0x2067, 63) + [0x5D0]) == 125 && last(times(0x2066, 63) + [0x5D0]) == 125)
        // The innermost isolate alone has the letter: those around it are from left to right.
        #expect(last(times(0x2068, 62) + [0x5D0]) == 123 && last(times(0x2068, 63) + [0x5D0]) == 125)
        #expect(last(times(0x2068, 63) + [0x61]) == 124)
        // As many ends are passed over as marks were.
        #expect(last(times(0x202A, 64) + times(0x202C, 2) + [0x5D0]) == 125)
        #expect(last(times(0x202A, 64) + times(0x202C, 3) + [0x5D0]) == 123)
        #expect(last(times(0x2066, 64) + times(0x2069, 2) + [0x5D0]) == 125)
        #expect(last(times(0x2066, 64) + times(0x2069, 3) + [0x5D0]) == 123)
        // The end of an embedding ends nothing inside an isolate, the end of an isolate ends the embeddings in it.
        #expect(last(times(0x2066, 63) + [0x202C, 0x5D0]) == 125)
        #expect(last(times(0x2066, 60) + times(0x202A, 9) + [0x2069, 0x5D0]) == 119)
        #expect(last(times(0x202A, 60) + [0x2066] + times(0x202C, 9) + [0x2066, 0x5D0]) == 125)
    }

    @Test("From left to right in a line (L2)") func order() {
        let known: [([UInt8], [Int])] = [
            ([], []), ([0, 0], [0, 1]), ([1], [0]), ([1, 1], [1, 0]), ([2, 2], [0, 1]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 1, 2, 2, 1], [4, 2, 3, 1, 0]), ([1, 0, 2], [0, 1, 2]), ([0, 2, 2, 1], [0, 3, 1, 2]),
            ([3, 3, 1], [2, 1, 0]), ([1, 1, 0, 1, 1], [1, 0, 2, 4, 3]), ([2, 2, 1], [2, 0, 1]),
            ([1, 2, 3, 3, 2, 1], [5, 1, 3, 2, 4, 0]), ([0, 3, 3, 0], [0, 2, 1, 3]),
        ]
        for (levels, order) in known { #expect(BidiLevels.visualOrder(levels) == order, "\(levels)") }
    }

    @Test("What has the paragraph's level at a line's end (L1, X9)") func ends() {
        let blank: [UInt32] = [0x20, 9, 0xA, 0x2029, 0x3000, 0xAD, 0x200B, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E]
        for code in blank + [0x2066, 0x2067, 0x2068, 0x2069] {
            #expect(BidiLevels.followsParagraphAtLineEnd(code), "\(code)")
        }
        for code: UInt32 in [0x61, 0x5D0, 0x627, 0x30, 0x660, 0x2E, 0x21, 0x25, 0x2B, 0xA0, 0x300, 0x200E, 0x200F] {
            #expect(!BidiLevels.followsParagraphAtLineEnd(code), "\(code)")
        }
    }

    @Test("Scripts and marks that make it needed") func needs() {
        func areNeeded(_ codes: [UInt32]) -> Bool { codes.withUnsafeBufferPointer(BidiLevels.areNeeded) }
        let needed: [ClosedRange<UInt32>] = [
            0x590...0x8FF, 0x200F...0x200F, 0x202B...0x202B, 0x202E...0x202E, 0x2067...0x2068, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        ]
        for range in needed {
            let (first, last) = (range.lowerBound, range.upperBound)
            #expect(areNeeded([first]) && areNeeded([last]) && areNeeded([0x61, last, 0x61]), "\(range)")
            #expect(!areNeeded([first - 1]) && !areNeeded([last + 1]), "\(range)")
        }
        #expect(!areNeeded([]) && !areNeeded([0x61, 0x202A, 0x202C, 0x202D, 0x2066, 0x2069, 0x200E]))
    }
}
