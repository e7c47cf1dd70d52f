import GalleyGraph

/// What a rotor of assistive technology leads to: places in a view, one after the other.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// A place that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// A place by the identity of its view, with what is said of it.
    public init(
        _ label: Text? = nil, _ id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}

    /// A place by the identity of its view, with what is said of it.
    public init(
        _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}

    /// A place by the identity of its view, with what is said of it.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}

    /// A place by the identity of its view, with what is said of it.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}

    /// A place by the identity of its view in a namespace, with what is said of it.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}

    /// A place by the identity of its view in a namespace, with what is said of it.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
}

/// Several places, one after the other.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {}

/// Makes a rotor's places of what a closure lists.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Called by the compiler for what a closure lists.
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _RotorEntries {
        _RotorEntries()
    }

    /// Called by the compiler for an `if` without `else`.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorEntries {
        _RotorEntries()
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A rotor's places for each element of a collection.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

/// The rotors that assistive technology has by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String

    /// Links.
    public static var links: AccessibilitySystemRotor { .init(name: "links") }
    /// Links, those that were followed or not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links \(visited)") }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
    /// Text in italics.
    public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { .init(name: "images") }
    /// Fields of text.
    public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

extension View {
    /// A way through the view for assistive technology.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accepted("accessibilityRotor") }

    /// A way through the view for assistive technology.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accepted("accessibilityRotor") }

    /// A way through the view for assistive technology.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accepted("accessibilityRotor") }

    /// A way of the system's through the view for assistive technology.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accepted("accessibilityRotor") }

    /// A way through the view for assistive technology, a place for each element.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accepted("accessibilityRotor") }

    /// A way through the view for assistive technology, a place for each element.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accepted("accessibilityRotor") }

    /// The place that entries of rotors lead to by this identity.
    /// - Note: Accepted, does nothing here: the page's screen readers have no such ways.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accepted("accessibilityRotorEntry")
    }
}
