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

    /// Makes a shadow.
    public init(color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0) {
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
    /// How much stronger its colours become: 1 changes nothing.
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
