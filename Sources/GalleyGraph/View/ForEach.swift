/// Views made from the elements of a collection; containers see them one by one.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    @usableFromInline package let id: (Data.Element) -> ID

    @inlinable package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("ForEach is laid out directly and has no body") }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        let outer = builder.identity
        let expectsOne = builder.expectsOne
        builder.expectsOne = false
        let isLive = builder.isLive
        if isLive { builder.noteContainer(outer) }
        for element in view.data {
            let id = view.id(element)
            builder.identity = outer.named(id)
            let mark = builder.pendingCount
            if isLive {
                let content = view.content(element)
                let around = builder.enterElement(id)
                builder.addDynamic(in: outer) { Content._build(content, into: $0) }
                if let around { builder.restoreEnvironment(around) }
            } else {
                Content._build(view.content(element), into: builder)
            }
            if builder.notesNames { builder.noteName(id, since: mark) }
        }
        builder.expectsOne = expectsOne
        builder.identity = outer
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        let builder = elements.builder
        builder.markDynamic()
        if elements.isExpanding {
            let outer = builder.identity
            for element in view.data {
                let id = view.id(element)
                builder.identity = outer.named(id)
                let name = AnyHashable(id)
                elements.change({
                    elements.identify(name) { Content._list(view.content(element), into: elements) }
                }) { segment in
                    if segment.option == nil { segment.option = name }
                }
            }
            builder.identity = outer
            elements.standsForSeveral = true
            return
        }
        let data = view.data
        if listsSeveral(view, elements) { return listEach(view, into: elements) }
        @MainActor func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
        elements.add(
            count: data.count, name: { AnyHashable(view.id(element($0))) }, step: { $1.named(view.id(element($0))) }
        ) { index, builder in
            let element = element(index)
            let mark = builder.pendingCount
            Content._build(view.content(element), into: builder)
            if builder.notesNames { builder.noteName(view.id(element), since: mark) }
        }
    }

    /// The most elements that are looked into where not each of them is one view.
    private static var mostListed: Int { 20_000 }

    /// Whether elements stand for several views, or none, or for those of a section, as far as the first one tells.
    @MainActor private static func listsSeveral(_ view: Self, _ elements: ViewElements) -> Bool {
        let type = ObjectIdentifier(Content.self)
        guard let first = view.data.first, view.data.count <= mostListed, !elements.singleRows.contains(type) else {
            return false
        }
        let views = ViewElements(elements.builder, isExpanding: false, areRows: elements.areRows)
        elements.builder.step(named: view.id(first)) { Content._list(view.content(first), into: views) }
        if views.count != 1 || views.segments[0].section != nil { return true }
        // Views of a hidden type may be anything.
        if Content.self != AnyView.self { elements.singleRows.insert(type) }
        return false
    }

    /// Lists the views that each element stands for.
    @MainActor private static func listEach(_ view: Self, into elements: ViewElements) {
        for element in view.data {
            let id = view.id(element)
            var isFirst = true
            elements.change({
                elements.builder.step(named: id) { Content._list(view.content(element), into: elements) }
            }) { segment in
                if isFirst { segment.aliases.append(AnyHashable(id)) }
                isFirst = false
            }
        }
    }

    /// Views for elements that carry their own identity.
    @inlinable nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Views for elements that a key path identifies.
    @inlinable nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Views for the elements of a binding to a collection; each closure call receives a binding to its element.
    @inlinable nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views for the elements of a binding to a collection, identified by a key path.
    @inlinable nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        self.init(
            data: collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) },
            content: { element in
                content(
                    Binding(
                        reading: { data.wrappedValue[element.0] },
                        writing: { value, transaction in
                            data.transaction(transaction).wrappedValue[element.0] = value
                        }, transaction: data.transaction))
            }, id: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for the numbers of a range that does not change. Each is known by its place in the range, counted from 0
    /// (rules.md §18.2); `init(_:id:content:)` with `\.self` knows them by the numbers.
    @inlinable nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { [first = data.lowerBound] in $0 &- first })
    }
}
