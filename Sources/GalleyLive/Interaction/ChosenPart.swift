import GalleyGraph

/// Says of a part of a control that it is the chosen one, as UIKit's segments, tabs and menu items do (`UIAccessibilityTraits.selected`); in
/// views that are alive.
nonisolated struct ChosenPartModifier: PrimitiveModifier {
    let isChosen: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard modifier.isChosen, builder.live != nil else { return Base._build(content, into: builder) }
        builder.changeItems({ Base._build(content, into: builder) }) { item in
            var properties = item.accessibility ?? AccessibilityProperties()
            properties.addedTraits.formUnion(.isSelected)
            item.accessibility = properties
        }
    }
}

extension View {
    /// Says that the view stands for what is chosen, of several.
    package nonisolated func chosenPart(_ isChosen: Bool = true) -> some View {
        modifier(ChosenPartModifier(isChosen: isChosen))
    }
}
