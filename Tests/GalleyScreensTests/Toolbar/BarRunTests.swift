import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// Where items of toolbars go, and which share a ground. Placements by Apple's documentation of `ToolbarItemPlacement`; on glass
/// neighbours share a ground up to a `ToolbarSpacer` (documentation of that).
@MainActor @Suite("Items of bars")
struct BarRunTests {
    @Test(
        "Where placements lead on iOS",
        arguments: [
            (ToolbarItemPlacement.automatic, .trailing), (.principal, .center), (.navigation, .leading),
            (.primaryAction, .trailing), (.secondaryAction, .overflow), (.status, .bottomCenter),
            (.confirmationAction, .trailing), (.cancellationAction, .leading), (.destructiveAction, .trailing),
            (.keyboard, .notShown), (.topBarLeading, .leading), (.topBarTrailing, .trailing),
            (.navigationBarLeading, .leading), (.navigationBarTrailing, .trailing), (.bottomBar, .bottom),
            (.bottomOrnament, .bottom), (.title, .title), (.largeTitle, .largeTitle), (.subtitle, .subtitle),
            (.largeSubtitle, .largeSubtitle), (.accessoryBar(id: 1), .notShown),
        ] as [(ToolbarItemPlacement, ToolbarItemPlacement.Place)])
    func places(placement: ToolbarItemPlacement, place: ToolbarItemPlacement.Place) {
        #expect(placement.place == place)
        #expect(placement.isProminent == (placement == .confirmationAction))
    }

    /// The texts of a bar from its leading end on, each with the middle of its place.
    private func shown(_ content: some View, look: Look = .iOS26) -> [(text: String, frame: CGRect)] {
        func texts(_ node: LayoutRecord.Node) -> [(String, CGRect)] {
            (node.kind == "Text" ? [(node.label ?? "", node.frame)] : []) + node.children.flatMap(texts)
        }
        let root = screen(NavigationStack { content }, look: look)
        return texts(root).sorted { $0.1.midX < $1.1.midX }.map { (text: $0.0, frame: $0.1) }
    }

    @Test("A closure without anything is one of views: Apple's builder of a toolbar's content takes one piece to ten")
    func empty() {
        #expect(shown(Text("page").toolbar {}).map(\.text) == ["page"])
    }

    @Test("Leading and trailing items in their order, the middle's between", arguments: [Look.iOS18, .iOS26])
    func order(look: Look) {
        let view = Color.clear.navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarTrailing) { Text("t1") }
            ToolbarItem(placement: .topBarLeading) { Text("l1") }
            ToolbarItem(placement: .principal) { Text("m") }
            ToolbarItem(placement: .topBarLeading) { Text("l2") }
            ToolbarItemGroup(placement: .primaryAction) {
                Text("t2")
                Text("t3")
            }
        }
        let found = shown(view, look: look)
        #expect(found.map(\.text) == ["l1", "l2", "m", "t1", "t2", "t3"])
        #expect(found.first { $0.text == "m" }.map { abs($0.frame.midX - 196.5) < 1 } == true)
    }

    private final class Asked { var widths: [CGFloat] = [] }

    /// A layout of 10 to 30, which notes what widths it is asked for.
    private struct Asking: Layout {
        let asked: Asked

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            if let width = proposal.width { asked.widths.append(width) }
            return CGSize(width: min(max(proposal.width ?? 20, 10), 30), height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    /// Neighbours share their room as in a stack, which offers each of them nothing to learn its least length (rules.md §4; documentation
    /// of `LayoutSubview.sizeThatFits(_:)`: a proposal of zero asks for the minimum). Less what is around an item that is nothing too.
    @Test("What is in an item on glass is asked for its least width with a width of nothing") func least() {
        let asked = Asked()
        let view = Color.clear.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Asking(asked: asked) { Color.red }
                Asking(asked: asked) { Color.red }
            }
        }
        _ = screen(NavigationStack { view })
        #expect(asked.widths.min() == 0)
    }

    @Test("Items of the bottom bar lie below those of the top") func bottom() throws {
        let view = Color.clear.toolbar {
            ToolbarItem(placement: .bottomBar) { Text("low") }
            ToolbarItem(placement: .topBarLeading) { Text("high") }
            ToolbarItem(placement: .keyboard) { Text("keys") }
        }
        let found = shown(view)
        let low = try #require(found.first { $0.text == "low" }), high = try #require(found.first { $0.text == "high" })
        #expect(low.frame.minY > 700 && high.frame.maxY < 100)
        #expect(!found.contains { $0.text == "keys" })
    }
}
