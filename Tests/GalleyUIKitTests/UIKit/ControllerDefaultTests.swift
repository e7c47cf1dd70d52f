import Foundation
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What controllers, bars and presentations of UIKit's have where nothing was set, and keep of what they are given:
/// what Apple's page of each property says.
@MainActor @Suite("Defaults of UIKit's controllers and bars") struct ControllerDefaultTests {
    @Test("Of every controller") func controllers() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        for one in [UIViewController(), try #require(UIViewController(coder: coder))] {
            let off = [
                one.isModalInPresentation, one.definesPresentationContext,
                one.modalPresentationCapturesStatusBarAppearance, one.extendedLayoutIncludesOpaqueBars,
                one.hidesBottomBarWhenPushed, one.prefersStatusBarHidden, one.prefersHomeIndicatorAutoHidden,
                one.isEditing, one.isViewLoaded, one.isBeingPresented, one.isBeingDismissed,
                one.isMovingFromParent, one.isMovingToParent,
            ]
            #expect(off == [Bool](repeating: false, count: 13))
            #expect(one.automaticallyAdjustsScrollViewInsets && one.shouldAutorotate)
            #expect(one.preferredContentSize == .zero && one.edgesForExtendedLayout == .all)
            #expect(one.modalPresentationStyle == .automatic && one.modalTransitionStyle == .coverVertical)
            #expect(one.supportedInterfaceOrientations == .allButUpsideDown && one.children.isEmpty)
        }
        let page = UIViewController()
        page.setEditing(true, animated: false)
        #expect(page.isEditing)
        let picker = UIImagePickerController()
        #expect(!picker.allowsEditing && picker.showsCameraControls && picker.videoMaximumDuration == 600)
        #expect(picker.mediaTypes == ["public.image"] && picker.sourceType == .photoLibrary)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
        let documents = UIDocumentPickerViewController(forExporting: [])
        #expect(!documents.allowsMultipleSelection && !documents.shouldShowFileExtensions)
        #expect(UIColorPickerViewController().supportsAlpha)
        let search = UISearchController(searchResultsController: page)
        #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
        #expect(!search.isActive && search.searchResultsController === page)
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
        #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .actionSheet)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addTextField { $0.text = "one" }
        alert.addTextField()
        #expect(alert.actions.map(\.title) == ["A"] && alert.actions[0].style == .cancel && alert.actions[0].isEnabled)
        #expect(alert.textFields?.map(\.text) == ["one", ""])
    }

    @Test("Of presentations") func presentations() {
        let (shown, under) = (UIViewController(), UIViewController())
        let plain = UIPresentationController(presentedViewController: shown, presenting: under)
        #expect(plain.presentedViewController === shown && plain.presentingViewController === under)
        #expect(
            UIPresentationController(presentedViewController: shown, presenting: nil).presentingViewController === shown
        )
        #expect(plain.shouldPresentInFullscreen && !plain.shouldRemovePresentersView)
        #expect(plain.presentationStyle == .automatic && plain.presentedView == nil)
        let sheet = UISheetPresentationController(presentedViewController: shown, presenting: under)
        let off = [
            sheet.prefersGrabberVisible, sheet.prefersEdgeAttachedInCompactHeight,
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached,
        ]
        #expect(off == [false, false, false])
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.prefersPageSizing)
        #expect(sheet.detents.map(\.identifier) == [.large] && sheet.preferredCornerRadius == nil)
        var ran = 0
        sheet.animateChanges { ran += 1 }
        #expect(ran == 1)
        let bubble = UIPopoverPresentationController(presentedViewController: shown, presenting: under)
        #expect(!bubble.canOverlapSourceViewRect && bubble.sourceRect.isNull)
        #expect(bubble.permittedArrowDirections.rawValue == 15)
    }

    private final class Space: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection()
        let maximumDetentValue: CGFloat = 90
    }

    /// Documentation of `medium()`: about half of the height; of `large()`: all of it.
    @Test("Heights of sheets") func detents() {
        typealias Detent = UISheetPresentationController.Detent
        let space = Space()
        let all = [Detent.medium(), .large(), .custom(identifier: .init("a")) { $0.maximumDetentValue - 7 }]
        #expect(all.map { $0.resolvedValue(in: space) } == [45, 90, 83])
        #expect(all[2].identifier.rawValue == "a" && Detent.custom { _ in nil }.resolvedValue(in: space) == nil)
    }

    @Test("Of bars and their looks") func bars() {
        #expect(UINavigationBar().isTranslucent && !UINavigationBar().prefersLargeTitles)
        #expect(UITabBar().isTranslucent && UITabBar().itemWidth == 0 && UITabBar().itemSpacing == 0)
        #expect(UIToolbar().isTranslucent && UITabBarAppearance().stackedItemWidth == 0)
        #expect(UITabBarAppearance().stackedItemSpacing == 0)
        let item = UINavigationItem(title: "T")
        #expect(item.hidesSearchBarWhenScrolling && !item.hidesBackButton && item.title == "T")
        #expect(UIBarButtonItem().isEnabled && UIBarButtonItem().tag == 0 && UIBarButtonItem().width == 0)
        let first = UIBarAppearance(idiom: .phone)
        (first.backgroundColor, first.shadowColor) = (.red, .blue)
        first.backgroundEffect = UIBlurEffect(style: .dark)
        (first.backgroundImage, first.shadowImage) = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
        let second = UIBarAppearance(barAppearance: first)
        #expect(second.backgroundColor == .red && second.shadowColor == .blue)
        #expect(second.backgroundEffect === first.backgroundEffect)
        #expect(second.backgroundImage === first.backgroundImage && second.shadowImage === first.shadowImage)
        second.configureWithDefaultBackground()
        #expect(second.backgroundColor == nil)
        second.configureWithOpaqueBackground()
        #expect(second.backgroundColor == .systemBackground)
        second.configureWithTransparentBackground()
        #expect(second.backgroundColor == nil)
        let (one, two) = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
        let look = UINavigationBarAppearance()
        look.setBackIndicatorImage(one, transitionMaskImage: two)
        #expect(look.backIndicatorImage === one && look.backIndicatorTransitionMaskImage === two)
    }

    @Test("Stacks, tabs and pages keep their controllers") func stacks() {
        let pages = (0..<4).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }
        func titles(_ controllers: [UIViewController]?) -> String {
            (controllers ?? []).map { $0.title ?? "" }.joined()
        }
        let stack = UINavigationController(rootViewController: pages[0])
        #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden && !stack.hidesBarsOnSwipe)
        #expect(titles(stack.children) == "0" && pages[0].parent === stack)
        #expect(stack.popViewController(animated: true) == nil && titles(stack.viewControllers) == "0")
        for page in pages[1...] { stack.pushViewController(page, animated: false) }
        #expect(titles(stack.children) == "0123" && stack.topViewController === pages[3])
        #expect(pages[3].navigationController === stack && stack.navigationController == nil)
        #expect(stack.popViewController(animated: true) === pages[3] && pages[3].parent == nil)
        #expect(stack.popToViewController(pages[3], animated: true) == nil)
        #expect(titles(stack.popToViewController(pages[1], animated: true)) == "2")
        #expect(titles(stack.viewControllers) == "01" && titles(stack.children) == "01")
        stack.setViewControllers([pages[2], pages[3], pages[0]], animated: true)
        #expect(titles(stack.popToRootViewController(animated: true)) == "30" && titles(stack.children) == "2")
        stack.setNavigationBarHidden(true, animated: true)
        stack.setToolbarHidden(false, animated: true)
        #expect(stack.isNavigationBarHidden && !stack.isToolbarHidden)
        stack.show(pages[1], sender: nil)
        #expect(titles(stack.viewControllers) == "21" && stack.visibleViewController === pages[1])
        stack.present(pages[3], animated: false)
        #expect(stack.visibleViewController === pages[3])
        let tabs = UITabBarController()
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController == nil)
        tabs.setViewControllers([pages[0], pages[2]], animated: false)
        #expect(tabs.selectedViewController === pages[0] && titles(tabs.children) == "02")
        tabs.selectedViewController = pages[2]
        #expect(tabs.selectedIndex == 1)
        tabs.selectedViewController = pages[1]
        #expect(tabs.selectedIndex == 1 && pages[2].tabBarController === tabs)
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = [pages[2]]
        #expect(titles(tabs.children) == "2" && pages[0].parent == nil)
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(book.transitionStyle == .scroll && book.navigationOrientation == .vertical)
        var ends: [Bool] = []
        book.setViewControllers([pages[0]], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends == [true] && titles(book.viewControllers) == "0")
    }

    @Test("Controllers in each other, and over each other") func family() {
        final class Noting: UIViewController {
            var log: [String] = []
            override func willMove(toParent parent: UIViewController?) { log.append("will \(parent?.title ?? "-")") }
            override func didMove(toParent parent: UIViewController?) { log.append("did \(parent?.title ?? "-")") }
        }
        let (first, second, child) = (UIViewController(), UIViewController(), Noting())
        (first.title, second.title) = ("1", "2")
        first.addChild(child)
        #expect(child.parent === first && first.children.count == 1 && child.log == ["will 1"])
        second.addChild(child)
        #expect(child.parent === second && first.children.isEmpty && second.children.count == 1)
        child.removeFromParent()
        child.removeFromParent()
        #expect(child.parent == nil && second.children.isEmpty)
        #expect(child.log == ["will 1", "will 2", "did -", "did -"])
        var ends = 0
        first.present(second, animated: true) { ends += 1 }
        #expect(first.presentedViewController === second && second.presentingViewController === first && ends == 1)
        second.dismiss(animated: true) { ends += 1 }
        #expect(first.presentedViewController == nil && second.presentingViewController == nil && ends == 2)
        first.showDetailViewController(second, sender: nil)
        #expect(first.presentedViewController === second)
        first.dismiss(animated: true)
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
    }
}
