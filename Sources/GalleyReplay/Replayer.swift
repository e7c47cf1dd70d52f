/// A layout tree made from the words that `Recorder` wrote. The engine's rules run as they do for any tree; code that the
/// engine does not know (custom layouts, guides' closures, leaves) answers what it answered when it was recorded.
package final class Replayer {
    /// Words that make no tree: where they stop making sense.
    package struct Malformed: Error, Equatable {
        package let position: Int

        package init(position: Int) { self.position = position }
    }

    /// What the root was offered when the tree was recorded.
    package let proposal: Proposal
    package let pass: Pass
    private let tree: LayoutTree
    private let replay: Replay

    /// Reads a tree and freezes it.
    package init(_ words: UnsafeBufferPointer<UInt64>) throws(Malformed) {
        var reader = SnapshotReader(words)
        reader.expect(reader.number() == TreeSnapshot.version)
        tree = LayoutTree(pixelLength: reader.number())
        proposal = Proposal(reader.number(), reader.number())
        replay = Replay()
        let guideCount = reader.count(upTo: Int(Int8.max)), nodeCount = reader.count(upTo: words.count)
        for _ in 0..<guideCount {
            let axis: LayoutAxis = reader.flag() ? .vertical : .horizontal
            _ = tree.key(for: ReplayingGuide(axis: axis, reader.log(), replay))
        }
        reader.lastGuide = GuideKey.firstCustom + Int16(guideCount) - 1
        // The builder's number of each node; children come first.
        var built = [Int](repeating: -1, count: nodeCount)
        reader.childrenEnd = nodeCount
        for node in stride(from: nodeCount - 1, through: 0, by: -1) where reader.failure == nil {
            built[node] = reader.node(node, of: tree, built, replay)
        }
        reader.expect(nodeCount > 0 && reader.isAtEnd && reader.childrenEnd == 1)
        if let position = reader.failure { throw Malformed(position: position) }
        pass = tree.freeze(root: built[0])
    }

    /// Gives every node its place, for the proposal that was recorded or another one.
    ///
    /// - Returns: The question, if there was one, that the recording has no answer to: then the places mean nothing.
    package func layOut(_ proposal: Proposal? = nil) -> UnansweredQuestion? {
        pass.place(root: (proposal ?? self.proposal).nonNegative)
        return replay.unanswered
    }
}
