extension ElementTraits {
    private enum AnyTag {}

    /// The tag of whatever type that the view has.
    package var anyTag: AnyHashable? {
        get { values[ObjectIdentifier(AnyTag.self)] as? AnyHashable }
        set { values[ObjectIdentifier(AnyTag.self)] = newValue }
    }
}

extension ViewElements.Element {
    /// What a selection calls the view: its tag or, without a tag, the name that `ForEach` gives it.
    package var tag: AnyHashable { traits.anyTag ?? option ?? name }

    /// Whether a selection's value is the view's tag. An optional selection chooses by what it holds.
    package func matches(_ selection: AnyHashable) -> Bool {
        let tag = tag
        return tag == selection || Self.unwrapped(tag) == Self.unwrapped(selection)
    }

    private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
        guard let optional = value.base as? any OptionalValue else { return value }
        return optional.hashableValue
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var hashableValue: AnyHashable? { get }
}

extension Optional: OptionalValue {
    var hashableValue: AnyHashable? { flatMap { $0 as? AnyHashable } }
}
