import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// How large texts are that UIKit's functions of strings measure.
@MainActor @Suite("Strings measured by UIKit's functions")
struct StringMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 17)

    /// Documentation of `size(withAttributes:)`: “the bounding box size the receiver occupies when drawn” in a single line: that of a
    /// label of the same font.
    @Test("A string is as wide as a label of it", arguments: ["Hello", "A longer line of text"])
    func oneLine(text: String) {
        let label = UILabel()
        label.font = font
        label.text = text
        let size = label.sizeThatFits(.zero)
        #expect(text.size(withAttributes: [.font: font]) == size)
        #expect((text as NSString).size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: text, attributes: [.font: font]).size() == size)
        #expect(size.width > 30)
    }

    /// Documentation of `boundingRect(with:options:context:)`: without `usesLineFragmentOrigin` one line is measured; the width
    /// constrains where lines are broken.
    @Test("Lines are broken at the width where the options say so") func lines() {
        let text = "one two three four five six seven"
        let line = text.size(withAttributes: [.font: font])
        let narrow = CGSize(width: line.width / 2.5, height: .greatestFiniteMagnitude)
        let broken = text.boundingRect(
            with: narrow, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(broken.origin == .zero && broken.width <= narrow.width)
        #expect(broken.height >= 3 * line.height - 1, "\(broken) \(line)")
        #expect(text.boundingRect(with: narrow, attributes: [.font: font], context: nil).size == line)
    }

    /// rules.md §30.4.
    @Test("Several lines are as wide as the longest of them") func longest() {
        let label = UILabel()
        (label.font, label.numberOfLines) = (font, 0)
        func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        func widths(_ text: String, in width: CGFloat) -> [CGFloat] {
            label.text = text
            let offered = CGSize(width: width, height: .greatestFiniteMagnitude)
            let attributed = NSAttributedString(string: text, attributes: [.font: font])
            let options = NSStringDrawingOptions.usesLineFragmentOrigin
            return [
                label.sizeThatFits(offered).width,
                text.boundingRect(with: offered, options: options, attributes: [.font: font], context: nil).width,
                attributed.boundingRect(with: offered, options: options, context: nil).width,
            ]
        }
        let long = width("mmmmmmmmmm")
        #expect(widths("one two\nmmmmmmmmmm\nthree", in: 300) == [long, long, long])
        #expect(widths("one two mmmmmmmmmm", in: long + 3) == [long, long, long])
        // The space at which a line is broken counts, of 4 to 5 points in this font, where there is room for it.
        for answer in widths("mmmmmmmmmm one two", in: long + 9) { #expect([4, 5].contains(answer - long)) }
        #expect(widths("mmmmmmmmmm one two", in: long + 1) == [long + 1, long + 1, long + 1])
        // All lines of a label that may have several; one line is as long as it is, whatever is offered.
        label.text = "mmmmmmmmmm"
        #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).width == long)
        label.numberOfLines = 1
        for offered in [20, long + 100] {
            #expect(label.sizeThatFits(CGSize(width: offered, height: 0)) == label.intrinsicContentSize)
        }
        #expect(label.intrinsicContentSize.width == long)
    }

    /// Documentation of `performBatchUpdates(_:completion:)`.
    @Test("A table's changes are made, and told as done") func batch() {
        var told: [String] = []
        UITableView().performBatchUpdates({ told.append("changed") }, completion: { told.append("\($0)") })
        #expect(told == ["changed", "true"])
    }
}
