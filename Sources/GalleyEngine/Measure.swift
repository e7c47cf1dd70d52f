extension Pass {
    /// The size that a node answers to a proposal. Lengths of the proposal must not be negative.
    @inline(__always)
    public func size(_ node: Int, _ proposal: Proposal) -> Size {
        if nodes[node].isSeparable {
            return Size(length(node, .horizontal, proposal.width), length(node, .vertical, proposal.height))
        }
        return remembered(node, proposal).size
    }

    /// A node's answer with the range of proposals for which it holds.
    public func answer(_ node: Int, _ proposal: Proposal) -> Answer {
        guard nodes[node].isSeparable else { return remembered(node, proposal) }
        return Answer(
            Size(length(node, .horizontal, proposal.width), length(node, .vertical, proposal.height)),
            width: validity(node, .horizontal, proposal.width), height: validity(node, .vertical, proposal.height))
    }

    /// The lengths that get the same answer as `proposal`, of a node whose axes are independent.
    func validity(_ node: Int, _ axis: LayoutAxis, _ proposal: Double) -> Validity {
        guard nodes[node].clamps(axis) else { return .only(proposal) }
        let range = ranges[node][axis]
        if isNone(proposal), range.ideal != range.low || range.low != range.high { return .only(proposal) }
        if range.low == range.high {
            return Validity(low: -.infinity, high: .infinity, includesNone: range.ideal == range.low)
        }
        if proposal <= range.low {
            return Validity(low: -.infinity, high: range.low, includesNone: range.ideal == range.low)
        }
        if proposal >= range.high {
            return Validity(low: range.high, high: .infinity, includesNone: range.ideal == range.high)
        }
        return Validity(low: proposal, high: proposal, includesNone: range.ideal == proposal)
    }

    private func remembered(_ node: Int, _ proposal: Proposal) -> Answer {
        if let known = memory.answer(from: nodes[node].link, for: proposal) { return known }
        let answer = compute(node, proposal)
        memory.insert(answer, from: &nodes[node].link)
        return answer
    }

    private func compute(_ index: Int, _ proposal: Proposal) -> Answer {
        let node = nodes[index]
        switch node.kind {
        case .flexible, .rigid, .spacer, .divider:
            let own = ranges[index]
            return Answer(Size(own.width.length(proposal.width), own.height.length(proposal.height)), for: proposal)
        case .leaf:
            return leaves[Int(node.payload)].measure(proposal)
        case .passthrough, .alignmentGuide, .overlay, .background:
            return answer(Int(node.firstChild), proposal)
        case .fixedFrame:
            return fixedFrameAnswer(index, proposal)
        case .flexibleFrame:
            return flexibleFrameAnswer(index, proposal)
        case .padding:
            let child = answer(Int(node.firstChild), childProposal(index, proposal))
            let (width, height) = (paddingInset(node, .horizontal), paddingInset(node, .vertical))
            return Answer(
                Size(max(child.size.width + width, 0), max(child.size.height + height, 0)),
                width: child.width.outset(by: width), height: child.height.outset(by: height))
        case .scroll:
            return scrollAnswer(index, proposal)
        case .fixedSize:
            let child = answer(Int(node.firstChild), childProposal(index, proposal))
            return Answer(
                child.size, width: takesIdeal(index, .horizontal) ? .everything : child.width,
                height: takesIdeal(index, .vertical) ? .everything : child.height)
        case .aspectRatio:
            return Answer(size(Int(node.firstChild), childProposal(index, proposal)), for: proposal)
        case .position:
            let child = size(Int(node.firstChild), proposal)
            return Answer(
                Size(
                    isNone(proposal.width) ? child.width : proposal.width,
                    isNone(proposal.height) ? child.height : proposal.height), for: proposal)
        case .stack:
            return stackAnswer(ChildList(children(of: index)), stackRules(index), proposal)
        case .depthStack:
            return depthStackAnswer(index, proposal)
        case .grid:
            return Answer(gridSize(index, proposal), for: proposal)
        case .viewThatFits:
            let child = fittingChild(index, proposal)
            return child < 0 ? Answer(.zero, for: proposal) : Answer(size(child, proposal), for: proposal)
        case .layout:
            return Answer(layouts[Int(node.payload)].measure(self, node: index, proposal), for: proposal)
        }
    }

    private func fixedFrameAnswer(_ index: Int, _ proposal: Proposal) -> Answer {
        let node = nodes[index]
        let start = Int(node.payload)
        let child = answer(Int(node.firstChild), childProposal(index, proposal))
        let (width, height) = (parameters[start], parameters[start + 1])
        return Answer(
            Size(isNone(width) ? child.size.width : width, isNone(height) ? child.size.height : height),
            width: isNone(width) ? child.width : .everything, height: isNone(height) ? child.height : .everything)
    }

    private func flexibleFrameAnswer(_ index: Int, _ proposal: Proposal) -> Answer {
        let node = nodes[index]
        let (width, height) = (frameLimits(node, .horizontal), frameLimits(node, .vertical))
        var known: Answer?
        func child() -> Answer {
            if let known { return known }
            let answer = answer(Int(node.firstChild), childProposal(index, proposal))
            known = answer
            return answer
        }
        let size = Size(
            flexibleLength(proposal: proposal.width, width) { _ in child().size.width },
            flexibleLength(proposal: proposal.height, height) { _ in child().size.height })
        return Answer(
            size, width: flexibleValidity(proposal.width, width, .horizontal, known),
            height: flexibleValidity(proposal.height, height, .vertical, known))
    }

    private func scrollAnswer(_ index: Int, _ proposal: Proposal) -> Answer {
        let node = nodes[index]
        let content = answer(Int(node.firstChild), childProposal(index, proposal))
        func validity(_ axis: LayoutAxis, _ content: Validity) -> Validity {
            scrolls(node, axis) ? .only(proposal[axis]) : content.outset(by: scrollInset(node, axis))
        }
        return Answer(
            Size(
                scrollLength(node, .horizontal, proposal.width, content: content.size.width),
                scrollLength(node, .vertical, proposal.height, content: content.size.height)),
            width: validity(.horizontal, content.width), height: validity(.vertical, content.height))
    }

    private func depthStackAnswer(_ index: Int, _ proposal: Proposal) -> Answer {
        var answer = Answer(.zero, width: .everything, height: .everything)
        let priority = highestPriority(index)
        for child in children(of: index) where nodes[child].priority == priority {
            let part = self.answer(child, proposal)
            answer.width = answer.width.intersection(part.width)
            answer.height = answer.height.intersection(part.height)
        }
        answer.size = depthStackUnion(index, proposal).size
        return answer
    }

    /// The child that `ViewThatFits` shows: the first whose ideal size fits, or the last; −1 where there is none.
    func fittingChild(_ index: Int, _ proposal: Proposal) -> Int {
        let flags = nodes[index].flags
        var last = -1
        for child in children(of: index) {
            last = child
            let ideal = size(child, .unspecified)
            let fitsWidth = !flags.contains(.constrainsWidth) || isNone(proposal.width) || ideal.width <= proposal.width
            let fitsHeight =
                !flags.contains(.constrainsHeight) || isNone(proposal.height) || ideal.height <= proposal.height
            if fitsWidth, fitsHeight { return child }
        }
        return last
    }
}
