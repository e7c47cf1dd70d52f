import GalleyGraph

// The names of iOS 13, which Apple has replaced and still accepts.

extension View {
    /// `accessibilityLabel(_:)` replaces it.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// `accessibilityValue(_:)` replaces it.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// `accessibilityHint(_:)` replaces it.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// `accessibilityHidden(_:)` replaces it.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// `accessibilityIdentifier(_:)` replaces it.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// `accessibilityAddTraits(_:)` replaces it.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// `accessibilityRemoveTraits(_:)` replaces it.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// `accessibilitySortPriority(_:)` replaces it.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// `accessibilityInputLabels(_:)` replaces it.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
