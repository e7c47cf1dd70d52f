import GalleyEngine
import GalleyGraph

/// Effects, the innermost first, that depend on where the view lies.
package struct VisualEffects: Effect {
    let effects: @MainActor (GeometryProxy) -> [any Effect]

    package init(effects: @escaping @MainActor (GeometryProxy) -> [any Effect]) {
        self.effects = effects
    }

    package var mirrored: any Effect { VisualEffects { effects($0).map(\.mirrored) } }

    @MainActor private func all(in place: NodePlace) -> [any Effect] {
        let (tree, node) = (place.tree, place.node)
        return effects(
            GeometryProxy(
                size: place.rect.size, frames: tree.frames(of: node), safeArea: tree.safeAreaInsets(of: node)))
    }

    package func geometry(in place: NodePlace) -> EffectGeometry {
        if place.isForLayout { return .inPlace }
        return all(in: place).reduce(.inPlace) { $0.concatenating($1.geometry(in: place)) }
    }

    package func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? {
        all(in: place).reversed().reduce(point as CGPoint?) { point, effect in
            point.flatMap { effect.unmap($0, in: place) }
        }
    }

    package func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        draw(all(in: place)[...], place, &painter, content)
    }

    @MainActor private func draw(
        _ effects: ArraySlice<any Effect>, _ place: NodePlace, _ painter: inout Painter,
        _ content: (inout Painter, CGPoint) -> Void
    ) {
        guard let outermost = effects.last else { return content(&painter, place.rect.origin) }
        outermost.draw(place, with: &painter) { painter, origin in
            var moved = place
            moved.rect.origin = origin
            draw(effects.dropLast(), moved, &painter, content)
        }
    }

    /// They are asked again for each picture, with where the view is on its way.
    package var motion: Motion? { nil }
    package var frameWay: FrameWay { .inside }
    package var opacity: Double { 1 }
    package var hidesView: Bool { false }
    package var cut: EffectCut { .nothing }
}
