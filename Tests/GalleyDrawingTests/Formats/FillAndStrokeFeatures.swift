import Foundation
import GalleyDrawing
import GalleyLayout

extension FormatFeature {
    static var fills: [FormatFeature] {
        let evenOdd = FillStyle(eoFill: true)
        let curve = Path { path in
            path.move(to: CGPoint(x: 5, y: 35))
            path.addQuadCurve(to: CGPoint(x: 30, y: 35), control: CGPoint(x: 17, y: -20))
            path.addCurve(to: CGPoint(x: 55, y: 5), control1: CGPoint(x: 30, y: 0), control2: CGPoint(x: 55, y: 60))
        }
        let polygon = Path { $0.addLines([5, 30, 55].map { CGPoint(x: $0, y: $0 == 30 ? 35 : 5) }) }
        let lines = Path { $0.addLines([CGPoint(x: 5, y: 35), CGPoint(x: 30, y: 35), CGPoint(x: 55, y: 5)]) }
        return [
            FormatFeature("winding rule", fill(star), not: fill(star, red, evenOdd)),
            FormatFeature("even-odd rule", fill(star, red, evenOdd), not: fill(star)),
            FormatFeature(
                "rectangle away from the origin", fill(square), not: fill(CGRect(x: 0, y: 5, width: 30, height: 30))),
            FormatFeature("quadratic and cubic curves", fill(curve), not: fill(lines)),
            FormatFeature("open subpaths are closed", fill(polygon), not: .group([])),
            FormatFeature(
                "several subpaths", fill(Path { $0.addRects([square, CGRect(x: 45, y: 5, width: 10, height: 30)]) }),
                not: fill(square)),
            FormatFeature("black", fill(Path(square), .black), not: fill(square)),
            FormatFeature(
                "half-clear colour", fill(Path(square), red.multiplyingAlpha(by: 0.4)), not: fill(square)),
        ]
    }

    private static let corner = Path { path in
        path.addLines([CGPoint(x: 8, y: 34), CGPoint(x: 34, y: 20), CGPoint(x: 8, y: 6)])
    }
    /// 23° wide: its point is 1 / sin 11.5° = 5 widths long.
    private static let sharp = Path { path in
        path.addLines([CGPoint(x: 4, y: 15.9), CGPoint(x: 24, y: 20), CGPoint(x: 4, y: 24.1)])
    }
    private static let line = Path { $0.addLines([CGPoint(x: 12, y: 20), CGPoint(x: 48, y: 20)]) }

    private static func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint = .color(blue)) -> DrawItem {
        .stroke(path, paint, style)
    }

    private static func dashed(_ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> DrawItem {
        stroke(line, StrokeStyle(lineWidth: 8, lineCap: cap, dash: dash, dashPhase: phase))
    }

    static var strokes: [FormatFeature] {
        func capped(_ cap: CGLineCap) -> DrawItem { stroke(line, StrokeStyle(lineWidth: 16, lineCap: cap)) }
        func joined(_ join: CGLineJoin) -> DrawItem { stroke(corner, StrokeStyle(lineWidth: 10, lineJoin: join)) }
        func pointed(_ limit: CGFloat) -> DrawItem {
            stroke(sharp, StrokeStyle(lineWidth: 5, miterLimit: limit))
        }
        let open = Path { $0.addLines([CGPoint(x: 12, y: 8), CGPoint(x: 48, y: 8), CGPoint(x: 48, y: 32)]) }
        var closed = open
        closed.closeSubpath()
        let wide = CGAffineTransform(scaleX: 3, y: 1)
        let small = Path(ellipseIn: CGRect(x: 4, y: 10, width: 12, height: 20))
        let even = StrokeStyle(lineWidth: 5)
        return [
            FormatFeature(
                "width of one point", stroke(line, StrokeStyle()), not: stroke(line, StrokeStyle(lineWidth: 3))),
            FormatFeature("width", stroke(line, StrokeStyle(lineWidth: 12)), not: stroke(line, StrokeStyle())),
            FormatFeature("butt cap", capped(.butt), not: capped(.round), capped(.square)),
            FormatFeature("round cap", capped(.round), not: capped(.butt), capped(.square)),
            FormatFeature("square cap", capped(.square), not: capped(.butt), capped(.round)),
            FormatFeature("miter join", joined(.miter), not: joined(.round), joined(.bevel)),
            FormatFeature("round join", joined(.round), not: joined(.miter), joined(.bevel)),
            FormatFeature("bevel join", joined(.bevel), not: joined(.miter), joined(.round)),
            // Between the formats' own limits, 4 in SVG and 10 in Cairo and PDF.
            FormatFeature("miter limit 6 keeps a point of 5 widths", pointed(6), not: pointed(4)),
            FormatFeature("miter limit 4.5 cuts it off", pointed(4.5), not: pointed(10)),
            FormatFeature("miter limit 4", pointed(4), not: pointed(10)),
            FormatFeature("dash", dashed([8, 4]), not: dashed([])),
            FormatFeature("dash of three lengths", dashed([6, 3, 2]), not: dashed([6, 3])),
            FormatFeature("dash phase", dashed([8, 4], phase: 5), not: dashed([8, 4])),
            FormatFeature(
                "negative dash phase", dashed([8, 4], phase: -3), not: dashed([8, 4]), dashed([8, 4], phase: 3)),
            FormatFeature("dots", dashed([0, 11], cap: .round), not: .group([]), dashed([])),
            FormatFeature("closed outline", stroke(closed, even), not: stroke(open, even)),
            FormatFeature(
                "stroke in a space that is wider than tall", .group(transform: wide, [stroke(small, even)]),
                not: stroke(small.applying(wide), even)),
            FormatFeature(
                "half-clear line", stroke(line, StrokeStyle(lineWidth: 12), .color(blue.multiplyingAlpha(by: 0.4))),
                not: stroke(line, StrokeStyle(lineWidth: 12))),
            FormatFeature(
                "line with a gradient",
                stroke(
                    line, StrokeStyle(lineWidth: 16),
                    .linearGradient(stops, start: CGPoint(x: 12, y: 0), end: CGPoint(x: 48, y: 0))),
                not: stroke(line, StrokeStyle(lineWidth: 16))),
        ]
    }
}
