import Foundation
import Galley
import GalleyDrawing
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// How the letters of a place look, for a program that draws them itself: sizes, weights and distances of lines of
/// iOS's text styles (docs/rules.md §13.3), the system's labels (§16.2), and what is set around.
@MainActor @Suite("How letters of a place look")
struct LetterLookTests {
    private func look(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> LetterLook {
        let context = RenderContext(options: RenderOptions())
        var environment = context.environment
        change(&environment)
        return ViewTreeBuilder(context: context, environment: environment).letterLook
    }

    private let red = ResolvedColor(red: 1, green: 0, blue: 0),
        blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let black = ResolvedColor(red: 0, green: 0, blue: 0)

    @Test("By themselves they are the body's, upright, in the label's colour") func usual() {
        let body = look()
        #expect([body.size, body.lineHeight] == [17, 22] && body.weight == 400)
        #expect([body.isItalic, look { $0.fontTraits.isItalic = true }.isItalic] == [false, true])
        #expect(
            body.family == nil && body.design == .default && body.alignment == .leading
                && body.color == black)
        let headline = look { $0.font = .headline }
        #expect([headline.size, headline.lineHeight] == [17, 22] && headline.weight == 600)
        let title = look { ($0.font, $0.multilineTextAlignment) = (.title3, .trailing) }
        #expect([title.size, title.lineHeight] == [20, 25] && title.alignment == .trailing)
    }

    // Without a style lines are as far apart as the font is tall.
    @Test("A font of a size has lines as tall as it is, a family its name") func fonts() {
        let plain = look { $0.font = .system(size: 30, weight: .heavy) }
        let metrics = FontLibrary.shared.lineMetrics(
            for: FontRequest(size: 30, weight: 800, platform: .iOS))
        #expect(
            plain.size == 30 && plain.weight == 800
                && plain.lineHeight == metrics.ascent + metrics.descent)
        #expect(metrics.ascent > metrics.descent && metrics.descent > 0)
        let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
        #expect(
            designs.map { design in look { $0.font = .system(size: 9, design: design) }.design }
                == designs)
        #expect(look { $0.font = .custom("Inter", fixedSize: 11) }.family == "Inter")
    }

    @Test("Their colour is the first level's; what is no colour counts as the label's") func colors() {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        func color(_ paints: [StylePaint], dark: Bool = false) -> ResolvedColor {
            look {
                $0.foreground = paints.isEmpty ? nil : ForegroundLevels(paints: paints)
                $0.colorScheme = dark ? .dark : .light
            }.color
        }
        #expect(
            color([.color(red), .color(blue)]) == red && color([.color(blue), .color(red)]) == blue)
        #expect(color([.linear(stops, .top, .bottom)]) == black)
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        #expect(
            color([], dark: true) == white && color([.linear(stops, .top, .bottom)], dark: true) == white)
    }

    @Test("A text is read by its characters alone") func spoken() {
        let context = RenderContext(options: RenderOptions())
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        let text = Text("\(2) **apples** ") + Text(Image(systemName: "star")) + Text(verbatim: "*")
        #expect(builder.string(text) == "2 apples *")
    }
}
