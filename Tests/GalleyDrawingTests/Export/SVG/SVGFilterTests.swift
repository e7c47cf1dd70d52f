import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing

@testable import GalleyExport

@Suite("Filters in SVG") struct SVGFilterTests {
    /// None of these shows anything beside its content: a point more for smooth edges.
    @Test("Filters of colours end with their content") func areas() {
        let square = DrawItem.fill(Path(CGRect(x: 10, y: 20, width: 20, height: 30)), .color(.black), FillStyle())
        let seen = CGRect(x: 0, y: 0, width: 100, height: 100)
        let threshold = LayerThreshold(least: 0.2, most: 0.5, color: .black)
        let effects: [LayerEffect] = [
            .backdrop(LayerBackdrop(radius: 5, saturation: 1, tint: .black)), .luminanceToAlpha(.black),
            .alphaThreshold(threshold),
        ]
        for effect in effects {
            #expect(SVGFilter.area(of: effect, on: [square], in: seen) == CGRect(x: 9, y: 19, width: 22, height: 32))
            #expect(SVGFilter.area(of: effect, on: [], in: seen) == seen)
        }
    }
}
