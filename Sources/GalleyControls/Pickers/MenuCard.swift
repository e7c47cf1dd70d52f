import GalleyGraph
import GalleyLive
import GalleyViews

/// To the row that a menu inside a menu is.
private enum SubmenuStep: GraphStep {}

/// A menu's items over the window, beside what opened it.
nonisolated struct MenuCover<Content: View>: Cover {
    let content: Content
    let close: () -> Void
    /// How the item is called that has opened the menu, where it is one of another menu.
    var title: ElementView?
    /// Leads back to that menu.
    var back: () -> Void = {}

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder) {
        builder.inCover(close) {
            builder.environment.openMenu = OpenMenu(close: close)
            let items = content.buttonStyle(MenuItemStyle()).toggleStyle(MenuToggleStyle())
            let content = DialogActions(items, builder)
            let card = MenuCard(
                items: (title.map { [header($0)] } ?? []) + content.inOrder.map(\.view), stage: stage, close: close)
            MenuCard._build(card, into: builder)
        }
    }

    /// The first row of a menu that another one has opened: it leads back there.
    @MainActor private func header(_ title: ElementView) -> ElementView {
        let back = back
        let row = Button {
            back()
        } label: {
            HStack(spacing: 12) {
                title.fontWeight(.semibold)
                Spacer(minLength: 0)
                Image(systemName: "chevron.down").role(.decoration).font(.footnote.weight(.semibold))
            }
        }
        .environment(\.afterButtonAction, nil)
        .buttonStyle(MenuItemStyle())
        return ElementView { builder in
            @MainActor func build<V: View>(_ view: V) { V._build(view, into: builder) }
            builder.step(SubmenuStep.self) { build(row) }
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
                Dimming(amount: 0).leaving { close() }
                DialogPlacement(stage: stage) {
                    let list = VStack(spacing: 0) {
                        ForEach(0..<items.count, id: \.self) { index in
                            if index > 0, !metrics.bars.isGlass { SystemColors.separator.frame(height: pixelLength) }
                            items[index]
                        }
                    }
                    .frame(width: min(250, stage.window.width - 32))
                    Group {
                        if metrics.bars.isGlass {
                            list.padding(.vertical, 10).onGlass(shape, isThick: true)
                        } else {
                            list.background(.background).clipShape(shape)
                        }
                    }
                    .passing(.growing(CGPoint(x: stage.anchor.midX, y: stage.anchor.midY)))
                }
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }
}

/// A toggle in a menu: an item with a mark where it is on.
private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            MarkedItem(isMarked: configuration.isOn) { configuration.label }
        }
    }
}

/// What an item of a menu says, after a mark or the room for one.
struct MarkedItem<Content: View>: View {
    let isMarked: Bool
    @ViewBuilder let content: Content

    var body: some View {
        Image(systemName: "checkmark").opacity(isMarked ? 1 : 0).accessibilityHidden(true)
        content
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
