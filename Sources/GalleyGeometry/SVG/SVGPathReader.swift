import Foundation

/// Reads the path data of SVG's `d` attribute: every command of SVG 1.1 §8.3, absolute and relative, with repeated
/// arguments, numbers that need no separator (`.5.5`, `1-2`) and arc flags written together (`a1 1 0 00.5.5`).
///
/// As SVG asks for, data with an error yields everything before the error.
package enum SVGPathReader {
    /// What was read, and whether the data was without error to its end.
    package struct Result: Sendable, Equatable {
        package var path: Path
        package var isComplete: Bool
    }

    package static func read(_ data: String) -> Result {
        var reader = Reader(numbers: SVGNumberReader(bytes: Array(data.utf8)))
        let isComplete = reader.readAll()
        return Result(path: reader.path, isComplete: isComplete)
    }
}

extension SVGPathReader {
    private struct Reader {
        var numbers: SVGNumberReader
        var path = Path()
        var current = CGPoint.zero
        var start = CGPoint.zero
        /// The second control point of the previous cubic, or the control point of the previous quadratic, for S and T.
        var lastCubicControl: CGPoint?
        var lastQuadControl: CGPoint?
        /// After `z` the next drawing command starts a subpath where the closed one began.
        var needsMove = false

        init(numbers: SVGNumberReader) { self.numbers = numbers }

        mutating func readAll() -> Bool {
            var isFirst = true
            while let command = numbers.command() {
                let lower = command | 0x20
                guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower else { return false }
                if isFirst, lower != UInt8(ascii: "m") { return false }
                isFirst = false
                guard readCommand(lower, isRelative: command == lower) else { return false }
            }
            return true
        }

        /// One command letter with all its argument groups.
        private mutating func readCommand(_ letter: UInt8, isRelative: Bool) -> Bool {
            if letter == UInt8(ascii: "z") {
                if !needsMove { path.closeSubpath() }
                current = start
                needsMove = true
                forgetControls()
                return true
            }
            var isFirstGroup = true
            repeat {
                let base = isRelative ? current : .zero
                // Further pairs after a move are lines.
                let kind = letter == UInt8(ascii: "m") && !isFirstGroup ? UInt8(ascii: "l") : letter
                guard readGroup(kind, base) else { return false }
                isFirstGroup = false
            } while numbers.hasNumber()
            return true
        }

        private mutating func readGroup(_ kind: UInt8, _ base: CGPoint) -> Bool {
            switch kind {
            case UInt8(ascii: "m"):
                guard let point = numbers.point(base) else { return false }
                path.move(to: point)
                (current, start) = (point, point)
                needsMove = false
                forgetControls()
            case UInt8(ascii: "l"):
                guard let point = numbers.point(base) else { return false }
                addLine(to: point)
            case UInt8(ascii: "h"):
                guard let x = numbers.number() else { return false }
                addLine(to: CGPoint(x: base.x + x, y: current.y))
            case UInt8(ascii: "v"):
                guard let y = numbers.number() else { return false }
                addLine(to: CGPoint(x: current.x, y: base.y + y))
            case UInt8(ascii: "c"):
                guard let control1 = numbers.point(base) else { return false }
                return readCurve(base, control1)
            case UInt8(ascii: "s"): return readCurve(base, mirrored(lastCubicControl))
            case UInt8(ascii: "q"):
                guard let control = numbers.point(base) else { return false }
                return readQuadCurve(base, control)
            case UInt8(ascii: "t"): return readQuadCurve(base, mirrored(lastQuadControl))
            case UInt8(ascii: "a"): return readArc(base)
            default: return false
            }
            return true
        }

        private mutating func readCurve(_ base: CGPoint, _ control1: CGPoint) -> Bool {
            guard let control2 = numbers.point(base), let end = numbers.point(base) else { return false }
            resumeSubpath()
            path.addCurve(to: end, control1: control1, control2: control2)
            current = end
            (lastCubicControl, lastQuadControl) = (control2, nil)
            return true
        }

        private mutating func readQuadCurve(_ base: CGPoint, _ control: CGPoint) -> Bool {
            guard let end = numbers.point(base) else { return false }
            resumeSubpath()
            path.addQuadCurve(to: end, control: control)
            current = end
            (lastCubicControl, lastQuadControl) = (nil, control)
            return true
        }

        private mutating func readArc(_ base: CGPoint) -> Bool {
            guard let rx = numbers.number(), let ry = numbers.number(), let rotation = numbers.number(),
                let isLarge = numbers.flag(), let sweeps = numbers.flag(), let end = numbers.point(base)
            else { return false }
            resumeSubpath()
            path.addEllipticalArc(
                to: end, radii: CGSize(width: rx, height: ry),
                rotation: .degrees(rotation.truncatingRemainder(dividingBy: 360)), isLarge: isLarge,
                isClockwise: sweeps)
            current = end
            forgetControls()
            return true
        }

        private mutating func addLine(to point: CGPoint) {
            resumeSubpath()
            path.addLine(to: point)
            current = point
            forgetControls()
        }

        private mutating func forgetControls() { (lastCubicControl, lastQuadControl) = (nil, nil) }

        private mutating func resumeSubpath() {
            if needsMove { path.move(to: start) }
            needsMove = false
        }

        private func mirrored(_ control: CGPoint?) -> CGPoint {
            guard let control else { return current }
            return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
        }
    }
}
