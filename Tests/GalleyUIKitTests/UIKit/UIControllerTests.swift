import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// What Apple's documentation says of controllers that hold others, and of controls with a value.
@MainActor @Suite("UIKit's controllers and values")
struct UIControllerTests {
    private final class Noting: UIViewController {
        var notes: [String] = []

        override func willMove(toParent parent: UIViewController?) {
            notes.append(parent == nil ? "will go" : "will come")
        }
        override func didMove(toParent parent: UIViewController?) { notes.append(parent == nil ? "went" : "came") }
        override func viewDidLoad() { notes.append("loaded") }
    }

    @Test("A controller that is taken in is told before, one that is taken out is told after") func children() {
        let (first, second, child) = (UIViewController(), UIViewController(), Noting())
        first.addChild(child)
        #expect(child.parent === first && first.children.count == 1 && child.notes == ["will come"])
        second.addChild(child)
        #expect(child.parent === second && first.children.isEmpty)
        child.notes = []
        child.removeFromParent()
        #expect(child.parent == nil && second.children.isEmpty && child.notes == ["went"])
        child.removeFromParent()
        #expect(child.notes == ["went"])
    }

    @Test("A view is made once, when it is asked for") func view() {
        let controller = Noting()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded && controller.notes == ["loaded"])
    }

    @Test("A stack of controllers: pushed, popped, popped to one, never without its first") func stack() {
        let all = (0..<4).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: all[0])
        #expect(navigation.popViewController(animated: false) == nil && navigation.topViewController === all[0])
        for controller in all.dropFirst() { navigation.pushViewController(controller, animated: false) }
        #expect(navigation.children.count == 4 && all.allSatisfy { $0.parent === navigation })
        #expect(navigation.popViewController(animated: false) === all[3])
        #expect(all[3].parent == nil && navigation.topViewController === all[2])
        #expect(navigation.popToViewController(all[1], animated: false)?.map { $0 === all[2] } == [true])
        #expect(navigation.popToViewController(all[3], animated: false) == nil)
        navigation.show(all[3], sender: nil)
        #expect(navigation.popToRootViewController(animated: false)?.count == 2)
        #expect(navigation.viewControllers.count == 1 && navigation.visibleViewController === all[0])
        all[0].navigationItem.title = "First"
        navigation.present(all[1], animated: false)
        #expect(navigation.visibleViewController === all[1] && all[1].presentingViewController === navigation)
        all[1].dismiss(animated: false)
        #expect(navigation.presentedViewController == nil && all[1].presentingViewController == nil)
    }

    @Test("Of tabs one is chosen, by its number or itself") func tabs() {
        let all = (0..<3).map { _ in UIViewController() }
        let tabs = UITabBarController()
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = all
        #expect(tabs.selectedViewController === all[0])
        tabs.selectedViewController = all[2]
        #expect(tabs.selectedIndex == 2)
        tabs.selectedViewController = UIViewController()
        #expect(tabs.selectedIndex == 2 && tabs.children.count == 3)
    }

    @Test("A value stays between the least and the most") func values() {
        let slider = UISlider()
        slider.value = 2
        #expect(slider.value == 1)
        (slider.minimumValue, slider.maximumValue) = (2, 5)
        #expect(slider.value == 2)
        slider.value = 4
        slider.maximumValue = 3
        #expect(slider.value == 3)
        slider.value = .nan
        #expect(slider.value == 2)
        let stepper = UIStepper()
        stepper.value = -1
        #expect(stepper.value == 0)
        stepper.value = 101
        #expect(stepper.value == 100)
        stepper.maximumValue = 7
        #expect(stepper.value == 7)
        let progress = UIProgressView()
        progress.progress = 1.5
        #expect(progress.progress == 1)
        progress.setProgress(-1, animated: false)
        #expect(progress.progress == 0)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 3
        #expect(pages.currentPage == 2)
        pages.currentPage = -1
        #expect(pages.currentPage == 0)
        pages.currentPage = 2
        pages.numberOfPages = 0
        #expect(pages.currentPage == 0)
        // Ends that are no numbers, or the wrong way round, end nothing.
        (slider.minimumValue, slider.maximumValue) = (.nan, -.infinity)
        slider.minimumValue = 3
        #expect(slider.intrinsicContentSize.height > 0)
    }

    @Test("Segments come and go; without the chosen one nothing is chosen") func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "d", at: 99, animated: false)
        #expect(control.titleForSegment(at: 3) == "d" && control.titleForSegment(at: 4) == nil)
        control.removeSegment(at: 1, animated: false)
        #expect(control.titleForSegment(at: 1) == "c")
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Actions are called for their events, until they are taken away") func actions() {
        let control = UIControl()
        var heard: [String] = []
        let action = UIAction { _ in heard.append("touch") }
        control.addAction(action, for: [.touchUpInside, .touchDown])
        control.addAction(UIAction { _ in heard.append("value") }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: [.valueChanged, .touchUpInside])
        #expect(heard == ["touch", "touch", "value"])
        control.removeAction(action, for: [.touchUpInside, .touchDown])
        control.sendActions(for: .touchDown)
        #expect(heard.count == 3)
        (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
        #expect(control.state == [.disabled, .selected, .highlighted])
    }
}
