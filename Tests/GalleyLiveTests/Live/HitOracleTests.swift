import Foundation
import Galley
import GalleyDrawing
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Random boxes in random groups: where each is drawn, over which others, and which of them a finger finds, reckoned
/// here by the rules of Apple's documentation alone (`zIndex`, `offset`, `scaleEffect`, `clipped`, `allowsHitTesting`):
/// the last one drawn at a point is found.
@MainActor @Suite("Boxes over boxes")
struct HitOracleTests {
    private indirect enum Item {
        case box(number: Int, place: CGRect, z: Double, isHit: Bool)
        case group([Item], place: CGRect, z: Double, shift: CGSize, scale: CGFloat, isClipped: Bool, isHit: Bool)

        var z: Double {
            switch self {
            case .box(_, _, let z, _), .group(_, _, let z, _, _, _, _): z
            }
        }
    }

    private struct Drawn {
        var number: Int
        var rect: CGRect
        /// What of it can be seen.
        var seen: CGRect
        var isHit: Bool
    }

    private func place(_ random: inout SeededGenerator) -> CGRect {
        CGRect(
            x: random.whole(0...60), y: random.whole(0...40), width: random.whole(5...80), height: random.whole(5...60))
    }

    private func items(_ count: Int, _ depth: Int, _ number: inout Int, _ random: inout SeededGenerator) -> [Item] {
        (0..<count).map { _ in
            let z = Double(random.whole(-1...1))
            let isHit = random.whole(0...4) > 0
            if depth > 0, random.whole(0...2) == 0 {
                let inner = items(random.whole(1...3), depth - 1, &number, &random)
                let shift = CGSize(width: random.whole(-20...20), height: random.whole(-20...20))
                let scale: CGFloat = random.pick([1, 1, 2, 0.5])
                return .group(
                    inner, place: place(&random), z: z, shift: shift, scale: scale, isClipped: random.coin(),
                    isHit: isHit)
            }
            number += 1
            return .box(number: number, place: place(&random), z: z, isHit: isHit)
        }
    }

    private func color(_ number: Int) -> ResolvedColor { ResolvedColor(red: Double(number) * 0.05, green: 0, blue: 1) }

    private func view(_ item: Item) -> AnyView {
        func placed(_ view: some View, _ place: CGRect, _ z: Double, _ isHit: Bool) -> AnyView {
            let insets = EdgeInsets(top: place.minY, leading: place.minX, bottom: 0, trailing: 0)
            return AnyView(view.allowsHitTesting(isHit).padding(insets).zIndex(z))
        }
        switch item {
        case .box(let number, let place, let z, let isHit):
            let shown = color(number)
            let box = Color(.sRGB, red: shown.red, green: shown.green, blue: shown.blue)
                .frame(width: place.width, height: place.height).probe("\(number)")
            return placed(box, place, z, isHit)
        case .group(let items, let place, let z, let shift, let scale, let isClipped, let isHit):
            let all = stack(items).frame(width: place.width, height: place.height, alignment: .topLeading)
            let cut = isClipped ? AnyView(all.clipped()) : AnyView(all)
            let moved = cut.scaleEffect(scale, anchor: .topLeading).offset(shift)
            return placed(moved, place, z, isHit)
        }
    }

    private func stack(_ items: [Item]) -> some View {
        ZStack(alignment: .topLeading) { ForEach(items.indices, id: \.self) { view(items[$0]).zIndex(items[$0].z) } }
    }

    /// Everything in the order in which it is drawn; `scale` and `origin` are those of the space, `clip` is what of it
    /// is seen.
    private func drawn(_ items: [Item], _ scale: CGFloat, _ origin: CGPoint, _ clip: CGRect, _ isHit: Bool) -> [Drawn] {
        func rect(_ place: CGRect) -> CGRect {
            CGRect(
                x: origin.x + scale * place.minX, y: origin.y + scale * place.minY, width: scale * place.width,
                height: scale * place.height)
        }
        let order = items.indices.sorted { (items[$0].z, $0) < (items[$1].z, $1) }
        return order.flatMap { index -> [Drawn] in
            switch items[index] {
            case .box(let number, let place, _, let own):
                return [
                    Drawn(number: number, rect: rect(place), seen: rect(place).intersection(clip), isHit: isHit && own)
                ]
            case .group(let inner, let place, _, let shift, let own, let isClipped, let takes):
                let corner = CGPoint(x: place.minX + shift.width, y: place.minY + shift.height)
                let space = CGRect(x: corner.x, y: corner.y, width: place.width * own, height: place.height * own)
                let cut = isClipped ? clip.intersection(rect(space)) : clip
                return drawn(inner, scale * own, rect(space).origin, cut, isHit && takes)
            }
        }
    }

    @Test("They are drawn where they lie, and the uppermost is found", arguments: 1...12) func boxes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var number = 0
        let items = items(random.whole(3...5), 2, &number, &random)
        var options = RenderOptions()
        options.scale = 4
        let view = stack(items).frame(width: 160, height: 120, alignment: .topLeading)
        let host = ViewHost(view, size: CGSize(width: 160, height: 120), options: options)
        let all = drawn(items, 1, .zero, CGRect(x: -1000, y: -1000, width: 3000, height: 3000), true)
        #expect(all.count == number && number <= 19)
        for one in all { #expect(host.boxes(color(one.number)) == [one.rect], "\(one.number)") }
        var order: [Int] = []
        func look(_ items: [DrawItem]) {
            for item in items {
                switch item {
                case .fill(_, .color(let paint), _): order.append(Int((paint.red / 0.05).rounded()))
                case .group(let group): look(group.items)
                default: break
                }
            }
        }
        look(host.displayList().items)
        #expect(order == all.map(\.number))
        for _ in 0..<120 {
            let point = CGPoint(x: CGFloat(random.whole(0...159)) + 0.1, y: CGFloat(random.whole(0...119)) + 0.1)
            let wanted = all.last { $0.isHit && !$0.seen.isNull && $0.seen.contains(point) }.map { "\($0.number)" }
            let found = HitTest.places(at: point, in: host.core.tree).compactMap { $0.item?.identifier }.first
            #expect(found == wanted, "\(point)")
        }
        for one in all {
            let node = host.node("\(one.number)")
            #expect(node?.frame == one.rect, "\(one.number)")
        }
    }
}
