/// How much a constraint counts, 0…1000; 1000 has to hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    /// A priority of a number, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number, 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It has to hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// How strongly a button resists being made smaller: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What pulls a window to another size: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// What keeps a window's size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// How strongly a button resists being made larger: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How strongly a view wants the size that it is asked to fit: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// A priority larger by a number.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// A priority smaller by a number.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}

/// A relation between two lengths or places. Those of views in a view that is drawn are solved (`ConstraintSolver`).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// How two values are related.
    public enum Relation: Int, Sendable {
        /// No more than the other.
        case lessThanOrEqual = -1
        /// The same, or no less.
        case equal, greaterThanOrEqual
    }

    /// What of a view is meant.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The other edges, lengths, middles, baselines and margins.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
            leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
            centerYWithinMargins
        /// None, for a number.
        case notAnAttribute = 0
    }

    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// How views of a visual format lie beside each other.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The view or guide whose value is meant.
    open internal(set) weak var firstItem: AnyObject?
    /// Its value.
    public let firstAttribute: Attribute
    /// How it is related.
    public let relation: Relation
    /// The other view or guide.
    open internal(set) weak var secondItem: AnyObject?
    /// The other's value.
    public let secondAttribute: Attribute
    /// What the other's value is multiplied with.
    public let multiplier: CGFloat
    /// What is added to it.
    open var constant: CGFloat
    /// How much it counts; it has to hold.
    open var priority = UILayoutPriority.required
    /// Its name: kept.
    open var identifier: String?
    /// Whether it counts; false until it is activated.
    open var isActive = false {
        didSet { if isActive != oldValue { ConstraintOwner.of(self)?.note(self) } }
    }

    /// first = second × multiplier + constant, or less or more.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// Lets constraints count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Lets constraints count no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
