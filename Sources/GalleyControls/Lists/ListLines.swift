import GalleyEngine
import GalleyGraph
import GalleyViews

/// What a lazy container puts around each of its views.
@MainActor
protocol LineDressing {
    /// Pushes the nodes that a view has become, dressed.
    func dress(_ nodes: [Int], of view: Int, in source: LazySource, _ builder: ViewTreeBuilder)
    /// How much of a view's start is room before it, which stays out of sight where the view is pinned.
    func pinInset(of view: Int, in source: LazySource) -> CGFloat
}

/// What a list puts around its rows, headers and footers: insets, grounds, lines and the distances between sections.
struct ListLines: LineDressing {
    let look: ListLook
    let rowSpacing: CGFloat?
    let sectionSpacing: ListSectionSpacing
    /// The least heights that the surroundings ask for.
    let minimumRowHeight, minimumHeaderHeight: CGFloat?
    let isEditing: Bool
    let isSelected: (@MainActor (AnyHashable) -> Bool)?
    /// Selects the row of a name, if it can be.
    let select: (@MainActor (AnyHashable) -> Bool)?
    /// Whether several rows can be selected.
    let selectsSeveral: Bool
    let separator: Color
    /// The screen that the list lies in; nil outside of screens.
    let screen: (any TitledScreen)?
    /// Where the rows lie that a person may move; nil where the list is not edited, and in pictures.
    var places: RowPlaces?
    /// Where something is dragged between the rows; nil in pictures.
    var gaps: RowGaps?

    private var metrics: ListMetrics { look.metrics }

    func dress(_ nodes: [Int], of view: Int, in source: LazySource, _ builder: ViewTreeBuilder) {
        let run = source.runIndex(of: view)
        for (index, node) in nodes.enumerated() {
            let place = Place(
                isFirst: view == source.runs[run].views.lowerBound && index == 0,
                isLast: view == source.runs[run].views.upperBound - 1 && index == nodes.count - 1)
            var (traits, own) = (
                builder.traits(of: node), builder.elementTraits(of: node, and: source.traits(of: view))
            )
            let gaps = gaps(place, run, own, source)
            let mark = builder.pendingCount
            switch source.runs[run].part {
            case .row:
                add(row(node, own, place, (source.name(of: view), source.number(of: view)), builder), gaps, builder)
            case .header: add(header(node), gaps, builder)
            case .footer: add(footer(node), gaps, builder)
            }
            // What a finger moves lies over the others.
            if let movable = movable(own, source.number(of: view)), movable.places.isMoved(movable.row) {
                traits.zIndex = 1
            }
            builder.addTraits(since: mark) { $0 = traits }
        }
    }

    /// Where a line stands in its section's part.
    struct Place {
        var isFirst, isLast: Bool
    }

    /// Pushes a line, with the distances to those around it.
    private func add(_ line: some View, _ gaps: (above: CGFloat, below: CGFloat), _ builder: ViewTreeBuilder) {
        let body = line.padding(.top, gaps.above).padding(.bottom, gaps.below)
        func build<Line: View>(_ line: Line) { Line._build(line, into: builder) }
        build(body)
    }

    // MARK: Distances

    func pinInset(of view: Int, in source: LazySource) -> CGFloat {
        guard let first = source.runs.first, first.part == .header, view == first.views.lowerBound else { return 0 }
        return metrics.firstHeaderGap
    }

    private func gaps(_ place: Place, _ run: Int, _ traits: ElementTraits, _ source: LazySource) -> (
        above: CGFloat, below: CGFloat
    ) {
        var (above, below) = (CGFloat(0), CGFloat(0))
        let runs = source.runs
        let part = runs[run].part
        if place.isFirst, run == 0 { above = part == .header ? metrics.firstHeaderGap : firstGap }
        if place.isLast {
            if run == runs.count - 1 {
                below = part == .footer ? metrics.gaps.footerToRows : metrics.lastGap
            } else if runs[run + 1].section?.number != runs[run].section?.number || runs[run].section == nil {
                below = between(runs[run], runs[run + 1], traits)
            }
        } else if part == .row, let rowSpacing {
            below = rowSpacing
        }
        return (above, below)
    }

    /// Above the first card. On iOS 26 nothing is between it and a large title.
    private var firstGap: CGFloat {
        metrics.isCloseToTitle && screen?.isUnderLargeTitle == true ? 0 : metrics.firstGap
    }

    /// The distance of one section's last line to the next section's first.
    private func between(_ last: LazySource.Run, _ next: LazySource.Run, _ traits: ElementTraits) -> CGFloat {
        let spacing = traits[SectionGap.self] ?? sectionSpacing
        if let length = spacing.length { return length }
        let usual = metrics.gaps.between(last.part, next.part)
        return spacing.isCompact ? usual / 2 : usual
    }

    // MARK: Lines

    private func row(
        _ node: Int, _ traits: ElementTraits, _ place: Place, _ own: (name: AnyHashable, number: Int),
        _ builder: ViewTreeBuilder
    ) -> some View {
        let isAlone = metrics.isSidebar || rowSpacing.map { $0 > 0 } ?? false
        let card = CardShape(
            isFirst: place.isFirst || isAlone, isLast: place.isLast || isAlone, radius: metrics.cardRadius)
        let names = [traits.anyTag, own.name].compactMap { $0 }
        let isChosen = isSelected.map { isSelected in names.contains(where: isSelected) } ?? false
        var lines = lines(traits, place, isAlone: isAlone, builder)
        // What is selected has no lines, neither its own nor that of the row above.
        if isChosen, !place.isLast { lines.bottom = nil }
        var choose: (@MainActor () -> Void)?
        if let select { choose = { _ = names.first(where: select) } }
        return ListRow(
            content: BuiltNode(node: node),
            insets: metrics.rowInsets(traits[RowInsets.self], level: traits[RowDepth.self] ?? 0),
            hasMargin: traits[RowInsets.self] == nil,
            height: minimumRowHeight ?? metrics.rowHeight,
            badge: traits[RowShowsBadge.self] == true ? nil : traits.badge,
            editing: editing(traits, isChosen: isChosen), card: card,
            ground: isChosen ? look.selectedRow : look.rowGround, background: traits[RowBackground.self],
            lines: lines, coversLineAbove: isChosen && !place.isFirst, metrics: metrics,
            swipes: swipes(traits, own, isChosen: isChosen), movable: movable(traits, own.number),
            drop: drop(traits, own), choose: choose)
    }

    /// What takes what is dropped beside a row.
    private func drop(_ traits: ElementTraits, _ row: (name: AnyHashable, number: Int)) -> RowDropPlace? {
        guard let gaps, let drop = traits[RowDropping.self] else { return nil }
        return RowDropPlace(row: row.name, offset: drop.offset(row.number), insertion: drop.insertion, gaps: gaps)
    }

    /// What moves a row, while its list is edited.
    private func movable(_ traits: ElementTraits, _ number: Int) -> MovableRow? {
        guard let places, traits[RowCanBeMoved.self] == true, let moving = traits[RowMoving.self] else { return nil }
        let row = RowPlaces.Row(group: moving.group, offset: moving.offset(number))
        return MovableRow(row: row, places: places, move: moving.move)
    }

    /// What a finger's way to a side shows of a row.
    private func swipes(_ traits: ElementTraits, _ row: (name: AnyHashable, number: Int), isChosen: Bool) -> RowSwipes {
        let (name, number) = row
        var swipes = RowSwipes(
            name: name, leading: traits[RowLeadingSwipe.self], trailing: traits[RowTrailingSwipe.self],
            isChosen: isChosen)
        if isEditing { (swipes.leading, swipes.trailing) = (nil, nil) }
        if traits[RowCanBeDeleted.self] == true, let delete = traits[RowDeletion.self] {
            swipes.delete = { delete(number) }
        }
        return swipes
    }

    private func editing(_ traits: ElementTraits, isChosen: Bool) -> ListRowEditing {
        ListRowEditing(
            showsDeletion: isEditing && traits[RowCanBeDeleted.self] == true,
            showsMoving: isEditing && traits[RowCanBeMoved.self] == true,
            isChosen: isEditing && selectsSeveral ? isChosen : nil)
    }

    /// The lines at a row's edges.
    private func lines(_ traits: ElementTraits, _ place: Place, isAlone: Bool, _ builder: ViewTreeBuilder) -> RowLines {
        func line(_ row: Visibility?, _ section: Visibility?, _ tint: Color?, isEnd: Bool, isThere: Bool) -> RowLines
            .Line?
        {
            let wanted = isEnd ? metrics.hasSectionSeparators && section != .hidden : isThere
            guard wanted, row != .hidden, !isAlone else { return nil }
            let paint = AnyShapeStyle._paint(AnyShapeStyle(tint ?? separator), in: builder)
            return RowLines.Line(paint: paint, isWhole: isEnd && metrics.hasCards)
        }
        return RowLines(
            top: line(
                traits[RowTopSeparator.self], traits[SectionTopSeparator.self], traits[RowTopSeparatorTint.self],
                isEnd: place.isFirst, isThere: false),
            bottom: line(
                traits[RowBottomSeparator.self], traits[SectionBottomSeparator.self],
                traits[RowBottomSeparatorTint.self], isEnd: place.isLast, isThere: true),
            thickness: metrics.separator ?? 1 / max(builder.environment.displayScale, 1e-3),
            inset: metrics.contentMargins, reachesEdge: metrics.separatorReachesEdge)
    }

    private func header(_ node: Int) -> some View {
        BuiltNode(node: node)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(
                EdgeInsets(top: metrics.headerInset.top, leading: 0, bottom: metrics.headerInset.bottom, trailing: 0)
            )
            .frame(minHeight: minimumHeaderHeight, alignment: .bottom)
            .modifier(ContentMargin(metrics: metrics))
            .modifier(CardMargin(metrics: metrics))
            .role(.heading(level: 0))
    }

    private func footer(_ node: Int) -> some View {
        BuiltNode(node: node)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(
                EdgeInsets(top: metrics.footerInset.top, leading: 0, bottom: metrics.footerInset.bottom, trailing: 0)
            )
            .modifier(ContentMargin(metrics: metrics))
            .modifier(CardMargin(metrics: metrics))
    }
}

/// A node that has been built already, as a view.
struct BuiltNode: _PrimitiveView {
    let node: Int

    static func _build(_ view: Self, into builder: ViewTreeBuilder) { builder.adopt(view.node) }
}

extension ViewTreeBuilder {
    /// What a built row says to its list: what it said itself comes before what was said around it.
    package func elementTraits(of node: Int, and outer: ElementTraits) -> ElementTraits {
        var own = traits(of: node).values[ObjectIdentifier(ElementTraits.self)] as? ElementTraits ?? ElementTraits()
        own.values.merge(outer.values) { inner, _ in inner }
        return own
    }
}
