import GalleyEngine
import GalleyGraph
import GalleyLayout

// What a container puts outside of the room that it takes.

extension LayoutLint {
    /// Grids, lazy stacks and custom layouts whose views lie outside of their own bounds: neighbours and edges do not know of it.
    ///
    /// - Parameter told: Views that are told to stick out already.
    func misplacements(besides told: Set<Int>) -> [(Int, LayoutFinding)] {
        shown.compactMap { node in
            guard let axes = placedAxes(node), !isTransformed(node.id) else { return nil }
            let inside = node.children.map { explanation.nodes[$0] }.filter { child in
                child.isShown && drawsSomething(child.id) && !isHidden(child.id) && !isFarAway(child, from: node)
            }
            let frames = inside.map(\.frame)
            guard let first = frames.first else { return nil }
            let extent = frames.dropFirst().reduce(first) { $0.union($1) }
            let sides = axes.flatMap { Self.excess(of: extent, over: node.frame, $0) }.filter { $0.length > 1 }
            guard !sides.isEmpty else { return nil }
            let isTold =
                explanation.path(to: node.id).contains(where: told.contains)
                || descendants(of: node.id).contains { told.contains($0.id) }
            return isTold ? nil : placementFinding(node, sides, extent)
        }
    }

    /// The axes along which a container has to keep what it places inside of itself; nil where it is none that places.
    private func placedAxes(_ node: LayoutExplanation.Node) -> [LayoutAxis]? {
        switch node.kind {
        // Along the other axis what is not built yet is estimated.
        case "LazyVGrid", "LazyVStack": return [.horizontal]
        case "LazyHGrid", "LazyHStack": return [.vertical]
        case "Grid": return [.horizontal, .vertical]
        default:
            let box = tree(of: node)?.pass.layoutDelegate(of: node.id - node.base)
            guard let layout = box as? any QuestionableLayout, !OwnModules.contain(layout.layoutType) else {
                return nil
            }
            return [.horizontal, .vertical]
        }
    }

    /// Custom layouts put what is not to be seen far away.
    private func isFarAway(_ child: LayoutExplanation.Node, from node: LayoutExplanation.Node) -> Bool {
        !node.kind.hasPrefix("Lazy") && !child.frame.intersects(node.frame.insetBy(dx: -1, dy: -1))
    }

    private static func excess(
        of extent: CGRect, over frame: CGRect, _ axis: LayoutAxis
    ) -> [(side: String, length: CGFloat)] {
        axis == .horizontal
            ? [("left", frame.minX - extent.minX), ("right", extent.maxX - frame.maxX)]
            : [("top", frame.minY - extent.minY), ("bottom", extent.maxY - frame.maxY)]
    }

    private func placementFinding(
        _ node: LayoutExplanation.Node, _ sides: [(side: String, length: CGFloat)], _ extent: CGRect
    ) -> (Int, LayoutFinding) {
        let list = Wording.list(sides.map { "\(Wording.number($0.length)) beyond its \($0.side) edge" })
        return finding(
            .placedOutside, node.id,
            "\(words.name(node.id)) places views \(list): it is \(Wording.size(node.frame.size)), and they reach over \(Wording.size(extent.size)).",
            fix: placementRemedy(node))
    }

    private func placementRemedy(_ node: LayoutExplanation.Node) -> String {
        let axis: LayoutAxis = node.kind.hasPrefix("LazyV") ? .horizontal : .vertical
        let isTooLong = node.children.contains { explanation.nodes[$0].exceedsOffer(axis) }
        // Not the columns are too wide, but what is in them.
        if node.kind.hasPrefix("Lazy"), isTooLong || node.kind.hasSuffix("Stack") {
            let noun = Wording.noun(axis)
            return "frame(max\(noun.capitalized):) in place of frame(\(noun):) for what is in it, or more room for it"
        }
        switch node.kind {
        case "LazyVGrid":
            return
                "GridItem(.flexible()) or GridItem(.adaptive(minimum:)) in place of columns that need more than there is; or a ScrollView(.horizontal) around it"
        case "LazyHGrid":
            return
                "GridItem(.flexible()) or GridItem(.adaptive(minimum:)) in place of rows that need more than there is; or a ScrollView around it"
        case "Grid": return "fewer or narrower columns; or a ScrollView around it"
        default: return "sizeThatFits has to answer a size that holds all that placeSubviews places"
        }
    }
}

extension LayoutExplanation.Node {
    /// Whether it is longer than it was offered.
    fileprivate func exceedsOffer(_ axis: LayoutAxis) -> Bool { isShown && length(axis) > proposal(axis) + 1 }
}
