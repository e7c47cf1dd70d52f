import GalleyDrawing
import GalleyGraph

extension GraphicsContext {
    /// How what is drawn is combined with what lies below it.
    nonisolated public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// Core Graphics' number of the mode.
        public let rawValue: Int32

        /// A mode by Core Graphics' number; drawn as `normal` where it is none of those below.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Over what lies below.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The product of both.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The product of both, counted from white.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplied where it is dark below, screened where it is bright.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker of both.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The brighter of both.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// What lies below, made brighter.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// What lies below, made darker.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// A soft light on what lies below.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// A hard light on what lies below.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The difference of both.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// The difference of both, weaker in the middle.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// Its hue on what lies below.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// Its saturation on what lies below.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// Its hue and saturation on what lies below.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// Its brightness on what lies below.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Only where something lies below.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Behind what lies below.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// What lies below is cut out.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The sum of both, less white.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The mode as drawings have it.
        var mode: GalleyDrawing.BlendMode {
            switch self {
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .destinationOut: .destinationOut
            case .plusDarker: .plusDarker
            case .plusLighter: .plusLighter
            default: .normal
            }
        }
    }
}
