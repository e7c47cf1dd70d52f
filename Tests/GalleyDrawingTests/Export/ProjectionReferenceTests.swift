import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing

@testable import GalleyExport

/// Views on a plane in space, against the lines and areas that projective geometry gives.
@Suite("Projections, pixel by pixel") struct ProjectionReferenceTests {
    static let projections: [[SIMD3<Double>]] = [
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[1, 0, 7.25], [0, 1, -3.5], [0, 0, 1]],
        [[2, 0, -45], [0, 0.5, 20], [0, 0, 1]],
        [[0.9, 0.3, 0], [-0.2, 1.1, 5], [0, 0, 1]], [[1, 0.1, 0], [0.05, 1, 0], [0.004, 0.002, 1]],
        [[1.2, 0, -5], [0.1, 0.9, 0], [-0.003, 0.004, 1]], [[0, -1, 110], [1, 0, 0], [0.002, -0.001, 1]],
        [[0.2, 0, 40], [0, 0.2, 40], [0, 0, 1]],
    ]

    /// The box begins before the eye and ends close to it, far outside of the picture.
    static let near: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [-0.012, 0, 1]]

    private let box = CGRect(x: 30, y: 40, width: 50, height: 36)

    private func drawn(_ rows: [SIMD3<Double>], _ paint: Paint, scale: Double = 1) throws -> (Planes, LayerProjection) {
        let projection = try #require(LayerProjection(rows))
        let items: [DrawItem] = [.group(effect: .projection(projection), [.fill(Path(box), paint, FillStyle())])]
        return (try Planes(items, 120, 120, scale: scale), projection)
    }

    private func corners(_ projection: LayerProjection) -> [SIMD2<Double>] {
        [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)].map {
            let place = projection.apply($0.0, $0.1)
            return SIMD2(place.x, place.y)
        }
    }

    /// A quadrilateral covers the area of its corners' polygon, about the polygon's middle.
    @Test("A rectangle's picture has the area and the middle of its corners", arguments: projections)
    func areas(rows: [SIMD3<Double>]) throws {
        for scale in [1.0, 2] {
            let (planes, projection) = try drawn(rows, .color(.black), scale: scale)
            let corners = corners(projection)
            var (area, middle) = (0.0, SIMD2<Double>.zero)
            for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) {
                let cross = a.x * b.y - a.y * b.x
                area += cross / 2
                middle += (a + b) * (cross / 6)
            }
            middle /= area
            var (sum, found) = (0.0, SIMD2<Double>.zero)
            for y in 0..<planes.height {
                for x in 0..<planes.width {
                    let share = planes[x, y].w / 255
                    sum += share
                    found += SIMD2(Double(x) + 0.5, Double(y) + 0.5) * share
                }
            }
            #expect(abs(sum / (scale * scale) - abs(area)) < 0.012 * abs(area), "\(rows) \(scale)")
            let distance = found / (sum * scale) - middle
            #expect(abs(distance.x) < 0.06 && abs(distance.y) < 0.06, "\(rows) \(scale): \(distance)")
        }
    }

    /// Each place of the picture shows the plane's place that is projected there.
    @Test("Colours lie where their places are projected", arguments: projections + [near])
    func places(rows: [SIMD3<Double>]) throws {
        let stops = [
            GradientStop(color: .black, location: 0),
            GradientStop(color: ResolvedColor(red: 1, green: 0.5, blue: 0.25), location: 1),
        ]
        let ramp = GradientRamp(stops)
        for isAcross in [true, false] {
            let end = isAcross ? CGPoint(x: box.maxX, y: box.minY) : CGPoint(x: box.minX, y: box.maxY)
            let (planes, projection) = try drawn(rows, .linearGradient(stops, start: box.origin, end: end))
            let inverse = try #require(projection.inverse)
            var count = 0
            for y in 0..<120 {
                for x in 0..<120 {
                    let place = inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
                    let point = CGPoint(x: place.x, y: place.y)
                    // Far enough from the rim for all of the pixel to be inside.
                    guard box.insetBy(dx: 6, dy: 6).contains(point) else { continue }
                    count += 1
                    let share = isAcross ? (point.x - box.minX) / box.width : (point.y - box.minY) / box.height
                    let wanted = ramp.color(at: share)
                    let change = planes[x, y] - SIMD4(wanted.red, wanted.green, wanted.blue, 1) * 255
                    guard max(change.max(), -change.min()) <= 3 else {
                        Issue.record("\(rows) at \(x), \(y): off by \(change)")
                        return
                    }
                }
            }
            #expect(count > 20)
        }
    }

    @Test("An edge is sharp, however much it is enlarged") func sharpEdges() throws {
        let projection = try #require(LayerProjection([[8, 0, 0], [0, 8, 0], [0, 0, 1]]))
        let half = DrawItem.fill(Path(CGRect(x: 2, y: 2, width: 5, height: 11)), .color(.black), FillStyle())
        let planes = try Planes([.group(effect: .projection(projection), [half])], 120, 120)
        for y in [30, 60, 90] {
            let soft = (0..<120).filter { planes[$0, y].w > 3 && planes[$0, y].w < 252 }
            #expect(soft.count <= 4 && planes[20, y].w == 255 && planes[8, y].w == 0 && planes[64, y].w == 0)
            #expect(soft.allSatisfy { abs($0 - 16) <= 2 || abs($0 - 56) <= 2 })
        }
    }

    @Test("What is not before the eye is not drawn") func behindTheEye() throws {
        // The depth falls with x from 1 at 0 to 0 at 50.
        let projection = try #require(LayerProjection([[1, 0, 0], [0, 1, 0], [-0.02, 0, 1]]))
        let wide = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 10)), .color(.black), FillStyle())
        let planes = try Planes([.group(effect: .projection(projection), [wide])], 120, 120)
        // x of 0 to 49 is seen at 0 to 2450; y of 10 at 10 / depth: the lower edge is the line y = 10 + x / 5.
        for x in stride(from: 2, to: 118, by: 5) {
            let edge = 10 + (Double(x) + 0.5) / 5
            // What is near is enlarged, and its edge as soft as that makes it.
            let soft = Int((edge / 10).rounded(.up)) + 2
            #expect(planes[x, Int(edge) - soft].w == 255 && planes[x, Int(edge) + soft].w == 0, "\(x)")
        }
        // Behind the eye altogether.
        let behind = try #require(LayerProjection([[1, 0, 0], [0, 1, 0], [0, 0, -1]]))
        #expect(try Planes([.group(effect: .projection(behind), [wide])], 20, 20).pixels.allSatisfy { $0.w == 0 })
    }

    @Test("Beyond the picture nothing is asked for, and near its edges nothing is lost") func edges() throws {
        let all = DrawItem.fill(Path(CGRect(x: -20, y: -20, width: 200, height: 200)), .color(.black), FillStyle())
        let projection = try #require(LayerProjection([[1, 0.2, 0], [0.1, 1, 0], [0, 0.001, 1]]))
        let planes = try Planes([.group(effect: .projection(projection), [all])], 60, 50)
        #expect(planes.pixels.allSatisfy { $0.w == 255 })
        let away = try #require(LayerProjection([[1, 0, 5000], [0, 1, 0], [0, 0, 1]]))
        #expect(try Planes([.group(effect: .projection(away), [all])], 60, 50).pixels.allSatisfy { $0.w == 0 })
    }

    /// Of a box that is cut off at the picture's right edge, at x / (1 - 0.012 x) = 120, its left 19 points are seen: 49.2 - 30.
    @Test("A plane near the eye takes no more pixels than what is seen of it") func nearTheEye() throws {
        let projection = try #require(LayerProjection(Self.near))
        let open = CairoCanvas.Area(x: 0, y: 0, width: 120, height: 120)
        let grid = CairoCanvas.FilterGrid(scale: 1, matrix: .identity, open: open)
        let (area, scale) = try #require(CairoCanvas.plane(of: box, seenThrough: projection, grid))
        #expect(abs(Double(area.x) / scale - 30) < 1)
        #expect(abs(Double(area.width) / scale - 19.2) < 2)
        // One that is large in every way: enough pixels for the target twice, or for four millions.
        let wide = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
        let far = try #require(LayerProjection([[8, 0, 0], [0, 8, 0], [0, 0.001, 1]]))
        let most = try #require(CairoCanvas.plane(of: wide, seenThrough: far, grid))
        #expect(most.area.width * most.area.height < 4_100_000)
    }
}
