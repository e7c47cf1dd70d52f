/// Where messages go: a subsystem, such as a bundle identifier, and a category in it.
public final class OSLog: Sendable, Hashable {
    /// A category that tools know by name.
    public struct Category: Sendable {
        public let rawValue: String

        /// What Instruments shows as points of interest; here a category like any other.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is meant to be written only while someone traces; here a category like any other.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same with a stack for each message; here a category like any other, without the stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDropped: Bool

    private init(subsystem: String, category: String, isDropped: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDropped = isDropped
    }

    /// A log of that subsystem and category. Two with the same names are equal.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDropped: false)
    }

    /// A log of that subsystem, in a category that tools know by name.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// What is written here goes nowhere.
    public static let disabled = OSLog(subsystem: "", category: "", isDropped: true)

    /// Whether messages of this type are written; their arguments are not computed otherwise.
    public func isEnabled(type: OSLogType) -> Bool { !isDropped && LogOutput.isOn }

    /// Whether intervals are recorded. Nothing here records them.
    public var signpostsEnabled: Bool { false }

    public static func == (left: OSLog, right: OSLog) -> Bool {
        left === right
            || (left.subsystem, left.category, left.isDropped) == (right.subsystem, right.category, right.isDropped)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(text(), to: self, type)
    }
}
