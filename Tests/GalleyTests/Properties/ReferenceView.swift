import Foundation

// A slow, obviously right layout engine, written from the prose rules of semantics.md §3 to §9 and sharing nothing with
// the real one: no memory, no ranges, no fast paths. It is the oracle of the property tests.

/// A view, as the oracle knows it.
indirect enum ReferenceView {
    case color
    case spacer(minimum: Double?)
    case frame(ReferenceView, width: Double?, height: Double?, Place)
    case flexible(ReferenceView, width: Limits, height: Limits, Place)
    case padding(ReferenceView, top: Double, leading: Double, bottom: Double, trailing: Double)
    case fixedSize(ReferenceView, horizontal: Bool, vertical: Bool)
    case aspectRatio(ReferenceView, Double?, fills: Bool)
    case priority(ReferenceView, Double)
    case overlay(ReferenceView, ReferenceView, Place)
    case row([ReferenceView], spacing: Double?, align: Double)
    case column([ReferenceView], spacing: Double?, align: Double)
    case depth([ReferenceView], Place)

    /// An alignment by its parts: 0 leading or top, 0.5 center, 1 trailing or bottom.
    struct Place: Equatable {
        var x, y: Double
    }

    struct Limits: Equatable {
        var minimum, ideal, maximum: Double?
    }
}

struct ReferenceFrame: Equatable {
    var x, y, width, height: Double
}

/// A proposal by axis: 0 horizontal, 1 vertical; nil is the ideal length.
typealias Offer = [Double?]

extension ReferenceView {
    var layoutPriority: Double {
        switch self {
        case .priority(_, let value): value
        case .fixedSize(let child, _, _), .overlay(let child, _, _): child.layoutPriority
        case .spacer: -.infinity
        case .row(let children, _, _), .column(let children, _, _), .depth(let children, _):
            children.isEmpty ? -.infinity : 0
        default: 0
        }
    }

    /// Whether the view asks for no distance at an edge (semantics.md §3): only spacers do, through what keeps their
    /// preferences. `end` is the right or bottom edge, `stack` the axis of the nearest stack.
    func asksForNothing(_ axis: Int, end: Bool, in stack: Int?) -> Bool {
        switch self {
        case .color: return false
        case .spacer: return stack == nil || stack == axis
        case .priority(let child, _), .fixedSize(let child, _, _), .overlay(let child, _, _),
            .aspectRatio(let child, _, _):
            return child.asksForNothing(axis, end: end, in: stack)
        case .frame(let child, let width, let height, _):
            return (axis == 0 ? width : height) == nil && child.asksForNothing(axis, end: end, in: stack)
        case .flexible(let child, let width, let height, _):
            return (axis == 0 ? width : height) == Limits() && child.asksForNothing(axis, end: end, in: stack)
        case .padding(let child, let top, let leading, let bottom, let trailing):
            let inset = axis == 0 ? (end ? trailing : leading) : (end ? bottom : top)
            return inset == 0 && child.asksForNothing(axis, end: end, in: stack)
        case .row(let children, _, _), .column(let children, _, _):
            if children.isEmpty { return true }
            guard let own = self.stack?.axis, own == axis else {
                return children.contains { $0.asksForNothing(axis, end: end, in: self.stack?.axis) }
            }
            return (end ? children[children.count - 1] : children[0]).asksForNothing(axis, end: end, in: own)
        case .depth(let children, _):
            return children.isEmpty || children.contains { $0.asksForNothing(axis, end: end, in: nil) }
        }
    }

    // MARK: Sizes

    /// The size for an offer; `stack` is the axis of the nearest stack.
    func size(_ offer: Offer, in stack: Int?) -> [Double] {
        switch self {
        case .color: return offer.map { $0 ?? 10 }
        case .spacer(let minimum):
            let least = minimum ?? 8
            return [0, 1].map { axis in
                if let stack, stack != axis { return 0 }
                return max(offer[axis] ?? least, least)
            }
        case .frame(let child, let width, let height, _):
            let given = [width, height]
            let own = child.size(childOffer(offer), in: stack)
            return [0, 1].map { given[$0] ?? own[$0] }
        case .flexible(let child, let width, let height, _):
            let inner = childOffer(offer)
            let own = child.size(inner, in: stack)
            return [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                if offer[axis] == nil, let ideal = limits.ideal { return ideal }
                if let length = offer[axis], let low = limits.minimum, let high = limits.maximum {
                    return min(max(length, low), high)
                }
                switch (limits.minimum, limits.maximum) {
                case (let low?, let high?): return min(max(own[axis], low), high)
                case (let low?, nil): return max(low, min(inner[axis] ?? .infinity, own[axis]))
                case (nil, let high?): return min(high, max(inner[axis] ?? -.infinity, own[axis]))
                case (nil, nil): return own[axis]
                }
            }
        case .padding(let child, let top, let leading, let bottom, let trailing):
            let own = child.size(childOffer(offer), in: stack)
            return [max(own[0] + leading + trailing, 0), max(own[1] + top + bottom, 0)]
        case .fixedSize(let child, _, _), .aspectRatio(let child, _, _):
            return child.size(childOffer(offer, in: stack), in: stack)
        case .priority(let child, _), .overlay(let child, _, _):
            return child.size(offer, in: stack)
        case .row, .column:
            return solve(offer).size
        case .depth(let children, _):
            let highest = children.map(\.layoutPriority).max() ?? 0
            let sizes = children.filter { $0.layoutPriority == highest }.map { $0.size(offer, in: nil) }
            return [0, 1].map { axis in sizes.map { $0[axis] }.max() ?? 0 }
        }
    }

    /// What a view with one child offers it.
    func childOffer(_ offer: Offer, in stack: Int? = nil) -> Offer {
        switch self {
        case .frame(_, let width, let height, _): return [width ?? offer[0], height ?? offer[1]]
        case .flexible(_, let width, let height, _):
            return [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                return (offer[axis] ?? limits.ideal).map {
                    max(min($0, limits.maximum ?? .infinity), limits.minimum ?? -.infinity)
                }
            }
        case .padding(_, let top, let leading, let bottom, let trailing):
            return [offer[0].map { max($0 - leading - trailing, 0) }, offer[1].map { max($0 - top - bottom, 0) }]
        case .fixedSize(_, let horizontal, let vertical):
            return [horizontal ? nil : offer[0], vertical ? nil : offer[1]]
        case .aspectRatio(let child, let ratio, let fills):
            if offer[0] == nil, offer[1] == nil { return offer }
            var sides = ratio.map { [$0, 1] } ?? child.size([nil, nil], in: stack)
            if sides[0] == sides[1] { sides = [1, 1] }
            guard sides[0] > 0, sides[1] > 0 else { return offer }
            let scales = [0, 1].compactMap { axis in offer[axis].map { $0 / sides[axis] } }
            let scale = fills && scales.count == 2 ? scales.max()! : scales.min()!
            return [sides[0] * scale, sides[1] * scale]
        default: return offer
        }
    }

    // MARK: Stacks

    private var stack: (axis: Int, children: [ReferenceView], spacing: Double?, align: Double)? {
        switch self {
        case .row(let children, let spacing, let align): (0, children, spacing, align)
        case .column(let children, let spacing, let align): (1, children, spacing, align)
        default: nil
        }
    }

    /// semantics.md §4.
    private func solve(_ offer: Offer) -> (size: [Double], offers: [Offer], origins: [[Double]], sizes: [[Double]]) {
        guard let (axis, children, spacing, align) = stack, !children.isEmpty else { return ([0, 0], [], [], []) }
        let minor = offer[1 - axis]
        func along(_ length: Double?) -> Offer { axis == 0 ? [length, minor] : [minor, length] }
        let gaps = children.indices.dropFirst().map { index -> Double in
            if let spacing { return spacing }
            let touches =
                children[index - 1].asksForNothing(axis, end: true, in: axis)
                || children[index].asksForNothing(axis, end: false, in: axis)
            return touches ? 0 : 8
        }
        var offers = [Offer](repeating: along(nil), count: children.count)
        if let length = offer[axis] {
            let low = children.map { $0.size(along(0), in: axis)[axis] }
            let high = children.map { $0.size(along(.infinity), in: axis)[axis] }
            let order = children.indices.sorted { a, b in
                let (pa, pb) = (children[a].layoutPriority, children[b].layoutPriority)
                if pa != pb { return pa > pb }
                let (fa, fb) = (high[a] - low[a], high[b] - low[b])
                if fa == .infinity, fb == .infinity, low[a] != low[b] { return low[a] > low[b] }
                return fa != fb ? fa < fb : a < b
            }
            var left = length - gaps.reduce(0, +)
            let priorities = children.map(\.layoutPriority)
            let first = priorities[order[0]]
            for index in order where priorities[index] != first { left -= low[index] }
            var position = 0
            while position < order.count {
                let group = order[position...].prefix { priorities[$0] == priorities[order[position]] }
                if position > 0 { for index in group { left += low[index] } }
                for (served, index) in group.enumerated() {
                    offers[index] = along(max(left / Double(group.count - served), 0))
                    let rest = left - children[index].size(offers[index], in: axis)[axis]
                    if !rest.isNaN { left = rest }
                }
                position += group.count
            }
        }
        let sizes = children.indices.map { children[$0].size(offers[$0], in: axis) }
        let thickness = sizes.map { $0[1 - axis] }.max() ?? 0
        var origins: [[Double]] = []
        var pen = 0.0
        for index in children.indices {
            if index > 0 { pen += gaps[index - 1] }
            let rest = thickness - sizes[index][1 - axis]
            let across = rest.isFinite ? rest * align : 0
            origins.append(axis == 0 ? [pen, across] : [across, pen])
            pen += sizes[index][axis]
        }
        return (axis == 0 ? [pen, thickness] : [thickness, pen], offers, origins, sizes)
    }

    // MARK: Places

    /// The frames of this view and all inside it, in the order in which they are written.
    func frames(_ offer: Offer, at origin: [Double] = [0, 0], in stackAxis: Int? = nil) -> [ReferenceFrame] {
        let own = size(offer, in: stackAxis)
        let frame = ReferenceFrame(x: origin[0], y: origin[1], width: own[0], height: own[1])
        func place(_ child: ReferenceView, _ offer: Offer, _ x: Double, _ y: Double, in axis: Int?) -> [ReferenceFrame]
        {
            child.frames(offer, at: [origin[0] + x, origin[1] + y], in: axis)
        }
        func aligned(_ child: ReferenceView, _ offer: Offer, _ to: Place) -> [ReferenceFrame] {
            let inner = child.size(offer, in: stackAxis)
            let (x, y) = ((own[0] - inner[0]) * to.x, (own[1] - inner[1]) * to.y)
            return place(child, offer, x.isFinite ? x : 0, y.isFinite ? y : 0, in: stackAxis)
        }
        switch self {
        case .color, .spacer: return [frame]
        case .frame(let child, _, _, let to): return [frame] + aligned(child, childOffer(offer), to)
        case .flexible(let child, let width, let height, let to):
            let inner: Offer = [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                let isInside = own[axis] > limits.minimum ?? -.infinity && own[axis] < limits.maximum ?? .infinity
                return offer[axis] == nil && limits.ideal == nil && isInside ? nil : own[axis]
            }
            return [frame] + aligned(child, inner, to)
        case .padding(let child, let top, let leading, _, _):
            return [frame] + place(child, childOffer(offer), leading, top, in: stackAxis)
        case .fixedSize(let child, _, _), .aspectRatio(let child, _, _):
            return [frame] + aligned(child, childOffer(offer, in: stackAxis), Place(x: 0.5, y: 0.5))
        case .priority(let child, _): return [frame] + place(child, offer, 0, 0, in: stackAxis)
        case .overlay(let child, let top, let to):
            let inner = top.size(own, in: nil)
            let (x, y) = ((own[0] - inner[0]) * to.x, (own[1] - inner[1]) * to.y)
            return [frame] + place(child, offer, 0, 0, in: stackAxis)
                + place(top, own, x.isFinite ? x : 0, y.isFinite ? y : 0, in: nil)
        case .row(let children, _, _), .column(let children, _, _):
            let axis = stack!.axis
            var final = offer
            if final[1 - axis] == nil { final[1 - axis] = own[1 - axis] }
            let solved = solve(final)
            return [frame]
                + children.indices.flatMap {
                    place(children[$0], solved.offers[$0], solved.origins[$0][0], solved.origins[$0][1], in: axis)
                }
        case .depth(let children, let to):
            let highest = children.map(\.layoutPriority).max() ?? 0
            let sizes = children.map { $0.size(own, in: nil) }
            let ruling = children.indices.filter { children[$0].layoutPriority == highest }
            let common = [0, 1].map { axis in ruling.map { sizes[$0][axis] * (axis == 0 ? to.x : to.y) }.max() ?? 0 }
            return [frame]
                + children.indices.flatMap { index in
                    let (x, y) = (common[0] - sizes[index][0] * to.x, common[1] - sizes[index][1] * to.y)
                    return place(children[index], own, x.isFinite ? x : 0, y.isFinite ? y : 0, in: nil)
                }
        }
    }
}
