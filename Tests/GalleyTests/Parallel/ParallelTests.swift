import Dispatch
import Foundation
import Galley
import GalleyExport
import GalleyRandom
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyEngine

/// Whatever may run on several threads gives what it gives on one.
@Suite("Parallel work") struct ParallelTests {
    private static let threads = 4

    /// Does a job for each seed on several threads at once, each starting elsewhere so that they meet on different
    /// seeds, and compares with one thread's results.
    private func compare<Result: Equatable & Sendable>(
        _ name: String, _ seeds: Range<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
        _ job: @Sendable (UInt64) -> Result
    ) {
        let wrong = Locked<[UInt64]>([])
        let results = Locked<[UInt64: Result]>([:])
        // The threads first: nothing is in the caches yet.
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for step in 0..<seeds.count {
                let seed = seeds.lowerBound + UInt64((step + thread * seeds.count / Self.threads) % seeds.count)
                let result = job(seed)
                let known = results.withLock { results in
                    defer { results[seed] = result }
                    return results[seed]
                }
                if let known, known != result { wrong.withLock { $0.append(seed) } }
            }
        }
        let found = results.withLock { $0 }
        for seed in seeds where found[seed] != job(seed) { wrong.withLock { $0.append(seed) } }
        let seeds = wrong.withLock { $0 }
        #expect(seeds.isEmpty, "\(name), seeds \(seeds)", sourceLocation: sourceLocation)
        PropertyRounds.report(name, found.count)
    }

    @Test("Texts are measured alike") func texts() {
        var words = ["🎉", "日本語", "fi", "ÅÄÖ", "soft\u{AD}hyphen"]
        for text in Plan.texts { words += text.split(separator: " ").map(String.init) }
        let vocabulary = words
        compare("parallel, texts", PropertyRounds.seeds(30)) { seed in
            var random = SeededGenerator(seed: seed)
            var text: [String] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text.append(vocabulary.randomElement(using: &random)!)
            }
            let font = FontRequest(
                size: Double(Int.random(in: 9...24, using: &random)), weight: [400, 700].randomElement(using: &random)!)
            let span = TextSpan(text.joined(separator: " "), font: font)
            let paragraph = Paragraph([span], options: ParagraphOptions(), fonts: .shared)
            return [nil, 40, 120.5].map { paragraph.measure(width: $0, height: nil) }
        }
    }

    @Test("Trees are laid out alike, each thread with its own") func trees() {
        compare("parallel, engine trees", PropertyRounds.seeds(100)) { seed in
            var random = SeededGenerator(seed: seed)
            let host = LayoutHost()
            let pass = host.freeze(root: Self.node(host.tree, 5, &random))
            return [Proposal(300, 200), .unspecified, Proposal(0, .infinity), Proposal(77, .nan)].flatMap { proposal in
                pass.place(root: proposal)
                return (0..<pass.count).flatMap { node in
                    let (origin, size) = (pass.origin(of: node), pass.size(of: node))
                    return [origin.x, origin.y, size.width, size.height]
                }
            }
        }
    }

    /// A random tree. Ratios and fits keep several answers each.
    private static func node(_ tree: LayoutTree, _ depth: Int, _ random: inout SeededGenerator) -> Int {
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        if depth == 0 {
            return pick(2) == 0 ? tree.addFlexible() : tree.addRigid(Size(Double(pick(90)), Double(pick(30))))
        }
        func children() -> [Int] {
            var children: [Int] = []
            for _ in 0...pick(3) { children.append(node(tree, depth - 1, &random)) }
            return children
        }
        switch pick(8) {
        case 0, 1: return tree.addStack(.horizontal, alignment: .verticalCenter, spacing: .nan, children())
        case 2, 3: return tree.addStack(.vertical, alignment: .leading, spacing: 3, children())
        case 4: return tree.addZStack(.horizontalCenter, .verticalCenter, children())
        case 5:
            let limits = FrameLimits(minimum: 10, maximum: .infinity)
            return tree.addFlexibleFrame(
                width: limits, height: limits, .leading, .top, around: node(tree, depth - 1, &random))
        case 6: return tree.addViewThatFits(width: true, height: true, children())
        default:
            return tree.addPadding(top: 1, leading: 2, bottom: 3, trailing: 4, around: node(tree, depth - 1, &random))
        }
    }

    @Test("Pictures are written alike in every format") @MainActor func pictures() {
        let seeds = PropertyRounds.firstSeed..<PropertyRounds.firstSeed + 24
        // A case: text of one view came to be at the address of another that was gone, and the PDF got a space between them.
        let views: Range<UInt64> = 7_000_024..<7_000_025
        var lists: [UInt64: DisplayList] = [:]
        for seed in Array(seeds) + Array(views) {
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: 160, height: 120)
            options.canvas = CGSize(width: 160, height: 120)
            lists[seed] = RenderedView(PlanGenerator.plan(seed: seed).view, options: options).displayList
        }
        let pictures = lists
        for (name, seeds) in [("parallel, pictures", seeds), ("parallel, views", views)] {
            compare(name, seeds) { seed -> [Data?] in
                guard let list = pictures[seed] else { return [] }
                return [
                    try? PNGExporter().data(for: list), try? SVGExporter().data(for: list),
                    try? PDFExporter().data(for: list),
                ]
            }
        }
    }
}
