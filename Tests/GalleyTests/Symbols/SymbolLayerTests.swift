import Foundation
import Galley
import GalleySymbols
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// Layers, rendering modes and variable values, as what is filled with which paint.
@MainActor @Suite("Symbol layers")
struct SymbolLayerTests {
    /// The colours that the view fills with, in drawing order.
    private func fills(_ view: some View) -> [ResolvedColor] {
        RenderedView(view, options: RenderOptions()).displayList.marks.compactMap {
            if case .fill(_, .color(let color), _) = $0 { color } else { nil }
        }
    }

    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let green = ResolvedColor(red: 0, green: 1, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private func color(_ color: ResolvedColor) -> Color { Color(red: color.red, green: color.green, blue: color.blue) }

    @Test("One colour is one fill") func monochrome() {
        for name in ["plus.circle.fill", "cloud.sun.fill", "folder.badge.plus", "star"] {
            #expect(fills(Image(systemName: name).foregroundStyle(color(red))) == [red], "\(name)")
            let set = Image(systemName: name).symbolRenderingMode(.monochrome)
            #expect(fills(set.foregroundStyle(color(red), color(blue))) == [red], "\(name)")
        }
    }

    /// Apple: “SwiftUI fills the first layer with the foreground style, and the others the secondary, and tertiary
    /// variants” (SymbolRenderingMode.hierarchical); their opacities are those of rules.md §16.
    /// A square with a check mark is black at a quarter in swift-markdown-ui's testTaskList (iOS 16): 191 of 255.
    @Test("Hierarchical: the sign in full, its ring at half, its filled ground at a quarter") func hierarchical() {
        func view(_ name: String) -> some View {
            Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(color(red))
        }
        let half = red.multiplyingAlpha(0.5)
        let quarter = red.multiplyingAlpha(0.25)
        #expect(fills(view("plus.circle.fill")) == [quarter, red])
        #expect(fills(view("checkmark.square.fill")) == [quarter, red])
        #expect(fills(view("xmark.circle")) == [half, red])
        #expect(fills(view("person.crop.circle")) == [half, red])
        #expect(fills(view("folder.badge.plus")) == [half, red])
        #expect(fills(view("cloud.sun")) == [red, half])
        #expect(fills(view("bell.slash")) == [half, red])
        #expect(fills(view("square.3.layers.3d")) == [red, half, quarter])
        #expect(fills(view("star")) == [red])
    }

    /// Apple: the mode is “picked automatically using the current image and foreground style” (symbolRenderingMode).
    @Test("Two or three styles make a palette without being asked") func palette() {
        let image = Image(systemName: "plus.circle.fill")
        #expect(fills(image.foregroundStyle(color(red), color(blue))) == [blue, red])
        let layers = Image(systemName: "square.3.layers.3d").foregroundStyle(color(red), color(green), color(blue))
        #expect(fills(layers) == [red, green, blue])
        #expect(fills(layers.symbolRenderingMode(.palette)) == [red, green, blue])
        #expect(
            fills(image.symbolRenderingMode(.palette).foregroundStyle(color(red))) == [red.multiplyingAlpha(0.5), red])
    }

    /// Apple: “with yellow for the triangle and white for the exclamation mark” (SymbolRenderingMode.multicolor).
    @Test("Multicolour: own colours where there are some, else the foreground style") func multicolor() {
        let yellow = SystemColor.yellow.resolved(.light, .iOS26)
        let triangle = Image(systemName: "exclamationmark.triangle.fill")
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        #expect(fills(triangle.symbolRenderingMode(.multicolor)) == [yellow, white])
        #expect(fills(triangle.renderingMode(.original)) == [yellow, white])
        // Filled clouds are white in every colour scheme (pakerwreah/Calendr#671, mzeryck/Weather-Cal#103).
        #expect(fills(Image(systemName: "cloud.fill").symbolRenderingMode(.multicolor)) == [white])
        for (name, other) in [
            ("cloud.sun.fill", yellow), ("cloud.rain.fill", SystemColor.cyan.resolved(in: EnvironmentValues())),
        ] {
            #expect(Set(fills(Image(systemName: name).symbolRenderingMode(.multicolor))) == [white, other], "\(name)")
        }
        let badge = Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor).foregroundStyle(color(red))
        #expect(fills(badge) == [red, SystemColor.green.resolved(.light, .iOS26)])
        #expect(fills(Image(systemName: "star").symbolRenderingMode(.multicolor).foregroundStyle(color(red))) == [red])
    }

    @Test("An image's own mode wins over its surroundings'") func nesting() {
        let row = HStack {
            Image(systemName: "xmark.circle")
            Image(systemName: "xmark.circle").symbolRenderingMode(.monochrome)
            Image(systemName: "xmark.circle").symbolRenderingMode(nil)
        }
        let half = red.multiplyingAlpha(0.5)
        let all = fills(row.symbolRenderingMode(.hierarchical).foregroundStyle(color(red)))
        #expect(all == [half, red, red, half, red])
    }

    @Test(
        "A variable value lights the steps below it",
        arguments: [(0.0, 0), (0.01, 1), (0.34, 2), (0.67, 3), (1, 3), (7, 3), (-1, 0), (.nan, 0)])
    func variableValue(value: Double, lit: Int) {
        let view = Image(systemName: "wifi", variableValue: value).foregroundStyle(color(red))
        let faint = red.multiplyingAlpha(0.25)
        #expect(fills(view) == (0..<3).map { $0 < lit ? red : faint })
        #expect(fills(Image(systemName: "wifi", variableValue: nil).foregroundStyle(color(red))) == [red])
        #expect(fills(Image(systemName: "star", variableValue: value).foregroundStyle(color(red))) == [red])
    }

    @Test("In one style, what is cut out is empty, and layers cover the same area") func cutOuts() throws {
        for name in ["plus.circle.fill", "person.crop.circle.fill", "checkmark.shield.fill", "heart.circle.fill"] {
            let glyph = try #require(SymbolLibrary.shared.glyph(named: name))
            #expect(glyph.layers.map(\.level) == [1, 0], "\(name)")
            var filled = 0
            for x in stride(from: 0.4, to: 16, by: 0.8) {
                for y in stride(from: 0.4, to: 16, by: 0.8) {
                    let point = CGPoint(x: x, y: y)
                    let isInSign = glyph.layers[1].path.contains(point)
                    if isInSign { #expect(!glyph.path.contains(point), "\(name) \(point)") }
                    if isInSign { filled += 1 }
                    #expect(
                        glyph.path.contains(point) == (glyph.layers[0].path.contains(point) && !isInSign), "\(name)")
                }
            }
            #expect(filled > 8, "\(name)")
        }
    }
}
