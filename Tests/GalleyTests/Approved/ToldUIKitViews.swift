import Foundation
import Galley
import GalleyApproved
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Views of UIKit's as they are drawn in one of SwiftUI's, each as large as it wants to be and in 120 × 60 points, as approved.
@MainActor @Suite("UIKit's views drawn, approved", .enabled(if: Approved.isUsualSystem)) struct ToldUIKitViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    static func made<V: UIView>(_ view: V, _ change: (V) -> Void) -> V {
        change(view)
        return view
    }

    private static var all: [(String, () -> UIView)] { texts + fields + buttons + values + ToldUIKitLayers.all }

    private static func label(_ change: @escaping (UILabel) -> Void) -> () -> UIView {
        {
            made(UILabel()) {
                $0.text = "A label that is long"
                $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                change($0)
            }
        }
    }

    private static var texts: [(String, () -> UIView)] {
        [
            ("label", label { $0.setContentCompressionResistancePriority(.required, for: .horizontal) }),
            ("centred label", label { ($0.textAlignment, $0.textColor) = (.center, .systemRed) }),
            (
                "label on the right",
                label { ($0.textAlignment, $0.font, $0.isEnabled) = (.right, .boldSystemFont(ofSize: 10), false) }
            ),
            ("lines", label { ($0.numberOfLines, $0.textAlignment) = (2, .center) }),
            ("any lines", label { ($0.numberOfLines, $0.preferredMaxLayoutWidth) = (0, 70) }),
            ("cut at its head", label { ($0.lineBreakMode, $0.textAlignment) = (.byTruncatingHead, .justified) }),
            ("cut in the middle", label { $0.lineBreakMode = .byTruncatingMiddle }),
            ("shrunk to half", label { $0.adjustsFontSizeToFitWidth = true }),
            (
                "shrunk to nine tenths",
                label { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.9) }
            ),
            (
                "text to read",
                {
                    made(UITextView()) {
                        ($0.text, $0.isEditable, $0.isScrollEnabled) = ("A text\nof two lines", false, false)
                        ($0.textAlignment, $0.textColor) = (.right, .systemBlue)
                        $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                        $0.textContainer.lineFragmentPadding = 7
                    }
                }
            ),
            (
                "text to write",
                {
                    made(UITextView()) {
                        ($0.text, $0.font) = ("A text", .systemFont(ofSize: 15))
                        $0.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 12, right: 30)
                    }
                }
            ),
        ]
    }

    private static func field(_ change: @escaping (UITextField) -> Void) -> () -> UIView {
        {
            made(UITextField()) {
                $0.placeholder = "Name"
                change($0)
            }
        }
    }

    private static var fields: [(String, () -> UIView)] {
        [
            ("field", field { _ in }),
            (
                "filled field",
                field { ($0.text, $0.textColor, $0.font) = ("Ada", .systemGreen, .systemFont(ofSize: 12)) }
            ),
            ("field in a line", field { ($0.borderStyle, $0.textAlignment) = (.line, .center) }),
            ("rounded field", field { ($0.borderStyle, $0.isEnabled) = (.roundedRect, false) }),
            ("secret field", field { ($0.text, $0.isSecureTextEntry) = ("abc", true) }),
            (
                "field between views",
                field {
                    $0.leftView = made(UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 13))) {
                        $0.backgroundColor = .red
                    }
                    $0.leftViewMode = .always
                    $0.rightView = made(UILabel()) { $0.text = "!" }
                    $0.rightViewMode = .always
                }
            ),
            ("search bar", { made(UISearchBar()) { $0.placeholder = "Search" } }),
            ("search bar with a text", { made(UISearchBar()) { $0.text = "word" } }),
        ]
    }

    private static func button(_ make: @escaping () -> UIButton.Configuration) -> () -> UIView {
        { UIButton(configuration: make(), primaryAction: UIAction(title: "Go") { _ in }) }
    }

    private static var buttons: [(String, () -> UIView)] {
        [
            (
                "button of one's own",
                {
                    made(UIButton(type: .custom)) {
                        $0.setTitle("Own", for: .normal)
                        $0.setTitle("Chosen", for: .selected)
                        $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                        $0.backgroundColor = .systemGray
                        $0.contentHorizontalAlignment = .left
                    }
                }
            ),
            (
                "chosen button",
                {
                    made(UIButton(type: .system)) {
                        $0.setTitle("Own", for: .normal)
                        $0.setTitle("Chosen", for: .selected)
                        $0.setTitleColor(.systemRed, for: .selected)
                        $0.setImage(UIImage(systemName: "star"), for: .normal)
                        $0.isSelected = true
                        $0.contentHorizontalAlignment = .trailing
                    }
                }
            ),
            (
                "button that is off",
                {
                    made(UIButton(type: .system)) {
                        $0.setTitle("A title of several words", for: .normal)
                        $0.titleLabel?.numberOfLines = 0
                        $0.titleLabel?.font = .systemFont(ofSize: 20)
                        $0.tintColor = .systemPurple
                        $0.isEnabled = false
                    }
                }
            ),
            ("plain configuration", button { .plain() }),
            (
                "filled configuration",
                button {
                    var configuration = UIButton.Configuration.filled()
                    (configuration.subtitle, configuration.cornerStyle) = ("Below", .capsule)
                    return configuration
                }
            ),
            (
                "gray configuration",
                button {
                    var configuration = UIButton.Configuration.gray()
                    configuration.image = UIImage(systemName: "star")
                    (configuration.imagePadding, configuration.cornerStyle) = (9, .large)
                    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                    return configuration
                }
            ),
            (
                "tinted configuration",
                button {
                    var configuration = UIButton.Configuration.tinted()
                    (configuration.title, configuration.cornerStyle) = ("Other", .small)
                    configuration.baseForegroundColor = .systemRed
                    return configuration
                }
            ),
            (
                "configuration of given colours",
                button {
                    var configuration = UIButton.Configuration.borderedProminent()
                    configuration.baseBackgroundColor = .systemOrange
                    (configuration.cornerStyle, configuration.background.cornerRadius) = (.fixed, 3)
                    return configuration
                }
            ),
        ]
    }

    private static var values: [(String, () -> UIView)] {
        [
            ("switch on", { made(UISwitch()) { ($0.isOn, $0.onTintColor) = (true, .systemIndigo) } }),
            ("switch off", { made(UISwitch()) { $0.isEnabled = false } }),
            (
                "slider",
                { made(UISlider()) { ($0.maximumValue, $0.value, $0.minimumTrackTintColor) = (4, 1, .systemRed) } }
            ),
            ("stepper", { made(UIStepper()) { ($0.maximumValue, $0.value) = (2, 2) } }),
            (
                "segments",
                {
                    made(UISegmentedControl(items: ["One", UIImage(systemName: "star") as Any])) {
                        $0.selectedSegmentIndex = 1
                    }
                }
            ),
            (
                "pages",
                {
                    made(UIPageControl()) {
                        ($0.numberOfPages, $0.currentPage) = (3, 1)
                        $0.pageIndicatorTintColor = .systemGray
                    }
                }
            ),
            (
                "one page",
                { made(UIPageControl()) { ($0.numberOfPages, $0.currentPageIndicatorTintColor) = (1, .systemRed) } }
            ),
            ("hidden page", { made(UIPageControl()) { ($0.numberOfPages, $0.hidesForSinglePage) = (1, true) } }),
            ("progress", { made(UIProgressView()) { ($0.progress, $0.progressTintColor) = (0.3, .systemRed) } }),
            (
                "spinner",
                {
                    made(UIActivityIndicatorView(style: .large)) {
                        $0.color = .systemRed
                        $0.startAnimating()
                    }
                }
            ),
            ("spinner at rest", { made(UIActivityIndicatorView(style: .medium)) { $0.hidesWhenStopped = false } }),
            ("hidden spinner", { UIActivityIndicatorView(style: .medium) }),
            (
                "day",
                {
                    made(UIDatePicker()) {
                        ($0.datePickerMode, $0.date) = (.date, Date(timeIntervalSince1970: 1_750_000_000))
                    }
                }
            ),
            (
                "time",
                {
                    made(UIDatePicker()) {
                        ($0.datePickerMode, $0.date) = (.time, Date(timeIntervalSince1970: 1_750_000_000))
                        $0.isEnabled = false
                    }
                }
            ),
        ]
    }

    @Test("Views") func views() throws {
        let parts = Self.all.map { name, make in
            ApprovedText.Part(name) {
                var options = RenderOptions()
                options.scale = 2
                let view = VStack(alignment: .leading, spacing: 10) {
                    Shown(view: make()).fixedSize()
                    Shown(view: make()).frame(width: 120, height: 60)
                }
                .padding(5)
                return ToldViewTests.told(ViewHost(view, options: options), "UIKit \(name)")
            }
        }
        let differences = try ApprovedText("uikit.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
