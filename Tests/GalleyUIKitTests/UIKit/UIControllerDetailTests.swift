import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Controllers that show others, and what they say where they stand (Apple's documentation of `UIViewController`, of the presentations and
/// of the controllers that hold others).
@MainActor @Suite("UIKit's controllers in detail") struct UIControllerDetailTests {
    private final class Noting: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { log.append("appearing \(animated)") }
        override func viewWillLayoutSubviews() { log.append("will lay out") }
        override func viewDidLayoutSubviews() { log.append("laid out \(Int(view.bounds.width))") }
        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            log.append("present \(flag)")
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    private final class Pushing: UINavigationController {
        var log: [Bool] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            log.append(animated)
            super.pushViewController(viewController, animated: animated)
        }
    }

    @Test("What is shown moves in, and says when it has come and gone") func showing() {
        let (first, second, third) = (Noting(), UIViewController(), UIViewController())
        first.show(second, sender: nil)
        #expect(first.presentedViewController === second && second.presentingViewController === first)
        first.showDetailViewController(third, sender: nil)
        #expect(first.log == ["present true", "present true"] && first.presentedViewController === third)
        var done: [String] = []
        first.present(second, animated: false) { done.append("came") }
        second.dismiss(animated: false) { done.append("went") }
        #expect(done == ["came", "went"] && first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        first.present(second, animated: false)
        first.dismiss(animated: false)
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        let stack = Pushing(rootViewController: second)
        stack.show(third, sender: nil)
        #expect(stack.log == [true] && stack.viewControllers == [second, third])
    }

    @Test("A view appears once, and is laid out each time") func appearing() {
        let (controller, child) = (Noting(), Noting())
        controller.addChild(child)
        controller.layOut(CGSize(width: 30, height: 40))
        #expect(
            controller.log == ["will appear false", "appearing false", "will lay out", "laid out 30"]
                && child.log.isEmpty)
        child.loadViewIfNeeded()
        child.view.frame.size = CGSize(width: 7, height: 8)
        controller.log = []
        controller.layOut(CGSize(width: 50, height: 40))
        #expect(controller.log == ["will lay out", "laid out 50"] && child.log == ["laid out 7"])
    }

    private final class Bare: UIViewController {
        override func loadView() {}
    }

    @Test("A controller whose view is not made has an empty one") func bare() {
        let controller = Bare()
        #expect(controller.view.frame == .zero && controller.isViewLoaded)
        let plain = UIViewController()
        #expect(plain.view.frame.size == UIScreen.main.bounds.size && plain.view === plain.viewIfLoaded)
    }

    private final class Place: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection.current
        let maximumDetentValue: CGFloat = 800
    }

    @Test("Each controller has its presentation, and keeps it") func presentations() {
        let all = (0..<3).map { _ in UIViewController() }
        let sheets = all.map(\.sheetPresentationController)
        let bubble = UIViewController().popoverPresentationController
        #expect(bubble != nil && zip(all, sheets).allSatisfy { $0.presentationController === $1 && $1 != nil })
        let over = UIPresentationController(presentedViewController: all[0], presenting: all[1])
        #expect(over.presentingViewController === all[1] && over.presentedViewController === all[0])
        let detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
        #expect(detents.map { $0.resolvedValue(in: Place()) } == [400, 800])
        all[2].present(all[1], animated: false)
        #expect(sheets[1]?.presentingViewController === all[1])
    }

    @Test("Panes and pages grow with their controller") func panes() {
        let (panes, pages) = (UISplitViewController(style: .doubleColumn), UIPageViewController(coder: coder))
        let shown = [UIViewController(), UIViewController()]
        panes.viewControllers = [shown[0]]
        panes.view.frame.size = CGSize(width: 30, height: 40)
        panes.viewWillLayoutSubviews()
        panes.view.frame.size = CGSize(width: 90, height: 70)
        #expect(shown[0].view.frame == CGRect(x: 0, y: 0, width: 90, height: 70))
        pages?.view.frame.size = CGSize(width: 30, height: 40)
        var done: [Bool] = []
        pages?.setViewControllers([shown[1]], direction: .forward, animated: true) { done.append($0) }
        pages?.view.frame.size = CGSize(width: 60, height: 50)
        #expect(done == [true] && shown[1].view.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    private struct Asking: View {
        let ask: () -> Void
        var body: some View {
            ask()
            return Color.clear
        }
    }

    /// What is answered while a picture of a window is made.
    private func asked<Answer>(_ width: CGFloat, _ height: CGFloat, isDark: Bool, _ ask: @escaping () -> Answer)
        -> Answer?
    {
        var answer: Answer?
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.colorScheme = isDark ? .dark : .light
        _ = RenderedView(Asking { answer = ask() }, options: options)
        return answer
    }

    /// The device's left side is down where its screen's home is at the right: the two orientations have opposite names.
    @Test("A device stands as the picture does, light or dark as it is") func standing() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let sizes: [(CGFloat, CGFloat)] = [(400, 300), (300, 300), (300, 400)]
        let seen = sizes.map { width, height in
            asked(width, height, isDark: false) {
                [UIDevice.current.orientation.rawValue, scene.interfaceOrientation.rawValue]
            }
        }
        let (lying, upright) = (
            [UIDeviceOrientation.landscapeLeft.rawValue, UIInterfaceOrientation.landscapeRight.rawValue],
            [UIDeviceOrientation.portrait.rawValue, UIInterfaceOrientation.portrait.rawValue]
        )
        #expect(seen == [lying, upright, upright])
        let styles = [false, true].map { isDark in
            asked(300, 400, isDark: isDark) {
                [
                    UIView().traitCollection, UIViewController().traitCollection, UIScreen.main.traitCollection,
                    scene.traitCollection,
                ].map(\.userInterfaceStyle)
            }
        }
        let wanted: [[UIUserInterfaceStyle]?] = [[.light, .light, .light, .light], [.dark, .dark, .dark, .dark]]
        #expect(styles == wanted)
        let kinds: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        ]
        #expect(kinds.map(\.isPortrait) == [false, true, true, false, false])
        #expect(kinds.map(\.isLandscape) == [false, false, false, true, true])
    }

    @Test("The app's window has the keys; windows are one over another") func windows() {
        let app = UIApplication.shared
        #expect(app.keyWindow != nil && app.keyWindow === app.windows.first && app.keyWindow?.isHidden == false)
        #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
        #expect(UIAlertAction(title: nil, style: .default).isEnabled && UICalendarView().wantsDateDecorations)
        #expect(!UIDocumentPickerViewController().allowsMultipleSelection && !UIGlassEffect().isInteractive)
        let image = UIImage(systemName: "star")
        let look = UINavigationBarAppearance()
        look.setBackIndicatorImage(nil, transitionMaskImage: image)
        #expect(look.backIndicatorTransitionMaskImage === image && look.backIndicatorImage !== image)
    }
}
