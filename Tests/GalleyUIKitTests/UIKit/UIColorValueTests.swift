import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyUIKit

/// Components of colours: those that Apple's documentation of `UIColor` names, and hue, saturation and brightness by the hexagon's
/// formulas (Smith, 1978), written here from the other side.
@MainActor @Suite("Components of UIKit's colours") struct UIColorValueTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a]
    }

    private func hexagon(_ color: UIColor) -> [CGFloat] {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        return [h, s, b, a]
    }

    private func expect(
        _ found: [CGFloat], _ expected: [CGFloat], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isEqual = found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }
        #expect(isEqual, "\(name): \(found), expected \(expected)", sourceLocation: sourceLocation)
    }

    @Test("The colours without a system") func constants() {
        let third = CGFloat(1) / 3
        let all: [(String, UIColor, [CGFloat])] = [
            ("black", .black, [0, 0, 0, 1]), ("darkGray", .darkGray, [third, third, third, 1]),
            ("gray", .gray, [0.5, 0.5, 0.5, 1]),
            ("lightGray", .lightGray, [2 * third, 2 * third, 2 * third, 1]), ("white", .white, [1, 1, 1, 1]),
            ("clear", .clear, [0, 0, 0, 0]),
            ("red", .red, [1, 0, 0, 1]), ("green", .green, [0, 1, 0, 1]), ("blue", .blue, [0, 0, 1, 1]),
            ("cyan", .cyan, [0, 1, 1, 1]),
            ("yellow", .yellow, [1, 1, 0, 1]), ("magenta", .magenta, [1, 0, 1, 1]),
            ("orange", .orange, [1, 0.5, 0, 1]),
            ("purple", .purple, [0.5, 0, 0.5, 1]), ("brown", .brown, [0.6, 0.4, 0.2, 1]),
            ("lightText", .lightText, [1, 1, 1, 0.6]),
            ("darkText", .darkText, [0, 0, 0, 1]),
        ]
        for (name, color, components) in all { expect(parts(color), components, name) }
    }

    @Test("Hue, saturation and brightness, and back") func hues() {
        // The hexagon: at each sixth of the way around one part is at the top, one at the bottom, the third on its way.
        func rgb(_ h: CGFloat, _ s: CGFloat, _ v: CGFloat) -> [CGFloat] {
            func part(_ n: CGFloat) -> CGFloat {
                let k = (n + h * 6).truncatingRemainder(dividingBy: 6)
                return v - v * s * max(0, min(k, 4 - k, 1))
            }
            return [part(5), part(3), part(1)]
        }
        for hue in stride(from: CGFloat(0), to: 1, by: 1 / 24) {
            for (saturation, brightness) in [(1.0, 1.0), (0.5, 0.75), (0.25, 0.5)] as [(CGFloat, CGFloat)] {
                let made = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
                expect(parts(made), rgb(hue, saturation, brightness) + [0.5], "\(hue) \(saturation) \(brightness)")
                expect(hexagon(made), [hue, saturation, brightness, 0.5], "\(hue) \(saturation) \(brightness)")
            }
        }
        expect(hexagon(UIColor(white: 0.3, alpha: 1)), [0, 0, 0.3, 1], "grey")
        expect(hexagon(.black), [0, 0, 0, 1], "black")
        expect(hexagon(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)), [11.0 / 12, 1, 1, 1], "rose")
    }

    @Test("Other spaces, other opacities, names") func others() {
        // Red of Display P3 is (1.0931, −0.2267, −0.1501) in sRGB (by both spaces' primaries, ICC and CSS Color 4).
        let red = parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(
            abs(red[0] - 1.0931) < 0.001 && abs(red[1] + 0.2267) < 0.001 && abs(red[2] + 0.1501) < 0.001
                && red[3] == 0.5)
        expect(parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1], "white")
        for (alpha, kept) in [(0.25, 0.25), (-1, 0), (2, 1)] as [(CGFloat, CGFloat)] {
            expect(parts(UIColor.red.withAlphaComponent(alpha)), [1, 0, 0, kept], "\(alpha)")
        }
        expect([parts(UIColor.systemBackground.withAlphaComponent(0.25))[3]], [0.25], "adapting")
        #expect(
            UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && UIColor.red != UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash && !UIColor.red.isEqual("red"))
        #expect(UIColor(named: "Any").map { Color(uiColor: $0) } == Color("Any"))
        expect(
            parts(UIColor(cgColor: CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))),
            [0.25, 0.5, 0.75, 0.5], "Core Graphics")
        #expect(UIColor.red.withProminence(.primary) == .red)
    }

    @Test("Sizes, weights and traits of fonts") func fonts() {
        #expect(
            [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize] == [
                14, 12, 17, 18,
            ])
        let font = UIFont.systemFont(ofSize: 20)
        #expect(
            CTFontGetSize(font) == 20 && CTFontGetAscent(font) == font.ascender
                && CTFontGetDescent(font) == -font.descender)
        #expect(
            CTFontGetLeading(font) == font.leading && CTFontGetCapHeight(font) == font.capHeight
                && CTFontGetXHeight(font) == font.xHeight)
        #expect(
            CTFontCreateCopyWithAttributes(font, 30, nil, nil).pointSize == 30
                && CTFontCreateCopyWithAttributes(font, 0, nil, nil).pointSize == 20)
        let italic = CTFontCreateCopyWithAttributes(font, 0, nil, font.fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(italic.fontDescriptor.symbolicTraits == .traitItalic && font.withSize(9).pointSize == 9)
        #expect(font.lineHeight == font.ascender - font.descender + font.leading && font.leading == 0)
        let weights: [(UIFont.Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800),
            (.black, 900), (UIFont.Weight(-9), 100), (UIFont.Weight(0.1), 400), (UIFont.Weight(0.13), 500),
            (UIFont.Weight(9), 900),
            (UIFont.Weight(.nan), 400), (UIFont.Weight(0.27), 600),
        ]
        for (weight, number) in weights {
            #expect(weight.number == number && weight.symbolWeight().rawValue == number / 100, "\(weight)")
        }
        #expect([150, 149, 151, -5, 2000].map { UIFont.Weight(number: $0).number }.last == 900)
        #expect(
            UIFont.Weight(number: 149) == .ultraLight && UIFont.Weight(number: 151) == .thin
                && UIFont.Weight(number: 610) == .semibold)
        let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
        #expect(widths.map(\.rawValue) == [-0.3, -0.2, 0, 0.2])
    }

    @Test("Descriptors as values, and by attributes") func descriptors() {
        typealias Descriptor = UIFontDescriptor
        let plain = UIFont.systemFont(ofSize: 10).fontDescriptor
        #expect(
            plain == UIFont.systemFont(ofSize: 10).fontDescriptor && plain != plain.withSize(11)
                && !plain.isEqual("plain"))
        #expect(plain.hash == UIFont.systemFont(ofSize: 10).fontDescriptor.hash)
        let traits: [Descriptor.SymbolicTraits] = [
            .traitItalic, .traitBold, .traitMonoSpace, .traitCondensed, .traitExpanded, .traitTightLeading,
            .traitLooseLeading,
        ]
        for trait in traits { #expect(plain.withSymbolicTraits(trait)?.symbolicTraits == trait, "\(trait)") }
        let bold = plain.withSymbolicTraits(.traitBold)
        #expect(bold?.withSymbolicTraits([])?.symbolicTraits == [] && plain.symbolicTraits == [])
        for (weight, isBold) in [(UIFont.Weight.medium, false), (.semibold, true), (.bold, true)] {
            #expect(
                UIFont.systemFont(ofSize: 9, weight: weight).fontDescriptor.symbolicTraits.contains(.traitBold)
                    == isBold)
        }
        let made = Descriptor(fontAttributes: [
            .size: 13, .traits: [Descriptor.TraitKey.weight: 0.62, .slant: 1, .width: -0.2],
        ])
        #expect(made.pointSize == 13 && made.symbolicTraits == [.traitBold, .traitItalic, .traitCondensed])
        let named = Descriptor(fontAttributes: [.traits: [Descriptor.TraitKey.weight: UIFont.Weight.thin, .slant: 0]])
        #expect(
            named.pointSize == 0 && named.symbolicTraits == [] && UIFont(descriptor: named, size: 0).pointSize == 14)
        #expect(UIFont(descriptor: named, size: 5).pointSize == 5 && Descriptor().pointSize == 0)
        #expect(plain.fontAttributes[.size] as? CGFloat == 10 && plain.object(forKey: .textStyle) == nil)
        #expect(plain.withDesign(.serif) != nil && Descriptor(name: "Any", size: 3).withDesign(.serif) == nil)
    }

    @Test("Sizes of text in order, and traits as values") func traits() {
        let all: [UIContentSizeCategory] = [.extraSmall, .small, .medium, .large, .extraLarge, .accessibilityMedium]
        for (index, one) in all.enumerated() {
            for (other, two) in all.enumerated() {
                let found = [one < two, one <= two, one > two, one >= two]
                #expect(found == [index < other, index <= other, index > other, index >= other], "\(index) \(other)")
            }
            #expect(one.isAccessibilityCategory == (index == 5))
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            dark == UITraitCollection(userInterfaceStyle: .dark)
                && dark != UITraitCollection(userInterfaceStyle: .light))
        #expect(!dark.isEqual("dark") && dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(
            dark.containsTraits(in: nil) && dark.containsTraits(in: dark)
                && dark.containsTraits(in: UITraitCollection()))
        #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(
            dark.hasDifferentColorAppearance(comparedTo: nil) && !dark.hasDifferentColorAppearance(comparedTo: dark))
        #expect(UITraitCollection().displayScale == 0 && UITraitCollection(displayScale: 3).displayScale == 3)
        let screen = UIScreen.main
        #expect(
            screen.nativeBounds
                == CGRect(
                    x: 0, y: 0, width: screen.bounds.width * screen.scale, height: screen.bounds.height * screen.scale))
    }
}
