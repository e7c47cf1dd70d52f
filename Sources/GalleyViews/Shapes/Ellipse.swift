import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// An ellipse that fills its frame (rules.md §15.1).
@frozen public struct Ellipse: Shape, InsettableShape {
    /// Makes an ellipse.
    @inlinable nonisolated public init() {}

    /// Touches the middle of each side; begins on the right and runs clockwise (rules.md §15.4).
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

/// A circle in the middle of its frame, as large as the smaller side (rules.md §15.1).
@frozen public struct Circle: Shape, InsettableShape {
    /// Makes a circle.
    @inlinable nonisolated public init() {}

    /// In the middle of the frame; begins on the right and runs clockwise (rules.md §15.4).
    nonisolated public func path(in rect: CGRect) -> Path {
        if rect.isNull { return Path() }
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.minX + (rect.width - side) / 2, y: rect.minY + (rect.height - side) / 2, width: side,
                height: side))
    }

    /// A square of the smaller proposed side; of the one that is proposed where the other is not; 10 points where
    /// neither is.
    ///
    /// What a circle answers to one length alone is not measured. The clock of the article on `RadialLayout` draws
    /// `Circle().frame(width: 44)` at its ideal height as a disc that holds a symbol, so the length counts for both.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame.
    nonisolated public static var circle: Circle { Circle() }
}
