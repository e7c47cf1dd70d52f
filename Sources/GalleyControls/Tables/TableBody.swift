import Foundation
import GalleyGraph
import GalleyViews

/// A table in the room of its place: columns under headers, or a list of the first column.
struct TableBody<Value: Identifiable>: _PrimitiveView {
    let parts: [_TablePart<Value>]
    let columns: [_TableColumn<Value>]
    let isSelected: (@MainActor (AnyHashable) -> Bool)?
    let selectsSeveral: Bool
    let select: (@MainActor (AnyHashable) -> Bool)?
    let selectAlone: (@MainActor (AnyHashable) -> Bool)?
    let order: (any SortComparator)?

    /// The least height of a table's headers, in points. Chosen: that of a table on iPad is not recorded (rules.md §18.8).
    private static var headerHeight: CGFloat { 28 }

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        if builder.hasWideWindow {
            build(view.inColumns(builder.environment))
        } else {
            build(view.list { value in view.columns.first.map { HandedIn($0.content(value)) } })
        }
    }

    @MainActor private func inColumns(_ environment: EnvironmentValues) -> some View {
        VStack(spacing: 0) {
            if environment.tableHeaders != .hidden { header(ListMetrics.of(.plain, environment)) }
            list { value in
                TableLine(widths: columns.map(\.width)) {
                    ForEach(columns.indices, id: \.self) { index in
                        HandedIn(columns[index].content(value))
                            .frame(maxWidth: .infinity, alignment: alignment(index)).lineLimit(1)
                            .role(.tableCell)
                    }
                }
                .role(.tableRow)
                .listSectionSeparator(.hidden, edges: .top)
            }
        }
    }

    @MainActor private func list<Row: View>(_ row: @escaping (Value) -> Row) -> some View {
        ListBody(
            content: Parts(content(row)), kind: .plain, isSelected: isSelected, selectsSeveral: selectsSeveral,
            select: select, selectAlone: selectAlone)
    }

    @ViewBuilder @MainActor private func content<Row: View>(_ row: @escaping (Value) -> Row) -> some View {
        if parts.count == 1, parts[0].header == nil {
            ForEach(parts[0].rows) { row($0) }
        } else {
            ForEach(parts.indices, id: \.self) { index in
                if let header = parts[index].header {
                    Section {
                        ForEach(parts[index].rows) { row($0) }
                    } header: {
                        HandedIn(header)
                    }
                } else {
                    ForEach(parts[index].rows) { row($0) }
                }
            }
        }
    }

    private func alignment(_ column: Int) -> Alignment { columns[column].alignment?.alignment ?? .leading }

    /// The columns' headers, as far from the sides as the rows' content.
    @MainActor private func header(_ metrics: ListMetrics) -> some View {
        VStack(spacing: 0) {
            TableLine(widths: columns.map(\.width)) {
                ForEach(columns.indices, id: \.self) { index in
                    HStack(spacing: 4) {
                        columns[index].label
                        if let mark = mark(columns[index]) {
                            Image(systemName: mark).font(.system(size: 10, weight: .semibold))
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: alignment(index)).lineLimit(1)
                    .role(.columnHeader)
                }
            }
            .role(.tableRow)
            .font(.subheadline.weight(.medium))
            .secondaryForeground()
            .modifier(ContentMargin(metrics: metrics))
            .frame(minHeight: Self.headerHeight)
            Divider()
        }
    }

    /// The arrow at the header of the column that rows are sorted by first: up where they rise.
    private func mark(_ column: _TableColumn<Value>) -> String? {
        guard let order, let comparator = column.comparator, Self.sort(comparator, asDoes: order) else { return nil }
        return order.order == .forward ? "chevron.up" : "chevron.down"
    }

    /// Whether both compare the same things, whichever comes first.
    private static func sort<C: SortComparator>(_ comparator: C, asDoes other: any SortComparator) -> Bool {
        guard var other = other as? C else { return false }
        other.order = comparator.order
        return other == comparator
    }
}

/// Columns beside each other: those with a separate width have it, the others share what is left.
struct TableLine: Layout {
    static var _mergesGuides: Bool { true }

    let widths: [TableColumnWidth]

    /// Room between columns, in points. Chosen as well.
    private var gap: CGFloat { 16 }

    /// All room between columns.
    private var gaps: CGFloat { gap * CGFloat(max(widths.count - 1, 0)) }

    /// The columns' widths in so much room.
    func lengths(in room: CGFloat) -> [CGFloat] {
        var lengths = widths.map { $0.ideal.map { Swift.min($0, .greatestFiniteMagnitude) } ?? 0 }
        var open = Set(widths.indices.filter { widths[$0].least < widths[$0].most })
        for index in widths.indices where !open.contains(index) { lengths[index] = widths[index].least }
        var left = room - gaps
        left -= widths.indices.filter { !open.contains($0) }.reduce(0) { $0 + lengths[$1] }
        // What a column may not have, the others share.
        while !open.isEmpty {
            let share = max(left, 0) / CGFloat(open.count)
            let limited = open.filter { share < widths[$0].least || share > widths[$0].most }
            guard !limited.isEmpty else {
                for index in open { lengths[index] = share }
                break
            }
            for index in limited.sorted() {
                lengths[index] = min(max(share, widths[index].least), widths[index].most)
                left -= lengths[index]
                open.remove(index)
            }
        }
        return lengths
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + gaps
        let heights = zip(subviews, lengths(in: width)).map {
            $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (subview, length) in zip(subviews, lengths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: length, height: bounds.height))
            x += length + gap
        }
    }
}

private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether tables show the headers of their columns.
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Whether the tables inside show the headers of their columns.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaders, visibility)
    }

    /// How the tables inside look.
    /// - Note: Accepted, does nothing here: all styles look alike, as on iOS.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        accepted("tableStyle", shownIn: .macPicture)
    }
}

/// How tables look. Both styles of iOS are the same here.
public protocol TableStyle {}

/// The system's style.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// The style of tables for which none is named.
    public init() {}
}

/// Rows that lie inside of their table.
public struct InsetTableStyle: TableStyle, Sendable {
    /// Looks as the system's style does.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The system's style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows that lie inside of their table.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
