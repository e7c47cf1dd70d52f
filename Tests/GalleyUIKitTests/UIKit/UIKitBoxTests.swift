import Galley
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Boxes that stand for what is not drawn here, and which views have one (docs/support.md): a dashed edge, and the name from 60 by 18
/// points on.
@MainActor @Suite("Boxes in the place of views") struct UIKitBoxTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func texts(_ width: CGFloat, _ height: CGFloat) -> Int {
        RenderedView(NamedBox(name: "Box").frame(width: width, height: height)).displayList.marks.filter {
            if case .glyphs = $0 { true } else { false }
        }.count
    }

    @Test("A box says its name where there is room") func room() {
        let sizes: [(CGFloat, CGFloat)] = [(60, 18), (59.5, 18), (60, 17.5), (61, 19), (200, 17), (59, 100)]
        #expect(sizes.map { texts($0, $1) } == [1, 0, 0, 1, 0, 0])
    }

    @Test("A box is grey, with dashes of four and gaps of three points") func look() {
        let box = ToldPicture(RenderedView(NamedBox(name: "B").frame(width: 50, height: 40)).displayList).lines
        let same = ToldPicture(
            RenderedView(
                ZStack {
                    Rectangle().fill(Color.gray.opacity(0.12))
                    Rectangle().strokeBorder(
                        Color.gray.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                }.frame(width: 50, height: 40)
            ).displayList
        ).lines
        func marks(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("fill") || $0.hasPrefix("line") } }
        #expect(marks(box) == marks(same) && marks(box).count == 2)
        let name = ToldPicture(RenderedView(NamedBox(name: "Name").frame(width: 80, height: 40)).displayList).lines
        let text = ToldPicture(
            RenderedView(
                Text(verbatim: "Name").font(.system(size: 11)).foregroundStyle(Color.gray).frame(width: 80, height: 40)
            ).displayList
        ).lines
        #expect(name.filter { $0.contains("\"Name\"") } == text.filter { $0.contains("\"Name\"") })
    }

    private func named(_ view: some View) -> [String] {
        RenderedView(view.frame(width: 100, height: 50)).diagnostics.map { $0.message }.compactMap { message in
            message.split(separator: "”").first?.split(separator: "“").last.map(String.init)
        }
    }

    private final class Plain: UIView {}
    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test("The system's screens and lists are boxes; so is a class of one's own that shows nothing") func boxes() {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let picker = UIImagePickerController()
        let controllers = [alert, sharing, picker].map { named(ShownController(controller: $0)) }
        #expect(controllers == [["UIAlertController"], ["UIActivityViewController"], ["UIImagePickerController"]])
        let layout = UICollectionViewLayout()
        let views = [
            UITableView(), UICollectionView(frame: .zero, collectionViewLayout: layout), UIStackView(), UIView(),
            Plain(), Drawing(),
        ]
        let boxes = [["UITableView"], ["UICollectionView"], [], [], ["Plain"], []]
        #expect(views.map { named(Shown(view: $0)) } == boxes)
        let changes: [(UIView) -> Void] = [
            { $0.backgroundColor = .red }, { $0.addSubview(UIView()) }, { $0.layer.borderWidth = 1 },
            { $0.layer.addSublayer(CALayer()) },
        ]
        let seen = changes.map { change -> Bool in
            let view = Plain()
            change(view)
            return view.showsBox
        }
        #expect(seen == [false, false, false, false] && Plain().showsBox && !UIView().showsBox)
    }

    @Test("A button is what it was made as") func buttons() {
        let image = UIImage(systemName: "star")
        var pressed = 0
        let action = UIAction(title: "Go", image: image) { _ in pressed += 1 }
        let buttons = [
            UIButton(type: .custom, primaryAction: action), UIButton(primaryAction: action),
            UIButton(configuration: .filled(), primaryAction: action),
        ]
        for button in buttons { button.sendActions(for: .primaryActionTriggered) }
        #expect(pressed == 3 && buttons.map(\.buttonType) == [.custom, .system, .system])
        #expect(buttons.map(\.currentTitle) == ["Go", "Go", "Go"] && buttons.allSatisfy { $0.currentImage === image })
        #expect(UIButton(configuration: .plain()).buttonType == .system && UIButton(type: .close).buttonType == .close)
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (1, 1)
        let track = CGRect(x: 10, y: 0, width: 100, height: 4)
        let thumbs = [0, 1, 9].map { slider.thumbRect(forBounds: .zero, trackRect: track, value: $0).minX }
        #expect(thumbs == [10, 10, 10])
        slider.maximumValue = 3
        let others = [0, 2, 9].map { slider.thumbRect(forBounds: .zero, trackRect: track, value: $0).minX }
        // The knob of 28 points moves along 72.
        #expect(others == [10, 46, 82])
    }

    /// Core Animation's border lies over the view, and takes no touches from it.
    @Test("A border and what is off take no touches") func touches() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        (button.layer.borderWidth, button.layer.borderColor) = (30, UIColor.red.cgColor)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        func host() -> ViewHost {
            ViewHost(Shown(view: button).frame(width: 100, height: 60), size: CGSize(width: 100, height: 60))
        }
        host().tap(CGPoint(x: 10, y: 10))
        #expect(pressed == 1)
        button.isUserInteractionEnabled = false
        host().tap(CGPoint(x: 10, y: 10))
        #expect(pressed == 1)
        button.isUserInteractionEnabled = true
        host().tap(CGPoint(x: 90, y: 50))
        #expect(pressed == 2)
    }
}
