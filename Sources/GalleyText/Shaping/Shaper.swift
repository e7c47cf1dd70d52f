/// Shapes spans: forced lines, directions, fonts, glyphs, and places where lines may end, in that order.
struct Shaper {
    /// Until the end, their offsets count code points.
    var clusters: [ShapedText.Cluster] = []
    var glyphs: [ShapedText.Glyph] = []
    var runs: [ShapedText.Run] = []
    var segments: [ShapedText.Segment] = []
    private(set) var hardLines: [ShapedText.HardLine] = []
    var diagnostics: [String] { matcher.diagnostics }

    let spans: [TextSpan]
    let fonts: [ResolvedFont]
    private let isRightToLeft: Bool
    let source: TextCodes
    /// For each span the end of the spans after it that are shaped as one with it: those that differ in nothing that glyphs
    /// depend on. So text measures the same however it is split into spans.
    private let groupEnds: [Int]
    let language: HanLanguage
    var matcher: FontMatcher
    var tabs: Set<Int> = []
    var hasControls = false
    var scratch: [RawGlyph] = []
    var x = 0.0

    /// The most characters that are shaped in one go.
    static let longestItem = 4096

    init(
        _ spans: [TextSpan], _ text: String, _ fonts: [ResolvedFont], isRightToLeft: Bool, _ library: FontLibrary
    ) {
        self.spans = spans
        self.fonts = fonts
        self.isRightToLeft = isRightToLeft
        let source = TextCodes(spans, text)
        self.source = source
        groupEnds = Self.groupEnds(spans)
        language = source.isASCII ? .chinese : source.codes.withUnsafeBufferPointer { HanLanguage(of: $0) }
        matcher = FontMatcher(library, fonts, language)
        let count = source.codes.count
        clusters.reserveCapacity(count + 1)
        glyphs.reserveCapacity(count)
        scratch.reserveCapacity(min(count, Self.longestItem))
        segments.reserveCapacity(count / 5 + 1)
    }

    private static func groupEnds(_ spans: [TextSpan]) -> [Int] {
        var ends = Array(1...spans.count)
        for index in spans.indices.dropLast().reversed() {
            let (a, b) = (spans[index], spans[index + 1])
            if a.object == nil, b.object == nil, a.font == b.font, a.tracking == b.tracking, a.kerning == b.kerning,
                a.baselineOffset == b.baselineOffset
            {
                ends[index] = ends[index + 1]
            }
        }
        return ends
    }

    mutating func shape() {
        let opportunities = source.codes.withUnsafeBufferPointer { codes in
            var opportunities = LineBreaker.opportunities(codes)
            if !source.isASCII { ThaiWords.allowBreaks(codes, in: &opportunities) }
            return opportunities
        }
        let codes = visibleCodes()
        codes.withUnsafeBufferPointer { codes in
            var start = 0
            for index in 0..<codes.count where opportunities[index] == .mandatory {
                var end = index + 1
                let isForced = endsLine(source.codes[index])
                if isForced {
                    end = index
                    if source.codes[index] == 0x0A, index > start, source.codes[index - 1] == 0x0D { end -= 1 }
                }
                shapeHardLine(codes, start..<end, opportunities, isForced: isForced)
                start = index + 1
                // What ends in a line feed has an empty line after it.
                if isForced, start == codes.count {
                    shapeHardLine(codes, start..<start, opportunities, isForced: false)
                }
            }
            if codes.isEmpty { shapeHardLine(codes, 0..<0, opportunities, isForced: false) }
        }
        addCluster(codes.count, 0)
        if !source.isASCII {
            for index in clusters.indices { clusters[index].offset = Int(source.offsets[clusters[index].offset]) }
        }
    }

    private func endsLine(_ code: UInt32) -> Bool {
        switch code {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The code points as they are drawn: tabs are spaces (four wide), other control characters nothing, and letters may be
    /// capitals.
    private mutating func visibleCodes() -> [UInt32] {
        var codes = source.codes
        for (index, span) in spans.enumerated() where span.font.drawsCapitals {
            for place in source.spanStarts[index]..<source.spanStarts[index + 1] {
                codes[place] = SmallCaps.capital(of: codes[place])
            }
        }
        guard codes.contains(where: { $0 < 0x20 || (0x7F...0x9F).contains($0) }) else { return codes }
        hasControls = true
        for index in codes.indices {
            switch codes[index] {
            case 0x09:
                codes[index] = 0x20
                tabs.insert(index)
            case 0..<0x20, 0x7F...0x9F: codes[index] = 0x200B
            default: break
            }
        }
        return codes
    }

    // MARK: Forced lines

    private mutating func shapeHardLine(
        _ codes: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ opportunities: [BreakOpportunity], isForced: Bool
    ) {
        let firstCluster = clusters.count
        let content = UnsafeBufferPointer(rebasing: codes[range])
        let isMixed = isRightToLeft || !source.isASCII && BidiLevels.areNeeded(content)
        // Tabs and other control characters count as what they are, not as what they are drawn as.
        let bidi =
            isMixed
            ? source.codes.withUnsafeBufferPointer {
                BidiLevels.levels(.init(rebasing: $0[range]), .natural(isRightToLeft: isRightToLeft))
            } : nil
        var start = 0
        var span = spanIndex(range.lowerBound)
        let firstSpan = span
        while start < content.count {
            while source.spanStarts[span + 1] <= range.lowerBound + start { span += 1 }
            let limit = min(source.spanStarts[groupEnds[span]] - range.lowerBound, content.count)
            if let object = spans[span].object {
                addObject(object, start..<limit, at: range.lowerBound, span, bidi?.levels[start] ?? 0)
                start = limit
                continue
            }
            start = shapeItem(content, start..<limit, at: range.lowerBound, span, bidi?.levels)
        }
        addSegments(range, opportunities, firstCluster, isForced: isForced)
        hardLines.append(
            ShapedText.HardLine(
                firstCluster: Int32(firstCluster), endCluster: Int32(clusters.count), span: Int32(firstSpan),
                baseLevel: bidi?.base ?? 0))
        // The line feed is a cluster of no line.
        if isForced { addCluster(range.upperBound, 0) }
    }

    /// The span of a code point; of the end, the last.
    func spanIndex(_ index: Int) -> Int {
        var low = 0
        var high = spans.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if source.spanStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Clusters

    /// Begins a cluster at a code point; its glyphs and its width follow.
    mutating func addCluster(_ index: Int, _ code: UInt32) {
        clusters.append(
            ShapedText.Cluster(x: x, offset: index, firstGlyph: glyphs.count, isSpace: Self.vanishesAtLineEnd(code)))
    }

    private static func vanishesAtLineEnd(_ code: UInt32) -> Bool {
        switch code {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }
}
