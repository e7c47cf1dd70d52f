import GalleyGraph
import GalleyViews

/// Items of a bar side by side, in groups that share a ground where the look has glass.
struct BarItems: View {
    @Environment(\.metrics) private var metrics
    let runs: [BarRun]
    /// Whether the items spread over the bar.
    var isSpread = false

    var body: some View {
        HStack(spacing: metrics.bars.itemSpacing) {
            ForEach(0..<runs.count, id: \.self) { index in
                BarRunView(run: runs[index])
                if runs[index].isFlexible || (isSpread && index < runs.count - 1) { Spacer(minLength: 0) }
            }
        }
        .frame(height: metrics.bars.itemHeight)
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

    var body: some View {
        if let search = run.search {
            SearchFieldView(field: search)
        } else if metrics.bars.isGlass {
            let items = HStack(spacing: 0) {
                ForEach(0..<run.entries.count, id: \.self) { index in
                    GlassItem(entry: run.entries[index])
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

/// An item on glass: as wide as it is tall at least.
private struct GlassItem: View {
    @Environment(\.metrics) private var metrics
    let entry: ToolbarGroup.Entry

    var body: some View {
        entry.view
            .padding(.horizontal, metrics.bars.textInset)
            .frame(minWidth: metrics.bars.itemHeight, minHeight: metrics.bars.itemHeight)
    }
}
