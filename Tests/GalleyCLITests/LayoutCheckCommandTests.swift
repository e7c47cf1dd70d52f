import Foundation
import Testing

/// `galley check --layout`: a layout of the user's, with the smallest example of what it does wrong.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LayoutCheckCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Rows in which the distance after a child is added before it is looked whether it fits, and which answer infinity to nothing.
    private let wrap = """
        import SwiftUI
        struct Wrap: Layout {
            var spacing: CGFloat = 8
            func arrange(_ width: CGFloat, _ subviews: Subviews) -> (CGFloat, [CGPoint]) {
                var (x, y, height, places) = (CGFloat(0), CGFloat(0), CGFloat(0), [CGPoint]())
                for subview in subviews {
                    let size = subview.sizeThatFits(.unspecified)
                    if x > 0, x + size.width + spacing > width { (x, y, height) = (0, y + height + spacing, 0) }
                    places.append(CGPoint(x: x, y: y))
                    x += size.width + spacing
                    height = max(height, size.height)
                }
                return (y + height, places)
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                let width = proposal.width ?? .infinity
                return CGSize(width: width, height: arrange(width, subviews).0)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for (place, subview) in zip(arrange(proposal.width ?? .infinity, subviews).1, subviews) {
                    subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
                }
            }
        }
        """

    @Test("Both slips are told with their smallest examples, and the status is 1")
    func faults() throws {
        try folder.write(wrap, to: "Wrap.swift")
        let output = try folder.galley(["check", "Wrap.swift", "--layout", "Wrap()"])
        #expect(output.status == 1)
        #expect(output.text.contains("not-finite: it answers an unspecified width with ∞ (its size: ∞×20)"))
        #expect(
            output.text.contains(
                """
                row-break: all children fit into a row of 68, as they do where there is more room, and it breaks the row
                  2 children, proposed 68×nil
                    [1] 30×20 → (0, 0) 30×20
                    [2] 30×20 → (0, 28) 30×20
                """))
        #expect(output.text.hasSuffix("2 faults: Wrap()\n"))
    }

    @Test("A sound layout has nothing wrong, and the status is 0")
    func sound() throws {
        try folder.write(
            "import SwiftUI\nstruct Row { static var layout: HStackLayout { HStackLayout(spacing: 4) } }",
            to: "Row.swift")
        let output = try folder.galley(["check", "Row.swift", "--layout", "Row.layout"])
        #expect(output.status == 0)
        #expect(output.text == "nothing wrong: Row.layout\n")
    }
}
