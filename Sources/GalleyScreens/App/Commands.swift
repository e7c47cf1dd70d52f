import GalleyGraph
import GalleyViews

// What a program's menu bar holds. Pictures have no menu bar.

/// Groups of menu items.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder var body: Self.Body { get }
}

extension Commands where Body == Never {
    /// Never asked for: a picture has no menu bar.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds groups of menu items from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
    /// Called by the compiler for each group.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No statement.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One statement.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Several statements.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands { EmptyCommands() }

    /// An `if` without an `else`.
    public static func buildIf<C: Commands>(_ content: C?) -> some Commands { EmptyCommands() }

    /// The branch of a condition that holds.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _CommandsChoice<T, F> { .init() }

    /// The branch of a condition that does not.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _CommandsChoice<T, F> { .init() }

    /// What is behind `#available`.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

/// One of two groups of menu items.
nonisolated public struct _CommandsChoice<T: Commands, F: Commands>: Commands {
    public typealias Body = Never
}

/// No menu items.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Makes none.
    public init() {}
}

/// A menu of the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    /// A menu with a title that is looked up in the tables of strings.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// A menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    /// A menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items for one of the system's menus.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    /// Items before one of the system's groups.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items after one of the system's groups.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items in the place of one of the system's groups.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the system's menus.
nonisolated public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// About the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other programs offer.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing programs.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending the program.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Making and opening documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving and closing documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Reading and writing other formats.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// How text looks.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar and full screen.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// A window's size.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows that are open.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Windows that there is one of.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's items for a sidebar.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}

/// The system's items for a toolbar.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}

/// The system's items for text that is edited.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}

/// The system's items for how text looks.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}

/// The system's items for pictures from cameras and scanners.
nonisolated public struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}

/// The system's items for an inspector.
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    /// Makes the group.
    public init() {}
}
