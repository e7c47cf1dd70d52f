import GalleyEngine
import GalleyGraph

/// A frame around a view.
protocol FrameExplanation: RuleExplanation {}

extension FrameExplanation {
    static var role: RuleRole { .modifier }
    static var ownName: String { "frame" }

    /// Where a child lies in a node of another size; nothing where it fills it.
    var placeSentences: [String] {
        guard let child = told.child else { return [] }
        let (own, size) = (node.frame.size, child.frame.size)
        if let unusual = told.alignmentSentence(child.id, size) { return [unusual] }
        guard !Wording.areSame(own.width, size.width) || !Wording.areSame(own.height, size.height) else { return [] }
        let over = [
            size.width > own.width + 0.005 ? "\(Wording.number(size.width - own.width)) wider" : nil,
            size.height > own.height + 0.005 ? "\(Wording.number(size.height - own.height)) taller" : nil,
        ].compactMap { $0 }
        let excess = over.isEmpty ? "" : ", \(Wording.list(over)) than the frame"
        return [
            "\(words.name(child.id)) answered \(Wording.size(size))\(excess), and lies at \(Wording.point(child.origin))."
        ]
    }
}

struct FixedFrameExplanation: FrameExplanation {
    let told: ToldNode

    var sentences: [String] { lengthSentences + placeSentences }

    private var lengths: Size? {
        if case .fixedFrame(let size)? = node.steps.first { size } else { nil }
    }

    private var lengthSentences: [String] {
        guard let lengths else { return [] }
        let given = [LayoutAxis.horizontal, .vertical].filter { !lengths[$0].isNaN }
        if given.count == 2 { return ["The frame sets \(Wording.size(lengths)), whatever is proposed."] }
        return given.map {
            "The frame sets the \(Wording.noun($0)) \(Wording.number(lengths[$0])), whatever is proposed."
        }
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        guard let length = lengths?[chain.axis], !length.isNaN else { return chain.throughChild(node) }
        return chain.terminal(node.id, "frame(\(Wording.noun(chain.axis)):)")
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        // A frame that nobody wrote, as around a geometry reader's views, only hands on what it is offered.
        let isUnsaid = node.isPart && node.proposal(chain.axis) == value
        guard lengths?[chain.axis] == value, !isUnsaid else { return chain.offer(node.id) }
        return [AxisChain.Term(value: value, name: "frame(\(Wording.noun(chain.axis)):)")]
    }
}

/// Which rule of the clamp decides each length.
struct FlexibleFrameExplanation: FrameExplanation {
    let told: ToldNode

    var sentences: [String] {
        node.steps.compactMap { step in
            guard case .flexibleFrame(let axis, let limits, let reason) = step else { return nil }
            return clamp(axis, limits, reason)
        } + placeSentences
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
    private func askedLength(_ axis: LayoutAxis) -> Double? {
        for step in node.steps {
            if case .asked(_, _, let size) = step { return size[axis] }
        }
        return nil
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        let side = chain.axis == .horizontal ? "Width" : "Height"
        for step in node.steps {
            guard case .flexibleFrame(chain.axis, _, let reason) = step else { continue }
            switch reason {
            case .proposal: return chain.offer(node.id)
            case .minimum: return chain.terminal(node.id, "min\(side)")
            case .maximum: return chain.terminal(node.id, "max\(side)")
            case .ideal: return chain.terminal(node.id, "ideal\(side)")
            case .child: return chain.throughChild(node)
            }
        }
        return chain.throughChild(node)
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        if value == node.proposal(chain.axis) { return chain.offer(node.id) }
        return value == node.length(chain.axis)
            ? chain.length(node.id) : [AxisChain.Term(value: value, name: "frame")]
    }
}
