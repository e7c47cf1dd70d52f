/// A modifier that changes the nodes of its content, or wraps them, once they are built.
///
/// The floors above may name one and inline its building: what lies inside of it is compiled for its types there.
@usableFromInline package nonisolated protocol NodeModifier: PrimitiveModifier {
    /// Changes the nodes that were made since `mark` nodes waited.
    @MainActor func apply(since mark: Int, to builder: ViewTreeBuilder)
}

extension NodeModifier {
    @inlinable @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let mark = builder.pendingCount
        Base._build(content, into: builder)
        modifier.apply(since: mark, to: builder)
    }
}
