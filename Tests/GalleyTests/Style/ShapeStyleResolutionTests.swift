import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

private struct Card: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.green : Color.red.opacity(0.5)
    }
}

/// Resolves to another style of one's own.
private struct Outer: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Card { Card() }
}

private struct Sky: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> LinearGradient {
        LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
    }
}

private struct Brand: ShapeStyle, Hashable {
    var red: Float
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(red: red, green: environment.isEnabled ? 1 : 0, blue: 0)
    }
}

private struct EndlessStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> EndlessStyle { EndlessStyle() }
}

private struct Nothing: ShapeStyle {}

/// Apple's documentation of `ShapeStyle.resolve(in:)` and of `Color.Resolved`.
@MainActor @Suite("Styles that resolve to others")
struct ShapeStyleResolutionTests {
    private func paint(_ view: some View, dark: Bool = false) -> Paint? {
        var options = RenderOptions()
        options.colorScheme = dark ? .dark : .light
        options.assetFolders = [fixtures]
        for case .fill(_, let paint, _) in RenderedView(view.frame(width: 10, height: 10), options: options)
            .displayList.marks
        {
            return paint
        }
        return nil
    }

    private func color(_ view: some View, dark: Bool = false) -> ResolvedColor? {
        if case .color(let color)? = paint(view, dark: dark) { return color }
        return nil
    }

    @Test func stylesOfOnesOwn() {
        #expect(color(Rectangle().fill(Card())) == SystemColor.red.resolved(.light, .iOS26).multiplyingAlpha(0.5))
        #expect(color(Rectangle().fill(Card()), dark: true) == SystemColor.green.resolved(.dark, .iOS26))
        #expect(color(Rectangle().foregroundStyle(Outer()), dark: true) == SystemColor.green.resolved(.dark, .iOS26))
        #expect(
            color(Rectangle().fill(AnyShapeStyle(Outer())), dark: true) == SystemColor.green.resolved(.dark, .iOS26))
        #expect(color(Color.clear.background(Outer()), dark: true) != nil)
        if case .linear? = paint(Rectangle().fill(Sky())) {} else { Issue.record("no gradient") }
        #expect(color(Rectangle().fill(Card().opacity(0.5)))?.alpha == 0.25)
    }

    @Test func coloursOfOnesOwn() {
        let color = Color(Brand(red: 0.25))
        #expect(self.color(color) == ResolvedColor(red: 0.25, green: 1, blue: 0, alpha: 1))
        #expect(self.color(color.disabled(true)) == ResolvedColor(red: 0.25, green: 0, blue: 0, alpha: 1))
        #expect(self.color(Rectangle().fill(Brand(red: 0.25))) == ResolvedColor(red: 0.25, green: 1, blue: 0, alpha: 1))
        #expect(color == Color(Brand(red: 0.25)) && color != Color(Brand(red: 0.5)))
    }

    private struct Reader: View {
        @Environment(\.self) private var environment
        let read: (EnvironmentValues) -> Void
        var body: some View {
            read(environment)
            return Color.clear
        }
    }

    @Test func coloursInAnEnvironment() {
        var environment = EnvironmentValues()
        #expect(Color.red.resolve(in: environment) == Color.Resolved(red: 1, green: 56 / 255, blue: 60 / 255))
        environment.colorScheme = .dark
        #expect(Color.red.opacity(0.5).resolve(in: environment).opacity == 0.5)
        #expect(abs(Color.red.resolve(in: environment).green - 66.0 / 255) < 1e-6)
        #expect(Color(red: 0.2, green: 0.4, blue: 0.6).resolve(in: environment).blue == 0.6)
        // Named colours are known inside of a rendering.
        var found: Color.Resolved?
        let view = Reader { found = Color.accentColor.resolve(in: $0) }.tint(.green)
        _ = RenderedView(view)
        #expect(found == Color.green.resolve(in: EnvironmentValues()))
        #expect(Color("nowhere").resolve(in: EnvironmentValues()).opacity == 0)
    }

    @Test func components() throws {
        var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
        // 0.5 of the light is 0.7354 encoded.
        #expect(abs(color.red - 0.735_357) < 1e-5 && color.green == 0 && color.blue == 1)
        #expect(abs(color.linearRed - 0.5) < 1e-6)
        color.linearGreen = 0.5
        #expect(color.green == color.red)
        #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1).description == "#FF8000FF")
        // Display P3's red is outside of sRGB, and is kept.
        let p3 = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(p3.red > 1 && p3.green < 0)
        #expect(self.color(Color(p3)) == ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1))
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(copy == color)
        var moved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
        moved.animatableData = moved.animatableData.interpolated(towards: white.animatableData, amount: 0.5)
        #expect(abs(moved.linearRed - 0.5) < 1e-6 && moved.opacity == 0.5)
    }

    @Test func whatResolvesToNothingSaysSo() {
        let rendered = RenderedView(Rectangle().fill(Nothing()).frame(width: 5, height: 5))
        #expect(rendered.diagnostics.map(\.message).contains { $0.contains("Nothing resolves to no style") })
        let endless = RenderedView(Rectangle().fill(EndlessStyle()).frame(width: 5, height: 5))
        #expect(endless.diagnostics.map(\.message).contains { $0.contains("EndlessStyle contains itself") })
        expect(endless.size, 5, 5)
    }

    /// As public files write it; UIKit and AppKit say what type a literal is, here there is neither.
    @Test func colorLiterals() {
        let color = Color(#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(self.color(color) == ResolvedColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        let colors = [
            #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5),
        ]
        .map { Color($0) }
        #expect(self.color(colors[1]) == ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    }
}
