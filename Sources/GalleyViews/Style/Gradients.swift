import GalleyGraph

/// A transition between colours (rules.md §16.6).
nonisolated public struct Gradient: Hashable, Sendable {
    /// A colour and its place, 0…1.
    public struct Stop: Hashable, Sendable {
        /// The colour at exactly that place.
        public var color: Color
        /// The place, from 0 (start) to 1 (end).
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Colours in order of their places; those that are not are sorted (rules.md §16.6).
    public var stops: [Stop]

    /// Colours at their own places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    @MainActor func resolved(_ builder: ViewTreeBuilder) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.resolved(builder), location: Double($0.location)) }
    }
}

/// A gradient along a line, given in the unit square of the shape it fills (rules.md §16.6).
nonisolated public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Begins and ends at points of what is filled, as parts of its width and height (rules.md §16.6).
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Begins and ends at points of what is filled; the colours lie at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Begins and ends at points of what is filled, with colours at their own places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        .linear(style.gradient.resolved(builder), style.startPoint, style.endPoint)
    }
}

extension LinearGradient: _PrimitiveView {
    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.push(
            builder.tree.addFlexible(), NodeItem("LinearGradient", FillContent(_paint(view, in: builder))))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points of what is filled, as parts of its width and height (rules.md §16.6).
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient between two points of what is filled; the colours lie at equal distances.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient between two points of what is filled, with colours at their own places.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
