/// Keeps what a tree's boxes answer while it is laid out, and writes the tree and the answers down as numbers, from which
/// `ReplayedTree` makes a tree that is laid out alike where the boxes' code is not there.
///
/// The numbers, in order (all of them doubles; NaN says "unspecified" or "not given"):
///
/// - version, length of a pixel, proposal for the root (width, height), count of declared guides, count of nodes;
/// - each declared guide: 0 horizontal or 1 vertical, log;
/// - each node, the last first, so that children come before their parents: kind (`NodeKind`), first child, count of
///   children, 1 where it runs from right to left, and then by kind:
///
///   | kind | numbers |
///   |---|---|
///   | `flexible` | ideal width, height, least width, height |
///   | `rigid` | width, height, spacing, 0 or: 1, guide mask, log |
///   | `spacer` | least length; axis, or −1 outside of stacks |
///   | `divider` | thickness; axis, or −1 |
///   | `leaf` | spacing, guide mask, log |
///   | `passthrough` | priority, where it is set here |
///   | `alignmentGuide` | guide, log |
///   | `fixedFrame` | width, height, guides (horizontal, vertical) |
///   | `flexibleFrame` | least, ideal, greatest width, the same of the height, guides |
///   | `padding` | top, leading, bottom, trailing |
///   | `fixedSize` | 1 where the width, the height is fixed |
///   | `aspectRatio` | ratio, 1 to fill |
///   | `position` | x, y |
///   | `scroll` | 1 where it scrolls horizontally, vertically; anchor x, y; insets: top, leading, bottom, trailing; alignment x, y |
///   | `overlay`, `background`, `depthStack` | guides |
///   | `stack` | axis, guide, spacing |
///   | `grid` | guides, spacings (horizontal, vertical), count of rows, of lines; per line the row's guide and the column's (−1: none); per child row, column, span, anchor x, y, 1 where it has no say in the width, the height |
///   | `viewThatFits` | 1 where the width, the height is constrained |
///   | `layout` | log |
///
/// A spacing is 0 (a plain leaf's) or 1 and the 40 numbers of `Spacing.numbers`. A log is its count of entries, and per
/// entry: question, count of numbers asked with, count of numbers answered, the numbers (see `AnswerLog`).
public final class TreeRecording {
    /// What no replay can follow: a question that the user's code answered in two ways.
    public struct Contradiction: Error, Equatable {
        public let node: Int
        public let question: Question
    }

    static let version = 2.0

    private let leaves: [RecordingLeaf]
    private let layouts: [RecordingLayout]
    private let guideValues: [RecordingGuideValue]
    private let guides: [RecordingGuide]

    /// Starts to record; the tree must not be frozen yet.
    public init(of tree: LayoutTree) {
        let tables = tree.tables
        leaves = tables.pointee.leaves.indices.map { RecordingLeaf(tables.pointee.leaves[$0]) }
        layouts = tables.pointee.layouts.indices.map { RecordingLayout(tables.pointee.layouts[$0]) }
        guideValues = tables.pointee.guideValues.indices.map { RecordingGuideValue(tables.pointee.guideValues[$0]) }
        guides = tree.customGuides.map { RecordingGuide($0) }
        for (index, leaf) in leaves.enumerated() { tables.pointee.leaves[index] = leaf }
        for (index, layout) in layouts.enumerated() { tables.pointee.layouts[index] = layout }
        for (index, value) in guideValues.enumerated() { tables.pointee.guideValues[index] = value }
        tree.customGuides = guides.map { $0 }
    }

    /// Whether some leaf of the tree is as described.
    public func hasLeaf(where isSuch: (LeafBox) -> Bool) -> Bool { leaves.contains { isSuch($0.box) } }

    /// How many questions were answered by code outside of the engine.
    public var answerCount: Int {
        let logs = leaves.map { $0.log } + layouts.map { $0.log } + guideValues.map { $0.log } + guides.map { $0.log }
        return logs.reduce(0) { $0 + $1.entries.count }
    }

    /// The tree that was frozen and placed, and every answer that this took.
    public func numbers(of pass: Pass) throws(Contradiction) -> [Double] {
        let offer = pass.proposal(of: 0)
        var numbers: [Double] = [
            Self.version, pass.tree.pixelLength, offer.width, offer.height, Double(guides.count), Double(pass.count),
        ]
        for guide in guides {
            numbers.append(Double(guide.axis.rawValue))
            try put(guide.log, of: 0, into: &numbers)
        }
        for node in stride(from: pass.count - 1, through: 0, by: -1) {
            numbers += [
                Double(pass.kind(of: node).rawValue), Double(pass.children(of: node).lowerBound),
                Double(pass.children(of: node).count),
                pass.nodes[node].flags.contains(.isRightToLeft) ? 1 : 0,
            ]
            try put(node, of: pass, into: &numbers)
        }
        return numbers
    }

    private func put(_ index: Int, of pass: Pass, into numbers: inout [Double]) throws(Contradiction) {
        let node = pass.nodes[index]
        let ranges = pass.ranges[index]
        let payload = Int(node.payload)
        let guides = [Double(node.horizontalGuide.rawValue), Double(node.verticalGuide.rawValue)]
        func parameters(_ count: Int) -> [Double] { (0..<count).map { pass.parameters[payload + $0] } }
        switch node.kind {
        case .flexible:
            numbers += [ranges.width.ideal, ranges.height.ideal, ranges.width.low, ranges.height.low]
        case .rigid:
            numbers += [ranges.width.ideal, ranges.height.ideal]
            put(pass.spacing(of: index), into: &numbers)
            numbers.append(payload < 0 ? 0 : 1)
            if payload >= 0 { try put(leaves[payload], of: index, into: &numbers) }
        case .spacer:
            let isInRow = ranges.height.high != .infinity, isInColumn = ranges.width.high != .infinity
            numbers += [isInColumn ? ranges.height.low : ranges.width.low, isInRow ? 0 : isInColumn ? 1 : -1]
        case .divider:
            let isInRow = ranges.height.high == .infinity
            numbers += [isInRow ? ranges.width.low : ranges.height.low, isInRow ? 0 : -1]
        case .leaf:
            put(pass.spacing(of: index), into: &numbers)
            try put(leaves[payload], of: index, into: &numbers)
        case .passthrough:
            numbers.append(payload < 0 ? .nan : node.priority)
        case .alignmentGuide:
            numbers.append(guides[0])
            try put(guideValues[payload].log, of: index, into: &numbers)
        case .fixedFrame:
            numbers += parameters(2) + guides
        case .flexibleFrame:
            numbers += parameters(6) + guides
        case .padding:
            numbers += parameters(4)
        case .fixedSize, .aspectRatio, .position:
            numbers += parameters(2)
        case .scroll:
            numbers += parameters(10)
        case .overlay, .background, .depthStack:
            numbers += guides
        case .stack:
            let isRow = node.stackAxis == .horizontal
            numbers += [isRow ? 0 : 1, guides[isRow ? 1 : 0], pass.parameters[payload]]
        case .grid:
            putGrid(index, of: pass, into: &numbers)
        case .viewThatFits:
            numbers += [
                node.flags.contains(.constrainsWidth) ? 1 : 0, node.flags.contains(.constrainsHeight) ? 1 : 0,
            ]
        case .layout:
            try put(layouts[payload].log, of: index, into: &numbers)
        }
    }

    private func putGrid(_ index: Int, of pass: Pass, into numbers: inout [Double]) {
        let node = pass.nodes[index]
        let parameters = pass.parameters + Int(node.payload)
        let firstCell = Int(parameters[2]), firstLine = Int(parameters[3])
        let cells = (0..<Int(node.childCount)).map { pass.tree.cells[firstCell + $0] }
        // A line for every row and every column that a cell lies in.
        let lineCount = cells.reduce(0) { max($0, Int($1.row) + 1, Int($1.column) + 1) }
        numbers += [
            Double(node.horizontalGuide.rawValue), Double(node.verticalGuide.rawValue), parameters[0], parameters[1],
            parameters[4], Double(lineCount),
        ]
        for index in 0..<lineCount {
            let line = pass.tree.lines[firstLine + index]
            numbers += [Double(line.vertical?.rawValue ?? -1), Double(line.columnAlignment?.rawValue ?? -1)]
        }
        for cell in cells {
            numbers += [
                Double(cell.row), Double(cell.column), Double(cell.span), cell.anchor.x, cell.anchor.y,
                cell.isUnsizedWidth ? 1 : 0, cell.isUnsizedHeight ? 1 : 0,
            ]
        }
    }

    private func put(_ spacing: Spacing, into numbers: inout [Double]) {
        if spacing == .plain { return numbers.append(0) }
        numbers.append(1)
        numbers += spacing.numbers
    }

    private func put(_ leaf: RecordingLeaf, of node: Int, into numbers: inout [Double]) throws(Contradiction) {
        numbers.append(Double(leaf.guides.rawValue))
        try put(leaf.log, of: node, into: &numbers)
    }

    private func put(_ log: AnswerLog, of node: Int, into numbers: inout [Double]) throws(Contradiction) {
        if let question = log.contradiction { throw Contradiction(node: node, question: question) }
        numbers.append(Double(log.entries.count))
        for entry in log.entries {
            numbers += [Double(entry.question.rawValue), Double(entry.input.count), Double(entry.output.count)]
            numbers += entry.input
            numbers += entry.output
        }
    }
}

extension Pass {
    /// How many numbers `frames(into:)` writes per node.
    public static var frameLength: Int { 6 }

    /// Writes, per node, its place in its parent, its size and what it was offered; only NaN for a view that
    /// `ViewThatFits` left out.
    public func frames(into numbers: UnsafeMutablePointer<Double>) {
        for node in 0..<count {
            let frame = numbers + node * Self.frameLength
            if isLeftOut(node) {
                for index in 0..<Self.frameLength { frame[index] = .nan }
                continue
            }
            let (origin, size, offer) = (origin(of: node), size(of: node), proposal(of: node))
            frame[0] = origin.x
            frame[1] = origin.y
            frame[2] = size.width
            frame[3] = size.height
            frame[4] = offer.width
            frame[5] = offer.height
        }
    }

    /// Whether the layout around the node, which has just placed its children, did so.
    func isPlaced(_ node: Int) -> Bool { !nodes[node].flags.contains(.isForgotten) }
}
