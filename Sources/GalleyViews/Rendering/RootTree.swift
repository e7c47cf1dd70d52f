import GalleyGraph

extension ViewTree {
    /// The tree of a root view, in the canvas that the options ask for: centered in the safe area, as a window does.
    convenience init<V: View>(root view: V, _ context: RenderContext) {
        let options = context.options
        let safeArea = options.safeArea
        var proposal = options.proposal
        if let width = proposal.width { proposal.width = max(width - safeArea.leading - safeArea.trailing, 0) }
        if let height = proposal.height { proposal.height = max(height - safeArea.top - safeArea.bottom, 0) }
        var frames = CoordinateFrames()
        frames.container = proposal.replacingUnspecifiedDimensions()
        if let canvas = options.canvas { frames.safeArea = SafeArea(canvas: canvas, safeArea) }
        self.init(
            context, frames: frames, proposal: proposal,
            root: { [isNearUnsafeArea = frames.safeArea != nil] builder in
                builder.isNearUnsafeArea = isNearUnsafeArea
                return Self.addRoot(view, to: builder)
            },
            place: { size in
                guard let canvas = options.canvas else { return CGPoint(x: safeArea.leading, y: safeArea.top) }
                func middle(_ start: CGFloat, _ space: CGFloat, _ length: CGFloat) -> CGFloat {
                    let offset = start + (space - length) / 2
                    return offset.isFinite ? offset : start
                }
                return CGPoint(
                    x: middle(safeArea.leading, canvas.width - safeArea.leading - safeArea.trailing, size.width),
                    y: middle(safeArea.top, canvas.height - safeArea.top - safeArea.bottom, size.height))
            })
        var covers = context.makeCovers?(self) ?? []
        if options.chrome { covers.append(makeChrome(options.window ?? size)) }
        cover(with: covers)
    }

    /// The node of a root view: an implicit column where it is several views, 10×10 where it is none.
    static func addRoot<V: View>(_ view: V, to builder: ViewTreeBuilder) -> Int {
        builder.giveEditMode()
        let nodes = builder.inContainer(nil, expectsOne: true) { V._build(view, into: builder) }
        if nodes.count == 1 { return nodes[0] }
        if nodes.isEmpty { builder.pushNothing() } else { builder.pushColumn(of: nodes) }
        return builder.elements {}.last ?? builder.pendingNode(0)
    }

    /// What a device shows over everything.
    private func makeChrome(_ window: CGSize) -> ViewTree {
        let settings = rootPreferences[ChromeSettingsKey.self] ?? ChromeSettings()
        let view = DeviceChrome(
            window: window, insets: context.options.safeArea, hidesStatusBar: settings.hidesStatusBar ?? false,
            hidesHomeIndicator: settings.hidesHomeIndicator ?? false, clockScheme: context.clockScheme)
        return ViewTree(
            context, frames: CoordinateFrames(), proposal: ProposedViewSize(window),
            root: { builder in
                builder.single { DeviceChrome._build(view, into: builder) } ?? builder.tree.addFlexible()
            }, place: { _ in .zero })
    }
}

private enum MakeCoversKey: RenderKey { static var defaultValue: ((ViewTree) -> [ViewTree])? { nil } }

extension RenderContext {
    /// Lays out what views want to show over the window; nil where none wants to.
    package var makeCovers: ((ViewTree) -> [ViewTree])? {
        get { self[MakeCoversKey.self] }
        set { self[MakeCoversKey.self] = newValue }
    }
}
