import Foundation
import GalleyApproved
import GalleyGeometry
import GalleyRandom

extension Approved {
    /// A path's steps, a line for each subpath.
    static func text(_ path: Path) -> String {
        var text = ""
        func add(_ name: String, _ points: CGPoint...) {
            text += name + points.map { numbers($0.x, $0.y) }.joined(separator: " ")
        }
        for element in path.elements {
            switch element {
            case .move(let end): add(text.isEmpty ? "M" : "\nM", end)
            case .line(let end): add("L", end)
            case .quadCurve(let end, let control): add("Q", control, end)
            case .curve(let end, let control1, let control2): add("C", control1, control2, end)
            case .closeSubpath: add("Z")
            }
        }
        return text.isEmpty ? "nothing" : text
    }

    static func text(_ box: CGRect) -> String {
        box.isNull ? "null" : numbers(box.origin.x, box.origin.y, box.size.width, box.size.height)
    }

    static func text(_ t: CGAffineTransform) -> String { numbers(t.a, t.b, t.c, t.d, t.tx, t.ty) }
}

/// Paths that several tests ask the same of: each kind of step, bent each way, open and closed, with what is degenerate.
enum ApprovedPaths {
    static let all: [(name: String, path: Path)] = [
        ("nothing", Path()),
        ("a move", Path { $0.move(to: CGPoint(x: 3, y: 4)) }),
        ("a point", Path("3 4 m h") ?? Path()),
        ("a line to itself", Path("3 4 m 3 4 l") ?? Path()),
        ("a line", Path("10 20 m 48 31 l") ?? Path()),
        ("a line back", Path("10 20 m 48 20 l 18 20 l") ?? Path()),
        ("a corner", Path("8 34 m 34 20 l 8 6 l") ?? Path()),
        ("a blunt corner", Path("8 34 m 34 20 l 60 9 l") ?? Path()),
        ("a zigzag", Path("2 3 m 20 30 l 24 2 l 50 18 l 30 40 l 12 38 l") ?? Path()),
        ("a closed zigzag", Path("2 3 m 20 30 l 24 2 l 50 18 l 30 40 l 12 38 l h") ?? Path()),
        ("a rectangle", Path(CGRect(x: 5, y: 7, width: 40, height: 21))),
        ("a rectangle the other way", Path("5 7 m 5 28 l 45 28 l 45 7 l h") ?? Path()),
        ("a rectangle that says its end", Path("5 7 m 45 7 l 45 28 l 5 28 l 5 7 l h") ?? Path()),
        ("an open rectangle", Path("5 7 m 45 7 l 45 28 l 5 28 l") ?? Path()),
        ("a skew rectangle", Path("5 7 m 45 7 l 49 28 l 5 28 l h") ?? Path()),
        ("an ellipse", Path(ellipseIn: CGRect(x: 4, y: 8, width: 44, height: 25))),
        ("a curve", Path("5 35 m 6 -18 52 61 55 5 c") ?? Path()),
        ("a curve down", Path("5 5 m 20 60 40 60 55 5 c") ?? Path()),
        ("a curve to the left", Path("50 5 m -10 10 -10 30 50 38 c") ?? Path()),
        ("a loop", Path("5 35 m 80 -10 -20 -10 55 35 c") ?? Path()),
        ("a cusp", Path("5 35 m 55 5 5 5 55 35 c") ?? Path()),
        ("a curve without a start", Path("5 35 m 5 35 52 61 55 5 c") ?? Path()),
        ("a curve without an end", Path("5 35 m 6 -18 55 5 55 5 c") ?? Path()),
        ("a curve that is a line", Path("5 35 m 15 30 25 25 45 15 c h") ?? Path()),
        ("a quadratic curve", Path("5 35 m 17 -20 50 30 q") ?? Path()),
        ("a quadratic curve to the left", Path("45 5 m -20 17 40 35 q h") ?? Path()),
        ("a small curve", Path("5 5 m 5.2 5.4 5.7 5.3 6 5 c") ?? Path()),
        ("a drop", Path("30 2 m 60 30 40 40 30 40 c 20 40 0 30 30 2 c h") ?? Path()),
        ("a star", Path("30 2 m 41 36 l 12 15 l 48 15 l 19 36 l h") ?? Path()),
        ("a ring", Path("0 0 40 40 re 10 10 m 10 30 l 30 30 l 30 10 l h") ?? Path()),
        ("two squares", Path("2 2 10 10 re 30 20 10 10 re") ?? Path()),
        ("subpaths", Path("2 2 m 12 4 l 20 20 m h 8 30 m 9 40 20 20 q h 40 3 l") ?? Path()),
        (
            "arcs",
            Path {
                $0.addArc(
                    center: CGPoint(x: 30, y: 20), radius: 15, startAngle: .degrees(20), endAngle: .degrees(250),
                    clockwise: false)
            }
        ),
        ("a capsule", Path(roundedRect: CGRect(x: 4, y: 4, width: 50, height: 20), cornerRadius: 10, style: .circular)),
        ("a rounded rectangle", Path(roundedRect: CGRect(x: 4, y: 4, width: 50, height: 30), cornerRadius: 8)),
    ]

    /// A random path inside of 0…60 × 0…40, of every kind of step.
    static func random(_ seed: UInt64) -> Path {
        var random = SeededGenerator(seed: seed)
        func point(_ random: inout SeededGenerator) -> CGPoint {
            CGPoint(x: Double(random.whole(0...120)) / 2, y: Double(random.whole(0...80)) / 2)
        }
        var path = Path()
        for _ in 0...random.whole(0...1) {
            path.move(to: point(&random))
            for _ in 0...random.whole(1...4) {
                switch random.whole(0...3) {
                case 0: path.addQuadCurve(to: point(&random), control: point(&random))
                case 1: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
                default: path.addLine(to: point(&random))
                }
            }
            if random.coin() { path.closeSubpath() }
        }
        return path
    }
}
