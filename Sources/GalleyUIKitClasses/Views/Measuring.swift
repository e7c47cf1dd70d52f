import GalleyGraph
import GalleyViews

/// The ideal size of a view, by itself.
/// - Parameter width: The width that it is offered and has; nil for its ideal one.
@MainActor
func measured(_ view: some View, in width: CGFloat? = nil) -> CGSize {
    guard let width else { return RenderedView(view.fixedSize()).size }
    return RenderedView(view.frame(width: width, alignment: .leading).fixedSize()).size
}

/// The size that a view answers where it is offered a width and any height: a text that is wrapped is as wide as its longest line
/// (rules.md §13.1).
@MainActor
func measured(_ view: some View, offered width: CGFloat) -> CGSize {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width, height: nil)
    return RenderedView(view, options: options).size
}

@MainActor
var pictureIsDark: Bool { MainStrings.current.options?.colorScheme == .dark }
