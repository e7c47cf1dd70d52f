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

    /// As many columns as a width holds, which crashes with infinity and without a column.
    @Test("What crashes or never ends is told with what the layout was asked")
    func noAnswer() throws {
        try folder.write(
            """
            import SwiftUI
            struct Columns: Layout {
                var isCounted = false
                func columns(_ width: CGFloat) -> Int {
                    guard isCounted else { return Int(width / 30) }
                    var (x, count) = (CGFloat(0), 0)
                    while x < width { (x, count) = (x + 30, count + 1) }
                    return count
                }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 30 * columns(max(proposal.width ?? 90, 30)), height: 20)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
                }
            }
            """, to: "Columns.swift")
        let asked = "its code, asked about 1 child (30×20), proposed ∞×∞, "
        let crash = try folder.galley(["check", "Columns.swift", "--layout", "Columns()"])
        #expect(crash.text.contains("Columns.swift:5: \(asked)crashed: "))
        #expect(!crash.errors.contains("asks about"))
        let loop = try folder.galley([
            "check", "Columns.swift", "--layout", "Columns(isCounted: true)", "--timeout", "3",
        ])
        #expect(loop.text.contains("\(asked)ran longer than 3 seconds"))
        #expect(loop.text.contains("give it more time with --timeout"))
    }
}
