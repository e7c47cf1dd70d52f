import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Objects of UIKit's that come out of an archive, and what objects answer whose work a picture has none of: as Apple's documentation of
/// each initialiser, property and method says.
@MainActor @Suite("UIKit's objects out of archives, and their rarer answers") struct UIKitCodedTests {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    @Test("Views out of an archive are as new ones") func coded() throws {
        let spinner = try #require(UIActivityIndicatorView(coder: coder))
        #expect(spinner.style == .medium && UIActivityIndicatorView(frame: .zero).style == .medium)
        let grid = try #require(UICollectionView(coder: coder))
        #expect(type(of: grid.collectionViewLayout) == UICollectionViewLayout.self && grid.clipsToBounds)
        let cell = try #require(UICollectionViewCell(coder: coder))
        #expect(cell.subviews == [cell.contentView] && cell.reuseIdentifier == nil)
        #expect(UITableView(coder: coder)?.style == .plain)
        let row = try #require(UITableViewCell(coder: coder))
        #expect(row.subviews == [row.contentView] && row.reuseIdentifier == nil)
        #expect(UITableViewController(coder: coder)?.tableView.style == .plain)
        let label = try #require(UILabel(coder: coder))
        #expect(!label.isUserInteractionEnabled)
        #expect(UIImageView(coder: coder)?.isUserInteractionEnabled == false)
        #expect(UITextView(coder: coder)?.backgroundColor == .systemBackground)
        #expect(UIScrollView(coder: coder)?.clipsToBounds == true)
        for effect in [
            UIVisualEffectView(coder: coder), UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 9, height: 8)),
        ] {
            let effect = try #require(effect)
            #expect(effect.subviews == [effect.contentView] && effect.contentView.frame.size == effect.bounds.size)
            #expect(effect.contentView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        }
        #expect(UIAlertController(coder: coder)?.preferredStyle == .alert)
        #expect(UISearchController(coder: coder)?.searchResultsController == nil)
        let pages = try #require(UIPageViewController(coder: coder))
        #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
        let hosting = try #require(UIHostingController(coder: coder, rootView: Color.red.frame(width: 7, height: 9)))
        #expect(hosting.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 7, height: 9))
    }

    private final class Silent: NSObject, UICalendarSelectionSingleDateDelegate, UIPickerViewDelegate,
        UITextViewDelegate,
        UIApplicationDelegate, UIViewControllerInteractiveTransitioning, UIKeyInput
    {
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) {}
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test("What delegates leave out") func delegates() throws {
        let silent = Silent()
        let single = UICalendarSelectionSingleDate(delegate: nil)
        #expect(silent.dateSelection(single, canSelectDate: DateComponents(year: 2024)))
        let wheels = UIPickerView()
        #expect(
            silent.pickerView(wheels, widthForComponent: 0) == 100
                && silent.pickerView(wheels, rowHeightForComponent: 0) == 32)
        let (view, range) = (UITextView(), NSRange(location: 0, length: 0))
        let url = try #require(URL(string: "https://example.org"))
        #expect(silent.textView(view, shouldInteractWith: url, in: range, interaction: .preview))
        #expect(silent.textView(view, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview))
        let app = UIApplication.shared
        #expect(silent.application(app, willFinishLaunchingWithOptions: nil))
        #expect(silent.application(app, didFinishLaunchingWithOptions: nil))
        #expect(!silent.application(app, open: url, options: [:]))
        #expect(silent.completionSpeed == 1 && silent.wantsInteractiveStart && silent.completionCurve == .easeInOut)
        #expect(!silent.isSecureTextEntry && silent.autocapitalizationType == .sentences)
    }

    @Test("Nothing leaves the app") func app() async throws {
        let app = UIApplication.shared
        let url = try #require(URL(string: "https://example.org"))
        #expect(await !app.open(url, options: [:]) && !app.openURL(url))
        var heard: [String] = []
        app.setAlternateIconName("Dark") { heard.append("\($0 == nil)") }
        #expect(heard == ["true"] && app.alternateIconName == "Dark")
        try await app.setAlternateIconName(nil)
        #expect(app.alternateIconName == nil)
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        scene.open(url, options: nil) { heard.append("\($0)") }
        #expect(heard == ["true", "false"])
        // A picture that no device is said of is as tall as it is wide, or taller.
        #expect(scene.interfaceOrientation == .portrait)
    }

    private final class Seen: UIViewController {
        var log: [String] = []
        override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Switched: View {
        let controller: UIViewController
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Switch") { isShown.toggle() }
                if isShown { Shown(controller: controller) }
            }
        }
    }

    /// Documentation of `UIViewController`: it is told that its view appeared, that it will disappear, and that it did.
    @Test("A controller hears that its view came and went, alone and in a stack") func appearing() {
        for isInStack in [false, true] {
            let seen = Seen()
            let shown = isInStack ? UINavigationController(rootViewController: seen) : seen
            let host = ViewHost(Switched(controller: shown), size: CGSize(width: 200, height: 300))
            #expect(seen.log == ["did appear false"])
            host.tap("Switch")
            #expect(seen.log == ["did appear false", "will disappear false", "did disappear false"], "\(isInStack)")
        }
    }

    @Test("Tabs of a controller are chosen by a tap; a controller shows another") func controllers() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map {
            let page = UIViewController()
            page.title = $0
            return page
        }
        ViewHost(Shown(controller: tabs), size: CGSize(width: 390, height: 700)).tap("Two")
        #expect(tabs.selectedIndex == 1)
        let (first, second) = (UIViewController(), UIViewController())
        first.show(second, sender: nil)
        #expect(first.presentedViewController === second)
        first.title = "Title"
        #expect(first.tabBarItem.title == "Title" && first.tabBarItem.tag == 0 && first.tabBarItem.image == nil)
        let transition = UIPercentDrivenInteractiveTransition()
        #expect(transition.duration == 0)
        for (part, kept) in [(0.3, 0.3), (-1, 0), (2, 1)] as [(CGFloat, CGFloat)] {
            transition.update(part)
            #expect(transition.percentComplete == kept)
        }
        transition.cancel()
        #expect(transition.percentComplete == 0)
        transition.finish()
        #expect(transition.percentComplete == 1)
    }

    @Test("Calendars, segments, spinners and pictures") func controls() {
        let calendar = UICalendarView()
        calendar.setVisibleDateComponents(DateComponents(year: 2001, month: 2), animated: true)
        #expect(calendar.visibleDateComponents == DateComponents(year: 2001, month: 2))
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.insertSegment(with: nil, at: 9, animated: false)
        segments.insertSegment(with: nil, at: -1, animated: false)
        #expect(
            segments.numberOfSegments == 4 && (0..<4).map { segments.titleForSegment(at: $0) } == [nil, "a", "b", nil])
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        #expect(spinner.isAnimating)
        spinner.stopAnimating()
        #expect(!spinner.isAnimating)
        let picture = UIImageView()
        picture.startAnimating()
        #expect(picture.isAnimating)
        picture.stopAnimating()
        #expect(!picture.isAnimating)
        #expect(
            UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar
                && UIProgressView().progressViewStyle == .default)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var log: [String] = []
        grid.performBatchUpdates({ log.append("updates") }, completion: { log.append("done \($0)") })
        #expect(log == ["updates", "done true"])
        let press = UIPress()
        #expect(press.timestamp == 0 && press.force == 0 && press.phase == .ended && UIView().endEditing(true))
        #expect(!CALayer.needsDisplay(forKey: "bounds") && CATransform3D() != CATransform3DMakeScale(0, 0, 0))
        let zero = CATransform3D()
        #expect(
            [zero.m11, zero.m22, zero.m33, zero.m44, zero.m12, zero.m41, zero.m34, zero.m23] == [
                0, 0, 0, 0, 0, 0, 0, 0,
            ])
        let insets = NSDirectionalEdgeInsets()
        #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [0, 0, 0, 0])
        let state = UICellConfigurationState()
        #expect(!state.isSelected && !state.isHighlighted && !state.isDisabled)
    }

    @Test("Texts, their fonts and their sizes") func texts() {
        #expect(
            UILabel().font.pointSize == 17 && UITextField().font?.pointSize == 17 && UITextView().font?.pointSize == 12)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        #expect(label.text == "red")
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        let view = UITextView()
        view.text = "one two three four five six seven eight"
        #expect(view.beginningOfDocument.offset == 0 && view.endOfDocument.offset == 39)
        let place = view.position(from: view.beginningOfDocument, offset: 5)
        #expect(place?.offset == 5 && place.flatMap { view.position(from: $0, offset: -2) }?.offset == 3)
        // On one line where no width is given; in so many points it is narrower and taller.
        let (whole, narrow) = (view.sizeThatFits(.zero), view.sizeThatFits(CGSize(width: 90, height: 0)))
        #expect(view.sizeThatFits(CGSize(width: 100_000, height: 0)) == whole)
        #expect(view.sizeThatFits(CGSize(width: 99_999, height: 0)).height == whole.height)
        #expect(narrow.width == 90)
        // 8 above and 8 below the lines.
        let lines = (narrow.height - 16) / (whole.height - 16)
        #expect(lines > 1)
        #expect(NSParagraphStyle().lineSpacing == 0 && NSParagraphStyle.default.alignment == .natural)
        for spring in [
            UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: CGVector(dx: 4, dy: 5)),
            UISpringTimingParameters(duration: 1, bounce: 0, initialVelocity: CGVector(dx: 4, dy: 5)),
            UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 5)),
        ] { #expect(spring.initialVelocity == CGVector(dx: 4, dy: 5)) }
        #expect(UIViewPropertyAnimator(duration: 2, curve: .linear).delay == 0)
        let hosting = UIHostingController(rootView: Color.red)
        #expect(hosting.sizeThatFits(in: CGSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
        // No length, or one that no screen has, is none: a colour is 10 points then.
        #expect(hosting.sizeThatFits(in: CGSize(width: 0, height: 40)) == CGSize(width: 10, height: 40))
        #expect(hosting.sizeThatFits(in: CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 10))
        #expect(hosting.sizeThatFits(in: CGSize(width: 100_000, height: 100_000)) == CGSize(width: 10, height: 10))
        #expect(hosting.sizeThatFits(in: CGSize(width: 99_999, height: 1)) == CGSize(width: 99_999, height: 1))
    }
}
