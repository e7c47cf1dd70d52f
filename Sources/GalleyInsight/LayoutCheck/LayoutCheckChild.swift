import Foundation
import GalleyLayout
import GalleyViews

/// A child that layouts are played with.
enum LayoutCheckChild: Hashable, Sendable {
    /// Always of one size.
    case fixed(CGFloat, CGFloat)
    /// As wide as is proposed, from a least width on; ideally of a size.
    case flexible(CGFloat, CGFloat, least: CGFloat)
    /// Always of one size, with a line of text whose baseline is so far from its top.
    case text(CGFloat, CGFloat, baseline: CGFloat)

    /// What it answers to a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        switch self {
        case .fixed(let width, let height), .text(let width, let height, _): CGSize(width: width, height: height)
        case .flexible(let width, let height, let least):
            CGSize(width: proposal.width.map { max($0, least) } ?? width, height: height)
        }
    }

    /// Its size where nothing is proposed.
    var ideal: CGSize { size(.unspecified) }

    var isFixed: Bool {
        switch self {
        case .fixed, .text: true
        case .flexible: false
        }
    }

    /// How far its line of text is from its top.
    var baseline: CGFloat? {
        switch self {
        case .text(_, _, let baseline): baseline
        case .fixed, .flexible: nil
        }
    }

    var text: String {
        switch self {
        case .fixed(let width, let height): LayoutNumber.short(width, height)
        case .flexible(let width, let height, let least):
            "flexible from \(LayoutNumber.short(least)) on, ideally \(LayoutNumber.short(width, height))"
        case .text(let width, let height, let baseline):
            "\(LayoutNumber.short(width, height)) with its baseline at \(LayoutNumber.short(baseline))"
        }
    }

    /// The child that examples of equal children are made of.
    static let usual = LayoutCheckChild.fixed(30, 20)

    /// Rows of children, the shortest first: equal ones, then all mixtures.
    static func rows(upTo most: Int) -> [[LayoutCheckChild]] {
        rows(upTo: most, of: [usual, .fixed(50, 20), .fixed(20, 40), .flexible(40, 20, least: 10)])
    }

    /// Rows of boxes and texts, which do not lie on one line where all begin at the top.
    static func textRows(upTo most: Int) -> [[LayoutCheckChild]] {
        rows(upTo: most, of: [usual, .text(40, 20, baseline: 15), .text(30, 40, baseline: 10)])
            .filter { $0.contains { $0.baseline != nil } }
    }

    private static func rows(upTo most: Int, of kinds: [LayoutCheckChild]) -> [[LayoutCheckChild]] {
        var rows: [[LayoutCheckChild]] = []
        var last: [[LayoutCheckChild]] = [[]]
        for _ in 1...most {
            last = last.flatMap { row in kinds.map { row + [$0] } }
            rows += last
        }
        return rows
    }
}
