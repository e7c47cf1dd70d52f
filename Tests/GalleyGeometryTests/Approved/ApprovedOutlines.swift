import Foundation
import GalleyApproved
import GalleyGeometry

/// Outlines of strokes, and what becomes of two paths.
enum ApprovedOutlines {
    typealias Part = ApprovedText.Part

    static let styles: [(name: String, style: StrokeStyle)] = [
        ("butt, miter", StrokeStyle(lineWidth: 6)),
        ("round", StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)),
        ("square, bevel", StrokeStyle(lineWidth: 5, lineCap: .square, lineJoin: .bevel)),
        ("low limit", StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1.2)),
        ("dashes", StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter, dash: [7, 4], dashPhase: 3)),
        ("round dashes", StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 5, 1], dashPhase: -4)),
        ("square dashes", StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, dash: [9, 6], dashPhase: 8)),
        ("dots", StrokeStyle(lineWidth: 3, lineCap: .round, dash: [0, 8], dashPhase: 100)),
        ("square dots", StrokeStyle(lineWidth: 3, lineCap: .square, dash: [0, 9])),
        ("a dash that ends where it begins", StrokeStyle(lineWidth: 2, dash: [500, 3], dashPhase: 20)),
    ]

    /// Every path and style; what is large is told by its box and some points.
    static var strokeParts: [Part] {
        styles.flatMap { name, style in
            ApprovedPaths.all.map { path in
                Part("\(path.name), \(name)") { outline(path.path.strokedPath(style)) }
            }
                + (1...4).map { seed in
                    Part("random \(seed), \(name)") { outline(ApprovedPaths.random(seed).strokedPath(style)) }
                }
        } + [
            Part("widths") {
                let path = ApprovedPaths.random(7)
                return [0, -2, 0.001, 0.5, 40, .nan, .infinity].map {
                    outline(path.strokedPath(StrokeStyle(lineWidth: $0)))
                }.joined(separator: "\n")
            },
            Part("odd dashes") {
                let dashes: [[CGFloat]] = [
                    [], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [5], [5, 0], [1e-12], [3, 2, 1],
                ]
                return dashes.flatMap { dash in
                    [0, 2, -3, 5, .nan, .infinity, 1e9].map {
                        outline(Path("2 20 m 50 20 l") ?? Path(), StrokeStyle(lineWidth: 2, dash: dash, dashPhase: $0))
                    }
                }.joined(separator: "\n")
            },
            Part("miter limits") {
                let corner = Path("4 15.9 m 24 20 l 4 24.1 l") ?? Path()
                return [1, 4.9, 4.97, 5, 10, 0, .nan].map { outline(corner, StrokeStyle(lineWidth: 5, miterLimit: $0)) }
                    .joined(separator: "\n")
            },
        ]
    }

    private static func outline(_ path: Path, _ style: StrokeStyle) -> String { outline(path.strokedPath(style)) }

    private static func outline(_ path: Path) -> String {
        let text = Approved.text(path)
        guard text.utf8.count > 400 else { return text }
        // Where it begins, how long it is, what it surrounds, and the sums of its points and of their squares, which any other
        // point changes.
        var sums = (x: 0.0, y: 0.0, xx: 0.0, yy: 0.0, xy: 0.0)
        func add(_ point: CGPoint, _ weight: Double) {
            sums.x += point.x * weight
            sums.y += point.y * weight
            sums.xx += point.x * point.x
            sums.yy += point.y * point.y
            sums.xy += point.x * point.y * weight
        }
        var moves = 0
        for (index, element) in path.elements.enumerated() {
            let weight = Double(index % 7 + 1)
            switch element {
            case .move(let end):
                moves += 1
                add(end, weight)
            case .line(let end): add(end, weight)
            case .quadCurve(let end, let control): add(end, weight); add(control, weight + 0.5)
            case .curve(let end, let one, let two): add(end, weight); add(one, weight + 0.25); add(two, weight + 0.75)
            case .closeSubpath: sums.x += weight
            }
        }
        return "\(path.elements.count) steps, \(moves) subpaths, box \(Approved.text(path.boundingRect)), sums "
            + Approved.numbers(sums.x, sums.y, sums.xx, sums.yy, sums.xy)
    }

    /// Pairs of paths that cross, touch, hold each other and have nothing in common.
    private static var pairs: [(String, Path, Path)] {
        func path(_ text: String) -> Path { Path(text) ?? Path() }
        let square = path("10 10 30 20 re")
        return [
            ("squares that overlap", square, path("25 18 30 20 re")),
            ("a square in a square", square, path("15 14 8 6 re")),
            ("squares with one side", square, path("40 10 10 20 re")),
            ("squares with a part of a side", square, path("40 15 10 8 re")),
            ("squares with a corner", square, path("40 30 10 8 re")), ("squares apart", square, path("50 40 5 5 re")),
            ("the same square", square, square),
            ("the same square the other way", square, path("10 10 m 10 30 l 40 30 l 40 10 l h")),
            ("squares with a side on a side", square, path("20 10 10 30 re")), ("a square and nothing", square, Path()),
            ("nothing and a square", Path(), square), ("a square and a line", square, path("0 0 m 50 45 l")),
            ("a circle and a square", Path(ellipseIn: CGRect(x: 15, y: 5, width: 30, height: 30)), square),
            (
                "circles", Path(ellipseIn: CGRect(x: 5, y: 5, width: 24, height: 24)),
                Path(ellipseIn: CGRect(x: 18, y: 9, width: 24, height: 24))
            ),
            (
                "circles that touch", Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)),
                Path(ellipseIn: CGRect(x: 25, y: 5, width: 20, height: 20))
            ),
            (
                "a star and a ring", path("30 2 m 41 36 l 12 15 l 48 15 l 19 36 l h"),
                path("5 5 50 30 re 12 10 m 12 30 l 48 30 l 48 10 l h")
            ),
            ("curves", path("5 35 m 6 -18 52 61 55 5 c h"), path("2 12 m 17 -20 50 30 q 40 38 l h")),
            (
                "a star and itself moved", path("30 2 m 41 36 l 12 15 l 48 15 l 19 36 l h"),
                path("31 2 m 42 36 l 13 15 l 49 15 l 20 36 l h")
            ),
            ("triangles with corners on sides", path("0 0 m 40 0 l 20 30 l h"), path("20 0 m 40 30 l 0 30 l h")),
            ("lines that lie on lines", path("0 0 m 40 40 l 40 0 l h"), path("10 10 m 30 30 l 5 40 l h")),
        ] + (0..<8).map { ("random \($0)", ApprovedPaths.random(100 + $0), ApprovedPaths.random(200 + $0)) }
    }

    static var algebraParts: [Part] {
        pairs.map { name, a, b in
            Part(name) {
                [false, true].flatMap { rule in
                    [
                        a.union(b, eoFill: rule), a.intersection(b, eoFill: rule), a.subtracting(b, eoFill: rule),
                        b.subtracting(a, eoFill: rule), a.symmetricDifference(b, eoFill: rule),
                        a.normalized(eoFill: rule),
                        a.lineIntersection(b, eoFill: rule), a.lineSubtraction(b, eoFill: rule),
                        b.lineIntersection(a, eoFill: rule),
                    ].map(outline)
                }.joined(separator: "\n")
            }
        }
    }
}
