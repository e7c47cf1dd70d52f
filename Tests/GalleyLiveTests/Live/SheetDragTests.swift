import Galley
import GalleyTestSupport
import Testing

/// A sheet that a finger drags (rules.md §18.11).
@MainActor
struct SheetDragTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Dragged: View {
        var isFixed = false
        let log: (String) -> Void
        @State private var isSheet = true
        @State private var detent = PresentationDetent.height(200)
        var body: some View {
            Text("behind")
                .sheet(isPresented: $isSheet, onDismiss: { log("dismissed") }) {
                    VStack {
                        Text("inside")
                        ScrollView { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }.frame(height: 80)
                    }
                    .presentationDetents([.height(200), .height(600)], selection: $detent)
                    .interactiveDismissDisabled(isFixed)
                }
                .onChange(of: detent) { log(detent == .height(600) ? "600" : "200") }
        }
    }

    /// A finger that goes slowly, so that nothing slides on.
    private func drag(_ host: ViewHost, from start: CGPoint, by way: CGFloat) {
        host.send(.pointerDown(start))
        for step in 1...20 {
            host.advance(by: 0.1)
            host.send(.pointerMoved(CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 20)))
        }
        for _ in 0..<2 {
            host.advance(by: 1)
            host.send(.pointerMoved(CGPoint(x: start.x, y: start.y + way)))
        }
        host.send(.pointerUp(CGPoint(x: start.x, y: start.y + way)))
        host.advance(by: 1)
    }

    /// The sheet is 200 high and stands at the end of 844: its handle lies at 650.
    @Test("A sheet is dragged to its other height, back, and away below half of the lowest") func draggedSheet() {
        var log: [String] = []
        let host = ViewHost(Dragged { log.append($0) }, size: phone)
        drag(host, from: CGPoint(x: 195, y: 650), by: -190)
        #expect(log == [])
        drag(host, from: CGPoint(x: 195, y: 650), by: -210)
        #expect(log == ["600"])
        drag(host, from: CGPoint(x: 195, y: 250), by: 390)
        #expect(log == ["600", "200"])
        drag(host, from: CGPoint(x: 195, y: 650), by: 90)
        #expect(host.shows("inside"))
        drag(host, from: CGPoint(x: 195, y: 650), by: 110)
        #expect(!host.shows("inside"))
        #expect(log == ["600", "200", "dismissed"])
    }

    @Test("What lies in a sheet is no button for that") func plainContent() throws {
        let host = ViewHost(Dragged { _ in }, size: phone)
        let sheet = try #require(host.viewTree().flatMap(\.all).first { $0.kind == "systemDrag" })
        #expect(!sheet.isInteractive && sheet.followsFinger)
        #expect(host.tapTakers(at: CGPoint(x: 195, y: 650)).isEmpty)
    }

    @Test("A sheet that is kept stays, and what scrolls in one has the finger first") func keptSheet() throws {
        var log: [String] = []
        let kept = ViewHost(Dragged(isFixed: true) { log.append($0) }, size: phone)
        drag(kept, from: CGPoint(x: 195, y: 650), by: 180)
        #expect(kept.shows("inside"))
        let host = ViewHost(Dragged { log.append($0) }, size: phone)
        let first = try #require(host.frame("Line 0"))
        drag(host, from: CGPoint(x: first.midX, y: first.midY), by: -300)
        #expect(log == [] && host.shows("inside"))
        let now = host.frame("Line 0")
        #expect(now == nil || now!.minY < first.minY - 100)
    }
}
