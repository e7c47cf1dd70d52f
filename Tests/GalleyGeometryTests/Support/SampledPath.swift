import Foundation
import GalleyGeometry
import GalleyRandom

extension SeededGenerator {
    mutating func point(_ range: ClosedRange<Double>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, factor: Double) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

    var length: Double { hypot(x, y) }

    func isNear(_ other: CGPoint, _ tolerance: Double = 1e-6) -> Bool { (self - other).length <= tolerance }
}

/// A path as many short lines, by the definition of its curves.
struct SampledPath {
    /// A chain of points for each subpath; one that is closed ends where it begins.
    var chains: [[CGPoint]] = []

    init(_ path: Path, steps: Int = 400) {
        var (chain, start) = ([CGPoint](), CGPoint.zero)
        func finish() { if chain.count > 1 { chains.append(chain) } }
        func sample(_ points: [CGPoint]) {
            for step in 1...steps { chain.append(Self.point(points, Double(step) / Double(steps))) }
        }
        for element in path.elements {
            let current = chain.last ?? .zero
            switch element {
            case .move(let end):
                finish()
                (chain, start) = ([end], end)
            case .line(let end): chain.append(end)
            case .quadCurve(let end, let control): sample([current, control, end])
            case .curve(let end, let control1, let control2): sample([current, control1, control2, end])
            case .closeSubpath:
                chain.append(start)
                finish()
                chain = [start]
            }
        }
        finish()
    }

    /// De Casteljau's construction.
    static func point(_ points: [CGPoint], _ t: Double) -> CGPoint {
        points.count == 1 ? points[0] : point(zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }, t)
    }

    var points: [CGPoint] { chains.flatMap { $0 } }
    var lines: [(CGPoint, CGPoint)] { chains.flatMap { zip($0, $0.dropFirst()) } }
    var length: Double { lines.reduce(0) { $0 + ($1.1 - $1.0).length } }

    /// The point that so much of the path lies before.
    func point(at share: Double) -> CGPoint {
        var left = share * length
        for (from, to) in lines {
            let step = (to - from).length
            if step >= left, step > 0 { return from + (to - from) * (left / step) }
            left -= step
        }
        return points.last ?? .zero
    }

    /// How far a point is from the lines.
    func distance(to point: CGPoint) -> Double {
        lines.map { from, to in
            let way = to - from, square = way.x * way.x + way.y * way.y
            let share = square > 0 ? ((point - from).x * way.x + (point - from).y * way.y) / square : 0
            return (point - (from + way * min(1, max(0, share)))).length
        }.min() ?? .infinity
    }

    /// How often the chains, closed, turn around a point: the sum of the angles under which it sees their lines.
    func winding(around point: CGPoint) -> Int {
        var angle = 0.0
        for chain in chains {
            for (from, to) in zip(chain, chain.dropFirst() + [chain[0]]) {
                let (a, b) = (from - point, to - point)
                angle += atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
            }
        }
        return Int((angle / (2 * Double.pi)).rounded())
    }
}
