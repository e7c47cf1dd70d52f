/// A text's code points, and where each stands.
struct TextCodes {
    private(set) var codes: [UInt32] = []
    /// Where each code point begins in UTF-8, and the end; empty if the text is ASCII, where the two are the same.
    private(set) var offsets: [UInt32] = []
    /// Where grapheme clusters begin; empty if the text is ASCII.
    private(set) var startsGrapheme: [Bool] = []
    /// The first code point of each span, and the end.
    private(set) var spanStarts: [Int] = []
    let isASCII: Bool

    /// - Parameter text: The spans' texts, joined: a grapheme cluster may continue in the next span.
    init(_ spans: [TextSpan], _ text: String) {
        var count = 0
        var isASCII = true
        for span in spans {
            count += span.text.utf8.count
            if isASCII { isASCII = span.text.utf8.allSatisfy { $0 < 0x80 } }
        }
        self.isASCII = isASCII
        codes.reserveCapacity(count)
        if isASCII {
            for span in spans {
                spanStarts.append(codes.count)
                for byte in span.text.utf8 { codes.append(UInt32(byte)) }
            }
        } else {
            var offset: UInt32 = 0
            for character in text {
                var isFirst = true
                for scalar in character.unicodeScalars {
                    codes.append(scalar.value)
                    offsets.append(offset)
                    startsGrapheme.append(isFirst)
                    offset += UInt32(UTF8.width(scalar))
                    isFirst = false
                }
            }
            offsets.append(offset)
            var start = 0
            for span in spans {
                spanStarts.append(start)
                if spans.count > 1 { start += span.text.unicodeScalars.count }
            }
        }
        spanStarts.append(codes.count)
    }
}
