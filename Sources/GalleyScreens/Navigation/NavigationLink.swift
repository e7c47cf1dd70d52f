import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// A button that leads to another screen. In a list it is a row with an arrow at its end.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    /// Whether there is somewhere to go.
    private let isEnabled: Bool
    private let push: LinkedPush<Destination>?
    /// Where the link leads, where no binding says so.
    private var target: LinkTarget?

    @MainActor public var body: some View {
        NavigationLinkBody(label: label, target: target, open: push?.open).disabled(!isEnabled).modifier(
            LinkedPushModifier(push: push))
    }

    fileprivate init(
        _ label: Label, isEnabled: Bool = true, push: LinkedPush<Destination>?, target: LinkTarget? = nil
    ) {
        self.target = target
        self.label = label
        self.isEnabled = isEnabled
        self.push = push
    }

    /// Whether the screen is shown in the last column. It looks the same.
    /// - Note: Accepted, does nothing here: a link shows its screen in the column that its place implies.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { accepted("isDetailLink") }
}

/// A screen that is pushed while a binding says so.
private nonisolated struct LinkedPush<Destination: View> {
    var destination: Destination
    var isOpen: () -> Bool
    var close: () -> Void
    var open: () -> Void

    init(_ destination: Destination, _ isActive: Binding<Bool>) {
        self.destination = destination
        open = { isActive.wrappedValue = true }
        isOpen = { isActive.wrappedValue }
        close = { isActive.wrappedValue = false }
    }

    init<V: Hashable>(_ destination: Destination, _ tag: V, _ selection: Binding<V?>) {
        self.destination = destination
        open = { selection.wrappedValue = tag }
        isOpen = { selection.wrappedValue == tag }
        close = { selection.wrappedValue = nil }
    }
}

private nonisolated struct LinkedPushModifier<Destination: View>: PrimitiveModifier {
    let push: LinkedPush<Destination>?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        guard let push = modifier.push, push.isOpen() else { return }
        builder.environment.screen?.pushes.append(
            ScreenPush(isOpen: push.isOpen, close: push.close) { Destination._build(push.destination, into: $0) })
    }
}

private struct NavigationLinkBody<Label: View>: View {
    @Environment(\.isInRows) private var isInRows
    @Environment(\.rowBadge) private var badge
    @Environment(\.screen) private var screen
    @Environment(\.rowSelection) private var rows
    let label: Label
    let target: LinkTarget?
    let open: (() -> Void)?

    private func follow() {
        if let open { return open() }
        guard let target else { return }
        if case .value(let value) = target, rows?.select(value) == true { return }
        screen?.follow?(target)
    }

    var body: some View {
        NamedView("NavigationLink") {
            if isInRows {
                // The arrow is the last in the row, also after its badge (rules.md §18.7).
                HStack(spacing: 0) {
                    HandedIn(label: label).environment(\.rowBadge, nil)
                    Spacer(minLength: 0)
                    if let badge { badge.secondaryForeground() }
                    DisclosureArrow()
                }
                .liveTap { follow() }
            } else {
                Button {
                    follow()
                } label: {
                    HandedIn(label: label)
                }
            }
        }
        .rowTrait(RowShowsBadge.self, badge == nil ? nil : true)
    }
}

extension LinkTarget {
    /// A screen of a view.
    nonisolated fileprivate static func view<V: View>(_ view: V) -> LinkTarget {
        .destination(PlaceholderContentView(view))
    }

    /// What a value becomes.
    nonisolated fileprivate static func of(_ value: (some Hashable)?) -> LinkTarget? {
        value.map { .value(AnyHashable($0)) }
    }
}

extension NavigationLink {
    /// A navigation link with a view as its label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), push: nil, target: .view(destination()))
    }

    /// A link that is followed while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), push: LinkedPush(destination(), isActive))
    }

    /// A link that is followed while a binding has its tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), push: LinkedPush(destination(), tag, selection))
    }

    /// A navigation link with a view as its label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), push: nil, target: .view(destination))
    }

    /// A link that is followed while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), push: LinkedPush(destination, isActive))
    }

    /// A link that is followed while a binding has its tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), push: LinkedPush(destination, tag, selection))
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value at the end of the path; without a value it leads nowhere.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), isEnabled: value != nil, push: nil, target: .of(value))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A navigation link with a title that is looked up in the tables of strings.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(Text(titleKey), isEnabled: value != nil, push: nil, target: .of(value))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(Text(title), isEnabled: value != nil, push: nil, target: .of(value))
    }
}

extension NavigationLink where Label == Text {
    /// A navigation link with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), push: nil, target: .view(destination()))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), push: nil, target: .view(destination()))
    }

    /// A navigation link with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), push: LinkedPush(destination(), isActive))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(title), push: LinkedPush(destination(), isActive))
    }

    /// A navigation link with a title that is looked up in the tables of strings.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), push: LinkedPush(destination(), tag, selection))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(title), push: LinkedPush(destination(), tag, selection))
    }

    /// A navigation link with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), push: nil, target: .view(destination))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), push: nil, target: .view(destination))
    }

    /// A navigation link with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(titleKey), push: LinkedPush(destination, isActive))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(title), push: LinkedPush(destination, isActive))
    }

    /// A navigation link with a title that is looked up in the tables of strings.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(Text(titleKey), push: LinkedPush(destination, tag, selection))
    }

    /// A navigation link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(Text(title), push: LinkedPush(destination, tag, selection))
    }
}
