import Galley
import GalleyProtocol

/// What of a view tree a person reads or uses: what assistive technology is told, in the order of the views.
package enum LiveElements {
    /// Tabs are read as their texts.
    static let controls = Set(LiveNode.Role.allCases.filter { $0.isControl && $0 != .tab })

    /// Controls, each with all that is in it, and what else has a label and nothing with one inside.
    package static func all(in roots: [LiveNode]) -> [LivePicture.Element] {
        var found: [LivePicture.Element] = []
        for root in roots { add(root, &found) }
        return found
    }

    private static func add(_ node: LiveNode, _ found: inout [LivePicture.Element]) {
        guard !node.isHidden else { return }
        let isControl = controls.contains(node.role)
        if isControl || node.isInteractive {
            let label = node.label ?? labels(in: node).joined(separator: ", ")
            let inner = node.all.dropFirst().first { controls.contains($0.role) }
            // A gesture around a control is used where the control is; a modifier around a button is that button.
            if let inner, !isControl || inner.role == node.role { return addChildren(of: node, &found) }
            let role = isControl ? node.role : .button
            found.append(element(node, role, label, isInteractive: true))
            return
        }
        let count = found.count
        addChildren(of: node, &found)
        if found.count == count, let label = node.label, !label.isEmpty {
            found.append(element(node, node.role, label, isInteractive: false))
        }
    }

    private static func addChildren(of node: LiveNode, _ found: inout [LivePicture.Element]) {
        for child in node.children { add(child, &found) }
    }

    /// What is in a control, as one name: its texts, or else its pictures.
    static func labels(in node: LiveNode) -> [String] {
        let texts = labels(node) { $0.role != .image || $0.hasGivenName }
        return texts.isEmpty ? labels(node) { $0.role == .image }.map(readable) : texts
    }

    private static func labels(_ node: LiveNode, _ counts: (LiveNode) -> Bool) -> [String] {
        var labels: [String] = []
        for inner in node.all where !inner.isHidden && counts(inner) {
            if let label = inner.label, !label.isEmpty, labels.last != label { labels.append(label) }
        }
        return labels
    }

    /// A symbol's name as words, without what says only how it is drawn.
    private static func readable(_ symbol: String) -> String {
        let shapes: Set<Substring> = ["fill", "circle", "square"]
        let words = symbol.split(separator: ".")
        let kept = words.filter { !shapes.contains($0) }
        return (kept.isEmpty ? words : kept).joined(separator: " ")
    }

    /// A view's number as a text: JavaScript's numbers do not hold all of its digits.
    static func name(of id: UInt64) -> String { String(id, radix: 36) }

    /// The view that an element of a picture is.
    package static func view(named name: String) -> UInt64? { UInt64(name, radix: 36) }

    private static func element(
        _ node: LiveNode, _ role: LiveNode.Role, _ label: String, isInteractive: Bool
    ) -> LivePicture.Element {
        let frame = node.frame
        return .init(
            id: name(of: node.id), role: role.rawValue, label: label, value: node.value, hint: node.hint,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? $0 : 0 },
            isInteractive: isInteractive, isEnabled: node.isEnabled)
    }
}
