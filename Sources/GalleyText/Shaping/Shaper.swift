import CFriBidi
import CHarfBuzz

/// Shapes spans: paragraphs, directions, fonts, glyphs, clusters, and where lines may end, in that order.
struct Shaper {
    private(set) var scalars: [Unicode.Scalar] = []
    private(set) var clusters: [ShapedText.Cluster] = []
    private(set) var runs: [ShapedText.Run] = []
    private(set) var segments: [ShapedText.Segment] = []
    private(set) var hardLines: [ShapedText.HardLine] = []

    private let spans: [TextSpan]
    private let fonts: FontLibrary
    /// The span of each scalar.
    private var spanOf: [Int32] = []
    /// Where a grapheme cluster begins.
    private var startsGrapheme: [Bool] = []
    private var language = FontTable.HanLanguage.chinese

    init(_ spans: [TextSpan], _ fonts: FontLibrary) {
        self.spans = spans
        self.fonts = fonts
        for (index, span) in spans.enumerated() {
            for character in span.text {
                var isFirst = true
                for scalar in character.unicodeScalars {
                    scalars.append(scalar)
                    spanOf.append(Int32(index))
                    startsGrapheme.append(isFirst)
                    isFirst = false
                }
            }
        }
        language = Self.hanLanguage(scalars)
    }

    /// Kana make a text Japanese, Hangul Korean; Han alone is taken for Chinese.
    private static func hanLanguage(_ scalars: [Unicode.Scalar]) -> FontTable.HanLanguage {
        var hasHangul = false
        for scalar in scalars where scalar.value >= 0x1100 {
            if (0x3040...0x30FF).contains(scalar.value) { return .japanese }
            if (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value) { hasHangul = true }
        }
        return hasHangul ? .korean : .chinese
    }

    mutating func shape() {
        var start = 0
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index].value
            let isBreak =
                scalar == 0x0A || scalar == 0x0D || scalar == 0x2028 || scalar == 0x2029 || scalar == 0x0B
                || scalar == 0x0C || scalar == 0x85
            if isBreak {
                shapeHardLine(start..<index)
                // CR LF is one line end.
                if scalar == 0x0D, index + 1 < scalars.count, scalars[index + 1].value == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        shapeHardLine(start..<scalars.count)
    }

    // MARK: One paragraph

    private mutating func shapeHardLine(_ range: Range<Int>) {
        let firstCluster = clusters.count, firstSegment = segments.count
        if !range.isEmpty {
            let levels = bidiLevels(range)
            let opportunities = LineBreaker.opportunities(Array(scalars[range]))
            var index = range.lowerBound
            var previous: FontFace?
            while index < range.upperBound {
                let end = itemEnd(index, range, levels, &previous)
                if let face = previous {
                    shapeRun(index..<end, face, levels.isEmpty ? 0 : levels[index - range.lowerBound])
                }
                index = end
            }
            addSegments(range, opportunities, firstCluster)
        }
        let span =
            spans.isEmpty ? 0 : Int(range.lowerBound < spanOf.count ? spanOf[range.lowerBound] : spanOf.last ?? 0)
        hardLines.append(
            ShapedText.HardLine(
                firstSegment: Int32(firstSegment), endSegment: Int32(segments.count), firstCluster: Int32(firstCluster),
                endCluster: Int32(clusters.count), span: span))
    }

    /// The end of the stretch from `start` with one font, span and direction; `face` becomes that font.
    private func itemEnd(_ start: Int, _ range: Range<Int>, _ levels: [UInt8], _ face: inout FontFace?) -> Int {
        let span = spanOf[start]
        let request = spans[Int(span)].font
        guard let primary = fonts.primary(request)?.face else {
            face = nil
            return range.upperBound
        }
        func graphemeEnd(_ index: Int) -> Int {
            var end = index + 1
            while end < range.upperBound, !startsGrapheme[end] { end += 1 }
            return end
        }
        var end = graphemeEnd(start)
        let own = fonts.face(for: scalars[start..<end], request, primary: primary, language)
        while end < range.upperBound, spanOf[end] == span {
            if !levels.isEmpty, levels[end - range.lowerBound] != levels[start - range.lowerBound] { break }
            let next = graphemeEnd(end)
            // A space goes with what is before it, so that words are not parted from their run for its sake.
            let isPlainSpace = scalars[end].value == 0x20 && own.hasGlyph(for: scalars[end])
            if !isPlainSpace, fonts.face(for: scalars[end..<next], request, primary: primary, language) !== own {
                break
            }
            end = next
        }
        face = own
        return end
    }

    /// The embedding level of each scalar; empty where all are left to right.
    private func bidiLevels(_ range: Range<Int>) -> [UInt8] {
        guard scalars[range].contains(where: { $0.value >= 0x590 && isRightToLeft($0.value) }) else { return [] }
        let count = range.count
        var characters = scalars[range].map(\.value)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        var levels = [FriBidiLevel](repeating: 0, count: count)
        var base = FRIBIDI_PAR_ON
        fribidi_get_bidi_types(&characters, Int32(count), &types)
        fribidi_get_bracket_types(&characters, Int32(count), types, &brackets)
        guard fribidi_get_par_embedding_levels_ex(types, brackets, Int32(count), &base, &levels) != 0 else { return [] }
        return levels.map { UInt8(clamping: $0) }
    }

    private func isRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    // MARK: Glyphs

    private mutating func shapeRun(_ range: Range<Int>, _ face: FontFace, _ level: UInt8) {
        let span = spans[Int(spanOf[range.lowerBound])]
        let glyphs = Self.glyphs(
            scalars[range], face, isRightToLeft: level % 2 == 1, monospacedDigits: span.font.monospacedDigits)
        let scale = span.font.size / face.unitsPerEm
        let tracking = span.tracking + (fonts.primary(span.font)?.tracking ?? 0) * span.font.size
        let run = Int32(runs.count)
        var shaped = glyphs.map {
            ShapedText.Glyph(
                id: $0.id, xOffset: $0.xOffset * scale, yOffset: -$0.yOffset * scale - span.baselineOffset,
                advance: $0.advance * scale)
        }
        // HarfBuzz hands glyphs over from left to right; clusters are wanted in reading order.
        var start = 0
        var parts: [(cluster: Int, range: Range<Int>)] = []
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster { end += 1 }
            parts.append((glyphs[start].cluster, start..<end))
            start = end
        }
        parts.sort { $0.cluster < $1.cluster }
        for (index, part) in parts.enumerated() {
            let first = range.lowerBound + part.cluster
            let end = index + 1 < parts.count ? range.lowerBound + parts[index + 1].cluster : range.upperBound
            if tracking != 0, let last = part.range.last { shaped[last].advance += tracking }
            clusters.append(
                ShapedText.Cluster(
                    firstScalar: Int32(first), scalarCount: Int32(end - first), run: run,
                    firstGlyph: Int32(part.range.lowerBound), glyphCount: Int32(part.range.count),
                    advance: part.range.reduce(0) { $0 + shaped[$1].advance }, isSpace: isSpace(scalars[first])))
        }
        runs.append(
            ShapedText.Run(face: face, span: Int(spanOf[range.lowerBound]), level: level, glyphs: shaped))
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    private typealias RawGlyph = (id: UInt32, xOffset: Double, yOffset: Double, advance: Double, cluster: Int)

    private static func glyphs(
        _ scalars: ArraySlice<Unicode.Scalar>, _ face: FontFace, isRightToLeft: Bool, monospacedDigits: Bool
    ) -> [RawGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        for (index, scalar) in scalars.enumerated() { hb_buffer_add(buffer, scalar.value, UInt32(index)) }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // The language is fixed: the process's locale must not change what is drawn.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        if monospacedDigits {
            var feature = hb_feature_t(
                tag: hb_tag_from_string("tnum", -1), value: 1, start: 0, end: UInt32.max)
            hb_shape(face.font, buffer, &feature, 1)
        } else {
            hb_shape(face.font, buffer, nil, 0)
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            (
                infos[index].codepoint, Double(positions[index].x_offset), Double(positions[index].y_offset),
                Double(positions[index].x_advance), Int(infos[index].cluster)
            )
        }
    }

    /// The sign for text that was left out, in a span's font.
    func ellipsis(for span: TextSpan) -> ShapedText.Ellipsis {
        guard let (face, _) = fonts.primary(span.font) else {
            return ShapedText.Ellipsis(face: nil, glyphs: [], advance: 0)
        }
        let scale = span.font.size / face.unitsPerEm
        let glyphs = Self.glyphs(["\u{2026}"], face, isRightToLeft: false, monospacedDigits: false).map {
            ShapedText.Glyph(
                id: $0.id, xOffset: $0.xOffset * scale, yOffset: -$0.yOffset * scale - span.baselineOffset,
                advance: $0.advance * scale)
        }
        return ShapedText.Ellipsis(face: face, glyphs: glyphs, advance: glyphs.reduce(0) { $0 + $1.advance })
    }

    // MARK: Segments

    /// Joins clusters up to the next place where a line may end.
    private mutating func addSegments(_ range: Range<Int>, _ opportunities: [BreakOpportunity], _ firstCluster: Int) {
        var first = firstCluster
        for index in firstCluster..<clusters.count {
            let cluster = clusters[index]
            let lastScalar = Int(cluster.firstScalar + cluster.scalarCount) - 1 - range.lowerBound
            guard index + 1 == clusters.count || opportunities[lastScalar] != .none else { continue }
            var drawnEnd = index + 1
            while drawnEnd > first, clusters[drawnEnd - 1].isSpace { drawnEnd -= 1 }
            segments.append(
                ShapedText.Segment(
                    firstCluster: Int32(first), endCluster: Int32(index + 1), drawnEnd: Int32(drawnEnd)))
            first = index + 1
        }
    }
}
