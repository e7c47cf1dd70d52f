import GalleyGraph

/// Calls a part of the page itself by a name, and says its value; in views that are alive.
package nonisolated struct LiveNameModifier: PrimitiveModifier {
    package let name: Text
    package var value: String?

    package init(name: Text, value: String? = nil) {
        self.name = name
        self.value = value
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.named(builder.spokenName(of: modifier.name), value: modifier.value.map(ControlValue.text)) {
            Base._build(content, into: builder)
        }
    }
}

/// Calls a control by its label, be that shown or not; in views that are alive.
package nonisolated struct SpokenLabel<Label: View>: PrimitiveModifier {
    private let label: Label

    package init(label: Label) { self.label = label }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.named(builder.spokenName(of: modifier.label)) { Base._build(content, into: builder) }
    }
}

extension ViewTreeBuilder {
    /// What a view is called that stands for another one and is not shown itself: its texts. nil where it has none.
    package func spokenName<V: View>(of view: V) -> String? {
        if let text = view as? Text { return Self.name([string(text)]) }
        let builder = ViewTreeBuilder(context: context, environment: environment)
        builder.move(to: position)
        builder.isTrial = true
        context.inTree { _ = builder.elements { V._build(view, into: builder) } }
        return Self.name(
            builder.madeItems.compactMap { item in
                guard item.content?.medium == .text else { return nil }
                return item.accessibility?.label ?? item.label
            })
    }

    private static func name(_ texts: [String]) -> String? {
        let texts = texts.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Calls what `content` builds by a name, and says its value, where nothing else was said inside; in views that are alive.
    package func named(_ name: @autoclosure () -> String?, value: ControlValue? = nil, _ content: () -> Void) {
        guard live != nil, !isTrial else { return content() }
        let name = name()
        changeItems(content) { item in
            if let value { item.value = value }
            guard let name, item.accessibility?.label == nil else { return }
            var properties = item.accessibility ?? AccessibilityProperties()
            properties.label = name
            item.accessibility = properties
        }
    }
}
