/// Places the views of a view by its constraints, as far as equations go.
///
/// Required equations come first, then the others and the content's wishes by priority; each holds as far as those before it leave it
/// open. Where an inequality is broken then, it counts as an equation from the beginning. Apple's solver divides what cannot hold
/// between equals in ways that are not documented; here the first one wins.
///
/// Views in views are solved again for the size that each has got. What their constraints name outside lies where it has been placed by then.
@MainActor
struct ConstraintSolver {
    private let root: any ConstraintKeeper
    private var items: [ObjectIdentifier: Int] = [:]
    private var views: [any ConstraintKeeper] = []
    private var constraints: [NSLayoutConstraint] = []
    private var around: [(item: any ConstraintItem, place: CGRect)] = []
    private var wishes: [(priority: Float, sum: LinearSystem.Sum)] = []
    private var system = LinearSystem()

    /// - Parameter size: The root's size; nil where its content decides.
    init(_ root: any ConstraintKeeper, size: CGSize?) {
        self.root = root
        collect(root)
        // A size that the content decides follows from that alone.
        if size != nil { collectAround() }
        var extra: [NSLayoutConstraint] = []
        for _ in 0..<4 {
            system = LinearSystem()
            solve(size, extra)
            let broken = constraints.filter { isBroken($0) && !extra.contains($0) }
            if broken.isEmpty { break }
            extra += broken
        }
    }

    /// The root's size.
    var size: CGSize { CGSize(width: value(root, 2) ?? 0, height: value(root, 3) ?? 0) }

    /// A view's rectangle in another's coordinates.
    func frame(_ view: any ConstraintKeeper, in other: any ConstraintKeeper) -> CGRect {
        let wanted = view.ownContentSize()
        let x = (value(view, 0) ?? 0) - (value(other, 0) ?? 0)
        let y = (value(view, 1) ?? 0) - (value(other, 1) ?? 0)
        return CGRect(
            x: x, y: y, width: max(value(view, 2) ?? Double(max(wanted.width, 0)), 0),
            height: max(value(view, 3) ?? Double(max(wanted.height, 0)), 0))
    }

    private mutating func collect(_ view: any ConstraintKeeper) {
        views.append(view)
        index(view)
        for guide in view.constraintGuides { index(guide) }
        constraints += view.keptConstraints
        for child in view.constraintChildren { collect(child) }
    }

    /// Takes in the constraints between what is in the root and what is not, and where the latter lies.
    private mutating func collectAround() {
        let inside = Set(items.keys).subtracting([ObjectIdentifier(root)])
        func isInside(_ end: AnyObject?) -> Bool {
            (end as? any ConstraintItem).map { inside.contains(ObjectIdentifier($0.solvedItem)) } ?? false
        }
        constraints += root.constraintsAround.filter { isInside($0.secondItem) }
        for constraint in constraints where isInside(constraint.firstItem) || isInside(constraint.secondItem) {
            for end in [constraint.firstItem, constraint.secondItem] {
                guard let item = (end as? any ConstraintItem)?.solvedItem, items[ObjectIdentifier(item)] == nil,
                    let place = root.placeAround(of: item)
                else { continue }
                index(item)
                around.append((item, place))
            }
        }
    }

    private mutating func index(_ item: any ConstraintItem) { items[ObjectIdentifier(item)] = items.count }

    private func value(_ item: any ConstraintItem, _ part: Int) -> Double? {
        items[ObjectIdentifier(item)].flatMap { system.value($0 * 4 + part) }
    }

    private mutating func solve(_ size: CGSize?, _ extra: [NSLayoutConstraint]) {
        fix(root, 0, 0)
        fix(root, 1, 0)
        if let size {
            fix(root, 2, size.width)
            fix(root, 3, size.height)
        }
        for (item, place) in around {
            for (part, value) in [place.minX, place.minY, place.width, place.height].enumerated() {
                fix(item, part, value)
            }
        }
        for view in views { addGuides(of: view) }
        for view in views { addFrame(of: view) }
        let isEquation = { (constraint: NSLayoutConstraint) in
            constraint.relation == .equal || extra.contains(constraint)
        }
        for constraint in constraints where isEquation(constraint) && constraint.priority >= .required {
            if let sum = sum(constraint) { system.add(sum) }
        }
        var others = constraints.filter { isEquation($0) && $0.priority < .required }.compactMap { constraint in
            sum(constraint).map { (constraint.priority.rawValue, $0) }
        }
        for view in views where view !== root || size == nil { others += contentWishes(of: view) }
        // The order of equals stays: a sort that keeps it.
        for (_, sum) in others.enumerated().sorted(by: { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }).map(
            \.element)
        {
            system.add(sum)
        }
    }

    private mutating func fix(_ item: any ConstraintItem, _ part: Int, _ value: CGFloat) {
        guard let index = items[ObjectIdentifier(item)] else { return }
        system.add(LinearSystem.Sum(factors: [index * 4 + part: 1], constant: -Double(value)))
    }

    /// A guide's rectangle is its view's, but for its insets.
    private mutating func addGuides(of view: any ConstraintKeeper) {
        guard let owner = items[ObjectIdentifier(view)] else { return }
        for guide in view.constraintGuides {
            guard let index = items[ObjectIdentifier(guide)], let insets = guide.insetsInView else { continue }
            let moves = [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
            for (part, move) in moves.enumerated() {
                system.add(
                    LinearSystem.Sum(factors: [index * 4 + part: 1, owner * 4 + part: -1], constant: -Double(move)))
            }
        }
    }

    /// A view that says where it lies itself lies there.
    private mutating func addFrame(of view: any ConstraintKeeper) {
        guard let owner = items[ObjectIdentifier(view)] else { return }
        for child in view.constraintChildren {
            guard let index = items[ObjectIdentifier(child)], let frame = child.ownFrame else { continue }
            system.add(LinearSystem.Sum(factors: [index * 4: 1, owner * 4: -1], constant: -Double(frame.minX)))
            system.add(LinearSystem.Sum(factors: [index * 4 + 1: 1, owner * 4 + 1: -1], constant: -Double(frame.minY)))
            fix(child, 2, frame.width)
            fix(child, 3, frame.height)
        }
    }

    private func contentWishes(of view: any ConstraintKeeper) -> [(Float, LinearSystem.Sum)] {
        guard let index = items[ObjectIdentifier(view)] else { return [] }
        let wanted = view.ownContentSize()
        return [(NSLayoutConstraint.Axis.horizontal, wanted.width, 2), (.vertical, wanted.height, 3)].compactMap {
            axis, length, part in
            guard length >= 0, length.isFinite else { return nil }
            let sum = LinearSystem.Sum(factors: [index * 4 + part: 1], constant: -Double(length))
            return (view.contentPriority(axis).hugging, sum)
        }
    }

    /// What a constraint wants to be zero.
    private func sum(_ constraint: NSLayoutConstraint) -> LinearSystem.Sum? {
        guard let first = (constraint.firstItem as? any ConstraintItem)?.solvedItem,
            let index = items[ObjectIdentifier(first)],
            var sum = constraint.firstAttribute.sum(index)
        else { return nil }
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let second = (second as? any ConstraintItem)?.solvedItem, let index = items[ObjectIdentifier(second)],
                let other = constraint.secondAttribute.sum(index)
            else { return nil }
            sum.add(other, times: -Double(constraint.multiplier))
        }
        guard constraint.constant.isFinite else { return nil }
        sum.constant -= Double(constraint.constant)
        return sum
    }

    private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.relation != .equal, let sum = sum(constraint) else { return false }
        let rest = system.reduced(sum)
        guard !rest.factors.contains(where: { abs($0.value) > 1e-9 }) else { return true }
        return constraint.relation == .lessThanOrEqual ? rest.constant > 1e-6 : rest.constant < -1e-6
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the item whose x, y, width and height are the unknowns 4 × index and those after it. Margins count as none,
    /// and a baseline as the lower edge.
    fileprivate func sum(_ index: Int) -> LinearSystem.Sum? {
        let (x, y, width, height) = (index * 4, index * 4 + 1, index * 4 + 2, index * 4 + 3)
        switch self {
        case .left, .leading, .leftMargin, .leadingMargin: return LinearSystem.Sum(factors: [x: 1])
        case .right, .trailing, .rightMargin, .trailingMargin: return LinearSystem.Sum(factors: [x: 1, width: 1])
        case .top, .topMargin: return LinearSystem.Sum(factors: [y: 1])
        case .bottom, .bottomMargin, .lastBaseline, .firstBaseline:
            return LinearSystem.Sum(factors: [y: 1, height: 1])
        case .width: return LinearSystem.Sum(factors: [width: 1])
        case .height: return LinearSystem.Sum(factors: [height: 1])
        case .centerX, .centerXWithinMargins: return LinearSystem.Sum(factors: [x: 1, width: 0.5])
        case .centerY, .centerYWithinMargins: return LinearSystem.Sum(factors: [y: 1, height: 0.5])
        case .notAnAttribute: return nil
        }
    }
}
