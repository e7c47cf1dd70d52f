import GalleyControls
import GalleyGraph
import GalleyViews

extension View {
    /// A column at the view's trailing end that is shown while a binding is true; on a phone a sheet.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, content: content()))
    }

    /// The width of the inspector that the view is in, in points; nil is the system's. Pictures show the ideal one, held
    /// between the others.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        inspectorColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? ideal))
    }

    /// The width of the inspector that the view is in, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(InspectorWidthModifier(width: width))
    }
}

/// How wide the inspector is that views are in, as they say.
private nonisolated final class InspectorWidth {
    var width: CGFloat?
}

private enum InspectorWidthKey: EnvironmentKey { static var defaultValue: InspectorWidth? { nil } }

extension EnvironmentValues {
    fileprivate var inspectorWidth: InspectorWidth? {
        get { self[InspectorWidthKey.self] }
        set { self[InspectorWidthKey.self] = newValue }
    }
}

private nonisolated struct InspectorWidthModifier: PrimitiveModifier {
    let width: CGFloat

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        if let column = builder.environment.inspectorWidth, column.width == nil { column.width = modifier.width }
    }
}

private nonisolated struct InspectorModifier<Column: View>: PrimitiveModifier {
    let isPresented: Binding<Bool>
    let content: Column

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        let isPresented = modifier.isPresented
        guard isPresented.wrappedValue else { return build(content) }
        guard builder.hasWideWindow else {
            let column = modifier.content
            return build(content.sheet(isPresented: isPresented) { column })
        }
        let width = InspectorWidth()
        let view = HStack(spacing: 0) {
            HandedIn(content).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            Divider().ignoresSafeArea()
            InspectorColumn(content: modifier.content, width: width)
        }
        builder.wrap({ builder.asParts { build(view) } }, NodeItem("inspector")) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

/// An inspector's column: as wide as its content says, or 270 points.
private struct InspectorColumn<Content: View>: _PrimitiveView {
    let content: Content
    let width: InspectorWidth

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        var nodes: [Int] = []
        builder.with({
            $0.inspectorWidth = view.width
            $0.screen = nil
        }) {
            nodes = builder.inContainer(nil) {
                builder.asHandedIn { Content._build(view.content, into: builder) }
            }
        }
        let column = ElementView { $0.adoptColumn(nodes) }
            .frame(minHeight: 0, maxHeight: .infinity)
            .frame(width: view.width.width ?? 270)
            .background { Rectangle().fill(.background).ignoresSafeArea() }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(column)
    }
}
