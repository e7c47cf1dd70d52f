import Galley
import GalleyInsight

/// A view that is offered so much, explained.
@MainActor func explained(_ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100) -> LayoutExplanation {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width, height: height)
    return LayoutExplanation(of: view, options: options)
}

/// What is said of the first view of a kind that is shown and no part of another.
@MainActor func told(
    _ kind: String, _ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100
) -> [String] {
    let explanation = explained(view, width, height)
    guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown && !$0.isPart }) else {
        return ["there is no \(kind)"]
    }
    return explanation.sentences(of: node)
}
