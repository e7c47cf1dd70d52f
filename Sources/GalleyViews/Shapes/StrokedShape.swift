import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A shape that is a stroke of an outline: drawn as a stroke it stays exact, where its path is an approximation.
protocol StrokedOutline {
    /// The outline that is stroked.
    nonisolated func outline(in rect: CGRect) -> Path
    /// How it is stroked.
    nonisolated var style: StrokeStyle { get }
}

/// The area that a stroke of a shape's outline covers. It sizes itself as its base does; the stroke is centred on the outline
/// and reaches half its width beyond the frame.
struct _StrokedShape<Content: Shape>: Shape, StrokedOutline {
    var shape: Content
    var style: StrokeStyle

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    nonisolated func outline(in rect: CGRect) -> Path { shape.path(in: rect) }

    nonisolated static var role: ShapeRole { .stroke }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second.first
            style.dashPhase = newValue.second.second
        }
    }
}

extension Shape {
    /// A shape made of this one's outline, traced; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// A shape made of this one's outline, traced; the line's middle is on the outline (rules.md §15.5).
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
