import GalleyGraph

extension ViewHost {
    /// The parts of a control that take a tap, each with a point where it does, in the order of the views.
    package func tapParts(of control: LiveNode) -> [(id: UInt64, point: CGPoint)] {
        let inside = Set(control.all.map(\.id))
        var parts: [(id: UInt64, point: CGPoint)] = []
        var asked: [CGPoint] = []
        // Also the middles of what is in a part: a button's own may be a gap.
        for node in control.all where node.frame.width > 0 && node.frame.height > 0 {
            let point = CGPoint(x: node.frame.midX, y: node.frame.midY)
            // Many lie around each other, with one middle.
            guard !asked.contains(point) else { continue }
            asked.append(point)
            guard let taker = tapTakers(at: point).first, inside.contains(taker),
                !parts.contains(where: { $0.id == taker })
            else { continue }
            parts.append((taker, point))
        }
        return parts
    }

    /// Uses a view as assistive technology does: taps where it takes a tap, which in a toggle is its switch, wherever its style puts
    /// that. A view of several parts (a stepper, segments) is tapped in its middle. Returns whether it is shown and can be used.
    @discardableResult
    package func activate(_ id: UInt64) -> Bool {
        guard let node = shownView(id) else { return false }
        let parts = tapParts(of: node)
        guard node.isEnabled, !parts.isEmpty else { return false }
        let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
        let point = parts.count == 1 ? parts[0].point : middle
        // In one turn: it is not seen pressed.
        turn {
            handle(.pointerDown(point))
            handle(.pointerUp(point))
        }
        return true
    }
}
