import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyEngine
@testable import GalleyLayout

// rules.md §2 and §3. The numeric cases are data: Tests/Conformance.

/// A layout that answers a fixed size and places its subviews as a closure says.
private struct Closure: Layout {
    var answer: CGSize
    var place: (CGRect, Self.Subviews) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
}

@MainActor @Suite("Custom layouts")
struct CustomLayoutTests {

    @Test("Bounds need not start at zero (documented, rules.md §2.2)") func boundsOrigin() {
        var seen: CGRect?
        let layout = Closure(answer: CGSize(width: 30, height: 10)) { bounds, subviews in
            seen = bounds
            subviews[0].place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        }
        let found = frames(in: 100, 50, layout { box(20, 10).probe("a") }.padding(.leading, 7))
        #expect(seen?.minX == 7)
        expect(found["a"], 48.5, 20, 20, 10)
    }

    @Test("A place that is not a number counts as zero") func notANumber() {
        let layout = Closure(answer: CGSize(width: 30, height: 10)) { _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
        }
        expect(frames(proposing: nil, nil, layout { box(20, 10).probe("a") })["a"], 0, 0, 20, 10)
    }

    @Test("A negative or undefined answer counts as zero", arguments: [-5, CGFloat.nan])
    func uselessAnswer(length: CGFloat) {
        let layout = Closure(answer: CGSize(width: length, height: 10))
        expect(size(of: layout { box(20, 10) }, 50, 50), 0, 10)
    }

    @Test("A spacer follows the hidden layout's axis (documented, rules.md §2.5)") func spacerInAnyLayout() {
        let row = AnyLayout(HStackLayout(spacing: 0)) {
            box(20, 10)
            Spacer().probe("a")
        }
        expect(frames(proposing: 100, 50, row)["a"], 20, 5, 80, 0)
    }

    @Test("Layout values reach the container through unary modifiers (documented, rules.md §2.4)") func layoutValues() {
        var values: [Double] = []
        let layout = Closure(answer: .zero) { _, subviews in values = subviews.map { $0[Weight.self] } }
        let view = layout {
            box(1, 1).layoutValue(key: Weight.self, value: 2).padding()
            box(1, 1)
            VStack {
                box(1, 1).layoutValue(key: Weight.self, value: 3)
                box(1, 1)
            }
        }
        _ = size(of: view, 10, 10)
        #expect(values == [2, 1, 1])
    }

    // MARK: Spacing values

    @Test("Nothing said on either side is 8 points (read, rules.md §3)") func fallback() {
        expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), 8)
        expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical), 0)
    }
}
