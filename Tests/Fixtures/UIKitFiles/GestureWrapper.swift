import SwiftUI
import UIKit

struct TapLocator: UIViewRepresentable {
    var tapped: (CGPoint) -> Void

    func makeUIView(context: UIViewRepresentableContext<TapLocator>) -> UIView {
        let v = UIView(frame: .zero)
        let gesture = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
        gesture.numberOfTapsRequired = 2
        let pan = UIPanGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.handlePan(_:)))
        pan.delegate = context.coordinator
        v.addGestureRecognizer(gesture)
        v.addGestureRecognizer(pan)
        return v
    }

    class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var tapped: (CGPoint) -> Void
        init(tapped: @escaping (CGPoint) -> Void) { self.tapped = tapped }

        @objc func tapped(gesture: UITapGestureRecognizer) {
            let point = gesture.location(in: gesture.view)
            self.tapped(point)
        }

        @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
            switch recognizer.state {
            case .began, .changed: _ = recognizer.translation(in: recognizer.view)
            default: break
            }
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    func makeCoordinator() -> TapLocator.Coordinator { Coordinator(tapped: tapped) }
    func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<TapLocator>) {}
}

#Preview { Color.blue.overlay(TapLocator { _ in }).frame(width: 50, height: 50) }
