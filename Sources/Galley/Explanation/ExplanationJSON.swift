import GalleyEngine
import GalleyLayout

extension LayoutExplanation {
    /// The explanation as JSON: one line a node, with everything that its rule said, in full precision. The frames follow
    /// from these numbers alone (docs/explain.md says how).
    public func json() -> String {
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
            writer.close()
        }
        writer.text += "\n]"
        writer.close()
        return writer.text + "\n"
    }

    private func write(_ node: Node, into writer: inout JSONWriter) {
        writer.add("id", node.id)
        if let parent = node.parent { writer.add("parent", parent) }
        writer.add("kind", node.kind)
        writer.add("rule", "\(node.rule)")
        if let label = node.label { writer.add("label", label) }
        writer.add("isShown", node.isShown)
        if let parent = node.parent, nodes[parent].base != node.base { writer.add("isContent", true) }
        guard node.isShown else { return }
        writer.add("proposal", node.proposal)
        writer.add("size", Proposal(Size(node.length(.horizontal), node.length(.vertical))))
        writer.add("origin", Proposal(Double(node.origin.x), Double(node.origin.y)))
        writer.add(
            "frame",
            numbers: [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) })
        if node.priority != 0 { writer.add("priority", node.priority) }
        if node.isRightToLeft { writer.add("isRightToLeft", true) }
        writer.add("children", numbers: node.children.filter { nodes[$0].isShown }.map { Double($0) })
        writer.list("steps", node.steps) { writer, step in step.write(into: &writer, node) }
        for fact in node.facts { fact.write(into: &writer) }
        writer.list("sentences", sentences(of: node), plain: true) { writer, sentence in writer.string(sentence) }
        writer.add("width", origin(of: node, along: .horizontal))
        writer.add("height", origin(of: node, along: .vertical))
    }
}

/// Writes JSON by hand: explanations may lie deeper than `JSONEncoder` goes, and each node is a line.
struct JSONWriter {
    var text = ""
    private var isFirst = [true]

    mutating func open() {
        text += "{"
        isFirst.append(true)
    }

    mutating func close() {
        text += "}"
        isFirst.removeLast()
    }

    mutating func key(_ name: String) {
        if !isFirst[isFirst.count - 1] { text += "," }
        isFirst[isFirst.count - 1] = false
        string(name)
        text += ":"
    }

    mutating func number(_ value: Double) { text += value.isNaN ? "null" : LayoutNumber.json(CGFloat(value)) }

    mutating func string(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    mutating func add(_ name: String, _ value: Int) { add(name, Double(value)) }
    mutating func add(_ name: String, _ value: Int32) { add(name, Double(value)) }

    mutating func add(_ name: String, _ value: Double) {
        key(name)
        number(value)
    }

    mutating func add(_ name: String, _ value: Bool) {
        key(name)
        text += value ? "true" : "false"
    }

    mutating func add(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func add(_ name: String, numbers: [Double]) {
        key(name)
        text += "["
        for (index, value) in numbers.enumerated() {
            if index > 0 { text += "," }
            number(value)
        }
        text += "]"
    }

    mutating func add(_ name: String, _ value: Proposal) { add(name, numbers: [value.width, value.height]) }
    mutating func add(_ name: String, _ value: Size) { add(name, numbers: [value.width, value.height]) }
    mutating func add(_ name: String, _ value: Point) { add(name, numbers: [value.x, value.y]) }

    mutating func add(_ name: String, _ value: ProposedViewSize) {
        add(name, numbers: [value.width, value.height].map { $0.map { Double($0) } ?? .nan })
    }

    /// A list of objects, or of plain values.
    mutating func list<Element>(
        _ name: String, _ elements: [Element], plain: Bool = false, _ write: (inout JSONWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        key(name)
        text += "["
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if !plain { open() }
            write(&self, element)
            if !plain { close() }
        }
        text += "]"
    }
}

extension LayoutStep {
    /// The step as an object: its name and its numbers.
    fileprivate func write(into writer: inout JSONWriter, _ node: LayoutExplanation.Node) {
        func begin(_ name: String, child: Int32? = nil) {
            writer.add("step", name)
            if let child { writer.add("child", node.child(child)) }
        }
        func axis(_ axis: LayoutAxis) { writer.add("axis", axis == .horizontal ? "width" : "height") }
        switch self {
        case .measuring(let proposal):
            begin("measuring")
            writer.add("proposal", proposal)
        case .placing(let proposal):
            begin("placing")
            writer.add("proposal", proposal)
        case .asked(let child, let offer, let size):
            begin("asked", child: child)
            writer.add("offer", offer)
            writer.add("size", size)
        case .guide(let child, let key, let value):
            begin("guide", child: child)
            writer.add("guide", Int32(key.rawValue))
            writer.add("value", value)
        case .line(let key, let position):
            begin("line")
            writer.add("guide", Int32(key.rawValue))
            writer.add("position", position)
        case .sharing(let along, let proposal, let gaps):
            begin("sharing")
            axis(along)
            writer.add("proposal", proposal)
            writer.add("gaps", gaps)
        case .gap(let child, let length):
            begin("gap", child: child)
            writer.add("length", length)
        case .limits(let child, let low, let high, let priority):
            begin("limits", child: child)
            writer.add("low", low)
            writer.add("high", high)
            writer.add("priority", priority)
        case .reserved(let child, let length):
            begin("reserved", child: child)
            writer.add("length", length)
        case .turn(let child, let left, let count, let offer, let took):
            begin("turn", child: child)
            writer.add("left", left)
            writer.add("count", count)
            writer.add("offer", offer)
            writer.add("took", took)
        case .thickness(let along, let before, let after):
            begin("thickness")
            axis(along)
            writer.add("before", before)
            writer.add("after", after)
        case .range(let along, let low, let ideal, let high):
            begin("range")
            axis(along)
            writer.add("low", low)
            writer.add("ideal", ideal)
            writer.add("high", high)
        case .fixedFrame(let size):
            begin("fixedFrame")
            writer.add("size", size)
        case .flexibleFrame(let along, let limits, let reason):
            begin("flexibleFrame")
            axis(along)
            writer.add("limits", numbers: [limits.minimum, limits.ideal, limits.maximum])
            writer.add("reason", "\(reason)")
        case .insets(let insets):
            begin("insets")
            writer.add("insets", numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
        case .fixedSize(let horizontal, let vertical):
            begin("fixedSize")
            writer.add("horizontal", horizontal)
            writer.add("vertical", vertical)
        case .shape(let shape, let scale, let fills, let isChilds):
            begin("shape")
            writer.add("shape", shape)
            writer.add("scale", scale)
            writer.add("fills", fills)
            writer.add("isChilds", isChilds)
        case .center(let point):
            begin("center")
            writer.add("point", point)
        case .scrolls(let horizontal, let vertical):
            begin("scrolls")
            writer.add("horizontal", horizontal)
            writer.add("vertical", vertical)
        case .scrolled(let along, let room, let part):
            begin("scrolled")
            axis(along)
            writer.add("room", room)
            writer.add("part", part)
        case .tried(let child, let ideal, let fitsWidth, let fitsHeight):
            begin("tried", child: child)
            writer.add("ideal", ideal)
            writer.add("fitsWidth", fitsWidth)
            writer.add("fitsHeight", fitsHeight)
        case .cell(let child, let column, let row, let span):
            begin("cell", child: child)
            writer.add("column", column)
            writer.add("row", row)
            writer.add("span", span)
        case .columnGap(let length):
            begin("columnGap")
            writer.add("length", length)
        case .rowGap(let row, let length):
            begin("rowGap")
            writer.add("row", row)
            writer.add("length", length)
        case .trackLimits(let along, let index, let low, let high):
            begin("trackLimits")
            axis(along)
            writer.add("index", index)
            writer.add("low", low)
            writer.add("high", high)
        case .trackTurn(let along, let index, let left, let count, let offer, let took):
            begin("trackTurn")
            axis(along)
            writer.add("index", index)
            writer.add("left", left)
            writer.add("count", count)
            writer.add("offer", offer)
            writer.add("took", took)
        case .widened(let child, let wanted, let surplus):
            begin("widened", child: child)
            writer.add("wanted", wanted)
            writer.add("surplus", surplus)
        case .rowBaseline(let row, let above, let below):
            begin("rowBaseline")
            writer.add("row", row)
            writer.add("above", above)
            writer.add("below", below)
        case .anchor(let child, let point):
            begin("anchor", child: child)
            writer.add("point", point)
        }
    }
}

extension ExplainedFact {
    fileprivate func write(into writer: inout JSONWriter) {
        switch self {
        case .root, .lengths: break
        case .text(let text):
            writer.list("lines", text.lines, plain: true) { $0.string($1) }
            if text.isTruncated { writer.add("isTruncated", true) }
            writer.add("idealWidth", Double(text.ideal.width))
        case .layout(let questions):
            for (name, list) in [("measuring", questions.measuring), ("placing", questions.placing)] {
                writer.list(name, list) { writer, question in
                    writer.add("subview", question.subview)
                    writer.add("proposal", question.proposal)
                    writer.add("size", question.size)
                }
            }
            writer.list("placed", questions.placed, plain: true) { $0.text += $1 ? "true" : "false" }
        case .lazy(let lazy):
            writer.add("views", lazy.viewCount)
            writer.add("built", lazy.builtCount)
            writer.add("isEstimated", !lazy.isExact)
        case .moved(let mover, let place, let proposal):
            writer.add("movedBy", mover)
            writer.add("placedAt", numbers: [Double(place.x), Double(place.y)])
            writer.add("placedFor", proposal)
        case .remembers(let answers):
            writer.list("remembers", answers) { writer, answer in
                writer.add("width", numbers: [answer.width.low, answer.width.high])
                writer.add("height", numbers: [answer.height.low, answer.height.high])
                writer.add("size", answer.size)
            }
        }
    }
}
