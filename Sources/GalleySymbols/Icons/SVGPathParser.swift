import Foundation
import GalleyDrawing

/// Reads the path data of SVG's `d` attribute: every command of SVG 1.1 §8.3, absolute and relative, with repeated
/// arguments, numbers that need no separator (`.5.5`, `1-2`) and arc flags written together (`a1 1 0 00.5.5`).
///
/// As SVG asks for, data with an error yields everything before the error.
enum SVGPathParser {
    /// What was read, and whether the data was without error to its end.
    struct Result: Sendable, Equatable {
        var outline: SymbolOutline
        var isComplete: Bool
    }

    static func parse(_ data: String) -> Result {
        var reader = Reader(bytes: Array(data.utf8))
        let isComplete = reader.readAll()
        return Result(outline: reader.outline, isComplete: isComplete)
    }

    /// The data as a drawing path.
    static func path(_ data: String) -> Path { parse(data).outline.path }

    /// Cubics for SVG's elliptical arc (SVG 1.1 appendix F.6), without the starting point.
    static func arc(
        from start: CGPoint, radii: CGSize, rotation degrees: Double, isLarge: Bool, sweeps: Bool, to end: CGPoint
    ) -> [SymbolOutline.Element] {
        if start == end { return [] }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return [.line(end)] }
        let phi = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let (cosPhi, sinPhi) = (cos(phi), sin(phi))
        let (hx, hy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x1, y1) = (cosPhi * hx + sinPhi * hy, -sinPhi * hx + cosPhi * hy)
        // Radii too small to reach are scaled up until they just do.
        let excess = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let (rx2, ry2) = (rx * rx, ry * ry)
        let denominator = rx2 * y1 * y1 + ry2 * x1 * x1
        guard denominator > 0, denominator.isFinite else { return [.line(end)] }
        var root = (max(0, rx2 * ry2 - denominator) / denominator).squareRoot()
        if isLarge == sweeps { root = -root }
        let (cx1, cy1) = (root * rx * y1 / ry, -root * ry * x1 / rx)
        let centre = CGPoint(
            x: cosPhi * cx1 - sinPhi * cy1 + (start.x + end.x) / 2,
            y: sinPhi * cx1 + cosPhi * cy1 + (start.y + end.y) / 2)
        let from = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
        var sweep = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        guard from.isFinite, sweep.isFinite else { return [.line(end)] }

        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(pieces)
        let reach = 4.0 / 3.0 * tan(step / 4)
        let map = SymbolTransform(
            a: rx * cosPhi, b: rx * sinPhi, c: -ry * sinPhi, d: ry * cosPhi, tx: centre.x, ty: centre.y)
        return (0..<pieces).map { piece in
            let (t0, t1) = (from + Double(piece) * step, from + Double(piece + 1) * step)
            let control1 = CGPoint(x: cos(t0) - reach * sin(t0), y: sin(t0) + reach * cos(t0))
            let control2 = CGPoint(x: cos(t1) + reach * sin(t1), y: sin(t1) - reach * cos(t1))
            return .cubic(
                control1: map.apply(control1), control2: map.apply(control2),
                end: piece == pieces - 1 ? end : map.apply(CGPoint(x: cos(t1), y: sin(t1))))
        }
    }
}

extension SVGPathParser {
    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var outline = SymbolOutline()
        var current = CGPoint.zero
        var start = CGPoint.zero
        /// The second control point of the previous cubic, or the control point of the previous quadratic, for S and T.
        var lastCubicControl: CGPoint?
        var lastQuadControl: CGPoint?
        /// After `z` the next drawing command starts a subpath where the closed one began.
        var needsMove = false

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func readAll() -> Bool {
            skipSeparators()
            var isFirst = true
            while position < bytes.count {
                let command = bytes[position]
                let lower = command | 0x20
                guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower else { return false }
                if isFirst, lower != UInt8(ascii: "m") { return false }
                isFirst = false
                position += 1
                guard readCommand(lower, isRelative: command == lower) else { return false }
                skipSeparators()
            }
            return true
        }

        /// One command letter with all its argument groups.
        private mutating func readCommand(_ letter: UInt8, isRelative: Bool) -> Bool {
            if letter == UInt8(ascii: "z") {
                if !outline.isEmpty, !needsMove { outline.elements.append(.close) }
                current = start
                needsMove = true
                (lastCubicControl, lastQuadControl) = (nil, nil)
                return true
            }
            var isFirstGroup = true
            repeat {
                let base = isRelative ? current : .zero
                // Further pairs after a move are lines.
                let kind = letter == UInt8(ascii: "m") && !isFirstGroup ? UInt8(ascii: "l") : letter
                guard readGroup(kind, base) else { return false }
                isFirstGroup = false
                skipSeparators()
            } while startsNumber
            return true
        }

        private mutating func readGroup(_ kind: UInt8, _ base: CGPoint) -> Bool {
            switch kind {
            case UInt8(ascii: "m"):
                guard let point = point(base) else { return false }
                outline.elements.append(.move(point))
                (current, start) = (point, point)
                needsMove = false
                forgetControls()
            case UInt8(ascii: "l"):
                guard let point = point(base) else { return false }
                addLine(to: point)
            case UInt8(ascii: "h"):
                guard let x = number() else { return false }
                addLine(to: CGPoint(x: base.x + x, y: current.y))
            case UInt8(ascii: "v"):
                guard let y = number() else { return false }
                addLine(to: CGPoint(x: current.x, y: base.y + y))
            case UInt8(ascii: "c"):
                guard let control1 = point(base), let control2 = point(base), let end = point(base) else {
                    return false
                }
                addCubic(control1, control2, end)
            case UInt8(ascii: "s"):
                guard let control2 = point(base), let end = point(base) else { return false }
                addCubic(mirrored(lastCubicControl), control2, end)
            case UInt8(ascii: "q"):
                guard let control = point(base), let end = point(base) else { return false }
                addQuad(control, end)
            case UInt8(ascii: "t"):
                guard let end = point(base) else { return false }
                addQuad(mirrored(lastQuadControl), end)
            case UInt8(ascii: "a"):
                guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(),
                    let sweeps = flag(), let end = point(base)
                else { return false }
                resumeSubpath()
                outline.elements += SVGPathParser.arc(
                    from: current, radii: CGSize(width: rx, height: ry), rotation: rotation, isLarge: isLarge,
                    sweeps: sweeps, to: end)
                current = end
                forgetControls()
            default: return false
            }
            return true
        }

        // MARK: drawing

        private mutating func forgetControls() { (lastCubicControl, lastQuadControl) = (nil, nil) }

        private mutating func resumeSubpath() {
            if needsMove { outline.elements.append(.move(start)) }
            needsMove = false
        }

        private func mirrored(_ control: CGPoint?) -> CGPoint {
            guard let control else { return current }
            return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
        }

        private mutating func addLine(to point: CGPoint) {
            resumeSubpath()
            outline.elements.append(.line(point))
            current = point
            forgetControls()
        }

        private mutating func addCubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            resumeSubpath()
            outline.elements.append(.cubic(control1: control1, control2: control2, end: end))
            current = end
            (lastCubicControl, lastQuadControl) = (control2, nil)
        }

        private mutating func addQuad(_ control: CGPoint, _ end: CGPoint) {
            resumeSubpath()
            outline.elements.append(.quad(control: control, end: end))
            current = end
            (lastCubicControl, lastQuadControl) = (nil, control)
        }

        // MARK: tokens

        private mutating func skipSeparators() {
            while position < bytes.count, isSeparator(bytes[position]) { position += 1 }
        }

        private func isSeparator(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x2C || (0x09...0x0D).contains(byte)
        }

        private func isDigit(_ index: Int) -> Bool {
            index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
        }

        private func isSign(_ index: Int) -> Bool {
            index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
        }

        private var startsNumber: Bool {
            isDigit(position) || isSign(position)
                || (position < bytes.count && bytes[position] == UInt8(ascii: "."))
        }

        private mutating func point(_ base: CGPoint) -> CGPoint? {
            guard let x = number(), let y = number() else { return nil }
            return CGPoint(x: base.x + x, y: base.y + y)
        }

        private mutating func flag() -> Bool? {
            skipSeparators()
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
            position += 1
            return byte == UInt8(ascii: "1")
        }

        private mutating func number() -> Double? {
            skipSeparators()
            let first = position
            var end = position
            if isSign(end) { end += 1 }
            let digits = end
            while isDigit(end) { end += 1 }
            var count = end - digits
            if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
                end += 1
                let fraction = end
                while isDigit(end) { end += 1 }
                count += end - fraction
            }
            guard count > 0 else { return nil }
            if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
                let exponent = isSign(end + 1) ? end + 2 : end + 1
                if isDigit(exponent) {
                    end = exponent
                    while isDigit(end) { end += 1 }
                }
            }
            // Beyond this no coordinate is meant seriously, and sums of such numbers could overflow.
            guard let value = Double(String(decoding: bytes[first..<end], as: UTF8.self)), abs(value) < 1e12 else {
                return nil
            }
            position = end
            return value
        }
    }
}
