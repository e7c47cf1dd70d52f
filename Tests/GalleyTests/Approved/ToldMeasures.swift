import Galley
import GalleyApproved
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls
@testable import GalleyGraph

/// The measures of controls, bars, covers and lists, as approved: those of rules.md §18.2, §18.7 and §18.8, and the chosen ones of §0.4.
@MainActor @Suite("Measures, approved", .enabled(if: Approved.isUsualSystem)) struct ToldMeasureTests {
    private static let looks: [(String, Look, TextPlatform)] = [
        ("iOS 26", .iOS26, .iOS), ("iOS 18", .iOS18, .iOS), ("macOS", .iOS26, .macOS),
    ]

    private static let lists: [(String, _ListKind)] = [
        ("automatic", .automatic), ("plain", .plain), ("inset", .inset), ("grouped", .grouped),
        ("inset grouped", .insetGrouped), ("sidebar", .sidebar), ("bordered", .bordered),
    ]

    private static func environment(_ look: Look, _ platform: TextPlatform) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.look = look
        environment.textPlatform = platform
        environment.displayScale = 3
        return environment
    }

    @Test("Measures") func measures() throws {
        var parts: [ApprovedText.Part] = []
        for (name, look, platform) in Self.looks {
            let environment = Self.environment(look, platform)
            parts.append(.init("controls, \(name)") { ToldObject.properties(of: environment.metrics) })
            parts.append(.init("bars, \(name)") { ToldObject.properties(of: environment.metrics.bars) })
            parts.append(.init("covers, \(name)") { ToldObject.properties(of: environment.metrics.covers) })
            for (kindName, kind) in Self.lists {
                parts.append(
                    .init("list, \(kindName), \(name)") { ToldObject.properties(of: ListMetrics.of(kind, environment)) }
                )
            }
        }
        for (name, look, platform) in Self.looks.prefix(2) {
            var beside = Self.environment(look, platform)
            beside.isInSidebar = true
            let metrics = ListMetrics.of(.sidebar, beside)
            parts.append(.init("list beside, \(name)") { ToldObject.properties(of: metrics) })
        }
        let differences = try ApprovedText("measures.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// rules.md §18.7: one bar below another safe area, and tabs by their number.
    @Test("What measures follow from") func following() {
        let (glass, flat) = (BarMetrics(), BarMetrics.iOS18)
        let (insets, third): ([CGFloat], CGFloat) = ([0, 20, 34, 40], 40.0 / 3)
        #expect(insets.map { glass.toolbarExtent($0) } == [86, 66, 52, 52] as [CGFloat])
        #expect(insets.map { flat.toolbarExtent($0) } == [44, 44, 44, 44] as [CGFloat])
        #expect((2...5).map { glass.tabWidth($0) } == [94, 94, 98, 98] as [CGFloat])
        #expect((2...5).map { glass.tabOverlap($0) } == [0, 0, third, third] as [CGFloat])
        let gaps = SectionGaps(rowsToHeader: 1, rowsToRows: 2, footerToHeader: 3, footerToRows: 4)
        #expect(gaps.between(.row, .header) == 1 && gaps.between(.row, .row) == 2)
        #expect(gaps.between(.footer, .header) == 3 && gaps.between(.footer, .row) == 4)
        var metrics = ListMetrics()
        (metrics.rowInset, metrics.levelIndent) = (5, 7)
        #expect(metrics.rowInsets(nil, level: 2) == EdgeInsets(top: 5, leading: 14, bottom: 5, trailing: 0))
        let own = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(metrics.rowInsets(own, level: 1) == EdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 4))
    }

    /// The corners of displays that rules.md §18.7 lists, whichever way the phone is held, and the least width of a tablet.
    @Test("Corners of displays") func corners() {
        let phones: [(CGFloat, CGFloat, CGFloat)] = [
            (320, 568, 0), (375, 667, 0), (414, 736, 0), (375, 812, 39), (414, 896, 41.5), (390, 844, 47.33),
            (428, 926, 53.33), (393, 852, 55), (430, 932, 55), (402, 874, 62), (420, 912, 62), (440, 956, 62),
            (599, 800, 39), (600, 800, 18), (1024, 600, 18),
        ]
        for (width, height, radius) in phones {
            #expect(DeviceWindow.cornerRadius(of: CGSize(width: width, height: height)) == radius, "\(width)")
            #expect(DeviceWindow.cornerRadius(of: CGSize(width: height, height: width)) == radius, "\(width)")
        }
        var options = RenderOptions()
        #expect(options.window == nil)
        options.proposal = ProposedViewSize(width: 30, height: .infinity)
        #expect(options.window == nil)
        options.proposal = ProposedViewSize(width: 30, height: 40)
        #expect(options.window == CGSize(width: 30, height: 40))
        options.canvas = CGSize(width: 50, height: 60)
        #expect(options.window == CGSize(width: 50, height: 60))
        options.takeWindow()
        #expect(options.canvas == CGSize(width: 393, height: 852) && options.proposal.width == 393)
    }
}
