// What a file offers to Xcode's library of views and modifiers. Only Xcode reads it: it is kept, and never asked for.

/// Views and modifiers for Xcode's library.
public protocol LibraryContentProvider {
    /// What a modifier of the library is applied to.
    associatedtype ModifierBase = Any

    /// The views.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// The modifiers, applied to a value.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }

    /// No modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem {
    /// Where an entry stands in the library.
    public struct Category: Sendable {
        private let name: String

        /// Opacity, saturation and the like.
        public static let effect = Category(name: "effect")
        /// Stacks, grids and the like.
        public static let layout = Category(name: "layout")
        /// Buttons, menus and the like.
        public static let control = Category(name: "control")
        /// Whatever else.
        public static let other = Category(name: "other")
    }

    /// Describes an entry; the expression is not evaluated.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Makes a list of entries from the statements of a closure.
@resultBuilder public struct LibraryContentBuilder {
    /// Called by the compiler for each entry.
    public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

    /// Called by the compiler for a list of entries.
    public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

    /// Called by the compiler for all entries.
    public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
