/// What the arithmetic of a flow costs where nothing stands between it and the processor: arrays and one loop.
struct LoopBound {
    private var widths: [Double] = []
    private var heights: [Double] = []
    private var places: [(x: Double, y: Double)] = []
    private(set) var size = (width: 0.0, height: 0.0)

    init(_ count: Int) {
        widths.reserveCapacity(count)
        heights.reserveCapacity(count)
        for index in 0..<count {
            widths.append(SampleLengths.width(index))
            heights.append(SampleLengths.height(index))
        }
    }

    mutating func layOut(width: Double) {
        let gap = 8.0
        places.removeAll(keepingCapacity: true)
        places.reserveCapacity(widths.count)
        var (x, y, row) = (0.0, 0.0, 0.0)
        size = (0, 0)
        for index in widths.indices {
            if x > 0, x + widths[index] > width {
                y += row + gap
                (x, row) = (0, 0)
            }
            places.append((x, y))
            size.width = max(size.width, x + widths[index])
            x += widths[index] + gap
            row = max(row, heights[index])
        }
        size.height = y + row
    }

    static func figures(_ count: Int, runs: Int) -> [Figure] {
        let cold = Measuring.median(runs: runs) { _ in
            var bound = LoopBound(count)
            bound.layOut(width: 390)
            return bound
        }
        var warm = LoopBound(count)
        let width = Measuring.median(runs: runs) { run in warm.layOut(width: 400 + Double(run)) }
        return [
            Figure(
                name: "bound-loop", level: .engine, nodes: count, metric: .cold, value: cold / Double(count)),
            Figure(
                name: "bound-loop", level: .engine, nodes: count, metric: .width, value: width / Double(count)),
        ]
    }
}
