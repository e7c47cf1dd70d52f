import Foundation
import GalleyGraph

/// Puts the columns of a table together.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Called by the compiler for each column.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// A column that a sorted table is not sorted by.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _UnsortedColumn<Column, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        _UnsortedColumn(column: column)
    }

    /// Called by the compiler for the first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

    /// Called by the compiler for each further column.
    public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
        accumulated: A, next: B
    ) -> _TableColumnPair<A, B>
    where
        A.TableRowValue == RowValue, A.TableColumnSortComparator == Sort, B.TableRowValue == RowValue,
        B.TableColumnSortComparator == Sort
    { _TableColumnPair(first: accumulated, second: next) }

    /// Called by the compiler for an `if` without `else`.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Called by the compiler for the first branch of an `if`.
    public static func buildEither<A: TableColumnContent, B: TableColumnContent>(
        first: A
    ) -> _TableColumnChoice<A, B>
    where
        A.TableRowValue == RowValue, A.TableColumnSortComparator == Sort, B.TableRowValue == RowValue,
        B.TableColumnSortComparator == Sort
    { .first(first) }

    /// Called by the compiler for the other branch of an `if`.
    public static func buildEither<A: TableColumnContent, B: TableColumnContent>(
        second: B
    ) -> _TableColumnChoice<A, B>
    where
        A.TableRowValue == RowValue, A.TableColumnSortComparator == Sort, B.TableRowValue == RowValue,
        B.TableColumnSortComparator == Sort
    { .second(second) }
}

/// Columns, and those after them.
public struct _TableColumnPair<A: TableColumnContent, B: TableColumnContent>: TableColumnContent
where A.TableRowValue == B.TableRowValue, A.TableColumnSortComparator == B.TableColumnSortComparator {
    /// What the table's rows show.
    public typealias TableRowValue = A.TableRowValue
    /// By what rows are sorted.
    public typealias TableColumnSortComparator = A.TableColumnSortComparator

    let first: A
    let second: B

    public var _columns: [_TableColumn<A.TableRowValue>] { first._columns + second._columns }
}

/// A column that a sorted table is not sorted by.
public struct _UnsortedColumn<Column: TableColumnContent, Sort: SortComparator>: TableColumnContent {
    /// What the table's rows show.
    public typealias TableRowValue = Column.TableRowValue
    /// By what the table's rows are sorted, though not by this column.
    public typealias TableColumnSortComparator = Sort

    let column: Column

    public var _columns: [_TableColumn<Column.TableRowValue>] { column._columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// What the table's rows show.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// By what rows are sorted.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// The columns of one of two branches.
public enum _TableColumnChoice<A: TableColumnContent, B: TableColumnContent>: TableColumnContent
where A.TableRowValue == B.TableRowValue, A.TableColumnSortComparator == B.TableColumnSortComparator {
    /// What the table's rows show.
    public typealias TableRowValue = A.TableRowValue
    /// By what rows are sorted.
    public typealias TableColumnSortComparator = A.TableColumnSortComparator

    case first(A)
    case second(B)

    public var _columns: [_TableColumn<A.TableRowValue>] {
        switch self {
        case .first(let columns): columns._columns
        case .second(let columns): columns._columns
        }
    }
}
