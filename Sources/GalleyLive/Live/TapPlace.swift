import GalleyGraph

/// Why a tap on a view would do nothing.
package enum TapFault: Error {
    /// The view is not shown any more.
    case gone
    /// Something else takes the finger, or nothing does.
    case covered(LiveNode, by: LiveNode?, at: CGPoint)
    /// The view, or the control around it, is disabled.
    case disabled(LiveNode)
    /// Neither the view nor a control around it takes a tap.
    case inert(LiveNode)
    /// The view is a control of which several parts take a tap.
    case several(LiveNode, parts: [LiveNode])
}

extension ViewHost {
    /// The point where a view takes a tap: its middle where that does something, else where the control can be used that it is or is part of
    /// (a switch lies at the end of its row). So does assistive technology, which uses an element at its activation point (rules.md §18.12).
    package func tapPlace(of id: UInt64) throws(TapFault) -> CGPoint {
        guard let road = road(to: id), let current = road.last else { throw .gone }
        let middle = current.frame.middle
        let control = road.last { $0.role.isControl }
        if let control, !control.isEnabled { throw .disabled(control) }
        let hit = views(at: middle)
        let inside = Set(current.all.map(\.id))
        let isReached = hit.contains(where: inside.contains)
        if isReached, let taker = tapTakers(at: middle).first, let place = hit.firstIndex(of: taker) {
            // What lies around the control is not what the view belongs to.
            let isNearer = control.flatMap { hit.firstIndex(of: $0.id) }.map { place <= $0 } ?? true
            if isNearer { return middle }
        }
        // A modifier around a control stands for it.
        let used = control ?? current.controlInModifiers
        if let used, !used.isEnabled { throw .disabled(used) }
        if let used { return try point(of: used) }
        guard isReached else { throw .covered(current, by: hit.first.flatMap(shown), at: middle) }
        let isDisabled = hit.contains { shown($0).map { $0.isInteractive && !$0.isEnabled } ?? false }
        throw isDisabled ? .disabled(current) : .inert(current)
    }

    /// Where the one part of a control lies that takes a tap.
    private func point(of control: LiveNode) throws(TapFault) -> CGPoint {
        let parts = tapParts(of: control).compactMap { part in shown(part.id).map { (node: $0, point: part.point) } }
        if parts.count == 1 { return parts[0].point }
        guard parts.isEmpty else { throw .several(control, parts: parts.map(\.node)) }
        let takers = control.all.filter(\.isInteractive)
        guard let taker = takers.first else { throw .inert(control) }
        guard takers.contains(where: \.isEnabled) else { throw .disabled(control) }
        let point = taker.frame.middle
        throw .covered(control, by: views(at: point).first.flatMap(shown), at: point)
    }

    /// The view with a number, where it is shown.
    package func shown(_ id: UInt64) -> LiveNode? { road(to: id)?.last }
}

extension LiveNode {
    /// The control that this is, or that modifiers alone are around.
    package var controlInModifiers: LiveNode? {
        var node = self
        while !node.role.isControl {
            guard node.children.count == 1 else { return nil }
            node = node.children[0]
        }
        return node
    }
}

extension LiveNode.Role {
    /// Whether a person uses it, and all that is in it is part of it.
    package var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .textEditor, .picker, .menu, .tab:
            true
        case .image, .text, .heading, .list, .scrollView, .progress, .alert, .sheet, .popover, .container: false
        }
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
