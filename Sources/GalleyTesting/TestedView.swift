import Foundation
import Galley

/// Shows a view for a test: in a window of a size, or as large as it wants to be.
///
/// - Parameters:
///   - view: The view.
///   - size: The window's size in points; nil is the view's ideal size.
///   - options: What else it is rendered with: appearance, locale, the date at the clock's zero.
@MainActor public func host<V: View>(
    _ view: V, size: CGSize? = nil, options: RenderOptions = RenderOptions()
) -> TestedView {
    var options = options
    if let size {
        options.canvas = size
        options.proposal = ProposedViewSize(size)
    }
    return TestedView(ViewHost(view, options: options))
}

/// A view that a test uses as a person would. Its clock stands still until `advance(by:)`.
@MainActor public final class TestedView {
    /// What keeps the view alive: events that the helpers below do not make are sent to it.
    public let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    /// The window's size in points.
    public var size: CGSize { host.size }

    /// Changes the window's size; the view keeps its state.
    public func resize(to size: CGSize) { host.resize(to: size) }

    /// Moves the view's clock on, in one step or in frames.
    ///
    /// - Parameters:
    ///   - seconds: How far.
    ///   - frames: In how many equal steps.
    public func advance(by seconds: TimeInterval, frames: Int = 1) {
        for _ in 0..<max(frames, 1) { host.advance(by: seconds / Double(max(frames, 1))) }
    }

    /// Lets asynchronous work of the view have its turn.
    public func settle(limit: TimeInterval = 0.5) async { await host.settle(limit: limit) }

    /// Why all views have their sizes and places, in sentences with the numbers that decide them.
    public func explain() -> String { host.explanation().text() }

    /// All views that are shown, from the outermost in.
    public var elements: [TestedElement] {
        host.viewTree().flatMap(\.all).map { TestedElement(view: self, node: $0) }
    }

    /// The view with a number, where it is shown.
    func node(_ id: UInt64?) -> LiveNode? {
        id.flatMap { id in host.viewTree().lazy.flatMap(\.all).first { $0.id == id } }
    }

    // MARK: Fingers and keys

    /// Taps a point of the window.
    public func tap(at point: CGPoint) {
        host.send(.pointerDown(point))
        host.send(.pointerUp(point))
    }

    /// Drags a finger from one point of the window to another.
    ///
    /// - Parameters:
    ///   - start: Where it comes down.
    ///   - end: Where it goes up.
    ///   - seconds: How long it takes on the view's clock.
    ///   - steps: In how many movements.
    public func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2, steps: Int = 10) {
        host.send(.pointerDown(start))
        let steps = max(steps, 1)
        for step in 1...steps {
            host.advance(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            host.send(
                .pointerMoved(
                    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
        }
        host.send(.pointerUp(end))
    }

    /// Types text into what has the focus.
    public func type(_ text: String) { host.send(.text(text)) }

    /// Presses a key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) { host.send(.key(key, modifiers)) }
}
