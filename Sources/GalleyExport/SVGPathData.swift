import Foundation
import GalleyDrawing
import GalleyText

/// Builds the `d` attribute of a path: relative commands in whole units of the last decimal, so that rounding never adds up.
struct SVGPathData {
    private(set) var text = ""
    private let decimals: Int
    private var current = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var command: Character?

    init(decimals: Int = 3) {
        self.decimals = decimals
    }

    init(_ path: Path) {
        self.init()
        for element in path.elements {
            switch element {
            case .move(let end): move(end.x, end.y)
            case .line(let end): line(end.x, end.y)
            case .quadCurve(let end, let control): quad(control.x, control.y, end.x, end.y)
            case .curve(let end, let control1, let control2):
                cubic(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .closeSubpath: close()
            }
        }
    }

    /// Adds a glyph's outline.
    /// - Parameters:
    ///   - scale: The length of an em.
    ///   - x, y: The glyph's origin.
    mutating func add(_ outline: [OutlineElement], scale: Double, x originX: Double = 0, y originY: Double = 0) {
        func x(_ value: Double) -> Double { originX + value * scale }
        func y(_ value: Double) -> Double { originY + value * scale }
        for element in outline {
            switch element {
            case .move(let px, let py): move(x(px), y(py))
            case .line(let px, let py): line(x(px), y(py))
            case .quad(let cx, let cy, let px, let py): quad(x(cx), y(cy), x(px), y(py))
            case .cubic(let c1x, let c1y, let c2x, let c2y, let px, let py):
                cubic(x(c1x), y(c1y), x(c2x), y(c2y), x(px), y(py))
            case .close: close()
            }
        }
    }

    mutating func move(_ x: Double, _ y: Double) {
        let end = point(x, y)
        write("M", [end.x, end.y])
        current = end
        start = end
    }

    mutating func line(_ x: Double, _ y: Double) {
        let end = point(x, y)
        if end.y == current.y {
            write("h", [end.x - current.x])
        } else if end.x == current.x {
            write("v", [end.y - current.y])
        } else {
            write("l", [end.x - current.x, end.y - current.y])
        }
        current = end
    }

    mutating func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
        let control = point(cx, cy)
        let end = point(x, y)
        write("q", [control.x - current.x, control.y - current.y, end.x - current.x, end.y - current.y])
        current = end
    }

    mutating func cubic(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double) {
        let first = point(c1x, c1y)
        let second = point(c2x, c2y)
        let end = point(x, y)
        write(
            "c",
            [
                first.x - current.x, first.y - current.y, second.x - current.x, second.y - current.y,
                end.x - current.x, end.y - current.y,
            ])
        current = end
    }

    mutating func close() {
        text.append("z")
        command = "z"
        current = start
    }

    private func point(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        (SVGNumber.fixed(x, decimals: decimals), SVGNumber.fixed(y, decimals: decimals))
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
