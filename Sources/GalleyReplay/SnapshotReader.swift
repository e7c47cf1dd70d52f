/// Reads a snapshot's words one after the other. From the first one on that makes no sense, everything reads as 0.
struct SnapshotReader {
    private let words: UnsafeBufferPointer<UInt64>
    private var position = 0
    /// The position of the first word that makes no sense.
    private(set) var failure: Int?
    var lastGuide: Int16 = 0
    /// Where the next node's children must end: nodes are numbered breadth-first, each the child of one.
    var childrenEnd = 0

    init(_ words: UnsafeBufferPointer<UInt64>) { self.words = words }

    var isAtEnd: Bool { position == words.count }

    mutating func expect(_ holds: Bool) {
        if !holds, failure == nil { failure = position }
    }

    @inline(never) private mutating func word() -> UInt64 {
        expect(position < words.count)
        guard failure == nil else { return 0 }
        position += 1
        return words[position - 1]
    }

    mutating func number() -> Double { Double(bitPattern: word()) }

    /// A whole number that is not negative: a count of what follows, or the number of a node, unless there is a limit.
    @inline(never) mutating func count(upTo limit: Int? = nil) -> Int {
        let value = number()
        expect(value >= 0 && value <= Double(limit ?? words.count) && value == value.rounded(.down))
        return failure == nil ? Int(value) : 0
    }

    mutating func flag() -> Bool { number() != 0 }

    private mutating func key() -> GuideKey { GuideKey(rawValue: Int16(count(upTo: Int(lastGuide)))) }

    private mutating func list(_ count: Int) -> [UInt64] {
        var list: [UInt64] = []
        for _ in 0..<count where failure == nil { list.append(word()) }
        return list
    }

    @inline(never) private mutating func numbers(_ count: Int) -> [Double] {
        var numbers: [Double] = []
        for _ in 0..<count where failure == nil { numbers.append(number()) }
        return numbers
    }

    private mutating func range() -> AxisRange { AxisRange(low: number(), ideal: number(), high: number()) }

    private mutating func spacing() -> Spacing {
        guard flag() else { return .plain }
        let numbers = numbers(Spacing.numberCount)
        return numbers.count == Spacing.numberCount ? Spacing(numbers) : .plain
    }

    @inline(never) mutating func log() -> AnswerLog {
        let log = AnswerLog()
        for _ in 0..<count() where failure == nil {
            let question = Question(rawValue: count())
            let inputCount = count(), outputCount = count()
            guard let question, question.fits(outputCount) else {
                expect(false)
                return log
            }
            let input = numbers(inputCount), output = numbers(outputCount)
            if failure == nil { log.insert(question, input, output) }
        }
        return log
    }

    /// Adds one node to the tree.
    mutating func node(_ node: Int, of tree: LayoutTree, _ built: [Int], _ replay: Replay) -> Int {
        let kind = NodeKind(rawValue: UInt8(count(upTo: 255)))
        let flags = UInt16(count(upTo: Int(UInt16.max)))
        guard let kind, NodeSnapshot.areFlags(flags, of: kind) else {
            expect(false)
            return 0
        }
        var snapshot = NodeSnapshot(kind: kind, flags: flags, key(), key())
        let first = count(), childCount = count()
        guard childCount == 0 || (first > node && first + childCount == childrenEnd) else {
            expect(false)
            return 0
        }
        if childCount > 0 { childrenEnd = first }
        if kind.isLeaf {
            snapshot.leaf = LeafFacts(width: range(), height: range(), priority: number(), spacing: spacing())
        }
        let delegate = payload(of: &snapshot, node, replay)
        let children = childCount == 0 ? [] : built[first..<first + childCount]
        guard failure == nil, let added = tree.add(snapshot, delegate, children) else {
            expect(false)
            return 0
        }
        return added
    }

    private mutating func payload(of snapshot: inout NodeSnapshot, _ node: Int, _ replay: Replay) -> NodeDelegate {
        let payload = snapshot.kind.payload
        if payload == .parameters {
            snapshot.parameters = list(count())
            return .none
        }
        guard flag() else { return .none }
        switch payload {
        case .parameters: return .none
        case .leaf:
            let mask = GuideMask(rawValue: UInt16(count(upTo: Int(GuideMask.all.rawValue))))
            return .leaf(ReplayingLeaf(mask, log(), node: node, replay))
        case .layout: return .layout(ReplayingLayout(log(), replay))
        case .guideValue: return .guideValue(ReplayingGuideValue(log(), node: node, replay))
        }
    }
}

extension Question {
    /// Whether an answer can have so many numbers.
    fileprivate func fits(_ count: Int) -> Bool {
        switch self {
        case .leafSize: count == 8
        case .layoutSize: count == 2
        case .layoutPlaces: count % 5 == 0
        case .layoutSpacing: count == Spacing.numberCount
        case .leafGuide, .layoutGuide, .guideValue, .guideDefault: count == 1
        }
    }
}
