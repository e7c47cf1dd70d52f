import Foundation
import GalleyGraph
import GalleyViews

/// What an event does to a view.
extension ViewHost {
    func handle(_ event: ViewEvent) {
        switch event {
        case .pointerDown(let point):
            pointer.begin(sample(.down, point), candidates(at: point))
        case .pointerMoved(let point): pointer.handle(sample(.moved, point))
        case .pointerUp(let point): pointer.handle(sample(.up, point))
        case .fingersDown(let first, let second):
            let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
            pointer.begin(sample(.down, first, second), candidates(at: middle).filter(\.recognition.takesTwoFingers))
        case .fingersMoved(let first, let second): pointer.handle(sample(.moved, first, second))
        case .fingersUp(let first, let second): pointer.handle(sample(.up, first, second))
        case .pointerCancelled: pointer.cancel()
        case .hover(let point): hover(point)
        case .scroll(let way, let point): scroll(way, at: point)
        case .openURL(let url): open(url)
        case .text(let text): type(text)
        case .focusNext: focus.step(forward: true, core.tree)
        case .focusPrevious: focus.step(forward: false, core.tree)
        case .key(let key, let modifiers):
            if focus.press(key, modifiers, core.tree) { return }
            if [.delete, .deleteForward].contains(key), modifiers.isEmpty, deleteChosenRows() { return }
            if pressShortcut(key, modifiers) { return }
            if key == .escape, modifiers.isEmpty { leaveTopmost() }
        }
    }

    /// Characters go into the text that has the focus, but for those that a view around it handles. Where no text has it they are keys.
    private func type(_ text: String) {
        let rest = text.filter { !focus.handle($0, core.tree) }
        if rest.isEmpty || focus.type(rest, core.tree) { return }
        for character in rest {
            _ = pressShortcut(KeyEquivalent(typed: character), character.isUppercase ? .shift : [])
        }
    }

    private func sample(
        _ kind: PointerSample.Kind, _ point: CGPoint, _ second: CGPoint? = nil
    ) -> PointerSample {
        placeGestures()
        return PointerSample(kind: kind, location: point, second: second, time: live.now)
    }

    private func scroll(_ way: CGSize, at point: CGPoint) {
        var rest = way
        for place in HitTest.places(at: point, in: core.tree) {
            guard let work = place.item?.scrolling, let offset = work.offset, !work.handAxes.isEmpty
            else { continue }
            let (before, start) = (rest, offset.value)
            rest = offset.scroll(by: rest)
            if rest != before {
                offset.turnWheel(at: live.now, from: start ?? .zero)
                core.store.changes.note(.root)
            }
            if rest == .zero { return }
        }
    }

    private func hover(_ point: CGPoint?) {
        let places = point.map { HitTest.places(at: $0, in: core.tree) } ?? []
        var now: [Identity] = []
        for place in places {
            guard case .hover(let space, let action)? = place.item?.enabledInteraction, let key = place.key,
                let point
            else { continue }
            now.append(key)
            let converter = GestureSpace()
            converter.frames = place.tree.frames(of: place.node)
            if space == nil, hovered.contains(key) { continue }
            action(.active(converter.convert(point, to: space ?? .local)))
        }
        let known = core.tree.places()
        for key in hovered where !now.contains(key) {
            if case .hover(_, let action)? = known[key]?.item?.interaction?.interaction { action(.ended) }
        }
        hovered = now
    }

    private func open(_ url: URL) {
        for place in core.tree.allPlaces() {
            if case .url(let action)? = place.item?.interaction?.interaction { action(url) }
        }
    }
}
