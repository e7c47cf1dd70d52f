/// What happens to a layer when it is drawn into the picture below: it is blurred, gets its shadow, and fades, in this order.
public struct LayerEffect: Hashable, Sendable {
    /// From 0 (not drawn) to 1.
    public var opacity: Double
    /// How the layer's picture is blurred, if it is.
    public var blur: LayerBlur?
    /// What lies behind the layer's picture, if anything does.
    public var shadow: LayerShadow?

    /// Makes an effect; the default changes nothing.
    public init(opacity: Double = 1, blur: LayerBlur? = nil, shadow: LayerShadow? = nil) {
        self.opacity = opacity
        self.blur = blur
        self.shadow = shadow
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
