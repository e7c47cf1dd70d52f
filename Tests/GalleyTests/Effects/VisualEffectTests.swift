import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Effects that depend on where a view lies.
@MainActor @Suite("Visual effects")
struct VisualEffectTests {
    @Test("An effect follows from the view's size, and layout does not notice") func size() throws {
        let view = Color.black.frame(width: 20, height: 10)
            .visualEffect { effect, proxy in effect.offset(x: proxy.size.width, y: proxy.size.height * 2) }
        #expect(RenderedView(view).size == CGSize(width: 20, height: 10))
        let bounds = drawnBounds(in: 100, 100, view.accessibilityIdentifier("box"))
        // The view lies at (40, 45).
        #expect(bounds["box"] == CGRect(x: 60, y: 65, width: 20, height: 10))
    }

    @Test("It follows from the view's place") func place() {
        let view = VStack(spacing: 0) {
            Color.clear.frame(height: 30)
            Color.black.frame(width: 10, height: 10)
                .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minY) }
                .accessibilityIdentifier("box")
        }
        #expect(drawnBounds(in: 100, 40, view)["box"] == CGRect(x: 75, y: 30, width: 10, height: 10))
    }

    @Test("What is said first happens first") func order() {
        let box = Color.black.frame(width: 10, height: 10)
        let moved = drawnBounds(
            in: 100, 100,
            box.visualEffect { effect, _ in effect.offset(x: 10).scaleEffect(2) }.accessibilityIdentifier("a"))
        #expect(moved["a"] == CGRect(x: 60, y: 40, width: 20, height: 20))
        let scaled = drawnBounds(
            in: 100, 100,
            box.visualEffect { effect, _ in effect.scaleEffect(2).offset(x: 10) }.accessibilityIdentifier("a"))
        #expect(scaled["a"] == CGRect(x: 50, y: 40, width: 20, height: 20))
    }

    @Test("Colours, opacity and blur are those of the modifiers of these names") func looks() {
        let box = Color(red: 0.2, green: 0.4, blue: 0.6).frame(width: 4, height: 4)
        func list(_ view: some View) -> DisplayList { RenderedView(view).displayList }
        let effects = list(
            box.visualEffect { effect, _ in effect.opacity(0.5).blur(radius: 3).rotationEffect(.degrees(90)) }
        ).effects
        #expect(effects == [.blur(LayerBlur(radius: 3)), .opacity(0.5)])
        let (own, modifier) = (
            list(box.visualEffect { effect, _ in effect.saturation(0.5).brightness(0.1).hueRotation(.degrees(20)) }),
            list(box.saturation(0.5).brightness(0.1).hueRotation(.degrees(20)))
        )
        #expect(own.marks.map(\.color) == modifier.marks.map(\.color))
    }

    private func scrolled(_ configuration: ScrollTransitionConfiguration) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { row in
                    Color.black.frame(width: 100, height: 40)
                        .scrollTransition(configuration) { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 20)
                        }
                        .accessibilityIdentifier("\(row)")
                }
            }
        }
        .frame(width: 100, height: 100)
    }

    @Test("A view that is half in sight is half on its way") func interactive() {
        // Rows 0 and 1 are seen, of row 2 the upper half, and nothing of row 3.
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        let places = drawnBounds(in: 100, 100, scrolled(linear))
        #expect(places["0"]?.minX == 0 && places["1"]?.minX == 0)
        #expect(places["2"]?.minX == 10)
        let discrete = drawnBounds(in: 100, 100, scrolled(.animated))
        #expect(discrete["1"]?.minX == 0 && discrete["2"]?.minX == 20)
        let half = drawnBounds(in: 100, 100, scrolled(.animated.threshold(.visible(0.5))))
        #expect(half["2"]?.minX == 0)
        #expect(drawnBounds(in: 100, 100, scrolled(.identity))["2"]?.minX == 0)
        let opacities = RenderedView(scrolled(linear)).displayList.effects
        #expect(opacities.first == .opacity(0.75))
    }

    @Test("Outside of a scroll view everything is in sight") func outside() {
        let view = Color.black.frame(width: 10, height: 10)
            .scrollTransition { effect, phase in effect.offset(x: phase.value * 100) }
            .accessibilityIdentifier("box")
        #expect(drawnBounds(in: 20, 20, view)["box"] == CGRect(x: 5, y: 5, width: 10, height: 10))
    }
}

extension DrawItem {
    fileprivate var color: ResolvedColor? {
        if case .fill(_, .color(let color), _) = self { color } else { nil }
    }
}
