/// How far the content of a scroll view has been scrolled.
@MainActor
final class ScrollOffset {
    /// How much of the content lies before what is shown, in points; nil before the first layout.
    var value: CGPoint?
    /// How much at most.
    var longest = CGSize.zero
    private var seen: (name: AnyHashable?, anchor: UnitPoint?, number: Int) = (nil, nil, 0)

    /// Whether a request is another one than that of the last layout.
    func takes(_ request: ScrollRequest?) -> Bool {
        let new = (name: request?.name, anchor: request?.anchor, number: request?.number ?? 0)
        defer { seen = new }
        return new.name != nil && new != seen
    }

    /// Moves the content. Returns what of the way is left where it ends.
    func scroll(by way: CGSize) -> CGSize {
        guard let value else { return way }
        let next = CGPoint(
            x: min(max(value.x + way.width, 0), longest.width), y: min(max(value.y + way.height, 0), longest.height))
        self.value = next
        return CGSize(width: way.width - (next.x - value.x), height: way.height - (next.y - value.y))
    }

    /// Whether there is content to be scrolled along an axis of a movement.
    func canScroll(_ way: CGSize) -> Bool {
        way.width != 0 && longest.width > 0 || way.height != 0 && longest.height > 0
    }
}

extension ViewTreeBuilder {
    /// The offset of the scroll view that is being built, where the view is alive.
    var scrollOffset: ScrollOffset? {
        guard live != nil, !isTrial else { return nil }
        return context.store.object(at: identity.child(0x0FF5E7), in: part) { ScrollOffset() }
    }
}
