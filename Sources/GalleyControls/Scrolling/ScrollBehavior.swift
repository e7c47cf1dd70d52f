import GalleyGraph
import GalleyLive

/// How far content can be pulled beyond its end.
nonisolated public struct ScrollBounceBehavior: Sendable {
    private let name: String
    /// The system's choice.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// Also where there is nothing to scroll.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    /// Where there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether scroll views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps scroll views inside from being scrolled. They look the same at rest.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        // Further inside it cannot be turned on again, as with `disabled(_:)`.
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// How far content can be pulled beyond its end. It looks the same at rest.
    /// - Note: Accepted, does nothing here: contents stop at their ends.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { accepted("scrollBounceBehavior") }

    /// Shows the indicators of scroll views inside for a moment. A picture has none.
    /// - Note: Accepted, does nothing here: no scroll indicators are drawn.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { accepted("scrollIndicatorsFlash") }

    /// Shows the indicators of scroll views inside for a moment when a value changes. A picture has none.
    /// - Note: Accepted, does nothing here: no scroll indicators are drawn.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        accepted("scrollIndicatorsFlash")
    }

    /// Where scrolling comes to rest (rules.md §19.7). Content that was never scrolled lies at its start all the same.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollBehaviorModifier(behavior: behavior))
    }

    /// Makes the views of a layout those at which scrolling comes to rest, and which `scrollPosition(id:)` tells.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(kind: "scrollTargetLayout", interaction: .scrollTargets, isEnabled: isEnabled))
    }

    /// Makes the view one at which scrolling comes to rest, and which `scrollPosition(id:)` tells.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(kind: "scrollTarget", interaction: .scrollTarget, isEnabled: isEnabled))
    }
}

/// Marks a view, or those of a layout, for the scroll view around.
nonisolated private struct ScrollTargetModifier: PrimitiveModifier {
    let kind: String
    let interaction: Interaction
    let isEnabled: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        // Of several nodes each is marked: the layout itself is one.
        let item = NodeItem(modifier.kind, InteractionContent(modifier.interaction, isEnabled: modifier.isEnabled))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}
