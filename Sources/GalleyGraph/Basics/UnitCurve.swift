/// A function from 0…1 to 0…1 that says how far a change has got after a part of its time.
nonisolated public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
        case circularIn, circularOut, circularInOut
    }

    private var form: Form
    private var isInverse = false

    private init(_ form: Form) { self.form = form }

    /// The value is the time.
    public static let linear = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Begins slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Begins and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// The same as `easeInOut`.
    public static let easeInEaseOut = easeInOut
    /// Begins slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Begins and ends slowly, along two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func part(_ x: CGFloat) -> CGFloat { x.isFinite ? min(max(x, 0), 1) : 0 }
        return UnitCurve(
            .bezier(part(startControlPoint.x), startControlPoint.y, part(endControlPoint.x), endControlPoint.y))
    }

    /// The curve with its axes exchanged.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// How far the change has got after the part `progress`, 0…1, of its time.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress.isNaN ? 0 : progress, 0), 1)
        return isInverse ? search(time, forward) : forward(time)
    }

    /// How fast the change is after the part `progress` of its time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-5
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private func forward(_ time: Double) -> Double {
        switch form {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return time }
            return Self.cubic(Double(y1), Double(y2), search(time) { Self.cubic(Double(x1), Double(x2), $0) })
        case .circularIn: return 1 - (1 - time * time).squareRoot()
        case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularInOut:
            if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
            let rest = 2 - 2 * time
            return ((1 - rest * rest).squareRoot() + 1) / 2
        }
    }

    /// A cubic Bézier function from 0 to 1.
    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }

    /// Where a function that grows from 0 to 1 has the value `wanted`: halved 52 times, down to the last bit.
    private func search(_ wanted: Double, _ function: (Double) -> Double) -> Double {
        if wanted <= 0 { return 0 }
        if wanted >= 1 { return 1 }
        var low = 0.0, high = 1.0
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
