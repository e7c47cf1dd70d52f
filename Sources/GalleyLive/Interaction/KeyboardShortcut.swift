import GalleyGraph

/// A key, by the character that it types.
@frozen nonisolated public struct KeyEquivalent: Hashable, Sendable {
    /// What the key types without others held down.
    public var character: Character

    /// A key by the character that it types.
    public init(_ character: Character) { self.character = character }

    /// The arrow that points up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow that points down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow that points left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow that points right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Deletes what follows.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Deletes what lies before.
    public static let delete = KeyEquivalent("\u{8}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// A key by the character that a literal holds.
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// Keys that are held while another is pressed.
@frozen nonisolated public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// Any key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that press a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard's layout.
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// The key moves with the layout, and is mirrored where text runs from right to left.
        public static let automatic = Localization(name: "automatic")
        /// The key moves with the layout and is not mirrored.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The key stays what it is.
        public static let custom = Localization(name: "custom")
    }

    /// Return: what the default button of a dialog takes.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: what the cancel button of a dialog takes.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key that is pressed.
    public var key: KeyEquivalent
    /// What is held meanwhile.
    public var modifiers: EventModifiers
    /// How it follows the keyboard's layout.
    public var localization: Localization

    /// A key with what is held meanwhile: Command, if nothing is said.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension EventModifiers: Hashable {}

extension View {
    /// The keys that press the view's control.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// The keys that press the view's control.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// The keys that press the view's control; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(InteractionModifier(kind: "keyboardShortcut", interaction: .keyboardShortcut(shortcut)))
            .modifier(TraitWritingModifier { if shortcut == .defaultAction { $0.isDefaultButton = true } })
    }

    /// The keys that press the view's control, and how they follow the keyboard's layout.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}
