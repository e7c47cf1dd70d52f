// Scroll views (semantics.md §19): as long as they are offered along the axes that scroll, as long as their content
// across; the content takes its ideal length along them and starts where an anchor says.

extension Pass {
    @inline(__always) func scrolls(_ node: Node, _ axis: LayoutAxis) -> Bool {
        parameters[Int(node.payload) + Int(axis.rawValue)] != 0
    }

    /// What the insets around the content take along an axis.
    func scrollInset(_ node: Node, _ axis: LayoutAxis) -> Double {
        let start = Int(node.payload) + 4
        return axis == .horizontal
            ? parameters[start + 1] + parameters[start + 3] : parameters[start] + parameters[start + 2]
    }

    func scrollLength(_ node: Node, _ axis: LayoutAxis, _ proposal: Double, content: Double) -> Double {
        scrolls(node, axis) && !isNone(proposal) ? proposal : max(content + scrollInset(node, axis), 0)
    }

    func scrollContentProposal(_ node: Node, _ proposal: Proposal) -> Proposal {
        func offer(_ axis: LayoutAxis) -> Double {
            let length = proposal[axis]
            return scrolls(node, axis) || isNone(length) ? .nan : max(length - scrollInset(node, axis), 0)
        }
        return Proposal(offer(.horizontal), offer(.vertical))
    }

    func summariseScroll(_ index: Int) {
        let child = Int(nodes[index].firstChild)
        nodes[index].guides = nodes[child].guides
        guard nodes[child].isSeparable else { return }
        nodes[index].flags.insert(.separable)
        for axis in [LayoutAxis.horizontal, .vertical] {
            let inset = scrollInset(nodes[index], axis)
            let content = ranges[child][axis]
            let ideal = max(content.ideal + inset, 0)
            if scrolls(nodes[index], axis) {
                setRange(index, axis, AxisRange(low: 0, ideal: ideal, high: .infinity), clamps: true)
            } else if nodes[child].clamps(axis) {
                let low = max(max(content.low, 0) + inset, 0)
                setRange(
                    index, axis, AxisRange(low: low, ideal: ideal, high: max(content.high + inset, low)), clamps: true)
            } else {
                setRange(
                    index, axis,
                    AxisRange(
                        low: max(length(child, axis, 0) + inset, 0), ideal: ideal,
                        high: max(length(child, axis, .infinity) + inset, 0)), clamps: false)
            }
        }
    }

    /// Where the content of a scroll view lies.
    func scrollOrigin(_ node: Node, size: Size, content: Size) -> Point {
        let start = Int(node.payload)
        func place(_ axis: LayoutAxis, _ anchor: Double, _ alignment: Double, _ inset: Double) -> Double {
            guard scrolls(node, axis) else { return inset }
            let room = size[axis] - content[axis] - scrollInset(node, axis)
            let offset = (room > 0 ? alignment : anchor) * room
            return inset + (offset.isFinite ? offset : 0)
        }
        return Point(
            place(.horizontal, parameters[start + 2], parameters[start + 8], parameters[start + 5]),
            place(.vertical, parameters[start + 3], parameters[start + 9], parameters[start + 4]))
    }
}
