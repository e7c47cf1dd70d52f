import Foundation
import GalleyLayout
import GalleyViews

/// A child that layouts are played with.
enum LayoutCheckChild: Hashable, Sendable {
    /// Always of one size.
    case fixed(CGFloat, CGFloat)
    /// As wide as is proposed, from a least width on; ideally of a size.
    case flexible(CGFloat, CGFloat, least: CGFloat)

    /// What it answers to a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        switch self {
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .flexible(let width, let height, let least):
            CGSize(width: proposal.width.map { max($0, least) } ?? width, height: height)
        }
    }

    /// Its size where nothing is proposed.
    var ideal: CGSize { size(.unspecified) }

    var isFixed: Bool {
        switch self {
        case .fixed: true
        case .flexible: false
        }
    }

    var text: String {
        switch self {
        case .fixed(let width, let height): LayoutNumber.short(width, height)
        case .flexible(let width, let height, let least):
            "flexible from \(LayoutNumber.short(least)) on, ideally \(LayoutNumber.short(width, height))"
        }
    }

    /// The child that examples of equal children are made of.
    static let usual = LayoutCheckChild.fixed(30, 20)

    /// Rows of children, the shortest first: equal ones, then all mixtures.
    static func rows(upTo most: Int) -> [[LayoutCheckChild]] {
        let kinds = [usual, .fixed(50, 20), .fixed(20, 40), .flexible(40, 20, least: 10)]
        var rows: [[LayoutCheckChild]] = []
        var last: [[LayoutCheckChild]] = [[]]
        for _ in 1...most {
            last = last.flatMap { row in kinds.map { row + [$0] } }
            rows += last
        }
        return rows
    }
}
