import Galley
import GalleyProtocol

/// What of a view tree a person reads or uses: what assistive technology is told, in the order of the views.
package enum LiveElements {
    /// Tabs are read as their texts.
    static let controls = Set(LiveNode.Role.allCases.filter { $0.isControl && $0 != .tab })

    /// Where the views lie that can be used in another way than by a tap.
    package struct Places: Equatable {
        /// Those that have a menu, that can be dragged, and on which something can be dropped.
        package var menus: [[Double]] = []
        package var drags: [[Double]] = []
        package var drops: [[Double]] = []

        package init() {}
    }

    /// Where the views lie that have a menu, can be dragged, or take what is dropped.
    package static func places(in roots: [LiveNode]) -> Places {
        var places = Places()
        for root in roots {
            root.forEach { node in
                guard node.isEnabled else { return }
                switch node.kind {
                case "contextMenu": places.menus.append(box(node.frame))
                case "draggable", "onDrag": places.drags.append(box(node.frame))
                case "dropDestination", "onDrop": places.drops.append(box(node.frame))
                default: break
                }
            }
        }
        return places
    }

    /// What the screen is called that is shown: the title in its bar.
    package static func title(of roots: [LiveNode]) -> String? {
        var title: String?
        for root in roots where title == nil {
            _ = root.first { node in
                if node.kind == "NavigationBar" { title = node.first { $0.role == .heading }?.label }
                return title != nil
            }
        }
        return title
    }

    /// Controls, each with all that is in it, and what else has a label and nothing with one inside.
    ///
    /// - Parameter focused: The view that has the focus.
    package static func all(in roots: [LiveNode], focused: UInt64? = nil) -> [LivePicture.Element] {
        var list = List(focused: focused)
        for root in roots { add(root, Surroundings(), &list) }
        return list.found + list.grounds
    }

    /// What has been found, and what has the focus.
    private struct List {
        var found: [LivePicture.Element] = []
        let focused: UInt64?
        /// What closes what lies over it; read last.
        var grounds: [LivePicture.Element] = []
        /// The bars whose elements are there already.
        var bars: Set<UInt64> = []
    }

    /// What modifiers around a view say of it.
    private struct Surroundings {
        var shortcut: KeyboardShortcut?
        var listens = false
        /// The row of a list that it is in, which can be moved or taken away.
        var row: LiveNode?
    }

    private static func add(_ node: LiveNode, _ outer: Surroundings, _ list: inout List) {
        guard !node.isHidden, !list.bars.contains(node.id) else { return }
        let count = list.found.count
        addShown(node, outer, &list)
        guard let scroll = node.scroll else { return }
        // Where they lie is told as if nothing were scrolled: it stays the same.
        for index in count..<list.found.count {
            list.found[index].lies(in: name(of: scroll.id), by: scroll.offset)
        }
    }

    private static func addShown(_ node: LiveNode, _ outer: Surroundings, _ list: inout List) {
        var around = outer
        around.shortcut = node.shortcut ?? around.shortcut
        if node.kind == "onKeyPress" { around.listens = true }
        if node.kind == "movable" || node.kind == "swipe" { around.row = node }
        if node.kind == "ColorPicker" { return list.found.append(colorPicker(node)) }
        let isControl = controls.contains(node.role)
        if isControl || node.isInteractive {
            let label = node.label ?? labels(in: node).joined(separator: ", ")
            let inner = node.all.dropFirst().first { controls.contains($0.role) }
            // A gesture around a control is used where the control is; a modifier around a button is that button.
            if let inner, !isControl || inner.role == node.role { return addChildren(of: node, around, &list) }
            let isGround = label.isEmpty && node.kind == "dismiss"
            // What arrow keys move is to pages what they make larger and smaller.
            let other: LiveNode.Role = node.all.contains { $0.kind == "adjust" } ? .stepper : .button
            let role = isControl ? node.role : other
            let element = control(node, role, isGround ? "Dismiss" : label, around, list.focused)
            if isGround { list.grounds.append(element) } else { list.found.append(element) }
            return
        }
        let count = list.found.count
        addChildren(of: node, around, &list)
        if node.isFocusable { addFocusable(node, after: count, &list) }
        if node.kind == "MoveHandle" || node.kind == "DeletionMark", list.found.count == count + 1 {
            // What of a row is the same in each is called after it.
            let own = list.found[count].label
            let name = outer.row.flatMap { labels(in: $0).first { $0 != "Remove" && $0 != "Reorder" } }
            list.found[count].label = [own, name].compactMap(\.self).joined(separator: " ")
        }
        // What is said of one element around it counts more than what is in it.
        if node.hasGivenName, let label = node.label, list.found.count == count + 1 { list.found[count].label = label }
        if list.found.count == count, let label = node.label, !label.isEmpty {
            list.found.append(element(node, node.role, label, isInteractive: false))
        }
    }

    private static func addChildren(of node: LiveNode, _ around: Surroundings, _ list: inout List) {
        if let bar = ownBar(of: node) {
            // It is drawn over the screen, and read before it.
            add(bar, around, &list)
            list.bars.insert(bar.id)
        }
        var children = node.children
        if children.contains(where: { $0.sortPriority != 0 }) {
            let places = children.indices.sorted {
                let (one, other) = (children[$0].sortPriority, children[$1].sortPriority)
                return one == other ? $0 < $1 : one > other
            }
            children = places.map { node.children[$0] }
        }
        for child in children { add(child, around, &list) }
    }

    /// The navigation bar that lies over a container's screen; its screens' own containers have theirs.
    private static func ownBar(of node: LiveNode) -> LiveNode? {
        guard node.kind.hasPrefix("Navigation"), node.children.count > 1 else { return nil }
        return node.children.dropFirst().lazy.compactMap { $0.first { $0.kind == "NavigationBar" } }.first
    }

    /// A control; a field is known by the view that takes the focus in it.
    private static func control(
        _ node: LiveNode, _ role: LiveNode.Role, _ label: String, _ around: Surroundings, _ focused: UInt64?
    ) -> LivePicture.Element {
        var control = element(node, role, label, isInteractive: true)
        control.shortcut = around.shortcut?.pageName
        var listens = around.listens
        for inner in node.all {
            if inner.kind == "onKeyPress" { listens = true }
            guard let field = LivePicture.Field(inner, listens: listens) else { continue }
            control.id = name(of: inner.id)
            control.field = field
            // What stands in it is the field's own.
            control.value = nil
            if inner.id == focused { control.isFocused = true }
            break
        }
        return control
    }

    /// A choice of a colour, which is the page's own; it lies where the colour is.
    private static func colorPicker(_ node: LiveNode) -> LivePicture.Element {
        let label = node.label ?? labels(in: node).joined(separator: ", ")
        var picker = element(node, .picker, label, isInteractive: true)
        picker.role = "colorPicker"
        if let well = node.all.first(where: { $0.kind == "choose" }) { picker.frame = box(well.frame) }
        return picker
    }

    /// A view that takes the focus without being a control: what is in it is its name, unless controls are.
    private static func addFocusable(_ node: LiveNode, after count: Int, _ list: inout List) {
        let inside = list.found[count...]
        guard !inside.contains(where: \.isInteractive) else { return }
        let label = node.label ?? inside.map(\.label).joined(separator: ", ")
        list.found.removeSubrange(count...)
        var own = element(node, .container, label, isInteractive: false)
        own.isFocusable = true
        if node.id == list.focused { own.isFocused = true }
        list.found.append(own)
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

    /// Left, top, width and height.
    static func box(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? $0 : 0 }
    }

    private static func element(
        _ node: LiveNode, _ role: LiveNode.Role, _ label: String, isInteractive: Bool
    ) -> LivePicture.Element {
        var element = LivePicture.Element(
            id: name(of: node.id), role: role.rawValue, label: label, value: node.value, hint: node.hint,
            frame: box(node.frame), isInteractive: isInteractive, isEnabled: node.isEnabled)
        if role == .link { element.link = node.link }
        if role == .heading { element.level = node.headingLevel }
        if node.updatesFrequently { element.isLive = true }
        return element
    }
}

extension LivePicture.Element {
    /// It is inside of a scroll view's content that is scrolled so far.
    fileprivate mutating func lies(in name: String, by offset: CGPoint) {
        scroll = scroll ?? name
        func moved(_ box: [Double]) -> [Double] {
            zip(box, [Double(offset.x), Double(offset.y), 0, 0]).map { ((($0 + $1) * 100).rounded()) / 100 }
        }
        frame = moved(frame)
        if var own = field {
            own.frame = moved(own.frame)
            field = own
        }
    }
}
