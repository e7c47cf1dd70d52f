import GalleyGraph

/// A kind of control whose look styles decide: what a style is given, and the look where no one sets one.
package protocol ControlStyleKey {
    /// What a style has to work with.
    associatedtype Configuration
    associatedtype StandardBody: View

    /// The control as SwiftUI calls it.
    static var name: String { get }

    /// The look where no style is set.
    @MainActor static func standardBody(_ configuration: Configuration) -> StandardBody
}

/// The styles of one kind of control that are set around a place: the innermost, and those around it.
///
/// While a style makes a control's body the next outer one holds, so that a control inside that body is not in the style
/// that it helps to make: the rule is that of `Label(_: LabelStyleConfiguration)`, and the same for every control.
@MainActor
final class ControlStyles<Configuration> {
    fileprivate let outer: ControlStyles?
    fileprivate let type: Any.Type
    /// Whether an author wrote the style.
    fileprivate let isWritten: Bool
    fileprivate let build: @MainActor (Configuration, ViewTreeBuilder) -> Void

    fileprivate init(
        _ type: Any.Type, inside outer: ControlStyles?,
        build: @escaping @MainActor (Configuration, ViewTreeBuilder) -> Void
    ) {
        self.type = type
        isWritten = StyleAuthors.isWritten(type)
        self.outer = outer
        self.build = build
    }
}

private enum ControlStylesKey<Key: ControlStyleKey>: EnvironmentKey {
    static var defaultValue: ControlStyles<Key.Configuration>? { nil }
}

extension ViewTreeBuilder {
    /// The type of the innermost style that is set for a kind of control; nil where none is.
    package func styleType<Key: ControlStyleKey>(of key: Key.Type) -> Any.Type? {
        environment[ControlStylesKey<Key>.self]?.type
    }

    /// A control in the style of its place.
    /// - Parameters:
    ///   - name: What SwiftUI calls the control, where that is not what it calls controls of the kind.
    ///   - content: What a person does with the control, where the view is alive.
    ///   - value: What it is set to.
    package func addControl<Key: ControlStyleKey>(
        _ key: Key.Type, _ configuration: Key.Configuration, name: String = Key.name,
        _ content: (any NodeContent)? = nil,
        value: ControlValue? = nil
    ) {
        let styles = environment[ControlStylesKey<Key>.self]
        let build = {
            guard let styles else {
                return self.asParts { Key.StandardBody._build(key.standardBody(configuration), into: self) }
            }
            self.with({ $0[ControlStylesKey<Key>.self] = styles.outer }) {
                self.asParts(!styles.isWritten) { styles.build(configuration, self) }
            }
        }
        var item = NodeItem(name, content)
        if let styles { item.style = "\(styles.type)" }
        if let value, live != nil { item.value = value }
        if !environment.isEnabled { item.style = NodeItem.disabledStyle }
        wrap(build, item) { tree.addPassthrough(around: $0) }
    }
}

/// Sets the style of one kind of control.
///
/// The type of the style's body is no part of this one's: a body may use its own style again, and the types would not end.
package nonisolated struct ControlStyleModifier<Key: ControlStyleKey, Style>: PrimitiveModifier {
    private let style: Style
    private let build: @MainActor (Style, Key.Configuration, ViewTreeBuilder) -> Void

    /// `makeBody` makes a control's body in the style.
    package init<Body: View>(
        _ key: Key.Type, _ style: Style, makeBody: @escaping @MainActor (Style, Key.Configuration) -> Body
    ) {
        self.style = style
        build = { style, configuration, builder in
            builder.withInstalled(style) { style, builder in
                Body._build(makeBody(style, configuration), into: builder)
            }
        }
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.with({ modifier.set(&$0) }) { Base._build(content, into: builder) }
    }

    /// What the control stands for may depend on its style: a group's rows in a list.
    @MainActor package static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.builder.with({ modifier.set(&$0) }) { Base._list(content, into: elements) }
    }

    @MainActor private func set(_ values: inout EnvironmentValues) {
        let styles = ControlStyles(Style.self, inside: values[ControlStylesKey<Key>.self]) { [style, build] in
            build(style, $0, $1)
        }
        values[ControlStylesKey<Key>.self] = styles
    }
}

/// Which styles an author wrote: those of other modules than this one.
@MainActor
private enum StyleAuthors {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isWritten(_ type: Any.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !OwnModules.contain(type)
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
