@testable import GalleyEngine

extension LayoutStep {
    /// The step in words: its name and its numbers.
    var text: String {
        switch self {
        case .measuring(let offer): "size for \(offer.text)"
        case .placing(let offer): "places for \(offer.text)"
        case .asked(let child, let offer, let size): "\(child) asked \(offer.text): \(size.text)"
        case .guide(let child, let key, let value): "\(child) guide \(key.rawValue) at \(value.text)"
        case .line(let key, let position): "line \(key.rawValue) at \(position.text)"
        case .sharing(let axis, let proposal, let gaps):
            "\(axis.text) \(proposal.text) less \(gaps.text)"
        case .gap(let child, let length): "gap before \(child): \(length.text)"
        case .limits(let child, let low, let high, let priority):
            "\(child) from \(low.text) to \(high.text), \(priority.text)"
        case .reserved(let child, let length): "\(length.text) kept for \(child)"
        case .turn(let child, let left, let count, let offer, let took):
            "\(child) of \(count): \(left.text), \(offer.text), \(took.text)"
        case .thickness(let axis, let before, let after):
            "\(axis.text) \(before.text) and \(after.text)"
        case .range, .fixedFrame, .flexibleFrame, .insets, .fixedSize, .shape, .center: unaryText
        case .scrolls, .scrolled, .tried: unaryText
        default: gridText
        }
    }

    private var unaryText: String {
        switch self {
        case .range(let axis, let low, let ideal, let high):
            "\(axis.text) \(low.text), \(ideal.text), \(high.text)"
        case .fixedFrame(let size): "frame \(size.text)"
        case .flexibleFrame(let axis, let limits, let reason):
            "\(axis.text) \(limits.minimum.text), \(limits.ideal.text), \(limits.maximum.text): \(reason)"
        case .insets(let insets):
            "insets \(insets.top.text), \(insets.leading.text), \(insets.bottom.text), \(insets.trailing.text)"
        case .fixedSize(let horizontal, let vertical): "fixed \(horizontal), \(vertical)"
        case .shape(let size, let scale, let fills, let isChilds):
            "shape \(size.text) by \(scale.text), \(fills), \(isChilds)"
        case .center(let point): "center \(point.x.text), \(point.y.text)"
        case .scrolls(let horizontal, let vertical): "scrolls \(horizontal), \(vertical)"
        case .scrolled(let axis, let room, let part): "\(axis.text) room \(room.text), \(part.text)"
        case .tried(let child, let ideal, let width, let height):
            "\(child) tried \(ideal.text): \(width), \(height)"
        default: ""
        }
    }

    private var gridText: String {
        switch self {
        case .cell(let child, let column, let row, let span): "\(child) in \(column), \(row), \(span)"
        case .columnGap(let length): "column gap \(length.text)"
        case .rowGap(let row, let length): "row gap \(row): \(length.text)"
        case .trackLimits(let axis, let index, let low, let high):
            "\(axis.text)\(index) from \(low.text) to \(high.text)"
        case .trackTurn(let axis, let index, let left, let count, let offer, let took):
            "\(axis.text)\(index) of \(count): \(left.text), \(offer.text), \(took.text)"
        case .widened(let child, let wanted, let surplus):
            "\(child) wants \(wanted.text), each \(surplus.text)"
        case .rowBaseline(let row, let above, let below): "row \(row) \(above.text) and \(below.text)"
        case .anchor(let child, let point): "\(child) anchor \(point.x.text), \(point.y.text)"
        default: ""
        }
    }
}

extension Double {
    /// A whole number without a fraction; a dash for none.
    var text: String {
        if isNaN { return "–" }
        if isInfinite { return self > 0 ? "∞" : "-∞" }
        return self == rounded() ? "\(Int(self))" : "\(self)"
    }
}

extension Proposal {
    var text: String { "\(width.text)×\(height.text)" }
}

extension Size {
    var text: String { "\(width.text)×\(height.text)" }
}

extension LayoutAxis {
    var text: String { self == .horizontal ? "x" : "y" }
}

/// The steps of a tree's root, laid out for a proposal.
func steps(_ proposal: Proposal, _ build: (LayoutTree) -> Int) -> [String] {
    let laid = LaidOut(proposal, build)
    var steps: [LayoutStep] = []
    laid.pass.appendSteps(of: 0, to: &steps)
    return steps.map(\.text)
}
