import Foundation
import Galley
import GalleyConformance
import GalleyTestSupport
import Testing

@testable import GalleyEngine
@testable import GalleyReplay

/// The frames of a recorded tree when it is read back and laid out, or why it could not be.
@MainActor func replayedFrames(_ words: [UInt64], _ proposal: Proposal? = nil) throws -> [Double] {
    let tree = try words.withUnsafeBufferPointer { try Replayer($0) }
    if let question = tree.layOut(proposal) { throw Unanswered(question: question) }
    var frames = [Double](repeating: 0, count: tree.pass.count * Pass.frameLength)
    frames.withUnsafeMutableBufferPointer { tree.pass.frames(into: $0.baseAddress!) }
    return frames
}

struct Unanswered: Error, Equatable {
    let question: UnansweredQuestion
}

/// The same numbers, bit for bit but for the kind of NaN.
func areSame(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
}

private func options(_ width: Double?, _ height: Double?) -> RenderOptions {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    return options
}

/// The trees behind a view; they are added to the file of GALLEY_TREES, too.
@MainActor private func recording<V: View>(of view: V, _ width: Double?, _ height: Double?) -> TreeRecorder {
    let recorder = TreeRecorder()
    _ = recorder.record(of: view, options: options(width, height))
    TreeFile.shared?.add(recorder)
    return recorder
}

@MainActor private func disagreement(_ recorder: TreeRecorder) -> String? {
    if let contradiction = recorder.contradiction { return "\(contradiction)" }
    if recorder.trees.isEmpty { return "nothing was recorded" }
    for tree in recorder.trees {
        do {
            let frames = try replayedFrames(tree.snapshot.words)
            if !areSame(frames, tree.frames) { return "replayed \(frames)\nrecorded \(tree.frames)" }
        } catch {
            return "\(error)"
        }
    }
    return nil
}

/// Halves its width for the second child, and says nothing of its third one's place.
private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: 40, height: nil)).height }
        return CGSize(width: proposal.width ?? 80, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.prefix(2).enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * bounds.width / 2, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.height))
        }
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context.width / 3 + context[VerticalAlignment.center]
    }
}

private struct Mixed: View {
    var body: some View {
        VStack(alignment: HorizontalAlignment(Third.self)) {
            HStack(alignment: .firstTextBaseline) {
                Text("some words that wrap")
                Image(systemName: "star")
                Color.red.frame(minWidth: 10, maxWidth: 50).alignmentGuide(.firstTextBaseline) { $0.height - 3 }
            }
            Halves {
                Circle()
                Color.blue.frame(height: 30).layoutPriority(1)
                Divider()
            }
            Grid(horizontalSpacing: 5) {
                GridRow(alignment: .bottom) {
                    Color.red.frame(width: 20, height: 10)
                    Color.green.gridColumnAlignment(.trailing)
                    Circle().gridCellAnchor(.topLeading)
                }
                Color.red.gridCellUnsizedAxes(.vertical)
                GridRow { Color.blue.gridCellColumns(2) }
            }
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 500, height: 10)
                Color.red.frame(width: 100, height: 20)
            }
            GeometryReader { proxy in Circle().frame(width: proxy.size.width / 3) }
        }
    }
}

@MainActor @Suite("Trees written down and laid out again")
struct ReplayTests {
    @Test("Random views have the same frames", arguments: [false, true], [false, true])
    func sketches(throughLayouts: Bool, hostile: Bool) {
        for seed in 1..<UInt64(400) {
            var generator = SketchGenerator(seed: seed)
            generator.isHostile = hostile
            let sketch = generator.sketch(depth: 4)
            if sketch.count > 40 { continue }
            let (width, height) = (generator.proposal(), generator.proposal())
            let view = sketch.view(throughLayouts: throughLayouts)
            if let difference = disagreement(recording(of: view, width, height)) {
                Issue.record("seed \(seed): \(sketch)\n\(difference)")
                return
            }
        }
    }

    @Test("Every kind of node, guide and answer", arguments: [nil, 0, 60, 300, .infinity] as [Double?])
    func everyKind(width: Double?) {
        let recorder = recording(of: Mixed(), width, 400)
        #expect(disagreement(recorder) == nil)
        #expect(recorder.trees.map(\.hasText) == [true, false])
    }

    @Test("A tree without outside code can be laid out for any proposal") func otherProposals() throws {
        let view = HStack(spacing: 4) {
            Color.red.frame(minWidth: 20)
            Color.blue.frame(width: 30)
        }
        let tree = try #require(recording(of: view, 100, 50).trees.first)
        // The row, and in each of its halves: 100 − 4 − 30 for the color that stretches.
        #expect(tree.frames[2] == 100)
        let frames = try replayedFrames(tree.snapshot.words, Proposal(60, 40))
        #expect(Array(frames[0..<4]) == [0, 0, 60, 40])
        #expect(Array(frames[6..<10]) == [0, 0, 26, 40])
        #expect(Array(frames[12..<16]) == [30, 0, 30, 40])
    }

    @Test("A question without an answer names its node, and is no silent 0") func unanswered() throws {
        let tree = try #require(
            recording(of: Circle().padding(10), 100, 50).trees.first)
        #expect(throws: Unanswered(question: UnansweredQuestion(node: 1, question: .leafSize))) {
            try replayedFrames(tree.snapshot.words, Proposal(77, 50))
        }
    }

    @Test("Numbers that make no tree are refused where they stop making sense") func malformed() throws {
        let words = try #require(recording(of: Mixed(), 200, 400).trees.first).snapshot.words
        #expect(throws: Replayer.Malformed.self) { try replayedFrames([]) }
        #expect(throws: Replayer.Malformed(position: 1)) { try replayedFrames([7] + words.dropFirst()) }
        #expect(throws: Replayer.Malformed.self) { try replayedFrames(words + [0]) }
        for length in 0..<words.count {
            #expect(throws: Replayer.Malformed.self) { try replayedFrames(Array(words.prefix(length))) }
        }
    }

    @Test("Whatever number stands anywhere, it is refused, unanswered or laid out") func oddNumbers() throws {
        let words = try #require(recording(of: Mixed(), 200, 400).trees.first).snapshot.words
        let odd: [Double] = [.nan, -1, 0.5, 1, 255, 1_000, 1e18, 1e300, .infinity, -.infinity]
        var outcomes = (refused: 0, unanswered: 0, laidOut: 0)
        for position in words.indices {
            var changed = words
            changed[position] = odd[position % odd.count].bitPattern
            do {
                _ = try replayedFrames(changed)
                outcomes.laidOut += 1
            } catch is Replayer.Malformed {
                outcomes.refused += 1
            } catch is Unanswered {
                outcomes.unanswered += 1
            }
        }
        #expect(outcomes.refused > 0 && outcomes.unanswered > 0 && outcomes.laidOut > 0, "\(outcomes)")
    }

    @Test(
        "A layout's places that name no child are a question without an answer", arguments: [Double.nan, -1, 2, 1e300])
    func oddPlaces(child: Double) {
        let log = AnswerLog()
        log.insert(.layoutSize, [.nan, .nan], [10, 10])
        log.insert(.layoutPlaces, [0, 0, 10, 10, .nan, .nan], [child, 0, 0, .nan, .nan])
        let replay = Replay()
        let tree = LayoutTree()
        let pass = tree.freeze(
            root: tree.addLayout(ReplayingLayout(log, replay), [tree.addFlexible(), tree.addFlexible()]))
        pass.place(root: .unspecified)
        #expect(replay.unanswered == UnansweredQuestion(node: 0, question: .layoutPlaces))
    }

    @Test("Spacing preferences survive being written down") func spacing() {
        var spacing = Spacing()
        spacing[.unconditional, .bottom] = 3
        spacing[.edgeBelowText, .bottom] = 6
        spacing.textTop = .metrics(SpacingTextMetrics(ascent: 12, descent: 3, leading: 1.5, pixelLength: 0.5))
        spacing.textBottom = .distance(0)
        #expect(Spacing(spacing.numbers) == spacing)
        #expect(spacing.numbers.count == Spacing.numberCount)
        #expect(Spacing(Spacing().numbers) == Spacing())
    }
}
