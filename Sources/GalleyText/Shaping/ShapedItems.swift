import CHarfBuzz

// Stretches of one font, script and direction, which are shaped in one go.
extension Shaper {
    /// Shapes the first stretch of `range`; returns where the next one begins.
    mutating func shapeItem(
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
        var features = Self.features(font, isPrimary: isPrimary, isSpaced: own != 0)
        let scale = font.size / face.unitsPerEm
        let tracking = (own != 0 ? own : usable(spans[span].kerning)) + (isPrimary ? font.tracking : 0)
        let isReversed = level % 2 == 1
        scratch.removeAll(keepingCapacity: true)
        let advances = isPrimary ? font.advances : nil
        if isPrimary, isByWord(font, content, item), !isReversed {
            // The table has all of it.
            if advances != nil { features.insert(.unkerned) }
            GlyphShaper.shapeWords(content, item, face, features, to: &scratch)
        } else {
            GlyphShaper.shape(
                content, item, face, script: script, language: isHan ? language : nil, isRightToLeft: isReversed,
                features,
                to: &scratch)
        }
        let letters = LetterWidths(
            advances: advances, size: font.size, scale: scale, face: face, isReversed: isReversed,
            isKerned: !features.contains(.unkerned))
        addGlyphs(content, item, at: base, span, letters, tracking: tracking)
    }

    /// Adds a box as a cluster of one glyph.
    mutating func addObject(
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

    /// Adds the clusters of the glyphs that were shaped last, which begin in `span`; each span has its own runs.
    private mutating func addGlyphs(
        _ content: UnsafeBufferPointer<UInt32>, _ item: Range<Int>, at base: Int, _ span: Int, _ letters: LetterWidths,
        tracking: Double
    ) {
        var span = span
        var letters = letters
        let isReversed = letters.isReversed
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
            x += letters.kerning(before: content[code])
            addCluster(base + code, content[code])
            var advance = addLetter(part, letters)
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
}
