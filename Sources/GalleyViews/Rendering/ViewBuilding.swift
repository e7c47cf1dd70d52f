import GalleyGraph

/// Building without laying out, for measurements: what views cost before anything is asked for its size.
@MainActor
package enum ViewBuilding {
    /// Builds the nodes of a view, and returns how many items they show.
    package static func itemCount<V: View>(of view: V, options: RenderOptions = .init()) -> Int {
        let context = RenderContext(options: options, keepsScopes: true)
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        _ = ViewTree.addRoot(view, to: builder)
        return builder.madeItems.count
    }
}
