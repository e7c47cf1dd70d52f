import Foundation
import Galley

/// A value behind a binding, and every value that was written to it.
@MainActor package final class Recorded<Value> {
    package private(set) var value: Value
    package private(set) var written: [Value] = []

    package init(_ value: Value) { self.value = value }

    package var binding: Binding<Value> {
        Binding(
            get: { self.value },
            set: {
                self.value = $0
                self.written.append($0)
            })
    }
}

/// A view that is alive in a window of a size, two pixels to the point.
@MainActor package func liveHost<V: View>(
    _ view: V, _ width: CGFloat, _ height: CGFloat, look: Look = .iOS26, platform: TextPlatform = .iOS
) -> ViewHost {
    var options = RenderOptions()
    options.scale = 2
    options.look = look
    options.textPlatform = platform
    return ViewHost(view, size: CGSize(width: width, height: height), options: options)
}

extension ViewHost {
    /// The first view of a kind or with a name.
    @MainActor package func node(_ name: String) -> LiveNode? {
        viewTree().flatMap(\.all).first { $0.kind == name || $0.identifier == name }
    }

    @MainActor package func drag(from start: CGPoint, _ points: CGPoint...) {
        send(.pointerDown(start))
        for point in points { send(.pointerMoved(point)) }
        send(.pointerUp(points.last ?? start))
    }
}

extension ResolvedColor {
    package static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
    package static let pureWhite = ResolvedColor(red: 1, green: 1, blue: 1)
}
