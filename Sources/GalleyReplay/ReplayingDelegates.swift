// Delegates that answer from a log. A question that the log does not know ends the replay: the result is not to be used.

/// A question that no one had asked when the tree was recorded.
package struct UnansweredQuestion: Equatable, Sendable {
    package let node: Int
    package let question: Question
}

/// What the replaying delegates of a tree share.
final class Replay {
    private(set) var unanswered: UnansweredQuestion?

    func miss(_ node: Int, _ question: Question) {
        if unanswered == nil { unanswered = UnansweredQuestion(node: node, question: question) }
    }

    /// The answer; NaN, which leads to no place, if there is none.
    func number(_ log: AnswerLog, _ node: Int, _ question: Question, _ input: [Double]) -> Double {
        guard let output = log.answer(question, input) else {
            miss(node, question)
            return .nan
        }
        return output[0]
    }
}

final class ReplayingLeaf: LeafDelegate {
    private let mask: GuideMask
    private let log: AnswerLog
    private let node: Int
    private let replay: Replay

    init(_ mask: GuideMask, _ log: AnswerLog, node: Int, _ replay: Replay) {
        self.mask = mask
        self.log = log
        self.node = node
        self.replay = replay
    }

    override var guides: GuideMask { mask }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        if let answer = log.leafAnswer(proposal) { return answer }
        replay.miss(node, .leafSize)
        return MeasuredSize(.zero, for: proposal)
    }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
        let value = replay.number(
            log, node, .leafGuide, [Double(key.rawValue), proposal.width, proposal.height])
        return value.isNaN ? nil : value
    }
}

final class ReplayingLayout: LayoutDelegate {
    private let log: AnswerLog
    private let replay: Replay

    init(_ log: AnswerLog, _ replay: Replay) {
        self.log = log
        self.replay = replay
    }

    override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        if let size = log.answer(.layoutSize, [proposal.width, proposal.height]) { return Size(size[0], size[1]) }
        replay.miss(node, .layoutSize)
        return .zero
    }

    override func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {
        let input = [origin.x, origin.y, size.width, size.height, proposal.width, proposal.height]
        guard let places = log.answer(.layoutPlaces, input) else { return replay.miss(node, .layoutPlaces) }
        let children = pass.children(of: node)
        for start in stride(from: 0, to: places.count, by: 5) {
            guard let child = Int(exactly: places[start]), child >= 0, child < children.count else {
                return replay.miss(node, .layoutPlaces)
            }
            pass.placeChild(
                children.lowerBound + child, at: Point(places[start + 1], places[start + 2]),
                anchor: .zero, proposal: Proposal(places[start + 3], places[start + 4]))
        }
    }

    override func explicitGuide(_ pass: Pass, node: Int, _ key: GuideKey, size: Size, proposal: Proposal) -> Double? {
        let value = replay.number(
            log, node, .layoutGuide,
            [Double(key.rawValue), size.width, size.height, proposal.width, proposal.height])
        return value.isNaN ? nil : value
    }

    override func spacing(_ pass: Pass, node: Int) -> Spacing {
        if let numbers = log.answer(.layoutSpacing, []) { return Spacing(numbers) }
        replay.miss(node, .layoutSpacing)
        return .plain
    }
}

final class ReplayingGuideValue: GuideValueDelegate {
    private let log: AnswerLog
    private let node: Int
    private let replay: Replay

    init(_ log: AnswerLog, node: Int, _ replay: Replay) {
        self.log = log
        self.node = node
        self.replay = replay
    }

    override func value(_ dimensions: Dimensions) -> Double {
        replay.number(log, node, .guideValue, dimensions.numbers)
    }
}

final class ReplayingGuide: GuideDelegate {
    private let log: AnswerLog
    private let replay: Replay

    init(axis: LayoutAxis, _ log: AnswerLog, _ replay: Replay) {
        self.log = log
        self.replay = replay
        super.init(axis: axis)
    }

    override func defaultValue(_ dimensions: Dimensions) -> Double {
        replay.number(log, dimensions.node, .guideDefault, [Double(dimensions.node)] + dimensions.numbers)
    }
}
