import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyUIKit

/// Fonts, traits and pictures of UIKit's as numbers: of UIKit's headers (UIFontDescriptor.h), of Apple's pages, or by hand.
@MainActor @Suite("Numbers of UIKit's fonts, traits and pictures") struct FontNumberTests {
    @Test("Weights are UIKit's numbers") func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
        #expect(weights.map(\.number) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(weights.map { UIFont.Weight(number: $0.number) } == weights)
    }

    @Test("What is asked for of a font") func requests() {
        let plain = FontDescription()
        #expect(plain.size == 12 && plain.request.weight == 400 && plain.request.width == 0)
        #expect(!plain.isItalic && !plain.hasMonospacedDigits && !plain.request.isItalic)
        let sizes: [CGFloat] = [0, -3, 0.1, 12.5, 10_000, 20_000, .infinity, .nan]
        let asked = sizes.map { size in
            var description = FontDescription()
            description.size = size
            return description.request.size
        }
        #expect(asked == [0.1, 0.1, 0.1, 12.5, 10_000, 10_000, 17, 17])
        func value(_ font: UIFont) -> FontDescription { font.fontDescriptor.value }
        #expect(value(.italicSystemFont(ofSize: 9)).isItalic && !value(.systemFont(ofSize: 9)).isItalic)
        let digits = value(.monospacedDigitSystemFont(ofSize: 9, weight: .bold))
        #expect(digits.hasMonospacedDigits && digits.weight == .bold && digits.size == 9)
        let named = FontDescription(name: "Inter", size: 20, weight: .bold)
        #expect(named.font == Font.custom("Inter", fixedSize: 20).weight(.bold))
        let wide = UIFont.systemFont(ofSize: 9, weight: .light, width: .expanded)
        #expect(value(wide).request.width == 0.2 && value(wide).request.weight == 300)
        #expect(UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.slant: 0.1]]).value.isItalic)
        #expect(!UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.slant: -0.1]]).value.isItalic)
        #expect(UIFont(descriptor: UIFontDescriptor(name: "Inter", size: 8), size: 0).pointSize == 8)
    }

    private struct Asking: View {
        let ask: () -> Void
        var body: some View {
            ask()
            return Color.clear
        }
    }

    private func asked<Answer>(_ change: (inout RenderOptions) -> Void, _ ask: @escaping () -> Answer) -> Answer? {
        var answer: Answer?
        var options = RenderOptions()
        change(&options)
        _ = RenderedView(Asking { answer = ask() }, options: options)
        return answer
    }

    /// Apple's pages of `NSFont`: 13, 11 and 10 points on a Mac.
    @Test("Usual sizes of a Mac and of a phone") func usualSizes() {
        func sizes(_ platform: TextPlatform) -> [CGFloat]? {
            asked({ $0.textPlatform = platform }) {
                [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize]
            }
        }
        #expect(sizes(.macOS)?.prefix(3) == [13, 11, 10] && sizes(.iOS) == [14, 12, 17, 18])
    }

    @Test("Lengths follow the reader's size, to whole pixels, up to a most") func metrics() {
        let font = UIFont.systemFont(ofSize: 10)
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFontMetrics(forTextStyle: .body)
        // 62 ÷ 22 of ten (rules.md §13.3): 28.18, to whole pixels.
        let scaled = [1, 2, 3].map { scale in
            asked({ $0.scale = scale }) { body.scaledValue(for: 10, compatibleWith: largest) }
        }
        let wanted: [CGFloat?] = [28, 28, 28 + 1.0 / 3]
        #expect(scaled == wanted)
        #expect(body.scaledFont(for: font, maximumPointSize: 0, compatibleWith: largest).pointSize == 28)
        #expect(body.scaledFont(for: font, maximumPointSize: -1, compatibleWith: largest).pointSize == 28)
        #expect(body.scaledFont(for: font, maximumPointSize: 20, compatibleWith: largest).pointSize == 20)
        #expect(body.scaledFont(for: font, maximumPointSize: 20, compatibleWith: usual).pointSize == 10)
        #expect(body.scaledFont(for: UIFont.systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
    }

    @Test("A device is a tablet from 600 points on, and stands in its size classes") func classes() {
        let sizes: [(CGFloat, CGFloat)] = [(599, 900), (600, 900), (900, 600), (900, 599), (500, 500), (320, 640)]
        let seen = sizes.map { width, height in
            asked({ $0.canvas = CGSize(width: width, height: height) }) {
                let traits = UITraitCollection.current
                let idioms = [traits.userInterfaceIdiom, UIDevice.current.userInterfaceIdiom].map { $0 == .pad }
                let isRegular = [traits.horizontalSizeClass, traits.verticalSizeClass].map { $0 == .regular }
                return (idioms + isRegular).map { $0 ? "x" : "-" }.joined() + UIDevice.current.model
            } ?? ""
        }
        #expect(seen == ["---xiPhone", "xxxxiPad", "xxxxiPad", "----iPhone", "---xiPhone", "---xiPhone"])
        let directions = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            asked({ $0.layoutDirection = direction }) { UITraitCollection.current.layoutDirection }
        }
        #expect(directions == [.leftToRight, .rightToLeft])
        #expect(UITraitCollection.current.displayScale == 1 && UIScreen.main.scale == 1)
        let names = asked({ $0.canvas = CGSize(width: 800, height: 900) }) {
            [UIDevice.current.systemName, UIDevice.current.name]
        }
        #expect(names == ["iPadOS", "iPad"])
    }

    @Test("Colours differ with style, contrast, level and gamut alone") func appearances() {
        let base = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .normal),
            UITraitCollection(userInterfaceLevel: .base), UITraitCollection(displayGamut: .SRGB),
        ])
        let others = [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(displayGamut: .P3),
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
        ]
        let seen = others.map { other -> [Bool] in
            let changed = UITraitCollection(traitsFrom: [base, other])
            return [changed.hasDifferentColorAppearance(comparedTo: base), base.containsTraits(in: other)]
        }
        let wanted = [[true, false], [true, false], [true, false], [true, false], [false, false], [false, true]]
        #expect(seen == wanted)
        let sizes: [UIContentSizeCategory] = [.unspecified, .extraExtraExtraLarge, .accessibilityMedium]
        #expect(sizes.map(\.isAccessibilityCategory) == [false, false, true])
    }

    private func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> CGImage {
        CGImage(try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes)))
    }

    /// Each pixel's opacity stays, times the colour's; its parts are the colour's, multiplied by that.
    @Test("A picture in a colour keeps what is seen of it") func tinted() throws {
        let pixels = try image(2, 1, [9, 9, 9, 255, 3, 4, 5, 100])
        let picture = UIImage(cgImage: pixels)
        let half = picture.withTintColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(half.cgImage?.raster.premultipliedBGRA == [0, 64, 128, 128, 0, 25, 50, 50])
        let loud = picture.withTintColor(UIColor(red: 2, green: -1, blue: 1, alpha: 1))
        #expect(loud.cgImage?.raster.premultipliedBGRA == [255, 0, 255, 255, 100, 0, 100, 100])
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        #expect(picture.withConfiguration(configuration) === picture && !picture.isSymbolImage)
        #expect(picture.applyingSymbolConfiguration(configuration) == nil)
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage && star.withConfiguration(configuration).configuration === configuration)
        let scales: [CGFloat] = [2, 0, -1, .infinity, .nan, 0.5]
        let kept = scales.map { UIImage(cgImage: pixels, scale: $0, orientation: .up).scale }
        #expect(kept == [2, 1, 1, 1, 1, 0.5])
    }

    /// A pixel of a smaller picture is the mean of what it stands for: of four columns two each, of three rows one and a half each.
    @Test("Thumbnails are no larger than they may be, and have means") func thumbnails() throws {
        // Columns of 0, 40, 80 and 240; rows of 0, 6 and 12 more; blue alone.
        let columns = [0, 40, 80, 240]
        var bytes: [UInt8] = []
        for row in 0..<3 { for column in columns { bytes += [UInt8(column + row * 6), 0, 0, 255] } }
        let picture = UIImage(cgImage: try image(4, 3, bytes))
        let data = try #require(picture.pngData())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        func small(_ most: CGFloat) -> CGImage? {
            let options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: most]
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        }
        // 4 × 3 at a half: 2 × 2, since 1.5 is 2 to the next whole number. Columns of 20 and 160; rows of (0 + 6 ÷ 2) ÷ 1.5 and
        // (6 ÷ 2 + 12) ÷ 1.5 more.
        let half = try #require(small(2))
        let blues = stride(from: 0, to: 16, by: 4).map { half.raster.premultipliedBGRA[$0] }
        #expect([half.width, half.height] == [2, 2] && blues == [22, 162, 30, 170])
        let sizes = [1, 3, 4, 9, 0, -1].map { most in small(most).map { [$0.width, $0.height] } ?? [] }
        #expect(sizes == [[1, 1], [3, 2], [4, 3], [4, 3], [4, 3], [4, 3]])
        let broken = try #require(CGImageSourceCreateWithData(Data([1, 2]) as CFData, nil))
        #expect(CGImageSourceGetCount(broken) == 0 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
    }
}
