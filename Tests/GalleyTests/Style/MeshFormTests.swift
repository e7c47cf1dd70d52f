import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Mesh gradients: arguments left out by SwiftUI's interface, and control points a third of the way to the neighbours (rules.md §16.6).
@MainActor @Suite("Forms of mesh gradients")
struct MeshFormTests {
    private let context = RenderContext(options: RenderOptions())

    private func paint(_ mesh: MeshGradient) -> StylePaint {
        MeshGradient._paint(mesh, in: ViewTreeBuilder(context: context, environment: context.environment))
    }

    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(white: 1),
    ]
    private var resolved: [Color.Resolved] { colors.map { $0.resolve(in: EnvironmentValues()) } }
    private typealias Point = MeshGradient.BezierPoint

    /// The corners' control points a third of the way to their neighbours: where straight edges have them.
    private var bezier: [Point] {
        corners.map { corner in
            Point(
                position: corner, leadingControlPoint: corner - [1.0 / 3, 0], topControlPoint: corner - [0, 1.0 / 3],
                trailingControlPoint: corner + [1.0 / 3, 0], bottomControlPoint: corner + [0, 1.0 / 3])
        }
    }

    private func isSame(_ mesh: MeshGradient, _ other: MeshGradient) -> Bool {
        mesh.width == other.width && mesh.height == other.height && mesh.locations == other.locations
            && mesh.colors == other.colors && mesh.background == other.background
            && mesh.smoothsColors == other.smoothsColors && mesh.colorSpace == other.colorSpace
    }

    @Test("Arguments that are left out") func omitted() {
        func whole(_ locations: MeshGradient.Locations, _ colors: MeshGradient.Colors) -> MeshGradient {
            MeshGradient(
                width: 2, height: 2, locations: locations, colors: colors, background: .clear, smoothsColors: true,
                colorSpace: .device)
        }
        let (points, curves) = (MeshGradient.Locations.points(corners), MeshGradient.Locations.bezierPoints(bezier))
        let (plain, known) = (MeshGradient.Colors.colors(colors), MeshGradient.Colors.resolvedColors(resolved))
        #expect(isSame(.init(width: 2, height: 2, locations: points, colors: plain), whole(points, plain)))
        #expect(isSame(.init(width: 2, height: 2, points: corners, colors: colors), whole(points, plain)))
        #expect(isSame(.init(width: 2, height: 2, points: corners, resolvedColors: resolved), whole(points, known)))
        #expect(isSame(.init(width: 2, height: 2, bezierPoints: bezier, colors: colors), whole(curves, plain)))
        #expect(
            isSame(.init(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved), whole(curves, known)))
    }

    private func quads(_ mesh: MeshGradient) throws -> [MeshGradientPaint.Quad] {
        guard case .mesh(let found) = paint(mesh) else { return [] }
        return found.quads
    }

    private func isNear(_ mesh: MeshGradient, _ other: MeshGradient) throws -> Bool {
        let (a, b) = (try quads(mesh), try quads(other))
        return !a.isEmpty && a.count == b.count
            && zip(a, b).allSatisfy { a, b in
                zip(a.corners, b.corners).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
                    && zip(a.colors, b.colors).allSatisfy {
                        abs($0.red - $1.red) < 1e-6 && abs($0.blue - $1.blue) < 1e-6
                    }
            }
    }

    @Test("Points alone have straight ways to their neighbours") func points() throws {
        let plain = MeshGradient(width: 2, height: 2, points: corners, colors: colors)
        #expect(try isNear(plain, MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: colors)))
        #expect(try isNear(plain, MeshGradient(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved)))
        #expect(try isNear(plain, MeshGradient(width: 2, height: 2, points: corners, resolvedColors: resolved)))
        // Twelve by twelve parts of the whole rectangle.
        let quads = try quads(plain)
        #expect(quads.count == 144 && quads.flatMap(\.corners).map(\.x).max() == 1)
        // In the middle of a row a point's tangent is half the way between its neighbours, at the ends the way to the one: with
        // (0, 0), (0.25, 0) and (1, 0) the tangents are 0.25, 0.5 and 0.75, and control points a third of them away.
        let xs: [Float] = [0, 0.25, 1]
        let six = xs.map { SIMD2<Float>($0, 0) } + xs.map { SIMD2<Float>($0, 1) }
        let ways: [Float] = [0.25, 0.5, 0.75]
        let curves = six.indices.map { index in
            let (here, way) = (six[index], SIMD2<Float>(ways[index % 3] / 3, 0))
            return Point(
                position: here, leadingControlPoint: here - way, topControlPoint: here - [0, 1.0 / 3],
                trailingControlPoint: here + way, bottomControlPoint: here + [0, 1.0 / 3])
        }
        let row = colors + colors[0..<2]
        #expect(
            try isNear(
                MeshGradient(width: 3, height: 2, points: six, colors: row),
                MeshGradient(width: 3, height: 2, bezierPoints: curves, colors: row)))
        let column = six.map { SIMD2($0.y, $0.x) }
        let sorted = [column[0], column[3], column[1], column[4], column[2], column[5]]
        let down = sorted.indices.map { index in
            let (here, way) = (sorted[index], SIMD2<Float>(0, ways[index / 2] / 3))
            return Point(
                position: here, leadingControlPoint: here - [1.0 / 3, 0], topControlPoint: here - way,
                trailingControlPoint: here + [1.0 / 3, 0], bottomControlPoint: here + way)
        }
        #expect(
            try isNear(
                MeshGradient(width: 2, height: 3, points: sorted, colors: row),
                MeshGradient(width: 2, height: 3, bezierPoints: down, colors: row)))
    }

    @Test("Too few points or colours: the background, and a word") func wrong() {
        let ground = Color(red: 0, green: 0.5, blue: 1)
        let fewer = Array(corners.dropLast())
        for mesh in [
            MeshGradient(width: 2, height: 2, points: fewer, colors: colors, background: ground),
            MeshGradient(width: 2, height: 2, points: corners, colors: Array(colors.dropLast()), background: ground),
            MeshGradient(
                width: 2, height: 2, bezierPoints: Array(bezier.dropLast()), colors: colors, background: ground),
            MeshGradient(width: 4, height: 1, points: corners, colors: colors, background: ground),
            MeshGradient(width: 1, height: 4, points: corners, colors: colors, background: ground),
            MeshGradient(width: -2, height: -2, points: corners, colors: colors, background: ground),
        ] {
            guard case .color(let color) = paint(mesh) else {
                Issue.record("\(mesh)")
                continue
            }
            #expect(abs(color.green - 0.5) < 1e-9 && color.blue == 1)
        }
    }

    @Test("A level fades each colour of it") func faded() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: colors, background: Color(white: 0))
        guard case .mesh(let found) = paint(mesh).multiplyingAlpha(0.25) else {
            Issue.record("no mesh")
            return
        }
        #expect(
            found.background.alpha == 0.25
                && found.quads.allSatisfy { $0.colors.allSatisfy { abs($0.alpha - 0.25) < 1e-9 } })
    }
}
