import Foundation
import GalleyRandom
import Testing

@testable import Galley
@testable import GalleyEngine

@MainActor @Suite("Random layouts")
struct LayoutPropertyTests {
    private static let offers: [Offer] = [
        [nil, nil], [0, 0], [300, 200], [nil, 120], [90, nil], [37.5, 400], [.infinity, 80], [.infinity, .infinity],
        [0, nil], [150, .infinity], [nil, .infinity], [1_000, 20],
    ]

    // MARK: What the library says

    private func proposal(_ offer: Offer) -> ProposedViewSize {
        ProposedViewSize(width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) })
    }

    private func frames(_ view: ReferenceView, _ offer: Offer) -> [ReferenceFrame] {
        var options = RenderOptions()
        options.proposal = proposal(offer)
        return frames([LayoutRecord(of: view.view, options: options).root])
    }

    private func tree(_ view: ReferenceView, _ offer: Offer) -> ViewTree {
        var options = RenderOptions()
        options.proposal = proposal(offer)
        return ViewTree(root: view.view, RenderContext(options: options))
    }

    /// The frames by the views' numbers. `CGRect.width` would hide a negative length.
    private func frames(_ nodes: [LayoutRecord.Node]) -> [ReferenceFrame] {
        var found: [Int: ReferenceFrame] = [:]
        var open = nodes
        while let node = open.popLast() {
            if let number = node.label.flatMap({ Int($0) }) {
                let (origin, size) = (node.frame.origin, node.frame.size)
                found[number] = ReferenceFrame(
                    x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
            }
            open += node.children
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    // MARK: Comparing

    private func agree(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }

    private func agree(_ a: [ReferenceFrame], _ b: [ReferenceFrame]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                agree($0.x, $1.x) && agree($0.y, $1.y) && agree($0.width, $1.width) && agree($0.height, $1.height)
            }
    }

    private func difference(_ name: String, _ got: [ReferenceFrame], _ want: [ReferenceFrame]) -> String? {
        if agree(got, want) { return nil }
        func list(_ frames: [ReferenceFrame]) -> String {
            frames.enumerated().map { "  \($0): \($1.x) \($1.y) \($1.width) \($1.height)" }.joined(separator: "\n")
        }
        return "got\n\(list(got))\n\(name)\n\(list(want))"
    }

    /// The slow engine's frames, where the rules say what they are.
    private func reference(_ view: ReferenceView, _ offer: Offer) -> [ReferenceFrame]? {
        let engine = SlowEngine()
        let frames = engine.frames(view, offer)
        return engine.isOpen ? nil : frames
    }

    /// Runs a check on many random views, each with some offers; the first failure is shrunk and printed.
    private func everyView(
        offers turns: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
        _ failure: (ReferenceView, Offer) -> String?
    ) {
        var count = 0
        defer { PropertyRounds.report("layouts", count) }
        for seed in PropertyRounds.seeds(150) {
            let view = ReferenceView.random(seed: seed)
            count += 1
            for turn in 0..<turns {
                let offer = Self.offers[(Int(seed) + turn * 5) % Self.offers.count]
                guard failure(view, offer) != nil else { continue }
                let small = view.shrunk { failure($0, offer) != nil }
                let message = "seed \(seed), offered \(offer):\n\(small)\n\(failure(small, offer) ?? "")"
                Issue.record("\(message)", sourceLocation: sourceLocation)
                return
            }
        }
    }

    // MARK: Properties

    @Test("Frames are those of the slow engine") func matchesReference() {
        var (compared, open) = (0, 0)
        everyView(offers: 2) { view, offer in
            guard let want = reference(view, offer) else {
                open += 1
                return nil
            }
            compared += 1
            return difference("want", frames(view, offer), want)
        }
        #expect(open * 3 < compared, "only \(compared) compared, \(open) left open")
    }

    @Test("Finite proposals get finite answers") func finite() {
        everyView { view, offer in
            let found = frames(view, offer.map { $0.map { min($0, 1_000) } })
            let isFinite = found.allSatisfy {
                $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
            }
            return isFinite ? nil : "\(found)"
        }
    }

    @Test("A row is a column, turned") func transposed() {
        everyView { view, offer in
            let turned = frames(view.transposed, offer.reversed()).map {
                ReferenceFrame(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
            }
            guard let message = difference("turned", frames(view, offer), turned) else { return nil }
            return reference(view, offer) == nil ? nil : message
        }
    }

    @Test("The same view gets the same frames, bit for bit, whatever was asked before") func deterministic() {
        everyView { view, offer in
            let first = frames(view, offer)
            let tree = tree(view, [45, nil])
            let others: [Offer] = [[nil, nil], [.infinity, 60], offer.reversed()]
            for other in others {
                tree.pass.place(root: proposal(other).engine)
            }
            tree.pass.place(root: proposal(offer).engine)
            if frames(tree.record()) != first { return "after other offers: \(frames(tree.record())), first \(first)" }
            return frames(view, offer) == first ? nil : "the second time: \(frames(view, offer)), first \(first)"
        }
    }

    /// Two boxes that overlap by more than they are long leave a container of no length, whether or not it can be summed
    /// up axis by axis.
    @Test("An overlap's size does not depend on how it is measured") func overlap() {
        let box = ReferenceView.frame(.color, width: 2, height: 4, .init(x: 0.5, y: 0.5))
        let row = ReferenceView.row([box, box], spacing: -7, align: 0.5)
        // The ratio changes nothing here, but ties the axes together.
        let tied = ReferenceView.aspectRatio(row, 1, fills: false)
        let offer: Offer = [20, 20]
        #expect(
            frames(.column([row], spacing: 0, align: 0.5), offer)[0]
                == frames(.column([tied], spacing: 0, align: 0.5), offer)[0])
        #expect(frames(row, offer)[0].width == 0)
    }

    /// The engine remembers answers with the proposals for which they hold. Every view in the tree is asked, in any
    /// order, and the slow engine must say the same everywhere in the range.
    @Test("Answers hold for every proposal of their range") func honestRanges() {
        var (compared, widened) = (0, 0)
        everyView { view, offer in
            var generator = SeededGenerator(seed: 7)
            let tree = tree(view, offer)
            let views = view.numbered()
            for node in 0..<tree.pass.count {
                guard let number = tree.item(node)?.identifier.flatMap({ Int($0) }) else { continue }
                for _ in 0..<2 {
                    let ask: Offer = [0, 1].map { _ in
                        [nil, 0, .infinity, Double(Int.random(in: 0...160, using: &generator)) * 2.5]
                            .randomElement(using: &generator)!
                    }
                    let answer = tree.pass.answer(node, Proposal(ask[0] ?? .nan, ask[1] ?? .nan))
                    let inside = zip([answer.width, answer.height], ask).map { range, asked in
                        range.length(asked, &generator)
                    }
                    let engine = SlowEngine()
                    let want = engine.size(views[number].view, inside, in: views[number].stack)
                    if engine.isOpen { continue }
                    compared += 1
                    if inside != ask { widened += 1 }
                    let got = [answer.size.width, answer.size.height]
                    guard agree(got[0], want[0]), agree(got[1], want[1]) else {
                        return "view \(number), asked \(ask), said \(got) in \(answer); at \(inside) it is \(want)"
                    }
                }
            }
            return nil
        }
        // Ranges of one point would pass without proving anything.
        #expect(widened * 10 > compared, "\(widened) of \(compared) asked elsewhere than before")
    }
}
