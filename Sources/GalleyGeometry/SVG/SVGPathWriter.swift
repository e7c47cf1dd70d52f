import Foundation

/// Builds the `d` attribute of a path: relative commands in whole units of the last decimal, so that rounding never adds up.
package struct SVGPathWriter {
    /// What is written so far.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    private var bytes: [UInt8] = []
    /// How many units of the last decimal are one.
    private let unit: Int
    private var current = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var command: UInt8?
    /// Whether a number stands before the next one.
    private var needsSpace = false

    package init(decimals: Int = 3) {
        unit = SVGNumber.unit(decimals: decimals)
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
            case .quadCurve(let end, let control):
                begin(UInt8(ascii: "q"))
                write(point(control))
                move(pen: point(end))
            case .curve(let end, let control1, let control2):
                begin(UInt8(ascii: "c"))
                write(point(control1))
                write(point(control2))
                move(pen: point(end))
            case .closeSubpath: close()
            }
        }
    }

    private typealias Point = (x: Int, y: Int)

    private mutating func move(to end: Point) {
        // A second M without its name would be a line.
        command = nil
        begin(UInt8(ascii: "M"))
        write(end.x)
        write(end.y)
        current = end
        start = end
    }

    private mutating func addLine(to end: Point) {
        if end.y == current.y {
            begin(UInt8(ascii: "h"))
            write(end.x - current.x)
        } else if end.x == current.x {
            begin(UInt8(ascii: "v"))
            write(end.y - current.y)
        } else {
            begin(UInt8(ascii: "l"))
            write(end)
        }
        current = end
    }

    /// Writes the end of a curve, from which the next step continues.
    private mutating func move(pen end: Point) {
        write(end)
        current = end
    }

    /// Writes a point as seen from where the step began.
    private mutating func write(_ point: Point) {
        write(point.x - current.x)
        write(point.y - current.y)
    }

    private mutating func close() {
        bytes.append(UInt8(ascii: "z"))
        command = UInt8(ascii: "z")
        current = start
    }

    private func point(_ point: CGPoint) -> Point {
        (SVGNumber.fixed(point.x, unit: unit), SVGNumber.fixed(point.y, unit: unit))
    }

    /// Names the command whose numbers follow; one that repeats need not be named again.
    private mutating func begin(_ name: UInt8) {
        needsSpace = command == name
        guard !needsSpace else { return }
        bytes.append(name)
        command = name
    }

    private mutating func write(_ number: Int) {
        if number >= 0 && needsSpace { bytes.append(UInt8(ascii: " ")) }
        SVGNumber.append(number, unit: unit, to: &bytes)
        needsSpace = true
    }
}
