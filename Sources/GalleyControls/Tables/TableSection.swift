import GalleyGraph
import GalleyViews

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Value

    /// Makes no rows.
    public init() {}

    public var _parts: [_TablePart<Value>] { [] }
}

/// A header above the rows of a table's section, over all columns.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Value

    let content: Content

    public var _parts: [_TablePart<Value>] {
        var part = _TablePart<Value>([])
        part.header = AnyView(content)
        return [part]
    }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// What the table's rows show.
    public typealias TableRowValue = Content.TableRowValue

    public var _parts: [_TablePart<Content.TableRowValue>] {
        guard let header = header._parts.first?.header else { return content._parts }
        var part = _TablePart<Content.TableRowValue>([])
        part.header = header
        return [part] + content._parts
    }

    /// Rows of a table that belong together.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows of a table below a header.
    nonisolated public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows of a table below a title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content) { Text(titleKey) }
    }

    /// Rows of a table below a title.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content) { Text(title) }
    }
}
