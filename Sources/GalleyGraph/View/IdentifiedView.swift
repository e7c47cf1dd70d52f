/// Gives views a separate identity: another value means other views, with their state again.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: PrimitiveModifier {
    /// What tells the views from those of another value.
    public var identifier: Identifier

    /// Ties the views' state to `identifier`.
    public init(identifier: Identifier) { self.identifier = identifier }

    public typealias Body = Never
    public func body(content: Content) -> Never {
        preconditionFailure("an identity is applied directly and has no body")
    }

    @MainActor public static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.markDynamic()
        let outer = builder.identity
        if builder.isLive { builder.noteContainer(outer) }
        builder.step(named: modifier.identifier) {
            if builder.isLive {
                builder.addDynamic(in: outer) { Base._build(content, into: $0) }
            } else {
                Base._build(content, into: builder)
            }
        }
    }

    @MainActor public static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        let list = { elements.builder.step(named: modifier.identifier) { Base._list(content, into: elements) } }
        if elements.isExpanding { return elements.identify(AnyHashable(modifier.identifier), list) }
        elements.change(list) { segment in
            if segment.count == 1 { segment.name = { _ in AnyHashable(modifier.identifier) } }
        }
    }
}

extension _IdentifiedModifier: Equatable {
    nonisolated public static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }
}

/// The identity that Xcode's previews give the views of a source file, in `_IdentifiedModifier`; public code names the type.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let identifier: String

    /// A name that Xcode's previews give a view; it changes nothing.
    public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
    /// Binds the view's identity, and with it its state, to a value.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentifiedModifier(identifier: id)) }
}
