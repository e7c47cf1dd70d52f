import GalleyUIKit

// Where the views of a view lie.
extension UIView {
    /// Gives it a size, and its subviews their places: those of their constraints, or their frames as they are.
    package func layOut(_ size: CGSize) {
        if bounds.size != size {
            let origin = frame.origin
            frame = CGRect(origin: origin, size: size)
        }
        if !hasUpdatedConstraints {
            hasUpdatedConstraints = true
            updateConstraints()
        }
        if hasConstraintsInside {
            let solver = ConstraintSolver(self, size: size)
            place(by: solver)
        }
        arrangeSubviews()
        layoutSubviews()
        for view in subviews { view.layOut(view.bounds.size) }
    }

    /// Gives each view inside the place that constraints lead to.
    private func place(by solver: ConstraintSolver) {
        for view in constrainedSubviews {
            if !view.translatesAutoresizingMaskIntoConstraints { view.frame = solver.frame(view, in: self) }
            if view.hasConstraintsInside { view.place(by: solver) }
        }
    }

    /// The constraints that begin outside of it: at the views around, and at those in them.
    package var constraintsAround: [NSLayoutConstraint] {
        guard superview != nil else { return [] }
        var found: [NSLayoutConstraint] = []
        var open = sequence(first: self, next: { $0.superview }).suffix(1)
        while let view = open.popLast() {
            found += view.keptConstraints
            open += view.subviews.reversed().filter { $0 !== self }
        }
        return found
    }

    /// Where something outside lies, in its own coordinates. The views around it have their places by the time that it is laid out, and
    /// so has what they have placed.
    package func placeAround(of item: any ConstraintItem) -> CGRect? {
        let insets = (item as? UILayoutGuide)?.insetsInView
        guard let view = item as? UIView ?? (insets == nil ? nil : (item as? UILayoutGuide)?.owningView), let superview,
            let shared = sequence(first: superview, next: { $0.superview }).first(where: { view.isDescendant(of: $0) })
        else { return nil }
        let road = Array(sequence(first: view, next: { $0.superview }).prefix { $0 !== shared })
        guard road.count <= 1 || road.allSatisfy(\.isPlacedByConstraints) else { return nil }
        // In a view that is scrolled places count from its content's corner.
        let origin = view === shared ? .zero : view.bounds.origin
        return convert(CGRect(origin: origin, size: view.bounds.size).inset(by: insets ?? .zero), from: view)
    }

    /// Whether the view around places it with what is in it, before any of that is laid out.
    private var isPlacedByConstraints: Bool {
        guard let superview, superview.hasConstraintsInside else { return false }
        return superview.constrainedSubviews.contains { $0 === self }
    }

    /// Changes the subviews' frames with its size, as their masks say.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let x = Self.resized(
                view.frame.minX, view.frame.width, bounds.width - old.width,
                (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            )
            let y = Self.resized(
                view.frame.minY, view.frame.height, bounds.height - old.height,
                (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            view.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        }
    }

    /// A start and a length, with what a side has grown shared evenly by the parts that may change.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, _ growth: CGFloat, _ parts: (before: Bool, inside: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = [parts.before, parts.inside, parts.after].filter { $0 }.count
        guard count > 0 else { return (start, length) }
        let share = growth / CGFloat(count)
        return (start + (parts.before ? share : 0), max(length + (parts.inside ? share : 0), 0))
    }
}

extension UITraitCollection {
    /// Light or dark, as the picture that is being made.
    @MainActor static var ofPicture: UITraitCollection {
        UITraitCollection(userInterfaceStyle: pictureIsDark ? .dark : .light)
    }
}
