import SwiftUI
import UIKit

struct StackWrapper: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let title = UILabel()
        title.text = "Title"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let icon = UIImageView(image: UIImage(systemName: "star.fill"))
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .systemYellow
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { _ in print("go") }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [icon, title, button])
        stack.axis = .horizontal
        stack.spacing = 8
        stack.alignment = .center
        stack.distribution = .equalSpacing
        return stack
    }
    func updateUIView(_ uiView: UIStackView, context: Context) {}
}

#Preview { StackWrapper().frame(width: 200, height: 40) }
