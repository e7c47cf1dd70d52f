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

    /// The level of each character, and of the paragraph, whose first strong character decides; without one, `isRightToLeft`.
    ///
    /// - Returns: nil if FriBidi cannot tell, for want of memory.
    static func levels(_ codes: UnsafeBufferPointer<UInt32>, isRightToLeft: Bool) -> (base: UInt8, levels: [UInt8])? {
        let count = codes.count
        guard count > 0, count < Int(Int32.max), let address = codes.baseAddress else { return nil }
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        var levels = [FriBidiLevel](repeating: 0, count: count)
        // "Weak" directions: what holds in the absence of strong characters.
        var base = isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
        fribidi_get_bidi_types(address, Int32(count), &types)
        fribidi_get_bracket_types(address, Int32(count), types, &brackets)
        guard fribidi_get_par_embedding_levels_ex(types, brackets, Int32(count), &base, &levels) != 0 else {
            return nil
        }
        let isBaseRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
        return (isBaseRightToLeft ? 1 : 0, levels.map { UInt8(clamping: $0) })
    }
}
