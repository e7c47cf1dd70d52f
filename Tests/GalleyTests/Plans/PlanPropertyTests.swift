import Foundation
import Galley
import GalleyExport
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyEngine
@testable import GalleyViews

/// What holds of every view, whatever it is made of.
@MainActor @Suite("Properties of random views of every container")
struct PlanPropertyTests {
    // MARK: What the library says

    /// A view's frame. `CGRect.width` would hide a negative length.
    private struct Frame: Equatable {
        var x, y, width, height: Double

        var numbers: [Double] { [x, y, width, height] }
    }

    private struct Laid: Equatable {
        var size: CGSize
        /// Of a view that stands in several places the first one's.
        var frames: [Int: Frame]
        /// The frames of all named views.
        var all: [Frame] = []

        init(_ record: LayoutRecord) {
            size = record.size
            frames = [:]
            var open = [record.root]
            while let node = open.popLast() {
                if let number = node.label.flatMap({ Int($0) }) {
                    let (origin, size) = (node.frame.origin, node.frame.size)
                    let frame = Frame(
                        x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
                        height: Double(size.height))
                    frames[number] = frame
                    all.append(frame)
                }
                open += node.children
            }
        }

        /// Whether all frames are somewhere and have a length, be it endless.
        var isDefined: Bool {
            all.allSatisfy { $0.numbers.allSatisfy { !$0.isNaN } && $0.width >= 0 && $0.height >= 0 }
        }
    }

    private typealias Offer = [Double?]

    private func isCopied(_ kind: Plan.Kind) -> Bool {
        if case .copies(_, let count) = kind { count > 1 } else { false }
    }

    private func options(_ offer: Offer) -> RenderOptions {
        var options = RenderOptions()
        options.proposal = proposal(offer)
        return options
    }

    private func proposal(_ offer: Offer) -> ProposedViewSize {
        ProposedViewSize(width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) })
    }

    private func laid(_ plan: Plan, _ offer: Offer, _ direction: LayoutDirection = .leftToRight) -> Laid {
        var options = options(offer)
        options.layoutDirection = direction
        return Laid(LayoutRecord(of: plan.view, options: options))
    }

    private func described(_ laid: Laid) -> String {
        (["size: \(laid.size.width) \(laid.size.height)"]
            + laid.frames.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.numbers)" }).joined(separator: "\n")
    }

    private func agree(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }

    /// Runs a check on many random views; the first that fails is shrunk and shown.
    private func everyPlan(
        _ property: String, isHostile: Bool = false, isPainted: Bool = false,
        where isMeant: (Plan) -> Bool = { _ in true },
        sourceLocation: SourceLocation = #_sourceLocation, _ failure: (Plan, Offer) -> String?
    ) {
        var count = 0
        for seed in PropertyRounds.seeds(80) {
            PropertyRounds.begin(property, seed)
            let plan = PlanGenerator.plan(seed: seed, isHostile: isHostile, isPainted: isPainted)
            guard isMeant(plan) else { continue }
            var generator = PlanGenerator(seed: seed &+ 1 << 40, isHostile: isHostile)
            let offer = [generator.proposal(), generator.proposal()]
            count += 1
            guard failure(plan, offer) != nil else { continue }
            let small = plan.shrunk { failure($0, offer) != nil }
            Issue.record(
                "seed \(seed), offered \(offer):\n\(small)\n\(failure(small, offer) ?? "")",
                sourceLocation: sourceLocation)
            break
        }
        PropertyRounds.report(property, count)
    }

    // MARK: Properties

    @Test("Finite answers to finite offers, and to none") func finite() {
        everyPlan("plans, finite") { plan, offer in
            let found = laid(plan, offer)
            let isFinite = found.frames.values.allSatisfy { $0.numbers.allSatisfy(\.isFinite) }
            let isLength = found.frames.values.allSatisfy { $0.width >= 0 && $0.height >= 0 }
            return isFinite && isLength ? nil : described(found)
        }
    }

    @Test("Unusable numbers, wherever they stand, leave every frame defined, and a picture") func hostile() {
        everyPlan("plans, odd numbers", isHostile: true) { plan, offer in
            faultOfPictures(plan, options(offer))
        }
    }

    @Test("Every style and every colour, in every modifier that takes one, leaves every frame defined, and a picture")
    func painted() {
        for isDark in [false, true] {
            everyPlan("plans, styles and colours, \(isDark ? "dark" : "light")", isHostile: isDark, isPainted: true) {
                plan, offer in
                var options = options(offer)
                options.colorScheme = isDark ? .dark : .light
                return faultOfPictures(plan, options)
            }
        }
    }

    /// What is wrong with a view's frames or its pictures.
    private func faultOfPictures(_ plan: Plan, _ options: RenderOptions) -> String? {
        var options = options
        options.canvas = CGSize(width: 40, height: 30)
        let rendered = RenderedView(plan.view, options: options)
        let found = Laid(rendered.record)
        if !found.isDefined { return described(found) }
        do {
            let list = rendered.displayList
            let files = [
                try PNGExporter().data(for: list), try SVGExporter().data(for: list),
                try PDFExporter().data(for: list),
            ]
            return files.contains(where: \.isEmpty) ? "an empty file" : nil
        } catch {
            return "\(error)"
        }
    }

    @Test("One value in several places is as several values: each place has a state of its own") func copies() {
        everyPlan("plans, copies", where: { $0.contains(where: isCopied) }) { plan, offer in
            @MainActor func laid(_ view: AnyView) -> Laid { Laid(LayoutRecord(of: view, options: options(offer))) }
            let (one, several) = (laid(plan.view), laid(plan.view(sharingValues: false)))
            if one == several { return nil }
            return "one value\n\(described(one))\nseveral\n\(described(several))"
        }
    }

    @Test("A style whose body holds the control that it is for comes to an end") func styles() {
        everyPlan("plans, styles", where: { $0.contains { if case .style = $0 { true } else { false } } }) {
            plan, offer in
            let rendered = RenderedView(plan.view, options: options(offer))
            if let error = rendered.diagnostics.first(where: { $0.message.contains("nested too deep") }) {
                return error.message
            }
            return nil
        }
    }

    @Test("The same view gets the same frames, bit for bit, whatever was asked before") func deterministic() {
        everyPlan("plans, the same again") { plan, offer in
            let first = laid(plan, offer)
            let live = LiveView(plan.view, options: options([45, nil]))
            let others: [Offer] = [[nil, nil], [.infinity, 60], offer.reversed(), [0, 0]]
            for other in others {
                live.offer(proposal(other))
            }
            live.offer(proposal(offer))
            let again = Laid(live.record)
            if again == first { return nil }
            return "first\n\(described(first))\nafter other offers\n\(described(again))"
        }
    }

    @Test("Answers hold for every proposal of their range") func honestRanges() {
        var (compared, widened) = (0, 0)
        everyPlan("plans, ranges") { plan, offer in
            var generator = SeededGenerator(seed: 7)
            @MainActor func tree() -> ViewTree { ViewTree(root: plan.view, RenderContext(options: options(offer))) }
            let asked = tree()
            for _ in 0..<4 {
                let node = Int.random(in: 0..<asked.pass.count, using: &generator)
                let ask: Offer = [0, 1].map { _ in
                    [nil, 0, .infinity, Double(Int.random(in: 0...160, using: &generator)) * 2.5]
                        .randomElement(using: &generator)!
                }
                let answer = asked.pass.answer(node, Proposal(ask[0] ?? .nan, ask[1] ?? .nan))
                let inside = [
                    answer.width.length(ask[0], &generator), answer.height.length(ask[1], &generator),
                ]
                // A tree that remembers nothing yet.
                let fresh = tree()
                let want = fresh.pass.size(node, Proposal(inside[0] ?? .nan, inside[1] ?? .nan))
                compared += 1
                if inside != ask { widened += 1 }
                guard agree(answer.size.width, want.width), agree(answer.size.height, want.height) else {
                    return "node \(node), asked \(ask): \(answer); at \(inside) it is \(want)"
                }
            }
            return nil
        }
        #expect(widened * 10 > compared, "\(widened) of \(compared) asked elsewhere than before")
    }

    @Test("From right to left is the mirror image") func mirrored() {
        everyPlan("plans, mirrored") { plan, offer in
            let left = laid(plan, offer)
            let right = laid(plan, offer, .rightToLeft)
            let width = Double(left.size.width)
            let isMirror =
                left.size == right.size && left.frames.count == right.frames.count
                && left.frames.allSatisfy { number, a in
                    guard let b = right.frames[number] else { return false }
                    return agree(width - a.x - a.width, b.x) && agree(a.y, b.y) && agree(a.width, b.width)
                        && agree(a.height, b.height)
                }
            return isMirror ? nil : "left to right\n\(described(left))\nright to left\n\(described(right))"
        }
    }

    @Test("Children of stacks and grids lie in order") func ordered() {
        var (stacks, grids) = (0, 0)
        everyPlan("plans, in order") { plan, offer in
            let found = laid(plan, offer)
            var next = 0
            @MainActor func check(_ plan: Plan) -> String? {
                let number = next
                next += 1
                var numbers: [Int] = []
                for child in plan.children {
                    numbers.append(next)
                    if let message = check(child) { return message }
                }
                let frames = numbers.map { found.frames[$0] }
                switch plan.kind {
                case .stack(let side, _, let spacing):
                    // A symbol that floats above its baseline lets what is below it come nearer than its edge.
                    if spacing == nil, plan.contains(where: \.isFloatingSymbol) { break }
                    stacks += 1
                    if !isRow(frames, along: side) { return "children of \(number)\n\(described(found))" }
                case .grid(let rows, let place, let spacing):
                    if spacing == nil, plan.contains(where: \.isFloatingSymbol) { break }
                    // A guide or an anchor that a cell gives itself moves it out of its line; columns it takes shift others.
                    if plan.contains(where: \.movesInGrid) { break }
                    grids += 1
                    if !isGrid(frames, rows, place) { return "cells of \(number)\n\(described(found))" }
                default: break
                }
                return nil
            }
            return check(plan)
        }
        #expect(stacks > 0 && grids > 0)
    }

    /// Whether each starts where the one before it ends, or later. What is not shown (not the one that fits) is in no
    /// order.
    private func isRow(_ frames: [Frame?], along side: Plan.Side) -> Bool {
        var end = -Double.infinity
        for frame in frames {
            guard let frame else { continue }
            let (start, length) = side == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
            if start < end - 1e-9 * max(1, abs(end)) { return false }
            end = start + length
        }
        return true
    }

    /// Whether the cells' alignment points share a line in each row and column, and the lines come in order.
    private func isGrid(_ frames: [Frame?], _ rows: [Int], _ place: Plan.Place) -> Bool {
        var columns: [Int: Double] = [:]
        var cell = 0
        var above = -Double.infinity
        for count in rows {
            var line: Double?
            for column in 0..<count {
                guard let frame = frames[cell + column] else { continue }
                let (x, y) = (frame.x + frame.width * place.x, frame.y + frame.height * place.y)
                guard agree(line ?? y, y), agree(columns[column] ?? x, x) else { return false }
                line = line ?? y
                columns[column] = columns[column] ?? x
            }
            if let line {
                if line < above - 1e-9 * max(1, abs(above)) { return false }
                above = line
            }
            cell += count
        }
        let lines = columns.sorted { $0.key < $1.key }.map(\.value)
        return zip(lines, lines.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 * max(1, abs($1)) }
    }
}

extension Plan.Kind {
    fileprivate var isFloatingSymbol: Bool { self == .symbol(1) }

    /// Whether a cell of a grid that is such a view may lie elsewhere than the grid's alignment and its row say.
    fileprivate var movesInGrid: Bool {
        switch self {
        case .guide, .quantity(.columns, _, _), .quantity(.anchor, _, _): true
        default: false
        }
    }
}
