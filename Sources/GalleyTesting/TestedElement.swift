import Foundation
import Galley
import Testing

/// A view of a tested view. It is looked up again whenever it is asked for something: a view that is gone has no frame.
@MainActor public struct TestedElement {
    let view: TestedView
    /// As it was when it was found.
    let node: LiveNode

    /// The view as it is now; nil where it is gone.
    public var current: LiveNode? { view.host.viewTree().flatMap(\.all).first { $0.id == node.id } }

    /// Whether the view is still shown.
    public var exists: Bool { current != nil }
    /// Where the view lies in the window, in points; zero where it is gone.
    public var frame: CGRect { current?.frame ?? .zero }
    /// What the view was offered.
    public var proposal: ProposedViewSize { current?.proposal ?? .unspecified }
    /// The view's text, name or accessibility label.
    public var label: String? { current?.label }
    /// What the view says its value is.
    public var value: String? { current?.value }
    /// SwiftUI's name of the view's type or modifier.
    public var kind: String { node.kind }
    /// Whether a person can use the view.
    public var isEnabled: Bool { current?.isEnabled ?? false }
    /// Why the view has its size and its place, in sentences with the numbers that decide them: what `galley explain` says.
    public func explain() -> String {
        let explanation = view.host.explanation()
        guard let current, let node = explanation.node(current) else {
            return "\(self.node.shortName) is not shown any more"
        }
        return explanation.text(of: node)
    }
    /// All text inside the view, in the order of the views.
    public var text: String {
        (current?.all ?? []).filter { $0.isText }.compactMap(\.label).joined(separator: " ")
    }

    /// The middle of the view.
    private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Taps the view as a person does: in its middle where that takes the finger, else where the control can be used that it is or is part
    /// of (a switch lies at the end of its row). So does assistive technology, which uses an element at its activation point (rules.md §18.12).
    ///
    /// - Throws: `ElementError` where a tap would do nothing: the view is gone, cannot be used, or takes no finger, or something else lies
    ///   over it.
    public func tap(sourceLocation: SourceLocation = #_sourceLocation) throws {
        view.tap(at: try activationPoint(sourceLocation))
    }

    /// Taps the view twice, where `tap()` does.
    public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let point = try activationPoint(sourceLocation)
        view.tap(at: point)
        view.advance(by: 0.1)
        view.tap(at: point)
    }

    /// Holds a finger on the view.
    ///
    /// - Parameter seconds: How long, on the view's clock.
    public func longPress(
        for seconds: TimeInterval = 0.6, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try checkReachable(sourceLocation)
        let point = middle
        view.host.send(.pointerDown(point))
        view.advance(by: seconds)
        view.host.send(.pointerUp(point))
    }

    /// Drags a finger from one point of the view to another.
    ///
    /// - Parameters:
    ///   - start: As parts of the view's size.
    ///   - end: As parts of the view's size; beyond 0…1 it lies outside.
    public func drag(
        from start: UnitPoint = .center, to end: UnitPoint, seconds: TimeInterval = 0.2,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try checkReachable(sourceLocation)
        let frame = frame
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
        }
        view.drag(from: point(start), to: point(end), seconds: seconds)
    }

    /// Drags the middle of the view by a distance.
    public func drag(
        by distance: CGSize, seconds: TimeInterval = 0.2, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try checkReachable(sourceLocation)
        let start = middle
        view.drag(
            from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), seconds: seconds)
    }

    /// Scrolls what lies under the middle of the view, as a wheel does.
    ///
    /// - Parameter distance: How far what lies further on comes nearer.
    public func scroll(by distance: CGSize, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard exists else { throw ElementError(.gone(node), sourceLocation) }
        view.host.send(.scroll(distance, at: middle))
    }

    /// Taps the view, so that it has the focus, and types text.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try tap(sourceLocation: sourceLocation)
        view.type(text)
    }

    /// The views inside, the view itself first.
    public var elements: [TestedElement] { (current?.all ?? []).map { TestedElement(view: view, node: $0) } }

    private func checkReachable(_ sourceLocation: SourceLocation) throws {
        guard let current else { throw ElementError(.gone(node), sourceLocation) }
        let hit = view.host.views(at: middle)
        let inside = Set(current.all.map(\.id))
        guard hit.contains(where: inside.contains) else {
            throw ElementError(.covered(current, by: view.node(hit.first), at: middle), sourceLocation)
        }
    }
}
