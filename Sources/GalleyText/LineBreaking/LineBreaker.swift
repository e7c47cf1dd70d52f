/// Where a line may or must end.
enum BreakOpportunity: UInt8, Sendable { case none, allowed, mandatory }

/// Finds line break opportunities as the Unicode Line Breaking Algorithm (UAX #14) tells, by its default rules with
/// the numbers of example 7 in its section 8.2: the rules that LineBreakTest.txt tests.
///
/// Scripts whose words only a dictionary tells (Thai, Lao, Khmer, Burmese) break at spaces and punctuation only.
enum LineBreaker {
    /// The opportunity after each scalar of `scalars`; the last is always mandatory (LB3).
    ///
    /// - Parameter koreanByWord: Whether Korean breaks between words only, as Apple's text does, not between any two
    ///   syllables.
    static func opportunities(_ scalars: [Unicode.Scalar], koreanByWord: Bool = true) -> [BreakOpportunity] {
        guard !scalars.isEmpty else { return [] }
        var result = [BreakOpportunity](repeating: .none, count: scalars.count)
        scalars.withUnsafeBufferPointer { scalars in
            result.withUnsafeMutableBufferPointer { result in
                LineBreakTables.shared.withReader { reader in
                    var scanner = LineBreakScanner(scalars: scalars, reader: reader, koreanByWord: koreanByWord)
                    scanner.scan(into: result)
                }
            }
        }
        result[result.count - 1] = .mandatory
        return result
    }
}

/// One pass over a text. It keeps of all that is left of the current scalar one class, that of the last scalar that is
/// neither a space nor an attached mark, and the few facts that the rules ask for beyond it.
private struct LineBreakScanner {
    private let scalars: UnsafeBufferPointer<Unicode.Scalar>
    private let reader: LineBreakTables.Reader
    private let koreanByWord: Bool

    /// A line starts as if after a space: a mark there has nothing to attach to (LB10), and no other rule applies.
    private var left = LineBreakClass.SP
    private var isSpaced = true
    /// Whether the scalar just before is a zero width joiner.
    private var isJoined = false
    private var number = NumberPart.none
    /// Whether `left` is the first half of a flag.
    private var isHalfFlag = false
    /// Whether `left` is the hyphen after a Hebrew letter.
    private var isHebrewHyphen = false

    /// How much of a number (LB25) ends with `left`: up to its digits and separators, or to a bracket that closes it.
    private enum NumberPart { case none, digits, closed }

    init(scalars: UnsafeBufferPointer<Unicode.Scalar>, reader: LineBreakTables.Reader, koreanByWord: Bool) {
        self.scalars = scalars
        self.reader = reader
        self.koreanByWord = koreanByWord
    }

    mutating func scan(into result: UnsafeMutableBufferPointer<BreakOpportunity>) {
        for index in scalars.indices {
            var right = reader.lineBreakClass(scalars[index])
            var isJoiner = false
            switch right {
            case .SP:  // LB7
                isSpaced = true
                isJoined = false
                continue
            case .BK, .LF, .NL:  // LB4 to LB6
                result[index] = .mandatory
                startLine()
                continue
            case .CR:
                let isFollowedByLineFeed = index + 1 < scalars.count && scalars[index + 1] == "\n"
                result[index] = isFollowedByLineFeed ? .none : .mandatory
                startLine()
                continue
            case .CM, .ZWJ:
                isJoiner = right == .ZWJ
                if !isSpaced && left != .ZW {  // LB9
                    isJoined = isJoiner
                    continue
                }
                right = .AL  // LB10
            default:
                break
            }
            if isSpaced {
                if reader.allowsBreakAcrossSpaces(left, right), index > 0, result[index - 1] == .none {
                    result[index - 1] = .allowed
                }
            } else if reader.allowsBreak(left, right), !isHeldTogether(before: right, at: index) {
                result[index - 1] = .allowed
            }
            take(right)
            isJoined = isJoiner
        }
    }

    private mutating func startLine() {
        left = .SP
        isSpaced = true
        isJoined = false
    }

    /// Makes `right` the left side of the next decision.
    @inline(__always)
    private mutating func take(_ right: LineBreakClass) {
        // What follows a space continues nothing.
        let previous = isSpaced ? .SP : left
        let previousNumber = isSpaced ? .none : number
        number = .none
        switch right {
        case .NU:
            number = .digits
        case .IS, .SY:
            if previousNumber == .digits { number = .digits }
        case .CL, .CP, .CP30:
            if previousNumber == .digits { number = .closed }
        case .RI:
            isHalfFlag = !(previous == .RI && isHalfFlag)
        case .HY, .BA:
            isHebrewHyphen = previous == .HL
        default:
            break
        }
        left = right
        isSpaced = false
    }

    /// Whether a rule that looks further than at two classes forbids the break before the scalar at `index`, of class
    /// `right`, that these two allow.
    private func isHeldTogether(before right: LineBreakClass, at index: Int) -> Bool {
        // Nothing precedes LB8 but what ends a line.
        if left == .ZW { return false }
        if isJoined { return true }  // LB8a
        switch (left, right) {
        case (_, .CB), (.CB, _):  // LB20
            return false
        case (.HY, _), (.BA, _):  // LB21a
            return isHebrewHyphen
        case (_, .PR), (_, .PO):
            return number != .none  // LB25
        case (_, .NU):
            return number == .digits
        case (.PR, .OP), (.PR, .OP30), (.PO, .OP), (.PO, .OP30):
            return isFollowedByDigit(index)
        case (.RI, .RI):  // LB30a
            return isHalfFlag
        default:
            return koreanByWord && left.isHangul && right.isHangul
        }
    }

    /// Whether the next scalar after `index` but attached marks is a digit.
    private func isFollowedByDigit(_ index: Int) -> Bool {
        for next in scalars[(index + 1)...] {
            switch reader.lineBreakClass(next) {
            case .CM, .ZWJ: continue
            case .NU: return true
            default: return false
            }
        }
        return false
    }
}
