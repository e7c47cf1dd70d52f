import Foundation
import GalleyGraph
import GalleyViews

/// How a list looks where it stands: its style's measures and colours. Sections, rows and labels inside ask it.
struct ListLook: Sendable {
    let kind: _ListKind
    let metrics: ListMetrics

    init(_ kind: _ListKind, _ environment: EnvironmentValues) {
        self.kind = kind
        metrics = ListMetrics.of(kind, environment)
    }

    /// What lies behind all rows.
    func ground(_ environment: EnvironmentValues) -> Color {
        if metrics.isSidebar { return .clear }
        if environment.textPlatform == .macOS || !metrics.hasCards { return SystemColors.background }
        return SystemColors.groupedGround
    }

    /// What lies behind a row.
    var rowGround: Color? { metrics.hasCards ? SystemColors.card : nil }

    /// What lies behind a row that is selected.
    var selectedRow: Color { metrics.isSidebar ? SystemColors.tertiaryFill : SystemColors.selectedRow }

    func separator(_ environment: EnvironmentValues) -> Color {
        guard environment.look == .iOS26, environment.textPlatform != .macOS else { return SystemColors.separator }
        return metrics.hasCards ? SystemColors.cardSeparator : SystemColors.plainSeparator
    }

    /// What the surroundings of a section's header or footer say unless they say otherwise themselves.
    func change(_ environment: inout EnvironmentValues, for part: ViewElements.SectionPart) {
        switch part {
        case .row: return
        case .header:
            let isProminent = environment.headerProminence == .increased
            environment.font = isProminent ? .title3.weight(.semibold) : metrics.headerFont
            if metrics.headerIsUppercase, !isProminent, !environment.textSettings.caseIsGiven {
                environment.textSettings.textCase = .uppercase
            }
            if !metrics.headerIsPrimary, !isProminent { Self.fade(&environment) }
        case .footer:
            environment.font = metrics.footerFont
            Self.fade(&environment)
        }
    }

    private static func fade(_ environment: inout EnvironmentValues) {
        let color = SystemColor.secondaryLabel.resolved(in: environment)
        environment.defaultForeground = ForegroundLevels(paints: [.color(color)])
    }
}

private enum ListLookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }

extension EnvironmentValues {
    /// The look of the list around, inside of which the place is a row; nil is none.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set {
            self[ListLookKey.self] = newValue
            isInRows = newValue != nil
        }
    }
}
