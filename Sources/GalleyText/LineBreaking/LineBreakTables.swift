/// What the line breaker looks up: the class of every scalar, and the rules for every pair of classes. Made once.
struct LineBreakTables: Sendable {
    static let shared = LineBreakTables()

    /// The classes of the scalars below U+10000: one load for nearly all text.
    private let basicPlane: [LineBreakClass]
    /// The ranges from U+10000 on, as in `LineBreakClass.ranges`.
    private let otherPlanes: [UInt32]
    /// By left class × 64 + right class: `Pair` bits.
    private let pairs: [UInt8]

    private enum Pair {
        static let breaks: UInt8 = 1
        static let breaksAcrossSpaces: UInt8 = 2
    }

    private init() {
        var plane = [LineBreakClass](repeating: .AL, count: 0x10000)
        var others: [UInt32] = []
        plane.withUnsafeMutableBufferPointer { plane in
            var start = 0
            var value = LineBreakClass.AL
            for entry in LineBreakClass.ranges {
                let end = Int(entry >> 8)
                if start < plane.count { plane[start..<min(end, plane.count)].update(repeating: value) }
                start = end
                value = LineBreakTables.lineBreakClass(of: entry)
                if start >= plane.count { others.append(entry) }
                // The range that holds U+10000 may begin before it.
                if start < plane.count { others = [0x10000 << 8 | UInt32(value.rawValue)] }
            }
            // Hangul syllables: every 28th has no final jamo.
            for syllable in stride(from: 0xAC00, to: 0xD7A4, by: 28) { plane[syllable] = .H2 }
        }
        basicPlane = plane
        otherPlanes = others

        var pairs = [UInt8](repeating: 0, count: 64 * 64)
        for left in LineBreakClass.allCases {
            for right in LineBreakClass.allCases {
                pairs[Int(left.rawValue) << 6 | Int(right.rawValue)] =
                    (LineBreakTables.allowsBreak(left, right) ? Pair.breaks : 0)
                    | (LineBreakTables.allowsBreakAcrossSpaces(left, right) ? Pair.breaksAcrossSpaces : 0)
            }
        }
        self.pairs = pairs
    }

    private static func lineBreakClass(of entry: UInt32) -> LineBreakClass {
        LineBreakClass(rawValue: UInt8(truncatingIfNeeded: entry)) ?? .AL
    }
}

// MARK: - Looking up

extension LineBreakTables {
    /// The tables without reference counts and bounds checks of arrays; valid in the closure that receives it only.
    struct Reader {
        fileprivate let basicPlane: UnsafeBufferPointer<LineBreakClass>
        fileprivate let otherPlanes: UnsafeBufferPointer<UInt32>
        fileprivate let pairs: UnsafeBufferPointer<UInt8>
    }

    func withReader(_ body: (Reader) -> Void) {
        basicPlane.withUnsafeBufferPointer { basicPlane in
            otherPlanes.withUnsafeBufferPointer { otherPlanes in
                pairs.withUnsafeBufferPointer { pairs in
                    body(Reader(basicPlane: basicPlane, otherPlanes: otherPlanes, pairs: pairs))
                }
            }
        }
    }
}

extension LineBreakTables.Reader {
    @inline(__always)
    func lineBreakClass(_ scalar: Unicode.Scalar) -> LineBreakClass {
        scalar.value < 0x10000 ? basicPlane[Int(scalar.value)] : classInOtherPlanes(scalar)
    }

    /// Whether a line may end between `left` and `right` as far as these two tell.
    @inline(__always)
    func allowsBreak(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        pairs[Int(left.rawValue) << 6 | Int(right.rawValue)] & LineBreakTables.Pair.breaks != 0
    }

    /// Whether a line may end before `right` when there are spaces between `left` and it.
    @inline(__always)
    func allowsBreakAcrossSpaces(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        pairs[Int(left.rawValue) << 6 | Int(right.rawValue)] & LineBreakTables.Pair.breaksAcrossSpaces != 0
    }

    private func classInOtherPlanes(_ scalar: Unicode.Scalar) -> LineBreakClass {
        var low = 0
        var high = otherPlanes.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if otherPlanes[middle] >> 8 <= scalar.value { low = middle } else { high = middle }
        }
        return LineBreakTables.lineBreakClass(of: otherPlanes[low])
    }
}

// MARK: - Rules

extension LineBreakTables {
    /// LB7 to LB31 for neighbours, in order, as far as one class on each side decides them. `LineBreaker` treats before
    /// what ends a line (LB4 to LB6) and attached marks (LB9, LB10), and afterwards what looks further: LB8a, LB21a,
    /// LB25 and LB30a.
    private static func allowsBreak(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (_, .SP), (_, .ZW): false  // LB7
        case (.ZW, _): true  // LB8
        case (_, .WJ), (.WJ, _), (.GL, _): false  // LB11, LB12
        case (.BA, .GL), (.HY, .GL): true  // LB12a
        case (_, .GL): false
        case (_, .CL), (_, .CP), (_, .CP30), (_, .EX), (_, .IS), (_, .SY): false  // LB13
        case (.OP, _), (.OP30, _): false  // LB14
        case (.B2, .B2): false  // LB17
        case (_, .QU), (.QU, _): false  // LB19
        case (_, .CB), (.CB, _): true  // LB20
        case (_, .BA), (_, .HY), (_, .NS), (.BB, _): false  // LB21, LB16
        case (.SY, .HL): false  // LB21b
        case (_, .IN): false  // LB22
        default: allowsBreakBetweenLetters(left, right)
        }
    }

    /// LB23 to LB31.
    private static func allowsBreakBetweenLetters(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (.AL, .NU), (.HL, .NU), (.NU, .AL), (.NU, .HL): false  // LB23
        case (.PR, .ID), (.PR, .IDX), (.PR, .EB), (.PR, .EM): false  // LB23a
        case (.ID, .PO), (.IDX, .PO), (.EB, .PO), (.EM, .PO): false
        case (.PR, .AL), (.PR, .HL), (.PO, .AL), (.PO, .HL): false  // LB24
        case (.AL, .PR), (.AL, .PO), (.HL, .PR), (.HL, .PO): false
        case (.PR, .NU), (.PO, .NU), (.HY, .NU), (.NU, .NU), (.NU, .PR), (.NU, .PO): false  // LB25
        case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): false  // LB26
        case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): false
        case (_, .PO) where left.isHangul: false  // LB27
        case (.PR, _) where right.isHangul: false
        case (.AL, .AL), (.AL, .HL), (.HL, .AL), (.HL, .HL): false  // LB28
        case (.IS, .AL), (.IS, .HL): false  // LB29
        case (.AL, .OP30), (.HL, .OP30), (.NU, .OP30): false  // LB30
        case (.CP30, .AL), (.CP30, .HL), (.CP30, .NU): false
        case (.EB, .EM), (.IDX, .EM): false  // LB30b
        default: true  // LB31
        }
    }

    /// The rules that see through spaces, and else LB18. After spaces that nothing but a line's start precedes, `left`
    /// is SP.
    private static func allowsBreakAcrossSpaces(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (_, .ZW): false  // LB7
        case (.ZW, _): true  // LB8
        case (_, .WJ): false  // LB11
        case (_, .CL), (_, .CP), (_, .CP30), (_, .EX), (_, .IS), (_, .SY): false  // LB13
        case (.OP, _), (.OP30, _): false  // LB14
        case (.QU, .OP), (.QU, .OP30): false  // LB15
        case (.CL, .NS), (.CP, .NS), (.CP30, .NS): false  // LB16
        case (.B2, .B2): false  // LB17
        default: true  // LB18
        }
    }
}

extension LineBreakClass {
    var isHangul: Bool {
        switch self {
        case .JL, .JV, .JT, .H2, .H3: true
        default: false
        }
    }
}
