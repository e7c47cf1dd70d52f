/// The views of a layout, for who wants to see how it came about.
package struct LiveTree: Codable, Sendable {
    package struct Node: Codable, Sendable, Equatable {
        /// Its place in the layout, by which it is asked about.
        package var id: Int
        /// How many views are around it.
        package var depth: Int
        package var kind: String
        package var label: String?
        /// Left, top, width and height of the box around where it is shown, in points.
        package var frame: [Double]
        /// Whether it only changes something about the view inside.
        package var isModifier: Bool
        /// Whether it is a part of what a view around it is made of, and not written by the author.
        package var isPart: Bool

        package init(
            id: Int, depth: Int, kind: String, label: String?, frame: [Double], isModifier: Bool, isPart: Bool
        ) {
            (self.id, self.depth, self.kind, self.label) = (id, depth, kind, label)
            (self.frame, self.isModifier, self.isPart) = (frame, isModifier, isPart)
        }
    }

    /// Each before what is inside it.
    package var nodes: [Node]

    package init(nodes: [Node]) { self.nodes = nodes }

    /// The line is a tree.
    package static let mark = UInt8(ascii: "T")
}

/// Why a view of the tree has its size and place.
package struct LiveExplanation: Codable, Sendable {
    package var node: Int
    package var kind: String
    package var label: String?
    /// In points, as text: what is not proposed is `nil`, what has no limit is `∞`.
    package var proposal: String
    package var answer: String
    package var place: String
    /// How it came to its size and its children to their places.
    package var sentences: [String]
    /// Where its lengths come from.
    package var origins: [String]
    /// The view around that shares its room out, with its sentences.
    package var container: String?
    package var containerNode: Int?
    package var containerSentences: [String]?
    /// The views from the root to this one, for who looks for it in the source, and the name and the place of the preview that is shown.
    package var path: [HostResult.Finding.Place] = []
    package var view = ""
    package var preview: HostResult.PreviewPlace?

    package init(node: Int, kind: String, label: String?, proposal: String, answer: String, place: String) {
        (self.node, self.kind, self.label) = (node, kind, label)
        (self.proposal, self.answer, self.place) = (proposal, answer, place)
        (sentences, origins) = ([], [])
    }

    /// The line is an explanation.
    package static let mark = UInt8(ascii: "E")
}
