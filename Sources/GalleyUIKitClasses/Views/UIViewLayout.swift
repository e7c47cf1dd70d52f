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
