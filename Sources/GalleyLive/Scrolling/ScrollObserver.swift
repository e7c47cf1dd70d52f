import GalleyGraph

/// What is said around a scroll view of how it scrolls, and who is told of it. It concerns the first scroll view inside.
package struct ScrollSettings {
    package var observers: [ScrollObserver] = []
    /// Where scrolling comes to rest.
    package var behavior: (any ScrollTargetBehavior)?
    /// What is told the view that is seen first.
    package var reports: [ScrollReport] = []

    package init() {}

    /// What of it concerns the scroll view with an identity.
    @MainActor package func taken(by identity: Identity) -> ScrollSettings {
        var own = self
        own.observers = observers.filter { $0.isTaken(by: identity) }
        return own
    }
}

/// Who is told how a scroll view's content lies, or what it is doing. Of several scroll views inside the first one tells.
@MainActor
package final class ScrollObserver {
    package let laidOut: ((ScrollGeometry, RenderContext) -> Void)?
    let phaseChanged: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    private var owner: Identity?

    init(
        laidOut: ((ScrollGeometry, RenderContext) -> Void)? = nil,
        phaseChanged: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)? = nil
    ) {
        (self.laidOut, self.phaseChanged) = (laidOut, phaseChanged)
    }

    func isTaken(by identity: Identity) -> Bool {
        owner = owner ?? identity
        return owner == identity
    }
}

/// A binding that is told which view is seen first while a person scrolls.
@MainActor
package final class ScrollReport {
    /// The point of the views that lies on the same point of what is seen; nil is whichever view is seen first.
    package let anchor: UnitPoint?
    /// Whether the binding's value asks for the view as well.
    package let isRequest: Bool
    package let write: (AnyHashable) -> Void
    private let current: AnyHashable?

    init(_ current: AnyHashable?, _ anchor: UnitPoint?, isRequest: Bool, write: @escaping (AnyHashable) -> Void) {
        (self.current, self.anchor, self.isRequest, self.write) = (current, anchor, isRequest, write)
    }

    package func isNews(_ name: AnyHashable) -> Bool { current != name }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    /// What is said around of the next scroll view.
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// Builds views of whose first scroll view something is said.
    func withScrollSettings(_ change: (inout ScrollSettings) -> Void, _ content: () -> Void) {
        var settings = environment.scrollSettings
        if !isTrial { change(&settings) }
        with({ $0.scrollSettings = settings }, content)
    }
}

/// To what was last told of a scroll view's geometry.
private enum ScrollGeometryStep: GraphStep {}

nonisolated struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
    let transform: (ScrollGeometry) -> T
    let action: (_ oldValue: T, _ newValue: T) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let (transform, action) = (modifier.transform, modifier.action)
        builder.withScrollSettings { settings in
            var memory: ChangeMemory<T>?
            builder.step(ScrollGeometryStep.self) { memory = builder.changeMemory(T.self) }
            settings.observers.append(
                ScrollObserver(laidOut: { geometry, context in
                    memory?.report(transform(geometry), by: "onScrollGeometryChange", context, action)
                }))
        } _: {
            builder.buildContent(content)
        }
    }
}

nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.withScrollSettings {
            $0.observers.append(ScrollObserver(phaseChanged: modifier.action))
        } _: {
            Base._build(content, into: builder)
        }
    }
}

package nonisolated struct ScrollBehaviorModifier<Behavior: ScrollTargetBehavior>: PrimitiveModifier {
    package let behavior: Behavior

    package init(behavior: Behavior) {
        self.behavior = behavior
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.withScrollSettings {
            $0.behavior = modifier.behavior
        } _: {
            Base._build(content, into: builder)
        }
    }
}

package nonisolated struct ScrollReportModifier: PrimitiveModifier {
    package let current: AnyHashable?
    package let anchor: UnitPoint?
    package let isRequest: Bool
    let write: (AnyHashable) -> Void

    package init(current: AnyHashable?, anchor: UnitPoint?, isRequest: Bool, write: @escaping (AnyHashable) -> Void) {
        self.current = current
        self.anchor = anchor
        self.isRequest = isRequest
        self.write = write
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.withScrollSettings {
            $0.reports.append(
                ScrollReport(modifier.current, modifier.anchor, isRequest: modifier.isRequest, write: modifier.write))
        } _: {
            Base._build(content, into: builder)
        }
    }
}
