import GalleyControls
import GalleyGraph
import GalleyViews

extension ViewTreeBuilder {
    /// Columns side by side, each with its own bars.
    func addColumns<Sidebar: View, Content: View, Detail: View>(
        _ kind: String, visibility: NavigationSplitViewVisibility = .automatic, sidebar: Sidebar, content: Content?,
        detail: Detail
    ) {
        let size = windowSize ?? CGSize(width: 1024, height: 768)
        // Held upright a tablet has room for two columns.
        let isUpright = size.height > size.width && environment.textPlatform == .iOS
        let shown =
            visibility == .automatic ? (content != nil && isUpright ? .doubleColumn : .all) : visibility
        let showsSidebar = shown == .all || (shown == .doubleColumn && content == nil)
        let isMac = environment.textPlatform == .macOS
        let isGlass = environment.metrics.bars.isGlass
        let (sidebarWidth, contentWidth): (CGFloat, CGFloat) = isMac ? (200, 250) : (320, 320)
        let columns = HStack(spacing: 0) {
            if showsSidebar {
                Column(content: sidebar, part: .sidebar, width: sidebarWidth)
                if !isGlass || isMac { Divider().ignoresSafeArea() }
            }
            if let content, shown != .detailOnly {
                Column(content: content, part: .content, width: contentWidth)
                Divider().ignoresSafeArea()
            }
            Column(content: detail, part: .detail, width: nil)
        }
        func build<V: View>(_ view: V) { V._build(view, into: self) }
        wrap({ asParts { build(columns) } }, NodeItem(kind)) { tree.addPassthrough(around: $0) }
    }
}

/// A column of a split view, as wide as its content says, or `width`; nil takes the room that is left.
private struct Column<Content: View>: _PrimitiveView {
    enum Part { case sidebar, content, detail }

    let content: Content
    let part: Part
    let width: CGFloat?

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        var surroundings = BarSurroundings(builder)
        surroundings.firstMode = view.part == .detail ? .inline : .large
        surroundings.hasSidebarToggle = view.part == .sidebar && surroundings.hasBars
        let isFloating = view.part == .sidebar && surroundings.metrics.isGlass && surroundings.hasBars
        // A card has no unsafe area of its own.
        if isFloating { surroundings.insets.top = 0 }
        var stack: ScreenStack?
        let nodes = builder.elements {
            builder.with({
                if view.part == .sidebar { $0.isInSidebar = true }
                $0.linksSelectRows = view.part != .detail
            }) {
                stack = builder.addScreens("Column", surroundings) { builder in
                    builder.asHandedIn { Content._build(view.content, into: builder) }
                }
            }
        }
        let width = view.width.map { stack?.screens.first?.columnWidth ?? $0 }
        let column = ElementView { builder in nodes.forEach(builder.adopt) }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        if isFloating {
            // The sidebar of iOS 26 floats over the window's ground.
            build(
                column.clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
                    .onGlass(RoundedRectangle(cornerRadius: 26, style: .continuous))
                    .padding(10).frame(width: width.map { $0 + 20 }))
        } else {
            build(column.frame(width: width))
        }
    }
}
