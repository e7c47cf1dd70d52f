import GalleyGraph

/// Tells the container something about a view. What a view inside has said already stays: traits go from the outside
/// in, and the innermost is written last (OpenSwiftUI, ViewTrait.swift, "complete").
nonisolated struct TraitModifier: PrimitiveModifier {
    let change: (inout ViewTraits) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.addTraits({ Base._build(content, into: builder) }, modifier.change)
    }
}
