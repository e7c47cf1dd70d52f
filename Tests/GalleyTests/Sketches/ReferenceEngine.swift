import Galley
import GalleyRandom
import GalleyTestSupport

// A slow layout engine, written from rules.md §1 and §3 to §10 and sharing nothing with the real one: no
// memory, no ranges, no fast paths. Where the prose leaves a result open (∞ − ∞, a negative length, an endless minimum, a ratio
// without a size) or where the last bit of a sum decides, it says so in `isOpen`, and nothing is compared.

/// A value for each axis.
struct Pair<Value> {
    var x, y: Value

    init(_ x: Value, _ y: Value) { (self.x, self.y) = (x, y) }

    /// `main` along `axis`, `cross` across it.
    init(_ axis: Axis, _ main: Value, _ cross: Value) {
        self = axis == .horizontal ? Self(main, cross) : Self(cross, main)
    }

    subscript(axis: Axis) -> Value { axis == .horizontal ? x : y }

    func map<Result>(_ change: (Axis, Value) -> Result) -> Pair<Result> {
        Pair<Result>(change(.horizontal, x), change(.vertical, y))
    }
}

/// A view in the tree, with the axis of the stack that is nearest around it and its number, counted parents first.
final class ReferenceNode {
    let kind: Sketch.Kind
    let stackAxis: Axis?
    let number: Int
    let children: [ReferenceNode]

    init(_ sketch: Sketch, in axis: Axis? = nil, number: inout Int) {
        kind = sketch.kind
        stackAxis = axis
        self.number = number
        number += 1
        var children: [ReferenceNode] = []
        for (index, child) in sketch.children.enumerated() {
            let inner: Axis? =
                switch sketch.kind {
                case .stack(let axis, _, _): axis
                case .depth: nil
                case .layer where index == 1: nil
                default: axis
                }
            children.append(ReferenceNode(child, in: inner, number: &number))
        }
        self.children = children
    }

    var child: ReferenceNode { children[0] }
}

final class ReferenceEngine {
    typealias Offer = Pair<Double?>
    typealias Lengths = Pair<Double>

    let root: ReferenceNode
    private(set) var isOpen = false
    /// Measurements left before the view counts as too dear to check.
    private var budget: Int
    private(set) var frames: [Int: (x: Double, y: Double, width: Double, height: Double)] = [:]

    init(_ sketch: Sketch, budget: Int = 400_000) {
        var number = 0
        root = ReferenceNode(sketch, number: &number)
        self.budget = budget
    }

    func layOut(_ offer: Offer) {
        place(root, offer, Lengths(0, 0))
    }

    /// What the view of a number answers to an offer.
    func size(ofNumber number: Int, _ offer: Offer) -> Lengths? {
        var open = [root]
        while let node = open.popLast() {
            if node.number == number { return size(node, offer) }
            open += node.children
        }
        return nil
    }

    // MARK: Priority (§2.6, §4.1, §4.10)

    private func priority(_ node: ReferenceNode) -> Double {
        switch node.kind {
        case .spacer: -.infinity
        case .priority(let value): value
        case .stack, .depth: node.children.isEmpty ? -.infinity : 0
        case .fixedSize, .guide, .layer: priority(node.child)
        default: 0
        }
    }

    // MARK: Size

    func size(_ node: ReferenceNode, _ offer: Offer) -> Lengths {
        budget -= 1
        if budget < 0 { isOpen = true }
        if isOpen { return Lengths(0, 0) }
        let size = measure(node, offer)
        if !(size.x >= 0 && size.y >= 0) { isOpen = true }
        return size
    }

    private func measure(_ node: ReferenceNode, _ offer: Offer) -> Lengths {
        switch node.kind {
        case .color: return offer.map { $1 ?? 10 }
        case .circle:
            let side = min(offer.x ?? offer.y ?? 10, offer.y ?? offer.x ?? 10)
            return Lengths(side, side)
        case .divider:
            // One pixel at scale 1; vertical in a row, else horizontal.
            return node.stackAxis == .horizontal ? Lengths(1, offer.y ?? 10) : Lengths(offer.x ?? 10, 1)
        case .spacer(let minimum):
            let least = minimum ?? 8
            return offer.map { axis, length in
                if let stack = node.stackAxis, stack != axis { return 0 }
                return max(length ?? least, least)
            }
        case .stack(let axis, let guide, let spacing): return solve(node, axis, guide, spacing, offer).size
        case .depth(let x, let y): return union(node, x, y, offer).size
        case .frame(let width, let height, _, _):
            let own = size(node.child, inner(node, offer))
            return Lengths(width ?? own.x, height ?? own.y)
        case .flexible(let width, let height, _, _):
            let inner = inner(node, offer)
            let own = size(node.child, inner)
            return offer.map { axis, length in
                let limits = axis == .horizontal ? width : height
                if length == nil, let ideal = limits.ideal { return ideal }
                switch (limits.minimum, limits.maximum) {
                case (let low?, let high?): return min(max(length ?? own[axis], low), high)
                case (let low?, nil): return max(low, min(inner[axis] ?? .infinity, own[axis]))
                case (nil, let high?): return min(high, max(inner[axis] ?? -.infinity, own[axis]))
                case (nil, nil): return own[axis]
                }
            }
        case .padding(let top, let left, let bottom, let right):
            let own = size(node.child, inner(node, offer))
            return Lengths(max(own.x + left + right, 0), max(own.y + top + bottom, 0))
        case .position:
            let own = size(node.child, offer)
            return offer.map { axis, length in length ?? own[axis] }
        case .fixedSize, .aspect, .priority, .guide, .layer: return size(node.child, inner(node, offer))
        }
    }

    /// What a modifier offers its view while measuring.
    private func inner(_ node: ReferenceNode, _ offer: Offer) -> Offer {
        switch node.kind {
        case .frame(let width, let height, _, _): return Offer(width ?? offer.x, height ?? offer.y)
        case .flexible(let width, let height, _, _):
            return offer.map { axis, length in
                let limits = axis == .horizontal ? width : height
                return (length ?? limits.ideal).map {
                    min(max($0, limits.minimum ?? -.infinity), limits.maximum ?? .infinity)
                }
            }
        case .padding(let top, let left, let bottom, let right):
            return Offer(offer.x.map { max($0 - left - right, 0) }, offer.y.map { max($0 - top - bottom, 0) })
        case .fixedSize(let width, let height): return Offer(width ? nil : offer.x, height ? nil : offer.y)
        case .aspect(let ratio, let fills): return proportional(node, ratio, fills, offer)
        default: return offer
        }
    }

    private func proportional(_ node: ReferenceNode, _ ratio: Double?, _ fills: Bool, _ offer: Offer) -> Offer {
        if offer.x == nil, offer.y == nil { return offer }
        var sides = ratio.map { Lengths($0, 1) } ?? size(node.child, Offer(nil, nil))
        if sides.x == sides.y { sides = Lengths(1, 1) }
        guard sides.x > 0, sides.y > 0, sides.x.isFinite, sides.y.isFinite else {
            isOpen = true
            return offer
        }
        let scales = [offer.x.map { $0 / sides.x }, offer.y.map { $0 / sides.y }].compactMap { $0 }
        let scale = fills ? scales.max()! : scales.min()!
        return Offer(sides.x * scale, sides.y * scale)
    }

    // MARK: Stacks (§4)

    private typealias Solved = (size: Lengths, offers: [Offer], origins: [Lengths])

    private func solve(_ node: ReferenceNode, _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ offer: Offer)
        -> Solved
    {
        let children = node.children
        if children.isEmpty { return (Lengths(0, 0), [], []) }
        let cross = offer[axis.other]
        let gaps = gaps(children, axis, spacing)
        var offers = [Offer](repeating: Offer(axis, nil, cross), count: children.count)
        if let length = offer[axis] {
            let limits = children.map {
                StackOracle.Child(
                    priority: priority($0), low: size($0, Offer(axis, 0, cross))[axis],
                    high: size($0, Offer(axis, .infinity, cross))[axis])
            }
            var oracle = StackOracle()
            let parts = oracle.divided(length - gaps.reduce(0, +), limits) { child, offer in
                size(children[child], Offer(axis, offer, cross))[axis]
            }
            if oracle.isOpen { isOpen = true }
            if isOpen { return (Lengths(0, 0), offers, children.map { _ in Lengths(0, 0) }) }
            offers = parts.map { Offer(axis, $0.offer, cross) }
        }
        let sizes = children.indices.map { size(children[$0], offers[$0]) }
        let guides = children.indices.map { value(guide, children[$0], offers[$0]) }
        let isEndless = sizes.contains { $0[axis.other] == .infinity }
        if !isEndless, guides.contains(where: { !$0.isFinite }) { isOpen = true }
        let before = guides.max()!
        let after = children.indices.map { sizes[$0][axis.other] - guides[$0] }.max()!
        var pen = 0.0
        var origins: [Lengths] = []
        for index in children.indices {
            if index > 0 { pen += gaps[index - 1] }
            origins.append(Lengths(axis, pen, isEndless ? 0 : before - guides[index]))
            pen += sizes[index][axis]
        }
        return (Lengths(axis, pen, isEndless ? .infinity : before + after), offers, origins)
    }

    /// Placed, a stack knows how thick it is: an unspecified cross length becomes its own.
    private func solveForPlacing(
        _ node: ReferenceNode, _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ offer: Offer
    ) -> Solved {
        let cross = offer[axis.other] ?? size(node, offer)[axis.other]
        return solve(node, axis, guide, spacing, Offer(axis, offer[axis], cross))
    }

    // MARK: Stacks in depth (§6)

    private func union(_ node: ReferenceNode, _ x: Guide, _ y: Guide, _ offer: Offer) -> (size: Lengths, guide: Lengths)
    {
        let highest = node.children.map { priority($0) }.max() ?? 0
        let ruling = node.children.filter { priority($0) == highest }
        if ruling.isEmpty { return (Lengths(0, 0), Lengths(0, 0)) }
        let sizes = ruling.map { size($0, offer) }
        func extent(_ axis: Axis, _ guide: Guide) -> (length: Double, guide: Double) {
            // Endless views start together: their common point is nowhere.
            if sizes.contains(where: { $0[axis] == .infinity }) { return (.infinity, .infinity) }
            let guides = ruling.map { value(guide, $0, offer) }
            if guides.contains(where: { !$0.isFinite }) { isOpen = true }
            let after = ruling.indices.map { sizes[$0][axis] - guides[$0] }.max()!
            return (guides.max()! + after, guides.max()!)
        }
        let (width, height) = (extent(.horizontal, x), extent(.vertical, y))
        return (Lengths(width.length, height.length), Lengths(width.guide, height.guide))
    }

    // MARK: Placing

    /// The children's places, relative to the view, and what each is offered.
    private func placements(_ node: ReferenceNode, _ offer: Offer) -> [(
        child: ReferenceNode, offer: Offer, origin: Lengths
    )] {
        switch node.kind {
        case .color, .circle, .divider, .spacer: return []
        case .stack(let axis, let guide, let spacing):
            let solved = solveForPlacing(node, axis, guide, spacing, offer)
            return node.children.indices.map { (node.children[$0], solved.offers[$0], solved.origins[$0]) }
        case .depth(let x, let y):
            let final = size(node, offer).map { Optional($1) }
            let common = union(node, x, y, final).guide
            return node.children.map {
                ($0, final, Lengths(common.x - value(x, $0, final), common.y - value(y, $0, final)))
            }
        case .frame(_, _, let x, let y): return [aligned(node, inner(node, offer), x, y, in: size(node, offer))]
        case .flexible(let width, let height, let x, let y):
            let own = size(node, offer)
            let given: Offer = own.map { axis, length in
                let limits = axis == .horizontal ? width : height
                let isBetween = length > limits.minimum ?? -.infinity && length < limits.maximum ?? .infinity
                return offer[axis] == nil && limits.ideal == nil && isBetween ? nil : length
            }
            return [aligned(node, given, x, y, in: own)]
        case .padding(let top, let left, _, _): return [(node.child, inner(node, offer), Lengths(left, top))]
        case .position(let x, let y):
            let given = size(node, offer).map { Optional($1) }
            let own = size(node.child, given)
            return [(node.child, given, Lengths(x - own.x / 2, y - own.y / 2))]
        case .fixedSize, .aspect, .priority, .guide: return [(node.child, inner(node, offer), Lengths(0, 0))]
        case .layer(_, let x, let y):
            let given = size(node, offer).map { Optional($1) }
            let second = node.children[1]
            let origin = Lengths(
                value(x, node.child, offer) - value(x, second, given),
                value(y, node.child, offer) - value(y, second, given))
            return [(node.child, offer, Lengths(0, 0)), (second, given, origin)]
        }
    }

    /// A frame's view, its guide on the guide's default in the frame.
    private func aligned(
        _ node: ReferenceNode, _ offer: Offer, _ x: Guide, _ y: Guide, in size: Lengths
    ) -> (child: ReferenceNode, offer: Offer, origin: Lengths) {
        let origin = Lengths(
            standard(x, size) - value(x, node.child, offer), standard(y, size) - value(y, node.child, offer))
        return (node.child, offer, origin)
    }

    private func place(_ node: ReferenceNode, _ offer: Offer, _ origin: Lengths) {
        if isOpen { return }
        let own = size(node, offer)
        frames[node.number] = (origin.x, origin.y, own.x, own.y)
        for placement in placements(node, offer) {
            // Endless views start together: nothing lies at ∞.
            let shift = placement.origin.map { $1.isFinite ? $1 : 0 }
            place(placement.child, placement.offer, Lengths(origin.x + shift.x, origin.y + shift.y))
        }
    }

    // MARK: Guides (§5)

    private func value(_ guide: Guide, _ node: ReferenceNode, _ offer: Offer) -> Double {
        explicit(guide, node, offer) ?? standard(guide, size(node, offer))
    }

    private func standard(_ guide: Guide, _ size: Lengths) -> Double {
        let length = size[guide.axis]
        switch guide {
        case .leading, .top: return 0
        case .center, .middle: return length / 2
        case .custom, .customVertical:
            // A part of an endless length is no place.
            if !length.isFinite { isOpen = true }
            return length / 4
        case .trailing, .bottom, .firstBaseline, .lastBaseline: return length
        }
    }

    private func explicit(_ guide: Guide, _ node: ReferenceNode, _ offer: Offer) -> Double? {
        if isOpen { return nil }
        func shifted(_ placement: (child: ReferenceNode, offer: Offer, origin: Lengths)) -> Double? {
            explicit(guide, placement.child, placement.offer).map { $0 + placement.origin[guide.axis] }
        }
        switch node.kind {
        case .guide(guide, let part, let offset):
            let length = size(node, offer)[guide.axis]
            // A part of an endless length is no place.
            if part != 0, !length.isFinite { isOpen = true }
            return part == 0 ? offset : length * part + offset
        case .stack, .depth:
            // Nothing to combine means nothing to place.
            switch guide {
            case .leading, .center, .trailing, .top, .middle, .bottom: return nil
            default: break
            }
            let values = placements(node, offer).compactMap(shifted)
            if values.isEmpty { return nil }
            if !values.allSatisfy(\.isFinite) { isOpen = true }
            switch guide {
            case .firstBaseline: return values.min()
            case .lastBaseline: return values.max()
            default: return values.reduce(0, +) / Double(values.count)
            }
        default: return placements(node, offer).first.flatMap(shifted)
        }
    }

    // MARK: Spacing (§3)

    /// What a view without text wants at an edge.
    private enum Wish: Equatable {
        /// Nothing but room for a neighbouring text.
        case plain
        /// Nothing at all to its neighbour.
        case none
        /// Both, from different children of a container.
        case both
    }

    private enum Side { case start, end }

    private func gaps(_ children: [ReferenceNode], _ axis: Axis, _ spacing: Double?) -> [Double] {
        zip(children, children.dropFirst()).map { first, second in
            if let spacing { return spacing }
            let (a, b) = (wish(first, axis, .end), wish(second, axis, .start))
            // Plain views' categories never meet (edge-above-text at one edge, edge-below-text at the other).
            return a == .plain && b == .plain ? 8 : 0
        }
    }

    private func wish(_ node: ReferenceNode, _ axis: Axis, _ side: Side) -> Wish {
        switch node.kind {
        case .spacer: return node.stackAxis == nil || node.stackAxis == axis ? .none : .plain
        case .color, .circle, .divider, .position: return .plain
        case .padding(let top, let left, let bottom, let right):
            let inset = axis == .horizontal ? (side == .start ? left : right) : (side == .start ? top : bottom)
            return inset != 0 ? .plain : wish(node.child, axis, side)
        case .frame(let width, let height, _, _):
            let isGiven = (axis == .horizontal ? width : height) != nil
            return isGiven && !isSpacer(node.child) ? .plain : wish(node.child, axis, side)
        case .flexible(let width, let height, _, _):
            let limits = axis == .horizontal ? width : height
            return limits != Sketch.Limits() && !isSpacer(node.child) ? .plain : wish(node.child, axis, side)
        case .fixedSize, .aspect, .priority, .guide, .layer: return wish(node.child, axis, side)
        case .stack(axis, _, _):
            let edge = side == .start ? node.children.first : node.children.last
            return edge.map { wish($0, axis, side) } ?? .none
        case .stack, .depth:
            let wishes = node.children.map { wish($0, axis, side) }
            if wishes.isEmpty { return .none }
            return wishes.dropFirst().reduce(wishes[0]) { $0 == $1 ? $0 : .both }
        }
    }

    private func isSpacer(_ node: ReferenceNode) -> Bool {
        switch node.kind {
        case .spacer: true
        case .priority, .guide: isSpacer(node.child)
        default: false
        }
    }
}
