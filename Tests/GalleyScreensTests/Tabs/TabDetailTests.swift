import Galley
import GalleyTestSupport
import Testing

/// What lies above the tabs, and which keys tabs take.
@MainActor @Suite("Details of tabs and boxes") struct TabDetailTests {
    private struct Placed: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(verbatim: "[\(placement.map { "\($0)" } ?? "none")]") }
    }

    /// Documentation of `tabViewBottomAccessoryPlacement`: nil where there is no accessory.
    @Test("Without an accessory it has no place") func accessory() {
        let view = TabView { Tab("One", systemImage: "star") { Placed() } }
        #expect(ViewHost(view, size: CGSize(width: 393, height: 852)).shows("[none]"))
    }

    @Test("Escape chooses no tab") func escape() {
        for first in [1, 2] {
            let chosen = Recorded(first)
            let view = TabView(selection: chosen.binding) {
                Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
                Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
            }
            let host = ViewHost(view, size: CGSize(width: 393, height: 852))
            host.send(.key(.escape))
            #expect(chosen.value == first && chosen.written.isEmpty)
            host.tap(first == 1 ? "Two" : "One")
            #expect(chosen.value == 3 - first)
            // Escape leaves what lies over the window, where that can be left.
            let written = chosen.written.count
            let covered = ViewHost(
                Text("Under").fullScreenCover(isPresented: .constant(true)) { view },
                size: CGSize(width: 393, height: 852))
            covered.send(.key(.escape))
            #expect(covered.shows("One") && chosen.written.count == written)
        }
    }

    /// Boxes in boxes alternate between the grounds of the second and the third level.
    @Test("A box in a box in a box has the ground of the outermost") func boxes() {
        let view = GroupBox { GroupBox { GroupBox { GroupBox { Text("In") } } } }.frame(width: 300)
        var fills: [ResolvedColor] = []
        func look(_ items: [DrawItem]) {
            for item in items {
                if case .fill(_, .color(let color), _) = item { fills.append(color) }
                if case .group(let group) = item { look(group.items) }
            }
        }
        look(RenderedView(view).displayList.items)
        #expect(fills.count == 4)
        #expect(fills[0] == fills[2] && fills[1] == fills[3] && fills[0] != fills[1])
    }
}
