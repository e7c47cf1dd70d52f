/// A view that lays views beside or below each other.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views fill the stack along its axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views lie across its axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The same as leading.
        public static let top = Alignment.leading
        /// The same as trailing.
        public static let bottom = Alignment.trailing
    }

    /// Along which axis; from left to right.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How the views fill it.
    open var distribution = Distribution.fill
    /// Where the views lie across.
    open var alignment = Alignment.fill
    /// The distance from view to view, in points; 0.
    open var spacing: CGFloat = 0
    /// Whether its margins count; false.
    open var isLayoutMarginsRelativeArrangement = false
    /// Whether distances are from baseline to baseline: kept.
    open var isBaselineRelativeArrangement = false
    /// The views that it lays out.
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    /// A stack of no size.
    public convenience init() { self.init(frame: .zero) }
    /// A stack of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A stack of an archive: empty.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view behind the last.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    }

    /// Lays a view out no more; it stays in the stack.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Sets the distance behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    /// The distance behind a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    // MARK: Layout

    override var constrainedSubviews: [UIView] {
        subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }
    override var isBox: Bool { false }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// The size that a view has by its own constraints, or its content's.
    private func wanted(_ view: UIView) -> CGSize {
        let own = view.fittingSize()
        var size = CGSize(width: max(own.width, 0), height: max(own.height, 0))
        for constraint in view.keptConstraints where constraint.secondItem == nil && constraint.relation == .equal {
            if constraint.firstAttribute == .width { size.width = constraint.constant }
            if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        return size
    }

    private var gaps: CGFloat { shown.dropLast().reduce(0) { $0 + customSpacing(after: $1) } }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        let sizes = shown.map(wanted)
        let lengths = sizes.map(along)
        let length =
            (distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +)) + gaps
        let width = sizes.map(across).max() ?? 0
        let size = axis == .horizontal ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
        return CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }

    override func arrangeSubviews() {
        let room = bounds.inset(by: margins)
        let sizes = shown.map(wanted)
        let lengths = lengths(sizes.map(along), in: along(room.size))
        let rest = along(room.size) - lengths.reduce(0, +) - gaps
        let isSpread = distribution == .equalSpacing || distribution == .equalCentering
        let extra = isSpread && shown.count > 1 ? max(rest, 0) / CGFloat(shown.count - 1) : 0
        var place = axis == .horizontal ? room.minX : room.minY
        for (view, (size, length)) in zip(shown, zip(sizes, lengths)) {
            let width = alignment == .fill ? across(room.size) : min(across(size), across(room.size))
            let start = (axis == .horizontal ? room.minY : room.minX) + offset(of: width, in: across(room.size))
            view.frame =
                axis == .horizontal
                ? CGRect(x: place, y: start, width: length, height: width)
                : CGRect(x: start, y: place, width: width, height: length)
            place += length + customSpacing(after: view) + extra
        }
    }

    private func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (room - length) / 2
        case .trailing, .lastBaseline: room - length
        }
    }

    /// How long the views are: with `fill` the one that resists least takes what is left, or gives what is missing.
    private func lengths(_ wanted: [CGFloat], in room: CGFloat) -> [CGFloat] {
        let rest = room - wanted.reduce(0, +) - gaps
        switch distribution {
        case .fillEqually:
            return wanted.map { _ in max(room - gaps, 0) / CGFloat(max(wanted.count, 1)) }
        case .fillProportionally:
            let sum = wanted.reduce(0, +)
            return sum > 0 ? wanted.map { $0 * max(room - gaps, 0) / sum } : wanted
        case .fill:
            let indices = shown.indices.filter { index in
                !shown[index].keptConstraints.contains { $0.firstAttribute == lengthAttribute && $0.secondItem == nil }
            }
            let resistance = { (index: Int) -> Float in
                let priority = self.shown[index].contentPriority(self.axis)
                return rest > 0 ? priority.hugging : priority.resistance
            }
            guard let chosen = indices.min(by: { resistance($0) < resistance($1) }) else { return wanted }
            var lengths = wanted
            lengths[chosen] = max(lengths[chosen] + rest, 0)
            return lengths
        case .equalSpacing, .equalCentering: return wanted
        }
    }

    private var lengthAttribute: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
}
