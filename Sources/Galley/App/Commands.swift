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
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands { EmptyCommands() }

    public static func buildIf<C: Commands>(_ content: C?) -> some Commands { EmptyCommands() }

    public static func buildEither<T: Commands, F: Commands>(first: T) -> _CommandsChoice<T, F> { .init() }

    public static func buildEither<T: Commands, F: Commands>(second: F) -> _CommandsChoice<T, F> { .init() }

    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

/// One of two groups of menu items.
nonisolated public struct _CommandsChoice<T: Commands, F: Commands>: Commands {
    public typealias Body = Never
}

/// No menu items.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// A menu of the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items for one of the system's menus.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the system's menus.
nonisolated public struct CommandGroupPlacement: Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's items for a sidebar.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's items for a toolbar.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's items for text that is edited.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's items for how text looks.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's items for pictures from cameras and scanners.
nonisolated public struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's items for an inspector.
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}
