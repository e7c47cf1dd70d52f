import GalleyGraph

/// Views for a tree of elements: those that have children are disclosure groups.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    fileprivate let elements: [Data.Element]
    fileprivate let id: KeyPath<Data.Element, ID>
    fileprivate let children: KeyPath<Data.Element, Data?>
    fileprivate let leaf: (Data.Element) -> Leaf
}

/// The elements inside another, as rows.
nonisolated public struct OutlineSubgroupChildren: View {
    fileprivate let rows: AnyView

    @MainActor public var body: some View { rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View {
        ForEach(elements.indices, id: \.self) { index in
            OutlineRow(element: elements[index], id: id, children: children, leaf: leaf)
                .id(elements[index][keyPath: id])
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The tree under one element, which carries its own identity.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(elements: [root], id: \.id, children: children, leaf: content)
    }

    /// The trees under some elements, which carry their own identity.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(elements: Array(data), id: \.id, children: children, leaf: content)
    }

    /// The tree under one element, which a key path identifies.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: [root], id: id, children: children, leaf: content)
    }

    /// The trees under some elements, which a key path identifies.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: Array(data), id: id, children: children, leaf: content)
    }
}

/// One element, with those inside it where it has any.
nonisolated private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let leaf: (Data.Element) -> Leaf

    @MainActor var body: some View {
        if let inner = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    rows: AnyView(
                        OutlineGroup<Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, OutlineSubgroupChildren>>(
                            inner, id: id, children: children, content: leaf)))
            } label: {
                leaf(element)
            }
        } else {
            leaf(element)
        }
    }
}

extension List where SelectionValue == Never {
    /// A list of the trees under some elements, which carry their own identity.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A list of the trees under some elements, which a key path identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
