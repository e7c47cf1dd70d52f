import GalleyGraph

/// A height that a sheet can have (rules.md §18.10).
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Height
    private let custom: (any CustomPresentationDetent.Type)?

    private init(_ kind: Height, custom: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// Half of the screen.
    public static let medium = PresentationDetent(.medium)
    /// All of the screen but its upper edge.
    public static let large = PresentationDetent(.large)

    /// A part of the most that there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(.fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(.height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .init(.custom(ObjectIdentifier(type)), custom: type)
    }

    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What is known where a height is computed.
    @dynamicMemberLookup
    nonisolated public struct Context {
        /// The most that there is, in points.
        public let maxDetentValue: CGFloat
        fileprivate let environment: EnvironmentValues

        /// A value of the environment in which the sheet is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height over a window; nil where a type has none there.
    @MainActor func height(in window: CGFloat, most: CGFloat, bottom: CGFloat, _ environment: EnvironmentValues)
        -> CGFloat?
    {
        let wanted: CGFloat? =
            switch kind {
            case .medium: window / 2
            case .large: most
            case .fraction(let fraction): most * fraction
            case .height(let height): height + bottom
            case .custom:
                custom?.height(in: Context(maxDetentValue: most - bottom, environment: environment)).map { $0 + bottom }
            }
        guard let wanted, wanted.isFinite else { return nil }
        return min(max(wanted, 0), most)
    }

    /// Whether it is all that there is.
    var isLarge: Bool { kind == .large }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent: SendableMetatype {
    /// What is known where a height is computed.
    typealias Context = PresentationDetent.Context

    /// The height in points; nil if there is none.
    static func height(in context: Self.Context) -> CGFloat?
}

/// What a presentation becomes where there is little room.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// As the system has it: a popover becomes a sheet on a phone (rules.md §18.10).
    public static var automatic: PresentationAdaptation { .init(name: "automatic") }
    /// It stays what it is.
    public static var none: PresentationAdaptation { .init(name: "none") }
    /// A popover beside what it belongs to.
    public static var popover: PresentationAdaptation { .init(name: "popover") }
    /// A sheet from below.
    public static var sheet: PresentationAdaptation { .init(name: "sheet") }
    /// All of the window.
    public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

/// Whether what lies behind a sheet can be touched.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    private let name: String

    /// As the system has it: not while the view behind is dimmed.
    public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
    /// It can.
    public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
    /// It can, up to a height of the sheet; in a picture nothing is touched.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(name: "enabled")
    }
    /// It cannot.
    public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }
}

/// What dragging in a sheet's content does.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// As the system has it.
    public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
    /// It makes the sheet larger first.
    public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
    /// It scrolls the content first.
    public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// How large a sheet is where there is more room than it needs.
public protocol PresentationSizing {
    nonisolated var _shape: PresentationShape { get }
}

/// The sizes that sheets have on wide screens.
public enum PresentationShape: Sendable { case automatic, fitted, form, page }

/// The system's choice: that of a form.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
    public var _shape: PresentationShape { .automatic }
}

/// As the content needs it.
nonisolated public struct FittedPresentationSizing: PresentationSizing {
    public var _shape: PresentationShape { .fitted }
}

/// That of a form.
nonisolated public struct FormPresentationSizing: PresentationSizing {
    public var _shape: PresentationShape { .form }
}

/// That of a page.
nonisolated public struct PagePresentationSizing: PresentationSizing {
    public var _shape: PresentationShape { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The system's choice: that of a form.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As the content needs it.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// That of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// That of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
