import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyText
import GalleyViews
import Testing

@Suite("UIKit's fonts")
@MainActor
struct UIFontTests {
    // What a device answers for the system font of 17 points: San Francisco's tables, 1950, 494, 1443 and 1078 of 2048 units.
    @Test func metricsOfTheSystemFont() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 16.1865) < 0.001 && abs(font.descender + 4.1006) < 0.001)
        #expect(abs(font.lineHeight - 20.2871) < 0.001 && font.leading == 0)
        #expect(abs(font.capHeight - 11.9785) < 0.001 && abs(font.xHeight - 8.9482) < 0.001)
        #expect(font.pointSize == 17 && font.fontName == ".SFUI-Regular" && font.familyName == ".AppleSystemUIFont")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    }

    // The table of Apple's guidelines for the usual setting (rules.md §13.3).
    @Test(
        arguments: zip(
            [
                UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
                .footnote, .caption1, .caption2,
            ],
            [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]))
    func styles(style: UIFont.TextStyle, size: CGFloat) {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(font.pointSize == size)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
    }

    @Test func aTextIsDrawnWithIt() {
        func size(_ font: Font) -> CGSize { RenderedView(Text("Hamburgefonts").font(font)).size }
        #expect(size(Font(UIFont.systemFont(ofSize: 31))) == size(.system(size: 31)))
        #expect(size(Font(UIFont.systemFont(ofSize: 31, weight: .heavy))) == size(.system(size: 31, weight: .heavy)))
        #expect(
            size(Font(UIFont.monospacedSystemFont(ofSize: 20, weight: .regular) as CTFont))
                == size(.system(size: 20, design: .monospaced)))
        #expect(
            size(Font(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)))
                == size(.system(size: 20, weight: .bold).monospacedDigit()))
        #expect(size(Font(UIFont.italicSystemFont(ofSize: 20))) == size(.system(size: 20).italic()))
        #expect(size(Font(CTFontCreateWithName("Inter" as CFString, 24, nil))) == size(.custom("Inter", fixedSize: 24)))
    }

    @Test func descriptors() throws {
        let rounded = try #require(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.rounded))
        let bold = try #require(rounded.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 34 && font.fontDescriptor.symbolicTraits == .traitBold)
        func size(_ font: Font) -> CGSize { RenderedView(Text("Title").font(font)).size }
        #expect(size(Font(font)) == size(.system(size: 34, weight: .bold, design: .rounded)))
        #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
        let light = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
        ])
        #expect(UIFont(descriptor: light, size: 0) == UIFont.systemFont(ofSize: 10, weight: .light))
        let named = UIFont(name: "Inter", size: 10)
        #expect(named?.fontDescriptor.withDesign(.serif) == nil)
    }

    @Test func names() throws {
        #expect(UIFont.familyNames.contains("Inter") && UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Regular"))
        #expect(UIFont.fontNames(forFamilyName: "None of that name") == [])
        // What iOS has built in is there: source unwraps it. Its letters are another font's, and the picture says so.
        #expect(UIFont(name: "AvenirNext-Bold", size: 20)?.pointSize == 20)
        #expect(UIFont(name: "NoFontOfThisName", size: 20) == nil)
        let drawn = RenderedView(Text("a").font(Font(try #require(UIFont(name: "Chalkduster", size: 20)))))
        #expect(drawn.diagnostics.contains { $0.message.contains("Chalkduster") })
    }

    @Test func sizesThatAreNone() {
        for size in [0, -3, CGFloat.nan, .infinity] {
            #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
        }
    }

    // At AX5 lengths that follow body grow as the distance of its baselines, from 22 to 62 points (rules.md §13.3): 17 become 47.9.
    @Test func metricsScale() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 17) == 17)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 48)
        let font = UIFont.systemFont(ofSize: 34)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 96)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize == 50)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    }

    @Test func currentTraits() {
        struct Seen: View {
            let note: (UITraitCollection, CGFloat) -> Void
            var body: some View {
                var white: CGFloat = -1
                UIColor.label.getRed(&white, green: nil, blue: nil, alpha: nil)
                note(.current, white)
                return Color.red.frame(width: 1, height: 1)
            }
        }
        func seen(_ options: RenderOptions) -> (UITraitCollection?, CGFloat) {
            var found: (UITraitCollection?, CGFloat)
            found = (nil, -1)
            _ = RenderedView(Seen { found = ($0, $1) }, options: options)
            return found
        }
        var options = RenderOptions()
        let light = seen(options)
        #expect(light.0?.userInterfaceStyle == .light && light.0?.horizontalSizeClass == .compact && light.1 == 0)
        options.colorScheme = .dark
        options.layoutDirection = .rightToLeft
        options.scale = 3
        options.canvas = CGSize(width: 1024, height: 768)
        let dark = seen(options)
        #expect(dark.0?.userInterfaceStyle == .dark && dark.1 == 1 && dark.0?.displayScale == 3)
        #expect(dark.0?.userInterfaceIdiom == .pad && dark.0?.layoutDirection == .rightToLeft)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
    }

    @Test func traitsTogether() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(both.userInterfaceStyle == .light && both.displayScale == 2 && both.userInterfaceIdiom == .unspecified)
        #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(
            UIContentSizeCategory.small < .large && UIContentSizeCategory(DynamicTypeSize.xxLarge) == .extraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }
}
