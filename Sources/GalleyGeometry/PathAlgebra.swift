import Foundation

// Areas of paths, combined. Curves become lines that stay within a hundredth of a point of them, and corners lie on a grid of
// 4096 lines to the point, so that the answers are the same on every machine.
extension Path {
    /// The area that either path covers.
    /// - Parameter eoFill: Whether the even-odd rule says what a path covers, or the winding rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// The area that both paths cover.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// The area of this path that the other does not cover.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// The area that exactly one of both paths covers.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }

    /// The same area as a path whose lines do not cross; by both rules it is the same.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { first, _ in first } }

    /// The part of this path's line that lies in the area of another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(inside: true, of: other, eoFill) }

    /// The part of this path's line that lies outside of the area of another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(inside: false, of: other, eoFill) }

    private func combined(_ other: Path, _ eoFill: Bool, _ covers: (Bool, Bool) -> Bool) -> Path {
        let lines = [self, other].map { $0.isDrawable ? PathGrid.lines(of: $0, isClosed: true) : [] }
        return PathArrangement(lines.map { $0.map(\.points) }).outline { windings in
            covers(Self.isInside(windings.0, eoFill), Self.isInside(windings.1, eoFill))
        }
    }

    private func line(inside: Bool, of other: Path, _ eoFill: Bool) -> Path {
        let own = isDrawable ? PathGrid.lines(of: self, isClosed: false) : []
        let area = other.isDrawable ? PathGrid.lines(of: other, isClosed: true).map(\.points) : []
        let arrangement = PathArrangement([[], area])
        var result = Path()
        for line in own {
            var last: GridPoint?
            for piece in arrangement.pieces(of: line.points) {
                guard Self.isInside(arrangement.winding(at: piece), eoFill) == inside else { continue }
                if last != piece.start { result.move(to: piece.start.point) }
                result.addLine(to: piece.end.point)
                last = piece.end
            }
        }
        return result
    }

    private static func isInside(_ winding: Int, _ eoFill: Bool) -> Bool {
        eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

/// A point on a grid that is fine enough not to be seen. Coordinates are even, so that the middle of a line is on the grid, too.
struct GridPoint: Hashable {
    var x, y: Int

    static let perPoint = 8192.0
    private static let most = 8e8

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The nearest point of the grid.
    init(_ point: CGPoint) {
        func near(_ value: CGFloat) -> Int {
            Int((min(max(Double(value) * Self.perPoint, -Self.most), Self.most) / 2).rounded()) * 2
        }
        self.init(x: near(point.x), y: near(point.y))
    }

    var point: CGPoint { CGPoint(x: Double(x) / Self.perPoint, y: Double(y) / Self.perPoint) }

    /// Twice the area of the triangle with two other points; positive where they come clockwise on screen.
    func turn(_ a: GridPoint, _ b: GridPoint) -> Int { (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x) }
}

/// A path's subpaths as lines on the grid.
enum PathGrid {
    /// How far a curve may be from its lines, in points.
    private static let tolerance = 0.01

    struct Line {
        var points: [GridPoint]
    }

    /// - Parameter isClosed: Whether subpaths that are open are closed, as filling does.
    static func lines(of path: Path, isClosed: Bool) -> [Line] {
        var lines: [Line] = []
        var open: [CGPoint] = []
        func end(closing: Bool) {
            var points: [GridPoint] = []
            for point in open.map({ GridPoint($0) }) where points.last != point { points.append(point) }
            if closing || isClosed, let first = points.first, points.last != first { points.append(first) }
            if points.count > 1 { lines.append(Line(points: points)) }
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                end(closing: false)
                open = [point]
            case .line(let point): open.append(point)
            case .quadCurve(let point, let control):
                if let last = open.last {
                    Bezier(last, quad: control, point).flattened(tolerance: tolerance, into: &open)
                }
            case .curve(let point, let control1, let control2):
                if let last = open.last {
                    Bezier(last, control1, control2, point).flattened(tolerance: tolerance, into: &open)
                }
            case .closeSubpath:
                end(closing: true)
                open = open.first.map { [$0] } ?? []
            }
        }
        end(closing: false)
        return lines
    }
}
