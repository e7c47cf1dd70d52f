import GalleyGraph
import GalleyViews

private enum HiddenLabelsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show their labels.
    var labelsAreHidden: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}

extension View {
    /// Takes the labels from the controls inside. They are still read by assistive technology.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A label, and a control at the other end of the row: as wide as offered.
struct ControlRow<Label: View, Control: View>: View {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.metrics) private var metrics
    @Environment(\.isInRows) private var isInRows
    private let growsRow: Bool
    private let reach: CGFloat
    private let label: Label
    private let control: Control

    /// - Parameters:
    ///   - growsRow: Whether a row is as tall as the control, as that of a wheel is.
    ///   - reach: How far the control reaches past the row's content.
    init(
        growsRow: Bool = false, reach: CGFloat = 2, @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control
    ) {
        self.growsRow = growsRow
        self.reach = reach
        self.label = label()
        self.control = control()
    }

    var body: some View {
        if labelsAreHidden {
            control
        } else if isInRows, !growsRow {
            // The control adds no height to the row, and a switch reaches 2 past its content (rules.md §18.8).
            HStack(spacing: 0) {
                label.dimmedWhenDisabled()
                Spacer(minLength: metrics.labelSpacing)
                control.frame(height: 0).padding(.trailing, -reach)
            }
        } else {
            HStack(spacing: 0) {
                label.dimmedWhenDisabled()
                Spacer(minLength: metrics.labelSpacing)
                control
            }
        }
    }
}

/// A capsule, or a rectangle with continuous corners: what a look gives its controls for a ground.
nonisolated struct ControlShape: InsettableShape {
    let isCapsule: Bool
    let radius: CGFloat
    /// Whether it is as wide as tall, in the middle of its frame.
    let isSquare: Bool
    private var inset: CGFloat = 0

    init(isCapsule: Bool, radius: CGFloat, isSquare: Bool = false) {
        self.isCapsule = isCapsule
        self.radius = radius
        self.isSquare = isSquare
    }

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        if isSquare { return Circle().path(in: inner) }
        if isCapsule { return Capsule(style: .continuous).path(in: inner) }
        return RoundedRectangle(cornerRadius: max(radius - inset, 0), style: .continuous).path(in: inner)
    }

    func inset(by amount: CGFloat) -> ControlShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}
