import GalleyGraph

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid` (rules.md §12.2).
nonisolated public struct GridItem: Sendable {
    /// How the item takes its length.
    public enum Size: Sendable {
        /// A given length in points.
        case fixed(CGFloat)
        /// An equal share of what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items of at least `minimum` as fit into an equal share of what is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How many tracks the item stands for, and how long they are.
    public var size: Size
    /// The distance to the next item; nil is 8 points.
    public var spacing: CGFloat?
    /// Where views lie in their cells; nil is where the grid's alignment has them across its lines, and in the middle along
    /// them.
    public var alignment: Alignment?

    /// One flexible track by default, 10 points long at least (rules.md §12.2).
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The distance between items, and between lines, that says nothing else.
    static let gap: CGFloat = 8
}

/// Tracks worked out from the items and the proposal alone; a line as long as its longest view (rules.md §12.2).
nonisolated struct LazyGridArrangement: LazyArrangement {
    var axis: Axis
    var items: [GridItem]
    var alignment: Alignment
    var lineSpacing: CGFloat?

    /// The most tracks that a grid has: adaptive items of no length would ask for an endless number.
    private static let mostTracks = 10_000

    /// The tracks for a thickness. Each item that is not fixed takes, in order, its share of what is left; what limits
    /// leave over goes to those after it (the choice between two readings of case T-157: objc.io's). A spacing
    /// that is not finite counts as none, a limit or length that is no positive number as 0, a maximum that is none as
    /// endless.
    func tracks(across: CGFloat?) -> [LazyTrack] {
        let items = items.isEmpty ? [GridItem()] : items
        func gap(_ item: GridItem) -> CGFloat { item.spacing?.asSpacing ?? GridItem.gap }
        func most(_ maximum: CGFloat) -> CGFloat { maximum.isNaN ? .infinity : max(maximum, 0) }
        var left = across.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= gap(item) }
            if case .fixed(let length) = item.size { left -= length.asLength } else { flexible += 1 }
        }
        var tracks: [LazyTrack] = []
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment ?? alignment))
            position += length + gap(item)
        }
        for item in items where tracks.count < Self.mostTracks {
            if case .fixed(let length) = item.size {
                add(length.asLength, item)
                continue
            }
            let share = max(left, 0) / CGFloat(flexible)
            flexible -= 1
            switch item.size {
            case .flexible(let minimum, let maximum):
                let length = max(min(share, most(maximum)), minimum.asLength)
                add(length, item)
                left -= length
            case .adaptive(let minimum, let maximum):
                let room = Self.mostTracks - tracks.count
                let count = fitting(minimum.asLength, gap(item), in: share, most: room)
                let length = min(most(maximum), max((share - gap(item) * CGFloat(count - 1)) / CGFloat(count), 0))
                for _ in 0..<count { add(length, item) }
                left -= share
            case .fixed:
                break
            }
        }
        return tracks
    }

    /// How many items of a length, and gaps between them, fit into a share.
    private func fitting(_ least: CGFloat, _ gap: CGFloat, in share: CGFloat, most: Int) -> Int {
        let pitch = least + gap
        guard pitch > 0 else { return most }
        let count = ((share + gap) / pitch).rounded(.down)
        return count < CGFloat(most) ? max(Int(max(count, 1)), 1) : most
    }

    func across(_ proposal: ProposedViewSize) -> CGFloat? {
        let length = proposal[axis.crossed]
        if let length, length.isFinite { return length }
        return end(of: tracks(across: length))
    }
}
