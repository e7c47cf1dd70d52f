private enum CoveredPageKey: RenderKey { static var defaultValue: (([DrawItem]) -> [DrawItem])? { nil } }

extension RenderContext {
    /// How the page is drawn that lies under what is shown over the window; nil is as it is.
    package var coveredPage: (([DrawItem]) -> [DrawItem])? {
        get { self[CoveredPageKey.self] }
        set { self[CoveredPageKey.self] = newValue }
    }
}
