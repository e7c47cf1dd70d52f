import GalleyGraph
import GalleyLive
import GalleyViews

/// Several ways on: before iOS 26 at the screen's end, with the one that cancels apart; on glass beside the view that asks.
struct DialogCard: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.dismiss) private var dismiss
    @Environment(\.textPlatform) private var platform
    @Environment(\.colorScheme) private var scheme
    @Environment(\.pixelLength) private var pixelLength
    let title: Text?
    let message: ElementView?
    let actions: DialogActions
    let stage: CoverStage
    let isWide: Bool

    var body: some View {
        NamedView("ConfirmationDialog") {
            ZStack(alignment: .topLeading) {
                Dimming(amount: metrics.covers.dimming).leaving { dismiss() }
                if metrics.covers.alertIsGlass || isWide {
                    DialogPlacement(stage: stage) { card }
                } else {
                    atTheEnd
                }
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }

    // MARK: Before iOS 26

    private var atTheEnd: some View {
        VStack(spacing: 8) {
            MaterialNote()
            Spacer(minLength: 0)
            rows.background(ground)
                .clipShape(RoundedRectangle(cornerRadius: metrics.covers.dialogRadius, style: .continuous))
            if let cancel = actions.cancel {
                cancel.view.background(scheme == .dark ? Color(white: 44 / 255) : .white)
                    .clipShape(RoundedRectangle(cornerRadius: metrics.covers.dialogRadius, style: .continuous))
            }
        }
        .padding(.horizontal, 8)
        .padding(.bottom, max(stage.insets.bottom, 8))
    }

    private var rows: some View {
        VStack(spacing: 0) {
            if title != nil || message != nil {
                texts(.center).padding(.vertical, 14)
            }
            ForEach(0..<actions.buttons.count, id: \.self) { index in
                if index > 0 || title != nil || message != nil {
                    SystemColors.separator.frame(height: pixelLength)
                }
                actions.buttons[index].view
            }
        }
        .frame(maxWidth: .infinity)
    }

    private var ground: Color {
        scheme == .dark
            ? Color(red: 37 / 255, green: 37 / 255, blue: 37 / 255, opacity: 0.94)
            : Color(red: 242 / 255, green: 242 / 255, blue: 242 / 255, opacity: 0.94)
    }

    // MARK: On glass, and on wide screens

    @ViewBuilder private var card: some View {
        let isGlass = metrics.covers.alertIsGlass
        let shape = RoundedRectangle(cornerRadius: metrics.covers.dialogRadius, style: .continuous)
        let content = VStack(
            alignment: isGlass ? .leading : .center, spacing: isGlass ? metrics.covers.alertButtonSpacing : 0
        ) {
            if title != nil || message != nil {
                texts(isGlass ? .leading : .center).padding(.horizontal, 8).padding(.bottom, 8).padding(
                    .top, isGlass ? 6 : 14)
            }
            ForEach(0..<actions.buttons.count, id: \.self) { actions.buttons[$0].view }
        }
        .padding(isGlass ? metrics.covers.alertButtonInset : 0)
        .frame(width: min(270, stage.window.width - 32))
        if isGlass {
            content.onGlass(shape, isThick: true)
        } else {
            content.background(ground).clipShape(shape)
        }
    }

    private func texts(_ alignment: TextAlignment) -> some View {
        VStack(alignment: alignment == .leading ? .leading : .center, spacing: 4) {
            if let title { title.font(.footnote.weight(.semibold)) }
            message.font(.footnote)
        }
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(alignment)
    }
}

/// Puts a card below its anchor, or above it where there is no room, inside of the window.
struct DialogPlacement: Layout {
    let stage: CoverStage

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin: CGFloat = 16
        let (window, anchor) = (stage.window, stage.anchor)
        let size = subviews[0].sizeThatFits(ProposedViewSize(window))
        let last = window.height - max(stage.insets.bottom, margin) - size.height
        let (below, above) = (anchor.maxY + 8, anchor.minY - 8 - size.height)
        // Beside what is as large as the screen there is no room: then at its end.
        let y = below <= last ? below : above >= margin ? above : last
        let x = min(max(anchor.midX - size.width / 2, margin), max(window.width - margin - size.width, margin))
        subviews[0].place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + min(y, max(last, margin))),
            proposal: ProposedViewSize(size))
    }
}
