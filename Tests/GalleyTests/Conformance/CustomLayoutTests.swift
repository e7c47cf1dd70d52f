import Foundation
import Testing

@testable import Galley
@testable import GalleyEngine
@testable import GalleyLayout

// semantics.md §25.13, §2 and §3. After each id: the source and confidence as given there.

/// A layout that answers a fixed size and places its subviews as a closure says.
private struct Closure: Layout {
    var answer: CGSize
    var place: (CGRect, Self.Subviews) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}

/// Notes every call, with what was proposed.
private final class CallLog {
    var sizes: [ProposedViewSize] = []
    var caches = 0
}

private struct Logging: Layout {
    let log: CallLog

    func makeCache(subviews: Subviews) -> Int {
        log.caches += 1
        return subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.sizes.append(proposal)
        return CGSize(width: 20, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// Asks its first subview the same thing five times.
private struct AskingFiveTimes: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for _ in 0..<5 { size = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: 50)) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 50))
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
}

@MainActor @Suite("Custom layouts")
struct CustomLayoutTests {
    @Test("T-185 D/R") func forgottenSubview() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 60)
        let layout = Closure(answer: CGSize(width: 100, height: 60))
        let record = layoutRecord(of: layout { box(20, 10).probe("a") }, options)
        let node = try #require(record.node("a"))
        expect(node.frame, 40, 25, 20, 10)
        #expect(node.proposal == ProposedViewSize(width: 100, height: 60))
    }

    @Test("T-186 D") func lastPlaceWins() {
        let layout = Closure(answer: CGSize(width: 100, height: 60)) { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY), proposal: .unspecified)
        }
        expect(frames(proposing: 100, 60, layout { box(20, 10).probe("a") })["a"], 50, 0, 20, 10)
    }

    @Test("Bounds need not start at zero (D, §2.2)") func boundsOrigin() {
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

    /// The scenario's figures; the children are boxes, 23 tall, in two rows 6 apart.
    @Test("T-192 V customlayout/flow") func flowInAWindow() {
        let flow = Wrapping(spacing: 8, runSpacing: 6) {
            box(70, 23)
            box(60, 23)
            box(80, 23)
        }.frame(width: 160).probe("flow")
        expect(frames(in: 320, 160, flow)["flow"], 80, 54, 160, 52)
    }

    @Test("T-193 V, sizes") func anyLayout() {
        @ViewBuilder func boxes() -> some View {
            box(35.5, 20)
            box(35.5, 20)
            box(35.5, 20)
        }
        expect(size(of: AnyLayout(HStackLayout(spacing: 0)) { boxes() }, nil, nil), 106.5, 20)
        expect(size(of: AnyLayout(VStackLayout(spacing: 0)) { boxes() }, nil, nil), 35.5, 60)
    }

    @Test("A spacer follows the hidden layout's axis (D, §2.5)") func spacerInAnyLayout() {
        let row = AnyLayout(HStackLayout(spacing: 0)) {
            box(20, 10)
            Spacer().probe("a")
        }
        expect(frames(proposing: 100, 50, row)["a"], 20, 5, 80, 0)
    }

    @Test("T-194 R") func oneCallForOneProposal() {
        let log = CallLog()
        let view = AskingFiveTimes().callAsFunction { Logging(log: log).callAsFunction { box(1, 1) } }
        _ = size(of: view, 300, 300)
        #expect(log.sizes == [ProposedViewSize(width: 100, height: 50)])
        #expect(log.caches == 1)
    }

    @Test("T-195 R/D") func mergedBaseline() {
        var baseline: CGFloat?
        let inner = Closure(answer: CGSize(width: 60, height: 40)) { bounds, subviews in
            subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 12), proposal: .unspecified)
        }
        let view = DimensionReader { baseline = $0[explicit: .firstTextBaseline] }.callAsFunction {
            inner { Text("One").font(.system(size: 13)) }
        }
        _ = frames(proposing: nil, nil, scale: 2, platform: .macOS, view)
        expect(baseline, 12 + 13)
    }

    @Test("Layout values reach the container through unary modifiers (D, §2.4)") func layoutValues() {
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

    @Test("T-109 R") func unionOfSpacings() {
        var a = Spacing()
        a[.unconditional, .top] = 5
        a[.unconditional, .left] = 10
        var b = Spacing()
        b[.unconditional, .top] = 8
        b[.unconditional, .left] = 3
        b[.unconditional, .right] = 15
        for edge in SpacingEdge.allCases { a.formUnion(b, edge) }
        #expect(a[.unconditional, .top] == 8)
        #expect(a[.unconditional, .left] == 10)
        #expect(a[.unconditional, .right] == 15)
        #expect(a[.unconditional, .bottom] == nil)
    }

    @Test("T-110 R") func distanceToZero() {
        var a = Spacing()
        a[.unconditional, .right] = 3
        a[.unconditional, .left] = 2
        #expect(a.distance(to: .zero, along: .horizontal) == 3)
        #expect(a.distance(to: .zero, along: .horizontal, isRightToLeft: true) == 2)
    }

    @Test("T-111 R") func textMetrics() {
        func text(_ leading: Double, _ pixel: Double) -> Spacing {
            var spacing = Spacing()
            spacing.textTop = SpacingTextMetrics(leading: leading, pixelLength: pixel)
            spacing.textBottom = spacing.textTop
            return spacing
        }
        let a = text(5, 13), b = text(17, 23)
        #expect(a.distance(to: a, along: .vertical) == 13)
        #expect(a.distance(to: b, along: .vertical) == 26)
        #expect(b.distance(to: a, along: .vertical) == 23)
    }

    @Test("Nothing said on either side is 8 points (R, §3)") func fallback() {
        expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), 8)
        expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical), 0)
    }
}
