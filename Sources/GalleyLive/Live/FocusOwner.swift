import GalleyGraph

/// Which view has the focus, and where keys go.
@MainActor
final class FocusOwner {
    /// The view with the focus as it was last seen: what is around it is told when it goes, too.
    private var holder: FocusPlace?

    var focused: Identity? { holder?.key }

    /// Follows what views ask for, after an update; a view that is gone, or cannot be used any more, loses the focus.
    func follow(_ tree: ViewTree) {
        let places = tree.focusPlaces()
        let known = places.first { $0.key == focused }
        let current = known?.isEnabled == true ? known : nil
        if let current { holder = current }
        // What a field does when editing ends may concern what is gone with it.
        if known == nil { holder?.target.text?.editingChanged = { _ in } }
        for place in places where place.isEnabled {
            guard let asked = place.bindings.first(where: \.isAsking) else { continue }
            asked.request.settle()
            return move(to: place)
        }
        for place in places { place.bindings.filter(\.isAsking).forEach { refuse($0, current) } }
        // Asked for nothing: what was bound to it loses the focus.
        if let current, current.bindings.contains(where: { $0.request.isPending && !$0.wants() }) {
            current.bindings.forEach { $0.request.settle() }
            return move(to: nil)
        }
        if current == nil { move(to: nil) }
    }

    /// What asks for the focus cannot be used: the focus stays where it is, and the value says where that is (rules.md §18.11).
    private func refuse(_ asked: FocusBinding, _ current: FocusPlace?) {
        asked.request.settle()
        asked.follow(false)
        current?.bindings.first { $0.request === asked.request }?.follow(true)
    }

    /// Gives a view the focus.
    func focus(_ key: Identity?, _ tree: ViewTree) {
        let places = tree.focusPlaces()
        move(to: key.flatMap { key in places.first { $0.key == key && $0.isEnabled } })
    }

    /// Moves the focus to the next view that takes it, or the one before; from the last to the first.
    func step(forward: Bool, _ tree: ViewTree) {
        let usable = tree.focusPlaces().filter(\.isEnabled)
        guard !usable.isEmpty else { return }
        let current = usable.firstIndex { $0.key == focused }
        let next =
            current.map { ($0 + (forward ? 1 : usable.count - 1)) % usable.count } ?? (forward ? 0 : usable.count - 1)
        move(to: usable[next])
    }

    private func move(to place: FocusPlace?) {
        guard place?.key != focused else { return }
        let old = holder
        holder = place
        if let text = old?.target.text {
            // Without its text, which may be gone.
            text.editing.focus(false, "")
            text.editingChanged(false)
        }
        let kept = place?.bindings.map { ObjectIdentifier($0.request) } ?? []
        for binding in old?.bindings ?? [] where !kept.contains(ObjectIdentifier(binding.request)) {
            binding.follow(false)
        }
        for binding in place?.bindings ?? [] { binding.follow(true) }
        if let text = place?.target.text {
            text.editing.focus(true, text.text.wrappedValue)
            text.editingChanged(true)
        }
    }

    /// Types text into what has the focus. A field of one line takes a new line as the return key. Returns whether a text has the focus.
    func type(_ characters: String, _ tree: ViewTree) -> Bool {
        guard let text = current(tree)?.target.text else { return false }
        for (index, line) in characters.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { if text.hasLines { text.editing.insert("\n", into: text.text) } else { submit(tree) } }
            if !line.isEmpty { text.editing.insert(String(line), into: text.text) }
        }
        return true
    }

    /// Offers a typed character to the views that listen to keys around what has the focus. Returns whether one has handled it.
    func handle(_ character: Character, _ tree: ViewTree) -> Bool {
        handle(
            KeyPress(
                phase: .down, key: KeyEquivalent(typed: character), characters: String(character),
                modifiers: character.isUppercase ? .shift : []), at: current(tree))
    }

    private func handle(_ press: KeyPress, at place: FocusPlace?) -> Bool {
        (place?.keyPresses ?? []).contains { handler in
            handler.phases.contains(.down) && handler.keys?.contains(press.key) != false
                && handler.action(press) == .handled
        }
    }

    /// Presses a key. Returns whether it meant anything to what has the focus.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ tree: ViewTree) -> Bool {
        let place = current(tree)
        let press = KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
        if handle(press, at: place) { return true }
        if key == .tab {
            step(forward: !modifiers.contains(.shift), tree)
            return true
        }
        if let text = place?.target.text {
            if key == .return, modifiers.isEmpty {
                if text.hasLines { text.editing.insert("\n", into: text.text) } else { submit(tree) }
                return true
            }
            if text.press(key, modifiers) { return true }
        }
        guard modifiers.isEmpty, let command = place?.commands.first(where: { $0.keys.contains(key) }) else {
            return false
        }
        command.action(key)
        return true
    }

    /// Sends off the field with the focus, which loses it unless an action has moved it.
    private func submit(_ tree: ViewTree) {
        guard let place = current(tree) else { return }
        if let text = place.target.text {
            text.committed()
            text.editing.settle(text.text.wrappedValue)
        }
        for submit in place.submits where submit.triggers.contains(.text) { submit.action() }
        let places = tree.focusPlaces()
        let isMoved = places.contains { $0.bindings.contains { $0.request.isPending } }
        // Sent to what cannot be used it is sent nowhere.
        let asking = places.filter { $0.bindings.contains(where: \.isAsking) }
        if !isMoved || !asking.isEmpty && !asking.contains(where: \.isEnabled) { focus(nil, tree) }
    }

    private func current(_ tree: ViewTree) -> FocusPlace? {
        guard let focused else { return nil }
        return tree.focusPlaces().first { $0.key == focused }
    }
}
