import Foundation
import GalleyGraph
import GalleyViews

/// Columns of a table, in order.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable
    /// What rows are sorted by; `Never` where they are not.
    associatedtype TableColumnSortComparator: SortComparator

    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as its table lays it out.
public struct _TableColumn<RowValue> {
    var label: AnyView
    var content: (RowValue) -> AnyView
    var width = TableColumnWidth()
    var alignment: TableColumnAlignment?
    var comparator: (any SortComparator)?
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
    var least: CGFloat = 0
    var ideal: CGFloat?
    var most: CGFloat = .infinity
}

/// Where the content of a column lies in it.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Side { case leading, center, trailing }

    let side: Side

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(side: .leading) }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(side: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(side: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(side: .trailing) }
    /// At the trailing edge, as numbers are.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(side: .trailing) }

    var alignment: Alignment {
        switch side {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// One column: what stands above it, and what it shows of a row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// What the table's rows show.
    public typealias TableRowValue = RowValue
    /// By what rows are sorted; `Never` for a column that they are not sorted by.
    public typealias TableColumnSortComparator = Sort

    private let label: Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var columnWidth = TableColumnWidth()
    private var columnAlignment: TableColumnAlignment?

    fileprivate init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public var _columns: [_TableColumn<RowValue>] {
        [
            _TableColumn(
                label: AnyView(label), content: { AnyView(content($0)) }, width: columnWidth,
                alignment: columnAlignment, comparator: comparator)
        ]
    }

    /// The column in a separate width, in points; nil is the table's choice.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        column.columnWidth = TableColumnWidth()
        if let width = width?.asLength {
            column.columnWidth = TableColumnWidth(least: width, ideal: width, most: width)
        }
        return column
    }

    /// The column, not narrower and not wider than these widths, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        let least = min?.asLength ?? 0
        column.columnWidth = TableColumnWidth(
            least: least, ideal: ideal?.asLength, most: Swift.max(max?.asLength ?? .infinity, least))
        return column
    }

    /// The column with its content at one of its sides.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.columnAlignment = alignment
        return column
    }
}

// Columns that rows are not sorted by.
extension TableColumn where Sort == Never, Label == Text {
    /// A column under a header that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// A column under a header as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }

    /// A column under a header.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, nil, content)
    }
}

// Columns of strings that rows are not sorted by.
extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// The strings of a property, under a header that is looked up.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// The strings of a property, under a header as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// The strings of a property, under a header.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// Columns with a comparator of one's own.
extension TableColumn where Label == Text {
    /// A column under a header that is looked up, with a separate comparator; the table sorts nothing by itself.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }

    /// A column under a header as it stands, with a separate comparator; the table sorts nothing by itself.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content)
    }

    /// A column under a header, with a separate comparator; the table sorts nothing by itself.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator, content)
    }
}

// Columns that rows are sorted by, by a property.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column under a header that is looked up, by a property that can be compared.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// A column under a header as it stands, by a property that can be compared.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }

    /// A column under a header, by a property that can be compared.
    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value), content)
    }

    /// A column under a header that is looked up, by a property that may be missing.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// A column under a header that is looked up, by a property and a comparator of it.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }
}

// Columns of strings that rows are sorted by. Apple's default is `.localizedStandard`, which Foundation has on its systems alone;
// a table sorts nothing by itself.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// The strings of a property, under a header that is looked up; sorted by their characters' values by default.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// The strings of a property, under a header as it stands; sorted by their characters' values by default.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// The strings of a property, under a header; sorted by their characters' values by default.
    public init(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(text, KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
    }
}
