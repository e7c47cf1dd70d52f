import Foundation
import GalleyDrawing
import GalleyExport
import Testing

@Suite("Gradients between near colours") struct DitherTests {
    private func gray(_ level: Double, alpha: Double = 1) -> ResolvedColor {
        ResolvedColor(red: level, green: level, blue: level, alpha: alpha)
    }

    private func list(_ from: ResolvedColor, _ to: ResolvedColor, _ end: CGPoint, height: Double = 8) -> DisplayList {
        let stops = [GradientStop(color: from, location: 0), GradientStop(color: to, location: 1)]
        return DisplayList(
            size: CGSize(width: 400, height: height),
            items: [
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 400, height: height)),
                    .linearGradient(stops, start: .zero, end: end), FillStyle())
            ])
    }

    /// Eight steps of one on 1,200 pixels: bands of 150, unless neighbours make up for each other.
    @Test(
        "No bands at three pixels to the point: four by four pixels have the gradient's colour in the mean",
        arguments: [0, 40])
    func steps(slant: Double) throws {
        let end = CGPoint(x: 400, y: slant)
        let (from, to) = (gray(0.5), gray(0.53))
        let pixels = Pixels(try PNGExporter(scale: 3).image(for: list(from, to, end)))
        let ramp = GradientRamp([GradientStop(color: from, location: 0), GradientStop(color: to, location: 1)])
        let length = 400 * 400 + slant * slant
        var levels: Set<Int> = []
        for x in stride(from: 0, to: 1200, by: 4) {
            var sum = 0
            var wanted = 0.0
            for dy in 8..<12 {
                for dx in 0..<4 {
                    sum += pixels[x + dx, dy][0]
                    levels.insert(pixels[x + dx, dy][0])
                    let (px, py) = ((Double(x + dx) + 0.5) / 3, (Double(dy) + 0.5) / 3)
                    wanted += ramp.color(at: (px * 400 + py * slant) / length).red * 255
                }
            }
            #expect(abs(Double(sum) - wanted) / 16 < 0.15, "at \(x): \(Double(sum) / 16), wanted \(wanted / 16)")
        }
        // From 127.5 to 135.15.
        #expect(levels.isSubset(of: Set(127...136)) && levels.isSuperset(of: Set(128...135)))
    }

    @Test("The same bytes every time") func determinism() throws {
        let list = list(gray(0.5), gray(0.53), CGPoint(x: 400, y: 40))
        #expect(try PNGExporter(scale: 3).data(for: list) == PNGExporter(scale: 3).data(for: list))
    }

    @Test("Beyond its ends a gradient is its end colours, exactly") func ends() throws {
        // 0.41 is between two of a pixel's 256 values.
        let (from, to) = (gray(0.41), gray(0.43))
        let stops = [GradientStop(color: from, location: 0), GradientStop(color: to, location: 1)]
        let box = Path(CGRect(x: 0, y: 0, width: 400, height: 8))
        let paint = Paint.linearGradient(stops, start: CGPoint(x: 150, y: 0), end: CGPoint(x: 250, y: 0))
        func pixels(_ paint: Paint) throws -> Pixels {
            Pixels(
                try PNGExporter(scale: 3).image(
                    for: DisplayList(size: CGSize(width: 400, height: 8), items: [.fill(box, paint, FillStyle())])))
        }
        let gradient = try pixels(paint)
        let (first, last) = (try pixels(.color(from))[0, 0], try pixels(.color(to))[0, 0])
        for x in 0..<440 {
            for y in 0..<24 { #expect(gradient[x, y] == first && gradient[1199 - x, y] == last) }
        }
    }

    @Test("Where colours change fast, rows are equal") func fast() throws {
        let pixels = Pixels(try PNGExporter(scale: 1).image(for: list(gray(0.2), gray(0.9), CGPoint(x: 400, y: 0))))
        for x in 0..<400 { #expect(Set((0..<8).map { pixels[x, $0] }).count == 1) }
    }

    @Test("A colour is never more than its alpha") func alpha() throws {
        let list = list(gray(1, alpha: 0.5), gray(1, alpha: 0.53), CGPoint(x: 400, y: 9))
        let pixels = Pixels(try PNGExporter(scale: 3).image(for: list))
        for x in 0..<1200 {
            let pixel = pixels[x, 5]
            #expect(pixel[0] == pixel[3] && pixel[1] == pixel[3] && pixel[2] == pixel[3])
        }
    }
}
