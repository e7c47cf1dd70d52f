import Foundation
import GalleyGraph
import GalleyViews

/// Rows of values in columns under their headers.
///
/// Where the window is narrow, as on a phone, it is a list of what the first column shows, without headers.
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection<Value.ID>
    private let sortOrder: [Columns.TableColumnSortComparator]

    fileprivate init(
        _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID> = .none,
        _ sortOrder: [Columns.TableColumnSortComparator] = []
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
    }

    @MainActor public var body: some View {
        NamedView("Table", .table) {
            TableBody(
                parts: _TablePart.joined(rows._parts), columns: columns._columns, isSelected: selection.contains,
                selectsSeveral: selection.isOfSeveral, select: selection.select, selectAlone: selection.selectAlone,
                order: order)
        }
    }

    /// What rows are sorted by first.
    private var order: (any SortComparator)? { sortOrder.first }
}

// Tables of collections.
extension Table {
    /// A row for each of `data`, in their order; none can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns())
    }

    /// A table of which one row may be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .optional(selection))
    }

    /// A table of which rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .several(selection))
    }

    /// A table whose headers say what it is sorted by. It does not sort by itself.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .none, sortOrder.wrappedValue)
    }

    /// A table of which one row may be selected, and whose headers say what it is sorted by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .optional(selection), sortOrder.wrappedValue)
    }

    /// A table of which rows can be selected, and whose headers say what it is sorted by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .several(selection), sortOrder.wrappedValue)
    }
}

// Tables whose rows are built.
extension Table {
    /// Rows that `rows` makes; none can be selected.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns())
    }

    /// A table of which one row may be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .optional(selection))
    }

    /// A table of which rows can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .several(selection))
    }

    /// A table whose headers say what it is sorted by. It does not sort by itself.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .none, sortOrder.wrappedValue)
    }

    /// A table of which one row may be selected, and whose headers say what it is sorted by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .optional(selection), sortOrder.wrappedValue)
    }

    /// A table of which rows can be selected, and whose headers say what it is sorted by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .several(selection), sortOrder.wrappedValue)
    }
}

// Tables whose rows and columns say what is shown.
extension Table {
    /// Rows that `rows` makes; none can be selected.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns())
    }

    /// A table of which one row may be selected.
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .optional(selection))
    }

    /// A table of which rows can be selected.
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .several(selection))
    }

    /// A table whose headers say what it is sorted by. It does not sort by itself.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .none, sortOrder.wrappedValue)
    }

    /// A table of which one row may be selected, and whose headers say what it is sorted by.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .optional(selection), sortOrder.wrappedValue)
    }

    /// A table of which rows can be selected, and whose headers say what it is sorted by.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .several(selection), sortOrder.wrappedValue)
    }
}
