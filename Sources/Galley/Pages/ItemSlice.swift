/// What lies between two heights of a picture.
struct ItemSlice {
    let range: Range<CGFloat>
    let width: CGFloat

    /// The items that lie in the slice. A line of text is in the slice that its middle is in, so that none is there twice; what
    /// else crosses an edge is cut off there.
    func items(_ items: [DrawItem], _ toPage: CGAffineTransform = .identity) -> [DrawItem] {
        items.flatMap { item -> [DrawItem] in
            switch item {
            case .glyphs(let run, let origin, _, _):
                // Letters stand above their baseline.
                let x = origin.x + CGFloat(run.glyphs.first?.x ?? 0)
                let y = origin.y + CGFloat(run.glyphs.first?.y ?? 0) - CGFloat(run.size) * 0.35
                return range.contains(CGPoint(x: x, y: y).applying(toPage).y) ? [item] : []
            case .group(let group) where group.effect == nil && group.clip == nil:
                let inner = self.items(group.items, group.transform.concatenating(toPage))
                guard !inner.isEmpty else { return [] }
                return [
                    .group(tag: group.tag, semantics: group.semantics, transform: group.transform, inner)
                ]
            default: return cut(item, toPage)
            }
        }
    }

    private func cut(_ item: DrawItem, _ toPage: CGAffineTransform) -> [DrawItem] {
        guard let box = [item].bounds?.applying(toPage), box.maxY > range.lowerBound, box.minY < range.upperBound else {
            return []
        }
        if box.minY >= range.lowerBound, box.maxY <= range.upperBound { return [item] }
        guard toPage.isInvertible else { return [] }
        let open = Path(
            CGRect(x: -width, y: range.lowerBound, width: 3 * width, height: range.upperBound - range.lowerBound))
        return [.group(clip: DrawClip(open.applying(toPage.inverted())), [item])]
    }
}
