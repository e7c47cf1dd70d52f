import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Moves a view by a share of its width, and leans it.
private struct Lean: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
    }
}

private struct Perspective: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        projection.m13 = 0.01
        return projection
    }
}

private struct Wider: AnimatableModifier {
    var width: CGFloat

    nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: width) }
}

@MainActor @Suite("Geometry effects")
struct GeometryEffectTests {
    @Test func effectsMoveThePictureAlone() {
        let view = box(40, 20).probe("box").modifier(Lean(amount: 0.5)).probe("effect")
        expect(frames(in: 100, 100, view)["effect"], 30, 40, 40, 20)
        expect(drawnBounds(in: 100, 100, view)["box"], 50, 40, 40, 20)
    }

    @Test func effectsHaveMoments() {
        let moment = Lean.interpolated(from: Lean(amount: 0), to: Lean(amount: 1), progress: 0.25)
        expect(drawnBounds(in: 100, 100, box(40, 20).probe("box").modifier(moment))["box"], 40, 40, 40, 20)
    }

    @Test func transformsAreAboutTheTopLeft() {
        let view = box(40, 20).probe("box").transformEffect(CGAffineTransform(scaleX: 0.5, y: 2))
        expect(drawnBounds(in: 100, 100, view)["box"], 30, 40, 20, 40)
        let projected = box(40, 20).probe("box")
            .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))
        expect(drawnBounds(in: 100, 100, projected)["box"], 35, 46, 40, 20)
    }

    @Test func effectsAreMirrored() {
        let view = box(40, 20).probe("box").modifier(Lean(amount: 0.5)).environment(\.layoutDirection, .rightToLeft)
        expect(drawnBounds(in: 100, 100, view)["box"], 10, 40, 40, 20)
    }

    @Test("A view with a perspective is seen from elsewhere") func perspective() {
        let rendered = RenderedView(Color.red.frame(width: 10, height: 10).modifier(Perspective()))
        #expect(rendered.diagnostics.isEmpty)
        #expect(rendered.displayList.effects.count == 1)
    }

    @Test func groupsGetTheEffectEach() {
        let row = HStack(spacing: 0) {
            Group {
                box(10, 10).probe("a")
                box(20, 10).probe("b")
            }.modifier(Lean(amount: 1))
        }
        let found = drawnBounds(in: 30, 10, row)
        expect(found["a"], 10, 0, 10, 10)
        expect(found["b"], 30, 0, 20, 10)
    }

    @Test func animatableModifiers() {
        let moment = Wider.interpolated(from: Wider(width: 10), to: Wider(width: 50), progress: 0.5)
        expect(size(of: box(5, 5).modifier(moment), nil, nil), 30, 5)
    }

    @Test func projections() {
        var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
        #expect(projection.isAffine && !projection.isIdentity)
        // (1, 2) · M = (2 − 2 + 5, 1 + 6 + 7).
        #expect(CGPoint(x: 1, y: 2).applying(projection) == CGPoint(x: 5, y: 14))
        let identity = projection.concatenating(projection.inverted())
        for (found, expected) in [(identity.m11, 1.0), (identity.m12, 0), (identity.m22, 1), (identity.m31, 0)] {
            expect(found, expected)
        }
        projection.m13 = 1
        #expect(!projection.isAffine)
        // Depth 1 · 1 + 1 = 2.
        #expect(CGPoint(x: 1, y: 2).applying(projection) == CGPoint(x: 2.5, y: 7))
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
        #expect(flat.inverted() == flat)
    }
}
