import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// How a stack shares its length (Apple's page of `UIStackView.Distribution`): where room is left the view that hugs its content least
/// grows, where room is missing the one that resists least shrinks; or all share it. The lengths are sums, worked out beside each.
@MainActor @Suite("Shares of a stack's length") struct UIStackShareTests {
    private final class Sized: UIView {
        var content = CGSize.zero
        override var intrinsicContentSize: CGSize { content }
    }

    private func sized(_ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Sized {
        let view = Sized()
        view.content =
            axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        return view
    }

    /// Where views lie along the axis, and how long they are.
    private func places(_ stack: UIStackView, _ length: CGFloat, across: CGFloat = 50) -> [[CGFloat]] {
        let isRow = stack.axis == .horizontal
        stack.frame.size = isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map {
            isRow ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
        }
    }

    @Test("The weakest grows, and the weakest shrinks", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func filling(axis: NSLayoutConstraint.Axis) {
        let views = [sized(20, 10, axis), sized(30, 10, axis)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        // Hugging counts where room is left, resistance where it is missing.
        views[0].setContentHuggingPriority(UILayoutPriority(251), for: axis)
        views[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
        #expect(places(stack, 100) == [[0, 20], [20, 80]] && places(stack, 40) == [[0, 10], [10, 30]])
        views[1].setContentHuggingPriority(UILayoutPriority(252), for: axis)
        views[1].setContentCompressionResistancePriority(UILayoutPriority(748), for: axis)
        #expect(places(stack, 100) == [[0, 70], [70, 30]] && places(stack, 40) == [[0, 20], [20, 20]])
        // None is shorter than nothing, and what fits is as long as it is.
        #expect(places(stack, 5) == [[0, 20], [20, 0]] && places(stack, 50) == [[0, 20], [20, 30]])
        // What has a length of its own keeps it; one across changes nothing.
        let (along, across) =
            axis == .horizontal
            ? (views[0].widthAnchor, views[1].heightAnchor) : (views[0].heightAnchor, views[1].widthAnchor)
        along.constraint(equalToConstant: 25).isActive = true
        across.constraint(equalToConstant: 12).isActive = true
        #expect(places(stack, 100) == [[0, 25], [25, 75]])
    }

    @Test("Equal and proportional shares", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func shares(axis: NSLayoutConstraint.Axis) {
        let stack = UIStackView(arrangedSubviews: [sized(20, 10, axis), sized(30, 10, axis)])
        (stack.axis, stack.spacing, stack.distribution) = (axis, 10, .fillProportionally)
        // 100 of 110 are shared as 2 to 3.
        #expect(places(stack, 110) == [[0, 40], [50, 60]] && places(stack, 5) == [[0, 0], [10, 0]])
        stack.distribution = .fillEqually
        #expect(places(stack, 110) == [[0, 50], [60, 50]] && places(stack, 5) == [[0, 0], [10, 0]])
        let whole = stack.intrinsicContentSize
        #expect((axis == .horizontal ? whole.width : whole.height) == 70)
        let alone = UIStackView(arrangedSubviews: [sized(20, 10, axis)])
        (alone.axis, alone.distribution) = (axis, .fillEqually)
        #expect(places(alone, 90) == [[0, 90]])
        // Views of no length keep it where it is shared in proportion.
        let none = UIStackView(arrangedSubviews: [sized(0, 10, axis), sized(0, 10, axis)])
        (none.axis, none.spacing, none.distribution) = (axis, 4, .fillProportionally)
        #expect(places(none, 90) == [[0, 0], [4, 0]])
    }

    @Test("Equal gaps, which are no smaller than the spacing") func gaps() {
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            let stack = UIStackView(arrangedSubviews: [sized(20, 10, .horizontal), sized(30, 10, .horizontal)])
            (stack.distribution, stack.spacing) = (distribution, 4)
            #expect(places(stack, 100) == [[0, 20], [70, 30]] && places(stack, 30) == [[0, 20], [24, 30]])
        }
    }

    @Test("Across the axis a view is no taller than the room") func across() {
        let view = sized(20, 40, .horizontal)
        let stack = UIStackView(arrangedSubviews: [view])
        let alignments: [UIStackView.Alignment] = [.center, .trailing, .leading, .lastBaseline, .firstBaseline]
        let frames = alignments.map { alignment -> [CGFloat] in
            stack.alignment = alignment
            _ = places(stack, 20, across: 30)
            return [view.frame.minY, view.frame.height]
        }
        #expect(frames == [[CGFloat]](repeating: [0, 30], count: 5))
        #expect(UIStackView().intrinsicContentSize == .zero)
    }

    /// What is wanted of a view with constraints: the lengths that they fix; not those that follow another length, nor bounds.
    @Test("A view is as large as its own constraints say") func constrained() {
        let (fixed, bound) = (UIView(), UIView())
        NSLayoutConstraint.activate([
            fixed.widthAnchor.constraint(equalToConstant: 20),
            fixed.widthAnchor.constraint(lessThanOrEqualToConstant: 33),
            fixed.heightAnchor.constraint(equalToConstant: 10),
            bound.heightAnchor.constraint(equalToConstant: 12),
            bound.widthAnchor.constraint(equalTo: bound.heightAnchor, multiplier: 2),
        ])
        let stack = UIStackView(arrangedSubviews: [fixed, bound])
        #expect(stack.intrinsicContentSize == CGSize(width: 44, height: 12))
        fixed.isHidden = true
        #expect(stack.intrinsicContentSize == CGSize(width: 24, height: 12))
    }
}
