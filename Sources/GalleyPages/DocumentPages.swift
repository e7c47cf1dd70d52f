import GalleyControls
import GalleyGraph
import GalleyText
import GalleyViews

/// The pages of a document, made one after the other.
@MainActor
final class DocumentPages {
    private let builder: PageBuilder
    /// Where the views go; worked out when it is first asked for.
    private lazy var plan = builder.plan()

    init(_ builder: PageBuilder) { self.builder = builder }

    var size: CGSize { builder.layout.size }

    var count: Int { plan.pages.count }

    /// A page's picture, by its number from 0 on.
    func page(_ index: Int) -> DisplayList { builder.page(index, plan) }
}

/// Builds the views of a document, each in a separate tree that lives no longer than it is looked at.
@MainActor
struct PageBuilder {
    typealias Part = @MainActor (PageNumber, ViewTreeBuilder) -> Void

    /// What is on which page.
    struct Plan {
        var pages: [[PagePlacement]]
        var blocks: [PageBlock]
        /// The heights of each page's header and footer.
        var edges: [(header: CGFloat, footer: CGFloat)]
    }

    let layout: PageLayout
    let segments: [ViewElements.Segment]
    let position: ViewTreeBuilder.Position
    let context: RenderContext
    let header: Part?
    let footer: Part?
    /// The number of each segment's first view.
    private let starts: [Int]

    init(
        layout: PageLayout, segments: [ViewElements.Segment], position: ViewTreeBuilder.Position,
        context: RenderContext,
        header: Part?, footer: Part?
    ) {
        (self.layout, self.position, self.context, self.header, self.footer) = (
            layout, position, context, header, footer
        )
        self.segments = segments.filter { $0.count > 0 }
        var starts: [Int] = []
        var count = 0
        for segment in self.segments {
            starts.append(count)
            count += segment.count
        }
        self.starts = starts
    }

    /// What headers and footers are told while the number of pages is not known.
    private static let unknownCount = 888

    // MARK: Measuring

    func plan() -> Plan {
        var blocks: [PageBlock] = []
        for (segment, source) in segments.enumerated() {
            for index in 0..<source.count { blocks.append(block(segment, index)) }
        }
        var edges: [(header: CGFloat, footer: CGFloat)] = []
        func room(_ page: Int) -> CGFloat {
            while edges.count <= page {
                let number = PageNumber(number: edges.count + 1, count: Self.unknownCount)
                edges.append((height(of: header, number), height(of: footer, number)))
            }
            return layout.height - reserved(edges[page])
        }
        let paginator = Paginator(blocks, spacing: layout.spacing) { room($0) }
        // A page that holds nothing was not asked for its room.
        _ = room(paginator.pages.count - 1)
        return Plan(pages: paginator.pages, blocks: blocks, edges: edges)
    }

    /// What header and footer take, with the distance to them.
    private func reserved(_ edges: (header: CGFloat, footer: CGFloat)) -> CGFloat {
        (edges.header > 0 ? edges.header + layout.spacing : 0) + (edges.footer > 0 ? edges.footer + layout.spacing : 0)
    }

    private func height(of part: Part?, _ number: PageNumber) -> CGFloat {
        guard let part else { return 0 }
        let height = tree { part(number, $0) }.tree.size.height
        // A header that leaves no room is no header.
        return height.isFinite ? min(height, layout.height / 3) : 0
    }

    private func block(_ segment: Int, _ index: Int) -> PageBlock {
        let source = segments[segment]
        let (tree, traits) = tree(segment, index)
        var block = PageBlock(height: tree.size.height)
        block.breaksBefore = traits[BreaksBefore.self] ?? false
        block.breaksAfter = traits[BreaksAfter.self] ?? false
        block.section = source.section?.number
        block.isHeader = source.part == .header
        let root = PageRoot(tree)
        block.role = root.role
        block.keepsWithNext = traits[KeepsWithNext.self] ?? (block.isHeader || root.isHeading)
        if !(traits[KeepsTogether.self] ?? false) { block.cuts = root.cuts }
        return block
    }

    // MARK: Building

    /// The tree of a view, and what it says of itself.
    private func tree(_ segment: Int, _ index: Int) -> (tree: ViewTree, traits: ElementTraits) {
        let source = segments[segment]
        return tree {
            source.build(index, $0)
        } traits: {
            source.traits
        }
    }

    private func tree(
        _ build: (ViewTreeBuilder) -> Void, traits outer: () -> ElementTraits = { ElementTraits() }
    ) -> (tree: ViewTree, traits: ElementTraits) {
        var traits = outer()
        var frames = CoordinateFrames()
        frames.container = CGSize(width: layout.width, height: layout.height)
        let tree = ViewTree(
            context, frames: frames, proposal: ProposedViewSize(width: layout.width, height: nil),
            root: { builder in
                builder.move(to: position)
                let nodes = builder.inContainer(.vertical) { build(builder) }
                if let first = nodes.first { traits = builder.elementTraits(of: first, and: traits) }
                switch nodes.count {
                case 0: builder.push(builder.tree.addRigid(.zero), NodeItem("EmptyView"))
                case 1: return nodes[0]
                default:
                    let column = builder.tree.addStack(
                        .vertical, alignment: builder.tree.key(layout.alignment), spacing: Double(layout.spacing), nodes
                    )
                    builder.push(column, NodeItem("VStack"))
                }
                return builder.elements {}.last ?? builder.pendingNode(builder.pendingCount - 1)
            },
            place: { _ in .zero })
        return (tree, traits)
    }

    // MARK: Drawing

    func page(_ page: Int, _ plan: Plan) -> DisplayList {
        let number = PageNumber(number: page + 1, count: plan.pages.count)
        let edges = plan.edges[page]
        let top = layout.margins.top + (edges.header > 0 ? edges.header + layout.spacing : 0)
        var items: [DrawItem] = []
        if let header { items += decoration(draw(tree { header(number, $0) }.tree, at: layout.margins.top)) }
        var parts: [(role: Semantics.Role?, isContinued: Bool, items: [DrawItem])] = []
        for placement in plan.pages[page] {
            let (segment, index) = place(of: placement.block)
            let tree = tree(segment, index).tree
            let (start, end) = (top + placement.y, top + placement.y + placement.to - placement.from)
            var drawn = draw(tree, at: start - placement.from)
            if placement.from > 0 || placement.to < tree.size.height - 1e-6 {
                drawn = ItemSlice(range: start..<max(start, end), width: layout.size.width).items(drawn)
            }
            // A header that comes again is heard once.
            if placement.isAgain { drawn = decoration(drawn) }
            let container = placement.isAgain ? nil : plan.blocks[placement.block].container
            if let last = parts.last, last.role == container, container != nil {
                parts[parts.count - 1].items += drawn
            } else {
                parts.append((container, isContinued(placement, container, plan), drawn))
            }
        }
        for part in parts {
            if part.role == nil, !part.isContinued {
                items += part.items
            } else {
                items.append(.group(semantics: Semantics(part.role, isContinued: part.isContinued), part.items))
            }
        }
        if let footer {
            let foot = layout.size.height - layout.margins.bottom - edges.footer
            items += decoration(draw(tree { footer(number, $0) }.tree, at: foot))
        }
        return DisplayList(size: layout.size, items: items)
    }

    /// Whether a part continues with a paragraph, list or table of the page before.
    private func isContinued(_ placement: PagePlacement, _ container: Semantics.Role?, _ plan: Plan) -> Bool {
        guard !placement.isAgain else { return false }
        guard let container else { return placement.from > 0 }
        return placement.block > 0 && plan.blocks[placement.block - 1].container == container
    }

    /// What pages have besides the document's text is not part of it.
    private func decoration(_ items: [DrawItem]) -> [DrawItem] {
        items.isEmpty ? [] : [.group(semantics: Semantics(.decoration), items)]
    }

    private func place(of block: Int) -> (segment: Int, index: Int) {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= block { low = middle } else { high = middle - 1 }
        }
        return (low, block - starts[low])
    }

    private func draw(_ tree: ViewTree, at y: CGFloat) -> [DrawItem] {
        let size = tree.size
        var x = layout.margins.leading
        switch layout.alignment {
        case .center: x += (layout.width - size.width) / 2
        case .trailing: x += layout.width - size.width
        default: break
        }
        var painter = Painter(scale: context.options.scale)
        if tree.isDeep {
            context.stack.runOnLargeStack { painter.draw(tree, at: CGPoint(x: x, y: y)) }
        } else {
            painter.draw(tree, at: CGPoint(x: x, y: y))
        }
        return painter.items
    }
}

extension PageBlock {
    /// What rows and items lie in.
    fileprivate var container: Semantics.Role? {
        switch role {
        case .tableRow: .table
        case .listItem: .list
        default: nil
        }
    }
}

/// What the outermost view of a block is, seen through what only surrounds it.
@MainActor
private struct PageRoot {
    private(set) var isHeading = false
    private(set) var role: Semantics.Role?
    /// Between which lines a text may be divided.
    private(set) var cuts: [CGFloat] = []

    init(_ tree: ViewTree) {
        var node = 0
        var origin: CGFloat = 0
        while true {
            let children = tree.pass.children(of: node)
            if node > 0 { origin += CGPoint(tree.pass.origin(of: node)).y }
            if let item = tree.item(node) {
                let meant = item.semantics(isLeaf: children.isEmpty)?.role
                if case .heading? = meant { isHeading = true }
                role = role ?? meant
                if let leaf = item.content as? TextLeaf, leaf.rendering == nil {
                    cuts = Self.cuts(leaf, CGSize(tree.pass.size(of: node))).map { $0 + origin }
                    return
                }
                // Frames and paddings divide as their text does; what draws does not.
                guard item.content == nil || item.late != nil else { return }
            }
            guard children.count == 1, let only = children.first else { return }
            node = only
        }
    }

    private static func cuts(_ leaf: TextLeaf, _ size: CGSize) -> [CGFloat] {
        let lines = leaf.paragraph.layout(width: Double(size.width), height: Double(size.height)).lines
        guard lines.count > 1 else { return [] }
        let height = size.height / CGFloat(lines.count)
        // Lines are as high as each other but where fonts mix: then a cut lies between the letters of two lines.
        return (1..<lines.count).map { index in
            let even = height * CGFloat(index)
            let above = CGFloat(lines[index - 1].baseline), below = CGFloat(lines[index].baseline)
            return even > above && even < below ? even : above + (below - above) * 0.3
        }
    }
}
