import Testing

@testable import Galley

/// What is filled of the named views of a window's content: the box around each, in the window, inside the clips.
@MainActor func drawnBounds<V: View>(in width: CGFloat, _ height: CGFloat, _ view: V) -> [String: CGRect] {
    var options = RenderOptions()
    options.canvas = CGSize(width: width, height: height)
    options.proposal = ProposedViewSize(width: width, height: height)
    var bounds: [String: CGRect] = [:]
    var views: [String?] = []
    var transforms = [CGAffineTransform.identity]
    var clips: [CGRect] = []
    for command in RenderedView(view, options: options).displayList.commands {
        let transform = transforms[transforms.count - 1]
        switch command {
        case .beginView(let tag): views.append(tag.identifier)
        case .endView: views.removeLast()
        case .pushTransform(let inner): transforms.append(inner.concatenating(transform))
        case .popTransform: transforms.removeLast()
        case .pushClip(let path, _): clips.append(path.boundingRect.applying(transform))
        case .popClip: clips.removeLast()
        case .fill(let path, _, _):
            let drawn = clips.reduce(path.boundingRect.applying(transform)) { $0.intersection($1) }
            for name in views.compactMap(\.self) { bounds[name] = bounds[name]?.union(drawn) ?? drawn }
        default: break
        }
    }
    return bounds
}
