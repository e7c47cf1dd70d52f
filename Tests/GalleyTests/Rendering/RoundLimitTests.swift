import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// How often a view is laid out for one picture, and what is said of one that never comes to rest (the documentation of
/// `RenderOptions.settle` and `RenderSession`).
@MainActor @Suite("Limits of a picture's layouts")
struct RoundLimitTests {
    /// A task of each step takes the next one.
    private struct Chain: View {
        let last: Int
        @State private var step = 0
        var body: some View {
            Color.red.frame(width: CGFloat(step), height: 10).task(id: step) { if step < last { step += 1 } }
        }
    }

    @Test("What tasks change is laid out again sixty-four times, the rest counts as one") func tasks() async {
        var options = RenderOptions()
        options.settle = 600
        var widths: [CGFloat] = []
        for last in [3, 62, 63, 64, 200] {
            widths.append(await RenderedView(settling: Chain(last: last), options: options).size.width)
        }
        // The first layout shows 0, the sixty-fourth 63; the last one what came since.
        #expect(widths == [3, 62, 63, 64, 64])
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: 5, height: 5).onChange(of: count, initial: true) { count += 1 }
        }
    }

    private struct Wrapper<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    @Test("It is called by its type, without what is around it and without parameters") func names() {
        func message(_ view: some View) -> String { RenderedView(view).diagnostics.first?.message ?? "" }
        let found = [
            message(Endless()), message(Endless().padding(3).opacity(0.5)), message(Wrapper(content: Endless())),
            message(Wrapper(content: Endless()).padding().frame(width: 30)),
        ].map { $0.components(separatedBy: " still").first ?? "" }
        let rest = "never settles: after 16 layouts onChange"
        #expect(found == ["Endless \(rest)", "Endless \(rest)", "Wrapper \(rest)", "Wrapper \(rest)"])
    }

    private struct Task: View {
        var body: some View { Color.red.frame(width: 5, height: 5).task {} }
    }

    @Test("Without time for tasks it says so, and how to give some") func tasksNotRun() async {
        var options = RenderOptions()
        options.settle = 0
        let none = RenderedView(Task(), options: options),
            awaited = await RenderedView(settling: Task(), options: options)
        let text = "the tasks of Task are not run: RenderOptions.settle, or --settle SECONDS, is 0."
        #expect([none, awaited].map { $0.diagnostics.map(\.message) } == [[text], [text]])
        let still = await RenderedView(settling: Color.red.frame(width: 5, height: 5), options: options)
        #expect(still.diagnostics.isEmpty && none.diagnostics.map(\.severity) == [.note])
    }

    private struct Open: Layout {
        let size: CGSize
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("A size without an end is told, in what it was offered or by itself") func endless() {
        func message(_ size: CGSize, _ proposal: ProposedViewSize = .unspecified) -> [String] {
            var options = RenderOptions()
            options.proposal = proposal
            let view = Open(size: size).callAsFunction { Color.red }
            return RenderedView(view, options: options).diagnostics.map {
                $0.message.components(separatedBy: [":", ","]).first ?? ""
            }
        }
        let wide = CGSize(width: CGFloat.infinity, height: 5), tall = CGSize(width: 5, height: CGFloat.infinity)
        #expect(message(wide) == ["the view answered inf×5.0 to an unspecified proposal"])
        #expect(message(tall) == ["the view answered 5.0×inf to an unspecified proposal"])
        #expect(
            message(tall, ProposedViewSize(width: 3, height: nil)) == [
                "the view answered 5.0×inf to a proposal of 3.0×nil"
            ])
        #expect(message(CGSize(width: 5, height: 5)) == [])
    }

    @Test("A pool is as wide as it is said to be, and one thread wide at least") func pools() async throws {
        let pools = [RenderPool(width: 3), RenderPool(width: 1), RenderPool(width: 0), RenderPool(width: -5)]
        #expect(pools.map(\.width) == [3, 1, 1, 1] && RenderPool.shared.width >= 1)
        for pool in pools {
            let busy = try await pool.run { !pool.isIdle }
            #expect(busy && pool.isIdle && pool.waitingCount == 0)
        }
        await #expect(throws: RenderError.self) { try await pools[0].run { throw RenderError(message: "no") } }
        #expect(pools[0].isIdle)
    }
}
