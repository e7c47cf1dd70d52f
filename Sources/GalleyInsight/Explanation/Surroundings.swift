import GalleyEngine
import GalleyGraph

// What is around a node, as far as its own sentences speak of it.
extension ToldNode {
    /// Who puts the node in the middle of more room than it takes; nil where it fills its surroundings, or lies elsewhere in them.
    func middle(along axis: LayoutAxis) -> (name: String, length: Double)? {
        let length = node.length(axis), offer = node.proposal(axis)
        guard offer.isFinite, offer > length + 0.5 else { return nil }
        var current = node
        while let parent = current.parent, explanation.nodes[parent].base == node.base {
            current = explanation.nodes[parent]
            guard current.length(axis) > length + 0.5 else { continue }
            return isCentered(start(of: current, axis), current.length(axis), axis)
                ? (words.plainName(current.id), current.length(axis)) : nil
        }
        for fact in current.facts {
            guard case .root(.canvas(let size, let safeArea)) = fact else { continue }
            let whole = Double(axis == .horizontal ? size.width : size.height)
            let inset = Double(axis == .horizontal ? safeArea.leading : safeArea.top)
            let outset = Double(axis == .horizontal ? safeArea.trailing : safeArea.bottom)
            let room = whole - inset - outset
            if room > length + 0.5, isCentered(inset, room, axis) { return ("the window", room) }
        }
        return nil
    }

    private func isCentered(_ start: Double, _ room: Double, _ axis: LayoutAxis) -> Bool {
        abs(self.start(of: node, axis) - start - (room - node.length(axis)) / 2) < 0.5
    }

    private func start(of node: LayoutExplanation.Node, _ axis: LayoutAxis) -> Double {
        Double(axis == .horizontal ? node.frame.minX : node.frame.minY)
    }

    /// Who it is that proposes no length, without a point: `ScrollView proposes no height to what is in it`.
    func proposesNothing(along axis: LayoutAxis) -> String {
        let noun = Wording.noun(axis)
        var current = node
        while let parent = current.parent {
            current = explanation.nodes[parent]
            if current.proposal(axis).isNaN { continue }
            return current.isPart ? "No \(noun) is proposed" : "\(current.kind) proposes no \(noun) to what is in it"
        }
        return "No \(noun) is proposed"
    }

    /// `, 885 wider than proposed`; empty where it is not.
    var excess: String {
        let parts = [(LayoutAxis.horizontal, "wider"), (.vertical, "taller")].compactMap { axis, word in
            let more = node.length(axis) - node.proposal(axis)
            return more > 0.005 ? "\(Wording.number(more)) \(word)" : nil
        }
        return parts.isEmpty ? "" : ", \(Wording.list(parts)) than proposed"
    }

    /// That a frame which was written after the node's modifier does not make what the modifier adds any larger.
    var frameAfter: String? {
        guard !node.isPart else { return nil }
        var current = node
        while let parent = current.parent, explanation.nodes[parent].children.first == current.id,
            words.isModifier(explanation.nodes[parent])
        {
            current = explanation.nodes[parent]
            guard current.frame.width > node.frame.width + 0.5 || current.frame.height > node.frame.height + 0.5 else {
                continue
            }
            guard current.isFrame, !current.isPart else { return nil }
            return
                "\(node.kind.prefix(1).uppercased() + node.kind.dropFirst()) is as large as \(words.plainName(node.children[0])), \(Wording.size(node.frame.size)): the frame of \(Wording.size(current.frame.size)) comes after it."
        }
        return nil
    }
}
