import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Every way to relate anchors, as the documentation of `NSLayoutAnchor` and `NSLayoutDimension` writes the equations:
/// first = multiplier × second + constant; and where constraints put views.
@MainActor @Suite("Equations of anchors") struct AnchorTests {
    private typealias Relation = NSLayoutConstraint.Relation

    private func told(_ constraint: NSLayoutConstraint) -> String {
        let second = constraint.secondItem == nil ? "none" : "\(constraint.secondAttribute)"
        return
            "\(constraint.firstAttribute) \(constraint.relation) \(constraint.multiplier) \(second) \(constraint.constant)"
    }

    @Test("Each relation, with and without constants") func relations() {
        let (a, b) = (UIView(), UIView())
        let told = [
            a.leftAnchor.constraint(equalTo: b.rightAnchor),
            a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 3),
            a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor),
            a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 3),
            a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor),
            a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: 3),
            a.widthAnchor.constraint(equalToConstant: 4), a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4),
            a.widthAnchor.constraint(lessThanOrEqualToConstant: 4),
            a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
            a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 5),
            a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2),
            a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2),
        ].map(told)
        #expect(
            told == [
                "left equal 1.0 right 0.0", "left equal 1.0 right 3.0", "left greaterThanOrEqual 1.0 right 0.0",
                "left greaterThanOrEqual 1.0 right 3.0", "top lessThanOrEqual 1.0 bottom 0.0",
                "top lessThanOrEqual 1.0 bottom 3.0", "width equal 1.0 none 4.0",
                "width greaterThanOrEqual 1.0 none 4.0",
                "width lessThanOrEqual 1.0 none 4.0", "width equal 2.0 height 0.0", "width equal 2.0 height 5.0",
                "width greaterThanOrEqual 2.0 height 0.0", "width lessThanOrEqual 2.0 height 0.0",
            ])
        let written = NSLayoutConstraint(
            item: a, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: b, attribute: .trailing, multiplier: 0.5,
            constant: 7)
        #expect(self.told(written) == "centerX lessThanOrEqual 0.5 trailing 7.0" && !written.isActive)
        #expect(written.firstItem === a && written.secondItem === b)
    }

    /// A view in a view that has a frame of its own keeps it; what is related to it follows.
    @Test("Views with frames, and views beside them") func frames() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        let beside = UIView()
        for view in [fixed, beside] { outer.addSubview(view) }
        beside.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 7),
            beside.topAnchor.constraint(equalTo: fixed.topAnchor, constant: -2),
            beside.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 2),
            beside.bottomAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
        ])
        outer.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
        #expect(beside.frame == CGRect(x: 87, y: 38, width: 100, height: 67))
    }

    @Test("Middles, baselines of edges, and what is stronger") func solving() {
        func frame(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
            let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
            outer.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(make(outer, inner))
            outer.layoutIfNeeded()
            return inner.frame
        }
        #expect(
            frame {
                [
                    $1.centerXAnchor.constraint(equalTo: $0.centerXAnchor, constant: 10),
                    $1.centerYAnchor.constraint(equalTo: $0.centerYAnchor, constant: -10),
                    $1.widthAnchor.constraint(equalToConstant: 40),
                    $1.heightAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5),
                ]
            } == CGRect(x: 140, y: 80, width: 40, height: 20))
        #expect(
            frame {
                [
                    $1.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -10),
                    $1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 20),
                    $1.lastBaselineAnchor.constraint(equalTo: $0.bottomAnchor, constant: -30),
                    $1.topAnchor.constraint(equalTo: $0.topAnchor, constant: 5),
                ]
            } == CGRect(x: 20, y: 5, width: 270, height: 165))
        // A weaker wish yields to a stronger one, and an inequality holds where it would be broken.
        func width(_ first: Float, _ second: Float) -> CGFloat {
            frame {
                let wishes = [
                    $1.widthAnchor.constraint(equalToConstant: 40), $1.widthAnchor.constraint(equalToConstant: 90),
                ]
                for (wish, priority) in zip(wishes, [first, second]) { wish.priority = UILayoutPriority(priority) }
                return wishes + [
                    $1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor),
                    $1.heightAnchor.constraint(equalToConstant: 10),
                ]
            }.width
        }
        #expect(width(1000, 999) == 40 && width(999, 1000) == 90 && width(250, 750) == 90 && width(500, 500) == 40)
        func limited(_ make: (UIView) -> NSLayoutConstraint) -> CGFloat {
            frame {
                let wish = $1.widthAnchor.constraint(equalToConstant: 100)
                wish.priority = .defaultHigh
                return [
                    wish, make($1), $1.leftAnchor.constraint(equalTo: $0.leftAnchor),
                    $1.topAnchor.constraint(equalTo: $0.topAnchor),
                    $1.heightAnchor.constraint(equalToConstant: 10),
                ]
            }.width
        }
        #expect(limited { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 60) } == 60)
        #expect(limited { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 160) } == 100)
        #expect(limited { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 160) } == 160)
        #expect(limited { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 60) } == 100)
    }

    /// Documentation of `snapshotView` and `UIRectFrame`, `UIColor.set`: what is drawn is in the picture.
    @Test("Snapshots and outlines") func drawn() throws {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 6, height: 5))
        view.backgroundColor = .red
        let shot = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(shot.frame == view.frame && shot.image?.size == CGSize(width: 6, height: 5))
        func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
            guard let image = image?.cgImage, let data = image.dataProvider?.data else { return [] }
            return Array(data[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
        }
        #expect(pixel(shot.image, 2, 2) == [255, 0, 0, 255])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            UIColor.blue.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIRectFrame(CGRect(x: 5.5, y: 5.5, width: 3, height: 3))
        }
        #expect(pixel(image, 1, 1) == [0, 0, 255, 255] && pixel(image, 5, 6) == [0, 0, 255, 255])
        #expect(pixel(image, 7, 7) == [0, 0, 0, 0] && pixel(image, 4, 4) == [0, 0, 0, 0])
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
}
