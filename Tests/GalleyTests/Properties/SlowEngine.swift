/// Where a view lies: points, y down.
struct ReferenceFrame: Equatable {
    var x, y, width, height: Double
}

/// A proposal by axis: 0 horizontal, 1 vertical; nil is the ideal length.
typealias Offer = [Double?]

/// A slow, obviously right layout engine, written from rules.md §3 to §10 and sharing nothing with
/// the real one: no memory, no ranges, no fast paths. It is the oracle of the property tests.
///
/// Where the prose leaves a result open (∞ − ∞, a negative length, a ratio of nothing) or the last bit of a sum would
/// decide, it says so in `isOpen`, and nothing is compared.
final class SlowEngine {
    private(set) var isOpen = false
    /// Measurements left before a view counts as too dear to check.
    private var budget = 12_000

    // MARK: Priority (§2.6, §4.1)

    private func priority(_ view: ReferenceView) -> Double {
        switch view {
        case .priority(_, let value): value
        case .fixedSize(let child, _, _), .guide(let child, _, _, _), .layer(let child, _, _, _): priority(child)
        case .spacer: -.infinity
        case .row, .column, .depth: view.children.isEmpty ? -.infinity : 0
        default: 0
        }
    }

    // MARK: Spacing (§3)

    /// Whether a view asks for no distance at an edge: only spacers and empty containers do, through what keeps their
    /// preferences. `isEnd` is the right or bottom edge.
    private func asksForNothing(_ view: ReferenceView, _ axis: Int, isEnd: Bool, in stack: Int?) -> Bool {
        func child() -> Bool { asksForNothing(view.children[0], axis, isEnd: isEnd, in: stack) }
        switch view {
        case .color, .position: return false
        case .spacer: return stack == nil || stack == axis
        case .priority, .fixedSize, .guide, .layer, .aspectRatio: return child()
        case .frame(let inner, let width, let height, _):
            return ((axis == 0 ? width : height) == nil || isSpacer(inner)) && child()
        case .flexible(let inner, let width, let height, _):
            return ((axis == 0 ? width : height) == ReferenceView.Limits() || isSpacer(inner)) && child()
        case .padding(_, let top, let leading, let bottom, let trailing):
            let inset = axis == 0 ? (isEnd ? trailing : leading) : (isEnd ? bottom : top)
            return inset == 0 && child()
        case .row(let children, _, _), .column(let children, _, _):
            let own = view.stackAxis(ofChild: 0, in: nil)
            if children.isEmpty { return true }
            if own == axis {
                return asksForNothing(isEnd ? children.last! : children.first!, axis, isEnd: isEnd, in: own)
            }
            return children.contains { asksForNothing($0, axis, isEnd: isEnd, in: own) }
        case .depth(let children, _):
            return children.isEmpty || children.contains { asksForNothing($0, axis, isEnd: isEnd, in: nil) }
        }
    }

    private func isSpacer(_ view: ReferenceView) -> Bool {
        switch view {
        case .spacer: true
        case .priority(let child, _), .guide(let child, _, _, _): isSpacer(child)
        default: false
        }
    }

    // MARK: Sizes

    /// The size for an offer; `stack` is the axis of the nearest stack.
    func size(_ view: ReferenceView, _ offer: Offer, in stack: Int?) -> [Double] {
        budget -= 1
        if budget < 0 { isOpen = true }
        if isOpen { return [0, 0] }
        let size = measure(view, offer, in: stack)
        if size.contains(where: { $0.isNaN || $0 < 0 }) { isOpen = true }
        return size
    }

    private func measure(_ view: ReferenceView, _ offer: Offer, in stack: Int?) -> [Double] {
        switch view {
        case .color: return offer.map { $0 ?? 10 }
        case .spacer(let minimum):
            let least = minimum ?? 8
            return [0, 1].map { axis in
                if let stack, stack != axis { return 0 }
                return max(offer[axis] ?? least, least)
            }
        case .frame(let child, let width, let height, _):
            let own = size(child, childOffer(view, offer, in: stack), in: stack)
            return [width ?? own[0], height ?? own[1]]
        case .flexible(let child, let width, let height, _):
            let inner = childOffer(view, offer, in: stack)
            let own = size(child, inner, in: stack)
            return [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                if offer[axis] == nil, let ideal = limits.ideal { return ideal }
                switch (limits.minimum, limits.maximum) {
                case (let low?, let high?): return min(max(offer[axis] ?? own[axis], low), high)
                case (let low?, nil): return max(low, min(inner[axis] ?? .infinity, own[axis]))
                case (nil, let high?): return min(high, max(inner[axis] ?? -.infinity, own[axis]))
                case (nil, nil): return own[axis]
                }
            }
        case .padding(let child, let top, let leading, let bottom, let trailing):
            let own = size(child, childOffer(view, offer, in: stack), in: stack)
            return [max(own[0] + leading + trailing, 0), max(own[1] + top + bottom, 0)]
        case .position(let child, _, _):
            let own = size(child, offer, in: stack)
            return [offer[0] ?? own[0], offer[1] ?? own[1]]
        case .fixedSize(let child, _, _), .aspectRatio(let child, _, _), .priority(let child, _),
            .guide(let child, _, _, _), .layer(let child, _, _, _):
            return size(child, childOffer(view, offer, in: stack), in: stack)
        case .row, .column: return solve(view, offer).size
        case .depth(let children, let place): return union(children, place, offer).size
        }
    }

    /// What a view with one child offers it while measuring (§8, §9).
    private func childOffer(_ view: ReferenceView, _ offer: Offer, in stack: Int?) -> Offer {
        switch view {
        case .frame(_, let width, let height, _): return [width ?? offer[0], height ?? offer[1]]
        case .flexible(_, let width, let height, _):
            return [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                return (offer[axis] ?? limits.ideal).map {
                    min(max($0, limits.minimum ?? -.infinity), limits.maximum ?? .infinity)
                }
            }
        case .padding(_, let top, let leading, let bottom, let trailing):
            return [offer[0].map { max($0 - leading - trailing, 0) }, offer[1].map { max($0 - top - bottom, 0) }]
        case .fixedSize(_, let horizontal, let vertical):
            return [horizontal ? nil : offer[0], vertical ? nil : offer[1]]
        case .aspectRatio(let child, let ratio, let fills):
            if offer[0] == nil, offer[1] == nil { return offer }
            var sides = ratio.map { [$0, 1] } ?? size(child, [nil, nil], in: stack)
            if sides[0] == sides[1] { sides = [1, 1] }
            if sides.contains(where: { $0 <= 0 || !$0.isFinite }) { isOpen = true }
            let scales = [0, 1].compactMap { axis in offer[axis].map { $0 / sides[axis] } }
            let scale = fills ? scales.max()! : scales.min()!
            return [sides[0] * scale, sides[1] * scale]
        default: return offer
        }
    }

    // MARK: Stacks (§4)

    private typealias Solved = (size: [Double], offers: [Offer], origins: [[Double]])

    private func solve(_ view: ReferenceView, _ offer: Offer) -> Solved {
        let children = view.children
        if children.isEmpty { return ([0, 0], [], []) }
        let axis = view.stackAxis(ofChild: 0, in: nil)!
        let spacing: Double?
        let align: Double
        switch view {
        case .row(_, let gap, let part), .column(_, let gap, let part): (spacing, align) = (gap, part)
        default: return ([0, 0], [], [])
        }
        let minor = offer[1 - axis]
        func along(_ length: Double?) -> Offer { axis == 0 ? [length, minor] : [minor, length] }
        let gaps = children.indices.map { index -> Double in
            if index == 0 { return 0 }
            if let spacing { return spacing }
            let touches =
                asksForNothing(children[index - 1], axis, isEnd: true, in: axis)
                || asksForNothing(children[index], axis, isEnd: false, in: axis)
            return touches ? 0 : 8
        }
        let offers =
            offer[axis].map { shares(of: $0 - gaps.reduce(0, +), children, axis, along) }
            ?? children.map { _ in along(nil) }
        let sizes = zip(children, offers).map { size($0, $1, in: axis) }
        let guide = ReferenceView.EdgeGuide(axis: 1 - axis, part: align)
        let guides = zip(children, offers).map { value(of: guide, $0, $1, in: axis) }
        let extent = extent(zip(sizes, guides).map { ($0[1 - axis], $1) })
        var origins: [[Double]] = []
        var pen = 0.0
        for index in children.indices {
            pen += gaps[index]
            let across = extent.length == .infinity ? 0 : extent.guide - guides[index]
            origins.append(axis == 0 ? [pen, across] : [across, pen])
            pen += sizes[index][axis]
        }
        return (axis == 0 ? [pen, extent.length] : [extent.length, pen], offers, origins)
    }

    /// What each child is offered of a length (§4.2 to §4.4).
    private func shares(of length: Double, _ children: [ReferenceView], _ axis: Int, _ along: (Double?) -> Offer)
        -> [Offer]
    {
        let lows = children.map { size($0, along(0), in: axis)[axis] }
        let highs = children.map { size($0, along(.infinity), in: axis)[axis] }
        let priorities = children.map { priority($0) }
        if lows.contains(.infinity) { isOpen = true }
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            let (x, y) = (highs[a] - lows[a], highs[b] - lows[b])
            if x == .infinity, y == .infinity { return isClearly(lows[b], below: lows[a]) }
            return isClearly(x, below: y)
        }
        // Into the order of serving one by one, behind their equals.
        var order: [Int] = []
        for index in children.indices {
            order.insert(index, at: order.firstIndex { isBefore(index, $0) } ?? order.endIndex)
        }
        var left = length
        for index in order where priorities[index] != priorities[order[0]] { left -= lows[index] }
        var offers = children.map { _ in along(nil) }
        for (position, index) in order.enumerated() {
            let peers = order.filter { priorities[$0] == priorities[index] }
            if index == peers[0], position > 0 { for peer in peers { left += lows[peer] } }
            let waiting = peers.count - peers.firstIndex(of: index)!
            offers[index] = along(max(left / Double(waiting), 0))
            let taken = size(children[index], offers[index], in: axis)[axis]
            if left != .infinity || taken != .infinity { left -= taken }
        }
        return offers
    }

    private func isClearly(_ a: Double, below b: Double) -> Bool {
        if a != b, abs(a - b) < 1e-6 { isOpen = true }
        return a < b
    }

    /// How long views are together whose guides lie on one point, and where that point is.
    private func extent(_ parts: [(length: Double, guide: Double)]) -> (length: Double, guide: Double) {
        // Endless views start together: their common point is nowhere.
        if parts.contains(where: { $0.length == .infinity }) { return (.infinity, .infinity) }
        if parts.contains(where: { !$0.guide.isFinite }) { isOpen = true }
        let before = parts.map(\.guide).max()!, after = parts.map { $0.length - $0.guide }.max()!
        return (before + after, before)
    }

    // MARK: Stacks in depth (§6)

    private func union(_ children: [ReferenceView], _ place: ReferenceView.Place, _ offer: Offer)
        -> (size: [Double], guide: [Double])
    {
        let highest = children.map { priority($0) }.max() ?? 0
        let ruling = children.filter { priority($0) == highest }
        if ruling.isEmpty { return ([0, 0], [0, 0]) }
        let extents = [0, 1].map { axis in
            extent(ruling.map { (size($0, offer, in: nil)[axis], value(of: place(axis), $0, offer, in: nil)) })
        }
        return (extents.map(\.length), extents.map(\.guide))
    }

    // MARK: Guides (§5)

    private func value(of guide: ReferenceView.EdgeGuide, _ view: ReferenceView, _ offer: Offer, in stack: Int?)
        -> Double
    {
        explicit(guide, view, offer, in: stack) ?? standard(guide, size(view, offer, in: stack))
    }

    private func standard(_ guide: ReferenceView.EdgeGuide, _ size: [Double]) -> Double {
        guide.part == 0 ? 0 : size[guide.axis] * guide.part
    }

    /// What the view, or the one that it is made from, says; containers say nothing about edges and centers.
    private func explicit(_ guide: ReferenceView.EdgeGuide, _ view: ReferenceView, _ offer: Offer, in stack: Int?)
        -> Double?
    {
        if isOpen { return nil }
        switch view {
        case .guide(let child, guide, let part, let offset):
            let length = size(child, offer, in: stack)[guide.axis]
            // A part of an endless length is no place.
            if part != 0, !length.isFinite { isOpen = true }
            return part == 0 ? offset : length * part + offset
        case .color, .spacer, .row, .column, .depth: return nil
        default:
            let placed = placements(view, offer, in: stack)[0]
            return explicit(guide, view.children[0], placed.offer, in: stack).map { $0 + placed.origin[guide.axis] }
        }
    }

    // MARK: Places

    /// What each child is offered when placed, and where it lies in the view.
    private func placements(_ view: ReferenceView, _ offer: Offer, in stack: Int?)
        -> [(offer: Offer, origin: [Double])]
    {
        let own = size(view, offer, in: stack)
        func framed(_ child: ReferenceView, _ inner: Offer, _ place: ReferenceView.Place) -> [(Offer, [Double])] {
            [(inner, [0, 1].map { standard(place($0), own) - value(of: place($0), child, inner, in: stack) })]
        }
        switch view {
        case .color, .spacer: return []
        case .frame(let child, _, _, let place): return framed(child, childOffer(view, offer, in: stack), place)
        case .flexible(let child, let width, let height, let place):
            let inner: Offer = [0, 1].map { axis in
                let limits = axis == 0 ? width : height
                let isBetween = own[axis] > limits.minimum ?? -.infinity && own[axis] < limits.maximum ?? .infinity
                return offer[axis] == nil && limits.ideal == nil && isBetween ? nil : own[axis]
            }
            return framed(child, inner, place)
        case .padding(_, let top, let leading, _, _): return [(childOffer(view, offer, in: stack), [leading, top])]
        case .fixedSize, .aspectRatio, .priority, .guide: return [(childOffer(view, offer, in: stack), [0, 0])]
        case .position(let child, let x, let y):
            let inner = size(child, own, in: stack)
            return [(own, [x - inner[0] / 2, y - inner[1] / 2])]
        case .layer(let child, let other, _, let place):
            let origin = [0, 1].map {
                value(of: place($0), child, offer, in: stack) - value(of: place($0), other, own, in: nil)
            }
            return [(offer, [0, 0]), (own, origin)]
        case .row, .column:
            let axis = view.stackAxis(ofChild: 0, in: nil)!
            var final = offer
            if final[1 - axis] == nil { final[1 - axis] = own[1 - axis] }
            let solved = solve(view, final)
            return Array(zip(solved.offers, solved.origins))
        case .depth(let children, let place):
            let common = union(children, place, own).guide
            return children.map { child in
                (own, [0, 1].map { common[$0] - value(of: place($0), child, own, in: nil) })
            }
        }
    }

    /// The frames of a view and all inside it, parents first.
    func frames(_ view: ReferenceView, _ offer: Offer, at origin: [Double] = [0, 0], in stack: Int? = nil)
        -> [ReferenceFrame]
    {
        let own = size(view, offer, in: stack)
        var frames = [ReferenceFrame(x: origin[0], y: origin[1], width: own[0], height: own[1])]
        if isOpen { return frames }
        for (index, placed) in placements(view, offer, in: stack).enumerated() {
            // Endless views start together: nothing lies at ∞.
            let shift = placed.origin.map { $0.isFinite ? $0 : 0 }
            frames += self.frames(
                view.children[index], placed.offer, at: [origin[0] + shift[0], origin[1] + shift[1]],
                in: view.stackAxis(ofChild: index, in: stack))
        }
        return frames
    }
}
