import GalleyGraph
import GalleyViews

/// Items of a bar side by side, in groups that share a ground where the look has glass.
struct BarItems: View {
    @Environment(\.metrics) private var metrics
    let runs: [BarRun]
    /// Whether the items spread over the bar.
    var isSpread = false
    /// Whether the bar is the one at the bottom.
    var isAtBottom = false

    var body: some View {
        HStack(spacing: metrics.bars.itemSpacing) {
            ForEach(0..<runs.count, id: \.self) { index in
                BarRunView(run: runs[index], isAtBottom: isAtBottom)
                if runs[index].isFlexible || (isSpread && index < runs.count - 1) { Spacer(minLength: 0) }
            }
        }
        .frame(height: isAtBottom ? metrics.bars.toolbarItemHeight : metrics.bars.itemHeight)
    }
}

/// Items that lie on one ground.
struct BarRun {
    var entries: [ToolbarGroup.Entry] = []
    var hasGround = true
    var isProminent = false
    /// Whether there is as much space behind it as there is room.
    var isFlexible = false
    /// Whether the screen's search field stands here.
    var search: SearchField?

    /// The runs of groups. On glass neighbours share a ground up to a spacer; elsewhere each item stands for itself.
    @MainActor static func runs(
        of groups: [ToolbarGroup], sharing: Bool, search: SearchField? = nil
    ) -> [BarRun] {
        var runs: [BarRun] = []
        var isOpen = false
        for group in groups {
            if group.isSearch, let search {
                runs.append(BarRun(isFlexible: false, search: search))
                isOpen = false
                continue
            }
            if let spacer = group.spacer {
                if spacer == .flexible { pushApart(&runs) }
                isOpen = false
                continue
            }
            for entry in group.entries {
                if entry.isSpacer {
                    pushApart(&runs)
                    isOpen = false
                    continue
                }
                let shares = sharing && isOpen && group.hasBackground && !entry.isProminent
                if shares, let last = runs.indices.last {
                    runs[last].entries.append(entry)
                } else {
                    runs.append(
                        BarRun(entries: [entry], hasGround: group.hasBackground, isProminent: entry.isProminent))
                }
                isOpen = sharing && group.hasBackground && !entry.isProminent
            }
        }
        return runs
    }

    /// Puts space behind the last run; at the start it stands alone.
    private static func pushApart(_ runs: inout [BarRun]) {
        if runs.isEmpty { runs.append(BarRun(hasGround: false)) }
        runs[runs.count - 1].isFlexible = true
    }
}

private struct BarRunView: View {
    @Environment(\.metrics) private var metrics
    let run: BarRun
    let isAtBottom: Bool

    var body: some View {
        if let search = run.search {
            SearchFieldView(field: search, isAtBottom: isAtBottom)
        } else if metrics.bars.isGlass {
            let items = HStack(spacing: 0) {
                ForEach(0..<run.entries.count, id: \.self) { index in
                    GlassItem(entry: run.entries[index], isAtBottom: isAtBottom)
                }
            }
            if run.hasGround, !run.entries.isEmpty {
                items.onGlass(Capsule(style: .continuous), tint: run.isProminent ? .accentColor : nil)
            } else {
                items
            }
        } else {
            ForEach(0..<run.entries.count, id: \.self) { run.entries[$0].view }
        }
    }
}

/// An item on glass: as wide as it is tall, with a symbol in its middle; a text has more around it.
private struct GlassItem: View {
    @Environment(\.metrics) private var metrics
    let entry: ToolbarGroup.Entry
    let isAtBottom: Bool

    var body: some View {
        let bars = metrics.bars
        let found = FoundText()
        GlassItemRoom(
            found: found, textInset: isAtBottom ? bars.toolbarTextInset : bars.textInset,
            side: isAtBottom ? bars.toolbarItemHeight : bars.itemHeight
        ) { TextSeeker(view: entry.view, found: found) }
    }
}

/// Whether a text is in an item: known once it is built, asked when it is laid out.
private final class FoundText { var isText = false }

/// Builds an item and looks whether there is a text in it.
private struct TextSeeker: _PrimitiveView {
    let view: ElementView
    let found: FoundText

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let mark = builder.madeItems.count
        ElementView._build(view.view, into: builder)
        view.found.isText = builder.madeItems[mark...].contains { $0.content?.medium == .text }
    }
}

/// The room of an item on glass: a square, and wider where the item is; least around what is no text is 7 points.
private struct GlassItemRoom: Layout {
    static var _mergesGuides: Bool { true }

    let found: FoundText
    let textInset, side: CGFloat

    private var inset: CGFloat { found.isText ? textInset : 7 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let inner = ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * inset, 0) }, height: proposal.height.map { min($0, side) })
        let size = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(width: max(size.width + 2 * inset, side), height: max(size.height, side))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = ProposedViewSize(width: max(bounds.width - 2 * inset, 0), height: bounds.height)
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner)
        }
    }
}
