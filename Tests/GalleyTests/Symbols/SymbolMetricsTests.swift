import Foundation
import Galley
import GalleySymbols
import Testing

@testable import GalleyViews

@Suite("Symbol metrics")
struct SymbolMetricsTests {
    private func size(_ name: String, _ fontSize: CGFloat, _ scale: CGFloat = 1) throws -> CGSize {
        SymbolMetrics(
            glyph: try #require(SymbolLibrary.shared.glyph(named: name)), fontSize: fontSize, imageScale: scale
        ).size
    }

    @Test(
        "A star is within half a point of what SwiftUI was measured with (rules.md §14)",
        arguments: [
            (13.0, 16.5, 16.0), (17, 22, 20), (10, 13, 11.5), (22, 28.5, 26), (26, 33.5, 31.5), (28, 36, 34),
        ])
    func star(fontSize: Double, width: Double, height: Double) throws {
        let size = try size("star", fontSize)
        #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(size)")
    }

    @Test("Thin symbols take little room")
    func thinSymbols() throws {
        let ellipsis = try size("ellipsis", 13)
        #expect(abs(ellipsis.width - 14) <= 1 && abs(ellipsis.height - 4.5) <= 0.5)
        let chevron = try size("chevron.right", 13)
        #expect(chevron.width < 10.5 && abs(chevron.height - 13.5) <= 1)
    }

    @Test("The star's box reaches 3 points below the baseline at 13 points, and scales with imageScale")
    func baselineAndScale() throws {
        let star = try #require(SymbolLibrary.shared.glyph(named: "star"))
        #expect(abs(SymbolMetrics(glyph: star, fontSize: 13).baselineOffset - 3) <= 0.5)
        let medium = try size("star", 100)
        let small = try size("star", 100, SymbolMetrics.smallScale)
        let large = try size("star", 100, SymbolMetrics.largeScale)
        #expect(abs(small.width / medium.width - 0.81) < 0.01 && abs(large.width / medium.width - 1.28) < 0.01)
    }

    @Test("The ink is centred in its box")
    func inkPosition() throws {
        let glyph = try #require(SymbolLibrary.shared.glyph(named: "chevron.left"))
        let metrics = SymbolMetrics(glyph: glyph, fontSize: 17)
        let transform = metrics.inkTransform
        #expect(abs(glyph.ink.midX * transform.a + transform.tx - metrics.size.width / 2) < 1e-9)
        #expect(abs(glyph.ink.midY * transform.d + transform.ty - metrics.size.height / 2) < 1e-9)
        #expect(glyph.ink.width * transform.a <= metrics.size.width)
    }

    @Test("Sizes without meaning give an empty box", arguments: [0.0, -5, .nan, .infinity, 1e300])
    func badSizes(fontSize: Double) throws {
        #expect(try size("star", fontSize) == .zero)
    }
}
