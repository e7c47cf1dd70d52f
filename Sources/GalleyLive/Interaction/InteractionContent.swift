import GalleyGraph

/// Takes part in what a person does with the view; draws nothing.
package final class InteractionContent: NodeContent {
    package let interaction: Interaction
    let isEnabled: Bool

    package init(_ interaction: Interaction, isEnabled: Bool) {
        (self.interaction, self.isEnabled) = (interaction, isEnabled)
    }

    package func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        inside(&painter, place.rect.origin)
    }

    package func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        switch interaction {
        case .allowsHitTesting(let isAllowed):
            return isAllowed ? inside(point) : nil
        case .staysInFrame:
            return HitTest.isInFrames(point, of: place) ? inside(point) : nil
        case .contentShape(let kinds, let path, let isEvenOdd):
            guard kinds.contains(.interaction) else { return inside(point) }
            let origin = place.rect.origin
            let own = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            let outline = path(CGRect(origin: .zero, size: place.rect.size))
            return outline.contains(own, eoFill: isEvenOdd) ? inside(point) ?? [] : nil
        case .press(let target):
            return inside(point) ?? (target.isSolid && place.rect.contains(point) ? [] : nil)
        case .focusTarget, .swipe, .contextMenu:
            return inside(point) ?? (place.rect.contains(point) ? [] : nil)
        case .dropTarget:
            // What is let go has all of the view to fall on; a finger goes through its gaps.
            return inside(point) ?? (DropTarget.isSought && place.rect.contains(point) ? [] : nil)
        case .gesture, .hover, .keyboardShortcut, .keyPress, .command, .focusable, .refresh, .adjust, .choose,
            .dragSource, .focusBinding, .submit, .submitScope, .help, .url, .scrollTarget, .scrollTargets:
            return inside(point)
        }
    }

    package func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    package var motion: Motion? { nil }
    package var frameWay: FrameWay { .inside }
    package var medium: ContentMedium { .inside }
    package var ownLabel: String? { nil }
    package var isSeen: Bool { false }
}

extension NodeItem {
    /// What a person does with the view at this node.
    @MainActor package var interaction: InteractionContent? { content as? InteractionContent }

    /// The same, unless the view cannot be used.
    @MainActor package var enabledInteraction: Interaction? {
        guard let interaction, interaction.isEnabled else { return nil }
        return interaction.interaction
    }
}
