import GalleyGraph

/// Rows of a table, in order.
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable

    var _parts: [_TablePart<TableRowValue>] { get }
}

/// Rows of a table below a header, or below none.
public struct _TablePart<Value: Identifiable> {
    var header: AnyView?
    var rows: AnyRandomAccessCollection<Value>

    init(_ rows: some RandomAccessCollection<Value>) { self.rows = AnyRandomAccessCollection(rows) }

    /// The same parts, of which none without a header follows another one that could hold its rows.
    static func joined(_ parts: [Self]) -> [Self] {
        parts.reduce(into: []) { joined, part in
            if part.header == nil, let last = joined.last {
                joined[joined.count - 1].rows = AnyRandomAccessCollection(Array(last.rows) + Array(part.rows))
            } else {
                joined.append(part)
            }
        }
    }
}

/// One row.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Value

    private let value: Value

    /// A row that shows `value` in every column.
    public init(_ value: Value) { self.value = value }

    public var _parts: [_TablePart<Value>] { [_TablePart(CollectionOfOne(value))] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// What the table's rows show.
    public typealias TableRowValue = Data.Element

    let data: Data

    public var _parts: [_TablePart<Data.Element>] { [_TablePart(data)] }
}

/// Rows, and those after them.
public struct _TableRowPair<A: TableRowContent, B: TableRowContent>: TableRowContent
where A.TableRowValue == B.TableRowValue {
    /// What the table's rows show.
    public typealias TableRowValue = A.TableRowValue

    let first: A
    let second: B

    public var _parts: [_TablePart<A.TableRowValue>] { first._parts + second._parts }
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

    /// Called by the compiler for no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Called by the compiler for an `if` without `else`.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public var _parts: [_TablePart<Wrapped.TableRowValue>] { self?._parts ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Content.TableRowValue

    public var _parts: [_TablePart<Content.TableRowValue>] { data.flatMap { content($0)._parts } }
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
