/// Whether a line may or must end after a character.
enum BreakOpportunity: UInt8, Sendable { case none, allowed, mandatory }

/// Where lines may end: UAX #14 with the numbers of its example 7.
///
/// One pass over the characters, in constant memory beside the result. Of the scripts whose words only a
/// dictionary can tell apart, Lao, Khmer and Burmese break at spaces; for Thai see `ThaiWords`.
struct LineBreaker {
    /// What lines may end after each character; after the last one a line always ends.
    ///
    /// - Parameter koreanByWord: Whether Korean breaks only at spaces, as Apple's systems prefer, or after any syllable.
    static func opportunities(_ codes: UnsafeBufferPointer<UInt32>, koreanByWord: Bool = true) -> [BreakOpportunity] {
        var result = [BreakOpportunity](repeating: .none, count: codes.count)
        guard !codes.isEmpty else { return result }
        var breaker = LineBreaker(codes, koreanByWord)
        result.withUnsafeMutableBufferPointer { result in
            for index in 1..<codes.count { result[index - 1] = breaker.advance(to: index) }
            result[codes.count - 1] = .mandatory
        }
        return result
    }

    /// The numbers of LB25: within digits, or after a bracket that closes them.
    private enum Number { case none, digits, closed }

    private let codes: UnsafeBufferPointer<UInt32>
    private let koreanByWord: Bool
    /// The last character that is no space and no combining mark, and the character just before, as it stands.
    private var before: LineBreakClass
    private var last: LineBreakClass
    /// Whether spaces stand between `before` and the current character.
    private var afterSpaces = false
    private var number = Number.none
    /// Whether `before` is a hyphen or the like after a Hebrew letter (LB21a).
    private var isHebrewHyphen = false
    /// Whether an odd number of regional indicators ends with `before` (LB30a).
    private var isHalfFlag = false

    private init(_ codes: UnsafeBufferPointer<UInt32>, _ koreanByWord: Bool) {
        self.codes = codes
        self.koreanByWord = koreanByWord
        before = .al
        last = .al
        let first = lineBreakClass(at: 0)
        last = first
        start(first)
    }

    private func lineBreakClass(at index: Int) -> LineBreakClass {
        let found = LineBreakClass.of(codes[index])
        return koreanByWord && found.isHangul ? .al : found
    }

    /// Makes a character the first of a line, or of what follows a space.
    private mutating func start(_ current: LineBreakClass) {
        // LB10: a combining mark with nothing to combine with is a letter.
        before = current == .cm || current == .zwj ? .al : current
        afterSpaces = current == .sp
        number = current == .nu ? .digits : .none
        isHebrewHyphen = false
        isHalfFlag = current == .ri
    }

    /// Decides about the place before the character at `index`.
    private mutating func advance(to index: Int) -> BreakOpportunity {
        let current = lineBreakClass(at: index)
        let previous = last
        last = current
        // LB4, LB5
        if previous == .cr && current == .lf {
            before = .lf
            return .none
        }
        if previous.endsLine {
            start(current)
            return .mandatory
        }
        // LB6, LB7
        switch current {
        case .bk, .cr, .lf, .nl:
            start(current)
            return .none
        case .sp:
            afterSpaces = true
            return .none
        case .zw:
            start(current)
            return .none
        case .cm, .zwj:
            // LB9, and LB8 for the mark after a zero width space
            if !afterSpaces && before != .zw { return .none }
            let isBreak = breaks(before: .al, previous, at: index)
            start(current)
            return isBreak ? .allowed : .none
        default: break
        }
        let isBreak = breaks(before: current, previous, at: index)
        accept(current)
        return isBreak ? .allowed : .none
    }

    /// Makes `current` the character before.
    private mutating func accept(_ current: LineBreakClass) {
        isHebrewHyphen = before == .hl && !afterSpaces && (current == .hy || current == .ba)
        isHalfFlag = current == .ri && !(before == .ri && !afterSpaces && isHalfFlag)
        switch current {
        case .nu: number = .digits
        case .sy, .is: number = number == .digits && !afterSpaces ? .digits : .none
        case .cl, .cp, .cpWide: number = number == .digits && !afterSpaces ? .closed : .none
        default: number = .none
        }
        before = current
        afterSpaces = false
    }

    /// LB8 and LB11 to LB31: whether a line may end between `before` and `current`.
    private func breaks(before current: LineBreakClass, _ previous: LineBreakClass, at index: Int) -> Bool {
        if before == .zw { return true }  // LB8
        if previous == .zwj { return false }  // LB8a
        if current == .wj || before == .wj && !afterSpaces { return false }  // LB11
        if before == .gl && !afterSpaces { return false }  // LB12
        if current == .gl && !afterSpaces && before != .ba && before != .hy { return false }  // LB12a
        switch current {
        case .cl, .cp, .cpWide, .ex, .is, .sy: return false  // LB13
        default: break
        }
        if before == .op || before == .opWide { return false }  // LB14
        if before == .qu && (current == .op || current == .opWide) { return false }  // LB15
        if current == .ns && (before == .cl || before == .cp || before == .cpWide) { return false }  // LB16
        if before == .b2 && current == .b2 { return false }  // LB17
        if afterSpaces { return true }  // LB18
        if current == .qu || before == .qu { return false }  // LB19
        if current == .cb || before == .cb { return true }  // LB20
        if current == .ba || current == .hy || current == .ns || before == .bb { return false }  // LB21
        if isHebrewHyphen { return false }  // LB21a
        if before == .sy && current == .hl { return false }  // LB21b
        if current == .in { return false }  // LB22
        return !isJoined(before, current, at: index)
    }

    /// LB23 to LB30b: pairs that stay together.
    private func isJoined(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
        let isLeftLetter = left == .al || left == .hl
        let isRightLetter = right == .al || right == .hl
        // LB28, LB23, LB24
        if isLeftLetter && (isRightLetter || right == .nu || right == .pr || right == .po) { return true }
        if left == .nu && isRightLetter { return true }  // LB23
        if (left == .pr || left == .po) && isRightLetter { return true }  // LB24
        if left == .pr && (isIdeographic(right) || right.isHangul) { return true }  // LB23a, LB27
        if right == .po && (isIdeographic(left) || left.isHangul) { return true }  // LB23a, LB27
        if isNumber(left, right, at: index) { return true }  // LB25
        switch (left, right) {
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt),
            (.jt, .jt), (.h3, .jt):
            return true  // LB26
        case (.is, .al), (.is, .hl): return true  // LB29
        case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): return true  // LB30
        case (.ri, .ri): return isHalfFlag  // LB30a
        case (.eb, .em), (.idFuture, .em): return true  // LB30b
        default: return false
        }
    }

    private func isIdeographic(_ value: LineBreakClass) -> Bool {
        value == .id || value == .idFuture || value == .eb || value == .em
    }

    private func isNumber(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
        if right == .nu {
            return left == .pr || left == .po || left == .hy || number == .digits
        }
        if right == .pr || right == .po { return number != .none }
        // A sign stays with the bracket or hyphen of the number that it is for.
        guard left == .pr || left == .po, right == .op || right == .opWide || right == .hy else { return false }
        var next = index + 1
        while next < codes.count {
            let follower = LineBreakClass.of(codes[next])
            if follower != .cm && follower != .zwj { return follower == .nu }
            next += 1
        }
        return false
    }
}
