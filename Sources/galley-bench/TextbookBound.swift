import Foundation

/// The stack algorithm as one would first write it: an object per view, children asked for 0, ∞ and their share, and
/// the last three answers kept.
final class TextbookNode {
    private var children: [TextbookNode] = []
    private let isVertical: Bool
    private let own: (Double, Double)
    private var memo: [(Double, Double, (Double, Double))] = []
    private var origin = (0.0, 0.0)
    private var size = (0.0, 0.0)

    /// A complete tree, as `EngineCase` has it.
    init(_ shape: TreeShape, _ index: Int = 0, isVertical: Bool = true) {
        self.isVertical = isVertical
        own = (SampleLengths.width(index), SampleLengths.height(index))
        children = shape.children(of: index).map { TextbookNode(shape, $0, isVertical: !isVertical) }
    }

    func measure(_ width: Double, _ height: Double) -> (Double, Double) {
        if children.isEmpty { return own }
        if let known = memo.first(where: { $0.0 == width && $0.1 == height }) { return known.2 }
        let answer = solve(width, height) { _, _, _ in }
        if memo.count == 3 { memo.removeFirst() }
        memo.append((width, height, answer))
        return answer
    }

    func place(at origin: (Double, Double), _ width: Double, _ height: Double) {
        self.origin = origin
        size = measure(width, height)
        if children.isEmpty { return }
        _ = solve(width, height) { child, origin, offer in child.place(at: origin, offer.0, offer.1) }
    }

    private func solve(
        _ width: Double, _ height: Double,
        _ visit: (TextbookNode, (Double, Double), (Double, Double)) -> Void
    ) -> (Double, Double) {
        let cross = isVertical ? width : height
        func offer(_ main: Double) -> (Double, Double) { isVertical ? (cross, main) : (main, cross) }
        func ask(_ child: TextbookNode, _ main: Double) -> (main: Double, cross: Double) {
            let (width, height) = child.measure(offer(main).0, offer(main).1)
            return isVertical ? (height, width) : (width, height)
        }
        let gap = 8.0
        var left = (isVertical ? height : width) - gap * Double(children.count - 1)
        let order = children.indices.map { ($0, ask(children[$0], .infinity).main - ask(children[$0], 0).main) }
            .sorted { $0.1 < $1.1 }
        var sizes = [(main: Double, cross: Double)](repeating: (0, 0), count: children.count)
        var offers = [Double](repeating: 0, count: children.count)
        for (served, entry) in order.enumerated() {
            offers[entry.0] = max(left / Double(children.count - served), 0)
            sizes[entry.0] = ask(children[entry.0], offers[entry.0])
            left -= sizes[entry.0].main
        }
        let thickness = sizes.map(\.cross).max() ?? 0
        var position = 0.0
        for (index, child) in children.enumerated() {
            let across = (thickness - sizes[index].cross) / 2
            visit(child, isVertical ? (across, position) : (position, across), offer(offers[index]))
            position += sizes[index].main + gap
        }
        position -= gap
        return isVertical ? (thickness, position) : (position, thickness)
    }

    static func figures(_ count: Int, runs: Int) -> [Figure] {
        let shape = TreeShape(fanOut: 4, count: count)
        let cold = Measuring.median(runs: runs) { _ in
            let root = TextbookNode(shape)
            root.place(at: (0, 0), 390, 844)
            return root
        }
        return [
            Figure(name: "bound-textbook", level: .engine, nodes: count, metric: .cold, value: cold / Double(count))
        ]
    }
}
