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
