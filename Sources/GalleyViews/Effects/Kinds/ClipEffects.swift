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

/// Cuts a view off at a shape that follows the container around, where the view lies in it.
struct ContainerClipEffect: Effect {
    let follower: ContainerFollower
    let style: FillStyle

    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }

    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? {
        let outline = follower.path(from: place.tree.frames(of: place.node))(
            CGRect(origin: .zero, size: place.rect.size))
        return outline.contains(point, eoFill: style.isEOFilled) ? point : nil
    }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        let path = follower.path(from: place.tree.frames(of: place.node))
        painter.draw(clippedTo: path, style, place.rect, content)
    }

    /// The container's shape is not the effect's: it jumps, as the container's own data are not followed.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .outline }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .outside }
}
