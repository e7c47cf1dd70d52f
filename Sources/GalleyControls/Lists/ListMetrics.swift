import Foundation
import GalleyGraph
import GalleyViews

/// The measures of lists, in points: one table for each style and look. Where they were measured is said in rules.md §18.7 and
/// §18.8; what was not is said in §0.4.
struct ListMetrics: Sendable {
    /// The least height of a row, and the least distance of its content to its upper and lower edges.
    var rowHeight: CGFloat = 52
    var rowInset: CGFloat = 15
    /// How far a row's content lies inside of its card, or of the list: in narrow lists, and in wide ones.
    var contentInset: CGFloat = 16
    var wideContentInset: CGFloat = 20
    /// How much further in the rows are that another row discloses, for each level.
    var levelIndent: CGFloat = 16
    /// How far cards lie inside of the list: in narrow lists, and in wide ones.
    var cardInset: CGFloat = 0
    var wideCardInset: CGFloat = 0
    /// The width of the widest list that is narrow.
    var narrowWidth: CGFloat = 405
    var cardRadius: CGFloat = 0
    /// The thickness of lines; nil is a pixel.
    var separator: CGFloat? = 1
    /// Whether lines end at the row's trailing edge, not where its content does.
    var separatorReachesEdge = false
    /// Whether lines are drawn at the ends of sections.
    var hasSectionSeparators = false

    /// Above the first section and below the last, where there is no header or footer.
    var firstGap: CGFloat = 0
    var lastGap: CGFloat = 0
    /// Whether nothing is between a large title and the first card.
    var isCloseToTitle = false
    /// Above a header that is the first.
    var firstHeaderGap: CGFloat = 22
    /// Above and below a header's text.
    var headerInset: (top: CGFloat, bottom: CGFloat) = (10, 10)
    /// Above and below a footer's text.
    var footerInset: (top: CGFloat, bottom: CGFloat) = (8, 0)
    /// Between two sections.
    var gaps = SectionGaps(rowsToHeader: 22, rowsToRows: 0, footerToHeader: 22, footerToRows: 23.5)

    var headerFont = Font.headline
    /// Footers' lines are nearer to each other: 14 apart at the Medium setting, where the style says 16 (rules.md §18.8).
    var footerFont = Font.footnote.leading(.tight)
    var headerIsUppercase = false
    var headerIsPrimary = false
    /// Whether headers stay in sight.
    var pinsHeaders = false
    var hasCards: Bool { cardGround }
    /// Whether rows have a separate ground.
    var cardGround = false
    /// Whether rows lie on a sidebar's ground, where only what is selected has one.
    var isSidebar = false

    /// The insets of a row's content inside of what `ContentMargin` leaves of its card, or of the card itself where the row has
    /// its own insets; `level` says how many rows disclose it.
    func rowInsets(_ own: EdgeInsets?, level: Int) -> EdgeInsets {
        var insets = own ?? EdgeInsets(top: rowInset, leading: 0, bottom: rowInset, trailing: 0)
        insets.leading += CGFloat(level) * levelIndent
        return insets
    }

    /// The measures of a style in its surroundings.
    static func of(_ kind: _ListKind, _ environment: EnvironmentValues) -> ListMetrics {
        if environment.textPlatform == .macOS { return mac(kind) }
        let look = environment.look
        if environment.isInSidebar, kind == .automatic || kind == .sidebar { return sidebar(look) }
        var metrics = ListMetrics()
        metrics.rowHeight = environment.dynamicTypeSize.lineHeight(of: .body) + 2 * metrics.rowInset
        if look == .iOS18 {
            (metrics.rowHeight, metrics.rowInset) = (44, 11)
            (metrics.separator, metrics.separatorReachesEdge) = (nil, true)
            metrics.headerFont = .subheadline.weight(.semibold)
            metrics.headerInset = (5, 5)
        }
        switch kind.onPhones {
        case .plain, .inset, .bordered, .automatic:
            metrics.pinsHeaders = kind != .inset
            metrics.hasSectionSeparators = true
            if kind == .inset { metrics.contentInset = 20 }
        case .grouped, .insetGrouped, .sidebar:
            metrics.group(look, isInset: kind.onPhones != .grouped, pixel: environment.pixelLength)
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
        (metrics.rowHeight, metrics.rowInset) = (44, 11)
        (metrics.contentInset, metrics.wideContentInset) = (12, 12)
        (metrics.cardInset, metrics.wideCardInset, metrics.cardRadius) = (10, 10, look == .iOS18 ? 10 : 22)
        (metrics.lastGap, metrics.firstHeaderGap, metrics.headerInset) = (16, 4, (4, 8))
        metrics.gaps = SectionGaps(rowsToHeader: 16, rowsToRows: 16, footerToHeader: 16, footerToRows: 23.5)
        metrics.headerFont = .title3.weight(.semibold)
        metrics.headerIsPrimary = true
        return metrics
    }

    private mutating func group(_ look: Look, isInset: Bool, pixel: CGFloat) {
        cardGround = true
        (firstGap, lastGap) = (35, 35)
        hasSectionSeparators = !isInset
        // The end of a section without a footer takes 17½ points, rounded up to the pixel, and the start of one without a header
        // what is left of 35.
        let end = (17.5 / pixel - 1e-6).rounded(.up) * pixel
        gaps = SectionGaps(rowsToHeader: end, rowsToRows: 35, footerToHeader: 0, footerToRows: end)
        firstHeaderGap = 0
        if look == .iOS18 {
            (headerInset, footerInset) = ((17, 6), (6, 12))
            headerFont = .footnote
            headerIsUppercase = true
        } else {
            (headerInset, footerInset) = ((10, 10), (8, 6))
            isCloseToTitle = true
        }
        guard isInset else { return }
        (cardInset, wideCardInset) = (16, 20)
        cardRadius = look == .iOS18 ? 10 : 26
        if look == .iOS18 { narrowWidth = 375 }
    }

    private static func mac(_ kind: _ListKind) -> ListMetrics {
        var metrics = ListMetrics()
        (metrics.rowHeight, metrics.rowInset) = (24, 4)
        (metrics.separator, metrics.separatorReachesEdge) = (1, true)
        metrics.footerFont = .footnote
        metrics.headerFont = .subheadline.weight(.semibold)
        (metrics.firstHeaderGap, metrics.headerInset, metrics.footerInset) = (0, (6, 6), (6, 0))
        metrics.gaps = SectionGaps(rowsToHeader: 0, rowsToRows: 20, footerToHeader: 0, footerToRows: 6)
        metrics.pinsHeaders = true
        if kind == .plain {
            metrics.contentInset = 8
        } else {
            (metrics.firstGap, metrics.firstHeaderGap) = (10, 10)
            (metrics.gaps.rowsToHeader, metrics.gaps.footerToHeader) = (20, 20)
        }
        metrics.wideContentInset = metrics.contentInset
        return metrics
    }
}

/// The distances between two sections of a list, in points: from the first one's rows or footer to the next one's header or
/// rows.
struct SectionGaps: Sendable {
    var rowsToHeader, rowsToRows, footerToHeader, footerToRows: CGFloat

    func between(_ last: SectionTraits.Part, _ next: SectionTraits.Part) -> CGFloat {
        switch (last == .footer, next == .header) {
        case (false, true): rowsToHeader
        case (false, false): rowsToRows
        case (true, true): footerToHeader
        case (true, false): footerToRows
        }
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
