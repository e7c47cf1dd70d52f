/// Keeps what a tree's delegates answer while it is laid out, and writes the tree and the answers down.
package final class Recorder {
    /// What no replay can follow: a question that the user's code answered in two ways.
    package struct Contradiction: Error, Equatable {
        package let node: Int
        package let question: Question
    }

    private var leaves: [RecordingLeaf] = []
    private var layouts: [RecordingLayout] = []
    private var guideValues: [RecordingGuideValue] = []
    private var guides: [RecordingGuide] = []

    /// Starts to record; the tree must not be frozen yet.
    package init(of tree: LayoutTree) {
        tree.replaceDelegates(
            leaves: {
                leaves.append(RecordingLeaf($0))
                return leaves[leaves.count - 1]
            },
            layouts: {
                layouts.append(RecordingLayout($0))
                return layouts[layouts.count - 1]
            },
            guideValues: {
                guideValues.append(RecordingGuideValue($0))
                return guideValues[guideValues.count - 1]
            },
            guides: {
                guides.append(RecordingGuide($0))
                return guides[guides.count - 1]
            })
    }

    /// How many questions were answered by code outside of the engine.
    package var answerCount: Int {
        let logs = leaves.map { $0.log } + layouts.map { $0.log } + guideValues.map { $0.log } + guides.map { $0.log }
        return logs.reduce(0) { $0 + $1.entries.count }
    }

    /// The tree that was frozen and placed, and every answer that this took.
    package func snapshot(of pass: Pass) throws(Contradiction) -> TreeSnapshot {
        let offer = pass.proposal(of: 0)
        var writer = SnapshotWriter()
        writer.put(TreeSnapshot.version, pass.tree.pixelLength, offer.width, offer.height)
        writer.put(guides.count, pass.count)
        for guide in guides {
            writer.put(Int(guide.axis.rawValue))
            try put(guide.log, of: 0, into: &writer)
        }
        for node in stride(from: pass.count - 1, through: 0, by: -1) { try put(node, of: pass, into: &writer) }
        return TreeSnapshot(words: writer.words)
    }

    private func put(_ node: Int, of pass: Pass, into writer: inout SnapshotWriter) throws(Contradiction) {
        let snapshot = pass.snapshot(of: node)
        let children = pass.children(of: node)
        writer.put(
            Int(snapshot.kind.rawValue), Int(snapshot.flags), Int(snapshot.horizontalGuide.rawValue),
            Int(snapshot.verticalGuide.rawValue), children.lowerBound, children.count)
        if let leaf = snapshot.leaf {
            for range in [leaf.width, leaf.height] { writer.put(range.low, range.ideal, range.high) }
            writer.put(leaf.priority)
            writer.put(leaf.spacing)
        }
        guard snapshot.kind.payload != .parameters else { return writer.put(list: snapshot.parameters) }
        guard let index = pass.delegateIndex(of: node) else { return writer.put(0) }
        writer.put(1)
        switch snapshot.kind.payload {
        case .parameters: break
        case .leaf:
            writer.put(Int(leaves[index].guides.rawValue))
            try put(leaves[index].log, of: node, into: &writer)
        case .layout: try put(layouts[index].log, of: node, into: &writer)
        case .guideValue: try put(guideValues[index].log, of: node, into: &writer)
        }
    }

    private func put(_ log: AnswerLog, of node: Int, into writer: inout SnapshotWriter) throws(Contradiction) {
        if let question = log.contradiction { throw Contradiction(node: node, question: question) }
        writer.put(log)
    }
}

extension Pass {
    /// How many numbers `frames(into:)` writes per node.
    package static var frameLength: Int { 6 }

    /// Writes, per node, its place in its parent, its size and what it was offered; only NaN for a view that
    /// `ViewThatFits` left out.
    package func frames(into numbers: UnsafeMutablePointer<Double>) {
        for node in 0..<count {
            let frame = numbers + node * Self.frameLength
            if isExcluded(node) {
                for index in 0..<Self.frameLength { frame[index] = .nan }
                continue
            }
            let (origin, size, offer) = (origin(of: node), size(of: node), proposal(of: node))
            frame[0] = origin.x
            frame[1] = origin.y
            frame[2] = size.width
            frame[3] = size.height
            frame[4] = offer.width
            frame[5] = offer.height
        }
    }
}
