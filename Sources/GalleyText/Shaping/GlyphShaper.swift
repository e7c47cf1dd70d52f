import CHarfBuzz

/// Turns characters of one font, script and direction into glyphs, with HarfBuzz.
enum GlyphShaper {
    /// What of the font is switched on or off.
    struct Features: OptionSet {
        let rawValue: Int
        /// Digits of one width.
        static let monospacedDigits = Features(rawValue: 1)
        /// No ligatures: letters that are spaced do not join.
        static let unjoined = Features(rawValue: 2)
        /// No substitutions by context: Apple's fonts draw no arrow for "->", as Inter and JetBrains Mono would.
        static let literal = Features(rawValue: 4)
        static let lowercaseSmallCaps = Features(rawValue: 8)
        static let uppercaseSmallCaps = Features(rawValue: 16)
        /// No kerning by the font.
        static let unkerned = Features(rawValue: 32)
    }

    /// The features of each set, by its raw value.
    private static let features: [[hb_feature_t]] = (0..<64).map { bits in
        let set = Features(rawValue: bits)
        func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
            hb_feature_t(tag: fontTag(tag), value: value, start: 0, end: UInt32.max)
        }
        return (set.contains(.monospacedDigits) ? [feature("tnum", 1)] : [])
            + (set.contains(.unjoined) ? [feature("liga", 0), feature("clig", 0)] : [])
            + (set.contains(.literal) ? [feature("calt", 0)] : [])
            + (set.contains(.lowercaseSmallCaps) ? [feature("smcp", 1)] : [])
            + (set.contains(.uppercaseSmallCaps) ? [feature("c2sc", 1)] : [])
            + (set.contains(.unkerned) ? [feature("kern", 0)] : [])
    }

    /// A HarfBuzz buffer. Unchecked: it is used by anyone who took it from the pool, and by no one else until it is put back.
    private struct Buffer: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private static let pool = Locked<[Buffer]>([])

    /// HarfBuzz's names of languages. Unchecked: they are constants that live as long as the process.
    private struct Languages: @unchecked Sendable {
        let english = hb_language_from_string("en", -1)
        let japanese = hb_language_from_string("ja", -1)
        let korean = hb_language_from_string("ko", -1)
        let chinese = hb_language_from_string("zh-cn", -1)

        func name(of language: HanLanguage?) -> hb_language_t? {
            switch language {
            case nil: english
            case .japanese: japanese
            case .korean: korean
            case .chinese: chinese
            }
        }
    }

    private static let languages = Languages()

    /// Shapes `range` of `codes`; the characters around it tell what it is joined to.
    ///
    /// - Parameters:
    ///   - language: That of Chinese characters, nil for others. The process's locale is never asked.
    ///   - target: Takes the glyphs, from left to right; clusters are indices of `codes`.
    static func shape(
        _ codes: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ face: FontFace, script: hb_script_t?,
        language: HanLanguage? = nil, isRightToLeft: Bool = false, _ features: Features, to target: inout [RawGlyph]
    ) {
        guard let address = codes.baseAddress,
            let buffer = pool.withLock({ $0.popLast() }) ?? hb_buffer_create().map({ Buffer(pointer: $0) })
        else { return }
        let pointer = buffer.pointer
        hb_buffer_add_codepoints(pointer, address, Int32(codes.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(pointer, languages.name(of: language))
        if let script { hb_buffer_set_script(pointer, script) }
        Self.features[features.rawValue & 63].withUnsafeBufferPointer {
            hb_shape(face.font, pointer, $0.isEmpty ? nil : $0.baseAddress, UInt32($0.count))
        }
        var count: UInt32 = 0
        if let infos = hb_buffer_get_glyph_infos(pointer, &count),
            let positions = hb_buffer_get_glyph_positions(pointer, &count)
        {
            for index in 0..<Int(count) {
                target.append(
                    RawGlyph(
                        id: infos[index].codepoint, advance: positions[index].x_advance,
                        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
                        cluster: Int32(bitPattern: infos[index].cluster)))
            }
        }
        if count > 16_384 {
            hb_buffer_destroy(pointer)
        } else {
            hb_buffer_clear_contents(pointer)
            pool.withLock { $0.append(buffer) }
        }
    }

    /// Shapes a range of ASCII word by word, each with the spaces after it.
    static func shapeWords(
        _ codes: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ face: FontFace, _ features: Features,
        to target: inout [RawGlyph]
    ) {
        face.words.withLock { words in
            var start = range.lowerBound
            while start < range.upperBound {
                var end = start
                while end < range.upperBound, codes[end] != 0x20 { end += 1 }
                while end < range.upperBound, codes[end] == 0x20 { end += 1 }
                let word = start..<end
                if word.count > WordCache.Key.longestWord {
                    shape(codes, word, face, script: HB_SCRIPT_LATIN, features, to: &target)
                } else {
                    let key = WordCache.Key(codes, word, features)
                    if !words.append(key, at: start, to: &target) {
                        let first = target.count
                        shape(codes, word, face, script: HB_SCRIPT_LATIN, features, to: &target)
                        words.insert(key, target[first...], at: start)
                    }
                }
                start = end
            }
        }
    }
}
