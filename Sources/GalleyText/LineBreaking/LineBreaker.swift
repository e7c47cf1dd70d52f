/// Whether a line may or must end after a character.
enum BreakOpportunity: UInt8, Sendable { case none, allowed, mandatory }

/// Where lines may end: UAX #14 for Unicode 15, with numbers as in its section 8.2, example 7.
enum LineBreaker {
    /// The opportunity after each scalar; the last one's is mandatory.
    ///
    /// - Parameter koreanByWord: Keeps Hangul together between spaces, as Apple's Hangul word priority does.
    static func opportunities(_ scalars: [Unicode.Scalar], koreanByWord: Bool = true) -> [BreakOpportunity] {
        var result = [BreakOpportunity](repeating: .none, count: scalars.count)
        guard !scalars.isEmpty else { return result }
        var scan = Scan(koreanByWord: koreanByWord)
        var next = lineBreakClass(of: scalars[0])
        for index in scalars.indices.dropLast() {
            let current = next
            next = lineBreakClass(of: scalars[index + 1])
            let afterNext = index + 2 < scalars.count ? lineBreakClass(of: scalars[index + 2]) : nil
            result[index] = scan.opportunity(after: current, before: next, afterNext)
        }
        result[scalars.count - 1] = .mandatory
        return result
    }

    static func lineBreakClass(of scalar: Unicode.Scalar) -> LineBreakClass {
        if scalar.value < 128 { return asciiClasses[Int(scalar.value)] }
        return tableClass(scalar.value)
    }

    private static let asciiClasses: [LineBreakClass] = (0..<128).map { tableClass($0) }

    /// Halves the table down to the run that holds the code point.
    private static func tableClass(_ value: UInt32) -> LineBreakClass {
        LineBreakClass.ranges.withUnsafeBufferPointer { runs in
            var low = 0, high = runs.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if runs[middle] >> 8 <= value { low = middle } else { high = middle }
            }
            let found = LineBreakClass(rawValue: UInt8(runs[low] & 0xFF)) ?? .AL
            // The table has one class for all Hangul syllables; every 28th has no final consonant.
            if found == .H3, (value - 0xAC00) % 28 == 0 { return .H2 }
            return found
        }
    }
}

/// What the rules need to remember while they run over a text once.
private struct Scan {
    let koreanByWord: Bool
    /// The class before the place looked at, combining marks folded into what they stand on (LB9, LB10).
    private var base = LineBreakClass.AL
    /// The class before a run of spaces; of `base` where there is none.
    private var beforeSpaces = LineBreakClass.AL
    private var beforeBase = LineBreakClass.AL
    private var isFirst = true
    private var followsJoiner = false
    /// Regional indicators in a row up to `base`.
    private var indicators = 0
    private var number = Number.none

    /// Where in a number `base` stands: digits, or the bracket that closes after them.
    private enum Number { case none, digits, closed }

    init(koreanByWord: Bool) { self.koreanByWord = koreanByWord }

    mutating func opportunity(
        after current: LineBreakClass, before next: LineBreakClass, _ afterNext: LineBreakClass?
    ) -> BreakOpportunity {
        advance(current)
        // LB4 to LB6.
        switch current {
        case .BK, .LF, .NL: return .mandatory
        case .CR: return next == .LF ? .none : .mandatory
        default: break
        }
        switch next {
        case .BK, .CR, .LF, .NL, .SP, .ZW: return .none
        default: break
        }
        // LB8, LB8a.
        if beforeSpaces == .ZW { return .allowed }
        if followsJoiner { return .none }
        // LB9: a mark stays with what it stands on.
        let nextClass: LineBreakClass
        if next == .CM || next == .ZWJ {
            if current != .SP, current != .ZW { return .none }
            nextClass = .AL
        } else {
            nextClass = next
        }
        return allows(nextClass, afterNext, followsSpace: current == .SP) ? .allowed : .none
    }

    /// Moves over one character.
    private mutating func advance(_ current: LineBreakClass) {
        followsJoiner = current == .ZWJ
        if current == .SP {
            if isFirst { (base, beforeSpaces) = (.SP, .SP) }
            base = .SP
            number = .none
            indicators = 0
            isFirst = false
            return
        }
        let isMark = current == .CM || current == .ZWJ
        if isMark, !isFirst, ![.BK, .CR, .LF, .NL, .SP, .ZW].contains(base) { return }
        let resolved = isMark ? .AL : current
        beforeBase = isFirst ? .AL : base
        indicators = resolved == .RI ? (base == .RI ? indicators + 1 : 1) : 0
        switch (resolved, number) {
        case (.NU, _): number = .digits
        case (.SY, .digits), (.IS, .digits): break
        case (.CL, .digits), (.CP30, .digits), (.CP, .digits): number = .closed
        default: number = .none
        }
        base = resolved
        beforeSpaces = resolved
        isFirst = false
    }

    // LB11 to LB31, in order; `next` is not a space, a mark or a forced end.
    private func allows(_ next: LineBreakClass, _ afterNext: LineBreakClass?, followsSpace: Bool) -> Bool {
        let before = followsSpace ? LineBreakClass.SP : base
        if next == .WJ || before == .WJ { return false }
        if before == .GL { return false }
        if next == .GL, ![.SP, .BA, .HY].contains(before) { return false }
        switch next {
        case .CL, .CP30, .CP, .EX, .IS, .SY: return false
        default: break
        }
        if beforeSpaces == .OP30 || beforeSpaces == .OP { return false }
        if beforeSpaces == .QU, next == .OP30 || next == .OP { return false }
        if isClosing(beforeSpaces), next == .NS { return false }
        if beforeSpaces == .B2, next == .B2 { return false }
        if followsSpace { return true }
        if next == .QU || before == .QU { return false }
        if next == .CB || before == .CB { return true }
        if next == .BA || next == .HY || next == .NS || before == .BB { return false }
        if beforeBase == .HL, before == .HY || before == .BA { return false }
        if before == .SY, next == .HL { return false }
        if next == .IN { return false }
        return !staysTogether(before, next, afterNext)
    }

    /// LB23 to LB30b: letters, numbers, syllables, flags and emoji.
    private func staysTogether(
        _ before: LineBreakClass, _ next: LineBreakClass, _ afterNext: LineBreakClass?
    ) -> Bool {
        func isLetter(_ value: LineBreakClass) -> Bool { value == .AL || value == .HL }
        func isAffix(_ value: LineBreakClass) -> Bool { value == .PR || value == .PO }
        func isIdeograph(_ value: LineBreakClass) -> Bool {
            value == .ID || value == .IDX || value == .EB || value == .EM
        }
        func isHangul(_ value: LineBreakClass) -> Bool {
            switch value {
            case .JL, .JV, .JT, .H2, .H3: true
            default: false
            }
        }
        if isLetter(before), next == .NU { return true }
        if before == .NU, isLetter(next) { return true }
        if before == .PR, isIdeograph(next) { return true }
        if isIdeograph(before), next == .PO { return true }
        if isAffix(before), isLetter(next) { return true }
        if isLetter(before), isAffix(next) { return true }
        // LB25, numbers: an affix, a bracket or a hyphen, digits, a closing bracket, an affix.
        if number != .none, isAffix(next) { return true }
        if number == .digits, next == .NU { return true }
        if next == .NU, isAffix(before) || before == .OP30 || before == .OP || before == .HY { return true }
        if isAffix(before), next == .OP30 || next == .OP || next == .HY, afterNext == .NU { return true }
        // LB26, LB27.
        switch (before, next) {
        case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3), (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT),
            (.H3, .JT):
            return true
        default: break
        }
        if isHangul(before), next == .PO { return true }
        if before == .PR, isHangul(next) { return true }
        if koreanByWord, isHangul(before), isHangul(next) { return true }
        if isLetter(before), isLetter(next) { return true }
        if before == .IS, isLetter(next) { return true }
        if isLetter(before) || before == .NU, next == .OP30 { return true }
        if before == .CP30, isLetter(next) || next == .NU { return true }
        if before == .RI, next == .RI { return indicators % 2 == 1 }
        return (before == .EB || before == .IDX) && next == .EM
    }

    private func isClosing(_ value: LineBreakClass) -> Bool { value == .CL || value == .CP30 || value == .CP }
}
