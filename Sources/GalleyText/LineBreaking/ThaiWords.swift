import CThai

/// Where words of Thai end, which stand without spaces between them: by libthai and its dictionary.
enum ThaiWords {
    /// The dictionary. Unchecked: a C object that is used by one thread at a time (`Locked`) and never released.
    private struct Dictionary: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// Opened with the first Thai text.
    private static let dictionary = Locked(Dictionary(pointer: th_brk_new(nil)))

    /// The most characters that are looked at in one go.
    private static let longestStretch = 1000

    /// Allows lines to end between the words of Thai.
    static func allowBreaks(_ codes: UnsafeBufferPointer<UInt32>, in opportunities: inout [BreakOpportunity]) {
        var start = 0
        while start < codes.count {
            guard isThai(codes[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < codes.count, end - start < longestStretch, isThai(codes[end]) { end += 1 }
            allowBreaks(codes, start..<end, in: &opportunities)
            start = end
        }
    }

    /// Letters, vowels and marks, but not digits and signs.
    private static func isThai(_ code: UInt32) -> Bool {
        (0xE01...0xE3A).contains(code) || (0xE40...0xE4E).contains(code)
    }

    private static func allowBreaks(
        _ codes: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, in opportunities: inout [BreakOpportunity]
    ) {
        let word = codes[range].map { thwchar_t(bitPattern: $0) } + [0]
        var ends = [CInt](repeating: 0, count: range.count)
        let count = dictionary.withLock { dictionary in
            dictionary.pointer.map { Int(th_brk_wc_find_breaks($0, word, &ends, ends.count)) } ?? 0
        }
        for end in ends.prefix(max(count, 0)) where end > 0 && Int(end) < range.count {
            let last = range.lowerBound + Int(end) - 1
            if opportunities[last] == .none { opportunities[last] = .allowed }
        }
    }
}
