import GalleyGraph

// Effects that draw a view elsewhere.

/// Draws a view beside its place.
struct OffsetEffect: MovingEffect {
    let offset: CGSize

    var mirrored: any Effect { OffsetEffect(offset: CGSize(width: -offset.width, height: offset.height)) }

    func geometry(in place: NodePlace) -> EffectGeometry {
        .moved(CGAffineTransform(translationX: offset.width, y: offset.height))
    }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        let origin = place.rect.origin
        content(&painter, CGPoint(x: origin.x + offset.width, y: origin.y + offset.height))
    }

    var motion: Motion? {
        ValueMotion(AnimatablePair(offset.width, offset.height)) {
            EffectContent(OffsetEffect(offset: CGSize(width: $0.first, height: $0.second)))
        }
    }

    var frameWay: FrameWay { .inside }
}

/// Transforms the picture of a view, given its size.
struct TransformEffect: MovingEffect {
    let transform: (CGSize) -> CGAffineTransform

    var mirrored: any Effect { TransformEffect { transform($0).mirrored($0) } }
    func geometry(in place: NodePlace) -> EffectGeometry { .moved(transform(place.rect.size)) }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(through: transform(painter.rounded(place.rect).size), place.rect, content)
    }

    /// A flip, or a step of a visual effect, which is made again for each picture: nothing says what lies between two.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .space }
}

/// A transform that is made from numbers: between two of a kind there are others.
struct ParametricEffect: MovingEffect {
    var numbers: [Double]
    let make: ([Double], CGSize) -> CGAffineTransform

    var mirrored: any Effect { ParametricEffect(numbers: numbers) { make($0, $1).mirrored($1) } }
    func geometry(in place: NodePlace) -> EffectGeometry { .moved(make(numbers, place.rect.size)) }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(through: make(numbers, painter.rounded(place.rect).size), place.rect, content)
    }

    var motion: Motion? {
        ValueMotion(NumberVector(numbers: numbers)) { vector in
            EffectContent(ParametricEffect(numbers: numbers.indices.map { vector[$0] }, make: make))
        }
    }

    var frameWay: FrameWay { .space }
}

/// A transform that may have a perspective.
struct ProjectedEffect: MovingEffect {
    let projection: (CGSize) -> ProjectionTransform

    var mirrored: any Effect {
        ProjectedEffect { size in
            let mirror = ProjectionTransform(CGAffineTransform.mirror(size))
            return mirror.concatenating(projection(size)).concatenating(mirror)
        }
    }

    func geometry(in place: NodePlace) -> EffectGeometry { EffectGeometry(projection(place.rect.size)) }

    func draw(_ place: NodePlace, with painter: inout Painter, _ content: (inout Painter, CGPoint) -> Void) {
        painter.draw(projected: projection(painter.rounded(place.rect).size), place.rect, content)
    }

    /// The modifier moves by its own data, which it knows and we do not (`GeometryEffect._build`).
    var motion: Motion? { nil }
    var frameWay: FrameWay { .space }
}

extension CGAffineTransform {
    /// The mirror image of a view of a size.
    fileprivate static func mirror(_ size: CGSize) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }

    /// The same transform, seen in a mirror.
    fileprivate func mirrored(_ size: CGSize) -> CGAffineTransform {
        let mirror = CGAffineTransform.mirror(size)
        return mirror.concatenating(self).concatenating(mirror)
    }
}
