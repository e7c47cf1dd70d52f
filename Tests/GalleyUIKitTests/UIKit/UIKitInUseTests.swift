import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Controls of UIKit's that a person uses in a live view: what their actions and delegates hear (Apple's documentation of
/// `UIControl.Event` and of the delegates).
@MainActor @Suite("UIKit's controls in use") struct UIKitInUseTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func host(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 60) -> ViewHost {
        ViewHost(Shown(view: view).frame(width: width, height: height), size: CGSize(width: width, height: height))
    }

    /// Notes the events that come, as numbers.
    private func listen(_ control: UIControl) -> () -> [UInt] {
        final class Ear { var heard: [UInt] = [] }
        let ear = Ear()
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingChanged, .editingDidEndOnExit,
        ]
        for event in events { control.addAction(UIAction { _ in ear.heard.append(event.rawValue) }, for: event) }
        return {
            defer { ear.heard = [] }
            return ear.heard.sorted()
        }
    }

    private let valueChanged = [UIControl.Event.valueChanged.rawValue, UIControl.Event.primaryActionTriggered.rawValue]

    @Test("Segments, a slider and a stepper change their values, and say so") func values() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        var heard = listen(segments)
        host(segments).tap("Two")
        #expect(segments.selectedSegmentIndex == 1 && heard() == valueChanged)
        let slider = UISlider()
        heard = listen(slider)
        host(slider).drag(from: CGPoint(x: 20, y: 30), CGPoint(x: 199, y: 30))
        #expect(slider.value == 1 && heard().contains(UIControl.Event.valueChanged.rawValue))
        let stepper = UIStepper()
        (stepper.value, stepper.stepValue) = (5, 2)
        heard = listen(stepper)
        let shown = host(stepper)
        let frame = shown.node("Stepper")?.frame ?? .zero
        shown.tap(CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(stepper.value == 7 && heard() == valueChanged)
        shown.tap(CGPoint(x: frame.minX + 20, y: frame.midY))
        #expect(stepper.value == 5)
    }

    @Test("A button is touched inside; one that is disabled is not") func buttons() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let heard = listen(button)
        let shown = host(button)
        shown.tap("Press")
        #expect(heard() == [UIControl.Event.touchUpInside.rawValue, UIControl.Event.primaryActionTriggered.rawValue])
        button.isEnabled = false
        host(button).tap(CGPoint(x: 100, y: 30))
        #expect(heard() == [])
    }

    private final class Editor: UITextFieldDelegate, UISearchBarDelegate, UITextViewDelegate {
        var heard: [String] = []
        var allows = true
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            heard.append("\(range.location) \(range.length) \(string)")
            return allows
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("return")
            return true
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("search \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("clicked") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            allows
        }
        func textViewDidChange(_ textView: UITextView) { heard.append("view \(textView.text ?? "")") }
    }

    @Test("A field asks before its text changes, and says when it has") func fields() {
        let (field, editor) = (UITextField(), Editor())
        (field.text, field.delegate) = ("ab", editor)
        let heard = listen(field)
        let shown = host(field)
        shown.tap(CGPoint(x: 100, y: 30))
        shown.send(.text("c"))
        #expect(field.text == "abc" && editor.heard == ["0 2 abc", "selection"])
        #expect(heard() == [UIControl.Event.primaryActionTriggered.rawValue, UIControl.Event.editingChanged.rawValue])
        editor.allows = false
        shown.send(.text("d"))
        #expect(field.text == "abc" && heard() == [])
        editor.heard = []
        shown.send(.key(.return))
        #expect(editor.heard == ["return"] && heard().contains(UIControl.Event.editingDidEndOnExit.rawValue))
    }

    @Test("A text view and a search bar say what is typed") func texts() {
        let (view, search, editor) = (UITextView(), UISearchBar(), Editor())
        view.delegate = editor
        let first = host(view, 200, 100)
        first.tap(CGPoint(x: 100, y: 30))
        first.send(.text("x"))
        #expect(view.text == "x" && editor.heard == ["view x"])
        editor.allows = false
        first.send(.text("y"))
        #expect(view.text == "x" && editor.heard == ["view x"])
        editor.heard = []
        search.delegate = editor
        let second = host(search)
        second.tap(CGPoint(x: 100, y: 30))
        second.send(.text("fo"))
        #expect(search.text == "fo" && editor.heard.contains("search fo"))
        second.send(.key(.return))
        #expect(editor.heard.last == "clicked")
    }
}
