import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// Springs, curves, anchors and sizes as values, by the formulas of Apple's pages of Spring, UnitCurve, Anchor and ContentSizeCategory.
@MainActor @Suite("Springs and anchors as values")
struct SpringValueTests {
    @Test("A spring pulls by its stiffness and is held by its damping") func forces() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 6)
        // Hooke: 50 · (3 − 1) − 6 · 4.
        #expect(abs(spring.force(target: 3.0, position: 1, velocity: 4) - 76) < 1e-9)
        var (value, velocity) = (1.0, 4.0)
        spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.1)
        #expect(abs(value - (1 + spring.value(target: 2.0, initialVelocity: 4, time: 0.1))) < 1e-12)
        #expect(abs(velocity - spring.velocity(target: 2.0, initialVelocity: 4, time: 0.1)) < 1e-9)
        // m·a = F: after a hundredth of a second the speed has changed by about 76 / 2 / 100.
        (value, velocity) = (1, 4)
        spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 1e-4)
        #expect(abs(velocity - 4 - 38e-4) < 1e-5 && abs(value - 1 - 4e-4) < 1e-6)
        let whole = spring.value(
            fromValue: Rounded(radius: 1), toValue: Rounded(radius: 3), initialVelocity: Rounded(radius: 4), time: 0.1)
        #expect(abs(whole.radius - (1 + spring.value(target: 2.0, initialVelocity: 4, time: 0.1))) < 1e-12)
        #expect(spring.value(target: 2.0, time: 0.1) == spring.value(target: 2.0, initialVelocity: 0, time: 0.1))
        #expect(spring.velocity(target: 2.0, time: 0.1) == spring.velocity(target: 2.0, initialVelocity: 0, time: 0.1))
    }

    private struct Rounded: Animatable {
        var radius: Double
        var animatableData: Double {
            get { radius }
            set { radius = newValue }
        }
    }

    @Test("A circle's quarter, and two of them") func circles() {
        let curves: [(UnitCurve, [Double])] = [
            // At 0.3 and 0.8: 1 − √(1 − t²); √(1 − (1 − t)²); each half of the way.
            (.circularEaseIn, [1 - (1 - 0.09).squareRoot(), 1 - (1 - 0.64).squareRoot()]),
            (.circularEaseOut, [(1 - 0.49).squareRoot(), (1 - 0.04).squareRoot()]),
            (.circularEaseInOut, [(1 - (1 - 0.36).squareRoot()) / 2, (1 + (1 - 0.16).squareRoot()) / 2]),
        ]
        for (curve, values) in curves {
            #expect(abs(curve.value(at: 0.3) - values[0]) < 1e-9 && abs(curve.value(at: 0.8) - values[1]) < 1e-9)
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        }
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.5) - 0.5) < 1e-9)
    }

    @Test("Sizes of text in their order") func sizes() {
        let sizes = ContentSizeCategory.allCases
        for (index, size) in sizes.enumerated() {
            #expect(ContentSizeCategory(size.size) == size && size.isAccessibilityCategory == (index >= 7))
            #expect(size <= size && size >= size && !(size < size) && !(size > size))
            if index > 0 {
                let smaller = sizes[index - 1]
                #expect(smaller < size && smaller <= size && size > smaller && size >= smaller)
                #expect(!(size < smaller) && !(size <= smaller) && !(smaller > size) && !(smaller >= size))
            }
        }
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityLarge
        #expect(values.dynamicTypeSize == .accessibility2 && values.sizeCategory == .accessibilityLarge)
    }

    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    private struct Boxes: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    // A view of 40 by 20 points, 30 from the left and 10 from the top.
    @Test("Anchors are places of a view in another") func anchors() {
        let sources: [Anchor<CGPoint>.Source] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            .point(CGPoint(x: 1, y: 2)), .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
        ]
        var (points, boxes, isSame): ([CGPoint], [CGRect], [Bool]) = ([], [], [])
        let inner = sources.reduce(AnyView(Color.clear.frame(width: 40, height: 20))) { view, source in
            AnyView(view.transformAnchorPreference(key: Places.self, value: source) { $0.append($1) })
        }
        let view =
            inner
            .anchorPreference(key: Boxes.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { [$0] }
            .transformAnchorPreference(key: Boxes.self, value: .bounds) { $0.append($1) }
            .padding(EdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 0))
            .backgroundPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    let _ = points = places.map { proxy[$0] }
                    let _ =
                        isSame = [places[0] == places[0], places[0] == places[1], Set(places).count == places.count]
                }
            }
            .overlayPreferenceValue(Boxes.self) { anchors in
                GeometryReader { proxy in let _ = boxes = anchors.map { proxy[$0] } }
            }
        _ = RenderedView(view).displayList
        let expected: [(CGFloat, CGFloat)] = [
            (30, 10), (50, 10), (70, 10), (30, 20), (50, 20), (70, 20), (30, 30), (50, 30), (70, 30), (31, 12),
            (40, 25),
        ]
        #expect(points == expected.map { CGPoint(x: $0.0, y: $0.1) } && isSame == [true, false, true])
        #expect(boxes == [CGRect(x: 31, y: 12, width: 3, height: 4), CGRect(x: 30, y: 10, width: 40, height: 20)])
    }

    @Test("Anchors of lists and of what may be missing") func sources() {
        var found: [CGPoint] = [], single: [CGPoint?] = []
        let list = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing] as [Anchor<CGPoint>.Source])
        let some = Anchor<CGPoint?>.Source(.center as Anchor<CGPoint>.Source?)
        let none = Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?)
        struct Lists: PreferenceKey {
            static var defaultValue: Anchor<[CGPoint]>? { nil }
            static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
                value = value ?? nextValue()
            }
        }
        struct Ones: PreferenceKey {
            static var defaultValue: [Anchor<CGPoint?>] { [] }
            static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) {
                value += nextValue()
            }
        }
        let view = Color.clear.frame(width: 40, height: 20)
            .anchorPreference(key: Lists.self, value: list) { $0 }
            .anchorPreference(key: Ones.self, value: some) { [$0] }
            .transformAnchorPreference(key: Ones.self, value: none) { $0.append($1) }
            .padding(5)
            .overlayPreferenceValue(Lists.self) { anchor in
                GeometryReader { proxy in let _ = found = anchor.map { proxy[$0] } ?? [] }
            }
            .overlayPreferenceValue(Ones.self) { anchors in
                GeometryReader { proxy in let _ = single = anchors.map { proxy[$0] } }
            }
        _ = RenderedView(view).displayList
        #expect(found == [CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 25)] && single == [CGPoint(x: 25, y: 15), nil])
    }

    private struct Halving: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.isLogicallyComplete = time >= 1
            return time < 2 ? value.scaled(by: time / 2) : nil
        }
    }

    private struct Count: AnimationStateKey { static let defaultValue = 7 }

    @Test("A custom animation is asked each sixtieth of a second") func custom() {
        let form = CustomForm(base: Halving())
        #expect(form.value(8.0, at: 1) == 4 && form.value(8.0, at: 2) == nil)
        #expect(abs(form.duration(of: 1.0, isLogical: false) - 2) < 1e-9)
        #expect(abs(form.duration(of: 1.0, isLogical: true) - 1) < 1e-9)
        #expect(form == CustomForm(base: Halving()) && Set([form, CustomForm(base: Halving())]).count == 1)
        #expect(CustomForm(base: Endless()).duration(of: 1.0, isLogical: false) == .infinity)
        // Four steps of a sixtieth have been counted before the moment itself.
        #expect(CustomForm(base: Counting()).value(1.0, at: 4.5 / 60) == 5)
        #expect(CustomForm(base: Counting()).value(1.0, at: 0) == 1)
        var state = AnimationState<Double>()
        #expect(state[Count.self] == 7)
        state[Count.self] = 8
        #expect(state[Count.self] == 8)
        #expect(Halving().velocity(value: 1.0, time: 0.5, context: emptyContext()) == nil)
    }

    private func emptyContext() -> AnimationContext<Double> {
        final class Box: @unchecked Sendable { var context: AnimationContext<Double>? }
        struct Asking: CustomAnimation {
            let box: Box
            static func == (a: Self, b: Self) -> Bool { a.box === b.box }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                box.context = context.withState(AnimationState<Double>())
                return nil
            }
        }
        let box = Box()
        _ = CustomForm(base: Asking(box: box)).value(1.0, at: 0)
        return box.context!
    }

    private struct Endless: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            value
        }
    }

    private struct Steps: AnimationStateKey { static let defaultValue = 0 }

    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Steps.self] += 1
            return value.scaled(by: Double(context.state[Steps.self]))
        }
    }
}
