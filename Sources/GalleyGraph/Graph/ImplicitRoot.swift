import GalleyEngine

/// What a view stands for where one view is expected: a column of several, so that a modifier goes around all of them at once
/// (rules.md §1.8).
nonisolated struct ImplicitRoot<Content: View>: _PrimitiveView, ContentStandIn {
    static var contentType: Any.Type { Content.self }

    let content: Content
    /// Whether something that takes no room stands for a view that is none.
    var isNeverNone = false

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let nodes = builder.elements { Content._buildRoot(view.content, into: builder) }
        if nodes.count == 1 { return builder.adopt(nodes[0]) }
        if !nodes.isEmpty { return builder.pushColumn(of: nodes) }
        if view.isNeverNone { builder.pushNothing() }
    }

    @MainActor static func _list(_ view: Self, into elements: ViewElements) {
        Content._list(view.content, into: elements)
    }
}

/// A view that no one wrote, which stands for another.
package protocol ContentStandIn {
    /// The type of the view that was written.
    static var contentType: Any.Type { get }
}

extension ViewTreeBuilder {
    /// Adds the column that several views are where one is expected.
    package func pushColumn(of nodes: [Int]) {
        push(tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes), NodeItem("VStack"))
    }

    /// Adds what stands for no view where one is expected: it takes any size, 10×10 where none is offered.
    package func pushNothing() { push(tree.addFlexible(), NodeItem("EmptyView")) }
}

/// A view that is built where one is expected, though what it lies in is built as ever.
nonisolated struct RootView<Content: View>: _PrimitiveView {
    let content: Content

    init(_ content: Content) { self.content = content }

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Content._buildRoot(view.content, into: builder)
    }
}

// MARK: Views

extension View {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view) { view, builder in Body._buildRoot(view.body, into: builder) }
    }
}

extension View where Body == Never {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        _build(view, into: builder)
    }
}

extension Group {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        Content._buildRoot(view.content, into: builder)
    }
}

extension Optional where Wrapped: View {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        RootView<Wrapped>?._build(view.map { RootView($0) }, into: builder)
    }
}

extension _ConditionalContent {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        typealias Roots = _ConditionalContent<RootView<TrueContent>, RootView<FalseContent>>
        switch view.storage {
        case .first(let content): Roots._build(Roots(storage: .first(RootView(content))), into: builder)
        case .second(let content): Roots._build(Roots(storage: .second(RootView(content))), into: builder)
        }
    }
}

// MARK: Modifiers

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor public static func _buildRoot(_ view: Self, into builder: ViewTreeBuilder) {
        Modifier._buildRoot(view.modifier, around: view.content, into: builder)
    }
}

extension ViewModifier {
    @MainActor public static func _buildRoot<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.withInstalled(modifier) { modifier, builder in
            Body._buildRoot(modifier.body(content: Content(content)), into: builder)
        }
    }
}

extension ViewModifier where Body == Never {
    @MainActor public static func _buildRoot<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        _build(modifier, around: ImplicitRoot(content: content), into: builder)
    }
}

extension WrappingModifier {
    /// A frame around nothing is there.
    @usableFromInline @MainActor package static func _buildRoot<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        _build(modifier, around: ImplicitRoot(content: content, isNeverNone: true), into: builder)
    }
}

extension ModifiedContent where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _buildRoot<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let inner = ModifiedContent<Base, Content>(content: content, modifier: modifier.content)
        Modifier._buildRoot(modifier.modifier, around: inner, into: builder)
    }
}
