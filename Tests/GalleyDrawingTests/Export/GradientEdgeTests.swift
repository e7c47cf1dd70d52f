import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing

@testable import GalleyExport

@Suite("Gradients: jumps, single columns and tall pictures") struct GradientEdgeTests {
    /// A pixel spans 1 / 10 of the length of an ellipse's radius of 40 across and 2.5 down (√(40 · 2.5) = 10), and so does the
    /// edge where colours jump: across, a pixel is 1 / 40 of it.
    @Test("A jump is as soft as a pixel is long, in the mean of both axes") func jumps() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 0.5),
            GradientStop(color: .white, location: 0.5), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.radialGradient(
            stops, center: CGPoint(x: 0, y: 2.5), startRadius: 0, endRadius: 40, heightPerWidth: 1 / 16.0)
        let item = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 5)), paint, FillStyle())
        let planes = try Planes([item], 40, 5)
        for x in 0..<40 {
            let place = (Double(x) + 0.5) / 40
            let wanted = min(1, max(0, (place - 0.5) * 10 + 0.5)) * 255
            // The table has 1024 places, a hundredth of the edge each.
            let found = planes[x, 2]
            #expect(abs(found.x - wanted) <= 5 && found.w == 255, "\(x): \(found.x), not \(wanted)")
        }
    }

    @Test("A column is one pixel wide, dithered or not", arguments: [10.0, 5000]) func columns(length: Double) throws {
        let paint = Paint.linearGradient(
            [
                GradientStop(color: .black, location: 0),
                GradientStop(color: ResolvedColor(red: 0.4, green: 0.4, blue: 0.4), location: 1),
            ], start: .zero, end: CGPoint(x: 0, y: length))
        let raster = try #require(GradientRaster(paint, matrix: .identity))
        var pixels = [UInt32](repeating: 7, count: 3 * 6)
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            raster.fill(base + 1, x: 4, y: 0, width: 1, height: 6, stride: 3)
        }
        for row in 0..<6 {
            #expect(pixels[3 * row] == 7 && pixels[3 * row + 1] >> 24 == 255 && pixels[3 * row + 2] == 7)
        }
    }

    /// Two pixels to the point, and 1024 along a side at most: 10,002 points with the margin of one, of which three are 0.3.
    @Test("A tall angular gradient's picture in SVG is as narrow as it is") func tallPattern() throws {
        let paint = Paint.angularGradient(
            [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            center: CGPoint(x: 0, y: 5000), startAngle: 0, endAngle: 2 * .pi)
        func svg(_ height: Double) throws -> String {
            let list = DisplayList(
                size: CGSize(width: 1, height: height),
                items: [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: height)), paint, FillStyle())])
            return String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        }
        func sides(_ svg: String) throws -> [Int] {
            let start = try #require(svg.range(of: "data:image/png;base64,")).upperBound
            let file = try #require(Data(base64Encoded: String(svg[start...].prefix { $0 != "\"" })))
            return [16, 20].map { place in file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        }
        #expect(try sides(svg(10_000)) == [1, 1024])
        #expect(try sides(svg(8)) == [6, 20])
    }

    /// Dashes of a tenth of a pixel, 0.002 of a point: half of the line's ink.
    @Test("Dashes are fine by the picture's pixels, not by its points") func fineDashes() throws {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0.5))
            $0.addLine(to: CGPoint(x: 1, y: 0.5))
        }
        let item = DrawItem.stroke(line, .color(.black), StrokeStyle(lineWidth: 0.4, dash: [0.002, 0.002]))
        let planes = try Planes([item], 1, 1, scale: 50)
        let mean = (0..<50).reduce(0) { $0 + planes[$1, 25].w } / 50
        #expect(abs(mean - 127.5) < 10, "\(mean)")
    }
}
