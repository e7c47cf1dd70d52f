import GalleyGraph

extension LayoutRecord {
    /// Lays out a view while someone looks on, and records it.
    @MainActor package init<V: View>(of view: V, options: RenderOptions, observer: any LayoutObserver) {
        self.init(RenderedView.layOut(view, options, observer: observer).0, proposal: options.proposal)
    }
}
