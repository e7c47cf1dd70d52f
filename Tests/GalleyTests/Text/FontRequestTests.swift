import Foundation
import Galley
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What fonts ask of the text engine: sizes that text can have, the weight of bold letters (docs/rules.md §13.3), and what is said
/// of a font inside and outside.
@Suite("What fonts ask for")
struct FontRequestTests {
    private func request(
        _ font: Font, _ outer: FontTraits = FontTraits(), platform: TextPlatform = .iOS
    ) -> FontRequest {
        var environment = EnvironmentValues()
        environment.textPlatform = platform
        return font.request(outer, in: environment)
    }

    @Test("Sizes are held to 0.1 to 10,000 points; one that is none is the body's") func sizes() {
        let sizes: [CGFloat] = [12.5, 0, -5, 0.05, 0.1, 1e9, 10_000, .nan, .infinity, -.infinity]
        let wanted: [Double] = [12.5, 0.1, 0.1, 0.1, 0.1, 10_000, 10_000, 17, 17, 17]
        #expect(sizes.map { request(.system(size: $0)).size } == wanted)
        #expect(sizes.map { request(.custom("X", fixedSize: $0)).size } == wanted)
        let scaled = [2, 0.001, 1e6].map { request(Font.system(size: 20).scaled(by: $0)).size }
        #expect(scaled == [40, 0.1, 10_000])
        let body = request(Font.body.scaled(by: 2))
        #expect(body.size == 34 && body.lineHeight == 44 && request(.body).lineHeight == 22)
    }

    @Test("Weights have CSS's numbers") func weights() {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(weights.map { request(.system(size: 10, weight: $0)).weight } == weights.map(\.value))
        #expect(weights.map { request(.body.weight($0)).weight } == weights.map(\.value))
        let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
        #expect(widths.map(\.value) == [-0.3, -0.2, 0, 0.2])
        #expect(widths.map { request(.body.width($0)).width } == [-0.3, -0.2, 0, 0.2])
        #expect([Font.Leading.standard, .tight, .loose].map { request(.body.leading($0)).extraLeading } == [0, -2, 2])
    }

    @Test("Bold is the style's bold weight, 700 without a style, and never lighter than the font") func bold() {
        let found = [
            request(.body), request(.body.bold()), request(.system(size: 20)), request(.system(size: 20).bold()),
            request(.system(size: 20, weight: .black).bold()), request(.system(size: 20, weight: .light).bold()),
            request(.system(size: 20).bold().weight(.light)), request(.custom("X", size: 20).bold()),
            request(.custom("X", size: 20)), request(.body, FontTraits(isBold: true)),
            request(.body.bold(), FontTraits(isBold: false)), request(.body, FontTraits(weight: .heavy)),
        ].map(\.weight)
        #expect(found == [400, 600, 400, 700, 900, 700, 300, 700, 400, 600, 400, 800])
    }

    @Test("What is not said is as usual, and what is said is asked for") func traits() {
        let plain = request(.system(size: 20))
        #expect(
            plain == FontRequest(size: 20) && !plain.isItalic && !plain.monospacedDigits && plain.width == 0
                && plain.extraLeading == 0 && plain.smallCaps == [] && plain.family == nil)
        #expect(
            request(Font.system(size: 20).italic()).isItalic && request(Font.body.monospacedDigit()).monospacedDigits)
        let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
        let wanted: [FontFamilyDesign] = [.standard, .serif, .rounded, .monospaced]
        #expect(designs.map { request(.system(size: 20, design: $0)).design } == wanted)
        #expect(designs.map { request(.system(.body, design: $0)).design } == wanted)
        // What is said around it comes before the font's own.
        #expect(request(.system(size: 20, design: .serif), FontTraits(design: .rounded)).design == .rounded)
        #expect(request(.system(size: 20, design: .serif).monospaced()).design == .monospaced)
        #expect(request(Font.body.smallCaps()).smallCaps == [.lowercase, .uppercase])
        let custom = request(.custom("X", size: 20, relativeTo: .title))
        #expect(custom.family == "X" && custom.size == 20)
    }

    @Test("A size of a family follows the setting on iOS alone") func customSizes() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        let font = Font.custom("X", size: 17)
        let phone = font.request(FontTraits(), in: environment).size
        environment.textPlatform = .macOS
        // 17 · 62 / 22 = 47.9.
        #expect([phone, font.request(FontTraits(), in: environment).size] == [48, 17])
    }

    @Test("Traits inside come before those outside, each by itself") func over() {
        let all = FontTraits(
            isBold: true, isItalic: true, weight: .heavy, design: .serif, hasMonospacedDigits: true,
            width: Font.Width(0.1), leading: .tight, smallCaps: [.lowercase], scale: 2)
        let others = FontTraits(
            isBold: false, isItalic: false, weight: .thin, design: .rounded, hasMonospacedDigits: false,
            width: Font.Width(0.2), leading: .loose, smallCaps: [.uppercase], scale: 3)
        var (inner, outer) = (all, others)
        (inner.smallCaps, outer.smallCaps) = ([.lowercase, .uppercase], [.lowercase, .uppercase])
        #expect(FontTraits().over(all) == all && all.over(FontTraits()) == all)
        #expect(all.over(others) == inner && others.over(all) == outer)
    }

    @Test("Text that no one gives a font has the body's; in a live window of macOS the system's of 13 points")
    func defaults() {
        func font(_ isLive: Bool, _ platform: TextPlatform) -> Font {
            var environment = EnvironmentValues()
            (environment.isLive, environment.textPlatform) = (isLive, platform)
            return environment.defaultFont
        }
        let found = [font(false, .iOS), font(true, .iOS), font(false, .macOS), font(true, .macOS)]
        #expect(found == [.body, .body, .body, .system(size: 13)])
        var environment = EnvironmentValues()
        #expect(environment.fontRequest.size == 17)
        environment.font = .title
        environment.fontTraits.isItalic = true
        #expect(environment.fontRequest.size == 28 && environment.fontRequest.isItalic)
    }
}
