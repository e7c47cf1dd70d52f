import Foundation

/// What has moved between two explanations of a layout, and why.
///
/// Views are the same where they have the same name in the same place among views: a modifier more or less around one changes
/// nothing about that. A view that only moved along with its container is not told, nor is one whose numbers are as they were, nor what
/// controls are made of.
public struct ExplanationDifference: Sendable {
    /// An explanation as `galley explain --format json` writes it, as far as it is compared.
    public struct Explanation: Decodable, Sendable {
        /// The views, each before those inside of it.
        public var nodes: [Node]
        /// What the shown views are called: their texts, among other things.
        public var labels: [String] { nodes.filter(\.isShown).compactMap(\.label) }

        /// Reads what `galley explain --format json` has written; throws a decoding error where it is something else.
        public init(json: Data) throws { self = try JSONDecoder.galley().decode(Explanation.self, from: json) }
    }

    /// A view of an explanation, as far as differences are concerned.
    public struct Node: Decodable, Sendable {
        var id: Int
        var parent: Int?
        var kind: String
        var label: String?
        var isShown: Bool
        var proposal: [Double?]?
        var size: [Double]?
        /// Left, top, width and height in the canvas.
        var frame: [Double]?
        var isPart: Bool
        var sentences: [String]?
        var width: String?
        var height: String?

        private enum CodingKeys: CodingKey {
            case id, parent, kind, label, isShown, isPart, proposal, size, frame, sentences, width, height
        }

        /// Reads a view; unknown keys are passed over.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            id = try values.decode(Int.self, forKey: .id)
            parent = try values.decodeIfPresent(Int.self, forKey: .parent)
            kind = try values.decode(String.self, forKey: .kind)
            label = try values.decodeIfPresent(String.self, forKey: .label)
            isShown = try values.decode(Bool.self, forKey: .isShown)
            proposal = try values.decodeIfPresent([Double?].self, forKey: .proposal)
            size = try values.decodeIfPresent([Double].self, forKey: .size)
            frame = try values.decodeIfPresent([Double].self, forKey: .frame)
            isPart = try values.decodeIfPresent(Bool.self, forKey: .isPart) ?? false
            sentences = try values.decodeIfPresent([String].self, forKey: .sentences)
            width = try values.decodeIfPresent(String.self, forKey: .width)
            height = try values.decodeIfPresent(String.self, forKey: .height)
        }
    }

    /// A view that is not as it was.
    public struct Change: Sendable {
        /// `HStack › Text "Cute"`.
        public var path: String
        /// nil where there was no such view, or is none any more.
        public var before, after: Node?
    }

    /// What has changed, in the order of the views.
    public let changes: [Change]

    /// What has changed from one explanation to another of the same view.
    public init(from old: Explanation, to new: Explanation) {
        let before = NamedViews(old).views, after = NamedViews(new).views
        let known = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let left = Set(after.map(\.key))
        changes =
            after.compactMap { view in
                let past = known[view.key]
                if let past, Self.areAlike(past, view) { return nil }
                return Change(path: view.path, before: past?.node, after: view.node)
            } + before.filter { !left.contains($0.key) }.map { Change(path: $0.path, before: $0.node, after: nil) }
    }

    /// Before and after side by side, and below them the sentences that are new.
    public func text() -> String {
        guard !changes.isEmpty else { return "Nothing has moved.\n" }
        let rows = changes.map { ($0.path, Self.told($0.before), Self.told($0.after)) }
        let first = max(rows.map(\.0.count).max() ?? 0, 4), second = max(rows.map(\.1.count).max() ?? 0, 6)
        func pad(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(width - text.count, 0))
        }
        var text = "\(pad("view", first))  \(pad("before", second))  after\n"
        for (change, row) in zip(changes, rows) {
            text += "\(pad(row.0, first))  \(pad(row.1, second))  \(row.2)\n"
            let past = Set(change.before?.sentences ?? [])
            for sentence in (change.after?.sentences ?? []) where !past.contains(sentence) {
                text += "    - \(sentence)\n"
            }
            if let after = change.after, let before = change.before {
                for (noun, old, new) in [("Width", before.width, after.width), ("Height", before.height, after.height)]
                {
                    if let old, let new, old != new, after.sentences == nil, !Self.isOwnLength(new, of: after) {
                        text += "    - \(noun) \(new), was \(old).\n"
                    }
                }
            }
        }
        return text
    }

    /// Whether a sum only says that a view is as long as it is: `96 = Text "Hello" 96`.
    private static func isOwnLength(_ sum: String, of node: Node) -> Bool {
        let sides = sum.components(separatedBy: " = ")
        return sides.count == 2 && sides[1].hasPrefix(node.kind) && sides[1].hasSuffix(" \(sides[0])")
            && !sides[1].contains(" − ") && !sides[1].contains(" + ")
    }

    /// `300×200 → 34.67×20.33 at (8, 50)`.
    private static func told(_ node: Node?) -> String {
        guard let node, let size = node.size, let frame = node.frame, frame.count == 4 else { return "–" }
        let proposal = (node.proposal ?? []).map { $0.map(short) ?? "nil" }.joined(separator: "×")
        return "\(proposal) → \(size.map(short).joined(separator: "×")) at (\(short(frame[0])), \(short(frame[1])))"
    }

    private static func short(_ value: Double) -> String {
        if !value.isFinite { return value > 0 ? "∞" : "-∞" }
        let text = String(format: "%.2f", value)
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
    }

    /// Whether nothing of a view has changed that is told: neither a number, nor is there a new sentence.
    private static func areAlike(_ a: NamedViews.View, _ b: NamedViews.View) -> Bool {
        func same(_ a: [Double?]?, _ b: [Double?]?) -> Bool {
            guard let a, let b, a.count == b.count else { return a == nil && b == nil }
            return zip(a, b).allSatisfy { $0 == $1 || abs(($0 ?? .nan) - ($1 ?? .nan)) < 0.005 }
        }
        return same(a.node.size, b.node.size) && same(a.place, b.place) && same(a.node.proposal, b.node.proposal)
            && Set(b.node.sentences ?? []).isSubset(of: a.node.sentences ?? [])
    }
}
