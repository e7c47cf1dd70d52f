import Galley

/// SplitMix64: the same numbers from the same seed everywhere.
struct SketchRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes random views.
struct SketchGenerator {
    private var random: SketchRandom
    /// Leaves out what has no counterpart on the other axis: baselines and dividers.
    var isTransposable = false
    /// Puts in lengths that no view should be given: negative, endless, undefined, enormous, in no order.
    var isHostile = false

    init(seed: UInt64) { random = SketchRandom(seed: seed) }

    /// A view nested at most `depth` deep.
    mutating func sketch(depth: Int) -> Sketch {
        if depth == 0 || chance(0.12) { return leaf() }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6:
            let axis: Axis = chance(0.5) ? .horizontal : .vertical
            return Sketch(.stack(axis, guide(axis.other), spacing: maybe(0.6) { $0.spacing() }), children(depth))
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

    /// A length that a view may be offered; nil is unspecified.
    mutating func proposal() -> Double? {
        maybe(0.8) { [0, 20, 75, 100, 300, 333.5].randomElement(using: &$0.random)! }
    }

    private mutating func children(_ depth: Int) -> [Sketch] {
        let count = [0, 1, 2, 2, 2, 3, 3, 4].randomElement(using: &random)!
        return (0..<count).map { _ in sketch(depth: depth - 1) }
    }

    private mutating func leaf() -> Sketch {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: return Sketch(.color)
        case 4: return Sketch(.circle)
        case 5 where !isTransposable: return Sketch(.divider)
        case 6, 7: return Sketch(.spacer(maybe(0.4) { $0.spacing() }))
        default: return Sketch(.frame(length(), length(), .center, .middle), [Sketch(.color)])
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
        let guides = Guide.all(axis).filter { !isTransposable || $0.transposed != nil }
        return guides.randomElement(using: &random)!
    }

    private mutating func length() -> Double { unusable() ?? Double(Int.random(in: 0...300, using: &random)) / 2 }
    private mutating func spacing() -> Double { unusable() ?? Double(Int.random(in: 0...40, using: &random)) / 2 }
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
