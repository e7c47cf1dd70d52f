import Galley
import GalleyEngine
import GalleyRandom
import GalleyTestSupport

/// Makes random views.
struct SketchGenerator {
    private var random: SeededGenerator
    /// Leaves out what has no counterpart on the other axis: baselines and dividers.
    var isTransposable = false
    /// Leaves out all but stacks, frames, priorities and what fixes sizes, over colours and spacers, without overlaps.
    var isPlain = false
    /// Puts in lengths that no view should be given: negative, endless, undefined, enormous, in no order.
    var isHostile = false

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A view nested at most `depth` deep.
    mutating func sketch(depth: Int) -> Sketch {
        if depth == 0 || chance(0.12) { return leaf() }
        if isPlain { return plain(depth) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6:
            let axis: Axis = chance(0.5) ? .horizontal : .vertical
            return Sketch(.stack(axis, guide(axis.other), spacing: maybe(0.6) { $0.gap() }), children(depth))
        case 6, 7: return Sketch(.depth(guide(.horizontal), guide(.vertical)), children(depth))
        case 8, 9:
            return Sketch(
                .frame(maybe(0.6) { $0.length() }, maybe(0.6) { $0.length() }, guide(.horizontal), guide(.vertical)),
                [sketch(depth: depth - 1)])
        case 10..<13:
            return Sketch(
                .flexible(limits(), limits(), guide(.horizontal), guide(.vertical)), [sketch(depth: depth - 1)])
        case 13: return Sketch(.padding(inset(), inset(), inset(), inset()), [sketch(depth: depth - 1)])
        case 14: return Sketch(.fixedSize(chance(0.6), chance(0.6)), [sketch(depth: depth - 1)])
        case 15:
            let ratio = maybe(0.7) { [0.25, 0.5, 1, 1.5, 2, 4].randomElement(using: &$0.random)! }
            return Sketch(.aspect(ratio, fills: chance(0.4)), [sketch(depth: depth - 1)])
        case 16: return Sketch(.priority(Double(Int.random(in: -1...2, using: &random))), [sketch(depth: depth - 1)])
        case 17:
            return Sketch(
                .guide(
                    guide(chance(0.5) ? .horizontal : .vertical),
                    part: [0, 0.25, 0.5, 1].randomElement(using: &random)!, offset: inset()),
                [sketch(depth: depth - 1)])
        case 18:
            if chance(0.7) { return sketch(depth: depth - 1) }
            return Sketch(.position(length(), length()), [sketch(depth: depth - 1)])
        default:
            return Sketch(
                .layer(isOverlay: chance(0.5), guide(.horizontal), guide(.vertical)),
                [sketch(depth: depth - 1), sketch(depth: depth - 1)])
        }
    }

    /// A stack, a frame or the like of what has no doubt about it.
    private mutating func plain(_ depth: Int) -> Sketch {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            return Sketch(
                .frame(maybe(0.5) { $0.length() }, maybe(0.5) { $0.length() }, guide(.horizontal), guide(.vertical)),
                [sketch(depth: depth - 1)])
        case 2, 3:
            return Sketch(
                .flexible(limits(), limits(), guide(.horizontal), guide(.vertical)), [sketch(depth: depth - 1)])
        case 4:
            // Whether a frame sees a spacer through its priority is not said.
            let child = sketch(depth: depth - 1)
            if case .spacer = child.kind { return child }
            return Sketch(.priority(Double(Int.random(in: -1...1, using: &random))), [child])
        case 5: return Sketch(.fixedSize(chance(0.5), chance(0.5)), [sketch(depth: depth - 1)])
        default:
            let axis: Axis = chance(0.5) ? .horizontal : .vertical
            let children = (0...Int.random(in: 0..<4, using: &random)).map { _ in sketch(depth: depth - 1) }
            return Sketch(.stack(axis, guide(axis.other), spacing: maybe(0.6) { $0.spacing() }), children)
        }
    }

    /// A length that a view may be offered; nil is unspecified.
    mutating func proposal() -> Double? {
        maybe(0.8) { [0, 20, 75, 100, 300, 333.5].randomElement(using: &$0.random)! }
    }

    /// The same, endless now and then.
    mutating func wideProposal() -> Double? { chance(0.25) ? .infinity : proposal() }

    /// A length that one of its views may be asked about.
    mutating func question() -> Double? {
        [nil, 0, .infinity, Double(Int.random(in: 0...160, using: &random)) * 2.5].randomElement(using: &random)!
    }

    /// A length for which an answer is said to hold.
    mutating func length(in range: ProposalRange, asked: Double?) -> Double? { range.length(asked, &random) }

    private mutating func children(_ depth: Int) -> [Sketch] {
        let count = [0, 1, 2, 2, 2, 3, 3, 4].randomElement(using: &random)!
        return (0..<count).map { _ in sketch(depth: depth - 1) }
    }

    private mutating func leaf() -> Sketch {
        let spacer = Sketch(.spacer(maybe(0.4) { $0.spacing() }))
        let box = Sketch(.frame(length(), length(), .center, .middle), [Sketch(.color)])
        if isPlain { return [Sketch(.color), spacer, box].randomElement(using: &random)! }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: return Sketch(.color)
        case 4: return Sketch(.circle)
        case 5 where !isTransposable: return Sketch(.divider)
        case 6, 7: return spacer
        // Frames keep a spacer's own spacing, no other view's (rules.md §3).
        case 8:
            return Sketch(
                .frame(maybe(0.5) { $0.length() }, maybe(0.5) { $0.length() }, guide(.horizontal), guide(.vertical)),
                [spacer])
        case 9: return Sketch(.flexible(limits(), limits(), guide(.horizontal), guide(.vertical)), [spacer])
        default: return box
        }
    }

    private mutating func limits() -> Sketch.Limits {
        // In order, so that nothing is contradictory; each may be missing.
        var values = [length(), length(), length()]
        if !isHostile { values.sort() }
        if chance(0.15) { values[0] = 0 }
        if chance(0.3) { values[2] = .infinity }
        return Sketch.Limits(
            minimum: chance(0.4) ? values[0] : nil, ideal: chance(0.25) ? values[1] : nil,
            maximum: chance(0.5) ? values[2] : nil)
    }

    private mutating func guide(_ axis: Axis) -> Guide {
        if chance(0.4) { return axis == .horizontal ? .center : .middle }
        let guides = Guide.all(axis).filter {
            (!isTransposable || $0.transposed != nil) && (!isPlain || $0.part != nil)
        }
        return guides.randomElement(using: &random)!
    }

    private mutating func length() -> Double { unusable() ?? Double(Int.random(in: 0...300, using: &random)) / 2 }
    private mutating func spacing() -> Double { unusable() ?? Double(Int.random(in: 0...40, using: &random)) / 2 }
    /// Room between two views, or an overlap as of avatars in a row.
    private mutating func gap() -> Double { chance(0.15) ? -spacing() / 4 : spacing() }
    private mutating func inset() -> Double { unusable() ?? Double(Int.random(in: -20...60, using: &random)) / 2 }
    private mutating func unusable() -> Double? {
        guard isHostile, chance(0.3) else { return nil }
        return [-1, -1e9, 0, .nan, .infinity, -.infinity, 1e100, -1e100, 1e-300, 1e15].randomElement(using: &random)
    }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func maybe(_ part: Double, _ value: (inout Self) -> Double) -> Double? {
        chance(part) ? value(&self) : nil
    }
}

extension Sketch {
    /// The random view of a seed, of at most thirty views.
    static func random(seed: UInt64) -> Sketch {
        var generator = SketchGenerator(seed: seed)
        while true {
            let sketch = generator.sketch(depth: 5)
            if sketch.count <= 30 { return sketch }
        }
    }
}
