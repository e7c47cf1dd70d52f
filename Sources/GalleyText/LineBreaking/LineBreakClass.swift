/// The line break classes of UAX #14, after its rule LB1; the order is that of the generated table.
enum LineBreakClass: UInt8 {
    case al, hl, nu, id, sp, ba, cm, zwj, op, cp, cl, ex, `is`, sy, qu, ns, hy, gl, pr, po, bb, b2, cb, `in`, wj, zw
    case bk, cr, lf, nl, jl, jv, jt, h2, h3, ri, eb, em
    /// Brackets that East Asian fonts draw wide, and pictographs that are not assigned yet.
    case opWide, cpWide, idFuture

    /// The class of a code point; numbers that are none have the class of letters.
    static func of(_ code: UInt32) -> LineBreakClass {
        if code < 0x80 { return ascii[Int(code)] }
        // Hangul syllables come in blocks of 28, the first of which has no final consonant.
        if code >= 0xAC00, code <= 0xD7A3 { return (code - 0xAC00) % 28 == 0 ? .h2 : .h3 }
        return find(code)
    }

    private static let ascii: [LineBreakClass] = (0..<0x80).map { find($0) }

    /// The last stretch that begins at or before the code point.
    private static func find(_ code: UInt32) -> LineBreakClass {
        guard code <= 0x10FFFF else { return .al }
        let key = code << 8 | 0xFF
        var low = 0
        var high = lineBreakTable.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineBreakTable[middle] <= key { low = middle } else { high = middle }
        }
        return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: lineBreakTable[low])) ?? .al
    }

    /// Hangul, whole syllables and parts.
    var isHangul: Bool {
        switch self {
        case .jl, .jv, .jt, .h2, .h3: true
        default: false
        }
    }

    /// Classes that take no combining marks (LB9), other than the spaces.
    var endsLine: Bool {
        switch self {
        case .bk, .cr, .lf, .nl: true
        default: false
        }
    }
}
