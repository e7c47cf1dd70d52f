import Foundation
import Galley
import Testing

/// What tests ask a view that is alive.
extension ViewHost {
    @MainActor package func frame(_ name: String) -> CGRect? {
        viewTree().flatMap(\.all).first { $0.identifier == name || $0.label == name }?.frame
    }

    @MainActor package func shows(_ name: String) -> Bool { frame(name) != nil }

    @MainActor package func tap(_ point: CGPoint) {
        send(.pointerDown(point))
        send(.pointerUp(point))
    }

    @MainActor package func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let frame = frame(name) else {
            Issue.record("no view \(name)", sourceLocation: sourceLocation)
            return
        }
        tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// The boxes of what is drawn in a colour, in the window.
    @MainActor package func boxes(_ color: ResolvedColor) -> [CGRect] {
        var found: [CGRect] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, .color(let paint), _)
                where abs(paint.red - color.red) < 0.01 && abs(paint.green - color.green) < 0.01
                    && abs(paint.blue - color.blue) < 0.01:
                    found.append(path.boundingRect.applying(transform))
                case .group(let group):
                    look(group.items, group.transform.concatenating(transform))
                default: break
                }
            }
        }
        look(displayList().items, .identity)
        return found
    }
}
