import Testing

@testable import GalleyEngine
@testable import GalleyReplay

/// What was answered when a tree was recorded, number by number: `AnswerLog`'s and `TreeSnapshot`'s documentation.
@Suite("Answers that are kept")
struct AnswerLogTests {
    @Test("The first answer counts, NaN is NaN, and another answer is a contradiction")
    func insertion() {
        let log = AnswerLog()
        log.insert(.layoutSize, [.nan, 5], [1, 2])
        log.insert(.layoutSize, [.nan, 5], [1, 2])
        #expect(log.entries.count == 1 && log.contradiction == nil)
        log.insert(.layoutSize, [5, .nan], [3, 4])
        log.insert(.leafGuide, [.nan, 5], [.nan])
        log.insert(.leafGuide, [.nan, 5], [.nan])
        #expect(log.entries.count == 3 && log.contradiction == nil)
        #expect(
            log.answer(.layoutSize, [.nan, 5]) == [1, 2] && log.answer(.layoutSize, [5, .nan]) == [3, 4])
        #expect(log.answer(.layoutGuide, [.nan, 5]) == nil && log.answer(.layoutSize, [.nan]) == nil)
        #expect(log.answer(.layoutSize, [.nan, 6]) == nil && log.answer(.layoutSize, [4, 5]) == nil)
        log.insert(.layoutSize, [5, .nan], [3, 5])
        log.insert(.leafGuide, [.nan, 5], [0])
        #expect(log.contradiction == .layoutSize && log.entries.count == 3, "the first one is told")
        #expect(log.answer(.layoutSize, [5, .nan]) == [3, 4])
    }

    @Test("A leaf's answer holds for all proposals that it says") func leaves() {
        let log = AnswerLog()
        log.insert(.leafGuide, [10, 10], [7])
        let first = MeasuredSize(
            Size(30, 20), width: ProposalRange(low: 30, high: 50, includesNone: true),
            height: ProposalRange(low: 5, high: 25, includesNone: false))
        log.insert(.leafSize, [40, 10], first.numbers)
        #expect(first.numbers == [30, 20, 30, 50, 1, 5, 25, 0])
        for (width, height) in [(30.0, 5.0), (50, 25), (.nan, 6), (40, 10)] {
            #expect(log.leafAnswer(Proposal(width, height)) == first, "\(width) \(height)")
        }
        for (width, height) in [(29.0, 10.0), (51, 10), (40, 4), (40, 26), (40, .nan)] {
            #expect(log.leafAnswer(Proposal(width, height)) == nil, "\(width) \(height)")
        }
        // What was asked with is answered, whatever its ranges say.
        let narrow = MeasuredSize(
            Size(1, 2), width: ProposalRange(low: 3, high: 4, includesNone: false),
            height: ProposalRange(low: 5, high: 6, includesNone: true))
        log.insert(.leafSize, [100, 200], narrow.numbers)
        #expect(narrow.numbers == [1, 2, 3, 4, 0, 5, 6, 1])
        #expect(
            log.leafAnswer(Proposal(100, 200)) == narrow && log.leafAnswer(Proposal(3, .nan)) == narrow)
    }

    @Test("Spacing is 32 distances, edge by edge, and four numbers for the texts above and below")
    func spacing() {
        var spacing = Spacing()
        spacing[.unconditional, .top] = 1
        spacing[.rightTextBaseline, .top] = 2
        spacing[.edgeBelowText, .bottom] = 3
        spacing[.rightTextBaseline, .right] = 4
        spacing.textBottom = .metrics(
            SpacingTextMetrics(ascent: 12, descent: 3, leading: 1.5, pixelLength: 0.5))
        let numbers = spacing.numbers
        // Edges are top, left, bottom and right; eight categories each.
        let set = numbers.indices.filter { !numbers[$0].isNaN }
        #expect(set == [0, 7, 18, 31, 36, 37, 38, 39])
        #expect(set.map { numbers[$0] } == [1, 2, 3, 4, 12, 3, 1.5, 0.5])
        #expect(Spacing.numberCount == 40 && numbers.count == 40 && Spacing(numbers) == spacing)
        var other = Spacing()
        other.textTop = .distance(6)
        #expect(
            other.numbers.indices.filter { !other.numbers[$0].isNaN } == [34] && other.numbers[34] == 6)
        #expect(Spacing(other.numbers) == other && Spacing(other.numbers).textBottom == nil)
    }

    @Test("Words: counts are numbers, lists have their lengths, logs their questions") func words() {
        func doubles(_ fill: (inout SnapshotWriter) -> Void) -> [Double] {
            var writer = SnapshotWriter()
            fill(&writer)
            return writer.words.map { Double(bitPattern: $0) }
        }
        #expect(doubles { $0.put(1.5, -2) } == [1.5, -2] && doubles { $0.put(3, 4, 5) } == [3, 4, 5])
        #expect(
            doubles { $0.put(list: [7, 8].map { ($0 as Double).bitPattern }) } == [2, 7, 8]
                && doubles { $0.put(list: []) } == [0])
        #expect(doubles { $0.put(Spacing.plain) } == [0])
        var spacing = Spacing.plain
        spacing[.unconditional, .top] = 9
        #expect(
            doubles { $0.put(spacing) }.count == 41 && doubles { $0.put(spacing) }.prefix(2) == [1, 9])
        let log = AnswerLog()
        log.insert(.layoutSize, [10, 20], [30, 40])
        log.insert(.guideDefault, [-1, 1, 2, 3, 4], [5])
        #expect(doubles { $0.put(log) } == [2, 2, 2, 2, 10, 20, 30, 40, 7, 5, 1, -1, 1, 2, 3, 4, 5])
        #expect(TreeSnapshot.version == 3)
    }

    @Test("Words that make no sense are refused where they stop to") func reading() {
        func read<Value>(_ numbers: [Double], _ take: (inout SnapshotReader) -> Value) -> (Value, Int?) {
            numbers.map(\.bitPattern).withUnsafeBufferPointer { words in
                var reader = SnapshotReader(words)
                return (take(&reader), reader.failure)
            }
        }
        // A count is whole, not negative, and no more than there are words, or than a limit.
        for (number, count) in [(0.0, 0), (2, 2), (3, nil), (-1, nil), (1.5, nil), (.nan, nil)]
            as [(Double, Int?)]
        {
            let (value, failure) = read([number, 0]) { $0.count() }
            #expect(value == count ?? 0 && failure == (count == nil ? 1 : nil), "\(number)")
        }
        #expect(
            read([7]) { $0.count(upTo: 7) } == (7, nil) && read([8]) { $0.count(upTo: 7) } == (0, 1))
        #expect(read([]) { $0.number() } == (0, 0) && read([0.5]) { $0.number() } == (0.5, nil))
        #expect(read([1]) { $0.flag() } == (true, nil) && read([0]) { $0.flag() } == (false, nil))
        let (rest, failure) = read([9, 1, 2]) { reader in
            _ = reader.count(upTo: 8)
            // From there on everything reads as nought, and the first place stays.
            reader.expect(false)
            return [reader.number(), reader.number()]
        }
        #expect(rest == [0, 0] && failure == 1)
        #expect(
            read([1]) { reader in (reader.isAtEnd, reader.number(), reader.isAtEnd) }.0 == (
                false, 1, true
            ))
        let written = read([2, 2, 2, 2, 10, 20, 30, 40, 7, 5, 1, -1, 1, 2, 3, 4, 5, 0, 0]) {
            $0.log().entries
        }
        #expect(written.1 == nil && written.0.map(\.question) == [.layoutSize, .guideDefault])
        #expect(
            written.0.map(\.input) == [[10, 20], [-1, 1, 2, 3, 4]]
                && written.0.map(\.output) == [[30, 40], [5]])
        // Of each question so many numbers are an answer.
        let counts: [(Double, [Int])] = [
            (0, [8]), (1, [1]), (2, [2]), (3, [0, 5, 10]), (4, [1]), (5, [40]), (6, [1]), (7, [1]),
            (8, []),
        ]
        for (question, taken) in counts {
            let seen = (0...41).filter { count in
                let words = [1, question, 0, Double(count)] + [Double](repeating: 0, count: max(count, 45))
                return read(words) { $0.log().entries.count } == (1, nil)
            }
            #expect(
                question == 3 ? seen == Array(stride(from: 0, through: 40, by: 5)) : seen == taken,
                "\(question)")
        }
    }

    @Test("Recorded trees: how many answers there were, and six numbers a node") func recording()
        throws
    {
        let tree = LayoutTree()
        let log = AnswerLog()
        log.insert(.layoutSize, [100, 50], [80, 40])
        log.insert(.layoutPlaces, [0, 0, 80, 40, 100, 50], [1, 3, 4, 20, 10, 0, 30, 5, .nan, 10])
        let root = tree.addLayout(
            ReplayingLayout(log, Replay()), [tree.addFlexible(), tree.addFlexible()])
        let recorder = Recorder(of: tree)
        let pass = tree.freeze(root: root)
        pass.place(root: Proposal(100, 50))
        // A size, and places.
        #expect(recorder.answerCount == 2 && Pass.frameLength == 6)
        var frames = [Double](repeating: 99, count: 18)
        frames.withUnsafeMutableBufferPointer { pass.frames(into: $0.baseAddress!) }
        #expect(Array(frames[0..<6]) == [0, 0, 80, 40, 100, 50])
        #expect(Array(frames[6..<10]) == [30, 5, 10, 10] && frames[10].isNaN && frames[11] == 10)
        #expect(Array(frames[12..<18]) == [3, 4, 20, 10, 20, 10])
        let snapshot = try recorder.snapshot(of: pass)
        let words = snapshot.words.map { Double(bitPattern: $0) }
        #expect(Array(words[0..<6]) == [3, 1, 100, 50, 0, 3])
        let replayed = try snapshot.words.withUnsafeBufferPointer { try Replayer($0) }
        #expect(replayed.proposal == Proposal(100, 50) && replayed.layOut() == nil)
        var again = [Double](repeating: 99, count: 18)
        again.withUnsafeMutableBufferPointer { replayed.pass.frames(into: $0.baseAddress!) }
        #expect(zip(frames, again).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) })
        #expect(replayed.layOut(Proposal(90, 50)) == UnansweredQuestion(node: 0, question: .layoutSize))
    }
}
