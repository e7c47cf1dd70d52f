import GalleyDrawing
import GalleyText

/// A gradient's colours as pixels, in equal steps along its length.
///
/// A pixel holds eight bits a channel. Where the colours change so slowly that a step of one spans several pixels, the steps
/// would be seen as bands: there an entry keeps eight bits more, and neighbouring pixels round them up or down by an
/// ordered pattern of 2 × 2 thresholds, so that their mean is the gradient's colour. The same place always rounds alike.
struct GradientTable: Sendable {
    /// Pixels as 0xAARRGGBB, multiplied by alpha: a row of entries, or where it is dithered a row for each threshold.
    private let pixels: [UInt32]
    /// The entries of a row.
    private let count: Int
    /// How many entries lie between the places 0 and 1, and how many before: the first and last are the colours beyond.
    private let size, margin: Int
    /// Whether some entries lie between two pixels' values.
    let isDithered: Bool

    /// From so many pixels on, a step is wide enough to be seen, and from so many on half a step is.
    private static let widestStep = 4.0, widestHalf = 16.0
    /// What a pixel spans where `spread` does not say.
    private static let usualSpread = 0.0002
    /// What is added before a pixel's values are rounded down, at even and odd columns of even and odd rows: the middles of
    /// quarters, so that a whole number stays what it is. More of them would be no smoother to the eye, and make PNG files
    /// up to five times as large as four do.
    private static let thresholds = [0.125, 0.625, 0.875, 0.375]
    /// The same where halves of steps are too narrow to be seen: files are a tenth smaller with them.
    private static let halfThresholds = [0.25, 0.75, 0.75, 0.25]

    private struct Key: Hashable {
        var stops: [GradientStop]
        var spread: Double
    }

    /// The tables used lately: many pictures are drawn with the same gradients.
    private static let known = Locked<[Key: GradientTable]>([:])

    /// The table of a gradient, made unless it is known.
    static func of(_ stops: [GradientStop], spread: Double) -> GradientTable {
        let key = Key(stops: stops, spread: spread)
        if let table = known.withLock({ $0[key] }) { return table }
        let table = GradientTable(stops, spread: spread)
        known.withLock { known in
            if known.count >= 32 { known.removeAll(keepingCapacity: true) }
            known[key] = table
        }
        return table
    }

    /// - Parameter spread: How much of the gradient's length one pixel spans; 0 if that differs. Where neighbouring stops
    ///   jump, the table is averaged over it, so that the edge is smooth on screen.
    private init(_ stops: [GradientStop], spread: Double) {
        let jumps =
            spread > 0 && spread.isFinite
            && zip(stops, stops.dropFirst()).contains {
                $0.color != $1.color && $1.location - $0.location < 2 * spread
            }
        size = jumps ? min(8192, max(1024, Int(min(8192, 4 / spread)))) : 1024
        let reach = jumps ? min(size / 2, Int((spread * Double(size) / 2).rounded())) : 0
        margin = reach + 1
        let exact = Self.colors(GradientRamp(stops), size: size, margin: margin, reach: reach)
        let last = exact.count - 1
        let entriesPerPixel = Double(size) * (spread > 0 ? spread : Self.usualSpread)
        // Where the colour stays, it is what it is elsewhere.
        let steps = exact.indices.map { index -> Double in
            let before = Self.size(exact[index] - exact[max(index - 1, 0)])
            let after = Self.size(exact[min(index + 1, last)] - exact[index])
            return min(before, after) > 1e-12 ? 1 / (max(before, after) * entriesPerPixel) : 0
        }
        count = exact.count
        let isDithered = steps.contains { $0 > Self.widestStep }
        self.isDithered = isDithered
        pixels = (0..<(isDithered ? 4 : 1)).flatMap { pattern in
            zip(exact, steps).map { color, step in
                let threshold =
                    step > Self.widestHalf
                    ? Self.thresholds[pattern] : step > Self.widestStep ? Self.halfThresholds[pattern] : 0.5
                return Self.pixel(color, threshold)
            }
        }
    }

    /// The colours in a pixel's units, each the mean of those up to `reach` entries away.
    private static func colors(_ ramp: GradientRamp, size: Int, margin: Int, reach: Int) -> [SIMD4<Double>] {
        let colors = (-margin - reach..<size + margin + reach).map { index in
            let color = ramp.color(at: (Double(index) + 0.5) / Double(size))
            return SIMD4(color.blue, color.green, color.red, 1) * (color.alpha * 255)
        }
        if reach == 0 { return colors }
        var sum = colors[..<(2 * reach)].reduce(SIMD4(repeating: 0), +)
        return (2 * reach..<colors.count).map { end in
            sum += colors[end]
            defer { sum -= colors[end - 2 * reach] }
            return sum / Double(2 * reach + 1)
        }
    }

    private static func size(_ change: SIMD4<Double>) -> Double { max(change.max(), -change.min()) }

    private static func pixel(_ color: SIMD4<Double>, _ threshold: Double) -> UInt32 {
        // A hair: what is computed as nearly whole is whole.
        func byte(_ value: Double) -> UInt32 { UInt32(min(255, max(0, value + threshold + 1e-9))) }
        return byte(color.w) << 24 | byte(color.z) << 16 | byte(color.y) << 8 | byte(color.x)
    }

    /// The colours of a row of pixels, ready to be looked up in.
    struct Row {
        /// Those of every second pixel, the first one's first.
        private let first, second: UnsafePointer<UInt32>
        private let size, margin, last: Double

        fileprivate init(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ table: GradientTable) {
            self.first = first
            self.second = second
            size = Double(table.size)
            margin = Double(table.margin)
            last = Double(table.count - 1)
        }

        /// Writes pixels, 0xAARRGGBB, at the places of the gradient that `place` gives for their columns.
        @inline(__always)
        func fill(_ line: UnsafeMutablePointer<UInt32>, count: Int, _ place: (_ column: Double) -> Double) {
            var column = 0
            while column + 1 < count {
                line[column] = first[index(place(Double(column)))]
                line[column + 1] = second[index(place(Double(column + 1)))]
                column += 2
            }
            if column < count { line[column] = first[index(place(Double(column)))] }
        }

        /// The same at places that are equally far apart, the first one's given.
        func fill(_ line: UnsafeMutablePointer<UInt32>, count: Int, from start: Double, step: Double) {
            let (origin, stride) = (start * size + margin, step * size)
            // 32 bits behind the point, and as many before it: no column is further off than a millionth of an entry.
            guard abs(origin) + abs(stride) * Double(count) < 0x3FFF_FFFF else {
                return fill(line, count: count) { start + $0 * step }
            }
            var place = Int64(origin * 0x1p32)
            let (stepped, end) = (Int64(stride * 0x1p32), Int64(last))
            @inline(__always)
            func next(_ colors: UnsafePointer<UInt32>) -> UInt32 {
                defer { place &+= stepped }
                return colors[Int(min(max(place >> 32, 0), end))]
            }
            var column = 0
            while column + 1 < count {
                line[column] = next(first)
                line[column + 1] = next(second)
                column += 2
            }
            if column < count { line[column] = next(first) }
        }

        @inline(__always)
        private func index(_ place: Double) -> Int {
            // Not a number compares false and takes the first colour.
            let index = place * size + margin
            return index > 0 ? Int(min(index, last)) : 0
        }
    }

    /// Calls `body` with what gives the colours of a row of pixels from a column on.
    func withRows(_ body: (_ row: (_ y: Int, _ x: Int) -> Row) -> Void) {
        pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            let step = isDithered ? count : 0
            body { y, x in
                let (first, second) = (2 * (y & 1) + (x & 1), 2 * (y & 1) + 1 - (x & 1))
                return Row(start + first * step, start + second * step, self)
            }
        }
    }
}
