extension ShapedText {
    /// How much wider than in proportion the text is when it is shrunk: SF's letter spacing depends on the size, so smaller letters
    /// stand further apart (T-166). Told of the text as a whole and spread over it evenly.
    func spacing(at scale: Double) -> Double {
        guard scale != 1, let width = clusters.last?.x, width > 0 else { return 1 }
        var more = 0.0
        for (index, run) in runs.enumerated() {
            let font = fonts[Int(run.span)]
            guard font.advances != nil, run.face === font.face else { continue }
            let end = index + 1 < runs.count ? Int(runs[index + 1].firstCluster) : clusters.count - 1
            let size = font.request.size
            let change = SystemTracking.em(size * scale) - SystemTracking.em(size)
            more += Double(max(end - Int(run.firstCluster), 0)) * change * font.size * font.request.stretch
        }
        return max(1 + more / width, 0.5)
    }
}
