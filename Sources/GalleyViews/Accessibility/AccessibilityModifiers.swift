import GalleyGraph

/// Changes what a view says to assistive technology. Layout and picture stay as they are.
nonisolated struct AccessibilityModifier: PrimitiveModifier {
    /// Texts that are resolved where the modifier stands.
    var texts: [Text] = []
    let change: (inout AccessibilityProperties, [String]) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let strings = modifier.texts.map { builder.string($0) }
        builder.changeItems({ Base._build(content, into: builder) }) { item in
            var properties = item.accessibility ?? AccessibilityProperties()
            modifier.change(&properties, strings)
            item.accessibility = properties
        }
    }
}

extension View {
    private nonisolated func accessibility(
        _ texts: [Text] = [], _ change: @escaping (inout AccessibilityProperties, [String]) -> Void
    ) -> some View { modifier(AccessibilityModifier(texts: texts, change: change)) }

    // MARK: Names

    /// What the view is called in place of the text that it shows.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility([label]) { $0.label = $1[0] }
    }

    /// What the view is called in place of the text that it shows.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What the view is called in place of the text that it shows.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// The view's value.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility([valueDescription]) { $0.value = $1[0] }
    }

    /// The view's value.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// The view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility([hint]) { $0.hint = $1[0] }
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// What happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Other names by which voice control knows the view.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(inputLabels) { $0.inputLabels = $1 }
    }

    /// Other names by which voice control knows the view.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Other names by which voice control knows the view.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: Structure

    /// Leaves the view out for assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { properties, _ in properties.isHidden = hidden }
    }

    /// Makes the view one element; `children` says what becomes of the views inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { properties, _ in properties.children = children }
    }

    /// Says what the view is, beyond what its type says.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { properties, _ in
            properties.addedTraits.formUnion(traits)
            properties.removedTraits.subtract(traits)
        }
    }

    /// Says what the view is not, whatever its type says.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { properties, _ in
            properties.removedTraits.formUnion(traits)
            properties.addedTraits.subtract(traits)
        }
    }

    /// The level of a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { properties, _ in properties.headingLevel = level }
    }

    /// Elements of a higher priority are read first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { properties, _ in properties.sortPriority = sortPriority }
    }

    /// Keeps the view's colours where colours are inverted. Nothing inverts those of a picture.
    /// - Note: Accepted, does nothing here: nothing inverts the colours of a picture or of a page.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows a large picture of the view where text is large and the view does not grow. Pictures have no finger on them.
    /// - Note: Accepted, does nothing here: there is no large content viewer.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// What is shown large in place of the view.
    /// - Note: Accepted, does nothing here: there is no large content viewer.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Another view's elements in place of this one's.
    /// - Note: Accepted, does nothing here: assistive technology is told the view's own elements.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accepted("accessibilityRepresentation")
    }

    /// Elements for a view whose parts are drawn and no views.
    /// - Note: Accepted, does nothing here: assistive technology is told the view's own elements.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accepted("accessibilityChildren")
    }

    // MARK: Actions

    /// Something that can be done with the view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { properties, _ in properties.actions.append(actionKind.name) }
    }

    /// Something that can be done with the view, by name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility([name]) { $0.actions += $1 }
    }

    /// Something that can be done with the view, by name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Something that can be done with the view, by name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Several things that can be done with the view, as buttons.
    /// - Note: Accepted, does nothing here: pages have no menu of accessibility actions.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accepted("accessibilityActions")
    }

    /// What changes the view's value up and down.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { properties, _ in properties.actions += ["increment", "decrement"] }
    }

    /// What scrolls the view.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { properties, _ in properties.actions.append("scroll") }
    }
}
