import GalleyGraph

// Families of effects. Who joins one decides for all of its answers; an effect that differs in one of them is in none.

/// An effect that changes how a view looks and leaves it where it is: the whole view is seen and touched where it lies,
/// and what is drawn beside it, as a shadow is, is not touched.
protocol InPlaceEffect: Effect {}

extension InPlaceEffect {
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? { point }
    var frameWay: FrameWay { .inside }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .nothing }
}

/// An effect that shows the whole view elsewhere: a point that is seen there is touched where its geometry takes it from.
protocol MovingEffect: Effect {}

extension MovingEffect {
    @MainActor func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? { geometry(in: place).unmap(point) }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .nothing }
}
