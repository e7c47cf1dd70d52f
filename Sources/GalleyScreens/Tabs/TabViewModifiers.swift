import GalleyGraph

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: ElementView? { nil } }

extension EnvironmentValues {
    /// What lies above the tabs of the tab view inside.
    var tabAccessory: ElementView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where what lies above the tabs is shown.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        tabAccessory == nil ? nil : .expanded
    }
}

/// Where what lies above the tabs of a tab view is shown.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, beside the tabs.
    case inline
    /// Above the bar.
    case expanded
}

/// When a tab bar becomes small while content scrolls.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// As soon as content is scrolled on.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// As soon as content is scrolled back.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// It stays as large as it is.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// A view above the tabs of the tab view inside.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TabAccessoryModifier(content: content()))
    }

    /// When the tab bar becomes small. At rest it is not.
    /// - Note: Accepted, does nothing here: the bar keeps its size while contents are scrolled.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        accepted("tabBarMinimizeBehavior")
    }
}

/// To what the tab bar has beside its tabs.
private enum AccessoryStep: GraphStep {}

private nonisolated struct TabAccessoryModifier<Accessory: View>: PrimitiveModifier {
    let content: Accessory

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let accessory = modifier.content
        let view = ElementView { builder in
            builder.step(AccessoryStep.self) { Accessory._build(accessory, into: builder) }
        }
        builder.with({ $0.tabAccessory = view }) { Base._build(content, into: builder) }
    }
}
