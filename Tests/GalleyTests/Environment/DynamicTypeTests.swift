import Foundation
import Galley
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// A square of a scaled side.
private struct ScaledBox: View {
    @ScaledMetric private var side: CGFloat
    @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 17

    init(_ side: CGFloat) { _side = ScaledMetric(wrappedValue: side) }

    var body: some View { Color.red.frame(width: side, height: height) }
}

@MainActor @Suite("Dynamic Type")
struct DynamicTypeTests {
    /// One line of text at the size of its style: ceil(L) in pixels, L = 1.193359 · size (rules.md §13.3).
    private func lineHeight(_ size: Double, scale: Double) -> CGFloat {
        CGFloat((2444.0 / 2048 * size * scale - 1e-9).rounded(.up) / scale)
    }

    @Test(
        "rules.md §13.3, the corners of the table and a column inside",
        arguments: [
            (.largeTitle, .xSmall, 31), (.largeTitle, .accessibility5, 60), (.caption2, .xSmall, 11),
            (.caption2, .accessibility5, 40), (.body, .small, 15), (.body, .accessibility3, 40),
            (.headline, .xLarge, 19),
            (.title, .xxLarge, 32), (.title2, .accessibility2, 39), (.title3, .accessibility4, 49),
            (.callout, .medium, 15),
            (.subheadline, .xxxLarge, 21), (.footnote, .accessibility1, 23), (.caption, .accessibility5, 43),
        ] as [(Font.TextStyle, DynamicTypeSize, Double)])
    func textStyles(style: Font.TextStyle, setting: DynamicTypeSize, points: Double) {
        let text = Text("x").font(.system(style)).dynamicTypeSize(setting)
        expect(size(of: text, nil, nil, scale: 3).height, lineHeight(points, scale: 3))
    }

    /// Two lines are one line and a distance of baselines: 34 of body at AX1, 21 at Medium, as paragraphs have in
    /// home-assistant/iOS's snapshots.
    @Test(
        arguments: [(.body, .accessibility1, 28, 34), (.body, .medium, 16, 21), (.subheadline, .xxxLarge, 21, 28)]
            as [(Font.TextStyle, DynamicTypeSize, Double, Double)])
    func twoLinesAreAsFarApartAsTheGuidelinesSay(
        style: Font.TextStyle, setting: DynamicTypeSize, points: Double, pitch: Double
    ) {
        let text = Text("a\nb").font(.system(style)).dynamicTypeSize(setting)
        let exact = 2444.0 / 2048 * points + pitch
        expect(size(of: text, nil, nil, scale: 2).height, CGFloat((exact * 2).rounded(.up) / 2))
    }

    @Test func macOSDoesNotScale() {
        let text = Text("x")
        let plain = size(of: text, nil, nil, platform: .macOS)
        expect(size(of: text.dynamicTypeSize(.accessibility5), nil, nil, platform: .macOS), plain.width, plain.height)
    }

    @Test func pointSizesDoNotScale() {
        let text = Text("x").font(.system(size: 17)).dynamicTypeSize(.accessibility5)
        expect(size(of: text, nil, nil, scale: 3).height, lineHeight(17, scale: 3))
    }

    @Test(
        arguments: [
            // UIFontMetrics makes 48 of 17 points at AX5: 17 · 62/22 = 47.9 (Stack Overflow 51243804).
            (Font.custom("Inter", size: 17), DynamicTypeSize.accessibility5, 48),
            (Font.custom("Inter", size: 10), .xSmall, 9),  // 10 · 19/22 = 8.64
            (Font.custom("Inter", size: 10.4), .large, 10),
            (Font.custom("Inter", size: 20, relativeTo: .largeTitle), .accessibility1, 25),  // 20 · 52/41 = 25.37
            (Font.custom("Inter", fixedSize: 10.5), .accessibility5, 10.5),
        ] as [(Font, DynamicTypeSize, Double)])
    func customFonts(font: Font, setting: DynamicTypeSize, points: Double) {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = setting
        #expect(font.request(FontTraits(), in: environment).size == points)
    }

    @Test func scaledMetrics() {
        // UIFontMetrics makes 16⅓ of 17 points of body at Medium and three pixels a point: 17 · 21/22 = 16.23
        // (jaredsinclair.com, "Scaled Metric Surprises"); swift-markdown-ui's pictures show 15½ of 16 at two pixels.
        // 17 · 40/41 = 16.585, so 16⅔ and 16½.
        expect(size(of: ScaledBox(17).dynamicTypeSize(.medium), nil, nil, scale: 3), 49 / 3.0, 50 / 3.0)
        expect(size(of: ScaledBox(16).dynamicTypeSize(.medium), nil, nil, scale: 2), 15.5, 16.5)
        // 10 · 62/22 = 28.18, so 28 at two pixels a point; 17 · 70/41 = 29.02.
        expect(size(of: ScaledBox(10).dynamicTypeSize(.accessibility5), nil, nil, scale: 2), 28, 29)
        expect(size(of: ScaledBox(10), nil, nil, scale: 2), 10, 17)
        expect(size(of: ScaledBox(10).dynamicTypeSize(.xSmall), nil, nil, platform: .macOS), 10, 17)
    }

    @Test func rangesHoldTheSizeInside() {
        func found(_ size: DynamicTypeSize, _ limit: (ReaderView) -> any View) -> DynamicTypeSize? {
            var seen: DynamicTypeSize?
            let reader = ReaderView { seen = $0.dynamicTypeSize }
            _ = LayoutRecord(of: AnyView(limit(reader)).dynamicTypeSize(size))
            return seen
        }
        #expect(found(.accessibility3) { $0.dynamicTypeSize(...DynamicTypeSize.xxxLarge) } == .xxxLarge)
        #expect(found(.small) { $0.dynamicTypeSize(...DynamicTypeSize.xxxLarge) } == .small)
        #expect(found(.small) { $0.dynamicTypeSize(DynamicTypeSize.large...) } == .large)
        #expect(found(.xLarge) { $0.dynamicTypeSize(.small ... .large) } == .large)
        #expect(found(.xSmall) { $0.dynamicTypeSize(.small ... .large) } == .small)
        #expect(found(.medium) { $0.dynamicTypeSize(.small ... .large) } == .medium)
        #expect(found(.xLarge) { $0.dynamicTypeSize(.small ..< .large) } == .medium)
        #expect(found(.xLarge) { $0.dynamicTypeSize(.xSmall) } == .xSmall)
    }

    @Test func categoriesAreTheSameSetting() {
        #expect(ContentSizeCategory.allCases.map(\.size) == DynamicTypeSize.allCases)
        for size in DynamicTypeSize.allCases {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            #expect(environment.sizeCategory.size == size)
            #expect(environment.sizeCategory.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.extraLarge < .accessibilityMedium)
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    }

    @Test("T-095 R") func dividersAtAccessibilitySizes() {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        expect(environment.dividerThickness, 0.5)
        environment.dynamicTypeSize = .xxxLarge
        expect(environment.dividerThickness, 0.5)
        environment.dynamicTypeSize = .accessibility1
        expect(environment.dividerThickness, 1)
    }
}

/// Hands a view's environment out.
private struct ReaderView: View {
    @Environment(\.self) private var environment
    let read: (EnvironmentValues) -> Void

    init(_ read: @escaping (EnvironmentValues) -> Void) { self.read = read }

    var body: some View {
        read(environment)
        return Color.clear
    }
}
