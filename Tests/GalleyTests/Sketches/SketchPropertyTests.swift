import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyEngine
@testable import GalleyViews

/// What the library makes of a sketch: the frames by number.
@MainActor private func laidOut(
    _ sketch: Sketch, _ width: Double?, _ height: Double?, throughLayouts: Bool = false
) -> [Int: [Double]] {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    return numbered([LayoutRecord(of: sketch.view(throughLayouts: throughLayouts), options: options).root])
}

private func numbered(_ nodes: [LayoutRecord.Node]) -> [Int: [Double]] {
    var frames: [Int: [Double]] = [:]
    var open = nodes
    while let node = open.popLast() {
        if let number = node.label.flatMap({ Int($0) }) {
            frames[number] = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) }
        }
        open += node.children
    }
    return frames
}

private func areEqual(_ a: [Int: [Double]], _ b: [Int: [Double]], to tolerance: Double = 1e-9) -> Bool {
    a.count == b.count
        && a.allSatisfy { number, frame in
            b[number].map {
                zip(frame, $0).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance * max(1, abs($0), abs($1)) }
            } ?? false
        }
}

private func described(_ frames: [Int: [Double]]) -> String {
    frames.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
}

@MainActor @Suite("Properties of random views")
struct SketchPropertyTests {
    /// Runs a check on many random views; the first that fails is shrunk and shown.
    private func forAll(
        transposable: Bool = false, hostile: Bool = false, endless: Bool = false, depth: Int = 4, rounds: UInt64 = 80,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ failure: @MainActor (Sketch, Double?, Double?) -> String?
    ) {
        var count = 0
        defer { PropertyRounds.report("sketches", count) }
        for seed in PropertyRounds.seeds(rounds) {
            var generator = SketchGenerator(seed: seed)
            generator.isTransposable = transposable
            generator.isHostile = hostile
            let sketch = generator.sketch(depth: depth)
            if depth == 4, sketch.count > 40 { continue }
            let (width, height) =
                endless
                ? (generator.wideProposal(), generator.wideProposal()) : (generator.proposal(), generator.proposal())
            count += 1
            guard failure(sketch, width, height) != nil else { continue }
            let small = sketch.shrunk { failure($0, width, height) != nil }
            Issue.record(
                "seed \(seed), offered \(width as Any) × \(height as Any):\n\(small)\n\(failure(small, width, height) ?? "")",
                sourceLocation: sourceLocation)
            return
        }
    }

    @Test("Frames agree with the reference", arguments: [false, true]) func reference(endless: Bool) {
        var (compared, open) = (0, 0)
        forAll(endless: endless, rounds: 200) { sketch, width, height in
            let engine = ReferenceEngine(sketch)
            engine.layOut(Pair(width, height))
            if engine.isOpen {
                open += 1
                return nil
            }
            compared += 1
            let expected = engine.frames.mapValues { [$0.x, $0.y, $0.width, $0.height] }
            let found = laidOut(sketch, width, height)
            if areEqual(found, expected) { return nil }
            return "found\n\(described(found))\nexpected\n\(described(expected))"
        }
        print("compared \(compared), left open \(open)")
        #expect(open * (endless ? 2 : 5) < compared, "only \(compared) compared, \(open) left open")
    }

    /// The engine remembers answers with the proposals for which they hold. Every view in the tree is asked, in any
    /// order, and the reference must say the same everywhere in the range.
    @Test("Answers hold for every proposal of their range") func honestRanges() {
        var (compared, widened) = (0, 0)
        forAll(endless: true, rounds: 150) { sketch, width, height in
            var generator = SketchGenerator(seed: 7)
            let tree = tree(sketch, Proposal(width ?? .nan, height ?? .nan), false)
            for node in 0..<tree.pass.count {
                guard let number = tree.item(node)?.identifier.flatMap({ Int($0) }) else { continue }
                for _ in 0..<2 {
                    let ask = Pair(generator.question(), generator.question())
                    let answer = tree.pass.answer(node, Proposal(ask.x ?? .nan, ask.y ?? .nan))
                    let inside = Pair(
                        generator.length(in: answer.width, asked: ask.x),
                        generator.length(in: answer.height, asked: ask.y))
                    let engine = ReferenceEngine(sketch, budget: 12_000)
                    guard let want = engine.size(ofNumber: number, inside), !engine.isOpen else { continue }
                    compared += 1
                    if inside.x != ask.x || inside.y != ask.y { widened += 1 }
                    let got = [0: [answer.size.width, answer.size.height]]
                    if areEqual(got, [0: [want.x, want.y]]) { continue }
                    return "view \(number), asked \(ask), said \(got) in \(answer); at \(inside) it is \(want)"
                }
            }
            return nil
        }
        // Ranges of one point would pass without proving anything.
        #expect(widened * 10 > compared, "\(widened) of \(compared) asked elsewhere than before")
    }

    /// Two boxes that overlap by more than they are long leave a container of no length, whether or not it can be summed
    /// up axis by axis.
    @Test("An overlap's size does not depend on how it is measured") func overlap() {
        let box = Sketch(.frame(2, 4, .center, .middle), [Sketch(.color)])
        let row = Sketch(.stack(.horizontal, .middle, spacing: -7), [box, box])
        // The ratio changes nothing here, but ties the axes together.
        let tied = Sketch(.aspect(1, fills: false), [row])
        func column(_ sketch: Sketch) -> Sketch { Sketch(.stack(.vertical, .center, spacing: 0), [sketch]) }
        #expect(laidOut(column(row), 20, 20)[0] == laidOut(column(tied), 20, 20)[0])
        #expect(laidOut(row, 20, 20)[0]?[2] == 0)
    }

    @Test("Finite answers to finite offers, and to none") func finite() {
        forAll { sketch, width, height in
            let found = laidOut(sketch, width, height)
            return found.values.joined().allSatisfy(\.isFinite) ? nil : described(found)
        }
    }

    @Test("Never an undefined length, whatever is offered") func defined() {
        forAll { sketch, width, height in
            for (a, b) in [(Double.infinity, height), (width, .infinity), (.infinity, .infinity)] {
                let found = laidOut(sketch, a, b)
                let isDefined = found.values.allSatisfy { $0.allSatisfy { !$0.isNaN } && $0[2] >= 0 && $0[3] >= 0 }
                if !isDefined { return "offered \(a as Any) × \(b as Any)\n\(described(found))" }
            }
            return nil
        }
    }

    @Test("A row is a column transposed") func transposition() {
        forAll(transposable: true) { sketch, width, height in
            guard let transposed = sketch.transposed else { return nil }
            let engine = ReferenceEngine(sketch)
            engine.layOut(Pair(width, height))
            if engine.isOpen { return nil }
            let found = laidOut(sketch, width, height)
            let turned = laidOut(transposed, height, width).mapValues { [$0[1], $0[0], $0[3], $0[2]] }
            if areEqual(found, turned) { return nil }
            return "found\n\(described(found))\ntransposed\n\(described(turned))"
        }
    }

    @Test("HStackLayout and its like, run as a user's layout, do as the stacks do") func layouts() {
        forAll { sketch, width, height in
            let found = laidOut(sketch, width, height)
            let custom = laidOut(sketch, width, height, throughLayouts: true)
            if areEqual(found, custom) { return nil }
            return "stacks\n\(described(found))\nlayouts\n\(described(custom))"
        }
    }

    @Test("Unusable lengths leave every frame defined", arguments: [false, true]) func hostile(throughLayouts: Bool) {
        forAll(hostile: true) { sketch, width, height in
            let found = laidOut(sketch, width, height, throughLayouts: throughLayouts)
            let isDefined = found.values.allSatisfy { $0.allSatisfy { !$0.isNaN } && $0[2] >= 0 && $0[3] >= 0 }
            return isDefined ? nil : described(found)
        }
    }

    @Test("The same answer whatever was asked before", arguments: [false, true]) func memory(throughLayouts: Bool) {
        forAll(depth: throughLayouts ? 6 : 4) { sketch, width, height in
            let tree = tree(sketch, Proposal(width ?? .nan, height ?? .nan), throughLayouts)
            let fresh = numbered(tree.record())
            for (a, b) in [
                (0, 0), (.nan, .nan), (.infinity, 40), (60, .infinity), (width ?? 33, .nan), (.nan, height ?? 17),
                (120.5, 80.25),
            ] {
                let other = Proposal(a, b)
                let answer = tree.pass.size(0, other)
                let alone = withExtendedLifetime(self.tree(sketch, other, throughLayouts)) { $0.pass.size(of: 0) }
                guard areSame(answer, alone) else { return "asked \(a)×\(b): \(answer), alone \(alone)" }
                tree.pass.place(root: other)
            }
            tree.pass.place(root: Proposal(width ?? .nan, height ?? .nan))
            let again = numbered(tree.record())
            if fresh == again { return nil }
            return "first\n\(described(fresh))\nagain\n\(described(again))"
        }
    }

    private func areSame(_ a: Size, _ b: Size) -> Bool { a.width == b.width && a.height == b.height }

    private func tree(_ sketch: Sketch, _ proposal: Proposal, _ throughLayouts: Bool) -> ViewTree {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(
            width: proposal.width.isNaN ? nil : CGFloat(proposal.width),
            height: proposal.height.isNaN ? nil : CGFloat(proposal.height))
        return ViewTree(root: sketch.view(throughLayouts: throughLayouts), RenderContext(options: options))
    }
}
