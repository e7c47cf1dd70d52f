import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing

/// The one way through a picture, and the one way to make a picture of another.
@Suite("Walks and maps of items") struct DrawWalkTests {
    private static func fill(_ x: Int) -> DrawItem {
        .fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
    }

    /// Writes down where it comes.
    private struct Trace: DrawWalk {
        var steps: [String] = []
        var skipped: String?
        var last: String?

        mutating func visit(_ mark: DrawItem) -> Bool {
            guard case .fill(let path, _, _) = mark else { return true }
            steps.append("\(Int(path.boundingRect.minX))")
            return true
        }

        mutating func enter(_ group: DrawGroup) -> DrawStep {
            let name = group.tag?.kind ?? "?"
            if name == last { return .end }
            if name == skipped { return .past }
            steps.append("(" + name)
            return .inside
        }

        mutating func leave(_ group: DrawGroup) { steps.append((group.tag?.kind ?? "?") + ")") }
    }

    private static func named(_ name: String, _ items: [DrawItem]) -> DrawItem {
        .group(tag: ViewTag(kind: name), items)
    }

    private static let items = [
        fill(1), named("a", [fill(2), named("b", []), named("c", [fill(3)])]), fill(4), named("d", [fill(5)]),
    ]

    @Test("Items come as they are drawn, groups before and after theirs") func order() {
        var trace = Trace()
        Self.items.walk(&trace)
        #expect(trace.steps == ["1", "(a", "2", "(b", "b)", "(c", "3", "c)", "a)", "4", "(d", "5", "d)"])
    }

    @Test("A walk goes past groups, or ends") func steps() {
        var past = Trace(skipped: "a")
        Self.items.walk(&past)
        #expect(past.steps == ["1", "4", "(d", "5", "d)"])
        var end = Trace(last: "c")
        Self.items.walk(&end)
        #expect(end.steps == ["1", "(a", "2", "(b", "b)"])
    }

    /// Twice each mark, `c` left out, and `d` in place of what it holds.
    private struct Doubling: DrawMap {
        mutating func mark(_ mark: DrawItem) -> [DrawItem] { [mark, mark] }
        mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep {
            if group.tag?.kind == "c" { return .replaced([]) }
            // What there is already: the picture's marks and groups, then those of each group around.
            return group.tag?.kind == "d" ? .replaced(made[0]) : .inside
        }
    }

    @Test("A map replaces marks and groups, and keeps what groups are") func map() {
        var doubling = Doubling()
        var trace = Trace()
        Self.items.mapped(by: &doubling).walk(&trace)
        let half = ["1", "1", "(a", "2", "2", "(b", "b)", "a)", "4", "4"]
        #expect(trace.steps == half + half)
        let group = DrawGroup(
            tag: ViewTag(kind: "g"), semantics: Semantics(.figure, label: "x"),
            transform: CGAffineTransform(scaleX: 2, y: 3),
            clip: DrawClip(Path(CGRect(x: 0, y: 0, width: 1, height: 1))), effect: .opacity(0.5), [Self.fill(1)])
        var inside = Doubling()
        guard case .group(let made)? = [.group(group)].mapped(by: &inside).first else {
            Issue.record("a group becomes a group")
            return
        }
        #expect(made.tag == group.tag && made.semantics === group.semantics && made.transform == group.transform)
        #expect(made.clip == group.clip && made.effect == group.effect && made.items.count == 2)
    }

    /// On a stack of half a megabyte, where a function that calls itself for each group does not come far.
    @Test("Pictures may be 300,000 groups deep") func depth() async {
        await withCheckedContinuation { done in
            let thread = Thread {
                var items = [Self.fill(1)]
                for _ in 0..<300_000 { items = [.group(transform: CGAffineTransform(translationX: 1, y: 0), items)] }
                #expect(items.bounds == CGRect(x: 300_001, y: 0, width: 1, height: 1))
                var doubling = Doubling()
                let doubled = items.mapped(by: &doubling)
                #expect(doubled.depth == 300_000)
                #expect(LayerMask(items).clip?.path.boundingRect.minX == 300_001)
                done.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    @Test("What an effect reaches, and what it covers") func effects() {
        let box = CGRect(x: 10, y: 10, width: 10, height: 20)
        let shadow = LayerEffect.shadow(LayerShadow(color: .black, radius: 2, x: 5, y: -3))
        #expect(shadow.reach.x == 11 && shadow.reach.y == 9)
        // The view from 10 to 20 and its shadow from 15 − 6 to 25 + 6; from 10 to 30, and from 7 − 6 to 27 + 6.
        #expect(shadow.area(around: box) == CGRect(x: 9, y: 1, width: 22, height: 32))
        #expect(LayerEffect.opacity(0.5).area(around: box) == box)
        let red = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1)
        let black = ResolvedColor.black
        let colored: [LayerEffect] = [
            .shadow(LayerShadow(color: black, radius: 1)), .innerShadow(LayerShadow(color: black, radius: 1)),
            .luminanceToAlpha(black), .alphaThreshold(LayerThreshold(least: 0, most: 1, color: black)),
            .backdrop(LayerBackdrop(radius: 1, saturation: 1, tint: black)),
        ]
        for effect in colored { #expect(effect.mapColors { _ in red } != effect, "\(effect)") }
        #expect(LayerEffect.opacity(0.5).mapColors { _ in red } == .opacity(0.5))
    }
}
