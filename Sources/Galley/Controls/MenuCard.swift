/// A menu's items over the window, beside what opened it.
nonisolated struct MenuCover<Content: View>: Cover {
    let content: Content
    let close: () -> Void

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder) {
        builder.inCover(close) {
            let content = DialogActions(content.buttonStyle(MenuItemStyle()), builder)
            let card = MenuCard(items: content.inOrder.map(\.view), stage: stage, close: close)
            MenuCard._build(card, into: builder)
        }
    }
}

private struct MenuCard: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.pixelLength) private var pixelLength
    let items: [ElementView]
    let stage: CoverStage
    let close: () -> Void

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.covers.popoverRadius, style: .continuous)
        NamedView("MenuCard") {
            ZStack(alignment: .topLeading) {
                Dimming(amount: 0).liveTap { close() }
                DialogPlacement(stage: stage) {
                    let list = VStack(spacing: 0) {
                        ForEach(0..<items.count, id: \.self) { index in
                            if index > 0, !metrics.bars.isGlass { SystemColors.separator.frame(height: pixelLength) }
                            items[index]
                        }
                    }
                    .frame(width: min(250, stage.window.width - 32))
                    if metrics.bars.isGlass {
                        list.padding(.vertical, 10).onGlass(shape, isThick: true)
                    } else {
                        list.background(.background).clipShape(shape)
                    }
                }
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }
}

/// An item of a menu: 44 points tall, its label at the start.
private struct MenuItemStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.label.foregroundStyle(configuration.role == .destructive ? Color.red : .primary).lineLimit(2)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
        .background(configuration.isPressed ? SystemColors.tertiaryFill : .clear)
        .contentShape(Rectangle())
    }
}
