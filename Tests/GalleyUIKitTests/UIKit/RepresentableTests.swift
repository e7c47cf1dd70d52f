import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// Views of UIKit's in views of SwiftUI's (rules.md §30).
@MainActor @Suite("Representables")
struct RepresentableTests {
    /// A view of 80 × 20 points, or of no size of its own.
    private final class Sized: UIView {
        var content: CGSize? = CGSize(width: 80, height: 20)
        override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
    }

    private struct Wrapper: UIViewRepresentable {
        let view: Sized
        var answer: CGSize?

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer }
    }

    private func size(_ wrapper: Wrapper, in width: CGFloat?, _ height: CGFloat?) -> CGSize {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        return RenderedView(wrapper, options: options).size
    }

    /// rules.md §30.1.
    @Test("A size follows from the content and its priorities") func sizes() {
        let view = Sized()
        let wrapper = Wrapper(view: view)
        #expect(size(wrapper, in: nil, nil) == CGSize(width: 80, height: 20))
        #expect(size(wrapper, in: 100, 50) == CGSize(width: 100, height: 50))
        #expect(size(wrapper, in: 40, 10) == CGSize(width: 80, height: 20))
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(size(wrapper, in: 100, 50) == CGSize(width: 80, height: 50))
        view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
        #expect(size(wrapper, in: 40, 10) == CGSize(width: 80, height: 10))
        view.content = nil
        #expect(size(wrapper, in: 40, 10) == CGSize(width: 40, height: 10))
        #expect(
            size(Wrapper(view: view, answer: CGSize(width: 7, height: 9)), in: 40, 10) == CGSize(width: 7, height: 9))
    }

    private final class Log {
        private(set) var lines: [String] = []
        func note(_ line: String) { if lines.last != line { lines.append(line) } }
    }

    private struct Counter: UIViewRepresentable {
        let log: Log
        let count: Int

        func makeCoordinator() -> Int {
            log.note("coordinator")
            return 3
        }
        func makeUIView(context: Context) -> UIView {
            log.note("make \(context.coordinator)")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) { log.note("update \(count)") }
        static func dismantleUIView(_ uiView: UIView, coordinator: Int) { ended.append(coordinator) }
        @MainActor static var ended: [Int] = []
    }

    private struct Page: View {
        let log: Log
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("More") { count += 1 }
                Button("Hide") { isShown = false }
                if isShown { Counter(log: log, count: count).frame(width: 20, height: 20) }
            }
        }
    }

    /// Documentation of `UIViewRepresentable`: SwiftUI calls `makeCoordinator()` before `makeUIView(context:)`, “calls this method
    /// only once when it creates your view for the first time”, and the update “for all subsequent updates”.
    @Test("A view is made once, and ended with its place") func life() {
        Counter.ended = []
        let log = Log()
        let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 200))
        host.tap("More")
        host.tap("More")
        #expect(log.lines == ["coordinator", "make 3", "update 0", "update 1", "update 2"])
        #expect(Counter.ended.isEmpty)
        host.tap("Hide")
        _ = host.displayList()
        #expect(Counter.ended == [3])
    }

    private final class Speaker: NSObject, UITextFieldDelegate {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textFieldDidChangeSelection(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { !string.contains("x") }
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Speaker { Speaker($text) }
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Name"
            field.delegate = context.coordinator
            return field
        }
        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    @Test("What is typed reaches the delegate, which may refuse it") func typing() {
        let text = Recorded("")
        let host = ViewHost(Field(text: text.binding), size: CGSize(width: 200, height: 100))
        host.tap("Name")
        host.send(.text("ab"))
        #expect(text.value == "ab")
        host.send(.text("x"))
        #expect(text.value == "ab")
    }

    private struct Controlled: UIViewControllerRepresentable {
        let log: Log

        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() { log.note("load") }
            override func viewWillAppear(_ animated: Bool) { log.note("will appear") }
            override func viewIsAppearing(_ animated: Bool) { log.note("appearing") }
            override func viewWillLayoutSubviews() { log.note("will lay out") }
            override func viewDidLayoutSubviews() { log.note("laid out \(Int(view.bounds.width))") }
            override func viewDidAppear(_ animated: Bool) { log.note("did appear") }
        }

        func makeUIViewController(context: Context) -> Controller { Controller(log) }
        func updateUIViewController(_ uiViewController: Controller, context: Context) {}
    }

    /// Documentation of `UIViewController`, “View-related notifications”.
    @Test("A controller hears what happens to its view, in order") func controller() {
        let log = Log()
        _ = RenderedView(Controlled(log: log).frame(width: 60, height: 40))
        var told: [String] = []
        for line in log.lines where !told.contains(line) { told.append(line) }
        #expect(told == ["load", "will appear", "appearing", "will lay out", "laid out 60", "did appear"])
    }

    private struct Table: UIViewRepresentable {
        func makeUIView(context: Context) -> UITableView { UITableView() }
        func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    @Test("What a box stands for is told") func box() {
        let drawn = RenderedView(Table().frame(width: 100, height: 50))
        #expect(
            drawn.diagnostics.map(\.message) == [
                "what “UITableView” draws is not drawn here: a dashed box stands for it (docs/support.md)"
            ])
        #expect(RenderedView(Wrapper(view: Sized()).frame(width: 10, height: 10)).diagnostics.count == 1)
    }

    private struct Drawn: UIViewRepresentable {
        final class Squares: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.translateBy(x: 10, y: 0)
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
                context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }

        func makeUIView(context: Context) -> Squares { Squares() }
        func updateUIView(_ uiView: Squares, context: Context) {}
    }

    @Test("What draw(_:) draws is drawn, and becomes a picture") func drawing() throws {
        let pixels = try Pixels(in: 20, 20, Drawn())
        #expect(pixels[5, 5] == [255, 0, 0, 255] && pixels[12, 5] == [0, 0, 255, 255])
        #expect(pixels[17, 5] == [0, 0, 0, 0] && pixels[5, 15] == [0, 0, 0, 0])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        let shown = try Pixels(in: 20, 10, Image(uiImage: image))
        #expect(shown[5, 5] == [0, 0, 255, 255] && shown[15, 5] == [0, 0, 0, 0])
    }
}
