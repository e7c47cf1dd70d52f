import Foundation

/// A point of a gradient's mesh, in the unit square of what is filled, with the ends of the curves' handles to its neighbours.
public struct MeshVertex: Hashable, Sendable {
    /// The point itself, and where the handle towards each neighbour ends; y down.
    public var position, leading, top, trailing, bottom: SIMD2<Double>
    /// The colour at the point.
    public var color: ResolvedColor

    /// A vertex with its own handles.
    public init(
        position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>,
        bottom: SIMD2<Double>, color: ResolvedColor
    ) {
        (self.position, self.leading, self.top) = (position, leading, top)
        (self.trailing, self.bottom, self.color) = (trailing, bottom, color)
    }
}

/// A gradient over a mesh of curves, as fine straight quadrilaterals in order: where the mesh folds, later ones lie on top.
public struct MeshGradientPaint: Hashable, Sendable {
    /// A quadrilateral's corners, clockwise, in the unit square.
    public struct Quad: Hashable, Sendable {
        /// Four points, from the top leading one on.
        public let corners: [SIMD2<Double>]
        /// The colour at each corner, in the same order; between them they are mixed bilinearly.
        public let colors: [ResolvedColor]
    }

    /// The pieces in the order in which they are painted.
    public let quads: [Quad]
    /// What lies beside the mesh.
    public let background: ResolvedColor
    /// Where the unit square lies.
    public let rect: CGRect

    /// So many quadrilaterals on each side of a cell of the mesh.
    private static let steps = 12

    /// - Parameters:
    ///   - vertices: `width` times `height` of them, row by row.
    ///   - smoothsColors: Whether colours have no kinks at the mesh's lines: the cubic that goes through the neighbours.
    ///   - isPerceptual: Whether colours are mixed as they are seen, or their components as they are encoded.
    fileprivate init(
        width: Int, height: Int, vertices: [MeshVertex], background: ResolvedColor, smoothsColors: Bool,
        isPerceptual: Bool, rect: CGRect
    ) {
        let mesh = Mesh(width: width, height: height, vertices: vertices, isPerceptual: isPerceptual)
        var quads: [Quad] = []
        quads.reserveCapacity((width - 1) * (height - 1) * Self.steps * Self.steps)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                quads += mesh.quads(column, row, steps: Self.steps, isSmooth: smoothsColors)
            }
        }
        (self.quads, self.background, self.rect) = (quads, background, rect)
    }

    private init(quads: [Quad], background: ResolvedColor, rect: CGRect) {
        (self.quads, self.background, self.rect) = (quads, background, rect)
    }

    /// The gradient over another rectangle.
    public func over(_ rect: CGRect) -> MeshGradientPaint {
        MeshGradientPaint(quads: quads, background: background, rect: rect)
    }

    func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> MeshGradientPaint {
        MeshGradientPaint(
            quads: quads.map { Quad(corners: $0.corners, colors: $0.colors.map(change)) },
            background: change(background), rect: rect)
    }

    /// Where a corner lies.
    public func place(_ corner: SIMD2<Double>) -> (x: Double, y: Double) {
        (Double(rect.minX) + corner.x * Double(rect.width), Double(rect.minY) + corner.y * Double(rect.height))
    }
}

extension Paint {
    /// A gradient over a mesh; the background if there is none: a mesh has two columns and two rows at least, and all
    /// of its numbers are finite.
    public static func meshGradient(
        width: Int, height: Int, vertices: [MeshVertex], background: ResolvedColor, smoothsColors: Bool,
        isPerceptual: Bool, rect: CGRect
    ) -> Paint {
        guard width > 1, height > 1, width <= 1000, height <= 1000, vertices.count == width * height,
            vertices.allSatisfy(\.isFinite)
        else { return .color(background) }
        return .mesh(
            MeshGradientPaint(
                width: width, height: height, vertices: vertices, background: background.clamped,
                smoothsColors: smoothsColors, isPerceptual: isPerceptual, rect: rect))
    }
}

extension MeshVertex {
    fileprivate var isFinite: Bool {
        [position, leading, top, trailing, bottom].allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
    }
}

/// The mesh while it is cut up.
private struct Mesh {
    let width, height: Int
    let vertices: [MeshVertex]
    /// The colours as they are mixed, multiplied by alpha.
    private let colors: [SIMD4<Double>]
    private let isPerceptual: Bool

    init(width: Int, height: Int, vertices: [MeshVertex], isPerceptual: Bool) {
        (self.width, self.height, self.vertices, self.isPerceptual) = (width, height, vertices, isPerceptual)
        colors = vertices.map { vertex in
            if isPerceptual {
                let mixed = Oklab(vertex.color)
                return SIMD4(mixed.l, mixed.a, mixed.b, mixed.alpha)
            }
            let color = vertex.color.clamped
            return SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
        }
    }

    private func vertex(_ column: Int, _ row: Int) -> MeshVertex { vertices[row * width + column] }

    /// A cell's quadrilaterals, row by row.
    func quads(_ column: Int, _ row: Int, steps: Int, isSmooth: Bool) -> [MeshGradientPaint.Quad] {
        let shares = (0...steps).map { Double($0) / Double(steps) }
        let points = shares.map { v in shares.map { point(column, row, $0, v) } }
        let colors = shares.map { v in shares.map { color(column, row, $0, v, isSmooth) } }
        var quads: [MeshGradientPaint.Quad] = []
        for y in 0..<steps {
            for x in 0..<steps {
                quads.append(
                    MeshGradientPaint.Quad(
                        corners: [points[y][x], points[y][x + 1], points[y + 1][x + 1], points[y + 1][x]],
                        colors: [colors[y][x], colors[y][x + 1], colors[y + 1][x + 1], colors[y + 1][x]]))
            }
        }
        return quads
    }

    /// A point of a cell: that of the Coons patch between its four curves.
    private func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        let (a, b) = (vertex(column, row), vertex(column + 1, row))
        let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
        func curve(
            _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
        ) -> SIMD2<Double> {
            let s = 1 - t
            let (first, second) = (a * (s * s * s), b * (3 * s * s * t))
            let (third, fourth) = (c * (3 * s * t * t), d * (t * t * t))
            return first + second + third + fourth
        }
        let top = curve(a.position, a.trailing, b.leading, b.position, u)
        let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
        let left = curve(a.position, a.bottom, c.top, c.position, v)
        let right = curve(b.position, b.bottom, d.top, d.position, v)
        func between(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ t: Double) -> SIMD2<Double> { a + (b - a) * t }
        let flat = between(between(a.position, b.position, u), between(c.position, d.position, u), v)
        return between(top, bottom, v) + between(left, right, u) - flat
    }

    private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double, _ isSmooth: Bool) -> ResolvedColor {
        /// The colour of a vertex; beyond the mesh it continues as it does inside.
        func known(_ column: Int, _ row: Int) -> SIMD4<Double> {
            if column < 0 { return known(0, row) * 2 - known(1, row) }
            if column >= width { return known(width - 1, row) * 2 - known(width - 2, row) }
            if row < 0 { return known(column, 0) * 2 - known(column, 1) }
            if row >= height { return known(column, height - 1) * 2 - known(column, height - 2) }
            return colors[row * width + column]
        }
        guard isSmooth else {
            let upper = known(column, row) + (known(column + 1, row) - known(column, row)) * u
            let lower = known(column, row + 1) + (known(column + 1, row + 1) - known(column, row + 1)) * u
            return unmixed(upper + (lower - upper) * v)
        }
        func through(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
            let linear = (p[2] - p[0]) * 0.5
            var square = p[0] - p[1] * 2.5
            square += p[2] * 2 - p[3] * 0.5
            var cube = (p[1] - p[2]) * 1.5
            cube += (p[3] - p[0]) * 0.5
            return p[1] + (linear + (square + cube * t) * t) * t
        }
        let rows = (-1...2).map { y in through((-1...2).map { known(column + $0, row + y) }, u) }
        return unmixed(through(rows, v))
    }

    private func unmixed(_ color: SIMD4<Double>) -> ResolvedColor {
        let alpha = min(max(color.w, 0), 1)
        guard alpha > 0 else { return .clear }
        if isPerceptual { return Oklab(l: color.x, a: color.y, b: color.z, alpha: alpha).color.clamped }
        return ResolvedColor(red: color.x / alpha, green: color.y / alpha, blue: color.z / alpha, alpha: alpha).clamped
    }
}
