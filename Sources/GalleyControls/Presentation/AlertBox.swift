import GalleyGraph
import GalleyViews

/// An alert over a darkened window.
struct AlertBox: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.textPlatform) private var platform
    @Environment(\.colorScheme) private var scheme
    @Environment(\.pixelLength) private var pixelLength
    let title: Text
    let message: ElementView?
    let actions: DialogActions
    let stage: CoverStage

    var body: some View {
        NamedView("Alert") {
            ZStack {
                Dimming(amount: platform == .macOS ? 0 : metrics.covers.dimming)
                box
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }

    private var width: CGFloat {
        let covers = metrics.covers
        if platform == .macOS { return 260 }
        let part = covers.alertWidth ?? (covers.alertPart * stage.window.width).rounded()
        return min(part, covers.alertWidth ?? 320)
    }

    @ViewBuilder private var box: some View {
        let covers = metrics.covers
        let shape = RoundedRectangle(cornerRadius: covers.alertRadius, style: .continuous)
        let content = VStack(alignment: covers.alertIsGlass ? .leading : .center, spacing: 0) {
            texts
            ForEach(0..<actions.others.count, id: \.self) { index in
                field(actions.others[index].view)
            }
            if !actions.others.isEmpty { Color.clear.frame(height: covers.alertIsGlass ? 8 : 12) }
            if covers.alertIsGlass { capsules } else { rows }
        }
        .frame(width: width)
        if covers.alertIsGlass {
            content.onGlass(shape, isThick: true)
        } else {
            MaterialNote()
            content.background(ground).clipShape(shape)
        }
    }

    /// A field on a separate ground, its text in line with the title. The ground is chosen: no one has measured it.
    @ViewBuilder private func field(_ view: ElementView) -> some View {
        let covers = metrics.covers
        if covers.alertIsGlass {
            let inset = covers.alertPadding - covers.alertButtonInset
            view.padding(.horizontal, inset).frame(height: 44)
                .background(SystemColors.tertiaryFill, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
                .padding(.horizontal, covers.alertButtonInset).padding(.bottom, 8)
        } else {
            let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
            view.font(.footnote).padding(.horizontal, 6).frame(height: 30)
                .background(.background, in: shape)
                .overlay { shape.strokeBorder(SystemColors.separator, lineWidth: 0.5) }
                .padding(.horizontal, covers.alertPadding - 6).padding(.bottom, 4)
        }
    }

    private var texts: some View {
        let covers = metrics.covers
        return VStack(alignment: covers.alertIsGlass ? .leading : .center, spacing: covers.alertIsGlass ? 8 : 3) {
            title.font(.headline).foregroundStyle(Color.primary)
            message.font(covers.alertIsGlass ? .subheadline : .footnote)
                .foregroundStyle(covers.alertIsGlass ? Color.secondary : .primary)
        }
        .multilineTextAlignment(covers.alertIsGlass ? .leading : .center)
        .padding(.horizontal, covers.alertPadding)
        .padding(.vertical, covers.alertIsGlass ? 22 : 20)
    }

    /// The buttons in the order in which they are shown: of two the one that cancels first, of several last.
    private var buttons: [DialogActions.Action] {
        guard let cancel = actions.cancel else { return actions.buttons }
        return actions.buttons.count == 1 ? [cancel] + actions.buttons : actions.buttons + [cancel]
    }

    private var isSideBySide: Bool { buttons.count <= 2 }

    private var capsules: some View {
        let spacing = metrics.covers.alertButtonSpacing
        let layout =
            isSideBySide ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
        return layout {
            ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }
        }
        .padding([.horizontal, .bottom], metrics.covers.alertButtonInset)
    }

    /// Rows with hairlines between them.
    @ViewBuilder private var rows: some View {
        line.frame(height: pixelLength)
        if isSideBySide {
            HStack(spacing: 0) {
                ForEach(0..<buttons.count, id: \.self) { index in
                    if index > 0 { line.frame(width: pixelLength, height: metrics.covers.alertButtonHeight) }
                    buttons[index].view
                }
            }
        } else {
            VStack(spacing: 0) {
                ForEach(0..<buttons.count, id: \.self) { index in
                    if index > 0 { line.frame(height: pixelLength) }
                    buttons[index].view
                }
            }
        }
    }

    private var line: Color { SystemColors.separator }

    private var ground: Color {
        scheme == .dark
            ? Color(red: 37 / 255, green: 37 / 255, blue: 37 / 255, opacity: 0.94)
            : Color(red: 242 / 255, green: 242 / 255, blue: 242 / 255, opacity: 0.94)
    }
}
