import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What of a view of UIKit's is drawn, and how questions and options are made up.
@MainActor @Suite("UIKit's views as they look")
struct UIViewLookTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// Whether what sticks out of a view is cut off: a blue view of 40 × 40 points in one of 20 × 20.
    private func isClipped(_ change: (UIView) -> Void) -> Bool {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        inner.backgroundColor = .blue
        outer.addSubview(inner)
        change(outer)
        let view = RenderedView(Shown(view: outer).frame(width: 20, height: 20))
        func hasClip(_ items: [DrawItem]) -> Bool {
            items.contains { item in
                if case .group(let group) = item { return group.clip != nil || hasClip(group.items) }
                return false
            }
        }
        return hasClip(view.displayList.items)
    }

    /// Documentation of `UIView.clipsToBounds` and `CALayer.masksToBounds`: each clips by itself, and neither is set at first.
    @Test("Either the view or its layer clips") func clipping() {
        #expect(!isClipped { _ in })
        #expect(isClipped { $0.clipsToBounds = true })
        #expect(isClipped { $0.layer.masksToBounds = true })
    }

    /// Documentation of `UIAlertController.addTextField(configurationHandler:)`: the block configures “the text field prior to displaying”.
    @Test("A question's text field is made up by its handler") func alertField() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Jane" }
        alert.addTextField()
        #expect(alert.textFields?.map(\.placeholder) == ["Jane", nil])
    }

    /// The bits of UIKit's headers: `UIControl.h`, `UIMenuElement.h`, `UIDataDetectors.h`.
    @Test("Options have UIKit's bits") func bits() {
        #expect(UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.disabled.rawValue == 2)
        #expect(UIControl.State.selected.rawValue == 4)
        #expect(UIMenuElement.Attributes.disabled.rawValue == 1)
        #expect(UIMenuElement.Attributes.destructive.rawValue == 2)
        #expect(UIMenuElement.Attributes.hidden.rawValue == 4)
        #expect(UIDataDetectorTypes.phoneNumber.rawValue == 1)
        #expect(UIDataDetectorTypes.link.rawValue == 2)
        #expect(UIDataDetectorTypes.address.rawValue == 4)
        #expect(UIDataDetectorTypes.calendarEvent.rawValue == 8)
    }

    /// Documentation of `UIDevice`: `model` is such as "iPhone", `systemName` such as "iOS". Without a window a phone is drawn.
    @Test("A phone has a phone's names") func device() {
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect([UIDevice.current.model, UIDevice.current.systemName] == ["iPhone", "iOS"])
    }
}
