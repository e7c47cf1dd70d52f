import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// A view that lives for days takes no more with each change.
@MainActor @Suite("Memory of updates")
struct UpdateMemoryTests {
    private final class Handle {
        var change: (Int) -> Void = { _ in }
    }

    private struct Rank: LayoutValueKey {
        static let defaultValue = 0
    }

    /// What changes contains views that tell their containers something.
    private struct Score: View {
        let handle: Handle
        @State private var points = 0
        var body: some View {
            handle.change = { points = $0 }
            return VStack {
                HStack(spacing: 0) {
                    Color.red.frame(width: CGFloat(points), height: 10).layoutValue(key: Rank.self, value: points)
                    Color.blue.frame(width: 5, height: 10).zIndex(Double(points))
                }
            }
        }
    }

    @Test("What views tell their containers is kept once, however often it is told anew")
    func traits() {
        let handle = Handle()
        let live = LiveView(VStack { Score(handle: handle) })
        let tree = live.tree
        let first = tree.host.traits.count
        for points in 1...500 {
            handle.change(points)
            live.update()
        }
        #expect(live.tree === tree, "the view is built again in its tree: otherwise this says nothing")
        #expect(first == 2)
        #expect(tree.host.traits.count <= 2 * tree.pass.count + 16 + first)
        // What is told last is what counts.
        #expect(live.size == CGSize(width: 505, height: 10))
        let told = (0..<tree.pass.count).map { tree.pass.traits(of: $0) }.filter { $0 >= 0 }.map {
            tree.host.traits[$0]
        }
        #expect(told.contains { $0.zIndex == 500 })
        #expect(told.contains { $0.values[ObjectIdentifier(Rank.self)] as? Int == 500 })
    }
}
