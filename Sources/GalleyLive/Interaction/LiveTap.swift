import GalleyGraph

/// What a tap anywhere on a part of a control does. Pictures have no such parts: there the modifier is not there.
nonisolated struct LiveTapModifier: PrimitiveModifier {
    let action: (@MainActor () -> Void)?
    let takesEscape: Bool
    var kind = "tap"

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, let action = modifier.action else { return Base._build(content, into: builder) }
        let target = PressTarget(
            isSolid: true, takesEscape: modifier.takesEscape, setPressed: { _ in }, act: action)
        let item = NodeItem(modifier.kind, InteractionContent(.press(target), isEnabled: builder.environment.isEnabled))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Runs an action of a control when any point of the view is tapped.
    package nonisolated func liveTap(_ action: (@MainActor () -> Void)?) -> some View {
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
