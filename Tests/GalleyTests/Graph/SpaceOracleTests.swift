import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Where a view lies in each of the spaces around it, and which items are parts, against arithmetic on what was asked
/// for: padding and offsets move, a scale about the top left corner multiplies (Apple's pages of `GeometryProxy`,
/// `coordinateSpace(_:)` and `Anchor`).
@MainActor @Suite("Places and parts by arithmetic")
struct SpaceOracleTests {
    /// p becomes scale · p + (x, y).
    private struct Map {
        var scale: CGFloat = 1
        var x: CGFloat = 0
        var y: CGFloat = 0

        func then(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Map {
            Map(scale: self.scale * scale, x: self.x * scale + x, y: self.y * scale + y)
        }

        func rect(_ size: CGSize) -> CGRect {
            CGRect(x: x, y: y, width: size.width * scale, height: size.height * scale)
        }

        /// The rectangle of that size in the outer space, in the inner one.
        func back(_ size: CGSize) -> CGRect {
            CGRect(x: -x / scale, y: -y / scale, width: size.width / scale, height: size.height / scale)
        }
    }

    private func isNear(_ found: CGRect?, _ wanted: CGRect) -> Bool {
        guard let found else { return false }
        let pairs = [
            (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
            (found.height, wanted.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private struct Corner: PreferenceKey {
        static var defaultValue: Anchor<CGPoint>? { nil }
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
            value = value ?? nextValue()
        }
    }

    @Test("A frame is told in each space around it", arguments: 1...10) func spaces(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = CGSize(width: random.whole(5...20), height: random.whole(5...20))
        var found: GeometryProxy?
        var view = AnyView(
            GeometryReader { proxy in
                let _ = found = proxy
                Color.red
            }.frame(width: size.width, height: size.height)
                .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 })
        var (map, outer) = (Map(), size)
        var named: [(name: String, map: Map, size: CGSize)] = []
        for step in 0..<random.whole(4...9) {
            switch random.whole(0...3) {
            case 0:
                let insets = EdgeInsets(
                    top: CGFloat(random.whole(0...9)), leading: CGFloat(random.whole(0...9)),
                    bottom: CGFloat(random.whole(0...9)), trailing: CGFloat(random.whole(0...9)))
                view = AnyView(view.padding(insets))
                map = map.then(1, insets.leading, insets.top)
                outer.width += insets.leading + insets.trailing
                outer.height += insets.top + insets.bottom
            case 1:
                let (x, y) = (CGFloat(random.whole(-9...9)), CGFloat(random.whole(-9...9)))
                view = AnyView(view.offset(x: x, y: y))
                map = map.then(1, x, y)
            case 2:
                let scale: CGFloat = random.pick([0.5, 2, 1.5])
                view = AnyView(view.scaleEffect(scale, anchor: .topLeading))
                map = map.then(scale, 0, 0)
            default:
                // Two of one name: the inner one counts.
                let name = "space \(step / 2)"
                view = AnyView(view.coordinateSpace(name: name))
                if !named.contains(where: { $0.name == name }) { named.append((name, map, outer)) }
            }
        }
        var options = RenderOptions()
        options.canvas = CGSize(width: 300, height: 300)
        options.proposal = ProposedViewSize(width: 300, height: 300)
        var corner: CGPoint?
        let all = view.frame(width: 300, height: 300, alignment: .topLeading).overlayPreferenceValue(Corner.self) {
            anchor in
            GeometryReader { proxy in let _ = corner = anchor.map { proxy[$0] } }
        }
        _ = RenderedView.layOut(all, options)
        #expect(found?.size == size && isNear(found?.frame(in: .local), CGRect(origin: .zero, size: size)))
        #expect(
            isNear(found?.frame(in: .global), map.rect(size))
                && isNear(found?.frame(in: .named("none")), map.rect(size)))
        for space in named {
            #expect(isNear(found?.frame(in: .named(space.name)), space.map.rect(size)), "\(space.name)")
            #expect(isNear(found?.bounds(of: .named(space.name)), space.map.back(space.size)), "\(space.name)")
        }
        #expect(found?.bounds(of: .named("none")) == nil)
        let end = map.rect(size)
        #expect(corner.map { abs($0.x - end.maxX) < 1e-6 && abs($0.y - end.maxY) < 1e-6 } == true)
    }

    /// As many items, of which each is a part or not, and the tags that say so.
    private func parts(_ count: Int, _ random: inout SeededGenerator) -> ([Bool], PartTags) {
        var (all, tags) = ([Bool](), PartTags())
        var isPart = false
        for tag in 0..<count {
            // Now and then it is turned on and off, or off and on, before an item comes.
            for _ in 0..<random.pick([0, 0, 1, 1, 2]) {
                tags.change(at: tag)
                isPart.toggle()
            }
            all.append(isPart)
        }
        return (all, tags)
    }

    private func told(_ tags: PartTags, _ count: Int) -> [Bool] { (0..<count).map { tags.contains($0) } }

    @Test("Items are parts where it was said, also after some of them were built again", arguments: 1...20)
    func tags(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (all, tags) = parts(random.whole(1...24), &random)
        #expect(told(tags, all.count) == all)
        for _ in 0..<12 {
            let low = random.whole(0...all.count - 1)
            let range = low..<random.whole(low...all.count)
            let (own, ownTags) = parts(range.count, &random)
            tags.replace(range, by: ownTags)
            all.replaceSubrange(range, with: own)
            #expect(told(tags, all.count) == all, "\(range)")
        }
        let first = random.whole(0...all.count - 1)
        tags.makeParts(from: first)
        for tag in first..<all.count { all[tag] = true }
        #expect(told(tags, all.count) == all)
        tags.makeParts(from: first / 2)
        #expect(told(tags, all.count) == all[..<(first / 2)] + Array(repeating: true, count: all.count - first / 2))
    }

    @Test("Whose view it is goes in with each control, and out with what that was handed", arguments: 1...8)
    func authorship(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (levels, authorship) = ([Bool](), [Authorship()])
        for _ in 0..<60 {
            if levels.isEmpty || random.whole(0...2) > 0 {
                let isPart = random.coin()
                authorship.append(authorship[authorship.count - 1].inside(isPart: isPart))
                levels.append(isPart || levels.last == true)
            } else {
                let handed = authorship.removeLast().handedIn
                levels.removeLast()
                #expect(handed.isPart == (levels.last ?? false))
                authorship[authorship.count - 1] = handed
            }
            #expect(authorship.last?.isPart == (levels.last ?? false))
        }
    }
}
