import Foundation
import Testing

@testable import Galley
@testable import GalleyEngine

@MainActor @Suite("Random layouts")
struct LayoutPropertyTests {
    private static let rounds = 2_000
    private static let offers: [Offer] = [
        [nil, nil], [0, 0], [300, 200], [nil, 120], [90, nil], [37.5, 400], [.infinity, 80], [.infinity, .infinity],
    ]

    private func record(_ view: ReferenceView, _ offer: Offer) -> LayoutRecord {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) })
        return LayoutRecord(of: view.view, options: options)
    }

    private func frames(_ view: ReferenceView, _ offer: Offer) -> [ReferenceFrame] {
        var frames: [ReferenceFrame] = []
        var open = [record(view, offer).root]
        while let node = open.popLast() {
            let frame = node.frame
            frames.append(
                ReferenceFrame(
                    x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
                    height: Double(frame.size.height)))
            open.append(contentsOf: node.children.reversed())
        }
        return frames
    }

    private func agree(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }

    private func agree(_ a: [ReferenceFrame], _ b: [ReferenceFrame]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                agree($0.x, $1.x) && agree($0.y, $1.y) && agree($0.width, $1.width) && agree($0.height, $1.height)
            }
    }

    /// The smallest view inside a failing one that still fails.
    private func shrunk(_ view: ReferenceView, _ fails: (ReferenceView) -> Bool) -> ReferenceView {
        for smaller in view.inner where fails(smaller) { return shrunk(smaller, fails) }
        return view
    }

    private func everyView(_ seed: UInt64, _ test: (ReferenceView, Offer) -> Bool) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Self.rounds {
            let view = ReferenceView.random(&generator, depth: 4)
            let offer = Self.offers[round % Self.offers.count]
            if test(view, offer) { continue }
            let small = shrunk(view) { !test($0, offer) }
            Issue.record(
                "seed \(seed), round \(round), offered \(offer): \(small)\n got \(frames(small, offer))\nwant \(small.frames(offer))"
            )
            return
        }
    }

    @Test("Frames are those of the slow engine") func reference() {
        everyView(1) { agree(frames($0, $1), $0.frames($1)) }
    }

    @Test("Finite proposals get finite answers") func finite() {
        everyView(2) { view, offer in
            let offer = offer.map { $0.map { min($0, 1_000) } }
            return frames(view, offer).allSatisfy {
                $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
            }
        }
    }

    @Test("A row is a column, turned") func transposed() {
        everyView(3) { view, offer in
            let turned = frames(view.transposed, offer.reversed()).map {
                ReferenceFrame(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
            }
            return agree(frames(view, offer), turned)
        }
    }

    @Test("The same view gets the same frames, bit for bit") func deterministic() {
        everyView(4) { view, offer in frames(view, offer) == frames(view, offer) }
    }

    /// The engine remembers answers with the proposals for which they hold; asked again anywhere inside, in any order,
    /// the oracle must say the same.
    @Test("Answers hold for every proposal of their range, whatever was asked before") func honestRanges() {
        var generator = SeededGenerator(seed: 5)
        everyView(5) { view, offer in
            let context = RenderContext(options: RenderOptions())
            let proposal = ProposedViewSize(
                width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) })
            let tree = ViewTree(view.view, context, EnvironmentValues(), proposal: proposal) { _ in .zero }
            for _ in 0..<6 {
                let ask = (0..<2).map { _ in
                    [nil, 0, .infinity, Double.random(in: 0...400, using: &generator)].randomElement(using: &generator)!
                }
                let answer = tree.pass.answer(0, Proposal(ask[0] ?? .nan, ask[1] ?? .nan))
                let inside = [answer.width, answer.height].enumerated().map { axis, range -> Double? in
                    guard range.low <= range.high else { return nil }
                    let low = max(range.low, 0), high = min(range.high, 500)
                    return low <= high ? Double.random(in: low...high, using: &generator) : ask[axis]
                }
                let want = view.size(inside, in: nil)
                // Where the rules themselves subtract ∞ from ∞ there is nothing to compare with.
                if want.contains(where: \.isNaN) { continue }
                guard agree(answer.size.width, want[0]), agree(answer.size.height, want[1]) else { return false }
            }
            return true
        }
    }
}
