import GalleyGraph

extension LayoutRecord.Node {
    /// The node without parts: the views in those are its children. Not by recursion, since trees can be deep.
    var folded: LayoutRecord.Node {
        var open: [Fold] = [Fold(self)]
        while true {
            let last = open.count - 1
            if let next = open[last].waiting.popLast() {
                open.append(Fold(next))
                continue
            }
            let done = open.removeLast()
            guard last > 0 else { return done.whole }
            open[last - 1].take(done)
        }
    }

    /// A node whose children are being folded.
    private struct Fold {
        private let node: LayoutRecord.Node
        var waiting: [LayoutRecord.Node]
        private var inside: [LayoutRecord.Node] = []
        /// The first text and the first icon of the parts inside, and the first text of the views inside.
        private var title, icon, text: String?

        init(_ node: LayoutRecord.Node) {
            self.node = node
            waiting = node.children.reversed()
            guard let label = node.label else { return }
            switch (node.kind, node.isPart) {
            case ("Text", true): title = label
            case ("Text", false): text = label
            case ("Image", true): icon = label
            default: break
            }
        }

        /// The node with what is in it; a control that has no label of its own with that of its text.
        var whole: LayoutRecord.Node {
            var node = node
            node.children = inside
            guard node.label == nil else { return node }
            if ControlNames.titled.contains(node.kind) {
                node.label = title ?? text ?? icon
            } else if ControlNames.labelled.contains(node.kind) {
                node.label = title
            }
            return node
        }

        mutating func take(_ child: Fold) {
            if child.node.isPart {
                inside += child.inside
                (title, icon) = (title ?? child.title, icon ?? child.icon)
            } else {
                inside.append(child.whole)
            }
            if !ControlNames.titled.contains(child.node.kind) { text = text ?? child.text }
        }
    }
}
