/// A name of a view's own, under which other views' names do not meet those of elsewhere. It stays the same as long as the
/// view is there.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    private var identity = Identity.root

    /// A namespace of the place in which the view stands; before the view has one, all are the same.
    public init() {}

    /// The namespace, for `matchedGeometryEffect` and the like.
    public struct ID: Hashable, Sendable {
        fileprivate let identity: Identity
    }

    /// The namespace, another one for each place in which the view stands.
    public var wrappedValue: ID { ID(identity: identity) }
}

extension Namespace: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) { identity = place.identity }
}
