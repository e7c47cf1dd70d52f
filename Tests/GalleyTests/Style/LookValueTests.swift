import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// What styles, lines and small texts look like: arguments left out by SwiftUI's interface, numbers of UIKit's headers, shares of
/// SF's smaller texts (docs/rules.md §13.2).
@MainActor @Suite("Styles, lines and small texts by their numbers")
struct LookValueTests {
    @Test("Shadows and lines of texts, arguments left out") func omitted() {
        func grey(_ opacity: Double) -> Color { Color(.sRGBLinear, white: 0, opacity: opacity) }
        #expect(ShadowStyle.drop(radius: 3) == .drop(color: grey(0.33), radius: 3, x: 0, y: 0))
        #expect(ShadowStyle.inner(radius: 3) == .inner(color: grey(0.55), radius: 3, x: 0, y: 0))
        #expect(
            ShadowStyle.drop(radius: 3, x: 1) != .drop(radius: 3)
                && ShadowStyle.drop(radius: 3, y: 1) != .drop(radius: 3))
        #expect(ShadowStyle.drop(color: grey(1), radius: 3) != .inner(color: grey(1), radius: 3))
        #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid, color: nil) && Text.LineStyle() == .single)
        typealias Pattern = Text.LineStyle.Pattern
        #expect([Pattern.solid, .dot, .dash].map(\.lengths) == [[], [3, 3], [10, 5]])
        #expect([Pattern.dashDot, .dashDotDot].map(\.lengths) == [[10, 3, 3, 3], [10, 3, 3, 3, 3, 3]])
        let text = Text("a")
        #expect(
            text.underline() == text.underline(true, pattern: .solid, color: nil)
                && text.underline(false) != text.underline())
        #expect(text.strikethrough() == text.strikethrough(true, pattern: .solid, color: nil))
        #expect(text.strikethrough(false) != text.strikethrough() && text.underline() != text.strikethrough())
        #expect(text.underline(pattern: .dot) == text.underline(true, pattern: .dot, color: nil))
        #expect(text.textScale(.secondary) == text.textScale(.secondary, isEnabled: true))
        #expect(text.textScale(.secondary, isEnabled: false) == text && text.textScale(.secondary) != text)
    }

    private func style<S: ShapeStyle>(_ style: S) -> S { style }

    @Test("Colours as styles are the colours") func colors() {
        let pairs: [(Color, Color)] = [
            (style(.red), Color.red), (style(.orange), .orange), (style(.yellow), .yellow), (style(.green), .green),
            (style(.mint), .mint), (style(.teal), .teal), (style(.cyan), .cyan), (style(.blue), .blue),
            (style(.indigo), .indigo),
            (style(.purple), .purple), (style(.pink), .pink), (style(.brown), .brown), (style(.gray), .gray),
            (style(.white), .white), (style(.black), .black), (style(.clear), .clear),
        ]
        for (own, color) in pairs {
            #expect(own.resolved(in: EnvironmentValues()) == color.resolved(in: EnvironmentValues()), "\(color)")
        }
    }

    @Test("Painted shapes, arguments left out") func shapes() throws {
        func same<A: View, B: View>(_ a: A, _ b: B) throws -> Bool {
            try RenderedView(a.padding(4).frame(width: 30, height: 20)).pngData()
                == RenderedView(b.padding(4).frame(width: 30, height: 20)).pngData()
        }
        let shape = Ellipse(), painted = Ellipse().fill(.yellow), one = StrokeStyle(lineWidth: 1)
        #expect(try same(painted.stroke(.red), painted.stroke(.red, style: one)))
        #expect(try same(painted.strokeBorder(.red), painted.strokeBorder(.red, style: one)))
        #expect(
            try same(
                painted.strokeBorder(lineWidth: 2), painted.strokeBorder(.foreground, style: StrokeStyle(lineWidth: 2)))
        )
        #expect(try same(painted.strokeBorder(), painted.strokeBorder(.foreground, style: one)))
        #expect(try same(shape.strokeBorder(), shape.strokeBorder(.foreground, style: one)))
        #expect(try same(shape.strokeBorder(style: one), shape.strokeBorder(.foreground, lineWidth: 1)))
        #expect(
            try same(shape.stroke(.red), shape.stroke(.red, lineWidth: 1))
                && same(shape.fill(), shape.fill(.foreground)))
        #expect(try !same(painted.stroke(.red), painted.stroke(.red, lineWidth: 2)))
        #expect(
            try same(shape.fill(.red), shape.fill(.red, style: FillStyle()))
                && same(painted.fill(), painted.fill(.foreground, style: FillStyle())))
    }

    @Test("Smaller texts by weight and size") func scales() {
        func scale(_ size: Double, _ weight: Int, _ change: (inout FontRequest) -> Void = { _ in }) -> [Double] {
            var request = FontRequest(size: size, weight: weight)
            change(&request)
            let spacing = Text.Scale.secondary.apply(to: &request)
            return [request.glyphScale, spacing].map { ($0 * 1e6).rounded() / 1e6 }
        }
        let table: [(Int, [Double], Double)] = [
            (100, [0.8, 0.16], 0.46), (200, [0.8, 0.15], 0.46), (300, [0.8, 0.1854], 0.46), (400, [0.8, 0.25], 0.46),
            (500, [0.8, 0.4147], 0.48), (600, [0.84, 0], 0.49), (700, [0.85, -0.05], 0.5), (800, [0.85, 0.2], 0.52),
            (900, [0.87, 0.35], 0.55), (149, [0.8, 0.16], 0.46), (150, [0.8, 0.15], 0.46), (250, [0.8, 0.1854], 0.46),
            (350, [0.8, 0.25], 0.46), (450, [0.8, 0.4147], 0.48), (550, [0.84, 0], 0.49), (650, [0.85, -0.05], 0.5),
            (750, [0.85, 0.2], 0.52), (850, [0.87, 0.35], 0.55),
        ]
        for (weight, small, large) in table {
            #expect(scale(17, weight) == small && scale(10, weight) == small, "\(weight)")
            #expect(scale(70, weight) == [large, 0] && scale(90, weight) == [large, 0], "\(weight)")
            // Half of the way from 17 to 70 points.
            #expect(
                scale(43.5, weight) == [(small[0] + large) / 2, small[1] / 2].map { ($0 * 1e6).rounded() / 1e6 },
                "\(weight)")
        }
        #expect(
            scale(17, 400) { $0.design = .rounded } == [0.8, 0.03] && scale(17, 400) { $0.design = .serif } == [1, 0])
        #expect(scale(17, 400) { $0.family = "X" } == [1, 0] && scale(17, 400) { $0.design = .monospaced } == [1, 0])
        var plain = FontRequest(size: 17)
        #expect(Text.Scale.default.apply(to: &plain) == 0 && plain.glyphScale == 1)
    }

    @Test("Whole numbers in threes, from four digits or five on") func numbers() throws {
        func written(_ number: Int64, _ language: String) throws -> String {
            try #require(WholeNumberStyle.of(Locale(identifier: language))).string(number)
        }
        let english: [(Int64, String)] = [
            (0, "0"), (-7, "-7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (123_456, "123,456"),
            (1_234_567, "1,234,567"), (.min, "-9,223,372,036,854,775,808"),
        ]
        for (number, text) in english { #expect(try written(number, "en_US") == text) }
        #expect(
            try written(1000, "es_ES") == "1000" && written(9999, "es_ES") == "9999"
                && written(10_000, "es_ES") == "10.000")
        #expect(try written(-1234, "es_ES") == "-1234" && written(1234, "de_DE") == "1.234")
    }

    @Test("Keyboards and kinds of outlines have their numbers") func bits() {
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        #expect(keyboards.map(\.rawValue) == Array(0...11) && UIKeyboardType.alphabet.rawValue == 1)
        let kinds: [ContentShapeKinds] = [
            .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
        ]
        #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }
}
