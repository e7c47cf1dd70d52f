import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Names of variants, the fullest first (SF Symbols names one `heart.slash.circle.fill`), fractions of English nouns
/// (Chicago Manual of Style, on units of measure), and shadings in a context's own points.
@MainActor @Suite("Orders of names, and fractions")
struct VariantOrderTests {
    @Test("Crossed out, then the shape, then filled; what a name has already counts") func names() {
        let all = SymbolVariants.slash.circle.fill
        #expect(
            all.names(for: "heart") == [
                "heart.slash.circle.fill", "heart.slash.circle", "heart.slash.fill", "heart.slash", "heart.circle.fill",
                "heart.circle", "heart.fill", "heart",
            ])
        #expect(all.names(for: "heart.slash.square.fill").first == "heart.slash.circle.fill")
        #expect(SymbolVariants.slash.names(for: "heart.fill").prefix(2) == ["heart.slash.fill", "heart.slash"])
        #expect(
            SymbolVariants.fill.names(for: "x.rectangle") == [
                "x.rectangle.fill", "x.rectangle", "x.fill", "x.rectangle",
            ])
        #expect(SymbolVariants.fill.names(for: ".fill") == [".fill.fill", ".fill"])
        #expect(SymbolVariants.fill.names(for: "a.fill") == ["a.fill", "a.fill"])
        #expect(SymbolVariants.circle.names(for: "") == [".circle", ""])
        let sets: [SymbolVariants] = [.none, .circle, .square, .rectangle, .fill, .slash]
        #expect(sets.map { all.contains($0) } == [true, true, false, false, true, true])
        #expect(sets.map { $0.contains(.none) } == Array(repeating: true, count: 6))
        #expect(sets.map(\.isFilled) == [false, false, false, false, true, false])
        #expect(sets.map(\.isSlashed) == [false, false, false, false, false, true])
    }

    @Test("Only what is more than nothing and less than one is singular") func fractions() {
        func agreed(_ text: String) -> String {
            string(Text(LocalizedStringKey("^[\(text)](inflect: true)")))
        }
        let phrases: [(String, String)] = [
            ("0⁄4 cup", "0⁄4 cups"), ("4⁄4 cup", "4⁄4 cups"), ("3⁄4 cup", "3⁄4 cup"), ("5⁄4 cup", "5⁄4 cups"),
            ("-3⁄4 cup", "-3⁄4 cup"), ("1⁄0 cup", "1⁄0 cups"), ("0 cup", "0 cups"), ("9 cup", "9 cups"),
            ("⅓ cup", "⅓ cup"), ("01 cup", "01 cups"), ("1 big cup", "1 big cup"), ("1, 2 big cup", "1, 2 big cup"),
        ]
        for (text, wanted) in phrases { #expect(agreed(text) == wanted, "\(text)") }
    }

    private func paints(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Paint] {
        let canvas = Canvas { context, _ in draw(&context) }.frame(width: 40, height: 30)
        return RenderedView(canvas).displayList.marks.compactMap {
            if case .fill(_, let paint, _) = $0 { paint } else { nil }
        }
    }

    @Test("Gradients of a context lie between its points, styles in the box of what they fill") func shadings() {
        let ends = [
            GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1), location: 1),
        ]
        let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        let box = Path(CGRect(x: 10, y: 5, width: 20, height: 10))
        let (start, end) = (CGPoint(x: 2, y: 3), CGPoint(x: 8, y: 9))
        let found = paints { context in
            context.fill(box, with: .linearGradient(gradient, startPoint: start, endPoint: end))
            context.fill(box, with: .radialGradient(gradient, center: start, startRadius: 4, endRadius: 5))
            context.fill(box, with: .conicGradient(gradient, center: end, angle: .radians(1)))
            context.fill(box, with: .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .bottom)))
        }
        let wanted: [Paint] = [
            .linearGradient(ends, start: start, end: end),
            .radialGradient(ends, center: start, startRadius: 4, endRadius: 5),
            .angularGradient(ends, center: end, startAngle: 1, endAngle: 1 + 2 * .pi),
            .linearGradient(ends, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 20, y: 15)),
        ]
        #expect(found == wanted)
    }
}
