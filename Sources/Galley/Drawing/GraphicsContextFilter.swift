extension GraphicsContext {
    /// A change of what is drawn.
    nonisolated public struct Filter {
        enum Storage {
            case color(ColorFilter)
            case colorMultiply(Color)
            case blur(radius: CGFloat, isOpaque: Bool)
            case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
        }

        let storage: Storage

        private static func color(_ filter: ColorFilter) -> Filter { Filter(storage: .color(filter)) }

        /// A blur with a Gaussian of this standard deviation.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(storage: .blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// A shadow behind what is drawn; lengths are in the context's space.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(storage: .shadow(color: color, radius: radius, x: x, y: y))
        }

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

    /// How a blur is made.
    nonisolated public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Makes a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Only colours are blurred: what is drawn keeps its own alpha.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    }
}
