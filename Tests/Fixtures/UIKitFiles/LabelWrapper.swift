import SwiftUI
import UIKit

struct AttributedLabel: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        label.textColor = .systemRed
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 20)
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
        let attributed = NSMutableAttributedString(string: text)
        attributed.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 2))
        uiView.attributedText = attributed
    }
}

#Preview { AttributedLabel(text: "Hello") }
