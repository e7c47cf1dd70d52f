import GalleyControls
import GalleyGraph
import GalleyScreens
import GalleyViews

// Source: Apple's pages of WidgetFamily, WidgetPreviewContext, widgetURL and AccessoryWidgetBackground; sizes are those of a telephone of 390
// by 844 points in the Human Interface Guidelines.

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Codable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// A circle on a locked screen.
    case accessoryCircular = 6
    case accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The room around what a widget shows: 16 points on iOS 17 and later, none on a locked screen.
    var margin: CGFloat { rawValue < 4 ? 16 : 0 }

    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 341)
        case .accessoryCircular: CGSize(width: 76, height: 76)
        case .accessoryRectangular: CGSize(width: 172, height: 76)
        case .accessoryInline: CGSize(width: 257, height: 26)
        }
    }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// A widget's place.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    fileprivate let family: WidgetFamily

    /// The place of a widget of a size.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Shows a preview in a place: in a widget's as large as it is, with its ground and its corners.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(WidgetPlace(family: (value as? WidgetPreviewContext)?.family))
    }

    /// Where a tap on a widget leads.
    /// - Note: Accepted, does nothing here: no widget is on a screen that could be tapped.
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }

    /// Whether the view takes a widget's accent where it has one.
    /// - Note: Accepted, does nothing here: widgets are shown in their own colours.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

struct WidgetPlace: ViewModifier {
    let family: WidgetFamily?

    func body(content: Content) -> some View {
        if let family {
            content.environment(\.widgetFamily, family)
                .frame(width: family.size.width, height: family.size.height)
                .widgetGround(isShown: family.rawValue < 4)
                .background(Color(.system(.background)))
                .clipShape(RoundedRectangle(cornerRadius: family.rawValue < 4 ? 22 : 0, style: .continuous))
        } else {
            content
        }
    }
}

/// The ground of a small widget on a locked screen.
@preconcurrency @MainActor
public struct AccessoryWidgetBackground: View {
    /// A ground.
    nonisolated public init() {}
    /// A soft grey.
    public var body: some View { Rectangle().fill(.quaternary) }
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }

extension EnvironmentValues {
    /// How large the widget is.
    public internal(set) var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// Whether a widget's ground is shown: it is.
    public var showsWidgetContainerBackground: Bool { true }
    /// In which colours a widget is shown.
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

/// In which colours a widget is shown.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// In its own.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In one, as glass.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension ContainerBackgroundPlacement {
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
