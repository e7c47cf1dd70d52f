import Foundation
import GalleyGeometry

/// What happens to a group's picture before it is drawn into the picture below. Several effects are several groups.
public enum LayerEffect: Hashable, Sendable {
    /// It fades; from 0 (not drawn) to 1.
    case opacity(Double)
    /// It is blurred.
    case blur(LayerBlur)
    /// Its shadow lies behind it.
    case shadow(LayerShadow)
    /// It is seen through a mask.
    case mask(LayerMask)
    /// It is combined with what lies below in its own way. Blend modes of what lies inside do not see that.
    case blend(BlendMode)
    /// It is made as a separate picture, so that blend modes inside do not see what lies below.
    case isolation
    /// It becomes one colour, as opaque as it was bright; how opaque it was itself does not count.
    case luminanceToAlpha(ResolvedColor)
    /// It becomes one colour where its alpha lies in a range, and nothing elsewhere.
    case alphaThreshold(LayerThreshold)
    /// A shadow of what lies beside it falls into it.
    case innerShadow(LayerShadow)
    /// It is seen from another place: as a picture on a plane in space.
    case projection(LayerProjection)
    /// It is glass: where it is opaque, what lies below shows blurred.
    case backdrop(LayerBackdrop)

    /// Whether it changes a picture.
    public var isVisible: Bool {
        switch self {
        case .opacity(let opacity): !(opacity >= 1)
        case .blur(let blur): blur.isVisible
        case .shadow(let shadow), .innerShadow(let shadow): shadow.isVisible
        case .blend(let mode): mode != .normal
        case .mask, .isolation, .luminanceToAlpha, .alphaThreshold, .projection, .backdrop: true
        }
    }
}

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
            var shadow = shadow
            shadow.color = change(shadow.color)
            return shadow
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

/// A Gaussian blur.
public struct LayerBlur: Hashable, Sendable {
    /// The Gaussian's standard deviation in points; nothing is blurred unless it is positive and finite.
    public var radius: Double
    /// Whether the picture keeps its own alpha, so that only its colours are blurred.
    public var isOpaque: Bool

    /// Makes a blur.
    public init(radius: Double, isOpaque: Bool = false) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    /// Whether it changes a picture.
    public var isVisible: Bool { radius > 0 && radius.isFinite }
}

/// A shadow made from the alpha of a whole layer.
public struct LayerShadow: Hashable, Sendable {
    /// The shadow's colour where the layer is opaque and no edge is near.
    public var color: ResolvedColor
    /// The standard deviation in points of the Gaussian that blurs it; it has sharp edges unless that is positive and finite.
    public var radius: Double
    /// How far to the right it lies, in points; lengths that are not finite count as 0.
    public var x: Double
    /// How far down it lies, in points.
    public var y: Double
    /// How its edge fades.
    public var falloff: Falloff

    /// How the edge of a shadow fades: Apple's platforms differ (rules.md §17.1).
    public enum Falloff: Hashable, Sendable {
        /// A Gaussian that ends two radii out: 14 % are left one radius out. So on iOS.
        case short
        /// A little wider: 16 % are left one radius out, nothing 2.1 radii out. So on macOS.
        case long
    }

    /// Makes a shadow.
    public init(
        color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0, falloff: Falloff = .long
    ) {
        self.falloff = falloff
        self.color = color
        self.radius = radius > 0 && radius.isFinite ? radius : 0
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
    }

    /// Whether there is anything to see of it.
    public var isVisible: Bool { color.clamped.alpha > 0 }
}

/// Which alpha stays, and in which colour.
public struct LayerThreshold: Hashable, Sendable {
    /// From 0 to 1; both ends belong to what stays.
    public var least, most: Double
    /// What all that stays is painted with.
    public var color: ResolvedColor

    /// Makes a threshold.
    public init(least: Double, most: Double, color: ResolvedColor) {
        (self.least, self.most, self.color) = (least, most, color)
    }
}

/// What is made of what lies below a layer.
public struct LayerBackdrop: Hashable, Sendable {
    /// The standard deviation in points of the Gaussian that blurs it.
    public var radius: Double
    /// How much stronger its colours become: 1 changes nothing. Under a tint they may leave what a picture holds.
    public var saturation: Double
    /// What lies over it.
    public var tint: ResolvedColor

    /// What documents are painted with in its place, so that they stay lines; nil: they hold a picture of it.
    public var documentColor: ResolvedColor?

    /// Makes a backdrop.
    public init(radius: Double, saturation: Double, tint: ResolvedColor, documentColor: ResolvedColor? = nil) {
        self.radius = radius > 0 && radius.isFinite ? radius : 0
        self.saturation = saturation.isFinite ? saturation : 1
        self.tint = tint
        self.documentColor = documentColor
    }
}
