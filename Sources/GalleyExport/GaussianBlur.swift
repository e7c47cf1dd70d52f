import Foundation
import GalleyDrawing

/// A Gaussian blur of planes of numbers, first along the rows, then along the columns.
///
/// A blur ends 2.1 radii from its view (rules.md §17), so the bell is cut there. It is a little wider than the radius to
/// make up for what is cut off: 16 % of a large area is left one radius beyond its edge, as without the cut. A short one is cut
/// at two radii, and not made up for.
struct GaussianBlur {
    /// How many radii the blur reaches at most.
    static let reach = 2.1

    /// Where the bell ends, in radii, and how much wider than the radius it is.
    private struct Bell {
        let reach, widening: Double

        init(_ falloff: LayerShadow.Falloff) {
            switch falloff {
            case .long: (reach, widening) = (GaussianBlur.reach, 1.0745)
            case .short: (reach, widening) = (2, 1)
            }
        }
    }

    /// From here on, in pixels, planes are reduced first.
    private static let largestRadius = 32.0

    private let horizontal: [Float]
    private let vertical: [Float]
    /// How many pixels become one before blurring.
    private let reductionX, reductionY: Int

    /// - Parameters:
    ///   - radiusX: The standard deviation along the rows, in pixels.
    ///   - radiusY: The standard deviation along the columns, in pixels.
    ///   - falloff: How it ends.
    init(radiusX: Double, radiusY: Double, falloff: LayerShadow.Falloff = .long) {
        let bell = Bell(falloff)
        (horizontal, reductionX) = Self.kernel(radiusX, bell)
        (vertical, reductionY) = Self.kernel(radiusY, bell)
    }

    private static func kernel(_ radius: Double, _ bell: Bell) -> ([Float], Int) {
        guard radius >= largestRadius else { return (weights(radius, bell), 1) }
        let reduction = Int(radius / (largestRadius / 2))
        // Averaging and interpolating blur too: each takes its share of the variance.
        let square = Double(reduction * reduction)
        return (weights((radius * radius - square / 4).squareRoot() / Double(reduction), bell), reduction)
    }

    /// The bell's share of every pixel from the middle outwards; all of them, both sides counted, make 1.
    private static func weights(_ radius: Double, _ bell: Bell) -> [Float] {
        guard radius > 0 else { return [1] }
        let end = bell.reach * radius
        func area(_ place: Double) -> Double { erf(min(place, end) / (radius * bell.widening * 2.0.squareRoot())) }
        let whole = area(end)
        let count = Int((end + 0.5).rounded(.up))
        return (0..<max(1, count)).map { index in
            if index == 0 { return Float(area(0.5) / whole) }
            return Float((area(Double(index) + 0.5) - area(Double(index) - 0.5)) / (2 * whole))
        }
    }

    /// The blurred plane, of the same size; beyond its edges there is nothing. It needs little memory beside a plane that is handed over.
    func apply(to plane: consuming Plane) -> Plane {
        guard plane.width > 0, plane.height > 0 else { return plane }
        guard reductionX > 1 || reductionY > 1 else {
            blur(&plane)
            return plane
        }
        let (width, height) = (plane.width, plane.height)
        plane = plane.reduced(reductionX, reductionY)
        blur(&plane)
        return plane.enlarged(reductionX, reductionY, width: width, height: height)
    }

    private func blur(_ plane: inout Plane) {
        let width = plane.width
        plane.values.withUnsafeMutableBufferPointer { values in
            if horizontal.count > 1 { Self.blurRows(of: values, width: width, horizontal) }
            if vertical.count > 1 { Self.blurColumns(of: values, width: width, vertical) }
        }
    }

    /// A pixel that is part of a sum: how far from the sum's place it lies, and its share.
    private struct Tap {
        let offset: Int
        let weight: Float
    }

    private typealias Block = SIMD16<Float>

    /// Each sum takes its pixels from the middle outwards.
    private static func blurRows(of values: UnsafeMutableBufferPointer<Float>, width: Int, _ weights: [Float]) {
        let reach = weights.count - 1
        let taps = weights.enumerated().flatMap { distance, weight in
            (distance == 0 ? [0] : [-distance, distance]).map { Tap(offset: $0, weight: weight) }
        }
        // A row between as many empty pixels as a sum reaches.
        var row = [Float](repeating: 0, count: width + 2 * reach)
        row.withUnsafeMutableBufferPointer { row in
            for start in stride(from: 0, to: values.count, by: width) {
                let pixels = values[start..<start + width]
                // What is empty stays empty.
                guard pixels.contains(where: { $0 != 0 }) else { continue }
                _ = row[reach...].update(fromContentsOf: pixels)
                sum(UnsafeBufferPointer(row), taps, over: reach..<reach + width, into: values, at: start)
            }
        }
    }

    /// How many columns are blurred at a time: their copy stays in the processor's memory.
    private static let stripWidth = 64

    /// Each sum takes its pixels from above downwards.
    private static func blurColumns(of values: UnsafeMutableBufferPointer<Float>, width: Int, _ weights: [Float]) {
        let height = values.count / width
        let isEmpty = (0..<height).map { y in !values[y * width..<(y + 1) * width].contains { $0 != 0 } }
        var strip = [Float](repeating: 0, count: min(stripWidth, width) * height)
        for left in stride(from: 0, to: width, by: stripWidth) {
            let columns = min(stripWidth, width - left)
            strip.withUnsafeMutableBufferPointer { strip in
                for y in 0..<height {
                    _ = strip[(y * columns)...].update(
                        fromContentsOf: values[y * width + left..<y * width + left + columns])
                }
                for y in 0..<height {
                    let near = max(0, y - weights.count + 1)...min(height - 1, y + weights.count - 1)
                    let taps = near.filter { !isEmpty[$0] }
                        .map { Tap(offset: $0 * columns, weight: weights[abs($0 - y)]) }
                    sum(UnsafeBufferPointer(strip), taps, over: 0..<columns, into: values, at: y * width + left)
                }
            }
        }
    }

    /// Writes the sum for each place of a range, beginning at `start`.
    ///
    /// Sixteen are summed up at a time, in registers, for memory is what a blur waits for.
    private static func sum(
        _ source: UnsafeBufferPointer<Float>, _ taps: [Tap], over places: Range<Int>,
        into target: UnsafeMutableBufferPointer<Float>, at start: Int
    ) {
        guard let first = source.baseAddress, let result = target.baseAddress, !taps.isEmpty else { return }
        var (from, to) = (first + places.lowerBound, result + start)
        var left = places.count
        while left >= Block.scalarCount {
            var sums = Block()
            for tap in taps {
                sums += tap.weight * UnsafeRawPointer(from + tap.offset).loadUnaligned(as: Block.self)
            }
            UnsafeMutableRawPointer(to).storeBytes(of: sums, as: Block.self)
            (from, to) = (from + Block.scalarCount, to + Block.scalarCount)
            left -= Block.scalarCount
        }
        while left > 0 {
            to[0] = taps.reduce(0) { $0 + $1.weight * from[$1.offset] }
            (from, to, left) = (from + 1, to + 1, left - 1)
        }
    }
}

/// Numbers in rows, such as a picture's alpha.
struct Plane {
    let width, height: Int
    var values: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = [Float](repeating: 0, count: width * height)
    }

    /// The averages of blocks; those at the right and lower edge may lack pixels, which count as 0.
    fileprivate func reduced(_ stepX: Int, _ stepY: Int) -> Plane {
        var result = Plane(width: (width + stepX - 1) / stepX, height: (height + stepY - 1) / stepY)
        let share = 1 / Float(stepX * stepY)
        for y in 0..<height {
            for x in 0..<width {
                result.values[y / stepY * result.width + x / stepX] += values[y * width + x] * share
            }
        }
        return result
    }

    /// The plane whose blocks' middles are this one's pixels, with straight lines between them.
    fileprivate func enlarged(_ stepX: Int, _ stepY: Int, width newWidth: Int, height newHeight: Int) -> Plane {
        func place(_ index: Int, _ step: Int, _ count: Int) -> (low: Int, high: Int, share: Float) {
            let exact: Float = min(Float(count - 1), max(0, (Float(index) + 0.5) / Float(step) - 0.5))
            let low = Int(exact)
            return (low, min(count - 1, low + 1), exact - Float(low))
        }
        func between(_ low: Float, _ high: Float, _ share: Float) -> Float { low + (high - low) * share }
        let columns = (0..<newWidth).map { place($0, stepX, width) }
        var result = Plane(width: newWidth, height: newHeight)
        for y in 0..<newHeight {
            let row = place(y, stepY, height)
            let (top, bottom) = (row.low * width, row.high * width)
            for (x, column) in columns.enumerated() {
                let upper = between(values[top + column.low], values[top + column.high], column.share)
                let lower = between(values[bottom + column.low], values[bottom + column.high], column.share)
                result.values[y * newWidth + x] = between(upper, lower, row.share)
            }
        }
        return result
    }
}
