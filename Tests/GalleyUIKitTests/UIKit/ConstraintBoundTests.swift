import Galley
import GalleyTestSupport
import Testing

@testable import GalleyUIKitClasses

/// Bounds, priorities and every attribute of constraints. Apple's Auto Layout Guide: a constraint says that an
/// attribute is, is at most or is at least another's times a factor and a constant; required ones come first, then
/// those of higher priority. The lengths by hand.
@MainActor @Suite("Bounds and priorities of constraints") struct ConstraintBoundTests {
    private final class Sized: UIView {
        var content = CGSize(width: 20, height: 10)
        override var intrinsicContentSize: CGSize { content }
    }

    private let outer = UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 100))

    private func placed<V: UIView>(_ view: V) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func wish(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @Test("A bound counts where it is reached, on either side") func bounds() {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [
            (10, 30, 20), (25, 30, 25), (10, 15, 15), (20, 20, 20), (20.5, 99, 20.5),
        ]
        for (least, most, width) in cases {
            let view = placed(Sized())
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: least),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: most),
            ])
            outer.layoutIfNeeded()
            #expect(view.frame.width == width, "\(least) \(most)")
        }
        // Bounds by another view's length: at least half of 200 and 10, at most a tenth of 100 less 4.
        let wide = placed(Sized()), low = placed(Sized())
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: wide, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: outer, attribute: .width,
                multiplier: 0.5, constant: 10),
            NSLayoutConstraint(
                item: low, attribute: .height, relatedBy: .lessThanOrEqual, toItem: outer, attribute: .height,
                multiplier: 0.1, constant: -4),
        ])
        outer.layoutIfNeeded()
        #expect(wide.frame.width == 110 && low.frame.height == 6)
    }

    @Test("Places are bounded as lengths are") func places() {
        let (left, right) = (placed(Sized()), placed(Sized()))
        let start = left.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 150)
        NSLayoutConstraint.activate([
            wish(start, 200), right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -5),
            left.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 12),
            right.bottomAnchor.constraint(equalTo: left.bottomAnchor, constant: 3),
        ])
        outer.layoutIfNeeded()
        // 200 − 5 − 20 − 8 − 20 = 147 is less than 150.
        #expect(left.frame == CGRect(x: 147, y: 12, width: 20, height: 10))
        #expect(right.frame == CGRect(x: 175, y: 15, width: 20, height: 10))
        start.constant = 100
        outer.layoutIfNeeded()
        #expect(left.frame.minX == 100 && right.frame.minX == 128)
        start.constant = 147
        outer.layoutIfNeeded()
        #expect(left.frame.minX == 147 && right.frame.maxX == 195)
    }

    @Test("The higher priority wins; of equal ones the one that was there first") func priorities() {
        func width(_ wishes: [(CGFloat, Float)]) -> CGFloat {
            let view = placed(Sized())
            NSLayoutConstraint.activate(
                wishes.map { wish(view.widthAnchor.constraint(equalToConstant: $0.0), $0.1) })
            outer.layoutIfNeeded()
            return view.frame.width
        }
        #expect(width([(30, 300), (40, 400)]) == 40 && width([(40, 400), (30, 300)]) == 40)
        #expect(width([(30, 999), (40, 1000)]) == 40 && width([(50, 1000), (40, 999.5)]) == 50)
        #expect(width([(30, 400), (40, 400)]) == 30 && width([(30, 249)]) == 20 && width([(30, 251)]) == 30)
    }

    @Test("Every attribute, of the view itself and of the view around") func attributes() {
        // The outer view is 200 by 100; each is placed by one attribute along each axis.
        typealias Attribute = NSLayoutConstraint.Attribute
        let along: [(Attribute, Attribute, CGFloat)] = [
            (.left, .left, 3), (.leading, .centerX, 103), (.right, .right, 183), (.trailing, .centerX, 83),
            (.centerX, .centerX, 93), (.centerX, .left, -7), (.left, .right, 203),
        ]
        func place(_ own: Attribute, _ other: Attribute) -> CGPoint {
            let view = placed(Sized())
            NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: outer, attribute: other, multiplier: 1,
                constant: 3
            ).isActive = true
            outer.layoutIfNeeded()
            return view.frame.origin
        }
        for (own, other, start) in along { #expect(place(own, other).x == start, "\(own) \(other)") }
        let down: [(Attribute, Attribute, CGFloat)] = [
            (.top, .top, 3), (.top, .centerY, 53), (.bottom, .bottom, 93), (.lastBaseline, .centerY, 43),
            (.centerY, .centerY, 48), (.centerY, .top, -2), (.top, .bottom, 103), (.firstBaseline, .top, -7),
        ]
        for (own, other, start) in down { #expect(place(own, other).y == start, "\(own) \(other)") }
        // A factor and a constant: 200 · 0.25 + 5 wide, twice as high and 1 less.
        let view = placed(UIView())
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width, multiplier: 0.25,
            constant: 5
        ).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 2,
            constant: -1
        ).isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 55, height: 109))
    }

    @Test("What is asked for without a size leads to one") func fitting() {
        let card = UIView()
        let inner = Sized()
        inner.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
            card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 9),
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
            card.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
        ])
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 35, height: 17))
        inner.content = CGSize(width: 1, height: 8)
        #expect(card.systemLayoutSizeFitting(CGSize(width: 500, height: 500)) == CGSize(width: 16, height: 16))
        func fitted(_ horizontal: Float, _ vertical: Float) -> CGSize {
            card.systemLayoutSizeFitting(
                CGSize(width: 70, height: 80), withHorizontalFittingPriority: UILayoutPriority(horizontal),
                verticalFittingPriority: UILayoutPriority(vertical))
        }
        #expect(fitted(1000, 50) == CGSize(width: 70, height: 16) && fitted(999, 1000) == CGSize(width: 16, height: 80))
    }

    @Test("Constraints are there while they are active") func active() {
        let view = placed(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 33)
        let height = view.heightAnchor.constraint(equalToConstant: 44)
        #expect(!width.isActive && view.constraints.isEmpty && width.priority == .required && width.multiplier == 1)
        view.addConstraints([width, height])
        #expect(width.isActive && view.constraints == [width, height])
        view.addConstraint(width)
        #expect(view.constraints == [width, height])
        view.removeConstraint(width)
        #expect(!width.isActive && view.constraints == [height])
        view.removeConstraints([height])
        #expect(view.constraints.isEmpty)
        NSLayoutConstraint.activate([width, height])
        NSLayoutConstraint.deactivate([width])
        #expect(view.constraints == [height])
        let start = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5)
        start.isActive = true
        #expect(start.isActive && start.constant == 5 && start.relation == .equal)
        #expect(start.firstItem === view && start.secondItem === outer && start.secondAttribute == .leading)
        #expect(width.secondItem == nil && width.firstAttribute == .width)
    }
}
