import GalleyGraph

/// The layout of a lazy container's views: all of them, or those of some lines.
nonisolated struct LazyLayout<A: LazyArrangement>: Layout {
    static var _mergesGuides: Bool { true }

    let arrangement: A
    /// What stays in sight, where some lines are laid out; the first and the last views may be a header and a footer of
    /// other lines.
    var pins: LazyPins?

    /// A line of views.
    struct Line {
        var views: Range<Int>
        /// The distance to the line before.
        var gap: CGFloat
        /// As long as its longest view.
        var length: CGFloat
        /// Whether its only view is a section's header or footer, which does not lie in a track.
        var isWhole: Bool
    }

    /// The lines that were found last, and the thickness they are for.
    struct Cache {
        fileprivate var across: CGFloat?
        fileprivate var lines: [Line]?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private var axis: Axis { arrangement.axis }

    /// The lines that are laid out.
    private func lines(_ subviews: Subviews, across: CGFloat?, _ cache: inout Cache) -> [Line] {
        if let lines = cache.lines, cache.across == across { return lines }
        let lines = lines(subviews, pins?.lines(of: subviews.count) ?? 0..<subviews.count, across: across)
        cache = Cache(across: across, lines: lines)
        return lines
    }

    /// The lines of views, for a thickness. A section's header and footer have lines of their own, and its other views
    /// start a new one (SWW lazy/grid-sections).
    func lines(_ subviews: Subviews, _ range: Range<Int>, across: CGFloat?) -> [Line] {
        let tracks = arrangement.tracks(across: across), whole = arrangement.wholeTrack(across: across)
        var lines: [Line] = []
        var previous: SectionTraits?
        for index in range {
            let section = subviews[index].section
            let isWhole = section.map { $0.part != .row } ?? false
            let track: LazyTrack
            if let last = lines.last, !isWhole, !last.isWhole, last.views.count < tracks.count,
                section?.number == previous?.number
            {
                track = tracks[last.views.count]
                lines[lines.count - 1].views = last.views.lowerBound..<index + 1
            } else {
                track = isWhole ? whole : tracks[0]
                let gap = index == range.lowerBound ? 0 : gap(subviews, before: index)
                lines.append(Line(views: index..<index + 1, gap: gap, length: 0, isWhole: isWhole))
            }
            previous = section
            let length = subviews[index].sizeThatFits(arrangement.offer(track))[axis]
            lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
        }
        return lines
    }

    private func gap(_ subviews: Subviews, before index: Int) -> CGFloat {
        arrangement.lineSpacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let across = arrangement.across(proposal)
        let length = lines(subviews, across: across, &cache).reduce(0) { $0 + $1.gap + $1.length }
        let widest: () -> CGFloat = {
            subviews.reduce(0) { max($0, $1.sizeThatFits(ProposedViewSize.unspecified)[axis.crossed]) }
        }
        return CGSize(along: axis, length, across: across ?? widest())
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let across = bounds.size[axis.crossed]
        let tracks = arrangement.tracks(across: across), whole = arrangement.wholeTrack(across: across)
        let end = arrangement.end(of: tracks)
        // The tracks as one box, aligned in the container.
        let inset =
            subviews.position(of: arrangement.alignment, axis.crossed, in: bounds.size)
            - subviews.position(
                of: arrangement.alignment, axis.crossed, in: CGSize(along: axis, bounds.size[axis], across: end))
        func place(_ index: Int, _ track: LazyTrack, at start: CGFloat, length: CGFloat, inset: CGFloat) {
            let offer = arrangement.offer(track)
            let dimensions = subviews[index].dimensions(in: offer)
            let cell = CGSize(along: axis, length, across: track.length ?? across)
            func offset(_ axis: Axis) -> CGFloat {
                subviews.position(of: track.alignment, axis, in: cell) - dimensions[track.alignment, axis]
            }
            let point = CGPoint(
                along: axis, start + (track.alignsAlong ? offset(axis) : 0),
                across: inset + track.start + offset(axis.crossed))
            subviews[index].place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: offer)
        }
        let range = pins?.lines(of: subviews.count) ?? 0..<subviews.count
        var sections = LazyPinnedSections(pins, length: bounds.size[axis])
        var position: CGFloat = 0
        for line in lines(subviews, across: across, &cache) {
            position += line.gap
            for (slot, index) in line.views.enumerated() {
                let track = line.isWhole ? whole : tracks[slot]
                place(index, track, at: position, length: line.length, inset: line.isWhole ? 0 : inset)
            }
            sections.add(line.views.lowerBound, subviews[line.views.lowerBound].section, position, line.length)
            position += line.length
        }
        for index in subviews.indices where !range.contains(index) {
            let length = subviews[index].sizeThatFits(arrangement.offer(whole))[axis]
            sections.addOutside(index, subviews[index].section, length)
        }
        for pinned in sections.moved {
            place(pinned.view, whole, at: pinned.start, length: pinned.length, inset: 0)
        }
    }
}
