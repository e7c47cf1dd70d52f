import GalleyGraph

extension Color {
    /// A colour's components in sRGB, as they are in one environment. Components outside of 0…1 are colours outside of sRGB.
    nonisolated public struct Resolved: Hashable, Sendable {
        /// Encoded as in sRGB.
        public var red, green, blue: Float
        /// 0 is clear, 1 opaque.
        public var opacity: Float

        /// A colour of components.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
            switch colorSpace {
            case .sRGB: break
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                let linear = ResolvedColor.linearSRGB(fromP3: Double(red), Double(green), Double(blue))
                (linearRed, linearGreen, linearBlue) = (Float(linear.red), Float(linear.green), Float(linear.blue))
            }
        }

        /// Proportional to the light.
        public var linearRed: Float {
            get { Float(ResolvedColor.linear(Double(red))) }
            set { red = Float(ResolvedColor.encoded(Double(newValue))) }
        }

        /// Proportional to the light.
        public var linearGreen: Float {
            get { Float(ResolvedColor.linear(Double(green))) }
            set { green = Float(ResolvedColor.encoded(Double(newValue))) }
        }

        /// Proportional to the light.
        public var linearBlue: Float {
            get { Float(ResolvedColor.linear(Double(blue))) }
            set { blue = Float(ResolvedColor.encoded(Double(newValue))) }
        }

        /// The colour as Core Graphics has it, in sRGB.
        public var cgColor: CGColor {
            CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }

    /// A colour of components that were resolved before.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// A colour that is a style of one's own.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self.init(.custom(CustomColor(equalBy: color) { color.resolve(in: $0) }))
    }

    /// The colour's components in an environment. Those of an asset are known in the environment that a view is given.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }

    /// The colour's components in an environment, as they are drawn.
    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        switch storage {
        case .components(let color): color
        case .system(let color): color.resolved(in: environment)
        case .accent:
            (environment.tintColor ?? Color(.ownAccent)).resolved(in: environment)
        case .ownAccent:
            environment.assetSource?.accentColor(isDark: environment.colorScheme == .dark)
                ?? SystemColor.blue.resolved(in: environment)
        case .opacity(let color, let opacity): color.resolved(in: environment).multiplyingAlpha(opacity)
        case .mix(let color, let other, let share, let space):
            color.resolved(in: environment).mixed(
                with: other.resolved(in: environment), by: share, isPerceptual: space.isPerceptual)
        case .level(let level): SystemColor.label(level: level).resolved(in: environment)
        case .asset(let name, let bundle): environment.assetColor(named: name, bundle: bundle)
        case .custom(let color): ResolvedColor(color.resolve(in: environment))
        }
    }
}

extension Color.Resolved {
    init(_ color: ResolvedColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}

extension ResolvedColor {
    /// The components as they are drawn: within 0…1.
    init(_ color: Color.Resolved) {
        self = .make(.sRGB, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }
}

extension Color.Resolved: ShapeStyle {
    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        .color(ResolvedColor(style))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// Two hexadecimal digits for each of red, green, blue and opacity.
    public var description: String {
        let digits = [red, green, blue, opacity].map { component -> String in
            let level = Int(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
            return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

extension Color.Resolved: Codable {
    /// Reads four numbers: red, green, blue and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
        let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] { try container.encode(component) }
    }
}

extension Color.Resolved: Animatable {
    /// 128 times the linear components and the opacity.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(
                linearRed * 128,
                AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
        }
        set {
            linearRed = newValue.first / 128
            linearGreen = newValue.second.first / 128
            linearBlue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}

/// A colour that is a style of the user's, or made again for each environment.
///
/// Unchecked: what it is equal by is a value that is sendable, and nothing changes.
package final class CustomColor: Hashable, @unchecked Sendable {
    private let value: AnyHashable?
    private let make: @Sendable (EnvironmentValues) -> Color.Resolved

    /// - Parameter value: What it is equal by; nil where it is equal to itself alone.
    package init(
        equalBy value: (any Hashable & Sendable)? = nil,
        _ make: @escaping @Sendable (EnvironmentValues) -> Color.Resolved
    ) {
        self.value = value.map { AnyHashable($0) }
        self.make = make
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { make(environment) }

    private var base: AnyHashable { value ?? AnyHashable(ObjectIdentifier(self)) }

    package static func == (a: CustomColor, b: CustomColor) -> Bool { a.base == b.base }
    package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
