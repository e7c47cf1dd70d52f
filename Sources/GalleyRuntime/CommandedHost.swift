import Foundation
import Galley
import GalleyGraph
import GalleyPlay
import GalleyProtocol

extension ViewHost {
    /// Does to the view what a page's command says. Commands that are not the view's matter do nothing.
    func carryOut(_ command: LiveCommand) {
        let point = CGPoint(x: command.x ?? 0, y: command.y ?? 0)
        let id = command.elementID
        switch command.kind {
        case .show, .restart, .drawn, .whole, .time, .inspect, .explain, .keep, .side, .upload, .files: break
        case .pointerDown: send(command.secondFinger.map { .fingersDown(point, $0) } ?? .pointerDown(point))
        case .pointerMoved: send(command.secondFinger.map { .fingersMoved(point, $0) } ?? .pointerMoved(point))
        case .pointerUp: send(command.secondFinger.map { .fingersUp(point, $0) } ?? .pointerUp(point))
        case .pointerCancelled: send(.pointerCancelled)
        case .lift: liftAtOnce(at: point)
        case .dragged:
            // Nothing is known of them but their types.
            let items = (command.types ?? []).map { type in
                NSItemProvider.isOfWords(type)
                    ? NSItemProvider(words: "", link: type == NSItemProvider.linkType ? "about:blank" : nil)
                    : NSItemProvider(promisedMIMEType: type)
            }
            drag(items, over: command.x == nil ? nil : point)
        case .dropped:
            drop([NSItemProvider(words: command.text ?? "", link: command.address?.first)], at: point)
        case .hover: send(.hover(command.x == nil ? nil : point))
        case .scroll: send(.scroll(CGSize(width: command.dx ?? 0, height: command.dy ?? 0), at: point))
        case .scrolled:
            let isReleased = command.isMoving == false
            let velocity = CGVector(dx: command.dx ?? 0, dy: command.dy ?? 0)
            if let id { follow(page: id, point, revision: command.revision ?? 0, release: isReleased ? velocity : nil) }
        case .activate: if let id { activate(id) }
        case .text:
            if let selection = command.selection, let id { select(id, selection[0]..<selection[1]) }
            send(.text(command.text ?? ""))
        case .focus: focus(on: id)
        case .edit: if let id, !choose(id, command.text ?? "") { edit(id, command.edit) }
        case .menu: openMenu(at: point)
        case .back: _ = leaveScreen()
        case .open: open(command)
        case .adjust: if let id { adjust(id, by: Int(command.dx ?? 0)) }
        case .key:
            if let key = KeyEquivalent(browserName: command.text ?? "") { send(.key(key, command.heldModifiers)) }
        }
    }

    /// The view's own handlers take an address, or else its screens do.
    private func open(_ command: LiveCommand) {
        guard let text = command.text, let url = URL(string: text) else { return }
        if takesURLs { send(.openURL(url)) } else { _ = openScreens(command.address ?? []) }
    }
}

extension LiveCommand {
    /// The view that the command is for, where it names one.
    @MainActor var elementID: UInt64? { element.flatMap { LiveElements.view(named: $0) } }

    /// Where the other one of two fingers is: as far from the first as the command says.
    fileprivate var secondFinger: CGPoint? {
        guard let x, let y, let dx, let dy else { return nil }
        return CGPoint(x: x + dx, y: y + dy)
    }

    /// What was done in a page's field.
    fileprivate var edit: TextEdit {
        let selection = selection.map { $0[0]..<$0[1] }
        return TextEdit(start: start ?? 0, removed: removed ?? 0, inserted: text ?? "", selection: selection)
    }
}
