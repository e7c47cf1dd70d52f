import Foundation
import GalleyGraph

/// What can be done with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var moving: Self { Self(rawValue: 1 << 0) }
    fileprivate static var deleting: Self { Self(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be put in another order.
    public static var move: Self { moving }
    /// All that can be done with the collection.
    public static var all: Self { moving }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be taken away.
    public static var delete: Self { deleting }
    /// All that can be done with the collection.
    public static var all: Self { deleting }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// All that can be done with the collection.
    public static var all: Self { [moving, deleting] }
}

/// The indices of a collection, with the identities of its elements.
nonisolated public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>:
    RandomAccessCollection
{
    /// An index and an identity.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let identity: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    /// How many elements lie between two.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
    /// The index of an element, and its identity.
    public subscript(index: Base.Index) -> Element { Element(index: index, id: base[index][keyPath: identity]) }
}

/// A row that can be moved or deleted while its list is edited.
nonisolated public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let canBeMoved, canBeDeleted: Bool
    /// The element's place in the collection.
    let offset: Int
    /// The identity of the collection's first element.
    let first: AnyHashable
    /// Takes the element out of the collection.
    let delete: () -> Void
    /// Puts an element before another one.
    let move: (_ source: Int, _ destination: Int) -> Void
}

extension EditableCollectionContent: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("an editable row is laid out directly and has no body") }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        TraitWritingModifier._build(view.traits(builder), around: view.content, into: builder)
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        TraitWritingModifier._list(view.traits(elements.builder), around: view.content, into: elements)
    }

    @MainActor private func traits(_ builder: ViewTreeBuilder) -> TraitWritingModifier {
        // The rows of a collection are built by one view, and no two collections of it begin with the same element.
        let group = AnyHashable([AnyHashable(builder.scope), first])
        return TraitWritingModifier { [canBeMoved, canBeDeleted, offset, delete, move] traits in
            if canBeMoved {
                traits[RowCanBeMoved.self] = true
                traits[RowMoving.self] = RowMove(group: group, offset: { _ in offset }, move: move)
            }
            if canBeDeleted {
                traits[RowCanBeDeleted.self] = true
                traits[RowDeletion.self] = { _ in delete() }
            }
        }
    }
}

extension ForEach {
    /// Views for the elements of a binding to a collection, which can be moved or deleted.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for the elements of a binding to a collection, identified by a key path, which can be moved or deleted.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, identity: id),
            content: { element in
                let binding = Binding(
                    reading: { data.wrappedValue[element.index] },
                    writing: { data.transaction($1).wrappedValue[element.index] = $0 }, transaction: data.transaction)
                let values = data.wrappedValue
                return EditableCollectionContent(
                    content: content(binding), canBeMoved: editActions.contains(.moving),
                    canBeDeleted: editActions.contains(.deleting),
                    offset: values.distance(from: values.startIndex, to: element.index),
                    first: values.first.map { AnyHashable($0[keyPath: id]) } ?? AnyHashable(0),
                    delete: {
                        let values = data.wrappedValue
                        let offset = values.distance(from: values.startIndex, to: element.index)
                        func removed<Values: RangeReplaceableCollection>(_ values: Values) -> Values {
                            var values = values
                            guard offset < values.count else { return values }
                            values.remove(at: values.index(values.startIndex, offsetBy: offset))
                            return values
                        }
                        let list = values as? any RangeReplaceableCollection
                        if let rest = list.map({ removed($0) }) as? C { data.wrappedValue = rest }
                    },
                    move: { data.wrappedValue.move(fromOffsets: IndexSet(integer: $0), toOffset: $1) })
            },
            id: { $0.id })
    }
}
