import GalleyGraph

/// A view that a control hands to its style, of a separate type: a label, or what is in the control.
public protocol _StylePart: _PrimitiveView {
    /// The view as the control was given it.
    @MainActor var _part: _HandedView { get }
}

extension _StylePart {
    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) { view._part.build(builder) }
}

/// A view that a control was given, without its type.
nonisolated public struct _HandedView {
    let build: @MainActor (ViewTreeBuilder) -> Void

    /// A label. Parts of one control that are built beside each other have a `step` each.
    @MainActor package static func label<Content: View>(_ view: Content, _ step: Int? = nil) -> _HandedView {
        _HandedView { builder in builder.asLabel { builder.build(view, step) } }
    }

    /// What is in a control; `view` is asked for where the style has a place for it.
    @MainActor package static func content<Content: View>(
        _ view: @autoclosure @escaping @MainActor () -> Content, _ step: Int? = nil
    ) -> _HandedView {
        _HandedView { builder in builder.asHandedIn { builder.build(view(), step) } }
    }
}

extension ViewTreeBuilder {
    fileprivate func build<Content: View>(_ view: Content, _ step: Int?) {
        guard let step else { return Content._build(view, into: self) }
        self.step(step) { Content._build(view, into: self) }
    }
}

/// A control in the style of its place.
package struct StyledControl<Key: ControlStyleKey>: _PrimitiveView {
    private let configuration: Key.Configuration
    private let value: ControlValue?

    /// `value` is what the control is set to, where it is set to something.
    package init(_ key: Key.Type, _ configuration: Key.Configuration, value: ControlValue? = nil) {
        self.configuration = configuration
        self.value = value
    }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addControl(Key.self, view.configuration, value: view.value)
    }
}
