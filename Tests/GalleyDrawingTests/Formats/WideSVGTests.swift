import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import Testing

/// Colours of Display P3 in SVG: the nearest of sRGB for every viewer, and themselves for those that know `color()`
/// (CSS Color 4, §10.4: the components of Display P3, 0…1).
@Suite("Wide colours in SVG")
struct WideSVGTests {
    private func svg(_ color: ResolvedColor) throws -> String {
        let square = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(color), FillStyle())
        let list = DisplayList(size: CGSize(width: 4, height: 4), items: [square])
        return String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
    }

    /// Display P3's red, in encoded components of sRGB (CSS Color 4's sample: rgb(109.3% -22.7% -15%)).
    @Test("What sRGB lacks is written twice") func wide() throws {
        let text = try svg(ResolvedColor(red: 1.09300, green: -0.22674, blue: -0.15007))
        #expect(text.contains("fill=\"#f00\""), "\(text)")
        let parts = try #require(text.components(separatedBy: "style=\"fill:color(display-p3 ").dropFirst().first)
        let numbers = try #require(parts.components(separatedBy: ")").first).split(separator: " ").compactMap {
            Double($0)
        }
        #expect(numbers.count == 3 && zip(numbers, [1, 0, 0]).allSatisfy { abs($0 - $1) < 0.002 }, "\(numbers)")
        let half = try svg(ResolvedColor(red: 1.09300, green: -0.22674, blue: -0.15007, alpha: 0.5))
        #expect(half.contains("fill-opacity=\".5\"") && half.contains("color(display-p3 "))
    }

    @Test("What sRGB has is written once, and odd numbers are none") func narrow() throws {
        for color in [
            ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0.2, green: 0.5, blue: 1),
            ResolvedColor(red: .nan, green: 0, blue: 0),
        ] { #expect(try !svg(color).contains("color(")) }
    }
}
