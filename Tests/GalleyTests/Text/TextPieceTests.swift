import Foundation
import Galley
import Testing

@testable import GalleyViews

/// What is said of a piece of a text: which pieces are equal, what an outer text says of an inner one, and numbers that are none.
@MainActor @Suite("Pieces of texts")
struct TextPieceTests {
    private struct Mark: TextAttribute { var number: Int }

    private typealias Segment = Text.Segment
    private let plain = Segment(string: "a")

    private func changed(_ change: (inout Segment) -> Void) -> Segment {
        var segment = plain
        change(&segment)
        return segment
    }

    /// Each says one thing more than the plain piece.
    private var styled: [String: Segment] {
        [
            "font": changed { $0.font = .title }, "traits": changed { $0.traits.isBold = true },
            "tracking": changed { $0.tracking = 1 }, "kerning": changed { $0.kerning = 1 },
            "baseline": changed { $0.baselineOffset = 1 }, "underline": changed { $0.underline = .some(.single) },
            "no underline": changed { $0.underline = .some(nil) },
            "strikethrough": changed { $0.strikethrough = .some(.single) }, "scale": changed { $0.scale = .secondary },
            "background": changed { $0.background = .red }, "link": changed { $0.link = "u" },
        ]
    }

    @Test("Each thing that is said makes a piece another one") func equality() {
        let image = changed { $0.source = .image(Image(systemName: "star")) }
        let all = styled.merging(["string": Segment(string: "b"), "source": image]) { own, _ in own }
        #expect(all.filter { $0.value.isEqual(to: plain) || !$0.value.isEqual(to: $0.value) }.keys.sorted() == [])
        let marked = changed { $0.attributes[ObjectIdentifier(Mark.self)] = Mark(number: 1) }
        let colored = changed { $0.style = AnyShapeStyle(.red) }
        let styled = styled.merging(["attributes": marked, "style": colored]) { own, _ in own }
        #expect(styled.filter { $0.value.saysNoMoreThanItsFont }.keys.sorted() == ["font", "traits"])
        #expect(styled.filter { $0.value.isUnstyled || $0.value.isPlain }.keys.sorted() == [])
        #expect([plain.isPlain, plain.isUnstyled, image.isPlain, image.isUnstyled] == [true, true, false, true])
    }

    @Test("What is said of a text around fills what a piece does not say") func inside() {
        var outer = Segment(
            string: "x", font: .title, style: AnyShapeStyle(.red), tracking: 1, kerning: 2, baselineOffset: 3,
            underline: .some(.single), strikethrough: .some(nil), scale: .secondary, background: .red, link: "u",
            attributes: [ObjectIdentifier(Mark.self): Mark(number: 1)])
        outer.traits.isBold = true
        var wanted = outer
        (wanted.string, wanted.link) = ("a", nil)
        let filled = plain.inside(outer)
        #expect(filled.isEqual(to: wanted) && filled.style != nil)
        #expect((filled.attributes.values.first as? Mark)?.number == 1)
        var own = Segment(
            string: "a", font: .body, tracking: 4, kerning: 5, baselineOffset: 6, underline: .some(nil),
            strikethrough: .some(.single), scale: .default, background: .blue, link: "v",
            attributes: [ObjectIdentifier(Mark.self): Mark(number: 2)])
        own.traits.isBold = false
        let kept = own.inside(outer)
        #expect(kept.isEqual(to: own) && (kept.attributes.values.first as? Mark)?.number == 2)
    }

    @Test("Texts of one string or key, and of one font, are known by that alone") func common() {
        func known(_ text: Text) -> [String] {
            text.common.map { [$0.string, "\($0.isKey)", $0.font == nil ? "" : "font"] } ?? []
        }
        let a = Text(verbatim: "a"), key = Text(LocalizedStringKey("a"))
        let found = [
            known(a), known(key), known(a.font(.title)), known(key.font(.title)), known(a + a), known(a.underline()),
            known(key.tracking(1)), known(Text("\(1)")), known(Text(LocalizedStringKey("a"), tableName: "x")),
            known(Text(Image(systemName: "star"))),
        ]
        let wanted: [[String]] = [
            ["a", "false", ""], ["a", "true", ""], ["a", "false", "font"], ["a", "true", "font"], [], [], [], [], [],
            [],
        ]
        #expect(found == wanted)
        #expect([a.verbatim, key.verbatim, a.bold().verbatim] == ["a", nil, nil])
        #expect(a != a + a && a + a == a + a && a != key)
    }

    @Test("Numbers that are none are nought") func numbers() {
        let text = Text(verbatim: "a"), none: [CGFloat] = [.nan, .infinity, -.infinity]
        for number in none {
            let same = [
                text.tracking(number) == text.tracking(0), text.kerning(number) == text.kerning(0),
                text.baselineOffset(number) == text.baselineOffset(0),
            ]
            #expect(same == [true, true, true])
            var string = AttributedString("a")
            string.tracking = number
            string.kern = number
            string.baselineOffset = number
            let segment = string.segments[0]
            #expect([segment.tracking, segment.kerning, segment.baselineOffset] == [0, 0, 0])
        }
        func width<V: View>(_ view: V) -> CGFloat { RenderedView(view).size.width }
        let stack = VStack { text }
        let widths = [
            width(stack.tracking(.nan)), width(stack.kerning(.infinity)), width(stack.baselineOffset(.nan)),
        ]
        #expect(widths == Array(repeating: width(stack), count: 3))
        let settings = TextSettings()
        #expect([settings.tracking, settings.kerning, settings.baselineOffset] == [0, 0, 0])
        #expect(
            [settings.allowsTightening, settings.caseIsGiven, settings.isPrivacySensitive] == [false, false, false])
    }

    // Up to 17 points a smaller text has 0.25 points more after each letter (rules.md §13.2), besides its kerning.
    @Test("A smaller text's own space and its kerning add up") func spacing() {
        var environment = EnvironmentValues()
        environment.font = .system(size: 10)
        func spans(_ text: Text, _ change: (inout TextSettings) -> Void = { _ in }) -> [Double] {
            var settings = TextSettings()
            change(&settings)
            let span = text.segments[0].span(environment, settings, tag: 3)
            return [span.kerning, span.tracking, span.baselineOffset, span.font.glyphScale, Double(span.tag)]
        }
        let text = Text(verbatim: "a")
        let found = [
            spans(text), spans(text.kerning(2)), spans(text.textScale(.secondary)),
            spans(text.kerning(2).textScale(.secondary)),
            spans(text.kerning(2)) { ($0.scale, $0.kerning) = (.secondary, 9) },
            spans(text) { ($0.kerning, $0.tracking, $0.baselineOffset) = (1, 2, 3) },
            spans(text.tracking(4).baselineOffset(5)) { ($0.tracking, $0.baselineOffset) = (2, 3) },
        ]
        let wanted: [[Double]] = [
            [0, 0, 0, 1, 3], [2, 0, 0, 1, 3], [0.25, 0, 0, 0.8, 3], [2.25, 0, 0, 0.8, 3], [2.25, 0, 0, 0.8, 3],
            [1, 2, 3, 1, 3], [0, 4, 5, 1, 3],
        ]
        #expect(found == wanted)
    }

    @Test("Equal strings of other scalars are texts of their own") func scalars() {
        let composed = "\u{E9}", parts = "e\u{301}"
        #expect(composed == parts)
        func drawn(_ font: Font?) -> [Int] {
            let view = VStack {
                Text(verbatim: composed).font(font)
                Text(verbatim: parts).font(font)
                Text(verbatim: composed).font(font)
            }
            return DrawnText(view).runs.map { $0.text.unicodeScalars.count }
        }
        #expect([drawn(nil), drawn(.title)] == [[1, 2, 1], [1, 2, 1]])
    }

    @Test("Texts by turns in many surroundings each have their own font") func surroundings() {
        let sizes = (0..<24).map { 10 + ($0 * 7) % 12 }
        let view = VStack {
            ForEach(sizes.indices, id: \.self) { index in
                HStack { Text(verbatim: "a") }.font(.system(size: CGFloat(sizes[index])))
            }
        }
        #expect(DrawnText(view).runs.map { Int($0.size) } == sizes)
    }
}
