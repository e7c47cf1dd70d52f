import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// How a picture on a plane in space gets onto the target: as pixels, each looked up where it comes from.
extension CairoCanvas {
    /// How much finer than the target the plane is drawn, where some of it comes that near.
    private static let mostEnlarged = 4.0
    /// What lies closer to the eye than this part of its distance is not drawn.
    private static let nearest = 0.02

    func draw(_ items: [DrawItem], projected projection: LayerProjection) {
        guard let grid = filterGrid, let box = items.bounds, box.isDrawable,
            let toGrid = LayerProjection(grid.matrix), let whole = projection.followed(by: toGrid)
        else { return }
        guard let (area, scale) = Self.plane(of: box, seenThrough: whole, grid) else { return }
        guard filterDepth < Self.largestDepth,
            let pixels = rasterize(items, area, CGAffineTransform(scaleX: scale, y: scale))
        else { return draw(items) }
        guard let enlarged = LayerProjection(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)),
            let toTarget = enlarged.followed(by: whole), let back = toTarget.inverse
        else { return }
        let seen = Self.seen(grid, box, whole)
        guard seen.width > 0, seen.height > 0 else { return }
        if let made = pixels.projected(
            back, toTarget, nearest: Self.nearest, x: seen.x, y: seen.y, seen.width, seen.height)
        {
            paint(made, scale: grid.scale)
        }
    }

    /// The pixels that a box on the plane is drawn in, and how many there are to the point. Nil if nothing of it is seen.
    static func plane(
        of box: CGRect, seenThrough whole: LayerProjection, _ grid: FilterGrid
    ) -> (area: Area, scale: Double)? {
        // What lies outside of the target is not drawn on the plane either: near the eye that would be most of it.
        let near = part(of: box, seenThrough: whole, grid)
        guard near.isDrawable else { return nil }
        // A plane of few points may still be millions of pixels.
        let target = Double(grid.open.width) * Double(grid.open.height) * grid.scale * grid.scale
        let enough = (max(4e6, 2 * target) / (Double(near.width) * Double(near.height))).squareRoot()
        let scale = min(scale(of: whole, over: box), enough)
        let margin = 2 / scale
        let plane = near.insetBy(dx: -margin, dy: -margin)
        let area = Area(
            x: Int((Double(plane.minX) * scale).rounded(.down)), y: Int((Double(plane.minY) * scale).rounded(.down)),
            width: Int((Double(plane.width) * scale).rounded(.up)) + 1,
            height: Int((Double(plane.height) * scale).rounded(.up)) + 1)
        return (area, scale)
    }

    /// How many of the plane's pixels there are to the point, so that none is seen as a square.
    private static func scale(of whole: LayerProjection, over box: CGRect) -> Double {
        let step = 0.01
        var most = 0.25
        for corner in [
            (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
            (box.midX, box.midY),
        ] {
            let (x, y) = (Double(corner.0), Double(corner.1))
            let (here, right, below) = (whole.apply(x, y), whole.apply(x + step, y), whole.apply(x, y + step))
            guard here.depth > nearest, right.depth > nearest, below.depth > nearest else { continue }
            most = max(
                most, hypot(right.x - here.x, right.y - here.y) / step, hypot(below.x - here.x, below.y - here.y) / step
            )
        }
        let center = whole.apply(Double(box.midX), Double(box.midY))
        let right = whole.apply(Double(box.midX) + step, Double(box.midY))
        let own = max(0.25, hypot(right.x - center.x, right.y - center.y) / step)
        return min(most, own.isFinite ? max(own * mostEnlarged, 1) : mostEnlarged)
    }

    /// What is seen on the target of a box on the plane, and a little more.
    private static func part(of box: CGRect, seenThrough whole: LayerProjection, _ grid: FilterGrid) -> CGRect {
        guard let back = whole.inverse else { return box }
        let left = Double(grid.open.x) * grid.scale - 2, right = left + Double(grid.open.width) * grid.scale + 4
        let top = Double(grid.open.y) * grid.scale - 2, bottom = top + Double(grid.open.height) * grid.scale + 4
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        // 1 by the depth: beyond the plane's horizon it is less than 0.
        let nearness = corners.map { back.rows[2].x * $0.0 + back.rows[2].y * $0.1 + back.rows[2].z }
        let horizon = 1e-9
        var seen = CGRect.null
        func add(_ x: Double, _ y: Double) {
            let point = back.apply(x, y)
            guard point.x.isFinite, point.y.isFinite else { return }
            seen = seen.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        for index in corners.indices {
            let next = (index + 1) % corners.count
            let (here, there) = (corners[index], corners[next])
            if nearness[index] >= horizon { add(here.0, here.1) }
            guard (nearness[index] >= horizon) != (nearness[next] >= horizon) else { continue }
            let share = (horizon - nearness[index]) / (nearness[next] - nearness[index])
            add(here.0 + share * (there.0 - here.0), here.1 + share * (there.1 - here.1))
        }
        return box.intersection(seen)
    }

    /// The part of the target that the plane can be seen on.
    private static func seen(_ grid: FilterGrid, _ box: CGRect, _ whole: LayerProjection) -> Area {
        let left = Int((Double(grid.open.x) * grid.scale).rounded(.down))
        let top = Int((Double(grid.open.y) * grid.scale).rounded(.down))
        let right = Int((Double(grid.open.x + grid.open.width) * grid.scale).rounded(.up))
        let bottom = Int((Double(grid.open.y + grid.open.height) * grid.scale).rounded(.up))
        let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
            .map { whole.apply(Double($0.0), Double($0.1)) }
        guard corners.allSatisfy({ $0.depth > nearest }) else {
            return Area(x: left, y: top, width: right - left, height: bottom - top)
        }
        func bounded(_ value: Double?) -> Int { Int(min(max(value ?? 0, -1e6), 1e6)) }
        let x1 = max(left, bounded(corners.map(\.x).min()) - 2), x2 = min(right, bounded(corners.map(\.x).max()) + 2)
        let y1 = max(top, bounded(corners.map(\.y).min()) - 2), y2 = min(bottom, bounded(corners.map(\.y).max()) + 2)
        return Area(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension LayerPixels {
    /// The layer as it is seen from another place.
    /// - Parameters:
    ///   - back: From the target's pixels to the layer's, and `forth` the other way.
    ///   - nearest: How far away what is drawn is at least.
    fileprivate func projected(
        _ back: LayerProjection, _ forth: LayerProjection, nearest: Double, x left: Int, y top: Int, _ width: Int,
        _ height: Int
    ) -> LayerPixels? {
        cairo_surface_flush(surface)
        guard let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        let made = LayerPixels(target, x: left, y: top)
        guard let result = cairo_image_surface_get_data(target) else { return nil }
        let sampler = PixelSampler(
            source, width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)))
        let stride = Int(cairo_image_surface_get_stride(target))
        let (toX, toY, toDepth, depth) = (back.rows[0], back.rows[1], back.rows[2], forth.rows[2])
        // Three samples a pixel each way, so that edges are smooth and what is far away does not flicker.
        let samples = 3
        let (minX, maxX) = (Double(x) - 2, Double(x + self.width) + 2)
        let (minY, maxY) = (Double(y) - 2, Double(y + self.height) + 2)
        for row in 0..<height {
            for column in 0..<width {
                var sum = SIMD4<Float>.zero
                for down in 0..<samples {
                    let py = Double(top + row) + (Double(down) + 0.5) / Double(samples)
                    for across in 0..<samples {
                        let px = Double(left + column) + (Double(across) + 0.5) / Double(samples)
                        let away = toDepth.x * px + toDepth.y * py + toDepth.z
                        let (acrossPlane, downPlane) = (
                            toX.x * px + toX.y * py + toX.z, toY.x * px + toY.y * py + toY.z
                        )
                        // Most of what lies beside the layer is told without a division.
                        guard away > 0, acrossPlane > minX * away, acrossPlane < maxX * away, downPlane > minY * away,
                            downPlane < maxY * away
                        else { continue }
                        let (placeX, placeY) = (acrossPlane / away, downPlane / away)
                        guard placeX.isFinite, placeY.isFinite,
                            depth.x * placeX + depth.y * placeY + depth.z > nearest
                        else { continue }
                        sum += sampler.color(placeX - Double(x), placeY - Double(y))
                    }
                }
                guard sum != .zero else { continue }
                sum /= Float(samples * samples)
                let pixel = result + row * stride + column * 4
                for channel in 0..<4 { pixel[channel] = UInt8(min(255, max(0, sum[channel] + 0.5))) }
            }
        }
        cairo_surface_mark_dirty(target)
        return made
    }
}

/// Colours between the pixels of a picture.
private struct PixelSampler {
    private let pixels: UnsafeMutablePointer<UInt8>
    private let width, height, stride: Int

    init(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        (self.pixels, self.width, self.height, self.stride) = (pixels, width, height, stride)
    }

    /// The mean of the four pixels around a place, by how near they are; beyond the picture there is nothing.
    @inline(__always) func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
        guard x > -1, y > -1, x < Double(width) + 1, y < Double(height) + 1 else { return .zero }
        let (column, row) = (Self.floor(x - 0.5), Self.floor(y - 0.5))
        let (u, v) = (Float(x - 0.5 - Double(column)), Float(y - 0.5 - Double(row)))
        let corners =
            column >= 0 && row >= 0 && column < width - 1 && row < height - 1
            ? (load(column, row), load(column + 1, row), load(column, row + 1), load(column + 1, row + 1))
            : (pixel(column, row), pixel(column + 1, row), pixel(column, row + 1), pixel(column + 1, row + 1))
        let upper = corners.0 * (1 - u) + corners.1 * u
        let lower = corners.2 * (1 - u) + corners.3 * u
        return upper * (1 - v) + lower * v
    }

    /// `rounded(.down)` is a call for each number where the processor's oldest instructions are all that may be used.
    @inline(__always) private static func floor(_ number: Double) -> Int {
        let whole = Int(number)
        return Double(whole) > number ? whole - 1 : whole
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        x >= 0 && y >= 0 && x < width && y < height ? load(x, y) : .zero
    }

    @inline(__always) private func load(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let pixel = UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self)
        return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: pixel))
    }
}
