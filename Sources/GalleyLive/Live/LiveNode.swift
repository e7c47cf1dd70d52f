import GalleyGraph
import GalleyViews

/// A view of a `ViewHost`, as a person, a test or assistive technology sees it.
public struct LiveNode: Identifiable, Sendable {
    /// What a view is.
    public enum Role: String, Sendable, CaseIterable {
        case button, link, toggle, slider, stepper, textField, secureField, textEditor, picker, menu, image, text
        case heading, list, scrollView, progress, tab, alert, sheet, popover, container
    }

    /// The same for the same view in every update.
    public var id: UInt64
    /// SwiftUI's name of the view's type or of the modifier.
    public var kind: String
    /// What the view is called: what `accessibilityLabel` says, its text, its symbol's or asset's name, or the title of a text field.
    public var label: String?
    /// Whether the label is what the program says that the view is called, and no symbol's or asset's name.
    package var hasGivenName: Bool
    /// What `accessibilityIdentifier` says.
    public var identifier: String?
    /// What `accessibilityValue` says; else the value of a control that has one: "on", "off", "40%", a field's text, what a picker shows
    /// as chosen.
    public var value: String?
    /// What `accessibilityHint` says.
    public var hint: String?
    /// What a person uses the view as.
    public var role: Role
    /// The box around where the view lies in the window, in points; offsets, rotations and the like count.
    public var frame: CGRect
    /// What the view was offered when it was placed.
    public var proposal: ProposedViewSize
    /// Whether a person can use it.
    public var isEnabled: Bool
    /// Whether it stands for what is chosen of several: a tab, a picker's option, or what `accessibilityAddTraits(.isSelected)` says.
    public var isSelected: Bool
    /// Whether it takes fingers: a button, or a view with a gesture.
    public var isInteractive: Bool
    /// Whether assistive technology leaves it out.
    public var isHidden: Bool
    /// Whether its gesture follows a finger that moves.
    package var followsFinger: Bool
    /// How its content lies, where a page moves that by itself; nil for what is no such scroll view.
    package var scroll: LocalScroll?
    /// What is typed into it, where a page has fields of its own; nil for what is no field.
    package var field: LiveField?
    /// Whether it takes the focus without being a field.
    package var isFocusable: Bool
    /// The keys that press it, or what is in it.
    package var shortcut: KeyboardShortcut?
    /// The page that it leads to, where it is a link.
    package var link: String?
    /// A heading's level, from 1 on, where it is known.
    package var headingLevel: Int?
    /// Views of a higher one are read before those beside them.
    package var sortPriority: Double
    /// Whether what it says changes often, and people are told.
    package var updatesFrequently: Bool
    /// Where it comes from in the source, where that is noted (`RenderOptions.notesOrigins`).
    package var origin: ViewOrigin?
    /// The views inside, in the order of the views.
    public var children: [LiveNode]

    /// The view and all inside it, outside-in.
    public var all: [LiveNode] {
        var found: [LiveNode] = []
        var open = [self]
        while let node = open.popLast() {
            found.append(node)
            open.append(contentsOf: node.children.reversed())
        }
        return found
    }

    /// The first view, outside-in, that fits. What `all` copies is looked at where it lies.
    package func first(where fits: (LiveNode) -> Bool) -> LiveNode? {
        if fits(self) { return self }
        for index in children.indices {
            if let found = children[index].first(where: fits) { return found }
        }
        return nil
    }

    /// Calls back with the view and all inside it, in the order of `all`.
    package func forEach(_ body: (LiveNode) -> Void) {
        body(self)
        for index in children.indices { children[index].forEach(body) }
    }
}

extension ViewHost {
    /// The views that are shown, from the outermost in: those of the window, then those over it.
    public func viewTree() -> [LiveNode] { viewTrees().shown }

    /// The views that are shown, and those that a person can use: where something lies over the window, the topmost of that.
    package func viewTrees() -> (shown: [LiveNode], usable: [LiveNode]) {
        let tree = core.tree
        let usableCovers = tree.context.options.chrome ? tree.covers.dropLast() : tree.covers[...]
        var shown = tree.liveNodes()
        var usable = shown
        for (index, cover) in tree.covers.enumerated() {
            let nodes = cover.liveNodes()
            shown += nodes
            if usableCovers.indices.contains(index) { usable = nodes }
        }
        return (shown, usable)
    }

    /// A view and what is in it; nil where it is not shown.
    package func shownView(_ id: UInt64) -> LiveNode? {
        let place = core.tree.allPlaces().first { $0.key?.high == id }
        return place.flatMap { $0.tree.liveNodes(under: $0.node).first }
    }

    /// The views from the outermost to one; nil where it is not shown.
    package func road(to id: UInt64) -> [LiveNode]? {
        var open = viewTree().reversed().map { [$0] }
        while let road = open.popLast() {
            guard let last = road.last else { continue }
            if last.id == id { return road }
            open += last.children.reversed().map { road + [$0] }
        }
        return nil
    }

    /// The view that has the focus.
    package var focusedView: UInt64? { focus.focused?.high }

    /// What lies at a point of the window, the innermost first; empty where nothing takes a finger there.
    public func views(at point: CGPoint) -> [UInt64] {
        HitTest.places(at: point, in: core.tree).compactMap { $0.key?.high }
    }
}

extension ViewTree {
    /// The tree as plain values.
    ///
    /// - Parameter root: The node to begin at.
    func liveNodes(under root: Int = 0) -> [LiveNode] {
        let transforms = transformsToGlobal()
        return folded(under: root, contents: { $0.liveNodes() }) { node, item, children in
            if item.effect?.hidesView == true { return [] }
            return [liveNode(node, item, transforms[node], children)]
        }
    }

    private func liveNode(
        _ node: Int, _ item: NodeItem, _ transform: CGAffineTransform, _ children: [LiveNode]
    ) -> LiveNode {
        let said = item.accessibility
        let role = Self.role(of: item)
        var isEnabled = item.style != NodeItem.disabledStyle
        var (isInteractive, isFocusable, followsFinger) = (false, false, false)
        var field: LiveField?
        var shortcut: KeyboardShortcut?
        if let content = item.interaction {
            isEnabled = content.isEnabled
            switch content.interaction {
            case .press: isInteractive = true
            case .gesture(let attached):
                isInteractive = !attached.isSystems
                followsFinger = attached.followsFinger
            case .focusable(let isOne): isFocusable = isOne
            case .focusTarget(let target): field = target.text?.field
            case .keyboardShortcut(let keys): shortcut = keys
            default: break
            }
        }
        var link: String?
        var level = said?.headingLevel.flatMap { $0 == .unspecified ? nil : Int($0.rawValue) }
        switch item.role {
        case .link(let address)?: link = address
        case .heading(let own)?: level = level ?? own
        default: break
        }
        return LiveNode(
            id: key(of: node)?.high ?? UInt64(node), kind: item.kind, label: said?.label ?? item.label,
            hasGivenName: said?.label != nil,
            identifier: item.identifier,
            value: said?.value ?? item.value?.spoken(context.options.locale)
                ?? (role == .picker ? Self.chosenText(in: children) : nil),
            hint: said?.hint,
            role: role,
            frame: CGRect(origin: .zero, size: CGSize(pass.size(of: node))).applying(transform),
            proposal: ProposedViewSize(pass.proposal(of: node)), isEnabled: isEnabled,
            isSelected: said.map { $0.addedTraits.subtracting($0.removedTraits).contains(.isSelected) } ?? false,
            isInteractive: isInteractive,
            isHidden: said?.isHidden ?? false, followsFinger: followsFinger,
            scroll: LocalScroll(item, key(of: node), size: CGSize(pass.size(of: node)), transform), field: field,
            isFocusable: isFocusable, shortcut: shortcut,
            link: link, headingLevel: level, sortPriority: said?.sortPriority ?? 0,
            updatesFrequently: said?.addedTraits.contains(.updatesFrequently) ?? false, origin: item.origin,
            children: children)
    }

    /// What the chosen one of several is called: its texts, or else its pictures.
    private static func chosenText(in nodes: [LiveNode]) -> String? {
        guard let chosen = nodes.flatMap(\.all).first(where: \.isSelected) else { return nil }
        let named = chosen.all.filter { !$0.isHidden && !($0.label ?? "").isEmpty }
        let texts = named.filter { $0.role != .image || $0.hasGivenName }
        let labels = (texts.isEmpty ? named : texts).compactMap(\.label)
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }

    /// From every node's own space to the window's.
    package func transformsToGlobal() -> [CGAffineTransform] {
        let start = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(base.toGlobal)
        var transforms = [CGAffineTransform](repeating: start, count: pass.count)
        for node in 0..<pass.count {
            let parent = pass.parent(of: node)
            var outer = parent < 0 ? start : transforms[parent]
            if parent >= 0, let moved = geometry(of: parent).affine { outer = moved.concatenating(outer) }
            let own = CGPoint(pass.origin(of: node))
            transforms[node] = CGAffineTransform(translationX: own.x, y: own.y).concatenating(outer)
        }
        return transforms
    }

    private static func role(of item: NodeItem) -> LiveNode.Role {
        let traits = item.accessibility.map { $0.addedTraits } ?? []
        if traits.contains(.isButton) { return .button }
        if traits.contains(.isHeader) { return .heading }
        if case .heading? = item.role, item.kind == "Text" { return .heading }
        if traits.contains(.isLink) { return .link }
        if traits.contains(.isImage) { return .image }
        if let known = roles[item.kind] { return known }
        switch item.content?.medium {
        case .text: return .text
        case .symbol, .picture: return .image
        case nil, .inside, .drawing: return .container
        }
    }

    private static let roles: [String: LiveNode.Role] = [
        "Button": .button, "NavigationLink": .button, "Link": .link, "Toggle": .toggle, "Slider": .slider,
        "Stepper": .stepper, "TextField": .textField, "SearchField": .textField, "SecureField": .secureField,
        "TextEditor": .textEditor,
        "Picker": .picker, "Menu": .menu, "List": .list, "ScrollView": .scrollView, "ProgressView": .progress,
        "Alert": .alert, "ConfirmationDialog": .alert, "Sheet": .sheet, "Popover": .popover, "TabItem": .tab,
    ]
}
