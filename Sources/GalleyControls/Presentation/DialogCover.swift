import GalleyGraph
import GalleyLive
import GalleyViews

/// To what a dialog says under its title.
private enum MessageStep: GraphStep {}

/// An alert, or a dialog with several ways on.
nonisolated struct DialogCover<Actions: View, Message: View>: Cover {
    enum Kind { case alert, dialog }

    let kind: Kind
    let title: Text?
    let actions: Actions
    let message: Message?
    let close: () -> Void

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder) {
        builder.inCover(close) { buildDialog(on: stage, into: builder) }
    }

    @MainActor private func buildDialog(on stage: CoverStage, into builder: ViewTreeBuilder) {
        let isWide = builder.hasWideWindow
        let style = DialogButtonStyle(kind: kind == .alert ? .alert : .dialog)
        var all = Self.actions(actions.buttonStyle(style), builder)
        let close = close
        if all.buttons.isEmpty, kind == .alert, all.cancel == nil {
            all.addStandard("OK", role: nil, style: style) { close() }
        }
        if kind == .dialog, all.cancel == nil { all.addStandard("Cancel", role: .cancel, style: style) { close() } }
        let text = message.map { message in
            ElementView { builder in builder.step(MessageStep.self) { Message._build(message, into: builder) } }
        }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        switch kind {
        case .alert:
            build(AlertBox(title: title ?? Text(verbatim: ""), message: text, actions: all, stage: stage))
        case .dialog:
            build(DialogCard(title: title, message: text, actions: all, stage: stage, isWide: isWide))
        }
    }

    @MainActor private static func actions<V: View>(_ view: V, _ builder: ViewTreeBuilder) -> DialogActions {
        DialogActions(view, builder)
    }
}
