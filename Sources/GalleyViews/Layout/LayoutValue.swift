import GalleyGraph

extension View {
    /// Gives a custom layout a value of this view. Of several for one key the innermost counts (rules.md §2.4).
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(
            TraitModifier { traits in
                let known = traits.values[ObjectIdentifier(key)]
                traits.values[ObjectIdentifier(key)] = known ?? value
            })
    }
}
