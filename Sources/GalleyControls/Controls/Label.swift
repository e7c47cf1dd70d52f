import GalleyGraph
import GalleyViews

/// An icon with a title (rules.md §18.4).
nonisolated public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    /// An icon beside a title; the label's style may show one of them alone (rules.md §18.4).
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        StyledControl(
            LabelStyleKey.self,
            LabelStyleConfiguration(title: .init(_part: .label(title, 0)), icon: .init(_part: .label(icon, 1))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with a title that is looked up in the tables of strings and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A label with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A label with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// A label with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given, in the style around that one.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

/// The icon's middle is half a cap height above the title's first baseline, 8 points before it (rules.md §18). An icon that is
/// a text stands on that baseline itself: `Label { Text("Hats") } icon: { Text("1.") }` is one line (a public package's
/// reference picture).
struct IconAndTitle<Title: View, Icon: View>: _PrimitiveView {
    let title: Title
    let icon: Icon

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let half = CGFloat(builder.environment.lineMetrics.capHeight) / 2
        let found = FoundText()
        let icon = ElementView { builder in
            let mark = builder.madeItems.count
            Icon._build(view.icon, into: builder)
            found.isText = builder.madeItems[mark...].contains { $0.content?.medium == .text }
        }
        let place = RowLabel(builder.environment)
        let row = HStack(alignment: .labelCenter, spacing: place?.spacing ?? 8) {
            icon
                .alignmentGuide(.labelCenter) { found.isText ? $0[.firstTextBaseline] - half : $0.height / 2 }
                .modifier(RowIcon(place: place))
                .role(.decoration)
            view.title.alignmentGuide(.labelCenter) { $0[.firstTextBaseline] - half }
        }
        HStack._build(row, into: builder)
    }

    /// Whether the icon is a text: known once it is built, asked when it is laid out.
    private final class FoundText { var isText = false }
}

/// What a label's icon has in a list's row: a separate slot, so that titles start below each other, and the accent colour.
/// iOS 26: a slot of 24, 16 to the title; before: 28 and 16; macOS: 16 and 6 (rules.md §18.2, §18.7).
private struct RowLabel {
    var slot: CGFloat
    var spacing: CGFloat = 16
    var tint: Color

    init?(_ environment: EnvironmentValues) {
        guard environment.isInRows else { return nil }
        slot = environment.look == .iOS18 ? 28 : 24
        if environment.textPlatform == .macOS { (slot, spacing) = (16, 6) }
        tint = environment.listItemTint ?? .accentColor
    }
}

/// Puts an icon in its slot.
private struct RowIcon: ViewModifier {
    let place: RowLabel?

    func body(content: Content) -> some View {
        if let place {
            content.defaultForeground(place.tint).frame(width: place.slot)
        } else {
            content
        }
    }
}

private enum LabelCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let labelCenter = VerticalAlignment(LabelCenter.self)
}
