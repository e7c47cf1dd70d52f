import Combine
import SwiftUI

final class KeyboardResponder: ObservableObject {
    @Published private(set) var currentHeight: CGFloat = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height }
            .assign(to: \.currentHeight, on: self).store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
            .map { _ in CGFloat(0) }.assign(to: \.currentHeight, on: self).store(in: &cancellables)
    }
}

struct KeyboardHeightPage: View {
    @ObservedObject private var keyboard = KeyboardResponder()
    var body: some View {
        Text("Height \(Int(keyboard.currentHeight))").padding(.bottom, keyboard.currentHeight)
            .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)) { note in
                (note.object as? UITextField)?.text = ""
            }
    }
}

#Preview { KeyboardHeightPage() }
