import GalleyEngine
import GalleyGraph

/// Why a view is longer than it was offered.
enum ExcessCause {
    /// A modifier that offers its view nothing along the axis.
    case fixedSize(hasText: Bool)
    /// A view that keeps its shape and covers what it is offered; in a `ZStack`, which becomes as large as that, or not.
    case fills(inZStack: Bool)
    /// Views side by side that need more altogether than there is.
    case sum
    /// A length that the source asks for.
    case frame(length: Double)
    /// A view that needs as much by itself.
    case own
}

extension LayoutLint {
    /// What makes a view longer than a limit: the way goes down through the longest views inside.
    func excessCause(_ id: Int, _ axis: LayoutAxis, beyond limit: Double) -> ExcessCause {
        var current = id
        var isInZStack = ancestors(of: id).first { $0.role == .container }?.rule == .zStack
        while true {
            let node = explanation.nodes[current]
            if node.rule == .zStack { isInZStack = true }
            for step in node.steps {
                switch step {
                case .fixedSize(let horizontal, let vertical) where axis == .horizontal ? horizontal : vertical:
                    return .fixedSize(hasText: hasText(current))
                case .shape(_, _, fills: true, _): return .fills(inZStack: isInZStack)
                case .fixedFrame(let size):
                    let length = axis == .horizontal ? size.width : size.height
                    if length > limit { return .frame(length: length) }
                default: break
                }
            }
            if sharesTooMuch(node, axis) { return .sum }
            let longest = node.children.map { explanation.nodes[$0] }.filter(\.isShown)
                .max { $0.length(axis) < $1.length(axis) }
            guard let longest, longest.length(axis) > limit else { return .own }
            current = longest.id
        }
    }

    /// What helps against a view that is too long; nil where nothing follows from the cause alone.
    func remedy(for cause: ExcessCause, _ axis: LayoutAxis) -> String? {
        let noun = Wording.noun(axis)
        switch cause {
        case .fixedSize(hasText: true) where axis == .horizontal:
            return
                "fixedSize(horizontal: false, vertical: true) in place of fixedSize(), or none: then the text wraps at the width that there is"
        case .fixedSize:
            return "no fixedSize() along the \(noun): then it takes the \(noun) that it is offered"
        case .fills(inZStack: true):
            return
                ".background { … } or .overlay { … } for what fills, and .clipped(): both are as large as the view that they are put on, a ZStack is as large as its largest view"
        case .fills(inZStack: false):
            return
                "Color.clear.overlay { … }.clipped() around what fills: an overlay takes no room of its own; or scaledToFit()"
        case .frame(let length):
            return
                "frame(max\(noun.capitalized): \(Wording.number(length))) in place of frame(\(noun): \(Wording.number(length))), or a ScrollView\(axis == .horizontal ? "(.horizontal)" : "") around it"
        case .sum, .own: return nil
        }
    }

    /// What helps a text that is cut: what the stack around it can still give it, where it shares one.
    func remedy(forCut id: Int, _ text: ExplainedText) -> String {
        let isLimited = text.lineLimit.map { text.lines.count >= $0 } ?? false
        let others = isLimited ? "a higher lineLimit, or minimumScaleFactor(0.8)" : nil
        if let share = share(of: id), share.axis == .horizontal || !isLimited {
            let needed = Double(share.axis == .horizontal ? text.ideal.width : text.unlimited.height)
            let names = Wording.list(share.others.map(words.name))
            let takes = share.others.count == 1 ? "takes what is" : "share what is"
            if share.most >= needed {
                return
                    "layoutPriority(1) on the text: it gets its \(Wording.number(needed)) of \(Wording.noun(share.axis)) first, and \(names) \(takes) left"
            }
            if share.most > share.offer + 1 {
                return
                    "layoutPriority(1) gives it \(Wording.number(share.most)) of the \(Wording.noun(share.axis)) before \(names); \(others.map { "for the rest \($0)" } ?? "for the rest more room")"
            }
        }
        return others
            ?? "fixedSize(horizontal: false, vertical: true) lets it be as tall as it needs; or more height for what it lies in"
    }

    /// What a view can get of the stack around it.
    private struct Share {
        var axis: LayoutAxis
        var offer: Double
        /// What it was offered if the others had what they need at least.
        var most: Double
        /// Those that could be smaller.
        var others: [Int]
    }

    private func share(of id: Int) -> Share? {
        guard let container = explanation.container(of: explanation.nodes[id]),
            explanation.nodes[container].rule == .stack, let story = StackStory.all(explanation.nodes[container]).last,
            story.proposal.isFinite
        else { return nil }
        let path = Set(explanation.path(to: id))
        guard let own = story.turns.first(where: { path.contains($0.child) }) else { return nil }
        let others = story.turns.filter { $0.child != own.child }
        func least(_ turn: StackStory.Turn) -> Double { story.ranks[turn.child]?.low ?? turn.took }
        let smaller = others.filter { $0.took > least($0) + 0.5 }.map(\.child).sorted()
        let most = story.proposal - story.gapSum - others.reduce(0) { $0 + least($1) }
        return smaller.isEmpty ? nil : Share(axis: story.axis, offer: own.offer, most: most, others: smaller)
    }
}
