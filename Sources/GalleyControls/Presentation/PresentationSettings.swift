import GalleyGraph
import GalleyViews

/// What the content of a sheet or popover says about its own presentation. Where several views say the same thing the
/// innermost and first holds.
nonisolated final class PresentationSettings {
    var detents: Set<PresentationDetent>?
    var selection: PresentationDetent?
    /// Is told the height that a person gives it.
    var select: ((PresentationDetent) -> Void)?
    var dragIndicator: Visibility?
    var background: AnyView?
    var cornerRadius: CGFloat?
    var sizing: PresentationShape?
    /// Whether a person cannot take it away by touching what lies around it.
    var dismissDisabled: Bool?
    var isDismissDisabled: Bool { dismissDisabled ?? false }
    /// What a popover becomes where there is little room across, and where there is little from top to bottom.
    var compactAdaptation: PresentationAdaptation?

    func offer<Value>(_ keyPath: ReferenceWritableKeyPath<PresentationSettings, Value?>, _ value: Value?) {
        if self[keyPath: keyPath] == nil { self[keyPath: keyPath] = value }
    }
}

private enum PresentationSettingsKey: EnvironmentKey { static var defaultValue: PresentationSettings? { nil } }

extension EnvironmentValues {
    /// What is said about the presentation that the view is in; nil outside of one.
    var presentation: PresentationSettings? {
        get { self[PresentationSettingsKey.self] }
        set { self[PresentationSettingsKey.self] = newValue }
    }
}

/// Says something about the presentation that the view is in. Elsewhere it says it to no one.
nonisolated struct PresentationSettingModifier: PrimitiveModifier {
    let change: (PresentationSettings) -> Void

    init(_ change: @escaping (PresentationSettings) -> Void) { self.change = change }

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        if let settings = builder.environment.presentation { modifier.change(settings) }
    }
}

extension View {
    /// The heights that the sheet can have; it shows at the lowest (rules.md §18.10).
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationSettingModifier { $0.offer(\.detents, detents) })
    }

    /// The heights that the sheet can have, and the one that it has (rules.md §18.10).
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PresentationSettingModifier {
                $0.offer(\.detents, detents)
                $0.offer(\.selection, selection.wrappedValue)
                $0.offer(\.select) { selection.wrappedValue = $0 }
            })
    }

    /// Whether the sheet has a handle; it has one by itself where it has several heights (rules.md §18.10).
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationSettingModifier { $0.offer(\.dragIndicator, visibility) })
    }

    /// What lies behind the content of a sheet, popover or cover.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = AnyView(Rectangle().fill(style))
        return modifier(PresentationSettingModifier { $0.offer(\.background, background) })
    }

    /// What lies behind the content of a sheet, popover or cover.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(Color.clear.overlay(alignment: alignment, content: content))
        return modifier(PresentationSettingModifier { $0.offer(\.background, background) })
    }

    /// The radius of the sheet's corners in points; nil is the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationSettingModifier { $0.offer(\.cornerRadius, cornerRadius) })
    }

    /// What a popover or sheet becomes where there is little room (rules.md §18.10).
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(PresentationSettingModifier { $0.offer(\.compactAdaptation, adaptation) })
    }

    /// What a popover or sheet becomes where there is little room across, and where there is little from top to bottom.
    /// Pictures follow the first (rules.md §18.10).
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

    /// The size of a sheet where there is more room than it needs.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let shape = sizing._shape
        return modifier(PresentationSettingModifier { $0.offer(\.sizing, shape) })
    }

    /// Whether what lies behind can be touched. It looks the same.
    /// - Note: Accepted, does nothing here: what lies behind a sheet cannot be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { accepted("presentationBackgroundInteraction") }

    /// Whether dragging in the content resizes the sheet or scrolls. It looks the same at rest.
    /// - Note: Accepted, does nothing here: a sheet keeps its height while its content is scrolled.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        accepted("presentationContentInteraction")
    }

    /// Whether the sheet stays when it is dragged down. It looks the same.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationSettingModifier { $0.offer(\.dismissDisabled, isDisabled) })
    }
}
