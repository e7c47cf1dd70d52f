import GalleyEngine

extension Sentences {
    // MARK: Frames

    /// Which rule of the clamp decides each length, and where the child lies in the frame.
    var frameSentences: [String] {
        var sentences: [String] = []
        for step in node.steps {
            switch step {
            case .fixedFrame(let size):
                let given = [(LayoutAxis.horizontal, size.width), (.vertical, size.height)].filter { !$0.1.isNaN }
                if given.count == 2 {
                    sentences.append("The frame sets \(Wording.size(size)), whatever is proposed.")
                } else if let (axis, length) = given.first {
                    sentences.append(
                        "The frame sets the \(Wording.noun(axis)) \(Wording.number(length)), whatever is proposed.")
                }
            case .flexibleFrame(let axis, let limits, let reason): sentences.append(clamp(axis, limits, reason))
            default: break
            }
        }
        if let child, let place = placeSentence(child) { sentences.append(place) }
        return sentences
    }

    private func clamp(_ axis: LayoutAxis, _ limits: FrameLimits, _ reason: FrameReason) -> String {
        let noun = Wording.noun(axis), length = Wording.number(node.length(axis))
        let side = axis == .horizontal ? "Width" : "Height"
        let offer = Wording.length(node.proposal(axis))
        let content = askedLength(axis).map { Wording.number($0) } ?? "?"
        switch reason {
        case .ideal: return "No \(noun) is proposed: ideal\(side) makes it \(length)."
        case .minimum:
            return node.proposal(axis) < limits.minimum && !limits.maximum.isNaN
                ? "min\(side) raises the \(offer) that is proposed to \(length)."
                : "min\(side) raises the \(noun) of its content, \(content), to \(length)."
        case .maximum:
            return node.proposal(axis).isNaN || node.proposal(axis) < limits.maximum
                ? "max\(side) holds the \(noun) of its content, \(content), at \(length)."
                : "max\(side) holds the \(offer) that is proposed at \(length)."
        case .proposal:
            let limit =
                limits.maximum.isNaN
                ? "min\(side) \(Wording.number(limits.minimum))" : "max\(side) \(Wording.number(limits.maximum))"
            return "With \(limit) it takes the \(noun) that is proposed, \(length)."
        case .child: return "The \(noun) of its content, \(content), lies within its limits."
        }
    }

    /// What the child answered when it was asked for the node's own size.
    func askedLength(_ axis: LayoutAxis) -> Double? {
        for step in node.steps {
            if case .asked(_, _, let size) = step { return size[axis] }
        }
        return nil
    }

    /// Where a child lies in a node of another size; nothing where it fills it.
    private func placeSentence(_ child: LayoutExplanation.Node) -> String? {
        let (own, size) = (node.frame.size, child.frame.size)
        if let unusual = alignmentSentence(child.id, size) { return unusual }
        guard !Wording.areSame(own.width, size.width) || !Wording.areSame(own.height, size.height) else { return nil }
        let over = [
            size.width > own.width + 0.005 ? "\(Wording.number(size.width - own.width)) wider" : nil,
            size.height > own.height + 0.005 ? "\(Wording.number(size.height - own.height)) taller" : nil,
        ].compactMap { $0 }
        let excess = over.isEmpty ? "" : ", \(Wording.list(over)) than the frame"
        return
            "\(words.name(child.id)) answered \(Wording.size(size))\(excess), and lies at \(Wording.point(child.origin))."
    }

    // MARK: Padding

    var paddingSentences: [String] {
        for step in node.steps {
            guard case .insets(let insets) = step, insets != Insets(), let child else { continue }
            let edges = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ].filter { $0.1 != 0 }
            let isEven = edges.count == 4 && Set(edges.map(\.1)).count == 1
            let list =
                isEven
                ? "\(Wording.number(insets.top)) on every side"
                : Wording.list(edges.map { "\(Wording.number($0.1)) \($0.0)" })
            return [
                "Padding of \(list): of \(Wording.size(node.proposal)) it offers \(Wording.size(child.proposal)); \(Wording.size(child.frame.size)) and the padding are \(Wording.size(node.frame.size))."
            ]
        }
        return []
    }

    // MARK: Fixed size, aspect ratio, position

    var fixedSizeSentences: [String] {
        for step in node.steps {
            guard case .fixedSize(let horizontal, let vertical) = step, horizontal || vertical else { continue }
            let axes: [LayoutAxis] = (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])
            let nouns = Wording.list(axes.map(Wording.noun))
            let excess = axes.compactMap { axis -> String? in
                let more = node.length(axis) - node.proposal(axis)
                guard more > 0.005 else { return nil }
                return "\(Wording.number(more)) \(axis == .horizontal ? "wider" : "taller") than proposed"
            }
            let end = excess.isEmpty ? "" : ", \(Wording.list(excess))"
            return ["It proposes no \(nouns), so its content takes its ideal: \(Wording.size(node.frame.size))\(end)."]
        }
        return []
    }

    var aspectRatioSentences: [String] {
        for step in node.steps {
            guard case .shape(let shape, _, let fills, let isChilds) = step, let child else { continue }
            let source =
                isChilds
                ? "its content's ideal shape, \(Wording.size(shape))"
                : "the ratio \(Wording.number(shape.width / shape.height))"
            return [
                "With \(source), it \(fills ? "fills" : "fits into") \(Wording.size(node.proposal)): it offers \(Wording.size(child.proposal)) and takes the \(Wording.size(child.frame.size)) of its content."
            ]
        }
        return node.proposal == .unspecified ? ["Nothing is proposed, so its content takes its ideal size."] : []
    }

    var positionSentences: [String] {
        for step in node.steps {
            guard case .center(let point) = step else { continue }
            return [
                "It takes all that is proposed, \(Wording.size(node.frame.size)), and puts its content's center on (\(Wording.number(point.x)), \(Wording.number(point.y)))."
            ]
        }
        return []
    }

    // MARK: Layers

    var layerSentences: [String] {
        guard node.children.count == 2 else { return [] }
        let primary = explanation.nodes[node.children[0]], secondary = explanation.nodes[node.children[1]]
        // What fills the primary view exactly is as everybody expects.
        if secondary.frame == primary.frame { return [] }
        let place = node.rule == .overlay ? "over" : "behind"
        var sentences = [
            "\(words.name(secondary.id)) \(place) it is offered its size, \(Wording.size(primary.frame.size)), answered \(Wording.size(secondary.frame.size)) and lies at \(Wording.point(secondary.origin))."
        ]
        if let unusual = alignmentSentence(secondary.id, secondary.frame.size) { sentences.append(unusual) }
        return sentences
    }

    // MARK: Scrolling

    var scrollSentences: [String] {
        guard let child else { return [] }
        var axes: [LayoutAxis] = []
        var sentences: [String] = []
        for step in node.steps {
            switch step {
            case .scrolls(let horizontal, let vertical):
                axes = (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])
                let nouns = Wording.list(axes.map(Wording.noun))
                sentences.append(
                    axes.isEmpty
                        ? "It does not scroll."
                        : "It scrolls: its content is proposed no \(nouns), and took \(Wording.size(child.frame.size))."
                )
            case .insets(let insets) where insets != Insets():
                sentences.append(
                    "Room around the content: \(Wording.number(insets.top)) top, \(Wording.number(insets.leading)) leading, \(Wording.number(insets.bottom)) bottom, \(Wording.number(insets.trailing)) trailing."
                )
            case .scrolled(let axis, let room, let part):
                let noun = Wording.noun(axis)
                if room < -0.005 {
                    sentences.append(
                        "The content is \(Wording.number(-room)) longer than the \(noun) of \(Wording.number(node.length(axis))) that it takes; \(Wording.number(-room * part)) of it lies before what is shown."
                    )
                } else if room > 0.005, part != 0 {
                    sentences.append(
                        "The content is \(Wording.number(room)) shorter than the \(noun); \(Wording.number(room * part)) of that lies before it."
                    )
                }
            default: break
            }
        }
        return sentences
    }
}
