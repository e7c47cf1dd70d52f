import Galley
import GalleyTestSupport
import Testing

@testable import GalleyUIKitClasses

/// Equations one after another, each kept as far as those before leave it open, and the frames that they lead to: all by hand.
@MainActor @Suite("Equations that place views") struct ConstraintSolvingTests {
    private typealias Sum = LinearSystem.Sum

    @Test("Sums are added, and unknowns come out of them") func sums() {
        var sum = Sum(factors: [1: 2], constant: 3)
        sum.add(Sum(factors: [1: 1, 2: 5], constant: 4), times: -2)
        #expect(sum.factors == [1: 0, 2: -10] && sum.constant == -5)
        var system = LinearSystem()
        #expect(system.value(0) == nil)
        // 2a = 6; a + b = 5; what contradicts that says nothing more.
        system.add(Sum(factors: [0: 2], constant: -6))
        system.add(Sum(factors: [0: 1, 1: 1], constant: -5))
        system.add(Sum(factors: [1: 1], constant: -9))
        #expect([0, 1, 2].map { system.value($0) } == [3, 2, nil])
        // c + d = 10, then c − d = 2.
        system.add(Sum(factors: [2: 1, 3: 1], constant: -10))
        #expect(system.value(2) == nil && system.value(3) == nil)
        system.add(Sum(factors: [2: 1, 3: -1], constant: -2))
        #expect([2, 3].map { system.value($0) } == [6, 4])
        // 3a + 2c + e + 1, where a is 3 and c is 6.
        let rest = system.reduced(Sum(factors: [0: 3, 2: 2, 4: 1], constant: 1))
        #expect(rest.constant == 22 && rest.factors.filter { $0.value != 0 } == [4: 1])
        // A factor of nearly nothing is none.
        system.add(Sum(factors: [5: 1e-12], constant: -1))
        #expect(system.value(5) == nil)
        // e = f and f = 2g, and then g = 7.
        system.add(Sum(factors: [4: 1, 6: -1]))
        system.add(Sum(factors: [6: 1, 7: -2]))
        system.add(Sum(factors: [7: 1], constant: -7))
        #expect([4, 6, 7].map { system.value($0) } == [14, 14, 7])
    }

    private final class Sized: UIView {
        var content = CGSize(width: 20, height: 10)
        override var intrinsicContentSize: CGSize { content }
    }

    private func placed<V: UIView>(_ view: V, in outer: UIView) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func outer() -> UIView { UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 100)) }

    @Test("Margins are different on each side") func margins() {
        let outer = outer()
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
        let (inner, sized) = (placed(UIView(), in: outer), placed(UIView(), in: outer))
        let guide = outer.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            sized.widthAnchor.constraint(equalTo: guide.widthAnchor),
            sized.heightAnchor.constraint(equalTo: guide.heightAnchor),
            sized.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            sized.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        outer.layoutIfNeeded()
        // 200 − 2 − 40 and 100 − 1 − 30.
        let wanted = CGRect(x: 2, y: 1, width: 158, height: 69)
        #expect(inner.frame == wanted && sized.frame == wanted)
    }

    @Test("A guide of one's own is placed by constraints, as a view is") func guides() {
        let outer = outer()
        let (left, right, space) = (placed(Sized(), in: outer), placed(Sized(), in: outer), UILayoutGuide())
        outer.addLayoutGuide(space)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            space.leftAnchor.constraint(equalTo: left.rightAnchor),
            space.widthAnchor.constraint(equalToConstant: 33),
            right.leftAnchor.constraint(equalTo: space.rightAnchor, constant: 1),
            left.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
            space.topAnchor.constraint(equalTo: left.bottomAnchor),
            space.heightAnchor.constraint(equalTo: left.heightAnchor, multiplier: 2),
            right.topAnchor.constraint(equalTo: space.bottomAnchor, constant: -1),
        ])
        outer.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 5, y: 3, width: 20, height: 10))
        #expect(right.frame == CGRect(x: 59, y: 32, width: 20, height: 10))
    }

    @Test("What nothing says is 0, and lengths are the content's") func open() {
        let outer = outer()
        let (plain, sized) = (placed(UIView(), in: outer), placed(Sized(), in: outer))
        let wide = placed(Sized(), in: outer)
        wide.widthAnchor.constraint(equalToConstant: 50).isActive = true
        wide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8).isActive = true
        outer.layoutIfNeeded()
        #expect(plain.frame == .zero && sized.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(wide.frame == CGRect(x: 0, y: 8, width: 50, height: 10))
        // A length below nothing is nothing.
        let narrow = placed(UIView(), in: outer)
        narrow.widthAnchor.constraint(equalToConstant: -5).isActive = true
        narrow.heightAnchor.constraint(equalToConstant: -5).isActive = true
        outer.layoutIfNeeded()
        #expect(narrow.frame.size == .zero)
    }

    @Test("Content keeps its size against what counts less") func wishes() {
        func width(_ priority: Float) -> CGFloat {
            let outer = outer()
            let view = placed(Sized(), in: outer)
            let wish = view.widthAnchor.constraint(equalToConstant: 90)
            wish.priority = UILayoutPriority(priority)
            wish.isActive = true
            outer.layoutIfNeeded()
            return view.frame.width
        }
        #expect([249, 251, 1000].map { width($0) } == [20, 90, 90])
    }

    @Test("A view in a view in a view lies in the inner one") func nested() {
        let outer = outer()
        let middle = placed(UIView(), in: outer)
        let inner = placed(UIView(), in: middle)
        NSLayoutConstraint.activate([
            middle.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 30),
            middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            middle.widthAnchor.constraint(equalToConstant: 100), middle.heightAnchor.constraint(equalToConstant: 50),
            inner.rightAnchor.constraint(equalTo: middle.rightAnchor, constant: -20),
            inner.bottomAnchor.constraint(equalTo: middle.bottomAnchor, constant: -15),
            inner.widthAnchor.constraint(equalToConstant: 15), inner.heightAnchor.constraint(equalToConstant: 5),
        ])
        outer.layoutIfNeeded()
        #expect(middle.frame == CGRect(x: 30, y: 20, width: 100, height: 50))
        // 100 − 20 − 15 and 50 − 15 − 5.
        #expect(inner.frame == CGRect(x: 65, y: 30, width: 15, height: 5))
    }

    @Test("What a view wants: its content, else what its constraints lead to") func wanted() {
        let card = Sized()
        let inner = placed(Sized(), in: card)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
            card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 6),
            card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
        ])
        let contents = [
            CGSize(width: 0, height: -1), CGSize(width: -1, height: 0), CGSize(width: -1, height: -1),
            CGSize(width: 3, height: 4),
        ]
        let wanted = contents.map { content -> CGSize in
            card.content = content
            return card.wantedSize()
        }
        #expect(wanted == [contents[0], contents[1], CGSize(width: 32, height: 18), contents[3]])
        let plain = Sized()
        plain.content = CGSize(width: -1, height: 7)
        #expect(plain.fittingSize() == CGSize(width: 0, height: 7) && plain.wantedSize() == plain.content)
        plain.content = CGSize(width: 6, height: -1)
        #expect(plain.fittingSize() == CGSize(width: 6, height: 0))
        plain.widthAnchor.constraint(equalToConstant: 31).isActive = true
        #expect(plain.fittingSize() == CGSize(width: 31, height: 0))
    }
}
