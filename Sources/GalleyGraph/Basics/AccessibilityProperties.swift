/// What a view says to assistive technology. The outermost modifier that speaks of a property decides it.
public struct AccessibilityProperties: Sendable {
    /// What the view is called in place of the text that it shows.
    public var label: String?
    /// Its value: "40 %", "on".
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// Whether it is left out.
    public var isHidden: Bool?
    /// What it is, beyond what its type says.
    public var addedTraits: AccessibilityTraits = []
    /// Traits that the view would have by itself and is to have no more.
    public var removedTraits: AccessibilityTraits = []
    /// The level of a heading.
    public var headingLevel: AccessibilityHeadingLevel?
    /// What becomes of the views inside: parts of this one, separate elements, or nothing.
    public var children: AccessibilityChildBehavior?
    /// Elements of a higher priority are read first.
    public var sortPriority: Double?
    /// Other names by which voice control knows the view.
    public var inputLabels: [String] = []
    /// The names of what can be done with the view.
    public var actions: [String] = []

    package init() {}
}

/// What a view is, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: Set<UInt8>

    /// No traits.
    public init() { bits = [] }

    private init(bit: UInt8) { bits = [bit] }

    /// It is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// It is the heading of a part.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// It opens another page.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// It is a field to search with.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It makes a sound when it is used.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It sums up what is shown when a program starts.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// It starts a sound or film.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// Touches go to it directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// What it reads continues at a page turn.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// What lies behind it cannot be reached.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Whether all of the other traits are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits.isSuperset(of: member.bits) }

    /// The traits that one or both have.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }

    /// The traits that one alone has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }

    /// Adds a trait.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let inserted = !contains(newMember)
        bits.formUnion(newMember.bits)
        return (inserted, newMember)
    }

    /// Removes a trait; nil if it was not there.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits.subtract(member.bits)
        return removed.bits.isEmpty ? nil : removed
    }

    /// Adds a trait; returns it if it was there, else nil.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let before = intersection(newMember)
        bits.formUnion(newMember.bits)
        return before.bits.isEmpty ? nil : before
    }

    /// Adds the traits of the other.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
    /// Keeps the traits that the other has, too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }
    /// Keeps the traits that one alone has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits.formSymmetricDifference(other.bits)
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What becomes of the views inside a view for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay separate elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What can be done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    package let name: String

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaves what is shown.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// What two fingers tapping twice do.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deletes it.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Opens its menu.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// To more.
    case increment
    /// To less.
    case decrement
}
