import GalleyGraph

// Effects that cut a view off at an outline.

/// Cuts a view off at a shape.
struct ClipEffect<S: Shape>: Effect {
    var shape: S
    let style: FillStyle
    /// In which the shape is drawn.
    let direction: LayoutDirection

    init(_ shape: S, _ style: FillStyle, in direction: LayoutDirection = .leftToRight) {
        (self.shape, self.style, self.direction) = (shape, style, direction)
    }

    /// What depends on the direction of the layout says so itself (`Shape.layoutDirectionBehavior`).
    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }

    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? {
        let outline = shape.outline(in: direction)(CGRect(origin: .zero, size: place.rect.size))
        return outline.contains(point, eoFill: style.isEOFilled) ? point : nil
    }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(clippedTo: shape.outline(in: direction), style, place.rect, content)
    }

    /// The shape's own data moves (SwiftUI's `_ClipEffect.animatableData` is that of its shape).
    var motion: Motion? {
        ValueMotion(shape.animatableData) { data in
            var moved = shape
            moved.animatableData = data
            return EffectContent(ClipEffect(moved, style, in: direction))
        }
    }

    var frameWay: FrameWay { .outline }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .outside }
}

/// Cuts a view off at the shape of the container around, where the view lies in it.
struct ContainerClipEffect: Effect {
    let container: ContainerOutline
    let style: FillStyle

    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }

    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? {
        let inset = container.inset(of: place.rect.size, in: place.tree.frames(of: place.node))
        let outline = container.path(in: CGRect(origin: .zero, size: place.rect.size), inset: inset)
        return outline.contains(point, eoFill: style.isEOFilled) ? point : nil
    }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        let inset = container.inset(of: place.rect.size, in: place.tree.frames(of: place.node))
        painter.draw(clippedTo: { container.path(in: $0, inset: inset) }, style, place.rect, content)
    }

    /// The container's shape is not the effect's: it jumps, as the container's own data are not followed.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .outline }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .outside }
}
