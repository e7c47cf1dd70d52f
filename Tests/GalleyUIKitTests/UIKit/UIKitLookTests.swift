import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// How UIKit's views are drawn: the same as views of SwiftUI's with UIKit's lengths. A text field's content lies 7
/// points from its edges, whose corners are of 5; a search bar's field is 36 high with corners of 10; a page's dot is
/// of 7 points with 10 between two; a button's title is of 18 points, of 17 with a configuration, whose content lies 7
/// and 12 points inside.
@MainActor @Suite("How UIKit's views are drawn") struct UIKitLookTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        }
    }

    private func lines(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String] {
        ToldPicture(RenderedView(view.frame(width: width, height: height)).displayList).lines.filter {
            !$0.hasSuffix("{") && $0 != "}" && !$0.hasSuffix(" #000000/0")
        }
    }

    private func check(
        _ own: UIView, _ other: some View, _ width: CGFloat = 160, _ height: CGFloat = 50, _ name: String = "",
        at place: SourceLocation = #_sourceLocation
    ) {
        let (seen, wanted) = (lines(Shown(view: own), width, height), lines(other, width, height))
        #expect(seen == wanted && !wanted.isEmpty, "\(name) \(seen) ~~ \(wanted)", sourceLocation: place)
    }

    private func field(_ text: String, _ placeholder: String = "") -> some View {
        TextField(placeholder, text: .constant(text)).textFieldStyle(.plain).font(.system(size: 17))
            .foregroundStyle(Color(uiColor: .label))
    }

    @Test("Text fields") func fields() {
        let own = UITextField()
        own.text = "words"
        check(own, field("words").frame(width: 160, height: 50))
        own.borderStyle = .line
        let line = Rectangle().strokeBorder(Color.black, lineWidth: 1)
        check(own, field("words").padding(.horizontal, 7).frame(width: 160, height: 50).background { line })
        for style in [UITextField.BorderStyle.bezel, .roundedRect] {
            own.borderStyle = style
            let wanted = field("words").padding(.horizontal, 7).frame(width: 160, height: 50).background {
                RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
                RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
            }
            check(own, wanted)
            #expect(own.intrinsicContentSize.height == 34)
        }
        let edged = own.intrinsicContentSize.width
        own.borderStyle = .none
        #expect(edged - own.intrinsicContentSize.width == 14)
        // Views at the sides, as large as they are.
        let (left, right) = (UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10)), UIView())
        (left.backgroundColor, right.backgroundColor) = (.red, .blue)
        right.widthAnchor.constraint(equalToConstant: 12).isActive = true
        right.heightAnchor.constraint(equalToConstant: 6).isActive = true
        (own.leftView, own.rightView) = (left, right)
        check(own, field("words").frame(width: 160, height: 50))
        (own.leftViewMode, own.rightViewMode) = (.always, .always)
        let wanted = HStack(spacing: 0) {
            Color(uiColor: .red).frame(width: 20, height: 10)
            field("words").frame(maxWidth: .infinity)
            Color(uiColor: .blue).frame(width: 12, height: 6)
        }
        check(own, wanted.frame(width: 160, height: 50))
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: bounds.minX + 15, y: 0, width: bounds.width - 40, height: bounds.height)
            }
        }
        let inset = Inset()
        inset.text = "words"
        let room = field("words").padding(.leading, 15).padding(.trailing, 25)
        check(inset, room.frame(width: 160, height: 50))
    }

    @Test("Text views that are read, and a search bar") func texts() {
        let own = UITextView()
        (own.text, own.isEditable, own.backgroundColor) = ("one two", false, nil)
        let text = Text(verbatim: "one two").font(.system(size: 12)).foregroundStyle(Color(uiColor: .label))
        func read(_ top: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, _ place: Alignment) -> some View {
            text.multilineTextAlignment(place == .trailing ? .trailing : .leading)
                .frame(maxWidth: .infinity, alignment: place).padding(.top, top).padding(.leading, leading)
                .padding(.trailing, trailing).frame(width: 160, height: 50, alignment: .topLeading)
        }
        check(own, read(8, 5, 5, .leading))
        own.textAlignment = .right
        check(own, read(8, 5, 5, .trailing))
        own.textContainerInset = UIEdgeInsets(top: 3, left: 11, bottom: 0, right: 20)
        own.textContainer.lineFragmentPadding = 2
        check(own, read(3, 13, 22, .trailing))
        let bar = UISearchBar()
        (bar.text, bar.placeholder) = ("tea", "Search")
        let wanted = HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("Search", text: .constant("tea")).textFieldStyle(.plain)
        }
        .font(.system(size: 17)).padding(.horizontal, 8).frame(height: 36)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 8)
        check(bar, wanted.frame(width: 200, height: 56), 200, 56)
    }

    @Test("Labels") func labels() {
        let words = "one two three four five six seven eight nine"
        func own(_ change: (UILabel) -> Void) -> UILabel {
            let label = UILabel()
            label.text = words
            change(label)
            return label
        }
        func text(_ color: UIColor = .label) -> Text { Text(verbatim: words).foregroundStyle(Color(uiColor: color)) }
        let font = Font.system(size: 17)
        check(own { _ in }, text().font(font).lineLimit(1).frame(width: 160, height: 50, alignment: .leading))
        for (mode, other) in [
            (NSLineBreakMode.byTruncatingHead, Text.TruncationMode.head), (.byTruncatingMiddle, .middle),
            (.byTruncatingTail, .tail), (.byClipping, .tail),
        ] {
            let wanted = text().font(font).lineLimit(1).truncationMode(other)
            check(own { $0.lineBreakMode = mode }, wanted.frame(width: 160, height: 50, alignment: .leading))
        }
        for (count, limit) in [(0, nil), (2, 2), (3, 3)] as [(Int, Int?)] {
            let wanted = text().font(font).lineLimit(limit)
            let seen = own { $0.numberOfLines = count }
            check(seen, wanted.frame(width: 160, height: 90, alignment: .leading), 160, 90)
        }
        for (alignment, place, lines) in [
            (NSTextAlignment.center, Alignment.center, TextAlignment.center), (.right, .trailing, .trailing),
            (.left, .leading, .leading), (.justified, .leading, .leading),
        ] {
            let wanted = text().font(font).multilineTextAlignment(lines).frame(width: 160, height: 90, alignment: place)
            let seen = own { ($0.textAlignment, $0.numberOfLines) = (alignment, 0) }
            check(seen, wanted, 160, 90)
        }
        let faint = text(.tertiaryLabel).font(font).lineLimit(1)
        check(own { $0.isEnabled = false }, faint.frame(width: 160, height: 50, alignment: .leading))
        let red = text(.red).font(.system(size: 13)).lineLimit(1)
        let colored = own { ($0.textColor, $0.font) = (.red, .systemFont(ofSize: 13)) }
        check(colored, red.frame(width: 160, height: 50, alignment: .leading))
        // Half of its size, where no factor is named.
        for (factor, least) in [(0, 0.5), (0.8, 0.8)] as [(CGFloat, CGFloat)] {
            let seen = own {
                ($0.text, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (
                    "one two three four five", true, factor
                )
            }
            let wanted = Text(verbatim: "one two three four five").font(font).foregroundStyle(Color(uiColor: .label))
                .lineLimit(1).minimumScaleFactor(least)
            check(seen, wanted.frame(width: 120, height: 50, alignment: .leading), 120, 50)
        }
    }

    @Test("Dots, spinners and pictures") func others() throws {
        let dots = UIPageControl()
        (dots.numberOfPages, dots.currentPage) = (3, 1)
        func wanted(_ other: Color, _ present: Color) -> some View {
            HStack(spacing: 10) {
                ForEach(0..<3, id: \.self) { Circle().fill($0 == 1 ? present : other).frame(width: 7, height: 7) }
            }
        }
        check(dots, wanted(Color.primary.opacity(0.3), .primary))
        (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (.red, .blue)
        check(dots, wanted(Color(uiColor: .red), Color(uiColor: .blue)))
        for (count, hides, isEmpty) in [(1, true, true), (1, false, false), (2, true, false), (0, false, true)] {
            (dots.numberOfPages, dots.hidesForSinglePage) = (count, hides)
            let drawn = lines(Shown(view: dots), 160, 50).filter { $0.contains("#ff") || $0.contains("#0") }
            #expect(drawn.isEmpty == isEmpty, "\(count) \(hides) \(drawn)")
        }
        for (style, size) in [
            (UIActivityIndicatorView.Style.medium, 20), (.large, 37), (.whiteLarge, 37), (.white, 20), (.gray, 20),
        ] as [(UIActivityIndicatorView.Style, CGFloat)] {
            let spinner = UIActivityIndicatorView(style: style)
            #expect(spinner.intrinsicContentSize == CGSize(width: size, height: size))
            #expect(spinner.frame.size == CGSize(width: size, height: size))
        }
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(lines(Shown(view: spinner), 60, 60) == lines(Color.clear, 60, 60))
        spinner.hidesWhenStopped = false
        check(spinner, ProgressView().controlSize(.large), 60, 60)
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        check(spinner, ProgressView().controlSize(.large), 60, 60)
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 20, height: 10)).uiImage)
        func box(_ mode: UIView.ContentMode) -> String {
            let view = UIImageView(image: picture)
            (view.contentMode, view.clipsToBounds) = (mode, false)
            let line = lines(Shown(view: view), 60, 50).first { $0.hasPrefix("image") } ?? ""
            return line.split(separator: " ").dropFirst().prefix(4).joined(separator: " ")
        }
        // 20 × 10 in 60 × 50: three times as large fits, five times as large fills.
        #expect(box(.scaleToFill) == "0 0 60 50" && box(.scaleAspectFit) == "0 10 60 30")
        #expect(box(.scaleAspectFill) == "-20 0 100 50" && box(.center) == "20 20 20 10")
        #expect(box(.top) == "20 0 20 10" && box(.bottom) == "20 40 20 10" && box(.left) == "0 20 20 10")
        #expect(box(.right) == "40 20 20 10" && box(.topLeft) == "0 0 20 10" && box(.topRight) == "40 0 20 10")
        #expect(box(.bottomLeft) == "0 40 20 10" && box(.bottomRight) == "40 40 20 10")
    }

    @Test("Buttons") func buttons() {
        func title(_ text: String, _ size: CGFloat, _ color: Color) -> some View {
            Text(verbatim: text).font(.system(size: size)).foregroundStyle(color).lineLimit(1)
        }
        let tint = Color(uiColor: .tintColor)
        let plain = UIButton(type: .system)
        plain.setTitle("Go", for: .normal)
        check(plain, title("Go", 18, tint).frame(width: 160, height: 50))
        let custom = UIButton(type: .custom)
        custom.setTitle("Go", for: .normal)
        check(custom, title("Go", 18, .white).frame(width: 160, height: 50))
        custom.setTitleColor(.red, for: .normal)
        check(custom, title("Go", 18, Color(uiColor: .red)).frame(width: 160, height: 50))
        custom.contentHorizontalAlignment = .left
        custom.contentEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 4)
        let left = title("Go", 18, Color(uiColor: .red)).padding(.leading, 9).padding(.trailing, 4)
        check(custom, left.frame(width: 160, height: 50, alignment: .leading))
        custom.contentHorizontalAlignment = .trailing
        check(custom, left.frame(width: 160, height: 50, alignment: .trailing))
        typealias Configuration = UIButton.Configuration
        func ground(_ color: Color, _ radius: CGFloat, _ ink: Color) -> some View {
            title("Go", 17, ink).frame(width: 160, height: 50)
                .background(color, in: RoundedRectangle(cornerRadius: radius))
        }
        let kinds: [(Configuration, Color, Color)] = [
            (.filled(), tint, .white), (.borderedProminent(), tint, .white), (.tinted(), tint.opacity(0.18), tint),
            (.gray(), Color(uiColor: .tertiarySystemFill), tint),
            (.bordered(), Color(uiColor: .tertiarySystemFill), tint),
        ]
        for (kind, color, ink) in kinds {
            var kind = kind
            kind.title = "Go"
            check(UIButton(configuration: kind), ground(color, 6, ink))
        }
        let corners: [(Configuration.CornerStyle, CGFloat)] = [
            (.fixed, 13), (.small, 4), (.dynamic, 6), (.medium, 6), (.large, 9), (.capsule, 25),
        ]
        for (style, radius) in corners {
            var kind = Configuration.filled()
            (kind.title, kind.cornerStyle, kind.background.cornerRadius) = ("Go", style, 13)
            check(UIButton(configuration: kind), ground(tint, radius, .white))
        }
        var colored = Configuration.filled()
        (colored.title, colored.baseBackgroundColor, colored.baseForegroundColor) = ("Go", .red, .blue)
        check(UIButton(configuration: colored), ground(Color(uiColor: .red), 6, Color(uiColor: .blue)))
        // The size is the title's with 7 points above and below and 12 at the sides; an image stands 5 points before
        // it.
        var sized = Configuration.plain()
        sized.title = "Go"
        let text = RenderedView(title("Go", 17, tint).fixedSize()).size
        #expect(
            UIButton(configuration: sized).intrinsicContentSize
                == CGSize(width: text.width + 24, height: text.height + 14))
        sized.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
        #expect(
            UIButton(configuration: sized).intrinsicContentSize
                == CGSize(width: text.width + 7, height: text.height + 4))
        (sized.image, sized.imagePadding, sized.subtitle) = (UIImage(systemName: "star"), 5, "Now")
        let whole = HStack(spacing: 5) {
            Image(uiImage: UIImage(systemName: "star") ?? UIImage()).foregroundStyle(tint)
            VStack(spacing: 0) {
                Text(verbatim: "Go").font(.system(size: 17))
                Text(verbatim: "Now").font(.system(size: 12))
            }
            .foregroundStyle(tint).lineLimit(1)
        }
        let inside = whole.padding(.top, 1).padding(.leading, 2).padding(.bottom, 3).padding(.trailing, 5)
        check(UIButton(configuration: sized), inside.frame(width: 160, height: 50))
    }
}
