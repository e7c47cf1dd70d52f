import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Where scrolling may come to rest, and which view is seen first (rules.md §19.4 and §19.7): the nearest view by its start or its anchor;
/// the top-most that is seen, also in part.
@MainActor @Suite("Aims of scrolling") struct ScrollAimTests {
    private let both: Axis.Set = [.horizontal, .vertical]

    /// Three views of 100 points, at 0, 100 and 200 along both axes.
    private func aims(_ axes: Axis.Set, isMirrored: Bool = false, count: Int = 3) -> ScrollAims {
        ScrollAims(axes: axes, isMirrored: isMirrored) { _ in
            (0..<count).map { index in
                let start = CGFloat(index) * 100
                return ScrollTargetPlace(
                    name: AnyHashable(index), rect: CGRect(x: start, y: start, width: 100, height: 100))
            }
        }
    }

    @Test("The distance of a target to what is seen, by a side or an anchor") func distances() {
        let target = CGRect(x: 10, y: 20, width: 40, height: 60)
        let seen = CGRect(x: 100, y: 200, width: 200, height: 100)
        func distances(_ anchor: UnitPoint?, isMirrored: Bool) -> [CGFloat] {
            [Axis.horizontal, .vertical].map { target.distance(to: seen, anchor, $0, isMirrored: isMirrored) }
        }
        // 10 − 100 and 20 − 200; from the other side 50 − 300 and 80 − 300.
        #expect(distances(nil, isMirrored: false) == [-90, -180] && distances(nil, isMirrored: true) == [-250, -220])
        // 10 + 10 − 100 − 50, and 20 + 30 − 200 − 50.
        let anchor = UnitPoint(x: 0.25, y: 0.5)
        #expect(distances(anchor, isMirrored: false) == [-130, -200])
        #expect(distances(anchor, isMirrored: true) == [-130, -200])
    }

    @Test("The nearest view, along each axis that scrolls") func nearest() {
        func origin(_ x: CGFloat, _ y: CGFloat, _ aims: ScrollAims, _ anchor: UnitPoint? = nil) -> [CGFloat] {
            let found = aims.nearest(to: CGRect(x: x, y: y, width: 150, height: 250), anchor)
            return [found.minX, found.minY, found.width, found.height]
        }
        let seen: [[CGFloat]] = [
            origin(130, 160, aims(.vertical)), origin(130, 160, aims(.horizontal)), origin(130, 160, aims(both)),
            origin(900, -900, aims(both)), origin(130, 160, aims(both, count: 0)),
            // From the right the sides at 150, 250 and 350 are compared with those at 100, 200 and 300.
            origin(20, 0, aims(.horizontal, isMirrored: true)), origin(120, 0, aims(.horizontal, isMirrored: true)),
            // Middles: 130 + 75 is 45 from 250, 160 + 125 is 35 from it. Ends: 130 + 150 is 20 from 300, 160 + 250 is 110 from it.
            origin(130, 160, aims(both), .center),
            origin(130, 160, aims(both), .bottomTrailing),
        ]
        let wanted: [[CGFloat]] = [
            [130, 200, 150, 250], [100, 160, 150, 250], [100, 200, 150, 250], [200, 0, 150, 250],
            [130, 160, 150, 250], [50, 0, 150, 250], [150, 0, 150, 250], [175, 125, 150, 250], [150, 50, 150, 250],
        ]
        #expect(seen == wanted)
    }

    @Test("The view that is seen first") func first() {
        func name(_ start: CGFloat, _ length: CGFloat, _ aims: ScrollAims, _ anchor: UnitPoint? = nil) -> Int? {
            aims.first(in: CGRect(x: start, y: start, width: length, height: length), anchor)?.base as? Int
        }
        let down = aims(.vertical)
        // Half a point of the first one is none that is seen; more of it is.
        #expect([0, 99, 99.5, 100, 250, 299.4, 299.5].map { name($0, 200, down) } == [0, 0, 1, 1, 2, 2, nil])
        #expect([0.5, 0.6].map { name(-100, 100 + $0, down) } == [nil, 0])
        // By an anchor: the middle of what is seen, from 130 on, is at 230.
        #expect(name(130, 200, down, .center) == 2 && name(60, 200, down, .center) == 1)
        #expect(name(130, 200, down, .top) == 1 && name(160, 200, down, .top) == 2)
        #expect(name(900, 10, down, .top) == 2)
        #expect(name(50, 200, aims(.horizontal)) == 0 && name(50, 200, aims(.horizontal, isMirrored: true)) == 2)
        // Down goes before sideways, and is never mirrored.
        #expect(name(50, 200, aims(both, isMirrored: true)) == 0)
        let nameless = ScrollAims(axes: .vertical, isMirrored: false) { seen in
            [ScrollTargetPlace(name: nil, rect: seen), ScrollTargetPlace(name: AnyHashable(7), rect: seen)]
        }
        #expect(name(0, 10, nameless) == 7 && name(0, 10, nameless, .center) == 7)
    }
}
