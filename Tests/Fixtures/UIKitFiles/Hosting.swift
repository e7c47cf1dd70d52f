import SwiftUI
import UIKit

struct Card: View {
    var body: some View { Text("Card").padding().background(.yellow) }
}

class CardController: UIViewController {
    private let host = UIHostingController(rootView: Card())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        host.view.backgroundColor = .clear
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            host.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        host.didMove(toParent: self)
    }
}

struct CardControllerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CardController { CardController() }
    func updateUIViewController(_ uiViewController: CardController, context: Context) {}
}

extension View {
    func snapshotSize() -> CGSize {
        let controller = UIHostingController(rootView: self)
        let view = controller.view
        let targetSize = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: targetSize)
        view?.backgroundColor = .clear
        return targetSize
    }
}

#Preview { CardControllerView() }
