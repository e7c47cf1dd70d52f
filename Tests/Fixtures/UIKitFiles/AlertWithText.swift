import SwiftUI
import UIKit

func alertView(
    title: String, message: String, primaryAction: @escaping (String) -> Void, secondaryAction: @escaping () -> Void
) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addTextField { field in
        field.placeholder = "Hint"
    }
    alert.addAction(.init(title: "Cancel", style: .cancel, handler: { _ in secondaryAction() }))
    alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
            if let text = alert.textFields?[0].text { primaryAction(text) } else { primaryAction("") }
        })
    let scenes = UIApplication.shared.connectedScenes
    let window = (scenes.first as? UIWindowScene)?.windows.first
    window?.rootViewController?.present(alert, animated: true, completion: nil)
}

struct AlertPage: View {
    var body: some View {
        Button("Ask") { alertView(title: "T", message: "M", primaryAction: { _ in }, secondaryAction: {}) }
    }
}

#Preview { AlertPage() }
