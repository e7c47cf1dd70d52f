import Foundation
import GalleyGraph
import GalleyViews

/// The measures of lists, in points: one table for each style and look. Where they were measured is said in rules.md §18.7 and
/// §18.8; what was not is said in §0.4.
struct ListMetrics: Sendable {
    /// The least height of a row, and the least distance of its content to its upper and lower edges.
    var rowHeight: CGFloat = 51
    var rowInset: CGFloat = 15
    /// How far a row's content lies inside of its card, or of the list.
    var contentInset: CGFloat = 16
    /// How much further in the rows are that another row discloses, for each level.
    var levelIndent: CGFloat = 16
    /// How far cards lie inside of the list: in narrow lists, and in those wider than 375.
    var cardInset: CGFloat = 0
    var wideCardInset: CGFloat = 0
    var cardRadius: CGFloat = 0
    /// The thickness of lines; nil is a pixel.
    var separator: CGFloat? = 1
    /// How far lines end before the row's trailing edge.
    var separatorInset: CGFloat = 16
    /// Whether lines are drawn at the ends of sections.
    var hasSectionSeparators = false

    /// Above the first section, between two, and below the last, where there is no header or footer.
    var firstGap: CGFloat = 0
    var sectionGap: CGFloat = 0
    var lastGap: CGFloat = 0
    /// Above a header that is the first, above another, and below each.
    var firstHeaderGap: CGFloat = 22
    var headerGap: CGFloat = 22
    var headerInset: (top: CGFloat, bottom: CGFloat) = (10, 10)
    /// Above a footer, and between it and the next section.
    var footerGap: CGFloat = 8
    var footerEnd: CGFloat = 23.5

    var headerFont = Font.headline
    var headerIsUppercase = false
    var headerIsPrimary = false
    /// Whether headers stay in sight.
    var pinsHeaders = false
    var hasCards: Bool { cardGround }
    /// Whether rows have a separate ground.
    var cardGround = false
    /// Whether rows lie on a sidebar's ground, where only what is selected has one.
    var isSidebar = false

    /// The insets of a row's content in its card, or in the list; `level` says how many rows disclose it.
    func rowInsets(_ own: EdgeInsets?, level: Int) -> EdgeInsets {
        var insets = own ?? EdgeInsets(top: rowInset, leading: contentInset, bottom: rowInset, trailing: contentInset)
        insets.leading += CGFloat(level) * levelIndent
        return insets
    }

    /// The measures of a style in its surroundings.
    static func of(_ kind: _ListKind, _ environment: EnvironmentValues) -> ListMetrics {
        if environment.textPlatform == .macOS { return mac(kind) }
        let look = environment.look
        if environment.isInSidebar, kind == .automatic || kind == .sidebar { return sidebar(look) }
        var metrics = ListMetrics()
        if look == .iOS18 {
            (metrics.rowHeight, metrics.rowInset) = (44, 11)
            (metrics.separator, metrics.separatorInset) = (nil, 0)
            metrics.headerFont = .subheadline.weight(.semibold)
            metrics.headerInset = (5, 5)
        }
        switch kind.onPhones {
        case .plain, .inset, .bordered, .automatic:
            metrics.pinsHeaders = kind != .inset
            metrics.hasSectionSeparators = true
            if kind == .inset { metrics.contentInset = 20 }
        case .grouped, .insetGrouped, .sidebar:
            metrics.group(look, isInset: kind.onPhones != .grouped)
            if kind == .sidebar {
                metrics.headerFont = .title3.weight(.semibold)
                metrics.headerIsUppercase = false
                metrics.headerIsPrimary = true
            }
        }
        return metrics
    }

    /// Those of a sidebar beside a tablet's content. Chosen: no one has measured them.
    private static func sidebar(_ look: Look) -> ListMetrics {
        var metrics = ListMetrics()
        metrics.isSidebar = true
        (metrics.rowHeight, metrics.rowInset, metrics.contentInset) = (44, 11, 12)
        (metrics.cardInset, metrics.wideCardInset, metrics.cardRadius) = (10, 10, look == .iOS18 ? 10 : 22)
        (metrics.sectionGap, metrics.lastGap) = (16, 16)
        (metrics.firstHeaderGap, metrics.headerGap, metrics.headerInset) = (4, 16, (4, 8))
        metrics.headerFont = .title3.weight(.semibold)
        metrics.headerIsPrimary = true
        return metrics
    }

    private mutating func group(_ look: Look, isInset: Bool) {
        cardGround = true
        (firstGap, sectionGap, lastGap) = (35, 35, 35)
        hasSectionSeparators = !isInset
        if look == .iOS18 {
            (firstHeaderGap, headerGap, headerInset) = (16, 33.5, (0, 6))
            headerFont = .footnote
            headerIsUppercase = true
            footerEnd = 27
        } else {
            (firstHeaderGap, headerGap, headerInset) = (10, 27.5, (0, 9))
        }
        guard isInset else { return }
        cardInset = 16
        wideCardInset = look == .iOS18 ? 20 : 16
        cardRadius = look == .iOS18 ? 10 : 26
    }

    private static func mac(_ kind: _ListKind) -> ListMetrics {
        var metrics = ListMetrics()
        (metrics.rowHeight, metrics.rowInset) = (24, 4)
        (metrics.separator, metrics.separatorInset) = (1, 0)
        metrics.headerFont = .subheadline.weight(.semibold)
        (metrics.firstHeaderGap, metrics.headerGap, metrics.headerInset) = (0, 0, (6, 6))
        (metrics.footerGap, metrics.footerEnd) = (6, 6)
        metrics.sectionGap = 20
        metrics.pinsHeaders = true
        if kind == .plain {
            metrics.contentInset = 8
        } else {
            metrics.firstGap = 10
            metrics.firstHeaderGap = 10
            metrics.headerGap = 20
        }
        return metrics
    }
}

extension _ListKind {
    /// What the style is on phones.
    var onPhones: _ListKind {
        switch self {
        case .automatic: .insetGrouped
        case .bordered: .plain
        default: self
        }
    }
}
