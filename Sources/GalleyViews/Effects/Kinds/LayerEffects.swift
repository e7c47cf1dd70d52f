import GalleyGraph

// Effects on the picture of a view as a whole.

/// Blurs a view.
struct BlurEffect: InPlaceEffect {
    var blur: LayerBlur

    var mirrored: any Effect { self }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(as: blur.isVisible ? .blur(blur) : nil, place.rect.origin, content)
    }

    var motion: Motion? {
        ValueMotion(blur.radius) { radius in
            var moved = self
            moved.blur.radius = max(radius, 0)
            return EffectContent(moved)
        }
    }
}

/// Puts a shadow behind a view.
struct ShadowEffect: InPlaceEffect {
    let shadow: LayerShadow

    var mirrored: any Effect {
        var shadow = shadow
        shadow.x = -shadow.x
        return ShadowEffect(shadow: shadow)
    }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(as: shadow.isVisible ? .shadow(shadow) : nil, place.rect.origin, content)
    }

    /// Its colour, its radius and its offset move (SwiftUI's `_ShadowEffect._Resolved.AnimatableData`).
    var motion: Motion? {
        let numbers = shadow.color.motionNumbers + [shadow.radius, shadow.x, shadow.y]
        return ValueMotion(NumberVector(numbers: numbers)) { vector in
            let color = ResolvedColor(motionNumbers: (0..<4).map { vector[$0] }[...])
            return EffectContent(
                ShadowEffect(
                    shadow: LayerShadow(
                        color: color, radius: max(vector[4], 0), x: vector[5], y: vector[6], falloff: shadow.falloff)))
        }
    }
}

/// Shows a view where its mask, the node's second child, is opaque.
struct MaskEffect: Effect {
    var mirrored: any Effect { self }
    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// The mask's own drawing is not asked: what is masked is touched where it is.
    func unmap(_ point: CGPoint, in place: NodePlace) -> CGPoint? { point }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.drawMasked(place.node, place.tree, place.rect.origin)
    }

    /// What the mask is made of moves by itself.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .inside }
    var opacity: Double { 1 }
    var hidesView: Bool { false }
    var cut: EffectCut { .masked }
}

/// Combines a view with what lies below it.
struct BlendEffect: InPlaceEffect {
    let mode: BlendMode

    var mirrored: any Effect { self }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(as: mode == .normal ? nil : .blend(mode), place.rect.origin, content)
    }

    /// There is nothing between two modes.
    var motion: Motion? { nil }
}

/// Makes a view a separate picture.
struct IsolationEffect: InPlaceEffect {
    var mirrored: any Effect { self }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.drawIsolated(place.rect.origin, content)
    }

    var motion: Motion? { nil }
}

/// Makes a view black, as opaque as it is light.
struct LuminanceEffect: InPlaceEffect {
    var mirrored: any Effect { self }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.drawLuminance(place.rect.origin, content)
    }

    var motion: Motion? { nil }
}
