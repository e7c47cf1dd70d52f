import GalleyGraph
import GalleyViews

/// The ideal size of a view, by itself.
/// - Parameter width: The width that it is offered; nil for its ideal one.
@MainActor
func measured(_ view: some View, in width: CGFloat? = nil) -> CGSize {
    guard let width else { return RenderedView(view.fixedSize()).size }
    return RenderedView(view.frame(width: width, alignment: .leading).fixedSize()).size
}

@MainActor
var pictureIsDark: Bool { MainStrings.current.options?.colorScheme == .dark }
