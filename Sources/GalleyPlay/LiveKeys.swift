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

    private static let modifierNames: [(String, EventModifiers)] = [
        ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]
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
}
