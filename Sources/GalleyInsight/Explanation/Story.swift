import GalleyEngine
import GalleyGraph

/// One solution of a stack, as its steps tell it.
struct StackStory {
    struct Turn {
        var child: Int
        var left, offer, took: Double
        var count: Int
    }

    var axis = LayoutAxis.horizontal
    var proposal = Double.nan
    var gapSum = 0.0
    var gaps: [Double] = []
    /// What decided about the order of the turns; none where there is one child.
    var ranks: [Int: SharingRank] = [:]
    var reserved: [(child: Int, length: Double)] = []
    var turns: [Turn] = []
    var offers: [Int: (offer: Proposal, size: Size)] = [:]
    var guides: [Int: Double] = [:]
    var key = GuideKey.verticalCenter
    var before = 0.0, after = 0.0

    var total: Double { turns.reduce(gapSum) { $0 + $1.took } }

    /// The solutions of a stack's steps: for its size, and for its children's places where that is another one.
    static func all(_ node: LayoutExplanation.Node) -> [StackStory] {
        var stories: [StackStory] = []
        for step in node.steps {
            switch step {
            case .measuring, .placing: continue
            case .sharing(let axis, let proposal, let gaps):
                var story = StackStory()
                (story.axis, story.proposal, story.gapSum) = (axis, proposal, gaps)
                stories.append(story)
            default:
                guard !stories.isEmpty else { continue }
                stories[stories.count - 1].take(step, node)
            }
        }
        return stories
    }

    private mutating func take(_ step: LayoutStep, _ node: LayoutExplanation.Node) {
        switch step {
        case .gap(_, let length): gaps.append(length)
        case .limits(let child, let low, let high, let priority):
            ranks[node.child(child)] = SharingRank(priority: priority, low: low, high: high)
        case .reserved(let child, let length): reserved.append((node.child(child), length))
        case .turn(let child, let left, let count, let offer, let took):
            turns.append(
                Turn(child: node.child(child), left: left, offer: offer, took: took, count: Int(count)))
        case .asked(let child, let offer, let size): offers[node.child(child)] = (offer, size)
        case .guide(let child, let key, let value):
            guides[node.child(child)] = value
            self.key = key
        case .thickness(_, let before, let after): (self.before, self.after) = (before, after)
        default: break
        }
    }
}

/// A grid's columns or rows, as its steps tell them.
struct TrackStory {
    struct Turn {
        var index: Int
        var left, offer, took: Double
        var count: Int
    }

    var axis: LayoutAxis
    var proposal: Double
    var gaps: Double
    var ranks: [Int: SharingRank] = [:]
    var turns: [Turn] = []

    /// The columns, then the rows.
    static func all(_ node: LayoutExplanation.Node) -> [TrackStory] {
        var stories: [TrackStory] = []
        for step in node.steps {
            switch step {
            case .sharing(let axis, let proposal, let gaps):
                stories.append(TrackStory(axis: axis, proposal: proposal, gaps: gaps))
            case .trackLimits(_, let index, let low, let high) where !stories.isEmpty:
                stories[stories.count - 1].ranks[Int(index)] = SharingRank(low: low, high: high, order: index)
            case .trackTurn(_, let index, let left, let count, let offer, let took) where !stories.isEmpty:
                stories[stories.count - 1].turns.append(
                    Turn(index: Int(index), left: left, offer: offer, took: took, count: Int(count)))
            default: break
            }
        }
        return stories
    }
}
