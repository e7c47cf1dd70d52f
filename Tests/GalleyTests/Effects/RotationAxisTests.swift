import Foundation
import Galley
import Testing

@testable import GalleyViews

/// A turn about an axis that lies in no plane: Rodrigues' formula for the axis (1, 2, 2) / 3 and a quarter of a turn, reckoned by hand.
@Suite("A turn about any axis")
struct RotationAxisTests {
    private func effect(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat = 9, perspective: CGFloat = 2
    ) -> _Rotation3DEffect {
        _Rotation3DEffect(
            angle: angle, axis: axis, anchor: UnitPoint(x: 0.25, y: 0.5), anchorZ: anchorZ, perspective: perspective)
    }

    private let size = CGSize(width: 100, height: 50)

    private func numbers(_ m: ProjectionTransform) -> [CGFloat] {
        [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
    }

    // With cosine 0 and sine 1, and (x, y, z) the axis: right is (x², xy + z, xz − y), down (xy − z, y², yz + x) and back
    // (xz + y, yz − x, z²), in ninths (1, 8, −4), (−4, 4, 7) and (8, 1, 4). The anchor is 25 to the right, 25 down and 9 before the
    // view, so that its corner begins at −25 right − 25 down − 9 back: in ninths 3, −309 and −111. The eye is 100 / 2 away.
    @Test("Each number of the matrix") func matrix() {
        let wanted: [CGFloat] = [
            1.0 / 9, 8.0 / 9, 4.0 / 450, -4.0 / 9, 4.0 / 9, -7.0 / 450, 3.0 / 9, -309.0 / 9, 1 + 111.0 / 450,
        ]
        for axis: (x: CGFloat, y: CGFloat, z: CGFloat) in [(1, 2, 2), (5, 10, 10)] {
            let found = effect(.degrees(90), axis).effectValue(size: size)
            // Back from the anchor, which the turn is about.
            let turned = found.concatenating(ProjectionTransform(CGAffineTransform(translationX: -25, y: -25)))
            let differences = zip(numbers(turned), wanted).map { abs($0 - $1) }
            #expect((differences.max() ?? 1) < 1e-9)
        }
    }

    @Test("A third of a turn about the diagonal takes each side to the next") func diagonal() {
        let turn = _Rotation3DEffect(
            angle: .degrees(120), axis: (x: 1, y: 1, z: 1), anchor: .topLeading, perspective: 0)
        let found = numbers(turn.effectValue(size: size))
        let wanted: [CGFloat] = [0, 1, 0, 0, 0, 0, 0, 0, 1]
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-12 })
    }

    @Test("Numbers that make no sense change nothing") func unsound() {
        let plain = numbers(ProjectionTransform())
        let quarter = Angle.degrees(90), up: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
        let odd = [
            effect(quarter, (0, 0, 0)), effect(quarter, (.infinity, 0, 0)), effect(quarter, (.nan, 0, 0)),
            effect(.radians(.infinity), up), effect(.radians(.nan), up), effect(quarter, up, anchorZ: .infinity),
            effect(quarter, up, anchorZ: .nan), effect(quarter, up, perspective: .infinity),
            effect(quarter, up, perspective: .nan),
        ]
        #expect(odd.map { numbers($0.effectValue(size: size)) } == Array(repeating: plain, count: odd.count))
        #expect(numbers(effect(quarter, up).effectValue(size: .zero)) == plain)
        // Without a perspective there is no eye, and a view of no size is turned as well.
        #expect(numbers(effect(quarter, up, perspective: 0).effectValue(size: .zero)) != plain)
    }

    @Test("The numbers that an animation moves, and what makes two turns one") func animated() {
        var turn = effect(.radians(1), (2, 3, 4), anchorZ: 5, perspective: 6)
        let data = turn.animatableData
        let (axis, place) = (data.second.first, data.second.second)
        let found: [Double] = [
            data.first, axis.first, axis.second.first, axis.second.second, place.second.first, place.second.second,
        ]
        #expect(found == [1, 2, 3, 4, 5, 6])
        var other = _Rotation3DEffect(angle: .zero, axis: (x: 0, y: 0, z: 1))
        #expect([other.anchorZ, other.perspective, other.anchor.x, other.anchor.y] == [0, 1, 0.5, 0.5])
        other.animatableData = data
        #expect(other == turn && other.axis == (2, 3, 4) && other.anchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(other.anchorZ == 5 && other.perspective == 6 && other.angle.radians == 1)
        let changes: [(inout _Rotation3DEffect) -> Void] = [
            { $0.angle = .radians(2) }, { $0.axis.x = 0 }, { $0.anchor = .center }, { $0.anchorZ = 0 },
            { $0.perspective = 0 },
        ]
        let same = changes.map { change in
            var changed = turn
            change(&changed)
            return changed == turn
        }
        #expect(same == [false, false, false, false, false])
        turn.axis = (0, 0, 1)
        #expect(turn != other)
    }
}
