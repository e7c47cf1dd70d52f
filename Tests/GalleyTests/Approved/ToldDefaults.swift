import Foundation
import Galley
import GalleyAppKit
import GalleyAppKitClasses
import GalleyApproved
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What new objects of UIKit and AppKit have in their properties, as approved: Apple's documentation gives these defaults one by one.
@MainActor @Suite("Defaults of UIKit and AppKit, approved", .enabled(if: Approved.isUsualSystem))
struct ToldDefaultsTests {
    /// Classes that many inherit from, which are told by themselves.
    private static let bases: [Any.Type] = [
        NSObject.self, UIView.self, UIControl.self, UIViewController.self, NSView.self, CALayer.self, CAAnimation.self,
        UIGestureRecognizer.self,
    ]

    private static let views: [() -> UIView] = [
        { UIView() }, { UILabel() }, { UIButton() }, { UIButton(type: .system) }, { UIImageView() }, { UIStackView() },
        { UIScrollView() },
        { UITextField() }, { UITextView() }, { UISwitch() }, { UISlider() }, { UIStepper() }, { UISegmentedControl() },
        { UIPageControl() }, { UIProgressView() }, { UIActivityIndicatorView(style: .medium) }, { UIPickerView() },
        { UITableView() }, { UITableViewCell(style: .default, reuseIdentifier: nil) },
        { UITableViewHeaderFooterView(frame: .zero) },
        { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        { UICollectionViewCell() },
        { UINavigationBar() }, { UITabBar() }, { UIToolbar() }, { UISearchBar() }, { UIColorWell() },
        { UIRefreshControl() }, { UIVisualEffectView(effect: nil) }, { UIWindow() }, { UIControl() },
    ]

    private static let objects: [() -> AnyObject] = [
        { UIViewController() }, { UINavigationController() }, { UITabBarController() },
        { UISplitViewController(style: .doubleColumn) },
        { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
        { UISearchController(searchResultsController: nil) },
        { UIHostingController(rootView: Color.red) }, { UITableViewController(style: .plain) },
        { UIImagePickerController() },
        { UIColorPickerViewController() }, { UINavigationItem(title: "") }, { UIBarButtonItem() }, { UITabBarItem() },
        { UINavigationBarAppearance() }, { UITabBarAppearance() }, { UIToolbarAppearance() },
        { UIBarButtonItemAppearance() },
        { UICollectionViewFlowLayout() }, { UIGestureRecognizer() }, { UITapGestureRecognizer() },
        { UIPanGestureRecognizer() }, { UILongPressGestureRecognizer() },
        { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() }, { UISwipeGestureRecognizer() },
        { UIScreenEdgePanGestureRecognizer() }, { UIHoverGestureRecognizer() }, { UILayoutGuide() },
        { UIGraphicsImageRendererFormat() }, { NSMutableParagraphStyle() }, { NSShadow() }, { NSTextAttachment() },
        { NSTextContainer() }, { UIMenu() }, { UIAction { _ in } },
        { UIContextualAction(style: .normal, title: nil) { _, _, _ in } },
        { UIPreviewParameters() }, { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATextLayer() },
        { CAReplicatorLayer() },
        { CAEmitterLayer() }, { CAEmitterCell() }, { CAAnimation() }, { CABasicAnimation() }, { CAKeyframeAnimation() },
        { CASpringAnimation() },
        { CAAnimationGroup() }, { CATransition() }, { UISpringTimingParameters() },
        { UIViewPropertyAnimator(duration: 1, curve: .linear) },
        { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) },
        { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) },
        { UIBezierPath() }, { UIAccessibilityElement(accessibilityContainer: "") },
    ]

    private static let appKit: [() -> AnyObject] = [
        { NSView() }, { NSButton() }, { NSTextField() }, { NSTextView() }, { NSImageView() }, { NSSlider() },
        { NSSwitch() },
        { NSProgressIndicator() }, { NSScrollView() }, { NSVisualEffectView() }, { NSViewController() },
        { NSMenu() },
        { NSMenuItem() }, { NSAlert() }, { NSPopover() }, { NSToolbar() }, { NSSecureTextField() },
        { NSSearchField() },
    ]

    @Test("New objects") func defaults() throws {
        let makers: [() -> AnyObject] = Self.views.map { make in { make() } } + Self.objects + Self.appKit
        let parts = makers.enumerated().map { index, make in
            ApprovedText.Part("\(index + 1) \(type(of: make()))") {
                ToldObject.properties(of: make(), upTo: Self.bases)
            }
        }
        let differences = try ApprovedText("defaults.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
