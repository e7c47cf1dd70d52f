/// What the engine asks of code that it does not know.
package enum Question: Int, Sendable {
    case leafSize, leafGuide, layoutSize, layoutPlaces, layoutGuide, layoutSpacing, guideValue, guideDefault
}

/// What one box answered, question by question, all as numbers.
///
/// | question | asked with | answered by |
/// |---|---|---|
/// | `leafSize` | proposal | size, and for width and height: low, high, 1 where "unspecified" gets the same |
/// | `leafGuide` | guide key, proposal | value (NaN: none) |
/// | `layoutSize` | proposal | size |
/// | `layoutPlaces` | origin, size, proposal | per placed child: its position among the children, x, y, proposal |
/// | `layoutGuide` | guide key, size, proposal | value (NaN: none) |
/// | `layoutSpacing` | nothing | the 40 numbers of a `Spacing` |
/// | `guideValue` | proposal, size | value |
/// | `guideDefault` | node (−1: a box without one), proposal, size | value |
final class AnswerLog {
    struct Entry {
        var question: Question
        var input: [Double]
        var output: [Double]
    }

    private(set) var entries: [Entry] = []
    /// The first question that was answered in two ways: no replay can follow that.
    private(set) var contradiction: Question?

    func insert(_ question: Question, _ input: [Double], _ output: [Double]) {
        if let known = answer(question, input) {
            if !areSame(known, output), contradiction == nil { contradiction = question }
        } else {
            entries.append(Entry(question: question, input: input, output: output))
        }
    }

    func answer(_ question: Question, _ input: [Double]) -> [Double]? {
        for entry in entries where entry.question == question && areSame(entry.input, input) { return entry.output }
        return nil
    }

    /// A leaf's answer: any that holds for the proposal will do, as it does for the engine's memory.
    func leafAnswer(_ proposal: Proposal) -> MeasuredSize? {
        for entry in entries where entry.question == .leafSize {
            let answer = MeasuredSize(entry.output)
            if areSame(entry.input, [proposal.width, proposal.height]) || answer.holds(for: proposal) { return answer }
        }
        return nil
    }

    private func areSame(_ a: [Double], _ b: [Double]) -> Bool {
        guard a.count == b.count else { return false }
        for index in a.indices where !sameLength(a[index], b[index]) { return false }
        return true
    }
}

extension MeasuredSize {
    fileprivate init(_ numbers: [Double]) {
        self.init(
            Size(numbers[0], numbers[1]),
            width: ProposalRange(low: numbers[2], high: numbers[3], includesNone: numbers[4] != 0),
            height: ProposalRange(low: numbers[5], high: numbers[6], includesNone: numbers[7] != 0))
    }

    var numbers: [Double] {
        [
            size.width, size.height, width.low, width.high, width.includesNone ? 1 : 0, height.low, height.high,
            height.includesNone ? 1 : 0,
        ]
    }
}

extension Spacing {
    /// How many numbers say it: a distance per edge and category, and what it is to texts above and below: ascent,
    /// descent, leading and length of a pixel, or a distance in the third place and NaN in the others.
    static let numberCount = 40

    /// NaN where there is no preference.
    var numbers: [Double] {
        var numbers: [Double] = []
        for edge in SpacingEdge.allCases {
            for category in SpacingCategory.allCases { numbers.append(self[category, edge] ?? .nan) }
        }
        for text in [textTop, textBottom] {
            switch text {
            case nil: numbers += [.nan, .nan, .nan, .nan]
            case .distance(let distance): numbers += [.nan, .nan, distance, .nan]
            case .metrics(let metrics):
                numbers += [metrics.ascent, metrics.descent, metrics.leading, metrics.pixelLength]
            }
        }
        return numbers
    }

    init(_ numbers: [Double]) {
        self.init()
        var index = 0
        for edge in SpacingEdge.allCases {
            for category in SpacingCategory.allCases {
                if !numbers[index].isNaN { self[category, edge] = numbers[index] }
                index += 1
            }
        }
        func text(_ index: Int) -> TextSpacing? {
            let leading = numbers[index + 2]
            if leading.isNaN { return nil }
            if numbers[index].isNaN { return .distance(leading) }
            return .metrics(
                SpacingTextMetrics(
                    ascent: numbers[index], descent: numbers[index + 1], leading: leading,
                    pixelLength: numbers[index + 3]))
        }
        textTop = text(index)
        textBottom = text(index + 4)
    }
}
