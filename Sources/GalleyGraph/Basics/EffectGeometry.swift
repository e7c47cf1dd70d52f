/// Where the points of a view are shown, in the view's own space.
package enum EffectGeometry {
    /// Where they are.
    case inPlace
    case moved(CGAffineTransform)
    /// On a plane that is seen with a perspective.
    case projected(ProjectionTransform)

    package init(_ projection: ProjectionTransform) {
        self = projection.hasPerspective ? .projected(projection) : .moved(projection.affine)
    }

    /// Whether some point may be shown elsewhere.
    package var isInPlace: Bool {
        switch self {
        case .inPlace: true
        case .moved(let transform): transform.isIdentity
        case .projected(let projection): projection.isIdentity
        }
    }

    /// As an affine transform: exact where there is no perspective, without it else; nil where nothing is moved.
    package var affine: CGAffineTransform? {
        switch self {
        case .inPlace: nil
        case .moved(let transform): transform
        case .projected(let projection): projection.affine
        }
    }

    var projection: ProjectionTransform {
        switch self {
        case .inPlace: ProjectionTransform()
        case .moved(let transform): ProjectionTransform(transform)
        case .projected(let projection): projection
        }
    }

    /// Where a point of the view is shown; nil where it lies behind the eye.
    func map(_ point: CGPoint) -> CGPoint? {
        switch self {
        case .inPlace: return point
        case .moved(let transform): return point.applying(transform)
        case .projected(let projection):
            return projection.depth(of: point) > 0 ? point.applying(projection) : nil
        }
    }

    /// The view's point that is shown at a point; nil if there is none: the view is seen from its side, or has no size.
    package func unmap(_ point: CGPoint) -> CGPoint? {
        switch self {
        case .inPlace: return point
        case .moved(let transform):
            guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
            return point.applying(transform.inverted())
        case .projected(let projection):
            var inverse = projection
            guard inverse.invert() else { return nil }
            let own = point.applying(inverse)
            return projection.depth(of: own) > 0 ? own : nil
        }
    }

    /// The smallest rectangle around what is shown of a rectangle; without the perspective where a corner lies behind the eye.
    func map(_ rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap { map($0) }
        guard corners.count == 4 else { return affine.map { rect.applying($0) } ?? rect }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// This geometry first, then another.
    package func concatenating(_ outer: EffectGeometry) -> EffectGeometry {
        switch (self, outer) {
        case (.inPlace, _): outer
        case (_, .inPlace): self
        case (.moved(let inner), .moved(let outer)): .moved(inner.concatenating(outer))
        case (.projected, _), (_, .projected): .projected(projection.concatenating(outer.projection))
        }
    }
}

extension ProjectionTransform {
    /// How far before the eye a point lies; what is not positive is not seen.
    fileprivate func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}
