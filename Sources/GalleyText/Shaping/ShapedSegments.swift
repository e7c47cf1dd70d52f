// Where lines may end.
extension Shaper {
    /// Joins the clusters of a forced line up to each place where a line may end.
    mutating func addSegments(
        _ range: Range<Int>, _ opportunities: [BreakOpportunity], _ firstCluster: Int, isForced: Bool
    ) {
        let count = clusters.count
        let next = isForced ? count + 1 : count
        var first = firstCluster
        for index in firstCluster..<count {
            let isLast = index + 1 == count
            let endCode = isLast ? range.upperBound : clusters[index + 1].offset
            guard isLast || opportunities[endCode - 1] != .none else { continue }
            var drawnEnd = index + 1
            while drawnEnd > first, clusters[drawnEnd - 1].isSpace { drawnEnd -= 1 }
            var drawnX = drawnEnd < count ? clusters[drawnEnd].x : x
            // A soft hyphen is seen where a line ends at it.
            let isHyphenated = !isLast && source.codes[endCode - 1] == 0xAD
            if isHyphenated { drawnX += fonts[spanIndex(endCode - 1)].hyphen.advance }
            segments.append(
                ShapedText.Segment(
                    drawnX: drawnX, endX: isLast ? x : clusters[index + 1].x, drawnEnd: Int32(drawnEnd),
                    end: Int32(isLast ? next : index + 1), isLast: isLast, isHyphenated: isHyphenated))
            first = index + 1
        }
        if firstCluster == count {
            segments.append(
                ShapedText.Segment(
                    drawnX: x, endX: x, drawnEnd: Int32(count), end: Int32(next), isLast: true, isHyphenated: false))
        }
    }
}
