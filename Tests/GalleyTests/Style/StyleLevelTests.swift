import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Levels of styles, the system's styles, mixed colours and materials.
@MainActor @Suite("Style levels")
struct StyleLevelTests {
    private func color<S: ShapeStyle>(_ style: S, dark: Bool = false) -> ResolvedColor? {
        let view = Rectangle().fill(style).frame(width: 10, height: 10).environment(
            \.colorScheme, dark ? .dark : .light)
        for case .fill(_, .color(let color), _) in RenderedView(view).displayList.marks { return color }
        return nil
    }

    private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ResolvedColor {
        ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    @Test("Levels of a colour fade by 0.5, 0.25 and 0.18") func levels() {
        #expect(color(Color.red.secondary) == rgb(255, 56, 60, 0.5))
        #expect(color(Color.red.tertiary) == rgb(255, 56, 60, 0.25))
        #expect(color(Color.red.quaternary) == rgb(255, 56, 60, 0.18))
        #expect(color(.tint.secondary) == rgb(0, 136, 255, 0.5))
        #expect(color(.foreground.secondary) == rgb(60, 60, 67, 0.6))
        #expect(color(.quinary) == rgb(60, 60, 67, 0.05))
        #expect(color(.background.secondary) == rgb(242, 242, 247))
        #expect(color(.background.tertiary, dark: true) == rgb(44, 44, 46))
    }

    /// UIColor's `label`, `secondaryLabel`, `tertiaryLabel` and `quaternaryLabel` in light appearance.
    @Test("Levels without a colour are the system's labels") func labels() {
        #expect(color(.primary) == rgb(0, 0, 0))
        #expect(color(.secondary) == rgb(60, 60, 67, 0.6))
        #expect(color(.tertiary) == rgb(60, 60, 67, 0.3))
        #expect(color(.quaternary) == rgb(60, 60, 67, 0.18))
    }

    @Test("The system's styles have its colours, in both appearances") func system() {
        #expect(color(.separator) == rgb(60, 60, 67, 0.29) && color(.separator, dark: true) == rgb(84, 84, 88, 0.6))
        #expect(color(.fill) == rgb(120, 120, 128, 0.2) && color(.fill.secondary) == rgb(120, 120, 128, 0.16))
        #expect(color(.fill.tertiary) == rgb(118, 118, 128, 0.12))
        #expect(color(.fill.quaternary, dark: true) == rgb(116, 116, 128, 0.18))
        #expect(color(.link) == rgb(0, 122, 255) && color(.placeholder) == rgb(60, 60, 67, 0.3))
        #expect(color(.windowBackground) == rgb(255, 255, 255) && color(.windowBackground, dark: true) == rgb(0, 0, 0))
        #expect(color(.selection) == rgb(0, 136, 255))
    }

    @Test("Colours mix as gradients do, or by their components") func mixing() throws {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        let half = try #require(color(black.mix(with: white, by: 0.5, in: .device)))
        #expect(half == rgb(127.5, 127.5, 127.5))
        // Oklab's lightness 0.5 is a linear 0.125, encoded 0.3885.
        let seen = try #require(color(black.mix(with: white, by: 0.5)))
        #expect(abs(seen.red - 0.3885) < 0.001 && abs(seen.blue - 0.3885) < 0.001)
        #expect(color(Color.red.mix(with: .blue, by: 0, in: .device)) == rgb(255, 56, 60))
        #expect(color(Color.red.mix(with: .blue, by: 7, in: .device)) == rgb(0, 136, 255))
        #expect(abs(black.mix(with: white, by: 0.5).resolve(in: EnvironmentValues()).red - 0.3885) < 0.001)
    }

    private func backdrop(_ style: some ShapeStyle, dark: Bool = false) -> LayerBackdrop? {
        let view = Rectangle().fill(style).environment(\.colorScheme, dark ? .dark : .light)
        let effects = RenderedView(view).displayList.effects
        guard effects.count == 1, case .backdrop(let backdrop) = effects[0] else { return nil }
        return backdrop
    }

    @Test("Materials let what lies behind show through, the thicker the less, and say what they are not")
    func materials() throws {
        let thin = try #require(backdrop(.ultraThinMaterial)), thick = try #require(backdrop(.ultraThickMaterial))
        #expect(0 < thin.tint.alpha && thin.tint.alpha < thick.tint.alpha && thick.tint.alpha < 1)
        #expect(thin.radius == 29.5 && thin.saturation == 1.8)
        let rendered = RenderedView(Text("a").background(.regularMaterial, in: Capsule()))
        #expect(
            rendered.diagnostics.map { $0.message } == [
                "A material is what lies behind it, blurred, under a translucent ground: Apple's tints are mixed in several steps."
            ])
        #expect(rendered.diagnostics.map(\.severity) == [.note])
        #expect(try #require(backdrop(.bar, dark: true)).tint.red == 37 / 255)
    }
}
