import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Where a root view lies: offered what the safe area leaves, and centered in it where there is a canvas (docs/rules.md §2.1), by hand.
@MainActor @Suite("Where a root view lies")
struct RootPlaceTests {
    private func record(
        _ view: some View, canvas: CGSize? = nil, proposal: ProposedViewSize, _ insets: EdgeInsets
    ) -> LayoutRecord {
        var options = RenderOptions()
        (options.canvas, options.proposal, options.safeArea) = (canvas, proposal, insets)
        return LayoutRecord(of: view, options: options)
    }

    private let insets = EdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
    private let window = CGSize(width: 100, height: 80)

    private func frames(_ view: some View, canvas: Bool, _ insets: EdgeInsets) -> [CGFloat] {
        let found = record(view, canvas: canvas ? window : nil, proposal: ProposedViewSize(window), insets).root.frame
        return [found.minX, found.minY, found.width, found.height]
    }

    @Test("In what the safe area leaves, in its middle where there is a canvas") func places() {
        let box = Color.red.frame(width: 30, height: 20)
        let found = [
            frames(Color.red, canvas: true, insets), frames(Color.red, canvas: false, insets),
            frames(box, canvas: true, insets), frames(box, canvas: false, insets),
            frames(box, canvas: true, EdgeInsets()),
            frames(Color.red.frame(width: 130, height: 20), canvas: true, insets),
        ]
        // What is left is 70 by 68: 10 + (70 − 30) / 2 and 5 + (68 − 20) / 2; 10 + (70 − 130) / 2.
        let wanted: [[CGFloat]] = [
            [10, 5, 70, 68], [10, 5, 70, 68], [30, 29, 30, 20], [10, 5, 30, 20], [35, 30, 30, 20], [-20, 29, 130, 20],
        ]
        #expect(found == wanted)
        let large = EdgeInsets(top: 90, leading: 60, bottom: 0, trailing: 60)
        #expect(Array(frames(Color.red, canvas: false, large).suffix(2)) == [0, 0])
        let open = record(Color.red, proposal: ProposedViewSize(width: nil, height: 80), insets)
        #expect(open.root.proposal == ProposedViewSize(width: nil, height: 68))
    }

    @Test("Several views are a column, none is ten points long, one is itself") func roots() {
        let box = Color.red.frame(width: 30, height: 20)
        let found = [
            record(box, proposal: .unspecified, EdgeInsets()),
            record(
                Group {
                    box
                    box
                }, proposal: .unspecified, EdgeInsets()),
            record(EmptyView(), proposal: .unspecified, EdgeInsets()),
        ]
        #expect(found[0].size == CGSize(width: 30, height: 20) && found[1].size == CGSize(width: 30, height: 48))
        #expect(found[2].size == CGSize(width: 10, height: 10))
    }

    @Test("A picture of no length cannot be made, and says its size") func empty() throws {
        func message(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> String {
            var options = RenderOptions()
            options.proposal = proposal
            do {
                _ = try RenderedView(view, options: options).picture()
                return ""
            } catch { return "\(error)" }
        }
        let messages = [
            message(Color.red.frame(width: 0, height: 5)), message(Color.red.frame(width: 5, height: 0)),
            message(Color.red, ProposedViewSize(width: .infinity, height: 5)),
            message(Color.red.frame(width: 1, height: 1)),
        ]
        #expect(
            messages[0].hasPrefix("the view's size is 0.0×5.0") && messages[1].hasPrefix("the view's size is 5.0×0.0"))
        #expect(messages[2].contains("a proposal of inf×5.0") && messages[3] == "")
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: .infinity, height: 5)
        let endless = RenderedView(Color.red, options: options)
        #expect(endless.diagnostics.map(\.severity) == [.error])
        options.canvas = CGSize(width: 9, height: 9)
        #expect(RenderedView(Color.red, options: options).diagnostics.isEmpty)
        let open = RenderedView(ScrollView { Color.red }.frame(maxWidth: .infinity), options: RenderOptions())
        #expect(open.pageCount == 1 && open.isPaged == false)
    }

    private struct Endless: View {
        @State private var count = 0
        let note: (Int) -> Void

        var body: some View {
            let _ = note(count)
            Color.clear.frame(width: 5, height: 5).onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test("A view that changes itself in each layout is laid out sixteen times, and a warning says so") func rounds() {
        var counts: [Int] = []
        let picture = RenderedView(Endless { counts.append($0) })
        #expect(Set(counts) == Set(0..<16))
        let messages = picture.diagnostics.map(\.message)
        #expect(messages.count == 1 && messages[0].hasPrefix("Endless never settles: after 16 layouts"))
    }

    @Test("Neither a canvas nor a window of its own: what it is offered is the container's size") func containers() {
        let half = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        let found = [
            record(half, proposal: ProposedViewSize(width: 60, height: 20), EdgeInsets()).size,
            record(half, canvas: window, proposal: ProposedViewSize(window), insets).size,
        ]
        #expect(found == [CGSize(width: 30, height: 20), CGSize(width: 35, height: 68)])
    }
}
