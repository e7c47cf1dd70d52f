/// Makes a view from what another stands for: its subviews or its sections.
nonisolated public struct _PartsReader<Parts, Base: View, Result: View>: _PrimitiveView {
    let base: Base
    /// What the base's views are, as `result` wants them.
    let parts: ([ViewElements.Element]) -> Parts
    let result: (Parts) -> Result

    @MainActor private static func result(_ view: Self, _ builder: ViewTreeBuilder) -> Result {
        builder.markDynamic()
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(0) { Base._list(view.base, into: elements) }
        return view.result(view.parts(elements.flattened()))
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let result = result(view, builder)
        builder.step(1) { Result._build(result, into: builder) }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        let result = result(view, elements.builder)
        elements.builder.step(1) { Result._list(result, into: elements) }
    }
}

/// Makes a view from the sections of another.
public typealias _SectionsReader<Base: View, Result: View> = _PartsReader<SectionCollection, Base, Result>

/// Makes a view from those that another stands for.
public typealias _SubviewsReader<Base: View, Result: View> = _PartsReader<SubviewsCollection, Base, Result>

extension Group {
    /// Makes a view from the sections of another.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SectionsReader<Base, Result> {
        self.init { _SectionsReader(base: view, parts: SectionCollection.init, result: transform) }
    }

    /// Makes a view from those that another stands for.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init { _SubviewsReader(base: view, parts: SubviewsCollection.init, result: transform) }
    }
}

extension ForEach where Data == _SubviewsData, ID == SectionConfiguration.ID {
    /// Makes a view from each section of another.
    nonisolated public init<V: View, Row: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
    ) where Content == _SectionsReader<V, ForEach<SectionCollection, SectionConfiguration.ID, Row>> {
        self.init(Content(base: view, parts: SectionCollection.init) { .init($0, content: content) }, id: ID(name: 0))
    }
}

extension ForEach where Data == _SubviewsData, ID == Subview.ID {
    /// Makes a view from each of those that another stands for.
    nonisolated public init<V: View, Row: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Row
    ) where Content == _SubviewsReader<V, ForEach<SubviewsCollection, Subview.ID, Row>> {
        self.init(Content(base: view, parts: SubviewsCollection.init) { .init($0, content: content) }, id: ID(name: 0))
    }
}

extension ForEach where Data == _SubviewsData {
    /// The views that `reader` makes, as those of the one step that there is.
    nonisolated fileprivate init(_ reader: Content, id: ID) {
        self.init(data: _SubviewsData(), content: { _ in reader }, id: { _ in id })
    }
}

/// The one step from a view to those that it stands for.
nonisolated public struct _SubviewsData: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 1 }
    /// The index itself.
    public subscript(index: Int) -> Int { index }
}
