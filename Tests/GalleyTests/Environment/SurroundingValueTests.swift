import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// What views know of their surroundings: room for columns (a tablet's window is 600 wide at least, of phones the largest are 896 on their
/// side, rules.md §18.10), lines, modes and presentations.
@MainActor @Suite("Values of surroundings")
struct SurroundingValueTests {
    private func isWide(
        _ size: (CGFloat, CGFloat)?, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Bool {
        var options = RenderOptions()
        options.canvas = size.map { CGSize(width: $0.0, height: $0.1) }
        var environment = EnvironmentValues()
        change(&environment)
        return ViewTreeBuilder(context: RenderContext(options: options), environment: environment).hasWideWindow
    }

    @Test("Columns have room in a tablet's window, on macOS, or where it is said") func columns() {
        let sizes: [(CGFloat, CGFloat)?] = [
            nil, (599, 900), (600, 900), (900, 599), (900, 600), (895, 414), (896, 414), (414, 896),
        ]
        #expect(sizes.map { isWide($0) } == [false, false, true, true, true, false, true, false])
        #expect(sizes.map { isWide($0) { $0.textPlatform = .macOS } } == Array(repeating: true, count: 8))
        #expect(sizes.map { isWide($0) { $0.horizontalSizeClass = .regular } } == Array(repeating: true, count: 8))
        #expect(!isWide((900, 900)) { ($0.horizontalSizeClass, $0.textPlatform) = (.compact, .macOS) })
        let builder = ViewTreeBuilder(
            context: RenderContext(options: RenderOptions()), environment: EnvironmentValues())
        #expect(builder.windowInsets == EdgeInsets() && builder.windowSize == nil && !builder.context.wantsWindow)
        builder.environment.windowInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(builder.windowInsets.bottom == 3)
    }

    @Test("A divider is a pixel, and a point for those who need it or on macOS") func lines() {
        var values = EnvironmentValues()
        values.displayScale = 4
        var found = [values.dividerThickness]
        for size in [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility5] {
            values.dynamicTypeSize = size
            found.append(values.dividerThickness)
        }
        values.dynamicTypeSize = .large
        values.textPlatform = .macOS
        #expect(found + [values.dividerThickness] == [0.25, 0.25, 1, 1, 1] as [CGFloat])
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    }

    private struct Reader: View {
        @Environment(\.dynamicTypeSize) private var size
        let note: (DynamicTypeSize) -> Void
        var body: some View {
            note(size)
            return Color.clear
        }
    }

    @Test("A size outside of a range is the nearest inside") func ranges() {
        var last = DynamicTypeSize.large
        let reader = Reader { last = $0 }
        func size(_ view: some View, in outer: DynamicTypeSize) -> DynamicTypeSize {
            _ = RenderedView(view.dynamicTypeSize(outer)).size
            return last
        }
        let outer: [DynamicTypeSize] = [.xSmall, .small, .large, .xxLarge, .accessibility3]
        #expect(
            outer.map { size(reader.dynamicTypeSize(.small ... .xLarge), in: $0) } == [
                .small, .small, .large, .xLarge, .xLarge,
            ])
        #expect(outer.map { size(reader.dynamicTypeSize(...DynamicTypeSize.large), in: $0) }.last == .large)
        #expect(outer.map { size(reader.dynamicTypeSize(DynamicTypeSize.large...), in: $0) }.first == .large)
    }

    @Test("Modes, presentations and screens: what is said, and what is not") func modes() {
        #expect([EditMode.inactive, .transient, .active].map(\.isEditing) == [false, true, true])
        var values = EnvironmentValues()
        #expect(values.editMode == nil && !values.isPresented && !values.isSearching && !values.isLive)
        #expect(!values.isInRows && !values.isInPages && !values.isUnderTabs)
        for platform in [TextPlatform.iOS, .macOS] {
            var around = EnvironmentValues()
            around.textPlatform = platform
            let builder = ViewTreeBuilder(context: RenderContext(options: RenderOptions()), environment: around)
            builder.giveEditMode()
            let mode = builder.environment.editMode
            mode?.wrappedValue = .active
            #expect(mode?.wrappedValue == (platform == .iOS ? .active : nil))
        }
        final class Screen {}
        let screen = Screen()
        (values.screenObject, values.tabScreenObject, values.isSearching) = (screen, screen, true)
        #expect(values.screenObject === screen && values.tabScreenObject === screen && values.isSearching)
        values.leaveScreens()
        #expect(values.screenObject == nil && values.tabScreenObject == nil && !values.isSearching)
        var closed = 0
        values.isPresented = true
        values.dismiss = DismissAction { closed += 1 }
        var mode = values.presentationMode.wrappedValue
        #expect(mode.isPresented)
        mode.dismiss()
        #expect(!mode.isPresented && closed == 1)
        values.dismiss()
        #expect(closed == 2 && ScenePhase.background < .active)
        var calendar = values.calendar
        #expect(calendar.locale?.identifier == "en_US" && calendar.timeZone.secondsFromGMT() == 0)
        calendar.firstWeekday = 3
        values.calendar = calendar
        #expect(values.calendar.firstWeekday == 3)
    }
}
