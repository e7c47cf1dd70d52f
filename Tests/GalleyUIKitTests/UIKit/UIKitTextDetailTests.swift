import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Texts of UIKit's: how large they are, how a field lays them out, what is typed without a delegate, and attributes that SwiftUI shares.
@MainActor @Suite("Texts of UIKit's in detail") struct UIKitTextDetailTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func lines(_ view: some View) -> [String] {
        ToldPicture(RenderedView(view.frame(width: 160, height: 40)).displayList).lines.filter {
            !$0.hasSuffix("{") && $0 != "}"
        }
    }

    private final class Inset: UITextField {
        var insets = UIEdgeInsets.zero
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    }

    /// Documentation of `textRect(forBounds:)`: where the text is drawn.
    @Test("A field's text stands in its rectangle") func insets() {
        let cases: [(NSTextAlignment, TextAlignment, UIEdgeInsets, EdgeInsets)] = [
            (
                .left, .leading, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30),
                EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
            ),
            (
                .right, .trailing, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30),
                EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
            ),
            // What reaches beyond the field begins at its edges.
            (.left, .leading, UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -9), EdgeInsets()),
            (.right, .trailing, UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -9), EdgeInsets()),
        ]
        for (own, other, insets, padding) in cases {
            let field = Inset()
            (field.text, field.insets, field.textAlignment, field.font) = ("Ada", insets, own, .systemFont(ofSize: 15))
            let same = TextField("", text: .constant("Ada")).textFieldStyle(.plain).font(.system(size: 15))
                .foregroundStyle(Color(uiColor: .label)).multilineTextAlignment(other).padding(padding)
            let (seen, wanted) = (lines(Shown(view: field)), lines(same))
            #expect(seen == wanted && seen.joined().contains("Ada"), "\(own) \(insets)")
        }
    }

    private func host(_ view: UIView) -> ViewHost {
        ViewHost(Shown(view: view).frame(width: 160, height: 80), size: CGSize(width: 160, height: 80))
    }

    @Test("Without a delegate everything that is typed is taken") func typing() {
        let (field, view, search) = (UITextField(), UITextView(), UISearchBar())
        for one in [field, view, search] as [UIView] {
            let shown = host(one)
            shown.tap(CGPoint(x: 80, y: 40))
            shown.send(.text("ab"))
        }
        #expect([field.text, view.text, search.text] == ["ab", "ab", "ab"])
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(NSShadow().shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
        #expect(NSShadow().shadowOffset == .zero && NSShadow().shadowBlurRadius == 0)
    }

    private let font = UIFont.systemFont(ofSize: 16)

    private func size(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGSize {
        text.size(withAttributes: attributes.merging([.font: font]) { $1 })
    }

    private func broken(_ text: String, _ width: CGFloat) -> CGSize {
        text.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil
        ).size
    }

    /// Documentation of `kern`: the number of points by which each letter is moved from the next.
    @Test("Strings are measured with their kerning, on as many lines as they have") func measuring() {
        let plain = size("abcd")
        #expect(size("abcd", [.kern: NSNumber(value: 2.5)]).width == plain.width + 10)
        #expect(size("abcd", [.kern: CGFloat(2.5)]).width == plain.width + 10)
        #expect(size("") == .zero && "".boundingRect(with: .zero, context: nil) == .zero)
        #expect(NSAttributedString(string: "").size() == .zero)
        // Without a font it is one of 12 points.
        let small = UIFont.systemFont(ofSize: 12)
        #expect("abcd".size() == "abcd".size(withAttributes: [.font: small]))
        // A width that is none, or that no screen has, breaks no lines; neither does one that is as wide as the line.
        let line = size("one two three")
        for width in [0, -5, 100_000, line.width, 99_999] {
            #expect(broken("one two three", width) == line, "\(width)")
        }
        let two = broken("one two three", line.width - 1)
        #expect(two.height > line.height && two.width <= line.width - 1)
        #expect(broken("one\ntwo", 99_999).height == two.height)
        #expect(NSStringDrawingContext().totalBounds == .zero)
    }

    @Test("A label's lines are broken at a width that there is") func labels() {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = ("one two three", font, 0)
        let line = label.intrinsicContentSize
        #expect(line == size("one two three"))
        for width in [0, -5, 100_000] as [CGFloat] {
            #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == line, "\(width)")
        }
        let narrow = label.sizeThatFits(CGSize(width: 50, height: 0))
        label.preferredMaxLayoutWidth = 50
        #expect(narrow.height > line.height && narrow.width <= 50 && label.intrinsicContentSize == narrow)
        label.preferredMaxLayoutWidth = 0
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height == line.height)
        let view = UITextView()
        (view.text, view.isScrollEnabled) = ("one", true)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
    }

    @Test("Attributes go from one kind of strings to the other") func attributes() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let lines: [NSAttributedString.Key: Any] = [
            .strikethroughStyle: NSUnderlineStyle.single, .strikethroughColor: UIColor.red, .underlineStyle: 0,
            .tracking: Float(3), .baselineOffset: 4.5, .kern: 2, .link: "https://example.org/a",
            .backgroundColor: UIColor.blue,
        ]
        let text = NSMutableAttributedString(string: "x", attributes: lines)
        text.append(NSAttributedString(string: "y"))
        let runs = Array(AttributedString(text).runs)
        #expect(runs.count == 2 && String(AttributedString(text).characters) == "xy")
        let (first, last) = (runs[0], runs[1])
        #expect(first.tracking == 3 && first.baselineOffset == 4.5 && first.kern == 2 && first.link == url)
        #expect(first.underlineStyle == nil && first.swiftUI.backgroundColor == Color(uiColor: .blue))
        #expect(first.strikethroughStyle == Text.LineStyle(pattern: .solid, color: Color(uiColor: .red)))
        #expect(last.tracking == nil && last.baselineOffset == nil && last.kern == nil && last.link == nil)
        #expect(last.strikethroughStyle == nil && last.underlineStyle == nil)
        let again = NSAttributedString(AttributedString(text))
        let keys = [0, 1].map { place in
            again.attributes(at: place, effectiveRange: nil).keys.map(\.rawValue).sorted().joined(separator: " ")
        }
        let wanted = [
            NSAttributedString.Key.backgroundColor, .baselineOffset, .kern, .link, .strikethroughStyle, .tracking,
        ]
        #expect(keys == [wanted.map(\.rawValue).sorted().joined(separator: " "), ""])
        let bits = again.attributes(at: 0, effectiveRange: nil)[.strikethroughStyle] as? Int
        #expect(bits == NSUnderlineStyle.single.rawValue)
        var value = AttributedString("z")
        value.underlineStyle = .single
        let under = NSAttributedString(value).attributes(at: 0, effectiveRange: nil)
        #expect(under[.underlineStyle] as? Int == 1 && under.count == 1)
    }
}
