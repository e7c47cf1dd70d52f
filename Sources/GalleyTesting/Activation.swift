import Galley
import Testing

// Where a tap on a view does something.

extension TestedElement {
    /// The point where the view takes a tap.
    func activationPoint(_ sourceLocation: SourceLocation) throws -> CGPoint {
        do {
            return try view.host.tapPlace(of: node.id)
        } catch {
            throw ElementError(ElementError.Reason(error, of: node), sourceLocation)
        }
    }
}

extension ElementError.Reason {
    fileprivate init(_ fault: TapFault, of node: LiveNode) {
        self =
            switch fault {
            case .gone: .gone(node)
            case .covered(let node, let other, let point): .covered(node, by: other, at: point)
            case .disabled(let node): .disabled(node)
            case .inert(let node): .inert(node)
            case .several(let node, let parts): .several(node, parts: parts)
            }
    }
}
