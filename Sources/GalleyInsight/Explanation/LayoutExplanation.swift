import GalleyControls
import GalleyEngine
import GalleyGraph
import GalleyLayout
import GalleyLive

/// Why every view of a layout has the size and the place that it has, from the numbers that the layout rules came to.
///
/// ```swift
/// let explanation = RenderedView(Card()).explanation()
/// print(explanation.text())                       // the whole story
/// if let title = explanation.node("Title") { print(explanation.text(of: title)) }
/// ```
///
/// Nothing is noted while views are laid out: the rules of the nodes that are asked about run once more, on the layout's own
/// answers, and say their steps.
public struct LayoutExplanation: Sendable {
    /// A view or a modifier.
    public struct Node: Sendable, Identifiable {
        /// Its position in `LayoutExplanation.nodes`.
        public var id: Int { Int(number) }
        /// The view around, as an index into `nodes`; nil at the root.
        public var parent: Int? { parentNumber < 0 ? nil : Int(parentNumber) }
        /// The views inside, in source order; those that `ViewThatFits` did not choose among them.
        public internal(set) var children: [Int] = []
        /// SwiftUI's name of the view's type or of the modifier.
        public let kind: String
        /// The text, the symbol's or asset's name, or what `accessibilityIdentifier` says.
        public let label: String?
        /// What the view is called: its label, or where it has none the text of a control's own.
        public var title: String? { label ?? controlLabel }
        /// Whether it is a part of what a view around it is made of, and not written by the author: the track of a toggle, the padding
        /// of a list's row, the rectangle behind `background(.blue)`.
        public var isPart: Bool { flags & 1 != 0 }
        /// What the view was offered when it was placed.
        public var proposal: ProposedViewSize { ProposedViewSize(offer) }
        /// Where the view lies in the canvas: points, y down. What it answered is its size.
        public let frame: CGRect
        /// Where the view lies in its parent.
        public let origin: CGPoint
        /// Whether it takes part in the picture: false for a child that `ViewThatFits` did not choose, and what is inside.
        public var isShown: Bool { flags & 2 != 0 }
        /// Whether the container's children are mirrored, because it runs from right to left.
        public var isRightToLeft: Bool { flags & 4 != 0 }
        /// The layout priority that its container sees.
        public let priority: Double

        /// The box around where it is shown in the canvas: with offsets, rotations and the like, which `frame` leaves out.
        package var shownFrame: CGRect { moved?.frame ?? frame }

        let rule: NodeKind
        /// 1: a part, 2: shown, 4: from right to left.
        private let flags: UInt8
        /// The text of a control's label, where the control has no label of its own.
        var controlLabel: String?
        /// What a `LiveNode` of the same view is called by; nil where views do not stay.
        let liveID: UInt64?
        private let number, parentNumber, baseNumber: Int32
        private let offer: Proposal
        private let moved: MovedFrame?
        /// The least, ideal and greatest lengths of a node whose axes do not depend on each other.
        var lengths: ExplainedLengths?
        /// What a node whose axes depend on each other remembers of what it was asked.
        var remembered: [MeasuredSize] = []
        /// What the rule says, but for a leaf's lengths.
        var ruleSteps: [LayoutStep] = []
        var facts: [ExplainedFact] = []
        /// Where it comes from in the source, where that is noted (`RenderOptions.notesOrigins`).
        var source: ViewOrigin?

        /// A frame that few nodes have.
        private final class MovedFrame: Sendable {
            let frame: CGRect

            init(_ frame: CGRect) { self.frame = frame }
        }

        /// - Parameters:
        ///   - id: Also where its tree starts, with `base`, up to `Int32.max`, as in the layout tree.
        ///   - shownFrame: In most trees that of each node is its frame, and takes no memory.
        init(
            id: Int, base: Int, parent: Int?, kind: String, label: String?, rule: NodeKind, liveID: UInt64?,
            offer: Proposal,
            frame: CGRect, origin: CGPoint, shownFrame: CGRect, isPart: Bool, isShown: Bool, isRightToLeft: Bool,
            priority: Double
        ) {
            number = Int32(id)
            baseNumber = Int32(base)
            parentNumber = Int32(parent ?? -1)
            self.kind = kind
            self.label = label
            self.rule = rule
            self.liveID = liveID
            self.offer = offer
            self.frame = frame
            self.origin = origin
            moved = shownFrame == frame ? nil : MovedFrame(shownFrame)
            flags = (isPart ? 1 : 0) | (isShown ? 2 : 0) | (isRightToLeft ? 4 : 0)
            self.priority = priority
        }

        /// Where the nodes of its tree start: children in steps count from there.
        var base: Int { Int(baseNumber) }

        /// What the rule says of how it came to the node's size and its children's places.
        var steps: [LayoutStep] {
            guard rule.hasOnlyLengths, let lengths else { return ruleSteps }
            return [lengths.width.step(.horizontal), lengths.height.step(.vertical)]
        }

        /// Whether something put the node elsewhere after its container had placed it.
        var isMoved: Bool {
            facts.contains { fact in
                if case .moved = fact { true } else { false }
            }
        }

        /// A child that a step names.
        func child(_ number: Int32) -> Int { base + Int(number) }

        func proposal(_ axis: LayoutAxis) -> Double { axis == .horizontal ? offer.width : offer.height }

        func length(_ axis: LayoutAxis) -> Double {
            Double(axis == .horizontal ? frame.size.width : frame.size.height)
        }
    }

    /// Every node, parents before their children; the root is the first.
    public internal(set) var nodes: [Node]
    /// What the root view was offered.
    public let proposal: ProposedViewSize
    /// What the root view answered.
    public let size: CGSize
    /// The names of guides that are not SwiftUI's own, by node tree and key.
    var guideNames: [GuideName: String] = [:]

    struct GuideName: Hashable, Sendable {
        var base: Int
        var key: GuideKey
    }

    /// The outermost view.
    public var root: Node { nodes[0] }

    /// The first shown node with this label, or this kind where none has the label; a part only where no view is called so.
    public func node(_ name: String) -> Node? {
        func first(_ isMatch: (Node) -> Bool) -> Node? {
            nodes.first { $0.isShown && !$0.isPart && isMatch($0) } ?? nodes.first { $0.isShown && isMatch($0) }
        }
        return first { $0.title == name } ?? first { $0.title?.contains(name) ?? false } ?? first { $0.kind == name }
    }

    /// The node of a view that is alive; nil where the view is gone.
    public func node(_ view: LiveNode) -> Node? { nodes.first { $0.isShown && $0.liveID == view.id } }

    /// The innermost view that a point of the canvas lies in; the last drawn, where several do.
    /// - Parameters:
    ///   - point: The point, in the canvas's coordinates.
    ///   - all: Whether the parts of views are looked at, too.
    public func node(at point: CGPoint, all: Bool = false) -> Node? {
        var found: Node?
        var depth = -1
        for node in nodes where node.isShown && (all || !node.isPart) && node.frame.contains(point) {
            let own = path(to: node.id).count
            if own >= depth { (found, depth) = (node, own) }
        }
        return found
    }

    /// The shown views inside a node, those of its parts among them, but no parts; with `all`, the shown nodes right inside.
    func views(in node: Node, all: Bool = false) -> [Int] {
        var found: [Int] = []
        var open = Array(node.children.reversed())
        while let id = open.popLast() {
            guard nodes[id].isShown else { continue }
            if all || !nodes[id].isPart { found.append(id) } else { open += nodes[id].children.reversed() }
        }
        return found
    }

    /// The parts of a node: those between it and the views in it.
    func parts(of node: Node) -> [Int] {
        var found: [Int] = []
        var open = Array(node.children.reversed())
        while let id = open.popLast() {
            guard nodes[id].isShown, nodes[id].isPart else { continue }
            found.append(id)
            open += nodes[id].children.reversed()
        }
        return found
    }

    /// The nodes from the root to a node, both included.
    public func path(to id: Int) -> [Int] {
        var path = [id]
        while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
        return path.reversed()
    }
}

/// What a node's rule does not say, because others know it.
enum ExplainedFact: Sendable {
    /// Why the root of a tree was offered what it was.
    indirect case root(ExplainedRoot)
    indirect case text(ExplainedText)
    /// What a custom layout asked and placed.
    indirect case layout(LayoutQuestions)
    indirect case lazy(ExplainedLazy)
    /// What an effect does to where the view is drawn.
    indirect case drawn(ExplainedDrawing)
    /// Who put the node elsewhere after its container had placed it, and where that had been.
    indirect case moved(by: String, from: CGPoint, proposal: ProposedViewSize)
}

/// What a node's lengths are between.
struct ExplainedLengths: Sendable, Equatable {
    var width, height: ExplainedRange
}

struct ExplainedRange: Sendable, Equatable {
    var low, ideal, high: Double

    fileprivate func step(_ axis: LayoutAxis) -> LayoutStep { .range(axis: axis, low: low, ideal: ideal, high: high) }
}

extension NodeKind {
    /// Whether all that the rule has to say of a node are its least, ideal and greatest lengths.
    var hasOnlyLengths: Bool { isLeaf && payload != .leaf }
}

/// What the root of a tree is offered comes from here.
enum ExplainedRoot: Sendable {
    /// A window or screen of a size, less its safe area.
    case canvas(CGSize, EdgeInsets)
    /// A proposal without a canvas.
    case proposal
    /// The node around it, whose content depends on the layout.
    case content(of: String)
}

/// What an effect does to where a view is drawn; layout is not concerned.
struct ExplainedDrawing: Sendable, Equatable {
    var transform: CGAffineTransform
    /// The view's size.
    var size: CGSize
}

/// How a text was fitted.
struct ExplainedText: Sendable, Equatable {
    var text: String
    var lines: [String]
    /// The width of the longest line.
    var widest: Double
    var isTruncated: Bool
    var lineLimit: Int?
    /// The size that it takes when nothing is proposed, and the size that it takes at this width with any number of lines.
    var ideal, unlimited: CGSize
    /// Whether it may shrink before it is cut.
    var minimumScale: Double
}
