import SwiftUI
import UIKit

class PlayerUIView: UIView {
    private let shape = CAShapeLayer()

    override func draw(_ rect: CGRect) {
        super.draw(rect)
    }
    override class var layerClass: AnyClass { CAShapeLayer.self }
}

final class EmitterView: UIView {
    override class var layerClass: AnyClass { return CAEmitterLayer.self }
    override func layoutSubviews() {
        super.layoutSubviews()
        let emitter = self.layer as! CAEmitterLayer
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: bounds.width / 2, y: 0)
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 5
        cell.velocity = 100
        cell.emissionLongitude = .pi
        cell.contents = UIImage(systemName: "circle.fill")?.cgImage
        emitter.emitterCells = [cell]
    }
}

struct ConfettiView: UIViewRepresentable {
    func makeUIView(context: Context) -> EmitterView { EmitterView() }
    func updateUIView(_ uiView: EmitterView, context: Context) {}
}

struct FlipEffect: GeometryEffect {
    var angle: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform3d = CATransform3DIdentity
        transform3d.m34 = -1 / max(size.width, size.height)
        transform3d = CATransform3DRotate(transform3d, CGFloat(angle), 0, 1, 0)
        transform3d = CATransform3DTranslate(transform3d, -size.width / 2, -size.height / 2, 0)
        let affine = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(transform3d).concatenating(affine)
    }
}

#Preview {
    VStack {
        ConfettiView()
        Color.orange.frame(width: 80, height: 80).modifier(FlipEffect(angle: 0.5))
    }
    .frame(width: 160, height: 200)
}
