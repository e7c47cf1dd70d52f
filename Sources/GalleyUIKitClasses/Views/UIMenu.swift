import GalleyUIKit

/// A row of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The row's words.
    public internal(set) var title: String
    /// The row's picture.
    public internal(set) var image: UIImage?

    /// Whether a row is marked.
    public enum State: Int, Sendable { case off, on, mixed }

    /// How a row looks and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    init(title: String, image: UIImage? = nil) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// A row that calls a method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {}

/// A row, or a button's work, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// A name that tells an action from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells it from others.
    public let identifier: Identifier
    /// Whether it can be chosen.
    open var attributes: Attributes
    /// Whether it is marked.
    open var state: State
    /// Who sent it.
    public internal(set) var sender: Any?
    let handler: (UIAction) -> Void

    /// Work with words, a picture and a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }
}

/// A menu, kept and shown by buttons that have one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu stands in another.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Among the rows of the one around.
        public static let displayInline = Options(rawValue: 1)
        /// It takes something away.
        public static let destructive = Options(rawValue: 2)
        /// One row of it is chosen.
        public static let singleSelection = Options(rawValue: 32)
        /// As small pictures beside each other.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// A name that tells a menu from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The rows.
    public let children: [UIMenuElement]
    /// How it stands in another.
    public let options: Options

    /// A menu of rows.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }
}
