import GalleyGraph
import GalleyText

/// What lies between two heights of a picture.
struct ItemSlice {
    let range: Range<CGFloat>
    let width: CGFloat

    /// The items that lie in the slice. A line of text is in the slice that its middle is in, so that none is there twice; what
    /// else crosses an edge is cut off there.
    func items(_ items: [DrawItem]) -> [DrawItem] {
        var map = SliceMap(slice: self)
        return items.mapped(by: &map)
    }

    fileprivate func holds(_ run: GlyphRun, _ origin: CGPoint, _ toPage: CGAffineTransform) -> Bool {
        // Letters stand above their baseline.
        let x = origin.x + CGFloat(run.glyphs.first?.x ?? 0)
        let y = origin.y + CGFloat(run.glyphs.first?.y ?? 0) - CGFloat(run.size) * 0.35
        return range.contains(CGPoint(x: x, y: y).applying(toPage).y)
    }

    fileprivate func cut(_ item: DrawItem, _ toPage: CGAffineTransform) -> [DrawItem] {
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

private struct SliceMap: DrawMap {
    let slice: ItemSlice
    /// From the space of each group around to the page's.
    var toPage = [CGAffineTransform.identity]

    func mark(_ mark: DrawItem) -> [DrawItem] {
        let toPage = toPage[self.toPage.count - 1]
        guard case .glyphs(let run, let origin, _, _) = mark else { return slice.cut(mark, toPage) }
        return slice.holds(run, origin, toPage) ? [mark] : []
    }

    mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep {
        let outer = toPage[toPage.count - 1]
        guard group.effect == nil, group.clip == nil else { return .replaced(slice.cut(.group(group), outer)) }
        toPage.append(group.transform.concatenating(outer))
        return .inside
    }

    mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem] {
        toPage.removeLast()
        return items.isEmpty ? [] : [.group(group.holding(items))]
    }
}
