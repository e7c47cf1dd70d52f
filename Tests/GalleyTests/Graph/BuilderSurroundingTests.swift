import Foundation
import Galley
import GalleyEngine
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What a builder takes of its surroundings: the length of a pixel, the direction, environments that are made alike,
/// and the colours of the assets in light and dark.
@MainActor @Suite("Surroundings of what is built")
struct BuilderSurroundingTests {
    private enum Number: EnvironmentKey { static let defaultValue = 1 }
    private enum Work: EnvironmentKey { static var defaultValue: () -> Int { { 0 } } }

    private func builder(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> ViewTreeBuilder {
        var environment = EnvironmentValues()
        change(&environment)
        return ViewTreeBuilder(
            context: RenderContext(options: RenderOptions()), environment: environment)
    }

    @Test("A pixel is as long as the display's scale says") func pixels() {
        for scale in [1, 2, 3, 0.5] as [CGFloat] {
            #expect(builder { $0.displayScale = scale }.tree.pixelLength == 1 / Double(scale), "\(scale)")
        }
    }

    @Test("Rows run as the environment says, inside of a change, and as before afterwards")
    func direction() {
        let left = builder()
        #expect(
            !left.tree.isRightToLeft && builder { $0.layoutDirection = .rightToLeft }.tree.isRightToLeft)
        var found: [Bool] = []
        func turned(_ direction: LayoutDirection, _ content: () -> Void) {
            left.with({ $0.layoutDirection = direction }, content)
        }
        func note() { found.append(left.tree.isRightToLeft) }
        turned(.rightToLeft) {
            note()
            turned(.leftToRight, note)
            note()
        }
        found.append(left.tree.isRightToLeft)
        #expect(found == [true, false, true, false])
        let place = left.position
        turned(.rightToLeft) {
            left.at(place, note)
            note()
        }
        #expect(found.suffix(2) == [false, true])
    }

    @Test("The same change in the same place makes the same environment, another one another")
    func alike() {
        let builder = builder()
        func made(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
            var found = builder.environment
            builder.with(change) { found = builder.environment }
            return found
        }
        let five = made { $0[Number.self] = 5 }
        #expect(
            five.isSame(as: made { $0[Number.self] = 5 })
                && !five.isSame(as: made { $0[Number.self] = 6 }))
        #expect(five[Number.self] == 5 && made { $0[Number.self] = 6 }[Number.self] == 6)
        // What cannot be compared is never known to be the same, nor are two changes at once.
        #expect(!made { $0[Work.self] = { 2 } }.isSame(as: made { $0[Work.self] = { 2 } }))
        #expect(made { $0[Work.self] = { 2 } }[Work.self]() == 2)
        let both: (inout EnvironmentValues) -> Void = {
            $0[Number.self] = 5
            $0.displayScale = 2
        }
        #expect(made(both)[Number.self] == 5 && made(both).displayScale == 2)
        // In another place it is another environment.
        var inner = EnvironmentValues()
        builder.with({ $0.displayScale = 3 }, { inner = made { $0[Number.self] = 5 } })
        #expect(!inner.isSame(as: five) && inner.displayScale == 3 && inner[Number.self] == 5)
        #expect(made { $0[Number.self] = 5 }.isSame(as: five) && builder.environment[Number.self] == 1)
        // However many others there were in between, each has its own values.
        for number in 10..<60 { #expect(made { $0[Number.self] = number }[Number.self] == number) }
    }

    @Test("A named colour is that of the appearance; one that is missing is clear, and told once")
    func assets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tones-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ colors: String) throws {
            let set = folder.appendingPathComponent("C.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let text = "{\"colors\": [\(colors)]}"
            try text.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        }
        func grey(_ white: Double, isDark: Bool = false) -> String {
            let night = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
            let color =
                "{\"color-space\": \"extended-gray\", \"components\": {\"white\": \"\(white)\", \"alpha\": \"0.5\"}}"
            return "{\(isDark ? night : "")\"color\": \(color)}"
        }
        try write("both", grey(0.75) + ", " + grey(0.25, isDark: true))
        try write("one", grey(0.5))
        try write("AccentColor", grey(0.125) + ", " + grey(0.875, isDark: true))
        var options = RenderOptions()
        options.assetFolders = [folder]
        let context = RenderContext(options: options)
        var environment = context.environment
        func red(_ name: String) -> Double { environment.assetColor(named: name, bundle: nil).red }
        #expect([red("both"), red("one")] == [0.75, 0.5])
        environment.colorScheme = .dark
        #expect([red("both"), red("one")] == [0.25, 0.5])
        #expect(environment.assetColor(named: "both", bundle: nil).alpha == 0.5)
        #expect(
            context.accentColor(isDark: false)?.red == 0.125
                && context.accentColor(isDark: true)?.red == 0.875)
        #expect(
            environment.assetSource?.accentColor(isDark: true)?.red == 0.875
                && context.diagnostics.isEmpty)
        for _ in 0..<2 { #expect(environment.assetColor(named: "none", bundle: nil) == .clear) }
        let words = "no colour named “none” (searched \(folder.path))"
        #expect(context.diagnostics == [Diagnostic(severity: .warning, message: words)])
        #expect(EnvironmentValues().assetColor(named: "both", bundle: nil) == .clear)
        let bare = RenderContext(options: RenderOptions())
        #expect(bare.missingAsset("image", "x") == "no image named “x” (no asset folder was given)")
        #expect(
            bare.accentColor(isDark: false) == nil && "\(context.diagnostics[0])" == "warning: \(words)")
    }

    @Test("How far a view reaches beyond its edges depends on each edge of its own") func reaches() {
        // A window of 100 by 200, of which 10 at the top, 4 at the left, 20 at the bottom and 6 at the right are not
        // safe.
        let window = SafeArea.Level(
            outer: CGRect(x: 0, y: 0, width: 100, height: 200),
            inner: CGRect(x: 4, y: 10, width: 90, height: 170))
        let area = SafeArea([window])
        func reach(
            _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ area: SafeArea
        ) -> [CGFloat] {
            let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            let found = area.reach(of: frame, pixelLength: 1)
            return [found.top, found.left, found.bottom, found.right]
        }
        #expect(
            reach(4, 10, 94, 180, area) == [10, 4, 20, 6] && reach(50, 50, 60, 60, area) == [0, 0, 0, 0])
        #expect(
            reach(4, 50, 60, 60, area) == [0, 4, 0, 0] && reach(50, 10, 60, 60, area) == [10, 0, 0, 0])
        #expect(
            reach(50, 50, 94, 60, area) == [0, 0, 0, 6] && reach(50, 50, 60, 180, area) == [0, 0, 20, 0])
        // Half a pixel counts as the edge, more does not; in the unsafe part it is what is left, and beyond it nothing.
        #expect(reach(4.5, 10.5, 93.5, 179.5, area) == [10.5, 4.5, 20.5, 6.5])
        #expect(reach(4.6, 10.6, 93.4, 179.4, area) == [0, 0, 0, 0])
        #expect(
            reach(1, 3, 98, 195, area) == [3, 1, 5, 2] && reach(-2, -2, 102, 202, area) == [0, 0, 0, 0])
        // A bar of 30 at the foot of what is safe: first the bar, then what lies below; a bar at the head likewise.
        let bars = SafeArea([
            window,
            SafeArea.Level(
                outer: CGRect(x: 4, y: 10, width: 90, height: 170),
                inner: CGRect(x: 4, y: 25, width: 90, height: 125)),
        ])
        #expect(
            reach(50, 25, 60, 150, bars) == [25, 0, 50, 0] && reach(4, 60, 60, 70, bars) == [0, 4, 0, 0])
        #expect(
            reach(50, 26, 60, 149, bars) == [0, 0, 0, 0]
                && reach(50, 10, 60, 180, bars) == [10, 0, 20, 0])
        // An edge where all is safe goes nowhere.
        let flat = SafeArea([
            SafeArea.Level(
                outer: CGRect(x: 0, y: 0, width: 50, height: 50),
                inner: CGRect(x: 0, y: 5, width: 50, height: 45))
        ])
        #expect(reach(0, 5, 50, 50, flat) == [5, 0, 0, 0])
    }
}
