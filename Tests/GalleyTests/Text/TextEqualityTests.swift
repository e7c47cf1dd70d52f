import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Texts are equal when each of their pieces says the same; what a piece says counts (Apple's page of Text: “two texts are equal when
/// their contents and modifiers are”).
@MainActor @Suite("Equal texts")
struct TextEqualityTests {
    private let plain = Text("a")

    /// Two changes: each makes texts like it alone.
    private func expectTwo(
        _ name: String, _ first: (Text) -> Text, _ second: (Text) -> Text,
        at location: SourceLocation = #_sourceLocation
    ) {
        let (a, b) = (first(plain), second(plain))
        #expect(a == first(plain) && b == second(plain) && a != b && a != plain, "\(name)", sourceLocation: location)
    }

    @Test("Each modifier counts") func modifiers() {
        expectTwo("font", { $0.font(.title) }, { $0.font(.body) })
        expectTwo("bold", { $0.bold() }, { $0.italic() })
        expectTwo("weight", { $0.fontWeight(.bold) }, { $0.fontWeight(.light) })
        expectTwo("tracking", { $0.tracking(1) }, { $0.tracking(2) })
        expectTwo("kerning", { $0.kerning(1) }, { $0.kerning(2) })
        expectTwo("spacing", { $0.kerning(1) }, { $0.tracking(1) })
        expectTwo("baseline", { $0.baselineOffset(1) }, { $0.baselineOffset(2) })
        expectTwo("underline", { $0.underline() }, { $0.underline(color: .red) })
        expectTwo("strikethrough", { $0.strikethrough() }, { $0.strikethrough(pattern: .dot) })
        expectTwo("lines", { $0.underline() }, { $0.strikethrough() })
        expectTwo("scale", { $0.textScale(.secondary) }, { $0.textScale(.default) })
        expectTwo("strings", { _ in Text(verbatim: "b") }, { _ in Text(verbatim: "c") })
        expectTwo("pieces", { $0 + Text(verbatim: "b") }, { Text(verbatim: "b") + $0 })
    }

    @Test("A piece that says nothing is plain") func segments() {
        let segment = Text.Segment(string: "a")
        #expect(segment.isPlain && segment.isUnstyled && segment.saysNoMoreThanItsFont && segment.isEqual(to: segment))
        #expect(!segment.isEqual(to: Text.Segment(string: "b")))
        func isStyled(_ change: (Text) -> Text) -> [Bool] {
            let found = change(Text(verbatim: "a")).segments[0]
            return [found.isPlain, found.isUnstyled, found.saysNoMoreThanItsFont]
        }
        #expect(isStyled { $0 } == [true, true, true])
        #expect(isStyled { $0.font(.title) } == [false, false, true])
        #expect(isStyled { $0.bold() } == [false, false, true])
        let changes: [(Text) -> Text] = [
            { $0.tracking(1) }, { $0.kerning(1) }, { $0.baselineOffset(1) }, { $0.underline() }, { $0.strikethrough() },
            { $0.textScale(.secondary) }, { $0.foregroundStyle(.red) },
        ]
        for (index, change) in changes.enumerated() { #expect(isStyled(change) == [false, false, false], "\(index)") }
        #expect(Text("key").segments[0].isPlain == false && Text("key").segments[0].isUnstyled)
    }
}
