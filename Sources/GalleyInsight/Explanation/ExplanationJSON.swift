import GalleyControls
import GalleyEngine
import GalleyGraph
import GalleyLayout

extension LayoutExplanation {
    /// The explanation as JSON: one line a node, with everything that its rule said, in full precision. The frames follow
    /// from these numbers alone (docs/explain.md says how).
    public func json() -> String { json(tellsOwners: false) }

    /// - Parameter tellsOwners: Whether each node says in whose bodies it was made, and how its text is written.
    package func json(tellsOwners: Bool) -> String {
        var writer = JSONWriter()
        writer.open()
        writer.add("version", 1)
        writer.add("proposal", proposal)
        writer.add("size", Proposal(Size(Double(size.width), Double(size.height))))
        writer.key("nodes")
        writer.text += "[\n"
        for (index, node) in nodes.enumerated() {
            writer.text += index > 0 ? ",\n" : ""
            writer.open()
            write(node, into: &writer)
            if tellsOwners, let source = node.source {
                writer.add("owners", source.owner?.names ?? [])
                writer.add("written", ifAny: source.written)
            }
            writer.close()
        }
        writer.text += "\n]"
        writer.close()
        return writer.text + "\n"
    }

    private func write(_ node: Node, into writer: inout JSONWriter) {
        writer.add("id", node.id)
        writer.add("parent", ifAny: node.parent)
        writer.add("kind", node.kind)
        writer.add("rule", "\(node.rule)")
        writer.add("label", ifAny: node.title)
        writer.add("isPart", ifAny: node.isPart ? true : nil)
        writer.add("isShown", node.isShown)
        if let parent = node.parent, nodes[parent].base != node.base { writer.add("isContent", true) }
        guard node.isShown else { return }
        writer.add("proposal", node.proposal)
        writer.add("size", Proposal(Size(node.length(.horizontal), node.length(.vertical))))
        writer.add("origin", Proposal(Double(node.origin.x), Double(node.origin.y)))
        writer.add(
            "frame", [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) })
        writer.add("priority", ifAny: node.priority == 0 ? nil : node.priority)
        writer.add("isRightToLeft", ifAny: node.isRightToLeft ? true : nil)
        writer.add("children", node.children.filter { nodes[$0].isShown })
        writer.list("steps", node.steps) { writer, step in step.write(into: &writer, node) }
        for fact in node.facts { fact.write(into: &writer) }
        writer.list("remembers", node.remembered) { writer, answer in
            writer.add("width", [answer.width.low, answer.width.high])
            writer.add("height", [answer.height.low, answer.height.high])
            writer.add("size", answer.size)
        }
        let sentences = sentences(of: node)
        writer.add("sentences", ifAny: sentences.isEmpty ? nil : sentences)
        writer.add("width", origin(of: node, along: .horizontal))
        writer.add("height", origin(of: node, along: .vertical))
    }
}

extension LayoutStep {
    /// The step as an object: its name and its numbers.
    fileprivate func write(into writer: inout JSONWriter, _ node: LayoutExplanation.Node) {
        let (name, child, numbers) = named
        writer.add("step", name)
        writer.add("child", ifAny: child.map(node.child))
        for (name, number) in numbers { writer.add(name, number) }
    }

    private var named: (step: String, child: Int32?, numbers: KeyValuePairs<String, any JSONValue>) {
        switch self {
        case .measuring(let proposal): ("measuring", nil, ["proposal": proposal])
        case .placing(let proposal): ("placing", nil, ["proposal": proposal])
        case .asked(let child, let offer, let size): ("asked", child, ["offer": offer, "size": size])
        case .guide(let child, let key, let value): ("guide", child, ["guide": key, "value": value])
        case .line(let key, let position): ("line", nil, ["guide": key, "position": position])
        case .sharing(let axis, let proposal, let gaps):
            ("sharing", nil, ["axis": axis, "proposal": proposal, "gaps": gaps])
        case .gap(let child, let length): ("gap", child, ["length": length])
        case .limits(let child, let low, let high, let priority):
            ("limits", child, ["low": low, "high": high, "priority": priority])
        case .reserved(let child, let length): ("reserved", child, ["length": length])
        case .turn(let child, let left, let count, let offer, let took):
            ("turn", child, ["left": left, "count": count, "offer": offer, "took": took])
        case .thickness(let axis, let before, let after):
            ("thickness", nil, ["axis": axis, "before": before, "after": after])
        case .range(let axis, let low, let ideal, let high):
            ("range", nil, ["axis": axis, "low": low, "ideal": ideal, "high": high])
        case .fixedFrame(let size): ("fixedFrame", nil, ["size": size])
        case .flexibleFrame(let axis, let limits, let reason):
            ("flexibleFrame", nil, ["axis": axis, "limits": limits, "reason": reason])
        case .insets(let insets): ("insets", nil, ["insets": insets])
        case .fixedSize(let width, let height): ("fixedSize", nil, ["horizontal": width, "vertical": height])
        case .shape(let shape, let scale, let fills, let isChilds):
            ("shape", nil, ["shape": shape, "scale": scale, "fills": fills, "isChilds": isChilds])
        case .center(let point): ("center", nil, ["point": point])
        case .scrolls(let width, let height): ("scrolls", nil, ["horizontal": width, "vertical": height])
        case .scrolled(let axis, let room, let part): ("scrolled", nil, ["axis": axis, "room": room, "part": part])
        case .tried(let child, let ideal, let fitsWidth, let fitsHeight):
            ("tried", child, ["ideal": ideal, "fitsWidth": fitsWidth, "fitsHeight": fitsHeight])
        case .cell(let child, let column, let row, let span):
            ("cell", child, ["column": column, "row": row, "span": span])
        case .columnGap(let length): ("columnGap", nil, ["length": length])
        case .rowGap(let row, let length): ("rowGap", nil, ["row": row, "length": length])
        case .trackLimits(let axis, let index, let low, let high):
            ("trackLimits", nil, ["axis": axis, "index": index, "low": low, "high": high])
        case .trackTurn(let axis, let index, let left, let count, let offer, let took):
            (
                "trackTurn", nil,
                ["axis": axis, "index": index, "left": left, "count": count, "offer": offer, "took": took]
            )
        case .widened(let child, let wanted, let surplus):
            ("widened", child, ["wanted": wanted, "surplus": surplus])
        case .rowBaseline(let row, let above, let below):
            ("rowBaseline", nil, ["row": row, "above": above, "below": below])
        case .anchor(let child, let point): ("anchor", child, ["point": point])
        }
    }
}

extension ExplainedFact {
    fileprivate func write(into writer: inout JSONWriter) {
        switch self {
        case .root: break
        case .text(let text):
            writer.add("lines", ifAny: text.lines.isEmpty ? nil : text.lines)
            writer.add("isTruncated", ifAny: text.isTruncated ? true : nil)
            writer.add("idealWidth", Double(text.ideal.width))
        case .layout(let questions):
            for (name, list) in [("measuring", questions.measuring), ("placing", questions.placing)] {
                writer.list(name, list) { writer, question in
                    writer.add("subview", question.subview)
                    writer.add("proposal", question.proposal)
                    writer.add("size", question.size)
                }
            }
            writer.add("placed", ifAny: questions.placed.isEmpty ? nil : questions.placed)
        case .lazy(let lazy):
            writer.add("views", lazy.viewCount)
            writer.add("built", lazy.builtCount)
            writer.add("isEstimated", !lazy.isExact)
        case .drawn(let drawing):
            let box = CGRect(origin: .zero, size: drawing.size).applying(drawing.transform)
            writer.add("drawnIn", [box.minX, box.minY, box.width, box.height].map { Double($0) })
        case .moved(let mover, let place, let proposal):
            writer.add("movedBy", mover)
            writer.add("placedAt", [Double(place.x), Double(place.y)])
            writer.add("placedFor", proposal)
        }
    }
}
