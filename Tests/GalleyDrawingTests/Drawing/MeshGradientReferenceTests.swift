import Foundation
import GalleyRandom
import Testing

@testable import GalleyDrawing

/// Meshes by their definitions: Coons's patch between four Bézier curves, colours between the vertices in straight lines or along
/// Catmull and Rom's cubics.
@Suite("Meshes of curves") struct MeshGradientReferenceTests {
    private static let steps = 12

    private static func vertices(_ dice: inout SeededGenerator, _ width: Int, _ height: Int) -> [MeshVertex] {
        func place(_ value: Int, _ count: Int) -> Double { Double(value) / Double(count - 1) }
        return (0..<height).flatMap { row in
            (0..<width).map { column in
                func near(_ dx: Double, _ dy: Double) -> SIMD2<Double> {
                    let noise = SIMD2(Double(dice.whole(-9...9)), Double(dice.whole(-9...9))) / 120
                    return SIMD2(
                        place(column, width) + dx / Double(width * 3), place(row, height) + dy / Double(height * 3))
                        + noise
                }
                return MeshVertex(
                    position: near(0, 0), leading: near(-1, 0), top: near(0, -1), trailing: near(1, 0),
                    bottom: near(0, 1),
                    color: ResolvedColor(
                        red: Double(dice.whole(60...190)) / 255, green: Double(dice.whole(60...190)) / 255,
                        blue: Double(dice.whole(60...190)) / 255, alpha: dice.pick([1, 1, 0.5])))
            }
        }
    }

    private static func paint(
        _ width: Int, _ height: Int, _ vertices: [MeshVertex], smooths: Bool = false, isPerceptual: Bool = false
    ) -> Paint {
        .meshGradient(
            width: width, height: height, vertices: vertices, background: .white, smoothsColors: smooths,
            isPerceptual: isPerceptual, rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    private static func bezier(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
        p.count == 1 ? p[0] : bezier(zip(p, p.dropFirst()).map { $0 + ($1 - $0) * t }, t)
    }

    /// S = (curves above and below, mixed) + (curves at both sides, mixed) − (corners, mixed).
    private static func coons(
        _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ d: MeshVertex, _ u: Double, _ v: Double
    )
        -> SIMD2<Double>
    {
        let top = bezier([a.position, a.trailing, b.leading, b.position], u)
        let bottom = bezier([c.position, c.trailing, d.leading, d.position], u)
        let left = bezier([a.position, a.bottom, c.top, c.position], v)
        let right = bezier([b.position, b.bottom, d.top, d.position], v)
        let corners = a.position * ((1 - u) * (1 - v)) + b.position * (u * (1 - v)) + c.position * ((1 - u) * v)
        return top * (1 - v) + bottom * v + left * (1 - u) + right * u - (corners + d.position * (u * v))
    }

    private static func mixed(_ color: ResolvedColor, _ isPerceptual: Bool) -> SIMD4<Double> {
        guard isPerceptual else {
            return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
        }
        let seen = Oklab(color)
        return SIMD4(seen.l, seen.a, seen.b, seen.alpha)
    }

    private static func plain(_ color: SIMD4<Double>, _ isPerceptual: Bool) -> ResolvedColor {
        if isPerceptual { return Oklab(l: color.x, a: color.y, b: color.z, alpha: min(1, color.w)).color.clamped }
        let alpha = min(1, color.w)
        return ResolvedColor(red: color.x / alpha, green: color.y / alpha, blue: color.z / alpha, alpha: alpha).clamped
    }

    @Test(
        "Every piece lies where its cell's patch does, and has its colours",
        arguments: [(2, 2), (3, 2), (2, 3), (4, 3)], [false, true])
    func pieces(size: (Int, Int), isPerceptual: Bool) throws {
        var dice = SeededGenerator(seed: UInt64(size.0 * 10 + size.1))
        let (width, height) = size
        let vertices = Self.vertices(&dice, width, height)
        for smooths in [false, true] {
            guard
                case .mesh(let mesh) = Self.paint(width, height, vertices, smooths: smooths, isPerceptual: isPerceptual)
            else {
                Issue.record("no mesh")
                return
            }
            #expect(
                mesh.quads.count == (width - 1) * (height - 1) * Self.steps * Self.steps && mesh.background == .white)
            func vertex(_ column: Int, _ row: Int) -> MeshVertex { vertices[row * width + column] }
            /// Beyond the mesh a line goes on as it does inside.
            func known(_ column: Int, _ row: Int) -> SIMD4<Double> {
                if column < 0 { return known(0, row) * 2 - known(1, row) }
                if column >= width { return known(width - 1, row) * 2 - known(width - 2, row) }
                if row < 0 { return known(column, 0) * 2 - known(column, 1) }
                if row >= height { return known(column, height - 1) * 2 - known(column, height - 2) }
                return Self.mixed(vertex(column, row).color, isPerceptual)
            }
            func cubic(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
                func sum(_ weights: [Double]) -> SIMD4<Double> {
                    zip(p, weights).reduce(into: .zero) { $0 += $1.0 * $1.1 }
                }
                let first = sum([0, 2, 0, 0]) + sum([-1, 0, 1, 0]) * t
                let second = sum([2, -5, 4, -1]) * (t * t)
                let third = sum([-1, 3, -3, 1]) * (t * t * t)
                return (first + second + third) * 0.5
            }
            for (index, quad) in mesh.quads.enumerated() where index % 17 == 0 || index % 143 == 0 {
                let cell = index / (Self.steps * Self.steps), inside = index % (Self.steps * Self.steps)
                let (column, row) = (cell % (width - 1), cell / (width - 1))
                for (corner, (dx, dy)) in [(0, 0), (1, 0), (1, 1), (0, 1)].enumerated() {
                    let u = Double(inside % Self.steps + dx) / Double(Self.steps)
                    let v = Double(inside / Self.steps + dy) / Double(Self.steps)
                    let wanted = Self.coons(
                        vertex(column, row), vertex(column + 1, row), vertex(column, row + 1),
                        vertex(column + 1, row + 1), u, v)
                    let distance = quad.corners[corner] - wanted
                    #expect(abs(distance.x) < 1e-9 && abs(distance.y) < 1e-9)
                    let color: SIMD4<Double>
                    if smooths {
                        color = cubic((-1...2).map { y in cubic((-1...2).map { known(column + $0, row + y) }, u) }, v)
                    } else {
                        let upper = known(column, row) * (1 - u) + known(column + 1, row) * u
                        color =
                            upper * (1 - v) + (known(column, row + 1) * (1 - u) + known(column + 1, row + 1) * u) * v
                    }
                    let (found, plain) = (quad.colors[corner], Self.plain(color, isPerceptual))
                    let differences = [
                        found.red - plain.red, found.green - plain.green, found.blue - plain.blue,
                        found.alpha - plain.alpha,
                    ]
                    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(found) for \(plain)")
                }
            }
        }
    }

    @Test("Places lie in the rectangle; another rectangle has the same pieces") func places() {
        var dice = SeededGenerator(seed: 5)
        guard case .mesh(let mesh) = Self.paint(2, 2, Self.vertices(&dice, 2, 2)) else {
            Issue.record("no mesh")
            return
        }
        let place = mesh.place(SIMD2(0.5, 0.25))
        #expect(place.x == 25 && place.y == 30)
        let other = mesh.over(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(
            other.quads == mesh.quads && other.place(SIMD2(0.5, 0.25)).x == 1 && other.place(SIMD2(0.5, 0.25)).y == 1)
        guard case .mesh(let black) = Paint.mesh(mesh).mapColors({ _ in .black }) else { return }
        #expect(black.background == .black && black.quads.allSatisfy { $0.colors.allSatisfy { $0 == .black } })
        #expect(black.quads.map(\.corners) == mesh.quads.map(\.corners) && black.rect == mesh.rect)
    }

    @Test("What is no mesh is its background") func noMesh() {
        var dice = SeededGenerator(seed: 6)
        let vertices = Self.vertices(&dice, 4, 4)
        func isMesh(_ width: Int, _ height: Int, _ vertices: [MeshVertex]) -> Bool {
            if case .mesh = Self.paint(width, height, vertices) { true } else { false }
        }
        #expect(isMesh(2, 2, Array(vertices.prefix(4))) && isMesh(4, 4, vertices))
        for (width, height) in [(1, 4), (4, 1), (2, 3), (0, 0), (-2, -2), (1001, 2)] {
            #expect(!isMesh(width, height, Array(vertices.prefix(max(0, min(width * height, 4))))))
        }
        #expect(!isMesh(1001, 2, [MeshVertex](repeating: vertices[0], count: 2002)))
        #expect(!isMesh(2, 1001, [MeshVertex](repeating: vertices[0], count: 2002)))
        #expect(isMesh(1000, 2, [MeshVertex](repeating: vertices[0], count: 2000)))
        for odd in [Double.nan, .infinity, 1e6] {
            for part in 0..<5 {
                for axis in 0..<2 {
                    var broken = Array(vertices.prefix(4))
                    let keys: [WritableKeyPath<MeshVertex, SIMD2<Double>>] = [
                        \.position, \.leading, \.top, \.trailing, \.bottom,
                    ]
                    broken[2][keyPath: keys[part]][axis] = odd
                    #expect(!isMesh(2, 2, broken))
                }
            }
        }
    }

    @Test("Clear vertices have no colour of their own") func clear() {
        var dice = SeededGenerator(seed: 8)
        var vertices = Self.vertices(&dice, 2, 2)
        for index in vertices.indices { vertices[index].color.alpha = 0 }
        guard case .mesh(let mesh) = Self.paint(2, 2, vertices) else { return }
        #expect(mesh.quads.allSatisfy { $0.colors.allSatisfy { $0 == .clear } })
    }
}
