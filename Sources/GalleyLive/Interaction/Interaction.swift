import GalleyGraph
import GalleyViews

/// What a view does when someone does something with it. It changes nothing at rest: the graph keeps it under the view's
/// node, where a live view finds it.
package enum Interaction {
    case gesture(AttachedGesture)
    /// A button: told whether it is held down, and what it does.
    case press(PressTarget)
    /// The outline that counts as the view, for some uses.
    case contentShape(ContentShapeKinds, (CGRect) -> Path, isEvenOdd: Bool)
    /// Whether the view and those inside it can be touched.
    case allowsHitTesting(Bool)
    /// A control that is drawn beyond frames that are too small for it, and is not touched there.
    case staysInFrame
    /// What is told a pointer's place in a space; without one only that it comes and leaves.
    case hover(CoordinateSpace?, (HoverPhase) -> Void)
    /// Keys that press the view's control.
    case keyboardShortcut(KeyboardShortcut?)
    case keyPress((KeyPress) -> KeyPress.Result, keys: Set<KeyEquivalent>?, phases: KeyPress.Phases)
    /// Keys that mean a command to the view with the focus, where it does not edit text with them.
    case command(Set<KeyEquivalent>, (KeyEquivalent) -> Void)
    /// Whether the view can take the focus.
    case focusable(Bool)
    /// What pulling the content down does.
    case refresh(RefreshTarget)
    /// A row that a finger moves to a side.
    case swipe(SwipeTarget)
    /// A view that takes the focus.
    case focusTarget(FocusTarget)
    /// A control whose value is made larger and smaller, by steps.
    case adjust((Int) -> Void)
    /// Binds the focus of the views inside to a value.
    case focusBinding(FocusBinding)
    case submit(SubmitTriggers, () -> Void)
    /// Whether what is sent off inside the view stays there.
    case submitScope(isBlocking: Bool)
    /// A sentence about the view, shown under the pointer.
    case help(Text)
    case url((URL) -> Void)
    /// A menu that a long touch opens, and a pointer's second button; by what it is opened.
    case contextMenu(@MainActor () -> Void)
    /// A view that a finger lifts after a while, and drags away.
    case dragSource(DragSource)
    /// A view on which something can be dropped.
    case dropTarget(DropTarget)
    /// A control whose value a page asks for with a control of its own, which tells it as HTML has it.
    case choose((String) -> Void)
    /// The view is one at which scrolling comes to rest.
    case scrollTarget
    /// The views of a layout are.
    case scrollTargets
}

/// Keeps an interaction of a view.
package nonisolated struct InteractionModifier: PrimitiveModifier {
    /// SwiftUI's name of the modifier.
    package let kind: String
    package let interaction: Interaction

    package init(kind: String, interaction: Interaction) {
        self.kind = kind
        self.interaction = interaction
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let item = NodeItem(
            modifier.kind, InteractionContent(modifier.interaction, isEnabled: builder.environment.isEnabled))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}
