import GalleyGraph

/// A key that is pressed while a view has the focus.
nonisolated public struct KeyPress: Sendable {
    /// What a key goes through.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        /// Makes a value from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and counts again.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key comes up.
        public static let up = Phases(rawValue: 4)
        /// All that a key goes through.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether someone else shall be asked.
    public enum Result: Sendable {
        /// No one else is asked.
        case handled
        /// The views around are asked.
        case ignored
    }

    /// Which of them this is.
    public let phase: Phases
    /// The key, without what is held down with it.
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    /// What is held down with the key, such as Shift.
    public let modifiers: EventModifiers
}

extension KeyEquivalent {
    /// The key that types a character: that of a capital is its small letter's.
    init(typed character: Character) {
        let small = character.lowercased()
        self.init(small.count == 1 ? small.first ?? character : character)
    }
}

extension View {
    /// Runs an action when a key is pressed while the view has the focus.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        keyPress([key], [.down, .repeat]) { _ in action() }
    }

    /// Runs an action in some phases of a key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress([key], phases, action)
    }

    /// Runs an action for some keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(keys, phases, action)
    }

    /// Runs an action for keys that type some of the characters.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(nil, phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Runs an action for every key.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(nil, phases, action)
    }

    private nonisolated func keyPress(
        _ keys: Set<KeyEquivalent>?, _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            InteractionModifier(kind: "onKeyPress", interaction: .keyPress(action, keys: keys, phases: phases)))
    }
}
