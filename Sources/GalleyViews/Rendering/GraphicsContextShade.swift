import GalleyDrawing
import GalleyGraph

/// A shadow that is laid in another way than behind what is drawn: over it, without it, or by a blend mode (Apple's pages of
/// `GraphicsContext.Filter.shadow(color:radius:x:y:blendMode:options:)` and `GraphicsContext.ShadowOptions`).
nonisolated struct ShadeStep {
    let shadow: LayerShadow
    let blend: GraphicsContext.BlendMode
    let options: GraphicsContext.ShadowOptions

    func shading(_ items: [DrawItem]) -> [DrawItem] {
        let isOver = options.contains(.shadowAbove) || options.contains(.invertsAlpha)
        let shade = shade(of: items)
        if options.contains(.shadowOnly) { return shade }
        return isOver ? items + shade : shade + items
    }

    /// The shadow alone: its colour where things are, or for one that falls into them where nothing is, moved and blurred.
    private func shade(of items: [DrawItem]) -> [DrawItem] {
        guard shadow.isVisible, let bounds = items.bounds else { return [] }
        let reach = 3 * max(shadow.radius.isFinite ? shadow.radius : 0, 0) + abs(shadow.x) + abs(shadow.y)
        let isInner = options.contains(.invertsAlpha)
        let room = Path(bounds.insetBy(dx: -reach - 1, dy: -reach - 1))
        let whole = DrawItem.fill(room, .color(shadow.color), FillStyle())
        let silhouette: [DrawItem] =
            isInner
            ? [.fill(room, .color(.black), FillStyle()), .group(effect: .blend(.destinationOut), items)] : items
        var shade = [DrawItem.group(effect: .mask(LayerMask(silhouette)), [whole])]
        if shadow.x != 0 || shadow.y != 0 {
            shade = [.group(transform: CGAffineTransform(translationX: shadow.x, y: shadow.y), shade)]
        }
        let blur = LayerBlur(radius: shadow.radius, isOpaque: false)
        if blur.isVisible { shade = [.group(effect: .blur(blur), shade)] }
        if isInner { shade = [.group(effect: .mask(LayerMask(items)), shade)] }
        if blend != .normal { shade = [.group(effect: .blend(blend.mode), shade)] }
        return shade
    }
}
