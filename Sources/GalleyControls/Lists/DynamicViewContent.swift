import Foundation
import GalleyGraph

/// Views made from the elements of a collection, which a person may delete, move and drop.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
    /// What the views are made from.
    associatedtype Data: Collection
    /// The elements.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// That of what is modified.
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// What deletes elements, given their offsets; nil: they cannot be deleted. In a list that is edited the rows show it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, trait: RowCanBeDeleted.self, isSet: action != nil, delete: action)
    }

    /// What moves elements, given their offsets and where they go; nil: they cannot be moved. In a list that is edited the rows
    /// show it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, trait: RowCanBeMoved.self, isSet: action != nil, move: action)
    }
}

/// Elements that can be edited in some way.
nonisolated private struct EditedContent<Content: DynamicViewContent, Trait: RowTrait>: DynamicViewContent,
    _PrimitiveView
where Trait.Value == Bool {
    let content: Content
    let trait: Trait.Type
    let isSet: Bool
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    nonisolated var data: Content.Data { content.data }

    private var traits: TraitWritingModifier {
        TraitWritingModifier { [isSet] in $0[Trait.self] = isSet ? true : nil }
    }

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        TraitWritingModifier._build(view.traits, around: view.content, into: builder)
    }

    @MainActor static func _list(_ view: Self, into elements: ViewElements) {
        let mark = elements.segments.count
        TraitWritingModifier._list(view.traits, around: view.content, into: elements)
        guard view.delete != nil || view.move != nil else { return }
        let group = AnyHashable(elements.builder.identity)
        elements.changeElements(since: mark, of: view.data.count) { segment, offset in
            if let delete = view.delete, segment.traits[RowDeletion.self] == nil {
                segment.traits[RowDeletion.self] = { delete(IndexSet(integer: offset($0))) }
            }
            if let move = view.move, segment.traits[RowMoving.self] == nil {
                segment.traits[RowMoving.self] = RowMove(
                    group: group, offset: offset, move: { move(IndexSet(integer: $0), $1) })
            }
        }
    }
}

extension ViewElements {
    /// Changes what was listed since a mark, which are the views of a collection: of each comes what tells an element's place, given its
    /// number among those that were listed with it.
    func changeElements(
        since mark: Int, of count: Int, _ change: (inout Segment, _ offset: @escaping (Int) -> Int) -> Void
    ) {
        let added = segments.count - mark
        var index = -1
        changeSegments(since: mark) { segment in
            // One run of all elements; else one or more for each, of which the first has the element's name.
            let isWhole = added == 1 && segment.count == count
            if !segment.aliases.isEmpty || added == count { index += 1 }
            let offset = max(index, 0)
            change(&segment) { isWhole ? $0 : offset }
        }
    }
}
