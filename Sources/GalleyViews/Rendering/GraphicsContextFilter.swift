import GalleyGraph

extension GraphicsContext {
    /// A change of what is drawn.
    nonisolated public struct Filter {
        enum Storage {
            case color(ColorFilter)
            case colorMultiply(Color)
            case blur(radius: CGFloat, isOpaque: Bool)
            case shadow(
                color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, blend: GraphicsContext.BlendMode,
                options: ShadowOptions)
            case luminanceToAlpha
            case alphaThreshold(Double, Double, Color)
            case projection(ProjectionTransform)
            case none
        }

        let storage: Storage

        private static func color(_ filter: ColorFilter) -> Filter { Filter(storage: .color(filter)) }

        /// A blur with a Gaussian of this standard deviation.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(storage: .blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// A shadow behind what is drawn, or with `.invertsAlpha` one of what lies beside it, which falls into it; lengths are
        /// in the context's space.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                storage: .shadow(color: color, radius: radius, x: x, y: y, blend: blendMode, options: options))
        }

        /// One colour where the alpha of what is drawn lies in a range, both ends counted, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            func alpha(_ value: Double) -> Double { value.isNaN ? 0 : Swift.min(Swift.max(value, 0), 1) }
            return Filter(storage: .alphaThreshold(alpha(min), alpha(max), color))
        }

        /// Black, as opaque as what is drawn was bright.
        public static var luminanceToAlpha: Filter { Filter(storage: .luminanceToAlpha) }

        /// What is drawn, seen from elsewhere; in the picture's space.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(storage: .projection(matrix))
        }

        /// Mixes the components of every colour.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { color(.matrix(matrix)) }

        /// Multiplies every component, alpha included.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .colorMultiply(color)) }
        /// Turns the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            color(.hueRotation(radians: angle.radians.isFinite ? Double(angle.radians) : 0))
        }
        /// Makes colours stronger: 1 changes nothing, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount.isFinite ? amount : 1)) }
        /// Adds to every component.
        public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount.isFinite ? amount : 0)) }
        /// Moves colours away from the middle: 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount.isFinite ? amount : 1)) }
        /// Takes colours away: 0 changes nothing, 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter {
            color(.saturation(1 - (amount.isFinite ? min(max(amount, 0), 1) : 0)))
        }
    }

    /// How a filter's colours are mixed.
    nonisolated public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// A set from its bits; bit 0 is `linearColor`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// What a shadow is of.
    nonisolated public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// A set from its bits, in the order of the options below.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Over what is drawn, and not behind it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        /// The shadow, and not what is drawn.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
        /// Of what lies beside what is drawn: it falls into that.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Each mark's own, and not that of all together: the same here, where every mark has its filters for itself.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }

    /// How a blur is made.
    nonisolated public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Makes a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Only colours are blurred: what is drawn keeps its own alpha.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    }
}
