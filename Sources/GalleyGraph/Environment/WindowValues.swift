private enum WindowInsetsKey: EnvironmentKey { static let defaultValue: EdgeInsets? = nil }
private enum UnderTabsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// What of the surroundings' unsafe area reaches the place, where a container says so; nil is the window's.
    package var windowInsets: EdgeInsets? {
        get { self[WindowInsetsKey.self] }
        set { self[WindowInsetsKey.self] = newValue }
    }

    /// Whether tabs lie in the row of the navigation bar: then its title stands at the leading end.
    package var isUnderTabs: Bool {
        get { self[UnderTabsKey.self] }
        set { self[UnderTabsKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// What is unsafe at the edges of the place, as far as is known before the layout.
    package var windowInsets: EdgeInsets { environment.windowInsets ?? context.options.safeArea }

    /// The size of the window that the picture shows; nil where the view decides it.
    package var windowSize: CGSize? { context.options.window }

    /// Whether there is room for several columns: as the environment says, else where the window is as large as a tablet's.
    package var hasWideWindow: Bool {
        if let sizeClass = environment.horizontalSizeClass { return sizeClass == .regular }
        if environment.textPlatform == .macOS { return true }
        guard let size = windowSize else { return false }
        // Of phones only the largest are wide, when they lie on their side: 896 points and more.
        return min(size.width, size.height) >= 600 || size.width >= 896
    }
}

extension ViewTree {
    /// Notes that a view wants a screen's size which it was not offered.
    package func noteScreen(_ node: Int) {
        let proposal = ProposedViewSize(pass.proposal(of: node))
        if proposal.width == nil, proposal.height == nil { context.wantsWindow = true }
    }
}

private enum WantsWindowKey: RenderKey { static var defaultValue: Bool { false } }

extension RenderContext {
    /// Whether a view that fills a screen was offered no size.
    package var wantsWindow: Bool {
        get { self[WantsWindowKey.self] }
        set { self[WantsWindowKey.self] = newValue }
    }
}
