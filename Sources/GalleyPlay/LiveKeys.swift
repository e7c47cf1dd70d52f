import Galley
import GalleyProtocol

extension LiveCommand {
    /// The modifier keys that are held.
    package var heldModifiers: EventModifiers { EventModifiers(names: modifiers ?? []) }
}

extension EventModifiers {
    /// The modifier keys of these names.
    init(names: [String]) {
        self = []
        for (name, modifier) in Self.modifierNames where names.contains(name) { insert(modifier) }
    }

    fileprivate static let modifierNames: [(String, EventModifiers)] = [
        ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]
}

extension KeyboardShortcut {
    /// The keys as pages know them: those that are held, then the key, as in `shift+command+n`.
    var pageName: String {
        let held = EventModifiers.modifierNames.filter { modifiers.contains($0.1) }.map(\.0)
        return (held + [key.browserName]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    /// A key by the name that browsers give it (UI Events, `KeyboardEvent.key`).
    package init?(browserName name: String) {
        switch name {
        case "Enter": self = .return
        case "Escape": self = .escape
        case "Backspace": self = .delete
        case "Delete": self = .deleteForward
        case "Tab": self = .tab
        case "ArrowUp": self = .upArrow
        case "ArrowDown": self = .downArrow
        case "ArrowLeft": self = .leftArrow
        case "ArrowRight": self = .rightArrow
        case "Home": self = .home
        case "End": self = .end
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        default:
            guard name.count == 1, let character = name.first else { return nil }
            self.init(character)
        }
    }

    /// The name that browsers give it.
    fileprivate var browserName: String {
        let named = [
            "Enter", "Escape", "Backspace", "Delete", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home",
            "End", "PageUp", "PageDown",
        ]
        return named.first { KeyEquivalent(browserName: $0) == self } ?? character.lowercased()
    }
}
