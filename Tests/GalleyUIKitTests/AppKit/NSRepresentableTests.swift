import Galley
import GalleyAppKitClasses
import GalleyTestSupport
import Testing

/// Views and controllers of AppKit's in views of SwiftUI's (rules.md §30).
@MainActor @Suite("Representables of AppKit's")
struct NSRepresentableTests {
    private final class Log {
        private(set) var lines: [String] = []
        /// Notes a line, once where it repeats: bodies and layouts may run more often.
        func note(_ line: String) { if !lines.contains(line) { lines.append(line) } }
    }

    private final class Controller: NSViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log.note("load") }
        override func viewWillAppear() { log.note("will appear") }
        override func viewDidLayout() { log.note("laid out \(Int(view.bounds.width))") }
        override func viewDidAppear() { log.note("did appear") }
        override func viewWillDisappear() { log.note("will disappear") }
        override func viewDidDisappear() { log.note("did disappear") }
    }

    private struct Controlled: NSViewControllerRepresentable {
        let log: Log
        let count: Int
        var answer: CGSize?

        func makeCoordinator() -> Int {
            log.note("coordinator")
            return 3
        }
        func makeNSViewController(context: Context) -> Controller {
            log.note("make \(context.coordinator)")
            return Controller(log)
        }
        func updateNSViewController(_ nsViewController: Controller, context: Context) { log.note("update \(count)") }
        static func dismantleNSViewController(_ nsViewController: Controller, coordinator: Int) {
            nsViewController.log.note("end \(coordinator)")
        }
        func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Controller, context: Context) -> CGSize? {
            answer
        }
    }

    private struct Page: View {
        let log: Log
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("More") { count += 1 }
                Button("Hide") { isShown = false }
                if isShown { Controlled(log: log, count: count).frame(width: 60, height: 20) }
            }
        }
    }

    /// Documentation of `NSViewControllerRepresentable`: the coordinator is made before the controller, the controller once, and
    /// updated “when there's new data”; of `NSViewController`: its view is loaded, appears, is laid out, has appeared, and goes.
    @Test("A controller lives as long as its place, and hears what happens") func life() {
        let log = Log()
        let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 200))
        _ = host.displayList()
        #expect(
            log.lines == [
                "coordinator", "make 3", "load", "update 0", "will appear", "laid out 60", "did appear",
            ])
        host.tap("More")
        #expect(log.lines.last == "update 1")
        host.tap("Hide")
        _ = host.displayList()
        #expect(Set(log.lines.dropFirst(8)) == ["will disappear", "did disappear", "end 3"])
    }

    @Test("A size that it answers is its size") func size() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 40, height: 10)
        func size(_ answer: CGSize?) -> CGSize {
            RenderedView(Controlled(log: Log(), count: 0, answer: answer), options: options).size
        }
        #expect(size(CGSize(width: 7, height: 9)) == CGSize(width: 7, height: 9))
        // Without one, and without content: what is offered (rules.md §30.1).
        #expect(size(nil) == CGSize(width: 40, height: 10))
    }
}
