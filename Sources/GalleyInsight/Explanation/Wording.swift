import GalleyEngine
import GalleyGraph
import GalleyViews

/// Numbers, names and lists as sentences have them.
struct Wording {
    let explanation: LayoutExplanation

    static func number(_ value: Double) -> String { LayoutNumber.short(CGFloat(value)) }
    static func number(_ value: CGFloat) -> String { LayoutNumber.short(value) }

    /// `300×200`; what is not proposed is `nil`.
    static func size(_ size: CGSize) -> String { LayoutNumber.short(size.width, size.height) }
    static func size(_ size: Size) -> String { "\(length(size.width))×\(length(size.height))" }
    static func size(_ offer: Proposal) -> String { "\(length(offer.width))×\(length(offer.height))" }
    static func size(_ offer: ProposedViewSize) -> String { LayoutNumber.short(offer.width, offer.height) }
    static func length(_ value: Double) -> String { value.isNaN ? "nil" : number(value) }
    static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    static func noun(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }

    /// Small numbers in letters, at the start of a sentence.
    static func count(_ count: Int, isFirst: Bool = false) -> String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        guard words.indices.contains(count) else { return "\(count)" }
        return isFirst ? words[count].prefix(1).uppercased() + words[count].dropFirst() : words[count]
    }

    static func plural(_ count: Int, _ noun: String) -> String { count == 1 ? "\(count) \(noun)" : "\(count) \(noun)s" }

    /// `a, b and c`.
    static func list(_ words: [String]) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }

    /// Two numbers that a reader cannot tell apart.
    static func areSame(_ a: Double, _ b: Double) -> Bool {
        a == b || (a.isNaN && b.isNaN) || abs(a - b) < tolerance
    }

    /// Lengths that differ by less are told as the same.
    static let tolerance = 0.005

    // MARK: Views

    /// What a view is called, with its text in quotes. One that its siblings are called alike has its place among them, too.
    func name(_ id: Int) -> String {
        let own = plainName(id)
        guard let parent = explanation.nodes[id].parent else { return own }
        let alike = explanation.nodes[parent].children.filter {
            explanation.nodes[$0].base == explanation.nodes[id].base && plainName($0) == own
        }
        guard alike.count > 1, let place = alike.firstIndex(of: id) else { return own }
        return "\(own) #\(place + 1)"
    }

    /// The name without a number. A modifier by which a view has another size or place is named itself: `padding on Text "Total"`.
    func plainName(_ id: Int) -> String {
        let node = explanation.nodes[subject(of: id)]
        let own = node.title.map { "\(node.kind) \"\(Self.excerpt($0))\"" } ?? node.kind
        guard node.title == nil, isModifier(node) else { return own }
        let content = content(of: node.id)
        return content == node.id ? own : "\(own) on \(plainName(content))"
    }

    /// The outermost node that is a view, or that has another size than what it is about.
    private func subject(of id: Int) -> Int {
        var current = id
        while true {
            let node = explanation.nodes[current]
            guard node.title == nil, isModifier(node), let child = node.children.first,
                explanation.nodes[child].frame == node.frame
            else { return current }
            current = child
        }
    }

    /// What SwiftUI calls a node, or of a part the view that it is a part of.
    func writtenKind(of node: LayoutExplanation.Node) -> String {
        var current = node
        while current.isPart, let parent = current.parent { current = explanation.nodes[parent] }
        return current.kind
    }

    /// The view that a node's modifiers are about.
    func content(of id: Int) -> Int {
        var current = id
        while true {
            let node = explanation.nodes[current]
            guard node.title == nil, isModifier(node), let child = node.children.first else { return current }
            current = child
        }
    }

    /// Whether a node only changes something about its first child.
    func isModifier(_ node: LayoutExplanation.Node) -> Bool {
        // A stack around one view, and views that only have a name, have rules of modifiers too.
        node.role == .modifier && node.kind.first?.isLowercase ?? false
    }

    /// The first characters of a label, on one line.
    static func excerpt(_ label: String, _ limit: Int = 32) -> String {
        let line = label.prefix { !$0.isNewline }
        if line.count > limit { return line.prefix(limit - 1) + "…" }
        return line.count < label.count ? line + "…" : String(line)
    }

    // MARK: Guides

    /// What guides of several views are called.
    func guides(_ key: GuideKey, in node: LayoutExplanation.Node) -> String {
        switch key {
        case .leading: "leading edges"
        case .horizontalCenter: "horizontal centers"
        case .trailing: "trailing edges"
        case .top: "tops"
        case .verticalCenter: "vertical centers"
        case .bottom: "bottoms"
        case .firstTextBaseline: "first baselines"
        case .lastTextBaseline: "last baselines"
        default: "\(explanation.guideNames[.init(base: node.base, key: key)] ?? "custom") guides"
        }
    }

    /// The place of a guide that no one gives a value, where it follows from the size.
    static func usual(_ key: GuideKey, _ length: Double) -> Double? {
        switch key {
        case .leading, .top: 0
        case .horizontalCenter, .verticalCenter: length / 2
        case .trailing, .bottom: length
        default: nil
        }
    }

    static func axis(_ key: GuideKey) -> LayoutAxis? {
        switch key {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        default: nil
        }
    }
}
