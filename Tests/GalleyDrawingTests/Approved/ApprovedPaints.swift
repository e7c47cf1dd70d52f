import Foundation
import GalleyDrawing
import GalleyLayout

/// What the features of formats leave out of fills, strokes and gradients: each kind of gradient with each kind of stops, as
/// fill, stroke and text, and meshes.
enum ApprovedPaints {
    typealias Feature = FormatFeature

    private static let red = Feature.red
    private static let blue = Feature.blue
    private static let green = Feature.green
    private static let yellow = ResolvedColor(red: 0.95, green: 0.85, blue: 0.1)

    private static func stops(_ stops: (ResolvedColor, Double)...) -> [GradientStop] {
        stops.map { GradientStop(color: $0.0, location: $0.1) }
    }

    /// Kinds of stops.
    private static let kinds: [(String, [GradientStop])] = [
        ("two", stops((red, 0), (blue, 1))),
        (
            "translucent",
            stops((red.multiplyingAlpha(by: 0.9), 0.1), (blue.multiplyingAlpha(by: 0.2), 0.5), (yellow, 0.9))
        ),
        ("jumping", stops((red, 0.25), (green, 0.25), (yellow, 0.6), (blue, 0.6))),
        ("many", stops((red, 0), (green, 0.2), (yellow, 0.35), (blue, 0.5), (red, 0.8), (green, 1))),
        ("fading to clear", stops((red, 0), (.clear, 1))),
        (
            "jumping and fading",
            stops((red, 0), (blue.multiplyingAlpha(by: 0.3), 0.5), (green, 0.5), (green.multiplyingAlpha(by: 0), 1))
        ),
        (
            "wide of sRGB",
            stops(
                (ResolvedColor(red: 1.2, green: -0.2, blue: 0.1), 0),
                (ResolvedColor(red: -0.3, green: 1.1, blue: 0.4), 1))
        ),
    ]

    private static let places: [(String, @Sendable ([GradientStop]) -> Paint)] = [
        ("across", { .linearGradient($0, start: CGPoint(x: 8, y: 0), end: CGPoint(x: 52, y: 0)) }),
        ("down", { .linearGradient($0, start: CGPoint(x: 0, y: 36), end: CGPoint(x: 0, y: 3)) }),
        ("slanted", { .linearGradient($0, start: CGPoint(x: 5, y: 3), end: CGPoint(x: 41, y: 38)) }),
        ("circles", { .radialGradient($0, center: CGPoint(x: 28, y: 19), startRadius: 3, endRadius: 24) }),
        (
            "ellipses",
            { .radialGradient($0, center: CGPoint(x: 31, y: 22), startRadius: 22, endRadius: 5, heightPerWidth: 0.6) }
        ),
        ("around", { .angularGradient($0, center: CGPoint(x: 29, y: 21), startAngle: 0.4, endAngle: 0.4 + 2 * .pi) }),
        ("a part around", { .angularGradient($0, center: CGPoint(x: 22, y: 18), startAngle: 5.5, endAngle: 8) }),
        ("around backwards", { .angularGradient($0, center: CGPoint(x: 29, y: 21), startAngle: 2, endAngle: -7) }),
    ]

    static var gradients: [Feature] {
        kinds.flatMap { kind, stops in
            places.map { place, paint in Feature("\(kind) \(place)", Feature.fill(paint(stops))) }
        }
    }

    /// Gradients that are not over whole pixels of a rectangle: on curves, lines, in spaces that are turned.
    static var shapes: [Feature] {
        let ellipse = Path(ellipseIn: CGRect(x: 4.3, y: 3.6, width: 50.2, height: 33.1))
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 14, ty: -8)
        let wide = CGAffineTransform(a: 1.6, b: 0, c: 0.3, d: -0.7, tx: -20, ty: 34)
        return nearRectangles
            + places.flatMap { place, paint -> [Feature] in
                let (some, faint) = (paint(kinds[3].1), paint(kinds[1].1))
                return [
                    Feature("\(place) in an ellipse", .fill(ellipse, some, FillStyle())),
                    Feature("\(place) on a line", .stroke(ellipse, faint, StrokeStyle(lineWidth: 7))),
                    Feature("\(place), turned", .group(transform: turned, [.fill(ellipse, some, FillStyle())])),
                    Feature(
                        "\(place), mirrored and skewed",
                        .group(
                            transform: wide,
                            [.fill(Path(CGRect(x: 10, y: 2, width: 35.5, height: 40)), faint, FillStyle())]
                        )),
                    Feature(
                        "\(place), clipped and half-clear",
                        .group(
                            clip: DrawClip(ellipse), effect: .opacity(0.5),
                            [.fill(Path(Feature.whole), some, FillStyle(antialiased: false))])),
                    Feature("\(place) in text", ApprovedTexts.text("Ag8", size: 30, some)),
                ]
            }
    }

    /// Rectangles from every corner and both ways round, and what is nearly one.
    static var nearRectangles: [Feature] {
        let paint = places[2].1(kinds[3].1)
        let corners = [
            "10 5 m 50 5 l 50 35 l 10 35 l h", "10 5 m 10 35 l 50 35 l 50 5 l h", "50 35 m 10 35 l 10 5 l 50 5 l h",
            "50 35 m 50 5 l 10 5 l 10 35 l h",
        ]
        let others = [
            "10 5 m 50 9 l 50 35 l 10 35 l h", "10 5 m 50 5 l 54 35 l 10 35 l h", "10 5 m 50 5 l 50 35 l 10 31 l h",
            "10 5 m 50 5 l 50 35 l 14 35 l h", "10 5 m 14 35 l 50 35 l 50 5 l h",
            "10 5 m 10 35 l 50 31 l 50 5 l h", "10 5 m 10 35 l 50 35 l 54 5 l h", "10 5 m 10 35 l 50 35 l 50 9 l h",
            "10 5 m 50 5 l 50 35 l 10 35 l", "10 5 m 50 5 l 50 35 l 10 35 l 10 5 l h",
            "10 5 m 50 5 l 50 35 l 10 35 l 12 5 l h",
        ]
        return (corners + others).map { Feature("gradient in \($0)", .fill(Path($0) ?? Path(), paint, FillStyle())) }
    }

    private static func mesh(
        _ width: Int, _ height: Int, smooth: Bool, perceptual: Bool, alpha: Double = 1, bend: Double = 0,
        background: ResolvedColor = .clear, rect: CGRect = CGRect(x: 6, y: 5, width: 48, height: 30)
    ) -> Paint {
        let colors = [red, yellow, blue, green, .white, .black, blue, red, green]
        let vertices = (0..<width * height).map { index -> MeshVertex in
            let (x, y) = (Double(index % width) / Double(width - 1), Double(index / width) / Double(height - 1))
            let middle = x > 0 && x < 1 && y > 0 && y < 1
            let place = SIMD2(x + (middle ? 0.12 : 0), y - (middle ? 0.08 : 0))
            let (across, down) = (1 / Double(width - 1) / 3, 1 / Double(height - 1) / 3)
            return MeshVertex(
                position: place, leading: place + SIMD2(-across, bend), top: place + SIMD2(bend, -down),
                trailing: place + SIMD2(across, -bend), bottom: place + SIMD2(-bend / 2, down),
                color: colors[index % colors.count].multiplyingAlpha(by: index % 2 == 0 ? 1 : alpha))
        }
        return .meshGradient(
            width: width, height: height, vertices: vertices, background: background, smoothsColors: smooth,
            isPerceptual: perceptual, rect: rect)
    }

    static var meshes: [Feature] {
        func feature(_ name: String, _ paint: Paint) -> Feature {
            Feature(name, .fill(Path(Feature.whole), paint, FillStyle()))
        }
        let ellipse = Path(ellipseIn: CGRect(x: 4, y: 3, width: 50, height: 34))
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 14, ty: -8)
        return [
            feature("mesh of four", mesh(2, 2, smooth: false, perceptual: false)),
            feature("mesh of nine", mesh(3, 3, smooth: false, perceptual: false)),
            feature("smooth mesh", mesh(3, 3, smooth: true, perceptual: false)),
            feature("perceptual mesh", mesh(3, 3, smooth: false, perceptual: true)),
            feature("smooth perceptual mesh", mesh(3, 3, smooth: true, perceptual: true)),
            feature("bent mesh", mesh(3, 3, smooth: true, perceptual: false, bend: 0.2)),
            feature("mesh that folds", mesh(3, 2, smooth: false, perceptual: false, bend: 0.7)),
            feature("translucent mesh", mesh(3, 3, smooth: true, perceptual: false, alpha: 0.3, bend: -0.1)),
            feature("translucent perceptual mesh", mesh(2, 3, smooth: true, perceptual: true, alpha: 0.3)),
            feature("mesh on a ground", mesh(3, 3, smooth: true, perceptual: true, bend: 0.1, background: yellow)),
            feature(
                "mesh on a translucent ground",
                mesh(4, 2, smooth: true, perceptual: false, alpha: 0.4, background: blue.multiplyingAlpha(by: 0.5))),
            Feature(
                "mesh in an ellipse", .fill(ellipse, mesh(3, 3, smooth: true, perceptual: true, bend: 0.1), FillStyle())
            ),
            Feature(
                "mesh on a line",
                .stroke(ellipse, mesh(3, 3, smooth: true, perceptual: true), StrokeStyle(lineWidth: 6))),
            Feature(
                "mesh, turned",
                .group(transform: turned, [.fill(ellipse, mesh(3, 3, smooth: true, perceptual: false), FillStyle())])),
            Feature("mesh in text", ApprovedTexts.text("Ag8", size: 30, mesh(3, 3, smooth: true, perceptual: false))),
            feature(
                "mesh of one column",
                mesh(3, 3, smooth: true, perceptual: false, rect: CGRect(x: 20, y: 5, width: 1, height: 30))),
        ]
    }

    /// Lines of each cap, join, dash and bend.
    static var lines: [Feature] {
        let curves: [(String, Path)] = [
            ("up", Path("5 35 m 6 -18 52 61 55 5 c") ?? Path()),
            ("left", Path("50 5 m -10 10 -10 30 50 38 c") ?? Path()),
            ("loop", Path("5 35 m 80 -10 -20 -10 55 35 c") ?? Path()),
            ("drop", Path("30 6 m 60 30 40 36 30 36 c 20 36 0 30 30 6 c h") ?? Path()),
            ("quadratic", Path("5 5 m 30 60 50 8 q") ?? Path()),
            ("zigzag", Path("6 8 m 20 32 l 24 6 l 50 18 l 30 34 l h") ?? Path()),
            ("back", Path("10 20 m 50 20 l 20 20 l") ?? Path()), ("point", Path("30 20 m h") ?? Path()),
            ("dot", Path("30 20 m 30 20 l") ?? Path()),
            ("subpaths", Path("6 6 m 26 10 l 18 30 l h 40 8 m 50 30 l") ?? Path()),
        ]
        let styles: [(String, StrokeStyle)] = [
            ("thin", StrokeStyle(lineWidth: 0.4)),
            ("mitered", StrokeStyle(lineWidth: 5, lineJoin: .miter, miterLimit: 3)),
            ("round", StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)),
            ("beveled", StrokeStyle(lineWidth: 5, lineCap: .square, lineJoin: .bevel)),
            ("dashed", StrokeStyle(lineWidth: 3, dash: [7, 4], dashPhase: 3)),
            ("dotted", StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [0, 7], dashPhase: -2)),
            (
                "square dashes",
                StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, dash: [9, 6, 2], dashPhase: 30)
            ),
        ]
        return curves.flatMap { curve, path in
            styles.map { Feature("\(curve), \($0.0)", .stroke(path, .color(blue), $0.1)) }
        }
    }
}
