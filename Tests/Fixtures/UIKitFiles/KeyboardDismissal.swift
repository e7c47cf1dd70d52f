import SwiftUI

#if canImport(UIKit)
    extension View {
        func hideKeyboard() {
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
    }
#endif

struct KeyboardDismissal: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Done") { hideKeyboard() }
        }
        .onTapGesture { hideKeyboard() }
    }
}

#Preview { KeyboardDismissal() }
