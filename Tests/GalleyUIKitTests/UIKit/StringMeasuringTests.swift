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

    /// Documentation of `performBatchUpdates(_:completion:)`.
    @Test("A table's changes are made, and told as done") func batch() {
        var told: [String] = []
        UITableView().performBatchUpdates({ told.append("changed") }, completion: { told.append("\($0)") })
        #expect(told == ["changed", "true"])
    }
}
