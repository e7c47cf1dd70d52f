import Galley
import GalleyProtocol

/// What of a view a person reads or uses, as plain values.
@MainActor
struct PlayElements {
    private let roots: [LiveNode]
    private let window: CGRect
    private let focused: Set<UInt64>
    private let tellsPaths: Bool

    /// - Parameter tellsPaths: Whether each has the views around it, which tell its place in the source.
    init(_ host: ViewHost, tellsPaths: Bool = false) {
        self.tellsPaths = tellsPaths
        roots = host.viewTree()
        window = CGRect(origin: .zero, size: host.size)
        // The innermost control around what has the focus counts, too.
        focused = Set((host.focusedView.flatMap { host.road(to: $0) } ?? []).suffix(3).map(\.id))
    }

    /// All of them, in the order of the views; lists count by what is in them.
    var all: [PlayElement] {
        tree.flatMap(Self.flat).filter { !Self.scrolls.contains($0.role) || !$0.label.isEmpty || $0.identifier != nil }
    }

    private static func flat(_ element: PlayElement) -> [PlayElement] {
        var own = element
        own.children = []
        return [own] + element.children.flatMap(flat)
    }

    /// The same with what lies in what: lists, sheets and what has an identifier hold what is in them.
    var tree: [PlayElement] { roots.flatMap { collect($0, []) } }

    /// Every view and modifier.
    var everything: [PlayElement] { roots.map { whole($0, []) } }

    private static let scrolls: Set = ["list", "scrollView"]
    private static let holders: Set<LiveNode.Role> = [.list, .scrollView, .alert, .sheet, .popover]

    private func collect(_ node: LiveNode, _ path: [LiveNode]) -> [PlayElement] {
        guard !node.isHidden else { return [] }
        let path = path + [node]
        let isControl = LiveElements.controls.contains(node.role) || node.role == .tab
        if isControl || node.isInteractive {
            let inner = node.all.dropFirst().first { LiveElements.controls.contains($0.role) }
            if inner == nil || isControl && inner?.role != node.role {
                let label = node.label ?? LiveElements.labels(in: node).joined(separator: ", ")
                // What a control is made of: the ground that closes a sheet.
                if label.isEmpty, ["tap", "dismiss"].contains(node.kind), node.identifier == nil { return [] }
                var control = element(node, path, isControl ? node.role : .button, label)
                if node.role == .picker { control.children = options(of: node, path) }
                return [control]
            }
        }
        let children = node.children.flatMap { collect($0, path) }
        if Self.holders.contains(node.role) {
            var holder = element(node, path, node.role, node.label ?? "")
            // What a list scrolls in is no list of its own.
            let isOne =
                children.count == 1 && Self.scrolls.contains(children[0].role) && Self.scrolls.contains(holder.role)
            if isOne {
                holder.role = children[0].role == "list" ? "list" : holder.role
                holder.children = children[0].children
            } else {
                holder.children = children
            }
            return [holder]
        }
        if children.isEmpty, let label = node.label, !label.isEmpty { return [element(node, path, node.role, label)] }
        // What a view is called that has one thing in it is what that is called.
        if node.hasGivenName, let label = node.label, !label.isEmpty, children.count == 1,
            ["text", "image", "heading"].contains(children[0].role)
        {
            var named = children[0]
            named.label = label
            named.identifier = node.identifier ?? named.identifier
            return [named]
        }
        guard let identifier = node.identifier else { return children }
        if children.count == 1, children[0].identifier == nil {
            var named = children[0]
            named.identifier = identifier
            return [named]
        }
        var named = element(node, path, node.role, node.label ?? "")
        named.children = children
        return [named]
    }

    /// What of a picker can be chosen without opening anything: segments, rows, a wheel's texts.
    private func options(of picker: LiveNode, _ path: [LiveNode]) -> [PlayElement] {
        let options = picker.children.flatMap { collect($0, path) }.filter { $0.role == "button" }
        return options.count > 1 ? options : []
    }

    private func whole(_ node: LiveNode, _ path: [LiveNode]) -> PlayElement {
        let path = path + [node]
        var element = element(node, path, node.role, node.label ?? "")
        element.children = node.children.map { whole($0, path) }
        return element
    }

    /// A view as it is listed among candidates.
    func element(_ node: LiveNode) -> PlayElement {
        element(node, [node], node.role, node.label ?? LiveElements.labels(in: node).joined(separator: ", "))
    }

    private func element(_ node: LiveNode, _ path: [LiveNode], _ role: LiveNode.Role, _ label: String) -> PlayElement {
        let frame = node.frame
        var element = PlayElement(
            id: LiveElements.name(of: node.id), role: role.rawValue, kind: node.kind, label: label,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded))
        (element.identifier, element.value, element.hint) = (node.identifier, node.value, node.hint)
        (element.isEnabled, element.isSelected) = (node.isEnabled, node.isSelected)
        element.isFocused = !focused.isEmpty && node.all.contains { focused.contains($0.id) } && role.isControl
        element.isOutOfSight = !window.intersects(frame)
        guard tellsPaths else { return element }
        element.path = path.map { view in
            HostResult.Finding.Place(
                kind: view.kind, label: view.label, written: view.origin?.written,
                owners: view.origin?.owner?.names ?? [], number: 0)
        }
        // A button is written with the text that is in it.
        if let last = element.path?.indices.last, element.path?[last].label == nil, !label.isEmpty {
            element.path?[last].label = label
        }
        return element
    }

    /// Hundredths are enough for a finger.
    private static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
    }
}
