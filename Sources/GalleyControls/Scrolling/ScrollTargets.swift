import GalleyEngine
import GalleyGraph
import GalleyLive

/// A view at which scrolling may come to rest.
struct ScrollTargetPlace {
    /// Its identity, where someone asks for identities.
    var name: AnyHashable?
    /// In the content's space, in points.
    var rect: CGRect
}

extension ViewTree {
    /// The views of `scrollTargetLayout()` and `scrollTarget()` inside a scroll view's content that lie near a rectangle of its space.
    func scrollTargets(inside content: Int, near rect: CGRect) -> [ScrollTargetPlace] {
        var found: [ScrollTargetPlace] = []
        var open = [content]
        while let node = open.popLast() {
            if pass.isExcluded(node) { continue }
            // What scrolls by itself has targets of its own.
            if late(of: node)?.isScrolling == true { continue }
            switch item(node)?.enabledInteraction {
            case .scrollTarget: add(node, content, &found)
            case .scrollTargets: addViews(of: node, inside: content, near: rect, &found)
            default: open.append(contentsOf: pass.children(of: node).reversed())
            }
        }
        return found
    }

    private func add(_ node: Int, _ content: Int, _ found: inout [ScrollTargetPlace]) {
        guard let origin = origin(of: node, inside: content) else { return }
        let rect = CGRect(origin: origin, size: CGSize(pass.size(of: node)))
        var named = node
        // A name is that of the outermost node or of what a modifier lies around.
        while name(of: named) == nil, let inner = modified(named) { named = inner }
        found.append(ScrollTargetPlace(name: name(of: node) ?? name(of: named), rect: rect))
    }

    /// The views of a layout that modifiers may lie around.
    private func addViews(of node: Int, inside content: Int, near rect: CGRect, _ found: inout [ScrollTargetPlace]) {
        var layout = node
        while true {
            if let work = late(of: layout) as? any LazyPlaces {
                guard let origin = origin(of: layout, inside: content) else { return }
                found += work.targets(near: rect.offsetBy(dx: -origin.x, dy: -origin.y), node: layout, in: self).map {
                    ScrollTargetPlace(name: $0.name, rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y))
                }
                return
            }
            guard !isLayout(layout), let inner = modified(layout) else {
                for child in pass.children(of: layout) { add(child, content, &found) }
                return
            }
            layout = inner
        }
    }

    /// What a modifier lies around, be it with a second view in front of it or behind it.
    private func modified(_ node: Int) -> Int? {
        let children = pass.children(of: node)
        let isLayered = ["overlay", "background", "border", "mask"].contains(item(node)?.kind)
        return children.count == 1 || isLayered ? children.first : nil
    }

    private func isLayout(_ node: Int) -> Bool {
        ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid"].contains(
            item(node)?.kind)
    }
}

extension CGRect {
    /// How far a target's anchor, or its start, is from that of what is seen, along an axis.
    func distance(to seen: CGRect, _ anchor: UnitPoint?, _ axis: Axis, isMirrored: Bool) -> CGFloat {
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? (isMirrored ? 1 : 0)
        let (own, other) = (range(axis), seen.range(axis))
        return own.low + (own.high - own.low) * part - other.low - (other.high - other.low) * part
    }
}

/// Where scrolling comes to rest, and which view is seen first.
@MainActor
struct ScrollAims {
    let axes: Axis.Set
    let isMirrored: Bool
    let targets: (CGRect) -> [ScrollTargetPlace]

    private func mirrors(_ axis: Axis) -> Bool { axis == .horizontal && isMirrored }

    /// The nearest target's rectangle, along each axis that scrolls.
    func nearest(to rect: CGRect, _ anchor: UnitPoint?) -> CGRect {
        var result = rect
        let near = targets(rect)
        for axis in Axis.allCases where axes.contains(axis.set) {
            let distances = near.map { $0.rect.distance(to: rect, anchor, axis, isMirrored: mirrors(axis)) }
            guard let distance = distances.min(by: { abs($0) < abs($1) }) else { continue }
            if axis == .horizontal { result.origin.x += distance } else { result.origin.y += distance }
        }
        return result
    }

    /// The name of the view that is seen first, or whose anchor is nearest to that of what is seen.
    func first(in seen: CGRect, _ anchor: UnitPoint?) -> AnyHashable? {
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let (low, high) = seen.range(axis)
        let near = targets(seen).filter { $0.name != nil }
        func distance(_ place: ScrollTargetPlace) -> CGFloat {
            place.rect.distance(to: seen, anchor, axis, isMirrored: mirrors(axis))
        }
        if anchor != nil { return near.min { abs(distance($0)) < abs(distance($1)) }?.name }
        // Half a point is no view that is seen.
        let visible = near.filter { $0.rect.range(axis).high > low + 0.5 && $0.rect.range(axis).low < high - 0.5 }
        return visible.min { mirrors(axis) ? distance($0) > distance($1) : distance($0) < distance($1) }?.name
    }
}
