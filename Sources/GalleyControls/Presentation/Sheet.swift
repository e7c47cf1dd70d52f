import GalleyGraph
import GalleyViews

extension View {
    /// Shows a sheet over the screen while a binding is true (rules.md §18.10).
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("sheet", .sheet, isPresented, onDismiss, content)
    }

    /// Shows a sheet over the screen while a binding has a value (rules.md §18.10).
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", .sheet, item, onDismiss, content)
    }

    /// Covers the whole screen while a binding is true (rules.md §18.10).
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("fullScreenCover", .fullScreenCover, isPresented, onDismiss, content)
    }

    /// Covers the whole screen while a binding has a value (rules.md §18.10).
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("fullScreenCover", .fullScreenCover, item, onDismiss, content)
    }

    /// Shows a bubble that points to the view while a binding is true; on a phone a sheet (rules.md §18.10).
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("popover", .popover(attachmentAnchor, arrowEdge), isPresented, nil, content)
    }

    /// Shows a bubble that points to the view while a binding has a value; on a phone a sheet (rules.md §18.10).
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("popover", .popover(attachmentAnchor, arrowEdge), item, nil, content)
    }

    nonisolated private func presenting<Content: View>(
        _ kind: String, _ form: ContentCover<Content>.Form, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                cover: {
                    isPresented.wrappedValue ? ContentCover(form: form, name: AnyHashable(0), content: content) : nil
                },
                close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ kind: String, _ form: ContentCover<Content>.Form, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                cover: {
                    item.wrappedValue.map { value in
                        ContentCover(form: form, name: AnyHashable(value.id)) { content(value) }
                    }
                },
                close: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}

/// What a popover points to.
nonisolated public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as parts of its size.
    case point(UnitPoint)
}

/// A view over the window: in a sheet, in a bubble or over all of it.
nonisolated struct ContentCover<Content: View>: Cover {
    enum Form {
        case sheet
        case fullScreenCover
        case popover(PopoverAttachmentAnchor, Edge?)
    }

    let form: Form
    /// What tells this presentation from another one of the same modifier.
    let name: AnyHashable
    let content: () -> Content

    var isFullScreen: Bool { if case .fullScreenCover = form { true } else { false } }

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder) {
        let settings = PresentationSettings()
        var nodes: [Int] = []
        // The content is built first: it says how it is to be shown.
        builder.environment.presentation = settings
        builder.environment.windowInsets =
            isFullScreen
            ? stage.insets : EdgeInsets(top: 0, leading: 0, bottom: stage.insets.bottom, trailing: 0)
        builder.environment.isElevated = !isFullScreen
        builder.step(named: name) { nodes = builder.inContainer(nil) { Content._build(content(), into: builder) } }
        let view = ElementView { $0.adoptColumn(nodes) }
        builder.environment.presentation = nil
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        switch shape(settings, builder) {
        case .fullScreenCover:
            let cover = FullScreenCover(content: view, background: settings.background)
            build(cover.passing(.rising(stage.window.height)))
        case .popover(let anchor, let edge):
            build(PopoverCard(content: view, settings: settings, stage: stage, anchor: rect(anchor, stage), edge: edge))
        case .sheet:
            let card = SheetCard(
                content: view, settings: settings, stage: stage, isWide: builder.hasWideWindow,
                isLive: builder.live != nil,
                motion: builder.live?.movesScreens == true ? Passage.animation : nil,
                environment: builder.environment)
            if card.setsPageBack { builder.context.coveredPage = PageBehind(stage).items }
            build(card)
        }
    }

    /// The form in the room that there is.
    @MainActor private func shape(_ settings: PresentationSettings, _ builder: ViewTreeBuilder) -> Form {
        guard case .popover = form, !builder.hasWideWindow else { return form }
        switch settings.compactAdaptation {
        case PresentationAdaptation.none, .popover: return form
        case .fullScreenCover: return .fullScreenCover
        default: return .sheet
        }
    }

    /// What a popover points to, in the picture's space.
    @MainActor private func rect(_ anchor: PopoverAttachmentAnchor, _ stage: CoverStage) -> CGRect {
        let view = stage.anchor
        switch anchor {
        case .point(let point):
            return CGRect(
                x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0, height: 0)
        case .rect(let source):
            var frames = CoordinateFrames()
            frames.toGlobal = CGAffineTransform(translationX: view.minX, y: view.minY)
            return PlacedView(frames: frames, size: view.size).anchor(source).resolve(.identity)
        }
    }
}

/// A view over the whole screen.
private struct FullScreenCover: View {
    let content: ElementView
    let background: AnyView?

    var body: some View {
        content
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background {
                Group {
                    if let background { background } else { Rectangle().fill(.background) }
                }
                .ignoresSafeArea()
            }
    }
}
