import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// What hears of changes: the views around a view that changes, delegates, and what is done with what an action came
/// from; and pages and panes that fill their controllers. As Apple's page of each class and method says.
@MainActor @Suite("Changes of UIKit's views, and who hears of them") struct NotedChangeTests {
    @Test("A text view hears of its storage, as often as it changes") func storage() {
        let view = UITextView()
        var changes = 0
        view.onChange = { changes += 1 }
        view.text = "one two"
        let storage = view.textStorage
        #expect(storage === view.textStorage && storage.string == "one two")
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text == "1 two" && changes == 1)
        storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: NSAttributedString(string: "2"))
        #expect(view.text == "1 2" && changes == 2)
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(view.text == "2" && changes == 3 && view.textStorage === storage)
        view.text = "new"
        #expect(view.textStorage !== storage && view.textStorage.string == "new")
        view.attributedText = NSAttributedString(string: "more")
        #expect(view.text == "more" && view.attributedText.string == "more")
    }

    @Test("Actions hear of events that they are for, with their sender") func actions() {
        let control = UIControl()
        var heard: [String] = []
        let first = UIAction(title: "First") { action in
            heard.append("\(action.title) \(action.sender as AnyObject === control)")
        }
        let second = UIAction { _ in heard.append("second") }
        control.addAction(first, for: [.touchDown, .valueChanged])
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(heard.isEmpty)
        control.sendActions(for: .touchDown)
        #expect(heard == ["First true"])
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(heard == ["First true", "First true", "second"])
        control.removeAction(first, for: .valueChanged)
        control.sendActions(for: .allEvents)
        #expect(heard.count == 4 && heard.last == "second")
        let primary = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: second)
        primary.sendActions(for: .primaryActionTriggered)
        #expect(heard.count == 5 && primary.frame.maxY == 6)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in heard.append("go") })
        button.sendActions(for: .primaryActionTriggered)
        #expect(heard.last == "go" && button.title(for: .normal) == "Go" && button.currentTitle == "Go")
        let named = UIButton(configuration: .filled(), primaryAction: UIAction { _ in heard.append("named") })
        named.sendActions(for: .primaryActionTriggered)
        #expect(heard.last == "named" && named.title(for: .normal) == nil)
    }

    @Test("A control's state is the sum of what it is") func states() {
        let control = UIControl()
        for (isEnabled, isSelected, isHighlighted, bits) in [
            (true, false, false, 0), (false, false, false, 2), (true, true, false, 4), (true, false, true, 1),
            (false, true, true, 7),
        ] as [(Bool, Bool, Bool, UInt)] {
            (control.isEnabled, control.isSelected, control.isHighlighted) = (isEnabled, isSelected, isHighlighted)
            #expect(control.state.rawValue == bits)
        }
        let button = UIButton()
        button.setTitle("plain", for: .normal)
        button.setTitle("off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        let images = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
        button.setImage(images.0, for: .normal)
        button.setImage(images.1, for: .disabled)
        #expect(button.currentTitle == "plain" && button.currentImage === images.0)
        #expect(button.title(for: .selected) == "plain" && button.titleColor(for: .selected) == .blue)
        #expect(button.titleColor(for: .disabled) == .red && button.image(for: .focused) === images.0)
        button.isEnabled = false
        #expect(button.currentTitle == "off" && button.currentImage === images.1)
        button.configuration = .plain()
        button.configuration?.title = "own"
        #expect(button.currentTitle == "own")
        button.configuration?.attributedTitle = AttributedString("styled")
        #expect(button.currentTitle == "styled")
    }

    @Test("Segments come and go, and the choice with them") func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        control.removeSegment(at: 2, animated: false)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: true)
        #expect(control.numberOfSegments == 1 && control.selectedSegmentIndex == -1)
        control.removeSegment(at: 1, animated: true)
        control.removeSegment(at: -1, animated: true)
        #expect(control.numberOfSegments == 1)
        control.insertSegment(withTitle: "z", at: 1, animated: false)
        control.insertSegment(withTitle: "y", at: 1, animated: false)
        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["a", "y", "z", nil])
        control.setTitle("x", forSegmentAt: 0)
        control.setTitle("w", forSegmentAt: 3)
        control.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
        control.setImage(nil, forSegmentAt: 2)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["x", nil, "z"])
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
        #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    }

    @Test("Values stay between their ends") func ranges() {
        let (slider, stepper, bar, dots) = (UISlider(), UIStepper(), UIProgressView(), UIPageControl())
        slider.value = 3
        #expect(slider.value == 1)
        (slider.minimumValue, slider.maximumValue) = (-2, 5)
        slider.setValue(-9, animated: true)
        #expect(slider.value == -2)
        slider.minimumValue = 4
        #expect(slider.value == 4)
        slider.maximumValue = 4.5
        slider.value = 4.25
        #expect(slider.value == 4.25)
        stepper.value = 101
        #expect(stepper.value == 100)
        stepper.maximumValue = 7
        #expect(stepper.value == 7)
        stepper.minimumValue = 8
        #expect(stepper.value == 8)
        for (given, kept) in [(1.5, 1), (-0.5, 0), (0.25, 0.25)] as [(Float, Float)] {
            bar.setProgress(given, animated: true)
            #expect(bar.progress == kept)
        }
        dots.currentPage = 3
        #expect(dots.currentPage == 0)
        dots.numberOfPages = 4
        for (given, kept) in [(3, 3), (4, 3), (-1, 0), (2, 2)] {
            dots.currentPage = given
            #expect(dots.currentPage == kept)
        }
        dots.numberOfPages = 2
        #expect(dots.currentPage == 1 && dots.intrinsicContentSize == dots.size(forNumberOfPages: 2))
        let step = dots.size(forNumberOfPages: 5).width - dots.size(forNumberOfPages: 4).width
        // A dot of seven points and ten between two.
        #expect(step == 17 && dots.size(forNumberOfPages: -1) == dots.size(forNumberOfPages: 0))
        (slider.minimumValue, slider.maximumValue) = (10, 20)
        let rect = CGRect(x: 5, y: 6, width: 128, height: 4)
        let places = [10, 12.5, 20, 0, 99].map { slider.thumbRect(forBounds: .zero, trackRect: rect, value: $0).minX }
        // The knob of 28 points goes along what is left of 128: a quarter of 100, all, none, all.
        #expect(places == [5, 30, 105, 5, 105])
    }

    @Test("Pages and panes fill their controllers, and follow them") func filling() {
        let pages = (0..<3).map { _ in UIViewController() }
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
        #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 50, height: 60) && pages[0].parent === book)
        book.view.frame.size = CGSize(width: 70, height: 90)
        #expect(pages[0].view.frame.size == CGSize(width: 70, height: 90))
        book.setViewControllers([pages[1], pages[2]], direction: .reverse, animated: true)
        #expect(book.view.subviews == [pages[1].view] && pages[0].parent == nil && pages[2].parent === book)
        book.setViewControllers(nil, direction: .forward, animated: false)
        #expect(book.view.subviews.isEmpty && book.children.isEmpty && book.viewControllers == nil)
        let panes = UISplitViewController(style: .doubleColumn)
        panes.viewControllers = [pages[0], pages[1]]
        panes.view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        panes.viewWillLayoutSubviews()
        #expect(panes.view.subviews == [pages[1].view] && pages[1].view.frame == panes.view.bounds)
        #expect(pages[0].splitViewController === panes && panes.children == [pages[0], pages[1]])
        panes.view.frame.size.width = 80
        panes.viewWillLayoutSubviews()
        #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 80, height: 60) && panes.view.subviews.count == 1)
        panes.viewControllers = [pages[2]]
        #expect(pages[0].parent == nil && pages[2].parent === panes)
    }
}
