import Testing

@testable import GalleyText

/// Sessions of one live view share their paragraphs.
@Suite("Shared paragraphs")
struct SharedParagraphTests {
    private func shared(
        _ text: String, tag: Int = 0, size: Double = 17, _ change: (inout ParagraphOptions) -> Void = { _ in }
    )
        -> Paragraph
    {
        var options = ParagraphOptions(pixelLength: 1)
        change(&options)
        return .shared([TextSpan(text, font: FontRequest(size: size), tag: tag)], options: options, fonts: .shared)
    }

    @Test("Equal ones are one, as long as somebody has it")
    func equal() {
        let first = shared("What sessions share")
        #expect(shared("What sessions share") === first)
        weak var gone: Paragraph?
        do {
            let other = shared("Nobody keeps this one")
            gone = other
            #expect(shared("Nobody keeps this one") === other)
        }
        #expect(gone == nil)
    }

    @Test("Whatever differs makes another one")
    func different() {
        let first = shared("What sessions share, too")
        #expect(shared("What sessions share, toO") !== first)
        #expect(shared("What sessions share, too", tag: 1) !== first)
        #expect(shared("What sessions share, too", size: 18) !== first)
        #expect(shared("What sessions share, too") { $0.lineLimit = 1 } !== first)
        #expect(shared("What sessions share, too") { $0.isRightToLeft = true } !== first)
        // Equal as strings, and written in other scalars.
        let composed = shared("caf\u{E9}")
        #expect(shared("cafe\u{301}").text.unicodeScalars.count == 5)
        #expect(composed.text.unicodeScalars.count == 4)
        #expect(shared("caf\u{E9}").text.unicodeScalars.count == 4)
    }

    @Test("What was shared measures as what was not")
    func measured() {
        let text = "Two of these lines are the same as those of another paragraph."
        let mine = Paragraph([TextSpan(text, font: FontRequest(size: 17))], options: ParagraphOptions(), fonts: .shared)
        _ = shared(text)
        for width in [nil, 40.0, 120, 400] {
            let theirs = shared(text).measure(width: width, height: nil)
            #expect(mine.measure(width: width, height: nil).height == theirs.height)
        }
    }
}
