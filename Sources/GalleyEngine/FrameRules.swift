// The arithmetic of frames, padding and aspect ratio (semantics.md §8, §9), one axis at a time.

extension Pass {
    @inline(__always) func frameLimits(_ node: Node, _ axis: LayoutAxis) -> FrameLimits {
        let start = Int(node.payload) + (axis == .horizontal ? 0 : 3)
        var limits = FrameLimits()
        limits.minimum = parameters[start]
        limits.ideal = parameters[start + 1]
        limits.maximum = parameters[start + 2]
        return limits
    }

    /// Whether a frame, of either sort, says anything about an axis.
    func hasFrameLength(_ node: Node, _ axis: LayoutAxis) -> Bool {
        if node.kind == .fixedFrame { return !isNone(parameters[Int(node.payload) + Int(axis.rawValue)]) }
        let limits = frameLimits(node, axis)
        return !(isNone(limits.minimum) && isNone(limits.ideal) && isNone(limits.maximum))
    }

    @inline(__always) func paddingInset(_ node: Node, _ axis: LayoutAxis) -> Double {
        let start = Int(node.payload)
        return axis == .horizontal
            ? parameters[start + 1] + parameters[start + 3] : parameters[start] + parameters[start + 2]
    }

    @inline(__always) func takesIdeal(_ index: Int, _ axis: LayoutAxis) -> Bool {
        parameters[Int(nodes[index].payload) + Int(axis.rawValue)] != 0
    }

    /// What a modifier with one child offers it.
    func childProposal(_ node: Int, _ proposal: Proposal) -> Proposal {
        let record = nodes[node]
        switch record.kind {
        case .fixedFrame:
            let start = Int(record.payload)
            let width = parameters[start], height = parameters[start + 1]
            return Proposal(isNone(width) ? proposal.width : width, isNone(height) ? proposal.height : height)
        case .flexibleFrame:
            return Proposal(
                flexibleOffer(proposal.width, frameLimits(record, .horizontal)),
                flexibleOffer(proposal.height, frameLimits(record, .vertical)))
        case .padding:
            // An unspecified length stays so: NaN less anything is NaN.
            return Proposal(
                lessInset(proposal.width, paddingInset(record, .horizontal)),
                lessInset(proposal.height, paddingInset(record, .vertical)))
        case .fixedSize:
            let start = Int(record.payload)
            return Proposal(
                parameters[start] != 0 ? .nan : proposal.width, parameters[start + 1] != 0 ? .nan : proposal.height)
        case .aspectRatio:
            return aspectProposal(record, proposal)
        case .scroll:
            return scrollContentProposal(record, proposal)
        default:
            return proposal
        }
    }

    private func aspectProposal(_ record: Node, _ proposal: Proposal) -> Proposal {
        let (width, height) = (proposal.width, proposal.height)
        if isNone(width), isNone(height) { return proposal }
        let start = Int(record.payload)
        var ratio = Size(parameters[start], 1)
        if isNone(ratio.width) {
            ratio = size(Int(record.firstChild), .unspecified)
            if ratio.width == ratio.height { ratio = Size(1, 1) }
            guard ratio.width > 0, ratio.height > 0, ratio.width.isFinite, ratio.height.isFinite else {
                return proposal
            }
        }
        let fills = parameters[start + 1] != 0
        let scale: Double
        if isNone(width) {
            scale = height / ratio.height
        } else if isNone(height) {
            scale = width / ratio.width
        } else {
            let (a, b) = (width / ratio.width, height / ratio.height)
            scale = fills ? max(a, b) : min(a, b)
        }
        return Proposal(ratio.width * scale, ratio.height * scale)
    }

    /// Where a modifier puts its only child, and what it offers it then.
    func placementOfOnlyChild(_ node: Int, _ proposal: Proposal, _ size: Size) -> (origin: Point, proposal: Proposal) {
        let record = nodes[node]
        let child = Int(record.firstChild)
        switch record.kind {
        case .padding:
            let start = Int(record.payload)
            return (Point(parameters[start + 1], parameters[start]), childProposal(node, proposal))
        case .fixedFrame, .flexibleFrame:
            let offer =
                record.kind == .fixedFrame ? childProposal(node, proposal) : flexiblePlacement(record, proposal, size)
            let childSize = self.size(child, offer)
            // A frame aligns by the guide's default in its own size, never by an explicit value (semantics.md §5.5).
            let x =
                defaultGuide(record.horizontalGuide, in: size)
                - guide(child, record.horizontalGuide, offer, childSize)
            let y =
                defaultGuide(record.verticalGuide, in: size) - guide(child, record.verticalGuide, offer, childSize)
            return (Point(x, y), offer)
        case .scroll:
            let offer = childProposal(node, proposal)
            return (scrollOrigin(record, size: size, content: self.size(child, offer)), offer)
        case .position:
            let childSize = self.size(child, Proposal(size))
            let start = Int(record.payload)
            return (
                Point(parameters[start] - childSize.width / 2, parameters[start + 1] - childSize.height / 2),
                Proposal(size)
            )
        default:
            let offer = childProposal(node, proposal)
            let childSize = self.size(child, offer)
            return (
                Point(centered(childSize.width, in: size.width), centered(childSize.height, in: size.height)), offer
            )
        }
    }

    private func flexiblePlacement(_ record: Node, _ proposal: Proposal, _ size: Size) -> Proposal {
        func offer(_ axis: LayoutAxis) -> Double {
            let limits = frameLimits(record, axis)
            let length = size[axis]
            let isInside =
                length > (isNone(limits.minimum) ? -.infinity : limits.minimum)
                && length < (isNone(limits.maximum) ? .infinity : limits.maximum)
            return isNone(proposal[axis]) && isNone(limits.ideal) && isInside ? .nan : length
        }
        return Proposal(offer(.horizontal), offer(.vertical))
    }
}

/// What a flexible frame offers its child.
func flexibleOffer(_ proposal: Double, _ limits: FrameLimits) -> Double {
    let base = isNone(proposal) ? limits.ideal : proposal
    guard !isNone(base) else { return .nan }
    return clamped(
        base, isNone(limits.minimum) ? -.infinity : limits.minimum, isNone(limits.maximum) ? .infinity : limits.maximum)
}

/// A flexible frame's own length; `child` answers an offer, and is asked only where the answer matters.
@inline(__always)
func flexibleLength(proposal: Double, _ limits: FrameLimits, child: (Double) -> Double) -> Double {
    let (minimum, maximum) = (limits.minimum, limits.maximum)
    if isNone(proposal), !isNone(limits.ideal) { return limits.ideal }
    if !isNone(proposal), !isNone(minimum), !isNone(maximum) { return clamped(proposal, minimum, maximum) }
    let offer = flexibleOffer(proposal, limits)
    let length = child(offer)
    if !isNone(minimum), !isNone(maximum) { return clamped(length, minimum, maximum) }
    if !isNone(minimum) { return max(minimum, min(isNone(offer) ? .infinity : offer, length)) }
    if !isNone(maximum) { return min(maximum, max(isNone(offer) ? -.infinity : offer, length)) }
    return length
}

/// The proposals along an axis that lead to the same answer of a flexible frame; `child` is the child's answer where that
/// has been asked for.
func flexibleValidity(_ proposal: Double, _ limits: FrameLimits, _ axis: LayoutAxis, _ child: Answer?) -> Validity {
    guard !isNone(proposal) else { return .only(proposal) }
    let (minimum, maximum) = (limits.minimum, limits.maximum)
    let least = isNone(minimum) ? -.infinity : minimum, most = isNone(maximum) ? .infinity : maximum
    var validity = Validity(low: proposal, high: proposal, includesNone: false)
    // Where the frame's own length does not follow the proposal.
    if !isNone(minimum), !isNone(maximum) {
        if proposal <= least { validity = Validity(low: -.infinity, high: least, includesNone: false) }
        if proposal >= most { validity = Validity(low: most, high: .infinity, includesNone: false) }
    } else if let length = child?.size[axis] {
        let everything = Validity(low: -.infinity, high: .infinity, includesNone: false)
        if isNone(minimum), isNone(maximum) {
            validity = everything
        } else if !isNone(minimum) {
            if length <= least {
                validity = everything
            } else if proposal >= length {
                validity = Validity(low: length, high: .infinity, includesNone: false)
            } else if proposal <= least {
                validity = Validity(low: -.infinity, high: least, includesNone: false)
            }
        } else if length >= most {
            validity = everything
        } else if proposal >= most {
            validity = Validity(low: most, high: .infinity, includesNone: false)
        } else if proposal <= length {
            validity = Validity(low: -.infinity, high: length, includesNone: false)
        }
    }
    // And where the offer stays in the child's own range.
    if let offers = axis == .horizontal ? child?.width : child?.height {
        if offers.low > least { validity.low = max(validity.low, offers.low) }
        if offers.high < most { validity.high = min(validity.high, offers.high) }
    }
    return validity
}

@inline(__always)
private func lessInset(_ length: Double, _ inset: Double) -> Double { isNone(length) ? length : max(length - inset, 0) }

/// The offset that centers a length in another; two endless lengths start together.
func centered(_ length: Double, in space: Double) -> Double {
    let offset = (space - length) / 2
    return offset.isFinite ? offset : 0
}
