import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Steps of visual effects: arguments left out by SwiftUI's interface, numbers that are none, and what lies in between two of them.
@MainActor @Suite("Steps of visual effects")
struct VisualStepTests {
    private let effect = EmptyVisualEffect()

    private func steps(_ effect: some VisualEffect) -> [String] { effect._steps.map { "\($0.kind)" } }

    @Test("Arguments that are left out") func omitted() {
        let size = CGSize(width: 2, height: 2), axis = (x: CGFloat(1), y: CGFloat(2), z: CGFloat(3))
        #expect(steps(effect.offset(x: 2)) == steps(effect.offset(CGSize(width: 2, height: 0))))
        #expect(steps(effect.offset(y: 2)) == steps(effect.offset(CGSize(width: 0, height: 2))))
        #expect(steps(effect.scaleEffect(2)) == steps(effect.scaleEffect(size, anchor: .center)))
        #expect(steps(effect.scaleEffect(size)) == steps(effect.scaleEffect(2, anchor: .center)))
        #expect(
            steps(effect.scaleEffect(x: 3)) == steps(effect.scaleEffect(CGSize(width: 3, height: 1), anchor: .center)))
        #expect(
            steps(effect.scaleEffect(y: 3)) == steps(effect.scaleEffect(CGSize(width: 1, height: 3), anchor: .center)))
        #expect(steps(effect.rotationEffect(.degrees(3))) == steps(effect.rotationEffect(.degrees(3), anchor: .center)))
        #expect(
            steps(effect.rotation3DEffect(.degrees(3), axis: axis))
                == steps(effect.rotation3DEffect(.degrees(3), axis: axis, anchor: .center, anchorZ: 0, perspective: 1)))
        #expect(steps(effect.blur(radius: 3)) == steps(effect.blur(radius: 3, opaque: false)))
        let shift = CGAffineTransform(translationX: 3, y: 4)
        #expect(steps(effect.transformEffect(shift)) == steps(effect.transformEffect(ProjectionTransform(shift))))
        #expect(steps(effect.contrast(2).grayscale(0.5).contrast(3)).count == 3)
    }

    private func geometry(_ effect: some VisualEffect) -> EffectGeometry? {
        guard let step = effect._steps.first, let moving = step.effect as? OffsetEffect else { return nil }
        return .moved(CGAffineTransform(translationX: moving.offset.width, y: moving.offset.height))
    }

    private func matrix(_ effect: some VisualEffect) -> CGAffineTransform? {
        (effect._steps.first?.effect as? TransformEffect)?.transform(CGSize(width: 40, height: 20))
    }

    @Test("Numbers that are none move, scale and turn nothing") func unsound() {
        let numbers: [CGFloat] = [.nan, .infinity]
        for number in numbers {
            let moved = effect.offset(x: number, y: number)._steps[0].effect as? OffsetEffect
            #expect(moved?.offset == .zero)
            #expect(matrix(effect.rotationEffect(.radians(number)))?.isIdentity == true)
            #expect(
                matrix(effect.scaleEffect(x: number, y: 2))?.a == 1e-6
                    && matrix(effect.scaleEffect(x: 2, y: number))?.d == 1e-6)
        }
        #expect(matrix(effect.scaleEffect(0))?.a == 1e-6 && matrix(effect.scaleEffect(-2))?.a == -2)
        // Twice as large about the middle of 40 by 20: 20 and 10 to the left and up.
        #expect(matrix(effect.scaleEffect(2)) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -20, ty: -10))
        #expect(matrix(effect.scaleEffect(2, anchor: .topLeading)) == CGAffineTransform(scaleX: 2, y: 2))
        func filter(_ effect: some VisualEffect) -> String? {
            (effect._steps.first?.effect as? ColorEffect).map { text($0.filter) }
        }
        func text(_ filter: ColorFilter) -> String {
            "\(filter.apply(to: ResolvedColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)))"
        }
        #expect(
            filter(effect.brightness(.nan)) == text(.brightness(0))
                && filter(effect.brightness(0.2)) == text(.brightness(0.2)))
        #expect(
            filter(effect.contrast(.nan)) == text(.contrast(1)) && filter(effect.contrast(0.2)) == text(.contrast(0.2)))
        #expect(
            filter(effect.saturation(.infinity)) == text(.saturation(1))
                && filter(effect.saturation(0.2)) == text(.saturation(0.2)))
        #expect(
            filter(effect.grayscale(.nan)) == text(.saturation(1))
                && filter(effect.grayscale(0.2)) == text(.saturation(0.8)))
        #expect(
            filter(effect.grayscale(-1)) == text(.saturation(1)) && filter(effect.grayscale(2)) == text(.saturation(0)))
        #expect(filter(effect.hueRotation(.radians(.nan))) == text(.hueRotation(radians: 0)))
        #expect(filter(effect.hueRotation(.radians(2))) == text(.hueRotation(radians: 2)))
        func opacity(_ value: Double) -> Double? { (effect.opacity(value)._steps[0].effect as? OpacityEffect)?.opacity }
        #expect(opacity(.nan) == 1 && opacity(-1) == 0 && opacity(2) == 1 && opacity(0.25) == 0.25)
        let blur = effect.blur(radius: 3, opaque: true)._steps[0].effect as? BlurEffect
        #expect(blur?.blur == LayerBlur(radius: 3, isOpaque: true))
    }

    @Test("In between, each number is") func mixed() {
        func quarter(_ a: some VisualEffect, _ b: some VisualEffect) -> String {
            "\(a._steps[0].mixed(with: b._steps[0], by: 0.25).kind)"
        }
        func kind(_ effect: some VisualEffect) -> String { "\(effect._steps[0].kind)" }
        #expect(quarter(effect.offset(x: 4, y: 8), effect.offset(x: 8, y: 0)) == kind(effect.offset(x: 5, y: 6)))
        let (low, high) = (UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 0)), middle = UnitPoint(x: 0.25, y: 0.75)
        #expect(
            quarter(effect.scaleEffect(x: 1, y: 2, anchor: low), effect.scaleEffect(x: 5, y: 6, anchor: high))
                == kind(effect.scaleEffect(x: 2, y: 3, anchor: middle)))
        #expect(
            quarter(effect.rotationEffect(.radians(1), anchor: low), effect.rotationEffect(.radians(5), anchor: high))
                == kind(effect.rotationEffect(.radians(2), anchor: middle)))
        #expect(
            quarter(
                effect.rotation3DEffect(.radians(1), axis: (1, 2, 3), anchor: low, anchorZ: 4, perspective: 1),
                effect.rotation3DEffect(.radians(5), axis: (5, 6, 7), anchor: high, anchorZ: 8, perspective: 3))
                == kind(
                    effect.rotation3DEffect(.radians(2), axis: (2, 3, 4), anchor: middle, anchorZ: 5, perspective: 1.5))
        )
        #expect(quarter(effect.opacity(0), effect.opacity(1)) == kind(effect.opacity(0.25)))
        #expect(
            quarter(effect.blur(radius: 4, opaque: true), effect.blur(radius: 8))
                == kind(effect.blur(radius: 5, opaque: true)))
        #expect(quarter(effect.brightness(0), effect.brightness(1)) == kind(effect.brightness(0.25)))
        #expect(quarter(effect.contrast(1), effect.contrast(2)) == kind(effect.contrast(1.25)))
        #expect(quarter(effect.saturation(1), effect.saturation(2)) == kind(effect.saturation(1.25)))
        #expect(quarter(effect.grayscale(1), effect.grayscale(0)) == kind(effect.grayscale(0.75)))
        #expect(
            quarter(effect.hueRotation(.radians(1)), effect.hueRotation(.radians(5)))
                == kind(effect.hueRotation(.radians(2))))
        // Of two kinds the nearer one counts.
        let (a, b) = (effect.opacity(0.5)._steps[0], effect.contrast(2)._steps[0])
        for (share, isFirst) in [(0.25, true), (0.49, true), (0.5, false), (0.75, false)] {
            #expect("\(a.mixed(with: b, by: share).kind)" == "\((isFirst ? a : b).kind)")
        }
    }
}
