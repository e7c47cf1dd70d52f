import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Views turned in space. Where the corners come to lie follows from the rule that the eye is as far away as the longer side
/// (rules.md §17.5).
@MainActor @Suite("Turned in space")
struct Rotation3DTests {
    private func effect(
        _ degrees: Double, _ axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> ProjectionTransform {
        _Rotation3DEffect(
            angle: .degrees(degrees), axis: (axis.0, axis.1, axis.2), anchor: anchor, anchorZ: anchorZ,
            perspective: perspective
        ).effectValue(size: CGSize(width: 100, height: 50))
    }

    @Test("About the upright axis the right side goes away, and both come nearer to the middle") func upright() {
        let m = effect(60, (0, 1, 0))
        // The corner 50 to the right lies 25 to the right and 43.3 behind, seen from 100 away.
        let right = CGPoint(x: 100, y: 50).applying(m), left = CGPoint(x: 0, y: 50).applying(m)
        let far = 1 + 50 * 3.0.squareRoot() / 2 / 100, near = 1 - 50 * 3.0.squareRoot() / 2 / 100
        #expect(abs(right.x - (50 + 25 / far)) < 1e-9 && abs(right.y - (25 + 25 / far)) < 1e-9)
        #expect(abs(left.x - (50 - 25 / near)) < 1e-9 && abs(left.y - (25 + 25 / near)) < 1e-9)
    }

    @Test("An anchor before the view, numbers recorded from SwiftUI") func anchor() {
        // OpenSwiftUI's dual tests: 45° about (1, 0, 0), anchorZ 2, perspective 2, in 100 by 50: m22 0.7071 and m32 8.7365 less
        // the perspective.
        let m = effect(45, (1, 0, 0), anchorZ: 2, perspective: 0)
        #expect(abs(m.m22 - 0.7071067811865476) < 1e-12)
        #expect(abs(m.m32 - 8.736544032709405) < 1e-12)
        #expect(m.m11 == 1 && m.m33 == 1 && m.m23 == 0)
        let near = effect(45, (1, 0, 0), anchorZ: 2, perspective: 2)
        // The eye is 50 away.
        #expect(abs(near.m23 - -0.7071067811865476 / 50 - 25 * 0) < 1e-12)
    }

    @Test("About the axis to the eye it is a turn in the plane, and stays sharp") func plane() {
        let m = effect(90, (0, 0, 2))
        #expect(m.isAffine)
        let corner = CGPoint(x: 100, y: 25).applying(m)
        #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 75) < 1e-9)
        let list = RenderedView(
            Color.red.frame(width: 20, height: 20).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
        ).displayList
        #expect(list.effects.isEmpty)
    }

    @Test("No axis, no size and odd numbers change nothing or show nothing") func odd() throws {
        #expect(effect(45, (0, 0, 0)).isIdentity)
        #expect(effect(.nan, (0, 1, 0)).isIdentity)
        let box = Color.red.frame(width: 20, height: 20)
        let side = RenderedView(box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
        #expect(try side.pngData().count > 0)
        _ = try RenderedView(box.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 50)).svgData()
    }

    @Test("What is drawn lies where the corners come to lie") func pixels() throws {
        let view = Color.black.frame(width: 100, height: 50)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let pixels = try Pixels(in: 120, 100, view)
        // The view lies at (10, 25). Its left side is at 60 − 25 / near = 15.9 and 88.2 tall, its right one at 77.4 and 34.9 tall.
        func height(_ x: Int) -> Int { (0..<100).filter { pixels[x, $0][3] > 127 }.count }
        func wanted(_ x: Double) -> Double {
            // On the line between both sides, whose ends lie on straight lines.
            let (x1, h1, x2, h2) = (15.908, 88.179, 77.448, 34.898)
            return h1 + (h2 - h1) * (x - x1) / (x2 - x1)
        }
        for x in [20, 40, 60, 75] { #expect(abs(Double(height(x)) - wanted(Double(x) + 0.5)) <= 1.1, "\(x)") }
        #expect(height(14) == 0 && height(79) == 0)
    }

    @Test("From right to left it is the mirror image") func mirrored() throws {
        let view = Color.black.frame(width: 100, height: 50)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
            .environment(\.layoutDirection, .rightToLeft)
        let pixels = try Pixels(in: 120, 100, view)
        func height(_ x: Int) -> Int { (0..<100).filter { pixels[x, $0][3] > 127 }.count }
        #expect(height(99) > height(60) && height(60) > height(45))
    }
}
