import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

@MainActor @Suite("Requests to scroll, and where scroll views start")
struct ScrollRequestTests {
    private func list(_ count: Int, to name: String, @ViewBuilder row: @escaping (Int) -> some View) -> some View {
        ScrollViewReader { proxy in
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self, content: row) } }
                .onAppear { proxy.scrollTo(name, anchor: .top) }
        }
    }

    @Test("An identity is found below modifiers, and deep in a row") func deep() {
        let modified = list(500, to: "300") { box(80, 20).id("\($0)").padding(5).background(Color.blue).probe("\($0)") }
        expect(frames(in: 100, 90, modified)["300"]?.minY, 0)
        let inside = list(500, to: "300") { row in
            HStack {
                box(10, 20)
                VStack { box(10, 20).id("\(row)") }
            }.probe("\(row)")
        }
        expect(frames(in: 100, 90, inside)["300"]?.minY, 0)
    }

    @Test("A name that nobody has moves nothing; a long container says that it was not searched to the end")
    func unknown() {
        expect(frames(in: 100, 90, list(500, to: "nobody") { box(80, 20).probe("\($0)") })["0"]?.minY, 0)
        var options = RenderOptions()
        options.canvas = CGSize(width: 100, height: 100)
        options.proposal = ProposedViewSize(width: 100, height: 100)
        let long = RenderedView(list(30_000, to: "nobody") { _ in Color.red.frame(height: 20) }, options: options)
        #expect(long.diagnostics.contains { $0.message.contains("scrollTo(nobody)") && $0.severity == .warning })
    }

    @Test("The identity of an element that stands for several views is its first") func several() {
        let view = ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        box(80, 20).probe("\(row)")
                        box(80, 1)
                    }
                }
            }.onAppear { proxy.scrollTo(50, anchor: .top) }
        }
        expect(frames(in: 100, 90, view)["50"]?.minY, 0)
    }

    @Test("Short content lies at its own anchor, long content starts at its own (SWW scroll/anchor-roles)")
    func roles() {
        func y(_ height: CGFloat, _ change: (ScrollView<AnyView>) -> some View) -> CGFloat? {
            let scroll = ScrollView { AnyView(box(50, height).probe("content")) }
            return frames(in: 100, 200, change(scroll))["content"]?.minY
        }
        expect(y(60) { $0 }, 0)
        expect(y(60) { $0.defaultScrollAnchor(.bottom, for: .alignment) }, 140)
        expect(y(60) { $0.defaultScrollAnchor(.center, for: .alignment) }, 70)
        expect(y(400) { $0.defaultScrollAnchor(.bottom, for: .alignment) }, 0)
        expect(y(400) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) }, 0)
        expect(y(60) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) }, 0)
        expect(y(400) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }, -200)
        expect(y(60) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }, 0)
        // One for all roles, and exceptions inside and outside of it.
        expect(y(60) { $0.defaultScrollAnchor(.bottom) }, 140)
        expect(y(60) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.topLeading, for: .alignment) }, 0)
        expect(y(60) { $0.defaultScrollAnchor(.topLeading, for: .alignment).defaultScrollAnchor(.bottom) }, 0)
        expect(y(400) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .initialOffset) }, 0)
    }
}
