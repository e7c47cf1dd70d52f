import GalleyGraph

// Effects that leave less of a view, or nothing.

/// How opaque a view is as a whole.
struct OpacityEffect: Effect {
    /// 0…1.
    let opacity: Double

    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// What is fully transparent is not touched.
    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? { opacity == 0 ? nil : point }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        if opacity != 0 { painter.draw(as: opacity == 1 ? nil : .opacity(opacity), place.rect.origin, content) }
    }

    var motion: Motion? { ValueMotion(opacity) { EffectContent(OpacityEffect(opacity: min(max($0, 0), 1))) } }
    var frameWay: FrameWay { .inside }
    var hidesView: Bool { false }
    var cut: EffectCut { .nothing }
}

/// Keeps a view's place and shows nothing of it.
struct HiddenEffect: Effect {
    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? { nil }
    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {}
    var motion: Motion? { nil }
    var frameWay: FrameWay { .inside }
    var opacity: Double { 0 }
    var hidesView: Bool { true }
    var cut: EffectCut { .nothing }
}
