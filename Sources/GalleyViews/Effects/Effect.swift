import GalleyGraph

/// What a modifier does to the picture of its child; layout is not concerned.
///
/// Each kind of effect is a type, in one file with all that is to be known of it: how it is drawn, where it takes points and back, how
/// it moves. The requirements have no defaults, so that none of them is forgotten.
package protocol Effect {
    /// The effect in a layout from right to left: the mirror image (rules.md §2.7).
    var mirrored: any Effect { get }
    /// Where the view's points are shown, in the view's own space.
    @MainActor func geometry(in place: NodePlace) -> EffectGeometry
    /// The view's point that is seen at a separate point space; nil where nothing of the view is.
    @MainActor func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint?
    /// Draws the view, changed. `content` draws it as it is, given where its space begins.
    @MainActor func draw(
        _ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void)
    /// What moves of the effect where it changes under an animation; nil where it jumps (rules.md §21.4).
    @MainActor var motion: Motion? { get }
    /// What of it is shown on the way where the view goes to another place.
    var frameWay: FrameWay { get }
    /// How much of the view's picture it leaves: 0…1.
    var opacity: Double { get }
    /// Whether the view is not there for who reads it.
    var hidesView: Bool { get }
    /// What of the view's picture it cuts off.
    var cut: EffectCut { get }
}

/// What an effect cuts off.
package enum EffectCut {
    case nothing
    /// What lies outside of an outline in the view's frame.
    case outside
    /// What another view says.
    case masked
}

/// An effect on the views inside.
final class EffectContent: NodeContent {
    let effect: any Effect

    init(_ effect: any Effect) { self.effect = effect }

    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        effect.draw(place, with: &painter, inside)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        let origin = place.rect.origin
        guard let own = effect.unmap(CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: place) else {
            return nil
        }
        let seen = CGPoint(x: own.x + origin.x, y: own.y + origin.y)
        switch effect.cut {
        case .nothing, .outside: return inside(seen)
        case .masked:
            // What is masked, not the mask, the node's second child.
            guard let child = place.tree.pass.children(of: place.node).first else { return nil }
            return HitTest.hit(child, of: place.tree, at: origin, seen)
        }
    }

    func geometry(in place: NodePlace) -> EffectGeometry { effect.geometry(in: place) }
    var motion: Motion? { effect.motion }
    var frameWay: FrameWay { effect.frameWay }
    var medium: ContentMedium { .inside }
    var ownLabel: String? { nil }
    var isSeen: Bool { false }
}

extension NodeItem {
    /// What changes the picture of the views inside the node.
    @MainActor package var effect: (any Effect)? { (content as? EffectContent)?.effect }
}
