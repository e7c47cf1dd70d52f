import SwiftUI

/// A number, or several that belong together, that a scene must give.
@MainActor
public struct Expectation {
    /// What is looked at, for messages.
    let what: String
    let expected: [CGFloat]
    /// How far a number may lie from what is expected.
    private(set) var tolerance: CGFloat = 1e-6
    /// Whether the picture is looked at.
    var isDrawn = false
    let found: @MainActor (Findings) -> [CGFloat]?

    init(_ what: String, _ expected: [CGFloat], _ found: @escaping @MainActor (Findings) -> [CGFloat]?) {
        self.what = what
        self.expected = expected
        self.found = found
    }

    private init(
        _ what: String, _ view: String, _ expected: [CGFloat], _ numbers: @escaping @MainActor (CGRect) -> [CGFloat]
    ) {
        self.init("\(view).\(what)", expected) { $0.frames[view].map(numbers) }
    }

    /// The same, with some room: for numbers that were published rounded.
    public func within(_ tolerance: CGFloat) -> Self {
        var copy = self
        copy.tolerance = tolerance
        return copy
    }

    /// The same under another name, for scenes that are compared.
    public func named(_ name: String) -> Self {
        var copy = Self(name, expected, found)
        copy.tolerance = tolerance
        copy.isDrawn = isDrawn
        return copy
    }

    // MARK: The scene's view

    /// What the scene's view answers.
    public static func size(_ width: CGFloat, _ height: CGFloat) -> Self {
        Self("size", [width, height]) { [$0.size.width, $0.size.height] }
    }

    /// What the scene's view answers to a proposal, whatever the scene's own is.
    public static func answer(_ width: CGFloat?, _ height: CGFloat?, _ size: (CGFloat, CGFloat)) -> Self {
        answer(width, height, [size.0, size.1]) { [$0.width, $0.height] }
    }

    /// How wide the scene's view wants to be for a proposal.
    public static func answeredWidth(_ width: CGFloat?, _ height: CGFloat?, _ expected: CGFloat) -> Self {
        answer(width, height, [expected]) { [$0.width] }
    }

    /// How tall the scene's view wants to be for a proposal.
    public static func answeredHeight(_ width: CGFloat?, _ height: CGFloat?, _ expected: CGFloat) -> Self {
        answer(width, height, [expected]) { [$0.height] }
    }

    private static func answer(
        _ width: CGFloat?, _ height: CGFloat?, _ expected: [CGFloat],
        _ numbers: @escaping @MainActor (CGSize) -> [CGFloat]
    ) -> Self {
        func name(_ length: CGFloat?) -> String { length.map(Report.number) ?? "nil" }
        return Self("answer to \(name(width))×\(name(height))", expected) {
            numbers($0.answer(ProposedViewSize(width: width, height: height)))
        }
    }

    // MARK: Named views

    public static func frame(_ view: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Self {
        Self("frame", view, [x, y, width, height]) { [$0.minX, $0.minY, $0.width, $0.height] }
    }

    public static func size(of view: String, _ width: CGFloat, _ height: CGFloat) -> Self {
        Self("size", view, [width, height]) { [$0.width, $0.height] }
    }

    public static func x(_ view: String, _ expected: CGFloat) -> Self { Self("x", view, [expected]) { [$0.minX] } }

    public static func y(_ view: String, _ expected: CGFloat) -> Self { Self("y", view, [expected]) { [$0.minY] } }

    public static func width(_ view: String, _ expected: CGFloat) -> Self {
        Self("width", view, [expected]) { [$0.width] }
    }

    public static func height(_ view: String, _ expected: CGFloat) -> Self {
        Self("height", view, [expected]) { [$0.height] }
    }

    /// How far below `above` the view `below` begins.
    public static func gap(_ above: String, _ below: String, _ expected: CGFloat) -> Self {
        between("gap \(above) to \(below)", above, below, expected) { $1.minY - $0.maxY }
    }

    /// How far to the right of `left` the view `right` begins.
    public static func gapX(_ left: String, _ right: String, _ expected: CGFloat) -> Self {
        between("gap \(left) to \(right)", left, right, expected) { $1.minX - $0.maxX }
    }

    /// Any number that two named views make together.
    public static func between(
        _ what: String, _ first: String, _ second: String, _ expected: CGFloat,
        _ number: @escaping @MainActor (CGRect, CGRect) -> CGFloat
    ) -> Self {
        Self(what, [expected]) { findings in
            guard let a = findings.frames[first], let b = findings.frames[second] else { return nil }
            return [number(a, b)]
        }
    }

    /// Any number of a named view's frame.
    public static func of(
        _ view: String, _ what: String, _ expected: CGFloat, _ number: @escaping @MainActor (CGRect) -> CGFloat
    ) -> Self { Self(what, view, [expected]) { [number($0)] } }

    /// How many views of that name are shown: one or none.
    public static func shown(_ view: String, _ isShown: Bool) -> Self {
        Self("\(view) shown", [isShown ? 1 : 0]) { [$0.frames[view] == nil ? 0 : 1] }
    }

    // MARK: Anything else

    /// What `note("…", number)` said last while the scene was laid out.
    public static func noted(_ name: String, _ expected: CGFloat...) -> Self {
        Self(name, expected) { $0.notes[name] }
    }

    /// A number that needs no view.
    public static func value(_ what: String, _ expected: CGFloat, _ number: @escaping @MainActor () -> CGFloat) -> Self
    {
        Self(what, [expected]) { _ in [number()] }
    }
}

extension Expectation {
    /// Numbers of something that the vocabulary does not have yet, so that no view can be written: always missed.
    public static func lacking(_ what: String, _ expected: CGFloat...) -> Self { Self(what, expected) { _ in nil } }
}
