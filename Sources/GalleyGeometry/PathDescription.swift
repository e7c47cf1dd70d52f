import Foundation

extension Path: LosslessStringConvertible {
    /// The steps as numbers and operators: `x y m` (move), `x y l` (line), `cx cy x y q` (quadratic curve),
    /// `c1x c1y c2x c2y x y c` (cubic curve) and `h` (close), with as many digits as reading the path back needs.
    public var description: String {
        var parts: [String] = []
        func add(_ points: [CGPoint], _ name: String) {
            for point in points {
                parts.append(Self.text(Double(point.x)))
                parts.append(Self.text(Double(point.y)))
            }
            parts.append(name)
        }
        for element in elements {
            switch element {
            case .move(let end): add([end], "m")
            case .line(let end): add([end], "l")
            case .quadCurve(let end, let control): add([control, end], "q")
            case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return parts.joined(separator: " ")
    }

    /// Makes a path from a ``description``; `x y width height re` adds a rectangle. Nil if the text is not such a list.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite, numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(2), control: point(0))
            case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func text(_ value: Double) -> String {
        if let whole = Int64(exactly: value) { return String(whole) }
        return String(value)
    }
}
