import CFriBidi

/// The directions of a paragraph's characters (UAX #9, by FriBidi).
enum BidiLevels {
    /// Whether the characters need it: a text without any of right-to-left scripts or marks runs from left to right.
    static func areNeeded(_ codes: UnsafeBufferPointer<UInt32>) -> Bool {
        codes.contains { code in
            guard code >= 0x590 else { return false }
            switch code {
            case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0x2068, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                return true
            default: return false
            }
        }
    }

    /// Where a paragraph's own direction comes from.
    enum Base {
        case leftToRight, rightToLeft
        /// From its first strong character; without one, from the layout.
        case natural(isRightToLeft: Bool)
    }

    /// The level of each character, and of the paragraph: all of UAX #9 up to the part of L1 that depends on lines.
    ///
    /// - Returns: nil if FriBidi cannot tell, for want of memory.
    static func levels(_ codes: UnsafeBufferPointer<UInt32>, _ base: Base) -> (base: UInt8, levels: [UInt8])? {
        let count = codes.count
        guard count > 0, count < Int(Int32.max), let address = codes.baseAddress else { return nil }
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        var levels = [FriBidiLevel](repeating: 0, count: count)
        var direction =
            switch base {
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            // "Weak" directions: what holds in the absence of strong characters.
            case .natural(let isRightToLeft): isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
            }
        fribidi_get_bidi_types(address, Int32(count), &types)
        if BidiDepth.mayBeExceeded(types) {
            direction = BidiDepth.bound(&types, base) ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        }
        fribidi_get_bracket_types(address, Int32(count), types, &brackets)
        guard fribidi_get_par_embedding_levels_ex(types, brackets, Int32(count), &direction, &levels) != 0 else {
            return nil
        }
        let isRightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
        return (isRightToLeft ? 1 : 0, levels.map { UInt8(clamping: $0) })
    }

    /// Whether a character at the end of a line has the paragraph's level there: white space, isolate marks (L1), and what rule X9
    /// takes out.
    static func followsParagraphAtLineEnd(_ code: UInt32) -> Bool {
        let kinds =
            FRIBIDI_MASK_WS | FRIBIDI_MASK_SEPARATOR | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE | FRIBIDI_MASK_BN
        return Int(fribidi_get_bidi_type(code).rawValue) & kinds != 0
    }

    /// The order from left to right of what stands in a line, given the level of each (L2): stretches of each level are turned
    /// round, the deepest first.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
