/// A colour ready to be painted: gamma-encoded sRGB components from 0 to 1, not multiplied by alpha.
public struct ResolvedColor: Hashable, Sendable, BitwiseCopyable {
    /// The red component; outside of 0…1 for colours that sRGB does not have.
    public var red: Double
    /// The green component; outside of 0…1 for colours that sRGB does not have.
    public var green: Double
    /// The blue component; outside of 0…1 for colours that sRGB does not have.
    public var blue: Double
    /// 0 is transparent, 1 opaque.
    public var alpha: Double

    /// Makes a colour from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque black.
    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour with every component between 0 and 1; a component that is not a number becomes 0.
    public var clamped: ResolvedColor {
        func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        return ResolvedColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }

    /// The colour with numbers for components, which may lie outside of sRGB, and an alpha between 0 and 1.
    package var usable: ResolvedColor {
        func number(_ value: Double) -> Double { value.isFinite ? value : clamp(value) }
        func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        return ResolvedColor(red: number(red), green: number(green), blue: number(blue), alpha: clamp(alpha))
    }

    /// The colour, more transparent by a factor.
    public func multiplyingAlpha(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
