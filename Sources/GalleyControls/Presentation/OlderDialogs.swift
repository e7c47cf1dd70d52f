import GalleyGraph
import GalleyLive
import GalleyViews

/// An alert as older files describe it.
nonisolated public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An alert with two buttons side by side.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of an alert or a sheet of actions.
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: (() -> Void)?

        /// A button without a role; a nil `action` closes only.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// A button that cancels, called `label`.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// A button that cancels, named by the system.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// A button that destroys something, in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// Several ways on, as older files describe them.
nonisolated public struct ActionSheet {
    /// The same buttons as those of alerts.
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Ways on below a title and a message; without any of them there is one that cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert or a sheet of actions as views.
private nonisolated struct OlderButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// Shows an alert while a binding is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        older(.alert, isPresented, isPresented.wrappedValue ? Older(content()) : nil)
    }

    /// Shows an alert while a binding has a value.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        older(.alert, item, item.wrappedValue.map { Older(content($0)) })
    }

    /// Asks how to continue while a binding is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        older(.dialog, isPresented, isPresented.wrappedValue ? Older(content()) : nil)
    }

    /// Asks how to continue while a binding has a value.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        older(.dialog, item, item.wrappedValue.map { Older(content($0)) })
    }

    nonisolated private func older<T>(
        _ kind: DialogCover<OlderButtons, Text>.Kind, _ item: Binding<T?>, _ content: Older?
    ) -> some View {
        older(kind, content) { item.wrappedValue = nil }
    }

    nonisolated private func older(
        _ kind: DialogCover<OlderButtons, Text>.Kind, _ isPresented: Binding<Bool>, _ content: Older?
    ) -> some View {
        older(kind, content) { isPresented.wrappedValue = false }
    }

    nonisolated private func older(
        _ kind: DialogCover<OlderButtons, Text>.Kind, _ content: Older?, close: @escaping () -> Void
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind == .alert ? "alert" : "actionSheet",
                cover: {
                    content.map { content in
                        DialogCover(
                            kind: kind, title: content.title, actions: OlderButtons(buttons: content.buttons),
                            message: content.message, close: close)
                    }
                },
                close: close))
    }
}

/// What an alert and a sheet of actions have in common.
private nonisolated struct Older {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }

    init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }
}
