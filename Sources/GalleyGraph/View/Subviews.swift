/// A view among those that another stands for, as `Group(subviews:)` and `ForEach(subviews:)` hand it out.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
    let element: ViewElements.Element

    /// A view's identity among its siblings.
    public struct ID: Hashable, ElementIdentity {
        package let name: AnyHashable
    }

    /// The view's identity among its siblings, from its place or its `id(_:)`.
    public var id: ID { ID(name: element.name) }

    /// The view's identity in the innermost `ForEach` around it, which it may share with others.
    package var option: AnyHashable { element.option ?? element.name }

    /// What the view says to its container.
    public var containerValues: ContainerValues { ContainerValues(traits: element.traits) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.element.make(builder) }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        _VariadicView_Children.Element._list(.init(element: view.element), into: elements)
    }
}

/// The views that another stands for.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    public typealias Body = Never
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    public var body: Never { preconditionFailure("subviews are laid out directly and have no body") }

    let elements: [ViewElements.Element]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    /// The view in that place, in the order of the views.
    public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    /// Views beside each other, with the same indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: Slice(base: _VariadicView_Children(elements: elements), bounds: bounds))
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        _VariadicView_Children._build(_VariadicView_Children(elements: view.elements), into: builder)
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        _VariadicView_Children._list(_VariadicView_Children(elements: view.elements), into: elements)
    }
}

/// Some of the views that another stands for.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    public typealias Body = Never
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    public var body: Never { preconditionFailure("subviews are laid out directly and have no body") }

    let base: Slice<_VariadicView_Children>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    /// The view in that place; the indices are those of the whole collection.
    public subscript(index: Int) -> Subview { Subview(element: base[index].element) }
    /// Views beside each other, with the same indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base[bounds]) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        for child in view.base { builder.step(named: child.id) { child.element.make(builder) } }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        for child in view.base { _VariadicView_Children.Element._list(child, into: elements) }
    }
}

/// A key of the values that a view tells its container.
public protocol ContainerValueKey {
    associatedtype Value
    /// What a container finds where the view says nothing.
    static var defaultValue: Value { get }
}

/// What a view tells its container.
nonisolated public struct ContainerValues {
    var traits = ElementTraits()

    /// What the view says under a key of the program's own; the key's default where it says nothing.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { traits.values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
        set { traits.values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of this type that the view has.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        // Without the question, no tag at all would be taken for a tag of nil where V is optional.
        guard let tag = traits.values[ObjectIdentifier(TagKey<V>.self)] else { return nil }
        return tag as? V
    }

    /// Whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

package enum TagKey<V> {}

extension View {
    /// Tells the view's container a value.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(
            TraitWritingModifier { traits in
                var values = ContainerValues(traits: traits)
                values[keyPath: keyPath] = value
                traits = values.traits
            })
    }

    /// Marks the view with a value by which its container knows it.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(
            TraitWritingModifier { traits in
                traits.values[ObjectIdentifier(TagKey<V>.self)] = tag
                traits.anyTag = AnyHashable(tag)
            })
    }
}
