import GalleyFormats

/// Chooses and applies PNG's row filters.
///
/// Pictures of flat areas and soft gradients compress best as they are, photographs after filtering. So a sample of rows decides
/// for the whole picture (`isFlat`); where it is not flat, one row in a few is filtered in every way, and it and those behind it
/// take the filter that leaves the smallest sum of differences.
struct PNGFilter {
    /// The most rows that share a choice.
    static let most = 8

    private let pixelBytes: Int
    /// How many rows share a choice.
    private let span: Int
    /// Paeth's predictor takes as long as compressing quickly does.
    private let hasPaeth: Bool
    private var kind = Kind.none

    private enum Kind: UInt8, CaseIterable { case none, left, above, average, paeth }

    init(pixelBytes: Int, encoding: PNGEncoding) {
        self.pixelBytes = pixelBytes
        span = encoding == .small ? 1 : Self.most
        hasPaeth = encoding != .fast
    }

    /// Whether at least half of a sample of pixels equal a neighbour, or the one after that, as in dithered gradients.
    static func isFlat(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Bool {
        let step = max(1, height / 64)
        var same = 0
        var seen = 0
        for y in stride(from: min(2, height - 1), to: height, by: step) {
            let row = pixels + y * width
            let up = y > 0 ? row - width : row
            let second = y > 1 ? row - 2 * width : up
            for x in 1..<max(width, 1) {
                let pixel = row[x]
                let isSame =
                    pixel == row[x - 1] || pixel == row[max(x - 2, 0)] || y > 0 && pixel == up[x]
                    || y > 1 && pixel == second[x]
                same += isSame ? 1 : 0
            }
            seen += width - 1
        }
        return same * 2 >= seen
    }

    /// Filters a row, behind the number of its filter.
    mutating func apply(
        to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, y: Int,
        into out: UnsafeMutablePointer<UInt8>
    ) {
        if y % span == 0 { kind = best(row, above, count) }
        out[0] = kind.rawValue
        let (out, step) = (out + 1, min(pixelBytes, count))
        for x in 0..<step { out[x] = row[x] &- start(above[x]) }
        switch kind {
        case .none: out.update(from: row, count: count)
        case .left: for x in step..<count { out[x] = row[x] &- row[x - step] }
        case .above: for x in step..<count { out[x] = row[x] &- above[x] }
        case .average: for x in step..<count { out[x] = row[x] &- Self.mean(row[x - step], above[x]) }
        case .paeth:
            for x in step..<count { out[x] = row[x] &- Self.paeth(row[x - step], above[x], above[x - step]) }
        }
    }

    /// What the filter predicts for a row's first pixel, which has nothing to its left.
    private func start(_ above: UInt8) -> UInt8 {
        switch kind {
        case .none, .left: 0
        case .above, .paeth: above
        case .average: above / 2
        }
    }

    private func best(_ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) -> Kind {
        func cost(_ value: UInt8) -> Int { Int(value < 128 ? value : 0 &- value) }
        var costs = [0, 0, 0, 0, hasPaeth ? 0 : Int.max]
        costs.withUnsafeMutableBufferPointer { costs in
            for x in min(pixelBytes, count)..<count {
                let (value, left, up) = (row[x], row[x - pixelBytes], above[x])
                costs[0] += cost(value)
                costs[1] += cost(value &- left)
                costs[2] += cost(value &- up)
                costs[3] += cost(value &- Self.mean(left, up))
                if hasPaeth { costs[4] += cost(value &- Self.paeth(left, up, above[x - pixelBytes])) }
            }
        }
        return Kind.allCases.min { costs[Int($0.rawValue)] < costs[Int($1.rawValue)] } ?? .none
    }

    private static func mean(_ left: UInt8, _ above: UInt8) -> UInt8 { UInt8((Int(left) + Int(above)) / 2) }

    /// The neighbour closest to left + above − corner (PNG specification, 9.4).
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(above) - Int(corner)
        let toLeft = abs(estimate - Int(left))
        let toAbove = abs(estimate - Int(above))
        let toCorner = abs(estimate - Int(corner))
        if toLeft <= toAbove && toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }
}
