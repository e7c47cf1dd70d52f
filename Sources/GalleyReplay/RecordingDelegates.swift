// Delegates that stand before a tree's own, hand every question on, and keep what was answered.

final class RecordingLeaf: LeafDelegate {
    let box: LeafDelegate
    let log = AnswerLog()

    init(_ box: LeafDelegate) { self.box = box }

    override var guides: GuideMask { box.guides }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let answer = box.measure(proposal)
        log.insert(.leafSize, [proposal.width, proposal.height], answer.numbers)
        return answer
    }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
        let value = box.explicitGuide(key, proposal)
        log.insert(.leafGuide, [Double(key.rawValue), proposal.width, proposal.height], [value ?? .nan])
        return value
    }
}

final class RecordingLayout: LayoutDelegate {
    let box: LayoutDelegate
    let log = AnswerLog()

    init(_ box: LayoutDelegate) { self.box = box }

    override func contentChanged(_ child: Int) { box.contentChanged(child) }

    override func answersForgotten() { box.answersForgotten() }

    override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        let size = box.measure(pass, node: node, proposal)
        log.insert(.layoutSize, [proposal.width, proposal.height], [size.width, size.height])
        return size
    }

    override func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {
        box.place(pass, node: node, origin: origin, size: size, proposal: proposal)
        var places: [Double] = []
        let children = pass.children(of: node)
        for child in children where pass.isPlaced(child) {
            let (origin, offer) = (pass.origin(of: child), pass.proposal(of: child))
            places += [Double(child - children.lowerBound), origin.x, origin.y, offer.width, offer.height]
        }
        log.insert(
            .layoutPlaces, [origin.x, origin.y, size.width, size.height, proposal.width, proposal.height], places)
    }

    override func explicitGuide(_ pass: Pass, node: Int, _ key: GuideKey, size: Size, proposal: Proposal) -> Double? {
        let value = box.explicitGuide(pass, node: node, key, size: size, proposal: proposal)
        log.insert(
            .layoutGuide, [Double(key.rawValue), size.width, size.height, proposal.width, proposal.height],
            [value ?? .nan])
        return value
    }

    override func spacing(_ pass: Pass, node: Int) -> Spacing {
        let spacing = box.spacing(pass, node: node)
        log.insert(.layoutSpacing, [], spacing.numbers)
        return spacing
    }
}

final class RecordingGuideValue: GuideValueDelegate {
    let box: GuideValueDelegate
    let log = AnswerLog()

    init(_ box: GuideValueDelegate) { self.box = box }

    override func value(_ dimensions: Dimensions) -> Double {
        let value = box.value(dimensions)
        log.insert(.guideValue, dimensions.numbers, [value])
        return value
    }
}

final class RecordingGuide: GuideDelegate {
    let box: GuideDelegate
    let log = AnswerLog()

    init(_ box: GuideDelegate) {
        self.box = box
        super.init(axis: box.axis)
    }

    override var original: GuideDelegate { box }

    override func isSame(as other: GuideDelegate) -> Bool { box.isSame(as: other) }

    override func defaultValue(_ dimensions: Dimensions) -> Double {
        let value = box.defaultValue(dimensions)
        log.insert(.guideDefault, [Double(dimensions.node)] + dimensions.numbers, [value])
        return value
    }
}

extension Dimensions {
    /// What tells one question about a view from another.
    var numbers: [Double] { [proposal.width, proposal.height, size.width, size.height] }
}
