import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A shape whose type is not told.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Wraps a shape.
    nonisolated public init(_ shape: some Shape) {
        self.shape = shape
    }

    /// The hidden shape's outline.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The hidden shape's size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What the hidden shape does from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
