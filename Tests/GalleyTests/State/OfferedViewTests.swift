import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// A view that stays laid out by itself, without a window: what it is offered, what it answers, and how often its changes are taken up
/// (the documentation of `LiveView`).
@MainActor @Suite("A view that stays laid out is offered something else")
struct OfferedViewTests {
    @MainActor private final class Handle {
        var change: () -> Void = {}
        var counts: [Int] = []
    }

    /// As wide as its count says, which a change sets, and which goes on by itself where that is asked for.
    private struct Counter: View {
        let handle: Handle
        var isEndless = false
        @State private var count = 0

        var body: some View {
            let _ = handle.change = { count += 1 }
            let _ = handle.counts.append(count)
            Color.red.frame(width: CGFloat(10 + count), height: 10)
                .onChange(of: count) { if isEndless { count += 1 } }
        }
    }

    private func live(
        _ view: some View, canvas: CGSize? = nil, _ width: CGFloat? = nil, _ height: CGFloat? = nil
    ) -> LiveView<AnyView> {
        var options = RenderOptions()
        (options.canvas, options.proposal) = (canvas, ProposedViewSize(width: width, height: height))
        return LiveView(AnyView(view), options: options)
    }

    @Test("Its size is the answer to what it was offered last") func sizes() {
        let view = live(Color.red, nil, nil)
        var sizes = [view.size]
        for proposal in [
            ProposedViewSize(width: 30, height: 40), ProposedViewSize(width: 50, height: nil), .zero, .unspecified,
        ] {
            view.offer(proposal)
            sizes.append(view.size)
            #expect(view.record.proposal == proposal && view.options.proposal == proposal)
        }
        #expect(sizes.map { [$0.width, $0.height] } == [[10, 10], [30, 40], [50, 10], [0, 0], [10, 10]])
    }

    @Test("A canvas is as large as what is offered, and the view in its middle") func canvases() {
        let view = live(Color.red.frame(width: 20, height: 10), canvas: CGSize(width: 100, height: 80), 100, 80)
        var frames = [view.record.root.frame]
        view.offer(ProposedViewSize(width: 60, height: 40))
        frames.append(view.record.root.frame)
        #expect(view.options.canvas == CGSize(width: 60, height: 40))
        view.offer(ProposedViewSize(width: 30, height: nil))
        frames.append(view.record.root.frame)
        #expect(view.options.canvas == CGSize(width: 30, height: 10))
        #expect(frames.map { [$0.minX, $0.minY] } == [[40, 35], [20, 15], [5, 0]])
        view.change { $0.canvas = nil }
        #expect(view.record.root.frame.origin == .zero && view.options.canvas == nil)
    }

    @Test("Its state stays, whatever it is offered, and a change is taken up once") func state() {
        let handle = Handle(), view = live(Counter(handle: handle))
        #expect(view.update() == false && view.size.width == 10)
        handle.change()
        #expect(view.size.width == 10)
        #expect(view.update() == true && view.size.width == 11 && view.update() == false)
        view.offer(ProposedViewSize(width: 5, height: 5))
        view.change { $0.colorScheme = .dark }
        #expect(view.size.width == 11 && handle.counts.last == 1 && !view.isUnsettled && !view.isWorking)
    }

    @Test("One that changes itself for ever is built sixteen times for an update, and says so once each") func endless()
    {
        let handle = Handle(), view = live(Counter(handle: handle, isEndless: true))
        handle.change()
        handle.counts = []
        #expect(view.update() && view.isUnsettled && view.size.width == 26)
        #expect(handle.counts == Array(1...16))
        let messages = view.context.diagnostics.map(\.message)
        #expect(messages.count == 1 && messages[0].contains("never settles: after 16 layouts"))
        #expect(view.update() && view.size.width == 42 && view.isUnsettled)
    }

    @Test("A turn has sixteen rounds, one where the view has not settled") func turns() {
        let handle = Handle(), view = live(Counter(handle: handle))
        #expect(!view.isUnsettled && !view.isPutAway)
        view.beginTurn()
        handle.change()
        #expect(view.update() && view.size.width == 11)
    }
}
