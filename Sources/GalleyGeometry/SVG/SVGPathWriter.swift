import Foundation

/// Builds the `d` attribute of a path: relative commands in whole units of the last decimal, so that rounding never adds up.
package struct SVGPathWriter {
    package private(set) var text = ""
    private let decimals: Int
    private var current = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var command: Character?

    package init(decimals: Int = 3) {
        self.decimals = decimals
    }

    /// The data of one path.
    package static func data(_ path: Path, decimals: Int = 3) -> String {
        var writer = SVGPathWriter(decimals: decimals)
        writer.add(path)
        return writer.text
    }

    /// Adds a path's steps, transformed.
    package mutating func add(_ path: Path, transform: CGAffineTransform = .identity) {
        let isIdentity = transform.isIdentity
        for element in path.elements {
            switch isIdentity ? element : element.applying(transform) {
            case .move(let end): move(to: point(end))
            case .line(let end): addLine(to: point(end))
            case .quadCurve(let end, let control): addCurve("q", [point(control), point(end)])
            case .curve(let end, let control1, let control2):
                addCurve("c", [point(control1), point(control2), point(end)])
            case .closeSubpath: close()
            }
        }
    }

    private typealias Point = (x: Int, y: Int)

    private mutating func move(to end: Point) {
        write("M", [end.x, end.y])
        current = end
        start = end
    }

    private mutating func addLine(to end: Point) {
        if end.y == current.y {
            write("h", [end.x - current.x])
        } else if end.x == current.x {
            write("v", [end.y - current.y])
        } else {
            write("l", [end.x - current.x, end.y - current.y])
        }
        current = end
    }

    /// A curve by its control points and its end.
    private mutating func addCurve(_ name: Character, _ points: [Point]) {
        write(name, points.flatMap { [$0.x - current.x, $0.y - current.y] })
        current = points[points.count - 1]
    }

    private mutating func close() {
        text.append("z")
        command = "z"
        current = start
    }

    private func point(_ point: CGPoint) -> Point {
        (SVGNumber.fixed(point.x, decimals: decimals), SVGNumber.fixed(point.y, decimals: decimals))
    }

    private mutating func write(_ name: Character, _ numbers: [Int]) {
        // A command that repeats need not be named again; M would turn into L.
        let repeats = command == name && name != "M"
        if !repeats { text.append(name) }
        for (index, number) in numbers.enumerated() {
            if number >= 0 && (index > 0 || repeats) { text.append(" ") }
            text += SVGNumber.text(fixed: number, decimals: decimals)
        }
        command = name
    }
}
