import GalleyGraph

/// Rows of a table, in order.
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable

    var _rows: AnyRandomAccessCollection<TableRowValue> { get }
}

/// One row.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Value

    private let value: Value

    /// A row that shows `value` in every column.
    public init(_ value: Value) { self.value = value }

    public var _rows: AnyRandomAccessCollection<Value> { AnyRandomAccessCollection(CollectionOfOne(value)) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// What the table's rows show.
    public typealias TableRowValue = Data.Element

    let data: Data

    public var _rows: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }
}

/// Rows, and those after them.
public struct _TableRowPair<A: TableRowContent, B: TableRowContent>: TableRowContent
where A.TableRowValue == B.TableRowValue {
    /// What the table's rows show.
    public typealias TableRowValue = A.TableRowValue

    let first: A
    let second: B

    public var _rows: AnyRandomAccessCollection<A.TableRowValue> {
        AnyRandomAccessCollection(Array(first._rows) + Array(second._rows))
    }
}

/// Puts the rows of a table together.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Called by the compiler for each row.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Called by the compiler for the first rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Called by the compiler for further rows.
    public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
        accumulated: A, next: B
    ) -> _TableRowPair<A, B> where A.TableRowValue == Value, B.TableRowValue == Value {
        _TableRowPair(first: accumulated, second: next)
    }

    /// Called by the compiler for an `if` without `else`.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public var _rows: AnyRandomAccessCollection<Wrapped.TableRowValue> {
        self?._rows ?? AnyRandomAccessCollection(EmptyCollection())
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Content.TableRowValue

    public var _rows: AnyRandomAccessCollection<Content.TableRowValue> {
        AnyRandomAccessCollection(data.flatMap { Array(content($0)._rows) })
    }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A row for each element of a collection.
    nonisolated public init<V>(_ data: Data) where Data.Element == V, Content == TableRow<V> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }

    /// Rows for each element of a collection.
    nonisolated public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0.id })
    }
}
