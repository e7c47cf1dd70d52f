import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText
import Testing

/// What text is made of: fonts, spaces between letters, cases, scales.
@MainActor
struct TextAttributeTests {
    private func width<V: View>(_ view: V) -> Double {
        let drawn = DrawnText(view, scale: 1)
        return drawn.runs.flatMap(\.glyphs).map { $0.x + $0.advance }.max() ?? 0
    }

    // MARK: Space between letters

    @Test func trackingAndKerningAddToEachLetter() {
        let plain = width(Text("ABC"))
        #expect(abs(width(Text("ABC").kerning(3)) - plain - 9) < 0.001)
        #expect(abs(width(Text("ABC").tracking(3)) - plain - 9) < 0.001)
        #expect(abs(width(Text("ABC").tracking(-1)) - plain + 3) < 0.001)
        #expect(abs(width(VStack { Text("ABC") }.kerning(2)) - plain - 6) < 0.001)
    }

    /// Apple's documentation of `tracking(_:)`: "If you add both the tracking(_:) and kerning(_:) modifiers to a view, the view
    /// applies the tracking and ignores the kerning."
    @Test func trackingWinsOverKerning() {
        let tracked = width(Text("ABC").tracking(3))
        #expect(width(Text("ABC").kerning(10).tracking(3)) == tracked)
        #expect(width(Text("ABC").tracking(3).kerning(10)) == tracked)
        #expect(width(VStack { Text("ABC").tracking(3) }.kerning(10)) == tracked)
    }

    /// The same page: "using any nonzero amount of tracking disables nonessential ligatures, whereas kerning attempts to
    /// maintain ligatures".
    @Test func onlyTrackingPartsLigatures() {
        let font = Font.system(size: 20, design: .serif)
        let letters = DrawnText(Text("ffi").font(font).tracking(1)).glyphCount
        #expect(letters == 3)
        #expect(DrawnText(Text("ffi").font(font)).glyphCount < 3)
        #expect(DrawnText(Text("ffi").font(font).kerning(1)).glyphCount < 3)
    }

    // MARK: Nesting

    /// The modifier that is nearer to the text holds: OpenSwiftUI's audit of Text applies the modifiers that were added first
    /// last.
    @Test func theInnerModifierHolds() {
        #expect(Text("a").font(.title).font(.body) == Text("a").font(.title))
        #expect(Text("a").bold(false).bold(true) == Text("a").bold(false))
        #expect(Text("a").kerning(1).kerning(5) == Text("a").kerning(1))
        #expect(Text("a").tracking(1).tracking(5) == Text("a").tracking(1))
        #expect(Text("a").fontWidth(.condensed).fontWidth(.expanded) == Text("a").fontWidth(.condensed))
        let both = (Text("a").font(.title) + Text("b")).font(.caption)
        #expect(both == Text("a").font(.title) + Text("b").font(.caption))
        let red = DrawnText(Text("a").foregroundColor(.red).foregroundColor(.blue))
        #expect(red.paints == DrawnText(Text("a").foregroundColor(.red)).paints)
        #expect(Text("a").underline() != Text("a"))
    }

    // MARK: Cases

    @Test func casesAreMeasured() {
        #expect(width(Text("straße").textCase(.uppercase)) == width(Text("STRASSE")))
        #expect(width(Text("MiXed").textCase(.lowercase)) == width(Text("mixed")))
        #expect(width(VStack { Text("Mixed").textCase(nil) }.textCase(.uppercase)) == width(Text("Mixed")))
        let twice = VStack {
            Text("i")
            Text("i")
        }.textCase(.uppercase)
        #expect(DrawnText(twice).runs.map(\.text) == ["I", "I"])
    }

    @Test func casesFollowTheLocale() {
        let turkish = Text("izmir").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
        #expect(DrawnText(turkish).runs.map(\.text).joined() == "İZMİR")
        #expect(DrawnText(Text("izmir").textCase(.uppercase)).runs.map(\.text).joined() == "IZMIR")
    }

    // MARK: Scale

    /// Recorded on macOS 26 (iamcgn/swiftui-web, Docs/elements/TextScale.md).
    @Test(arguments: [
        (13.0, Font.Weight.regular, 10.4), (22, .regular, 16.89), (26, .regular, 19.3), (40, .regular, 26.1),
        (80, .regular, 36.8), (13, .bold, 11.05),
    ])
    func secondaryScale(_ size: Double, _ weight: Font.Weight, _ scaled: Double) {
        let font = Font.system(size: size, weight: weight)
        let drawn = DrawnText(Text("Hello").font(font).textScale(.secondary))
        #expect(abs(drawn.runs[0].size - scaled) < 0.06)
        #expect(drawn.size.height == DrawnText(Text("Hello").font(font)).size.height)
    }

    @Test func scaleLeavesOtherDesignsAndWhatIsDisabled() {
        #expect(DrawnText(Text("Hi").font(.system(size: 13, design: .serif)).textScale(.secondary)).runs[0].size == 13)
        #expect(
            DrawnText(Text("Hi").font(.system(size: 13)).textScale(.secondary, isEnabled: false)).runs[0].size == 13)
        let inner = VStack { Text("Hi").font(.system(size: 13)).textScale(.default) }.textScale(.secondary)
        #expect(DrawnText(inner).runs[0].size == 13)
    }

    // MARK: Fonts

    @Test func widthsStretchLetters() {
        // Inter has no axis for widths: letters are stretched by 1 + value.
        let plain = width(Text("Hello"))
        for (value, factor) in [(Font.Width.compressed, 0.7), (.condensed, 0.8), (.standard, 1), (.expanded, 1.2)] {
            #expect(abs(width(Text("Hello").fontWidth(value)) - plain * factor) < 0.02)
            #expect(width(VStack { Text("Hello") }.fontWidth(value)) == width(Text("Hello").fontWidth(value)))
            #expect(width(Text("Hello").font(.body.width(value))) == width(Text("Hello").fontWidth(value)))
        }
        #expect(abs(width(Text("Hello").fontWidth(Font.Width(0.1))) - plain * 1.1) < 0.02)
        #expect(width(Text("Hello").fontWidth(Font.Width(.nan))) == plain)
        let face = DrawnText(Text("H").fontWidth(.expanded)).runs[0]
        let usual = DrawnText(Text("H")).runs[0]
        func right(_ run: GlyphRun) -> Double {
            Double(run.face.outline(of: run.glyphs[0].id).boundingRect.maxX)
        }
        #expect(abs(right(face) - right(usual) * 1.2) < 0.002)
    }

    /// Two lines of iOS body text are 42.333 points tall (T-167); `Font.Leading` changes that by two points, and a single line
    /// not at all.
    @Test func leading() {
        func height(_ font: Font, _ text: String) -> Double {
            Double(DrawnText(Text(text).font(font), platform: .iOS, scale: 3).size.height)
        }
        #expect(abs(height(.body, "a\nb") - 42.333) < 0.001)
        #expect(abs(height(.body.leading(.loose), "a\nb") - 44.333) < 0.001)
        #expect(abs(height(.body.leading(.tight), "a\nb") - 40.333) < 0.001)
        #expect(abs(height(.body.leading(.tight).leading(.standard), "a\nb") - 42.333) < 0.001)
        #expect(abs(height(.body.leading(.loose), "a") - 20.333) < 0.001)
    }

    @Test func smallCapitals() {
        let drawn = DrawnText(Text("Ab").font(.system(size: 20).lowercaseSmallCaps()))
        // What is copied from a PDF stays as it was written.
        #expect(drawn.runs.map(\.text).joined() == "Ab")
        #expect(drawn.size.height == DrawnText(Text("Ab").font(.system(size: 20))).size.height)
        let capital = DrawnText(Text("B").font(.system(size: 15)))
        if drawn.runs.count == 2 {
            #expect(drawn.runs[1].size == 15)
            #expect(drawn.runs[1].glyphs[0].id == capital.runs[0].glyphs[0].id)
        }
        let all = DrawnText(Text("Ab").font(.system(size: 20).smallCaps()))
        #expect(all.runs.allSatisfy { $0.size == 15 } || all.runs.count == 1)
        let capitals = DrawnText(Text("ab").font(.system(size: 20).uppercaseSmallCaps()))
        #expect(capitals.runs.map(\.size) == [20])
    }
}

/// Fitting a text by drawing its letters together.
@MainActor
struct TextTighteningTests {
    @Test func lettersMoveTogetherBeforeTextIsCut() {
        // 1/72 em a character: "Layout must wrap this" may become 20 · 13 / 72 = 3.6 points narrower.
        let text = Text("Layout must wrap this").font(.system(size: 13)).lineLimit(1)
        let width = DrawnText(text).size.width
        let cut = DrawnText(text, width: width - 3)
        let tight = DrawnText(text.allowsTightening(true), width: width - 3)
        let tooTight = DrawnText(text.allowsTightening(true), width: width - 5)
        #expect(cut.runs.contains { $0.text.contains("…") })
        #expect(!tight.runs.contains { $0.text.contains("…") })
        #expect(tight.size.width <= width - 3)
        #expect(tooTight.runs.contains { $0.text.contains("…") })
    }
}
