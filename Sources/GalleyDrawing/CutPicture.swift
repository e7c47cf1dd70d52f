import Foundation
import GalleyGeometry

extension [DrawItem] {
    /// The items without those that draw nothing inside a rectangle. What belongs to an effect stays whole, for an effect may carry it
    /// there.
    package func drawing(in rect: CGRect) -> [DrawItem] {
        var cut = Cut(rect: rect)
        return mapped(by: &cut)
    }
}

private struct Cut: DrawMap {
    let rect: CGRect
    /// From the space of each group around to the rectangle's.
    private var around: [CGAffineTransform] = [.identity]

    init(rect: CGRect) { self.rect = rect }

    func mark(_ mark: DrawItem) -> [DrawItem] { isSeen(mark) ? [mark] : [] }

    mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep {
        guard isSeen(.group(group)) else { return .replaced([]) }
        if group.effect != nil { return .replaced([.group(group)]) }
        around.append(group.transform.concatenating(around[around.count - 1]))
        return .inside
    }

    mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem] {
        around.removeLast()
        return items.isEmpty ? [] : [.group(group.holding(items))]
    }

    private func isSeen(_ item: DrawItem) -> Bool {
        guard let bounds = [item].bounds?.applying(around[around.count - 1]) else { return false }
        // What cannot be compared may be anywhere.
        let isBeside =
            bounds.maxX < rect.minX || bounds.minX > rect.maxX || bounds.maxY < rect.minY || bounds.minY > rect.maxY
        return !isBeside
    }
}
