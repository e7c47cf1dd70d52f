import Galley
import GalleyUIKit
import GalleyUIKitClasses

/// Pictures, layers and boxes of UIKit's, for `ToldUIKitViewTests`.
@MainActor enum ToldUIKitLayers {
    static var all: [(String, () -> UIView)] { pictures + layers + boxes }

    private static func image(_ mode: UIView.ContentMode) -> (String, () -> UIView) {
        (
            "image, \(mode)",
            {
                ToldUIKitViewTests.made(UIImageView(image: UIImage(systemName: "star"))) {
                    $0.contentMode = mode
                    $0.tintColor = .systemPink
                }
            }
        )
    }

    private static var pictures: [(String, () -> UIView)] {
        [
            image(.scaleToFill), image(.scaleAspectFit), image(.scaleAspectFill), image(.center), image(.top),
            image(.bottomRight),
            (
                "highlighted image",
                {
                    ToldUIKitViewTests.made(
                        UIImageView(
                            image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "circle"))
                    ) { ($0.isHighlighted, $0.contentMode) = (true, .left) }
                }
            ),
        ]
    }

    private static func square(_ change: @escaping (UIView) -> Void) -> () -> UIView {
        {
            let outer = UIView()
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
            inner.backgroundColor = .systemYellow
            change(inner)
            outer.addSubview(inner)
            return outer
        }
    }

    private static func layer<L: CALayer>(_ type: L.Type, _ change: @escaping (L) -> Void) -> () -> UIView {
        square {
            let layer = type.init()
            layer.frame = CGRect(x: 5, y: 6, width: 20, height: 16)
            change(layer)
            $0.layer.addSublayer(layer)
        }
    }

    private static var layers: [(String, () -> UIView)] {
        let triangle = UIBezierPath()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 16, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 12))
        triangle.close()
        let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        return [
            ("view", square { _ in }),
            ("border", square { ($0.layer.borderWidth, $0.layer.borderColor) = (2, UIColor.red.cgColor) }),
            ("round corners", square { ($0.layer.cornerRadius, $0.layer.cornerCurve) = (9, .continuous) }),
            (
                "two round corners",
                square {
                    ($0.layer.cornerRadius, $0.layer.maskedCorners) = (9, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
                    $0.clipsToBounds = true
                }
            ),
            (
                "other round corners",
                square {
                    ($0.layer.cornerRadius, $0.layer.maskedCorners) = (9, [.layerMaxXMinYCorner])
                }
            ),
            (
                "shadow",
                square {
                    ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (0.5, 4)
                    $0.layer.shadowOffset = CGSize(width: 1, height: 2)
                }
            ),
            ("half seen", square { ($0.alpha, $0.tag) = (0.5, 1) }),
            ("layer half seen", square { $0.layer.opacity = 0.25 }),
            ("hidden view", square { $0.isHidden = true }),
            ("hidden layer", square { $0.layer.isHidden = true }),
            ("turned", square { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }),
            ("layer made smaller", square { $0.layer.transform = CATransform3DMakeScale(0.5, 0.25, 1) }),
            (
                "scrolled",
                square {
                    $0.bounds.origin = CGPoint(x: 3, y: 4)
                    $0.addSubview(ToldUIKitViewTests.made(UILabel()) { $0.text = "In" })
                    $0.subviews[0].frame = CGRect(x: 8, y: 9, width: 20, height: 20)
                }
            ),
            (
                "named",
                square {
                    ($0.accessibilityIdentifier, $0.accessibilityLabel) = ("id", "A square")
                    ($0.tintColor, $0.isUserInteractionEnabled) = (.systemRed, false)
                }
            ),
            ("layer", layer(CALayer.self) { ($0.backgroundColor, $0.cornerRadius) = (UIColor.red.cgColor, 3) }),
            (
                "hidden layer in a layer",
                layer(CALayer.self) { ($0.backgroundColor, $0.isHidden) = (UIColor.red.cgColor, true) }
            ),
            ("shape", layer(CAShapeLayer.self) { $0.path = triangle.cgPath }),
            (
                "line",
                layer(CAShapeLayer.self) {
                    ($0.path, $0.fillColor, $0.strokeColor) = (triangle.cgPath, nil, UIColor.red.cgColor)
                    ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (2, [3, 1], 1)
                    ($0.lineCap, $0.lineJoin) = (.round, .bevel)
                }
            ),
            (
                "part of a line",
                layer(CAShapeLayer.self) {
                    ($0.path, $0.fillRule, $0.strokeColor) = (triangle.cgPath, .evenOdd, UIColor.red.cgColor)
                    ($0.strokeStart, $0.strokeEnd, $0.lineCap, $0.lineJoin) = (0.25, 0.5, .square, .round)
                }
            ),
            ("gradient", layer(CAGradientLayer.self) { $0.colors = colors }),
            (
                "gradient with places",
                layer(CAGradientLayer.self) {
                    ($0.colors, $0.locations) = (colors, [0, 0.25, 0.75])
                    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.25), CGPoint(x: 1, y: 0.75))
                }
            ),
            (
                "round gradient",
                layer(CAGradientLayer.self) {
                    ($0.colors, $0.type) = (colors, .radial)
                    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
                }
            ),
            (
                "gradient around a point",
                layer(CAGradientLayer.self) {
                    ($0.colors, $0.type) = (colors, .conic)
                    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.5, y: 1))
                }
            ),
        ]
    }

    private final class Components: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 2 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "Row \(row)" : nil
        }
    }

    private static let components = Components()

    private static func stack(_ change: @escaping (UIStackView) -> Void) -> () -> UIView {
        {
            let views = ["One", "Three", "Four"].map { text in
                ToldUIKitViewTests.made(UILabel()) {
                    $0.text = text
                    $0.font = .systemFont(ofSize: CGFloat(text.utf8.count) * 3)
                }
            }
            return ToldUIKitViewTests.made(UIStackView(arrangedSubviews: views)) {
                $0.spacing = 4
                change($0)
            }
        }
    }

    private static var boxes: [(String, () -> UIView)] {
        [
            ("table", { UITableView() }),
            ("grid", { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }),
            (
                "wheels",
                {
                    ToldUIKitViewTests.made(UIPickerView()) {
                        ($0.dataSource, $0.delegate) = (components, components)
                        $0.selectRow(1, inComponent: 1, animated: false)
                    }
                }
            ),
            ("stack", stack { _ in }),
            ("stack of equals", stack { ($0.distribution, $0.alignment) = (.fillEqually, .center) }),
            ("stack of shares", stack { ($0.distribution, $0.alignment) = (.fillProportionally, .trailing) }),
            ("spread stack", stack { ($0.distribution, $0.alignment) = (.equalSpacing, .leading) }),
            (
                "upright stack",
                stack {
                    ($0.axis, $0.alignment) = (.vertical, .trailing)
                    $0.setCustomSpacing(1, after: $0.arrangedSubviews[0])
                    $0.isLayoutMarginsRelativeArrangement = true
                    $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                    $0.arrangedSubviews[1].isHidden = true
                }
            ),
        ]
    }
}
