import GalleyGraph

/// How a lazy container arranges views in lines that follow each other along an axis.
nonisolated protocol LazyArrangement {
    /// The axis along which lines follow each other.
    var axis: Axis { get }
    /// Where the tracks, headers and footers lie across the lines.
    var alignment: Alignment { get }
    /// The distance between lines; nil is as the views prefer.
    var lineSpacing: CGFloat? { get }
    /// The places of a line of this thickness, one after the other; nil is unspecified. There is at least one.
    func tracks(across: CGFloat?) -> [LazyTrack]
    /// The thickness for a proposal, where the views do not matter; nil where they do.
    func across(_ proposal: ProposedViewSize) -> CGFloat?
}

/// A place in every line of a lazy container: a column of a grid that grows downwards.
nonisolated struct LazyTrack {
    /// Where it starts, from the start of the first.
    var start: CGFloat
    /// Its length across the lines, which its views are offered; nil is their ideal one.
    var length: CGFloat?
    var alignment: Alignment
    /// Whether views are aligned along the lines, too. Where every line has one view, none has to be.
    var alignsAlong = true
}

extension LazyArrangement {
    /// What a view is offered that lies in a track.
    func offer(_ track: LazyTrack) -> ProposedViewSize { ProposedViewSize(along: axis, nil, across: track.length) }

    /// The track of a view that has a line for itself: a section's header or footer.
    func wholeTrack(across: CGFloat?) -> LazyTrack {
        LazyTrack(start: 0, length: across, alignment: alignment, alignsAlong: false)
    }

    /// Where the last of some tracks ends.
    func end(of tracks: [LazyTrack]) -> CGFloat { tracks.last.map { $0.start + ($0.length ?? 0) } ?? 0 }
}

extension CGFloat {
    /// A distance between views as it was given, or nil where it is no finite number.
    nonisolated var asSpacing: CGFloat? { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : nil }
    /// A length as it was given; 0 where it is no positive number.
    nonisolated var asLength: CGFloat { self > 0 ? Swift.min(self, 1e15) : 0 }
}
