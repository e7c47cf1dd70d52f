import GalleyGraph

/// A gradient between the colours of a mesh's points, which are given in the unit square of what is filled
/// (rules.md §16.8).
///
/// The curves of the mesh go through its points; where no handles are given, the way a curve leaves a point is that from the
/// neighbour on one side to the one on the other.
nonisolated public struct MeshGradient: ShapeStyle, Equatable {
    /// A point with the ends of the handles of the four curves that meet there.
    public struct BezierPoint: Hashable, Sendable {
        /// Where the point lies, as a part of the width and height of what is filled.
        public var position: SIMD2<Float>
        /// Where the handle towards each neighbour ends, in the same unit; the point itself for a corner.
        public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

        /// A point with its own handles (rules.md §16.8).
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the mesh's points lie, row by row.
    public enum Locations: Hashable, Sendable {
        /// Points, whose handles follow from their neighbours.
        case points([SIMD2<Float>])
        /// Points with handles.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the mesh's points.
    public enum Colors: Hashable, Sendable {
        /// Colours that may adapt to where they are seen.
        case colors([Color])
        /// Colours of fixed components.
        case resolvedColors([Color.Resolved])
    }

    /// How many points a row has.
    public var width: Int
    /// How many points a column has.
    public var height: Int
    /// One place for each point: `width` times `height`.
    public var locations: Locations
    /// One colour for each point, in the order of the places.
    public var colors: Colors
    /// What lies beside the mesh.
    public var background: Color
    /// Whether colours have no kinks at the mesh's lines.
    public var smoothsColors: Bool
    /// How colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A mesh of `width` times `height` points and colours.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A mesh of points whose handles follow from their neighbours.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points whose handles follow from their neighbours.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points with handles.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points with handles.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        let background = style.background.resolved(builder)
        let vertices = style.vertices(builder)
        guard vertices.count == style.width * style.height, style.width > 1, style.height > 1 else {
            builder.context.report(
                .warning,
                "a MeshGradient of \(style.width) times \(style.height) needs as many points and as many colours, and two of each at least: its background is drawn."
            )
            return .color(background)
        }
        let paint = Paint.meshGradient(
            width: style.width, height: style.height, vertices: vertices, background: background,
            smoothsColors: style.smoothsColors, isPerceptual: style.colorSpace.isPerceptual,
            rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        if case .mesh(let mesh) = paint { return .mesh(mesh) }
        return .color(background)
    }

    /// The points with their colours; none where there are not as many of both as there have to be.
    @MainActor private func vertices(_ builder: ViewTreeBuilder) -> [MeshVertex] {
        let colors: [ResolvedColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolved(builder) }
            case .resolvedColors(let colors): colors.map { ResolvedColor($0) }
            }
        guard width > 1, height > 1, width <= 1000, height <= 1000, colors.count == width * height else { return [] }
        switch locations {
        case .points(let points):
            guard points.count == colors.count else { return [] }
            let places = points.map { SIMD2<Double>($0) }
            return colors.indices.map { vertex($0, places, colors[$0]) }
        case .bezierPoints(let points):
            guard points.count == colors.count else { return [] }
            return zip(points, colors).map { point, color in
                MeshVertex(
                    position: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
                    top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
                    bottom: SIMD2(point.bottomControlPoint), color: color)
            }
        }
    }

    /// A point with handles a third of the way that its neighbours say; at the mesh's edge that to the one neighbour.
    private func vertex(_ index: Int, _ points: [SIMD2<Double>], _ color: ResolvedColor) -> MeshVertex {
        let (column, row) = (index % width, index / width)
        let here = points[index]
        func tangent(_ isFirst: Bool, _ isLast: Bool, _ step: Int) -> SIMD2<Double> {
            if isFirst { return points[index + step] - here }
            if isLast { return here - points[index - step] }
            return (points[index + step] - points[index - step]) / 2
        }
        let across = tangent(column == 0, column == width - 1, 1) / 3
        let down = tangent(row == 0, row == height - 1, width) / 3
        return MeshVertex(
            position: here, leading: here - across, top: here - down, trailing: here + across, bottom: here + down,
            color: color)
    }
}

extension MeshGradient: _PrimitiveView {
    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.push(builder.tree.addFlexible(), NodeItem("MeshGradient", FillContent(_paint(view, in: builder))))
    }
}
