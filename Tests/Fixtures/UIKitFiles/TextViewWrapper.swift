import SwiftUI
import UIKit

struct MultilineTextView: UIViewRepresentable {
    @Binding var text: String
    var isEditable = true

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.isScrollEnabled = true
        view.isEditable = isEditable
        view.isUserInteractionEnabled = true
        view.backgroundColor = UIColor(white: 0.0, alpha: 0.05)
        view.autocapitalizationType = .sentences
        view.isSelectable = true
        view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        view.textContainer.lineFragmentPadding = 0
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        if uiView.text != text {
            uiView.text = text
        }
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    class Coordinator: NSObject, UITextViewDelegate {
        var parent: MultilineTextView

        init(_ uiTextView: MultilineTextView) {
            self.parent = uiTextView
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            return true
        }

        func textViewDidChange(_ textView: UITextView) {
            self.parent.text = textView.text
        }
    }
}

struct TextViewWrapper_Previews: PreviewProvider {
    static var previews: some View {
        MultilineTextView(text: .constant("Some text\non two lines")).frame(height: 120).padding()
    }
}
