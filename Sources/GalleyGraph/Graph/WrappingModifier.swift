import GalleyEngine

/// A modifier that wraps each view in one node of the layout tree.
@usableFromInline package nonisolated protocol WrappingModifier: PrimitiveModifier {
    /// SwiftUI's name of the modifier.
    static var kind: String { get }

    /// Adds the node around `child`, and returns it.
    @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int
}

extension WrappingModifier {
    @inlinable @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let mark = builder.pendingCount
        Base._build(content, into: builder)
        builder.wrap(since: mark, with: modifier)
    }
}

/// An optional length as the engine has it.
@inlinable package func engineLength(_ value: CGFloat?) -> Double { value.map { Double($0) } ?? .nan }
