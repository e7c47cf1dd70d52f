import GalleyViews

extension LayoutExplanation {
    /// Calls each control what the text of its label says.
    mutating func nameControls() {
        // All controls are nodes that leave their content's layout as it is, and few others are.
        for index in nodes.indices where nodes[index].rule == .passthrough && nodes[index].label == nil {
            let kind = nodes[index].kind
            if ControlNames.titled.contains(kind) {
                nodes[index].controlLabel = label("Text", in: index, all: true) ?? label("Image", in: index, all: false)
            } else if ControlNames.labelled.contains(kind) {
                nodes[index].controlLabel = label("Text", in: index, all: false)
            }
        }
    }

    /// The label of the first node of a kind in a control.
    /// - Parameter all: Whether it may be a view as well as a part.
    private func label(_ kind: String, in control: Int, all: Bool) -> String? {
        var open = Array(nodes[control].children.reversed())
        while let id = open.popLast() {
            guard nodes[id].isShown, nodes[id].base == nodes[control].base, all || nodes[id].isPart else { continue }
            if nodes[id].kind == kind, let label = nodes[id].label { return label }
            open += nodes[id].children.reversed()
        }
        return nil
    }
}
