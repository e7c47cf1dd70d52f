import Galley
import GalleyInsight

/// What lint finds in a view of a window, or of that size alone.
@MainActor func findings(
    _ view: some View, _ width: CGFloat? = 300, _ height: CGFloat? = 400, isWindow: Bool = true
) -> [LayoutFinding] {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width, height: height)
    if isWindow, let width, let height { options.canvas = CGSize(width: width, height: height) }
    return RenderedView(view, options: options).findings()
}
