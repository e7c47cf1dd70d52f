import Galley
import Testing

// Where a tap on a view does something.

extension TestedElement {
    /// The point where the view takes a tap.
    func activationPoint(_ sourceLocation: SourceLocation) throws -> CGPoint {
        guard let road = view.road(to: node.id), let current = road.last else {
            throw ElementError(.gone(node), sourceLocation)
        }
        let middle = current.frame.middle
        let control = road.last { Self.controls.contains($0.role) }
        if let control, !control.isEnabled { throw ElementError(.disabled(control), sourceLocation) }
        let hit = view.host.views(at: middle)
        let inside = Set(current.all.map(\.id))
        let isReached = hit.contains(where: inside.contains)
        if isReached, let taker = view.host.tapTakers(at: middle).first, let place = hit.firstIndex(of: taker) {
            // What lies around the control is not what the view belongs to.
            let isNearer = control.flatMap { hit.firstIndex(of: $0.id) }.map { place <= $0 } ?? true
            if isNearer { return middle }
        }
        // A modifier around a control stands for it.
        let used = control ?? Self.control(inModifiers: current)
        if let used, !used.isEnabled { throw ElementError(.disabled(used), sourceLocation) }
        if let used { return try point(of: used, sourceLocation) }
        guard isReached else {
            throw ElementError(.covered(current, by: view.node(hit.first), at: middle), sourceLocation)
        }
        let isDisabled = hit.contains { view.node($0).map { $0.isInteractive && !$0.isEnabled } ?? false }
        throw ElementError(isDisabled ? .disabled(current) : .inert(current), sourceLocation)
    }

    private static let controls: Set<LiveNode.Role> = [
        .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .textEditor, .picker, .menu, .tab,
    ]

    private static func control(inModifiers node: LiveNode) -> LiveNode? {
        var node = node
        while !controls.contains(node.role) {
            guard node.children.count == 1 else { return nil }
            node = node.children[0]
        }
        return node
    }

    /// Where the one part of a control lies that takes a tap.
    private func point(of control: LiveNode, _ sourceLocation: SourceLocation) throws -> CGPoint {
        let parts = view.host.tapParts(of: control).compactMap { part in
            view.node(part.id).map { (node: $0, point: part.point) }
        }
        if parts.count == 1 { return parts[0].point }
        guard parts.isEmpty else { throw ElementError(.several(control, parts: parts.map(\.node)), sourceLocation) }
        let takers = control.all.filter(\.isInteractive)
        guard let taker = takers.first else { throw ElementError(.inert(control), sourceLocation) }
        guard takers.contains(where: \.isEnabled) else { throw ElementError(.disabled(control), sourceLocation) }
        let point = taker.frame.middle
        throw ElementError(
            .covered(control, by: view.node(view.host.views(at: point).first), at: point), sourceLocation)
    }
}

extension TestedView {
    /// The views from the outermost to one; nil where it is not shown.
    fileprivate func road(to id: UInt64) -> [LiveNode]? {
        var open = host.viewTree().reversed().map { [$0] }
        while let road = open.popLast() {
            guard let last = road.last else { continue }
            if last.id == id { return road }
            open += last.children.reversed().map { road + [$0] }
        }
        return nil
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
