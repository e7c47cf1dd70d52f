/// A type that makes a view of the views it is given.
@MainActor @preconcurrency public protocol _VariadicView_Root {}

/// A root that makes one view of its children.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes views of its children, as many as it likes.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A root that makes views of its children.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// The view made of the children.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Views that see the views they are given one by one.
public enum _VariadicView {
    /// A type that makes a view of the views it is given.
    public typealias Root = _VariadicView_Root
    /// A root that makes views of its children.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view of its children.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes views of its children, as many as it likes.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that a root is given.
    public typealias Children = _VariadicView_Children

    /// A root with its children.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes a view of the children.
        public var root: Root
        /// The children.
        public var content: Content

        init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("a variadic view is laid out directly and has no body") }

    /// Gives `root` the views of `content` one by one.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.init(root: root, content: content())
    }

    @MainActor private static func children(_ view: Self, _ builder: ViewTreeBuilder) -> _VariadicView_Children {
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(0) { Content._list(view.content, into: elements) }
        return _VariadicView_Children(elements: elements.flattened())
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        let children = children(view, builder)
        let build = { builder.step(1) { Root.Body._build(view.root.body(children: children), into: builder) } }
        guard Root.self is any _VariadicView_UnaryViewRoot.Type else { return build() }
        let nodes = builder.elements(build)
        if nodes.count == 1 {
            builder.adopt(nodes[0])
        } else if !nodes.isEmpty {
            let column = builder.tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes)
            builder.push(column, NodeItem("VStack"))
        }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        guard Root.self is any _VariadicView_MultiViewRoot.Type else {
            elements.add { Self._build(view, into: $0) }
            return
        }
        let builder = elements.builder
        let children = children(view, builder)
        builder.step(1) { Root.Body._list(view.root.body(children: children), into: elements) }
    }
}

/// A key under which a view tells the container that lists it a value.
public protocol _ViewTraitKey {
    associatedtype Value
    /// What a container finds where the view says nothing.
    static var defaultValue: Value { get }
}

/// The views that a variadic view was given.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    public typealias Body = Never
    public typealias Index = Int
    public typealias SubSequence = Slice<_VariadicView_Children>
    public var body: Never { preconditionFailure("children are laid out directly and have no body") }

    let elements: [ViewElements.Element]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    /// The view in that place, in the order of the views.
    public subscript(index: Int) -> Element { Element(element: elements[index]) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.separately {
            for element in view.elements { builder.step(named: element.name) { element.make(builder) } }
        }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        for element in view.elements { Element._list(Element(element: element), into: elements) }
    }

    /// One of the views.
    nonisolated public struct Element: _PrimitiveView, Identifiable {
        private(set) var element: ViewElements.Element

        init(element: ViewElements.Element) { self.element = element }

        /// The identity that `ForEach` or `id(_:)` gave the view, or one made of its place.
        public var id: AnyHashable { element.name }

        /// The identity, if it is of the given type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            var name = element.name
            while let inner = name.base as? InnerName {
                if let id = inner.outer.base as? ID { return id }
                name = inner.name
            }
            return name.base as? ID
        }

        /// What the view says for a key. What is set here is what the containers around this use of the view see.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { element.traits.values[ObjectIdentifier(key)].flatMap { $0 as? Trait.Value } ?? Trait.defaultValue }
            set { element.traits.values[ObjectIdentifier(key)] = newValue }
        }

        @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.element.make(builder) }

        @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
            let element = view.element
            elements.change({ elements.add { element.make($0) } }) { segment in
                segment.name = { _ in element.name }
                segment.option = element.option
                segment.traits = element.traits
                segment.part = element.part
                segment.section = element.section
            }
        }
    }
}

/// A view that says something to the container that lists it. Of two values for a key the inner one counts, as with
/// `TraitModifier`.
package nonisolated struct TraitWritingModifier: PrimitiveModifier {
    private let change: (inout ElementTraits) -> Void

    /// `change` is applied to traits that say nothing; what is said already stays.
    package init(_ change: @escaping (inout ElementTraits) -> Void) {
        self.change = { traits in
            var outer = ElementTraits()
            change(&outer)
            traits.values.merge(outer.values) { inner, _ in inner }
        }
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        // Rows are built before their list can see what they say.
        guard builder.environment.isInRows || builder.environment.isInPages else {
            return Base._build(content, into: builder)
        }
        let key = ObjectIdentifier(ElementTraits.self)
        builder.addTraits({ Base._build(content, into: builder) }) { traits in
            var own = traits.values[key] as? ElementTraits ?? ElementTraits()
            modifier.change(&own)
            traits.values[key] = own
        }
    }

    @MainActor package static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.change({ Base._list(content, into: elements) }) { segment in
            modifier.change(&segment.traits)
            // Said of a section, and so of all that is in it.
            if var section = segment.section {
                modifier.change(&section.traits)
                segment.section = section
            }
        }
    }
}

extension View {
    /// Tells the container that lists the view a value.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitWritingModifier { $0.values[ObjectIdentifier(key)] = value })
    }
}

/// A separate view, for generic code that asks for one.
nonisolated public struct _UnaryViewAdaptor<Content: View>: _PrimitiveView {
    /// The view, or several, that a container sees as one.
    public var content: Content

    /// Makes one view of `content`.
    public init(_ content: Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let nodes = builder.elements { Content._build(view.content, into: builder) }
        if nodes.count == 1 {
            builder.adopt(nodes[0])
        } else if !nodes.isEmpty {
            builder.push(
                builder.tree.addZStack(.horizontalCenter, .verticalCenter, nodes), NodeItem("_UnaryViewAdaptor"))
        }
    }
}
