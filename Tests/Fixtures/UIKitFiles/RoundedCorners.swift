import SwiftUI

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

struct GradientView: UIViewRepresentable {
    class LayerView: UIView {
        let gradient = CAGradientLayer()
        override init(frame: CGRect) {
            super.init(frame: frame)
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            layer.addSublayer(gradient)
            layer.cornerRadius = 12
            layer.masksToBounds = true
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func layoutSubviews() {
            super.layoutSubviews()
            gradient.frame = bounds
        }
    }
    func makeUIView(context: Context) -> LayerView { LayerView() }
    func updateUIView(_ uiView: LayerView, context: Context) {}
}

#Preview {
    VStack {
        Color.green.clipShape(RoundedCorner(radius: 20, corners: [.topLeft, .topRight]))
        GradientView().frame(height: 40)
    }
    .frame(width: 120, height: 120)
}
