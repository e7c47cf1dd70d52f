import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// What Core Animation's layers show (Apple's page of `CALayer` and of its subclasses), and the sixteen numbers of transforms.
@MainActor @Suite("What layers show") struct LayerDrawingTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let red = UIColor.red.cgColor
    private let blue = UIColor.blue.cgColor

    @Test("A layer shows nothing without ground, border, contents and layers in it") func nothing() throws {
        let image = try #require(ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage)
        let changes: [(CALayer) -> Void] = [
            { _ in }, { [red] in $0.backgroundColor = red }, { $0.borderWidth = 1 },
            { ($0.borderWidth, $0.borderColor) = (1, nil) }, { $0.borderWidth = -1 },
            { $0.addSublayer(CALayer()) }, { $0.sublayers = [] }, { $0.contents = image },
        ]
        let seen = changes.map { change -> Bool in
            let layer = CALayer()
            change(layer)
            return layer.showsNothing
        }
        #expect(seen == [true, false, false, true, true, false, true, false])
        #expect(!CAShapeLayer().showsNothing && !CAGradientLayer().showsNothing)
    }

    private func pixels(_ image: UIImage, _ points: [(Int, Int)]) -> [String] {
        guard let picture = image.cgImage, let data = picture.dataProvider?.data else { return [] }
        let names: [[UInt8]: String] = [[255, 0, 0, 255]: "red", [0, 0, 255, 255]: "blue", [0, 0, 0, 0]: "-"]
        return points.map { x, y in
            let start = (y * picture.width + x) * 4
            return names[Array(data[start..<start + 4])] ?? "?"
        }
    }

    /// Documentation of `render(in:)`: the layer and what is in it, in the layer's coordinates.
    @Test("A layer without a view is drawn into a picture") func rendered() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 50, y: 60, width: 6, height: 4)
        layer.backgroundColor = red
        inner.frame = CGRect(x: 1, y: 1, width: 3, height: 2)
        inner.backgroundColor = blue
        layer.addSublayer(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format)
        let places = [(0, 0), (1, 1), (3, 2), (4, 2), (5, 3), (6, 0), (0, 4)]
        let image = renderer.image { layer.render(in: $0.cgContext) }
        #expect(pixels(image, places) == ["red", "blue", "blue", "red", "red", "-", "-"])
        for size in [CGSize(width: 0, height: 4), CGSize(width: 6, height: 0)] {
            layer.bounds.size = size
            let none = renderer.image { layer.render(in: $0.cgContext) }
            #expect(Set(pixels(none, places)) == ["-"])
        }
    }

    private func lines(_ change: (UIView) -> Void) -> [String] {
        let view = UIView()
        view.backgroundColor = .blue
        change(view)
        return ToldPicture(RenderedView(Shown(view: view).frame(width: 40, height: 30)).displayList).lines
    }

    @Test("Numbers beyond their ends are the ends") func clamped() {
        let plain = lines { _ in }
        #expect(lines { $0.layer.opacity = 2 } == plain && lines { $0.layer.cornerRadius = -5 } == plain)
        #expect(lines { $0.layer.opacity = -1 } == lines { $0.layer.isHidden = true })
        #expect(lines { $0.layer.borderWidth = -3 } == plain && lines { $0.layer.shadowOpacity = -1 } == plain)
        let shadow = lines { $0.layer.shadowOpacity = 1 }
        #expect(lines { $0.layer.shadowOpacity = 2 } == shadow && shadow != plain)
        #expect(!lines { $0.alpha = 0 }.joined().contains("0000ff") && plain.joined().contains("0000ff"))
    }

    @Test("The ground of a view's layer is drawn once, behind the view's own") func ground() {
        func fills(_ change: (UIView) -> Void) -> Int { lines(change).filter { $0.hasPrefix("fill") }.count }
        let red = red
        #expect(fills { ($0.backgroundColor, $0.layer.backgroundColor) = (nil, red) } == 1)
        #expect(fills { $0.layer.backgroundColor = red } == 1)
    }

    @Test("Colours of a gradient stand evenly where their places are not all given") func gradients() {
        func gradient(_ colors: [UIColor], _ locations: [NSNumber]?) -> [String] {
            lines {
                let layer = CAGradientLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
                (layer.colors, layer.locations) = (colors.map(\.cgColor), locations)
                $0.layer.addSublayer(layer)
            }.filter { $0.contains(" linear") }
        }
        let three: [UIColor] = [.red, .green, .blue]
        let even = gradient(three, nil)
        #expect(even.count == 1 && even.first?.hasSuffix("#ff0000@0 #00ff00@0.5 #0000ff@1") == true)
        #expect(gradient(three, [0, 0.2]) == even)
        #expect(gradient(three, [0, 0.2, 1]).first?.hasSuffix("#ff0000@0 #00ff00@0.2 #0000ff@1") == true)
        #expect(gradient([.red, .blue], nil).first?.hasSuffix("#ff0000@0 #0000ff@1") == true)
        #expect(gradient([.red], nil).allSatisfy { $0.hasSuffix("#ff0000@0") })
    }

    private func rows(_ t: CATransform3D) -> [[CGFloat]] {
        [
            [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
            [t.m41, t.m42, t.m43, t.m44],
        ]
    }

    @Test("The sixteen numbers of each transform") func numbers() {
        let identity: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        let zero: [[CGFloat]] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
        #expect(rows(CATransform3DIdentity) == identity && rows(CATransform3D()) == zero)
        let moved: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 3, 4, 1]]
        #expect(rows(CATransform3DMakeTranslation(2, 3, 4)) == moved)
        let scaled: [[CGFloat]] = [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1]]
        #expect(rows(CATransform3DMakeScale(2, 3, 4)) == scaled)
        let plane = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        let flat: [[CGFloat]] = [[2, 3, 0, 0], [4, 5, 0, 0], [0, 0, 1, 0], [6, 7, 0, 1]]
        #expect(rows(CATransform3DMakeAffineTransform(plane)) == flat)
        // Rodrigues' formula about (1, 2, 2) ÷ 3 with the cosine 0.6 and the sine 0.8, in 45ths.
        let turned: [[CGFloat]] = [[29, 28, -20, 0], [-20, 35, 20, 0], [28, -4, 35, 0], [0, 0, 0, 45]]
        let turn = rows(CATransform3DMakeRotation(atan2(0.8, 0.6), 1, 2, 2))
        let off = zip(turn.joined(), turned.joined()).map { abs($0 * 45 - $1) }
        #expect((off.max() ?? 1) < 1e-9)
        let all = CATransform3D(
            m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12,
            m41: 13, m42: 14, m43: 15, m44: 16)
        #expect(rows(CATransform3DConcat(all, CATransform3DIdentity)) == rows(all))
        let seen = ProjectionTransform(all)
        #expect([seen.m11, seen.m12, seen.m13] == [1, 2, 4] && [seen.m21, seen.m22, seen.m23] == [5, 6, 8])
        #expect([seen.m31, seen.m32, seen.m33] == [13, 14, 16])
        // With a nought where the first divisor would be, rows change places: the axes go around in a circle, and back.
        var circle = CATransform3D()
        (circle.m12, circle.m23, circle.m31, circle.m44) = (1, 1, 1, 1)
        var back = CATransform3D()
        (back.m21, back.m32, back.m13, back.m44) = (1, 1, 1, 1)
        #expect(CATransform3DInvert(circle) == back)
    }
}
