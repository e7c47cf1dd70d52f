import GalleyGraph
import GalleyLive
import GalleyViews

/// To a dialog's buttons.
private enum ActionsStep: GraphStep {}

/// What a dialog asks for: buttons, and what lies above them.
@MainActor
struct DialogActions {
    /// A button, or another view such as a text field.
    struct Action {
        var view: ElementView
        /// nil where it is no button.
        var button: ButtonTrait?
    }

    private(set) var others: [Action] = []
    private(set) var buttons: [Action] = []
    private(set) var cancel: Action?
    /// All of them, as they were given.
    private(set) var inOrder: [Action] = []

    /// The views of `content`, in the style of buttons that the environment has.
    init<Content: View>(_ content: Content, _ builder: ViewTreeBuilder) {
        let elements = ViewElements(builder, isExpanding: true)
        elements.change({ builder.step(ActionsStep.self) { Content._list(content, into: elements) } }) { segment in
            if segment.traits.isDefaultButton == true {
                segment.position.environment.dialogButtonIsDefault = true
            }
        }
        for element in elements.flattened() {
            let action = Action(view: ElementView(make: element.make), button: element.traits.button)
            inOrder.append(action)
            if action.button == nil {
                others.append(action)
            } else if action.button?.role == .cancel, cancel == nil {
                cancel = action
            } else {
                buttons.append(action)
            }
        }
    }

    /// Adds the button that a dialog without any has, or one without a way out.
    mutating func addStandard(
        _ title: LocalizedStringKey, role: ButtonRole?, style: DialogButtonStyle, close: @escaping @MainActor () -> Void
    ) {
        let button = AnyView(Button(title, role: role, action: close).buttonStyle(style))
        let action = Action(view: ElementView { AnyView._build(button, into: $0) }, button: ButtonTrait(role: role))
        if role == .cancel { cancel = action } else { buttons.append(action) }
    }
}

/// A button of a dialog: its label in the middle of the room that it gets, on what the look puts behind it.
struct DialogButtonStyle: ButtonStyle {
    enum Kind { case alert, dialog }

    let kind: Kind

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, kind: kind)
    }
}

private struct DialogButton: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dialogButtonIsDefault) private var isDefault
    let configuration: ButtonStyleConfiguration
    let kind: DialogButtonStyle.Kind

    var body: some View {
        let covers = metrics.covers
        let label = configuration.label
            .font(font).lineLimit(1).minimumScaleFactor(0.7)
            .foregroundStyle(isEnabled ? color : Color(.system(.tertiaryLabel)))
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .frame(height: kind == .alert ? covers.alertButtonHeight : covers.dialogButtonHeight)
        if covers.alertIsGlass {
            label.background(isDefault ? Color.accentColor : SystemColors.fill, in: Capsule(style: .continuous))
        } else {
            label
        }
    }

    private var color: Color {
        if configuration.role == .destructive { return .red }
        guard metrics.covers.alertIsGlass else { return .accentColor }
        return isDefault ? .white : .primary
    }

    private var font: Font {
        if metrics.covers.alertIsGlass { return .body.weight(.medium) }
        let isHeavy = configuration.role == .cancel || isDefault
        if kind == .dialog { return .system(size: 20, weight: isHeavy ? .semibold : .regular) }
        return isHeavy ? .headline : .body
    }
}

private enum DialogDefaultKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a dialog's button is the one that the return key presses.
    var dialogButtonIsDefault: Bool {
        get { self[DialogDefaultKey.self] }
        set { self[DialogDefaultKey.self] = newValue }
    }
}
