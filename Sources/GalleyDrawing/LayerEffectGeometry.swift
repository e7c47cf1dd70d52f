import Foundation
import GalleyGeometry

// Where an effect's result lies, and what it meets: for whoever draws a picture, or a part of it.
extension LayerEffect {
    /// So many deviations away, a Gaussian is as good as nothing.
    private static let deviations = 3.0

    /// How far the result goes beyond what it is made of, in points: to the left and right, and up and down.
    package var reach: (x: Double, y: Double) {
        switch self {
        case .blur(let blur): (Self.deviations * blur.radius, Self.deviations * blur.radius)
        case .shadow(let shadow):
            (Self.deviations * shadow.radius + abs(shadow.x), Self.deviations * shadow.radius + abs(shadow.y))
        case .opacity, .mask, .blend, .isolation, .luminanceToAlpha, .alphaThreshold, .innerShadow, .projection,
            .backdrop:
            (0, 0)
        }
    }

    /// What holds the result, where a rectangle holds what it is made of; nil where it cannot be told.
    package func area(around box: CGRect) -> CGRect? {
        switch self {
        case .blur(let blur) where blur.isVisible:
            return box.insetBy(dx: -reach.x, dy: -reach.y)
        case .shadow(let shadow) where shadow.isVisible:
            let blurred = Self.deviations * shadow.radius
            return CGRect(
                from: box, and: box.offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -blurred, dy: -blurred))
        case .projection(let projection): return projection.area(around: box)
        case .blur, .shadow, .opacity, .mask, .blend, .isolation, .luminanceToAlpha, .alphaThreshold, .innerShadow,
            .backdrop:
            return box
        }
    }

    /// The modes that meet what lies below, where what it changes has some.
    func blendModes(of inner: BlendModes) -> BlendModes {
        switch self {
        case .blend(let mode): mode == .normal ? inner : BlendModes(mode)
        case .backdrop: .backdrop
        // A shadow's items are drawn where they are: glass among them shows what lies behind.
        case .shadow: inner.intersection(.backdrop)
        case .opacity, .blur, .mask, .isolation, .luminanceToAlpha, .alphaThreshold, .innerShadow, .projection:
            isVisible ? [] : inner
        }
    }

    /// Whether what it changes is drawn by itself before it meets what lies below.
    package var isPictureOfItsOwn: Bool { if case .shadow = self { false } else { isVisible } }

    /// The same with other colours. Of a mask the alpha alone counts, and that stays.
    package func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> LayerEffect {
        func changed(_ shadow: LayerShadow) -> LayerShadow {
            LayerShadow(color: change(shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
        }
        switch self {
        case .shadow(let one): return .shadow(changed(one))
        case .innerShadow(let one): return .innerShadow(changed(one))
        case .luminanceToAlpha(let color): return .luminanceToAlpha(change(color))
        case .alphaThreshold(let one):
            return .alphaThreshold(LayerThreshold(least: one.least, most: one.most, color: change(one.color)))
        case .backdrop(let one):
            return .backdrop(
                LayerBackdrop(
                    radius: one.radius, saturation: one.saturation, tint: change(one.tint),
                    documentColor: one.documentColor.map(change)))
        case .opacity, .blur, .mask, .blend, .isolation, .projection: return self
        }
    }
}

extension LayerProjection {
    /// What holds a rectangle as it is seen; nil where some of it is not before the eye.
    fileprivate func area(around box: CGRect) -> CGRect? {
        let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
            .map { apply(Double($0.0), Double($0.1)) }
        guard corners.allSatisfy({ $0.depth > 1e-3 }) else { return nil }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
    }
}
