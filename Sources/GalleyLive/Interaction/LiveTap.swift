import GalleyGraph

/// What a tap anywhere on a part of a control does. Pictures have no such parts: there the modifier is not there.
@usableFromInline package nonisolated struct LiveTapModifier: NodeModifier {
    @usableFromInline let action: (@MainActor () -> Void)?
    @usableFromInline let takesEscape: Bool
    @usableFromInline let kind: String

    @inlinable init(action: (@MainActor () -> Void)?, takesEscape: Bool, kind: String = "tap") {
        self.action = action
        self.takesEscape = takesEscape
        self.kind = kind
    }

    @usableFromInline @MainActor package func apply(since mark: Int, to builder: ViewTreeBuilder) {
        guard builder.live != nil, let action else { return }
        let target = PressTarget(isSolid: true, takesEscape: takesEscape, setPressed: { _ in }, act: action)
        let item = NodeItem(kind, InteractionContent(.press(target), isEnabled: builder.environment.isEnabled))
        builder.wrap(since: mark, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Runs an action of a control when any point of the view is tapped.
    @inlinable package nonisolated func liveTap(_ action: (@MainActor () -> Void)?) -> some View {
        modifier(LiveTapModifier(action: action, takesEscape: false))
    }

    /// Runs the action of a tab, which is the chosen one or not.
    package nonisolated func liveTab(_ isChosen: Bool, _ action: (@MainActor () -> Void)?) -> some View {
        modifier(LiveTapModifier(action: action, takesEscape: false, kind: "TabItem")).chosenPart(isChosen)
    }

    /// Runs an action that leaves what is shown over the window, when any point around it is tapped or Escape is pressed.
    package nonisolated func leaving(_ action: (@MainActor () -> Void)?) -> some View {
        modifier(LiveTapModifier(action: action, takesEscape: true, kind: "dismiss"))
    }
}
