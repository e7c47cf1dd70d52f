/// Chooses and applies PNG's row filters.
enum PNGFilter {
    /// Puts a filter byte before every row and filters the row.
    ///
    /// Pictures of flat areas and soft gradients compress best as they are, photographs after filtering. So a sample of rows
    /// decides for the whole picture: if at least half of the pixels equal a neighbour, or the one after that, as in dithered
    /// gradients, nothing is filtered; otherwise each row takes the filter that leaves the smallest sum of differences.
    static func apply(to rows: [UInt8], rowBytes: Int, height: Int, pixelBytes: Int) -> [UInt8] {
        let plain = isFlat(rows, rowBytes: rowBytes, height: height, pixelBytes: pixelBytes)
        let total = (rowBytes + 1) * height
        return [UInt8](unsafeUninitializedCapacity: total) { target, count in
            count = total
            guard let out = target.baseAddress else { return }
            rows.withUnsafeBufferPointer { source in
                guard let base = source.baseAddress else { return }
                if plain {
                    for y in 0..<height {
                        out[y * (rowBytes + 1)] = 0
                        (out + y * (rowBytes + 1) + 1).initialize(from: base + y * rowBytes, count: rowBytes)
                    }
                    return
                }
                let zeros = [UInt8](repeating: 0, count: rowBytes)
                zeros.withUnsafeBufferPointer { blank in
                    guard let blank = blank.baseAddress else { return }
                    for y in 0..<height {
                        filterRow(
                            base + y * rowBytes, above: y > 0 ? base + (y - 1) * rowBytes : blank, count: rowBytes,
                            pixelBytes: pixelBytes, into: out + y * (rowBytes + 1))
                    }
                }
            }
        }
    }

    private static func isFlat(_ rows: [UInt8], rowBytes: Int, height: Int, pixelBytes: Int) -> Bool {
        let step = max(1, height / 64)
        var same = 0
        var seen = 0
        rows.withUnsafeBufferPointer { rows in
            func isEqual(_ index: Int, _ other: Int) -> Bool {
                (0..<pixelBytes).allSatisfy { rows[index + $0] == rows[other + $0] }
            }
            for y in stride(from: min(1, height - 1), to: height, by: step) {
                let start = y * rowBytes
                for x in stride(from: pixelBytes, to: rowBytes, by: pixelBytes) {
                    let index = start + x
                    if isEqual(index, index - pixelBytes) || y > 0 && isEqual(index, index - rowBytes)
                        || x > pixelBytes && isEqual(index, index - 2 * pixelBytes)
                        || y > 1 && isEqual(index, index - 2 * rowBytes)
                    {
                        same += 1
                    }
                    seen += 1
                }
            }
        }
        return same * 2 >= seen
    }

    private static func filterRow(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelBytes: Int,
        into out: UnsafeMutablePointer<UInt8>
    ) {
        func cost(_ value: UInt8) -> Int { Int(value < 128 ? value : 0 &- value) }
        var costs = (none: 0, sub: 0, up: 0, paeth: 0)
        for x in 0..<count {
            let left = x >= pixelBytes ? row[x - pixelBytes] : 0
            let corner = x >= pixelBytes ? above[x - pixelBytes] : 0
            costs.none += cost(row[x])
            costs.sub += cost(row[x] &- left)
            costs.up += cost(row[x] &- above[x])
            costs.paeth += cost(row[x] &- paeth(left, above[x], corner))
        }
        let best = min(costs.none, costs.sub, costs.up, costs.paeth)
        let kind: UInt8 = best == costs.none ? 0 : best == costs.sub ? 1 : best == costs.up ? 2 : 4
        out[0] = kind
        for x in 0..<count {
            let left = x >= pixelBytes ? row[x - pixelBytes] : 0
            let corner = x >= pixelBytes ? above[x - pixelBytes] : 0
            let prediction: UInt8 =
                switch kind {
                case 0: 0
                case 1: left
                case 2: above[x]
                default: paeth(left, above[x], corner)
                }
            out[x + 1] = row[x] &- prediction
        }
    }

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
