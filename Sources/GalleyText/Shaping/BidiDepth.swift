import CFriBidi

/// Keeps embeddings and isolates within the levels that there are.
///
/// Marks that would exceed the deepest level have no effect (UAX #9, X1 to X8). FriBidi 1.0.8 knows that rule, but reads memory
/// that is not its own for some texts with such marks; it never sees them.
enum BidiDepth {
    /// The deepest level there can be (BD2).
    fileprivate static let deepest = 125

    /// Whether there are so many marks that the deepest level might be exceeded: each adds two levels at most.
    static func mayBeExceeded(_ types: [FriBidiCharType]) -> Bool {
        var count = 0
        for type in types where type.isEmbedding || type.isIsolate {
            count += 1
            if count > (deepest - 1) / 2 { return true }
        }
        return false
    }

    /// Makes neutrals of the marks without an effect. Returns whether the paragraph runs from right to left.
    static func bound(_ types: inout [FriBidiCharType], _ base: BidiLevels.Base) -> Bool {
        let original = types
        let ends = isolateEnds(original)
        let isRightToLeft =
            switch base {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural(let otherwise): firstStrong(original, original.indices, ends) ?? otherwise
            }
        var status = DirectionalStatus(isRightToLeft: isRightToLeft)
        for index in original.indices {
            let type = original[index]
            if type.isIsolate {
                let isRight =
                    type.takesItsDirection
                    ? firstStrong(original, index + 1..<ends[index], ends) ?? false : type.isRightToLeftMark
                if !status.isolate(isRightToLeft: isRight) { types[index] = FRIBIDI_TYPE_ON }
            } else if type == FRIBIDI_TYPE_PDI {
                if !status.endIsolate() { types[index] = FRIBIDI_TYPE_ON }
            } else if type.isEmbedding {
                if !status.embed(isRightToLeft: type.isRightToLeftMark) { types[index] = FRIBIDI_TYPE_BN }
            } else if type == FRIBIDI_TYPE_PDF {
                if !status.endEmbedding() { types[index] = FRIBIDI_TYPE_BN }
            }
        }
        return isRightToLeft
    }

    /// The place of each isolate's end (BD9); for what has none, the end of the text.
    private static func isolateEnds(_ types: [FriBidiCharType]) -> [Int] {
        var ends = [Int](repeating: types.count, count: types.count)
        var open: [Int] = []
        for index in types.indices {
            if types[index].isIsolate {
                open.append(index)
            } else if types[index] == FRIBIDI_TYPE_PDI, let start = open.popLast() {
                ends[start] = index
            }
        }
        return ends
    }

    /// Whether the first strong character is of a right-to-left script; isolates are passed over (P2, P3).
    private static func firstStrong(_ types: [FriBidiCharType], _ range: Range<Int>, _ ends: [Int]) -> Bool? {
        var index = range.lowerBound
        while index < range.upperBound {
            let type = types[index]
            if type.isIsolate {
                index = ends[index]
            } else if type == FRIBIDI_TYPE_LTR {
                return false
            } else if type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL {
                return true
            }
            index += 1
        }
        return nil
    }
}

/// UAX #9's directional status stack. Each step says whether its mark is within the levels that there are.
private struct DirectionalStatus {
    private var stack: [(level: Int, isIsolate: Bool)]
    private var overflowIsolates = 0, overflowEmbeddings = 0, isolates = 0

    init(isRightToLeft: Bool) { stack = [(isRightToLeft ? 1 : 0, false)] }

    /// The level inside of a mark; nil beyond the deepest.
    private func next(isRightToLeft: Bool) -> Int? {
        let level = stack[stack.count - 1].level
        let next = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        return next <= BidiDepth.deepest && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
    }

    /// LRI, RLI, FSI (X5a to X5c).
    mutating func isolate(isRightToLeft: Bool) -> Bool {
        guard let level = next(isRightToLeft: isRightToLeft) else {
            overflowIsolates += 1
            return false
        }
        stack.append((level, true))
        isolates += 1
        return true
    }

    /// PDI (X6a).
    mutating func endIsolate() -> Bool {
        if overflowIsolates > 0 {
            overflowIsolates -= 1
            return false
        }
        if isolates > 0 {
            overflowEmbeddings = 0
            while !stack.removeLast().isIsolate {}
            isolates -= 1
        }
        return true
    }

    /// LRE, RLE, LRO, RLO (X2 to X5).
    mutating func embed(isRightToLeft: Bool) -> Bool {
        guard let level = next(isRightToLeft: isRightToLeft) else {
            if overflowIsolates == 0 { overflowEmbeddings += 1 }
            return false
        }
        stack.append((level, false))
        return true
    }

    /// PDF (X7).
    mutating func endEmbedding() -> Bool {
        if overflowIsolates > 0 { return false }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
            return false
        }
        if stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
        return true
    }
}

extension FriBidiCharType {
    private func has(_ mask: Int) -> Bool { Int(rawValue) & mask != 0 }

    /// LRE, RLE, LRO or RLO.
    fileprivate var isEmbedding: Bool {
        has(Int(FRIBIDI_MASK_EXPLICIT)) && has(Int(FRIBIDI_MASK_STRONG))
    }

    /// LRI, RLI or FSI.
    fileprivate var isIsolate: Bool { has(Int(FRIBIDI_MASK_ISOLATE)) && self != FRIBIDI_TYPE_PDI }

    /// Whether it is a FSI.
    fileprivate var takesItsDirection: Bool { has(Int(FRIBIDI_MASK_FIRST)) }

    fileprivate var isRightToLeftMark: Bool { has(Int(FRIBIDI_MASK_RTL)) }
}
