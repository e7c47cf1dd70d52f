import CHarfBuzz

/// Shapes spans: forced lines, directions, fonts, glyphs, and places where lines may end, in that order.
struct Shaper {
    /// Until the end, their offsets count code points.
    private(set) var clusters: [ShapedText.Cluster] = []
    private(set) var glyphs: [ShapedText.Glyph] = []
    private(set) var runs: [ShapedText.Run] = []
    private(set) var segments: [ShapedText.Segment] = []
    private(set) var hardLines: [ShapedText.HardLine] = []
    var diagnostics: [String] { matcher.diagnostics }

    private let spans: [TextSpan]
    private let fonts: [ResolvedFont]
    private let isRightToLeft: Bool
    private let source: TextCodes
    /// For each span the end of the spans after it that are shaped as one with it: those that differ in nothing that glyphs
    /// depend on. So text measures the same however it is split into spans.
    private let groupEnds: [Int]
    private let language: HanLanguage
    private var matcher: FontMatcher
    private var tabs: Set<Int> = []
    private var hasControls = false
    private var scratch: [RawGlyph] = []
    private var x = 0.0

    /// The most characters that are shaped in one go.
    private static let longestItem = 4096

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
    private func spanIndex(_ index: Int) -> Int {
        var low = 0
        var high = spans.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if source.spanStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Stretches of one font, script and direction

    /// Shapes the first stretch of `range`; returns where the next one begins.
    private mutating func shapeItem(
        _ content: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, at base: Int, _ span: Int, _ levels: [UInt8]?
    ) -> Int {
        let level = levels?[range.lowerBound] ?? 0
        let primary = fonts[span].face
        var face: FontFace?
        var script: hb_script_t?
        var isHan = false
        var end = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound, index - range.lowerBound < Self.longestItem {
            if let levels, levels[index] != level { break }
            var next = index + 1
            if !source.isASCII {
                while next < range.upperBound, !source.startsGrapheme[base + next] { next += 1 }
            }
            let code = content[index]
            let found: FontFace?
            if code < 0x7F, next == index + 1, primary?.coversASCII == true {
                found = primary
            } else {
                found = matcher.face(for: content[index..<next], span: span)
            }
            if index == range.lowerBound {
                face = found
            } else if found !== face {
                break
            }
            if let own = Self.script(code) {
                if let script, own != script { break }
                script = own
                isHan = isHan || Self.isEastAsian(own)
            }
            index = next
            end = next
        }
        let item = range.lowerBound..<max(end, range.lowerBound + 1)
        addRun(content, item, at: base, span, level, face, script: script, isHan: isHan)
        return item.upperBound
    }

    /// The script of a character; nil if it goes with any.
    private static func script(_ code: UInt32) -> hb_script_t? {
        if code < 0x80 { return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7A ? HB_SCRIPT_LATIN : nil }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), code)
        return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? nil : script
    }

    private static func isEastAsian(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_HAN || script == HB_SCRIPT_HANGUL || script == HB_SCRIPT_HIRAGANA
            || script == HB_SCRIPT_KATAKANA || script == HB_SCRIPT_BOPOMOFO
    }

    private mutating func addRun(
        _ content: UnsafeBufferPointer<UInt32>, _ item: Range<Int>, at base: Int, _ span: Int, _ level: UInt8,
        _ face: FontFace?, script: hb_script_t?, isHan: Bool
    ) {
        let font = fonts[span]
        guard let face else {
            // No font at all: the text takes no room.
            addCluster(base + item.lowerBound, 0x20)
            return
        }
        let previous = runs.last
        if previous == nil || previous?.face !== face || previous?.span != Int32(span) || previous?.level != level {
            runs.append(
                ShapedText.Run(face: face, span: Int32(span), level: level, firstCluster: Int32(clusters.count)))
        }
        let own = usable(spans[span].tracking)
        let isPrimary = face === font.face
        let features = Self.features(font, isPrimary: isPrimary, isSpaced: own != 0)
        let scale = font.size / face.unitsPerEm
        let tracking = (own != 0 ? own : usable(spans[span].kerning)) + (isPrimary ? font.tracking : 0)
        let isReversed = level % 2 == 1
        scratch.removeAll(keepingCapacity: true)
        if isPrimary, isByWord(font, content, item), !isReversed {
            GlyphShaper.shapeWords(content, item, face, features, to: &scratch)
        } else {
            GlyphShaper.shape(
                content, item, face, script: script, language: isHan ? language : nil, isRightToLeft: isReversed,
                features,
                to: &scratch)
        }
        addGlyphs(content, item, at: base, span, isReversed: isReversed, scale: scale, tracking: tracking)
    }

    /// Adds a box as a cluster of one glyph.
    private mutating func addObject(
        _ object: TextObject, _ item: Range<Int>, at base: Int, _ span: Int, _ level: UInt8
    ) {
        let width = max(usable(object.width), 0)
        guard let face = fonts[span].face else { return addCluster(base + item.lowerBound, 0x20) }
        runs.append(ShapedText.Run(face: face, span: Int32(span), level: level, firstCluster: Int32(clusters.count)))
        addCluster(base + item.lowerBound, 0xFFFC)
        glyphs.append(ShapedText.Glyph(id: 0, xOffset: 0, yOffset: 0, advance: Float(width)))
        x += (width * 65_536).rounded() / 65_536
    }

    /// Whether words are shaped by themselves: in ASCII, and in the fonts of ours that do not kern with spaces.
    private func isByWord(_ font: ResolvedFont, _ content: UnsafeBufferPointer<UInt32>, _ item: Range<Int>) -> Bool {
        guard font.request.family == nil, font.request.design != .serif else { return false }
        return source.isASCII ? !hasControls : content[item].allSatisfy { $0 < 0x80 }
    }

    /// Adds the clusters of the glyphs that were shaped last, which begin in `span`; each span has runs of its own.
    private mutating func addGlyphs(
        _ content: UnsafeBufferPointer<UInt32>, _ item: Range<Int>, at base: Int, _ span: Int, isReversed: Bool,
        scale: Double, tracking: Double
    ) {
        var span = span
        let count = scratch.count
        if count == 0 { addCluster(base + item.lowerBound, 0x200B) }
        let step = isReversed ? -1 : 1
        var index = isReversed ? count - 1 : 0
        var isFirst = true
        while index >= 0, index < count {
            let cluster = scratch[index].cluster
            var end = index + step
            while end >= 0, end < count, scratch[end].cluster == cluster { end += step }
            let part = isReversed ? end + 1..<index + 1 : index..<end
            let code = isFirst ? item.lowerBound : Int(cluster)
            if base + code >= source.spanStarts[span + 1], var run = runs.last {
                while base + code >= source.spanStarts[span + 1] { span += 1 }
                run.span = Int32(span)
                run.firstCluster = Int32(clusters.count)
                runs.append(run)
            }
            addCluster(base + code, content[code])
            var advance = 0.0
            for glyph in part {
                let raw = scratch[glyph]
                let own = Double(raw.advance) * scale
                advance += own
                glyphs.append(
                    ShapedText.Glyph(
                        id: raw.id, xOffset: Float(Double(raw.xOffset) * scale),
                        yOffset: Float(-Double(raw.yOffset) * scale), advance: Float(own)))
            }
            if hasControls, tabs.contains(base + code) { advance *= 4 }
            // What takes no room is not spaced out either.
            if advance > 0 { advance += tracking }
            x += (advance * 65_536).rounded() / 65_536
            index = end
            isFirst = false
        }
    }

    private static func features(_ font: ResolvedFont, isPrimary: Bool, isSpaced: Bool) -> GlyphShaper.Features {
        var features: GlyphShaper.Features = []
        if font.request.monospacedDigits { features.insert(.monospacedDigits) }
        if isSpaced { features.insert(.unjoined) }
        if font.request.smallCaps.contains(.lowercase) { features.insert(.lowercaseSmallCaps) }
        if font.request.smallCaps.contains(.uppercase) { features.insert(.uppercaseSmallCaps) }
        let isOurs =
            font.request.family == nil && (font.request.design == .standard || font.request.design == .monospaced)
        if isPrimary && isOurs { features.insert(.literal) }
        return features
    }

    /// Begins a cluster at a code point; its glyphs and its width follow.
    private mutating func addCluster(_ index: Int, _ code: UInt32) {
        clusters.append(
            ShapedText.Cluster(x: x, offset: index, firstGlyph: glyphs.count, isSpace: Self.vanishesAtLineEnd(code)))
    }

    private static func vanishesAtLineEnd(_ code: UInt32) -> Bool {
        switch code {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    // MARK: Segments

    /// Joins the clusters of a forced line up to each place where a line may end.
    private mutating func addSegments(
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

    // MARK: Signs

    /// Glyphs that are added to a text.
    static func sign(
        _ codes: [UInt32], _ face: FontFace?, _ request: FontRequest, tracking: Double
    ) -> ResolvedFont.Sign {
        var text = ""
        for code in codes { if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) } }
        var sign = ResolvedFont.Sign(text: text, face: face)
        guard let face else { return sign }
        let scale = request.size / face.unitsPerEm
        var shaped: [RawGlyph] = []
        codes.withUnsafeBufferPointer {
            GlyphShaper.shape($0, 0..<$0.count, face, script: HB_SCRIPT_LATIN, [.literal], to: &shaped)
        }
        for glyph in shaped {
            let advance = Double(glyph.advance) * scale
            sign.glyphs.append(
                ShapedText.Glyph(
                    id: glyph.id, xOffset: Float(Double(glyph.xOffset) * scale),
                    yOffset: Float(-Double(glyph.yOffset) * scale), advance: Float(advance)))
            sign.advance += advance + tracking
        }
        sign.advance = (sign.advance * 65_536).rounded() / 65_536
        return sign
    }
}
