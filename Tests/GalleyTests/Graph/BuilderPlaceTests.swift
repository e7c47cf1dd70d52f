import Foundation
import Galley
import GalleyEngine
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private enum Step: GraphStep {}

/// Where the view that is being built stands, and what a container takes of its content. Each step down the graph is another identity, and
/// what is changed on the way is as before afterwards. Several views where one is expected are a column (rules.md §1.8).
@MainActor @Suite("Places of views that are built")
struct BuilderPlaceTests {
    private let builder = ViewTreeBuilder(
        context: RenderContext(options: RenderOptions()), environment: EnvironmentValues())

    /// Adds a leaf with a name; returns its node.
    @discardableResult
    private func leaf(_ name: String = "leaf") -> Int {
        let node = builder.tree.addRigid(Size(10, 20))
        builder.push(node, NodeItem(name))
        return node
    }

    private func kinds(_ nodes: [Int]) -> [String] { nodes.map { builder.items[builder.tree.tag(of: $0)].kind } }

    @Test("Each step is another identity, and the way back leads to the old one") func steps() {
        let root = Identity.root
        var found: [Identity] = []
        func note() { found.append(builder.identity) }
        builder.step(3) {
            note()
            builder.step(3, note)
        }
        builder.step(named: "a", note)
        builder.step(named: 5, note)
        builder.step(Step.self, note)
        builder.step(Step.self, 2, note)
        builder.nested(Int.self, note)
        let wanted: [Identity] = [
            root.child(3), root.child(3).child(3), root.named("a"), root.named(5), root.child(Step.self),
            root.child(Step.self).child(2), root.child(Int.self),
        ]
        #expect(found == wanted && builder.identity == root && Set(found).count == 7)
        #expect(root.named(5) != root.child(5) && root.named("5") != root.named(5))
        #expect(root.used(at: root.child(1)) != root.used(at: root.child(2)))
        #expect(root.child(1).used(at: root) == root.child(1).used(at: root))
    }

    @Test("Names are noted for a scroll view that may be asked for them: that of the first view inside") func names() {
        builder.step(named: "early") { leaf() }
        #expect(builder.namedTags.isEmpty)
        builder.scrollTarget = ScrollRequest()
        builder.step(named: "outer") {
            builder.step(named: 1) { leaf() }
            builder.step(named: 2) {
                leaf()
                leaf()
            }
            builder.step(named: "none") {}
        }
        #expect(builder.namedTags.map(\.0) == [1, 2, 1])
        #expect(builder.namedTags.map(\.1) == [AnyHashable(1), AnyHashable(2), AnyHashable("outer")])
    }

    @Test("Another place has its surroundings, and those from before come back") func places() {
        var position = builder.position
        (position.identity, position.environment.layoutDirection) = (Identity.root.child(9), .rightToLeft)
        (position.scrollAxes, position.isNearUnsafeArea) = (.vertical, true)
        var found: [Bool] = []
        func note() {
            found += [
                builder.identity == Identity.root.child(9), builder.tree.isRightToLeft, builder.isNearUnsafeArea,
                builder.scrollAxes == .vertical, builder.expectsOne,
            ]
        }
        builder.expectsOne = true
        builder.at(position, note)
        note()
        #expect(found == [true, true, true, true, false, false, false, false, false, true])
        #expect(!builder.position.expectsOne && builder.expectsOne)
        builder.separately { #expect(!builder.expectsOne) }
        #expect(builder.expectsOne)
    }

    @Test("A changed environment counts inside, with its direction") func environment() {
        var found: [Bool] = []
        func note() { found += [builder.environment.isEnabled, builder.tree.isRightToLeft] }
        builder.with({ ($0.isEnabled, $0.layoutDirection) = (false, .rightToLeft) }, note)
        note()
        let outer = builder.changeEnvironment { $0.layoutDirection = .rightToLeft }
        note()
        builder.restoreEnvironment(outer)
        note()
        #expect(found == [false, true, true, false, true, true, true, false])
        // The same change in the same place makes the same environment.
        var made: [EnvironmentValues] = []
        for _ in 0..<2 { builder.with({ $0.isEnabled = false }) { made.append(builder.environment) } }
        #expect(made[0].isSame(as: made[1]))
    }

    @Test("A container takes the nodes of its content, and nothing else") func contents() {
        let first = leaf()
        builder.stackAxis = .vertical
        var inside: [Axis?] = []
        let taken = builder.inContainer(.horizontal) {
            inside.append(builder.stackAxis)
            leaf("a")
            leaf("b")
        }
        #expect(kinds(taken) == ["a", "b"] && builder.pending == [first] && inside == [.horizontal])
        #expect(builder.stackAxis == .vertical)
        builder.expectsOne = true
        let opening = builder.open(.horizontal)
        #expect(builder.stackAxis == .horizontal && !builder.expectsOne)
        leaf("c")
        builder.markDynamic()
        let closed = builder.close(opening)
        #expect(kinds(closed.nodes) == ["c"] && !closed.isStatic && builder.pending == [first])
        #expect(builder.stackAxis == .vertical && builder.expectsOne)
        let other = builder.open(nil)
        #expect(builder.close(other).isStatic && builder.stackAxis == .vertical)
        #expect([builder.nextGridRow(), builder.nextGridRow()] == [1, 2] as [Int])
    }

    @Test("One node of several is a stack in depth") func single() {
        #expect(builder.single {} == nil)
        let one = builder.single { leaf("one") }
        #expect(one.map { kinds([$0]) } == ["one"])
        let several = builder.single {
            leaf("a")
            leaf("b")
        }
        #expect(several.map { builder.tree.kind(of: $0) } == .zStack && builder.pending.isEmpty)
    }

    @Test("Where one view is expected several are a column, and none is something that takes no room") func joined() {
        func made(_ count: Int, expectsOne: Bool, isNeverNone: Bool = false) -> [String] {
            builder.expectsOne = expectsOne
            let nodes = builder.elements(expectsOne: expectsOne) {
                let mark = builder.pendingCount
                for _ in 0..<count { leaf() }
                builder.joinViews(since: mark, isNeverNone: isNeverNone)
            }
            builder.expectsOne = false
            return kinds(nodes)
        }
        #expect(made(2, expectsOne: true) == ["VStack"] && made(2, expectsOne: false) == ["leaf", "leaf"])
        #expect(made(1, expectsOne: true) == ["leaf"] && made(0, expectsOne: true).isEmpty)
        #expect(made(0, expectsOne: true, isNeverNone: true) == ["EmptyView"])
        #expect(made(0, expectsOne: false, isNeverNone: true).isEmpty)
        let before = leaf("before")
        builder.expectsOne = true
        let nodes = builder.joined {
            leaf()
            leaf()
        }
        #expect(kinds(nodes) == ["VStack"] && builder.pending == [before] && builder.expectsOne)
    }

    @Test("Nodes are put in each other's place, taken off and handed on") func pending() {
        let (a, b) = (leaf("a"), leaf("b"))
        let around = builder.tree.addPassthrough(around: a)
        builder.replacePending(0, by: around, NodeItem("around"))
        #expect(builder.pending == [around, b] && kinds(builder.pending) == ["around", "b"])
        builder.dropPending(since: 1)
        #expect(builder.pending == [around] && builder.pendingNode(0) == around)
        builder.adopt(b)
        #expect(builder.pending == [around, b] && builder.items.count == 3 && builder.keys.isEmpty)
        let kept = builder.elements { leaf("c") }
        #expect(kinds(kept) == ["c"] && builder.pendingCount == 2 && builder.noteCount == 0)
    }

    @Test("Every sixteenth view looks at the stack; too many are left out, with a message") func depth() {
        var looks: [Int] = []
        for depth in 1...40 {
            if case .onCheckedStack = builder.enter(nil) { looks.append(depth) }
        }
        #expect(looks == [16, 32] && builder.deepest == 40)
        for _ in 0..<20 { builder.leave() }
        _ = builder.enter(nil)
        #expect(builder.deepest == 40)
        for _ in 0..<21 { builder.leave() }
        var ran = 0
        builder.descend(nil) { ran += 1 }
        builder.resolving(Int.self) { ran += 1 }
        #expect(ran == 2)
        for _ in 0..<16_000 { _ = builder.enter(nil) }
        builder.descend(nil) { ran += 1 }
        builder.nested(Int.self) { ran += 1 }
        #expect(ran == 2 && builder.context.diagnostics.map(\.severity) == [.error])
        #expect(builder.context.diagnostics.first?.message.contains("more than 16000 inside each other") == true)
        #expect(builder.identity == .root)
    }

    @Test("A view that leads to itself takes its nodes with it") func endless() {
        let before = leaf("before")
        _ = builder.enter(nil)
        leaf("around")
        for _ in 0..<15_999 { _ = builder.enter(Int.self) }
        leaf("inside")
        builder.descend(Int.self) { leaf("never") }
        for _ in 0..<15_998 { builder.leave() }
        #expect(kinds(builder.pending) == ["before", "around", "inside"])
        builder.leave()
        #expect(kinds(builder.pending) == ["before", "around"])
        builder.leave()
        #expect(builder.pending.first == before && builder.items.count == 3)
        #expect(builder.context.diagnostics.first?.message.hasPrefix("Int contains itself without end") == true)
    }
}
