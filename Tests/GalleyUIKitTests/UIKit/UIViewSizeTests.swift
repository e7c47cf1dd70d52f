import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// Sizes, masks and updates of UIKit's views, as Apple's documentation of each property and method says; lengths by hand.
@MainActor @Suite("Sizes and updates of UIKit's views") struct UIViewSizeTests {
    private final class Sized: UIView {
        var content = CGSize(width: 20, height: 10)
        var log: [String] = []
        override var intrinsicContentSize: CGSize { content }
        override func updateConstraints() { log.append("constraints") }
        override func layoutSubviews() { log.append("layout") }
    }

    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    @Test("A view's layer has its bounds and its middle") func layers() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == view.frame && view.layer.isOpaque && !CALayer().isOpaque)
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.center = CGPoint(x: 50, y: 60)
        #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
        #expect(view.layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
        #expect(view.layer.position == CGPoint(x: 50, y: 60))
    }

    @Test("What keeps its content's size, made in either way") func priorities() throws {
        func told(_ view: UIView?) -> [Float] {
            guard let view else { return [] }
            let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
            return axes.map { view.contentHuggingPriority(for: $0).rawValue }
                + axes.map { view.contentCompressionResistancePriority(for: $0).rawValue }
        }
        let both: [Float] = [750, 750, 750, 750]
        #expect(told(UISwitch()) == both && told(UISwitch(coder: coder)) == both && told(UIStepper()) == both)
        #expect(told(UIActivityIndicatorView(style: .medium)) == both)
        #expect(told(UIProgressView()) == [250, 750, 750, 750] && told(UIView()) == [250, 250, 750, 750])
        let view = UIView()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        #expect(told(view) == [250, 1000, 50, 750])
        let names: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .defaultLow, .fittingSizeLevel,
        ]
        #expect(names.map(\.rawValue) == [1000, 750, 510, 500, 250, 50])
        #expect(UILayoutPriority(3) < UILayoutPriority(4) && !(UILayoutPriority(4) < UILayoutPriority(4)))
    }

    @Test("A size that fits is the content's where it has one, else what it is") func fitting() {
        let view = Sized(frame: CGRect(x: 1, y: 2, width: 33, height: 44))
        let contents: [(CGSize, CGSize)] = [
            (CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)),
            (CGSize(width: 0, height: -1), CGSize(width: 0, height: 44)),
            (CGSize(width: -1, height: 0), CGSize(width: 33, height: 0)),
        ]
        for (content, size) in contents {
            view.content = content
            #expect(view.sizeThatFits(.zero) == size, "\(content)")
        }
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 33, height: 0))
    }

    @Test("Constraints are made once, layouts each time; a new size is taken first") func updates() {
        let (outer, inner) = (Sized(), Sized(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        outer.addSubview(inner)
        outer.frame.origin = CGPoint(x: 4, y: 6)
        outer.layOut(CGSize(width: 50, height: 60))
        #expect(outer.frame == CGRect(x: 4, y: 6, width: 50, height: 60))
        outer.layoutIfNeeded()
        #expect(outer.log == ["constraints", "layout", "layout"] && inner.log == outer.log)
    }

    private func resized(
        _ mask: UIView.AutoresizingMask, by growth: CGFloat, _ change: (UIView, UIView) -> Void = { _, _ in }
    ) -> [CGFloat] {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        outer.addSubview(inner)
        inner.autoresizingMask = mask
        change(outer, inner)
        outer.frame.size = CGSize(width: 100 + growth, height: 100 + growth)
        return [inner.frame.minX, inner.frame.minY, inner.frame.width, inner.frame.height]
    }

    /// Documentation of `autoresizingMask`: what can change shares the change evenly.
    @Test("Masks share what a side grows or shrinks") func masks() {
        let masks: [(UIView.AutoresizingMask, [CGFloat])] = [
            ([], [10, 20, 30, 40]), (.flexibleLeftMargin, [40, 20, 30, 40]), (.flexibleRightMargin, [10, 20, 30, 40]),
            (.flexibleWidth, [10, 20, 60, 40]), (.flexibleTopMargin, [10, 50, 30, 40]),
            (.flexibleBottomMargin, [10, 20, 30, 40]), (.flexibleHeight, [10, 20, 30, 70]),
            ([.flexibleLeftMargin, .flexibleWidth], [25, 20, 45, 40]),
            ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], [10, 30, 30, 50]),
            ([.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], [10, 35, 45, 40]),
        ]
        for (mask, wanted) in masks { #expect(resized(mask, by: 30) == wanted, "\(mask.rawValue)") }
        #expect(resized([.flexibleWidth, .flexibleHeight], by: -35) == [10, 20, 0, 5])
        let all: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(resized(all, by: 30) { outer, _ in outer.autoresizesSubviews = false } == [10, 20, 30, 40])
        #expect(
            resized(all, by: 30) { $1.translatesAutoresizingMaskIntoConstraints = false } == [10, 20, 30, 40])
    }

    @Test("A place before the first is the first; what is scrolled to in either direction") func places() {
        let outer = UIView()
        for tag in 1...3 {
            let view = UIView()
            view.tag = tag
            outer.insertSubview(view, at: -1)
        }
        #expect(outer.subviews.map(\.tag) == [3, 2, 1])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        let rects = [
            CGRect(x: 80, y: 10, width: 10, height: 10), CGRect(x: 60, y: 10, width: 10, height: 10),
            CGRect(x: 15, y: 90, width: 10, height: 30), CGRect(x: 15, y: 5, width: 10, height: 10),
        ]
        let offsets = rects.map { rect -> [CGFloat] in
            scroll.scrollRectToVisible(rect, animated: false)
            return [scroll.contentOffset.x, scroll.contentOffset.y]
        }
        // 90 − 50 to the right; nothing; back to 15, and 120 − 60 down; back to 5.
        #expect(offsets == [[40, 0], [40, 0], [15, 60], [15, 5]])
    }

    @Test("Labels and pictures take no touches, however they are made") func touches() {
        let views = [UIImageView(), UIImageView(image: nil), UILabel(), UILabel(frame: .zero)]
        #expect(views.map(\.isUserInteractionEnabled) == [false, false, false, false])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let front = UIView(frame: root.bounds)
        root.addSubview(front)
        let hits = [0.02, 0.005, 1].map { alpha -> Bool in
            front.alpha = alpha
            return root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front
        }
        #expect(hits == [true, false, true])
    }

    @Test("What has changed is told to each view around") func changes() {
        let (outer, middle, inner) = (UIView(), UIControl(), UISwitch())
        outer.addSubview(middle)
        middle.addSubview(inner)
        var told: [String] = []
        outer.onChange = { told.append("outer") }
        inner.onChange = { told.append("inner") }
        inner.addAction(UIAction { _ in told.append("action") }, for: .valueChanged)
        inner.used(.valueChanged)
        #expect(told == ["action", "inner", "outer"])
    }

    /// Documentation of `drawHierarchy(in:afterScreenUpdates:)`: true where everything was drawn; of constraints' places, as on screen.
    @Test("A view is laid out before it is drawn into a picture") func drawn() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        let inner = UIView()
        inner.backgroundColor = .red
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalToConstant: 3),
            inner.heightAnchor.constraint(equalToConstant: 2),
        ])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var answers: [Bool] = []
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 2, y: 1, width: 6, height: 3), format: format).image {
            _ in
            answers.append(outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: true))
            answers.append(UIView().drawHierarchy(in: .zero, afterScreenUpdates: true))
            answers.append(
                UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 0)).drawHierarchy(
                    in: .zero, afterScreenUpdates: true))
        }
        #expect(answers == [true, false, false] && image.size == CGSize(width: 6, height: 3))
        guard let data = image.cgImage?.dataProvider?.data else {
            Issue.record("no pixels")
            return
        }
        let reds = (0..<18).filter { data[$0 * 4] == 255 && data[$0 * 4 + 3] == 255 }
        // The red lies at 5…8 by 0…2, which is 3…6 by 0…1 from (2, 1).
        #expect(reds == [3, 4, 5])
    }
}
