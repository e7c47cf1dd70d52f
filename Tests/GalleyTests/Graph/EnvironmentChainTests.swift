import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private enum Number: EnvironmentKey { static let defaultValue = 1 }
private enum Word: EnvironmentKey { static let defaultValue = "none" }
/// A value that cannot be compared.
private enum Work: EnvironmentKey { static var defaultValue: () -> Int { { 0 } } }

/// Values of the environment: the newest of a key counts, the default where there is none (rules.md §20.1); what was set inside goes over
/// what is around.
@MainActor @Suite("Values of the environment")
struct EnvironmentChainTests {
    private final class Object {}
    private final class Other {}

    @Test("The newest value of a key counts, copies are apart") func newest() {
        var values = EnvironmentValues()
        #expect(values[Number.self] == 1 && values[Word.self] == "none" && values[Work.self]() == 0)
        (values[Number.self], values[Word.self], values[Work.self]) = (2, "a", { 5 })
        let before = values
        values[Number.self] = 3
        #expect([values[Number.self], before[Number.self], values[Work.self]()] == [3, 2, 5] as [Int])
        #expect(values[Word.self] == "a" && values.description == "EnvironmentValues")
        let (object, second) = (Object(), Object())
        #expect(values.object(Object.self) == nil)
        values.setObject(object)
        #expect(values.object(Object.self) === object && values.object(Other.self) == nil)
        values.setObject(second)
        #expect(values.object(Object.self) === second)
    }

    @Test("Two are the same for sure where nothing was set since, and the direction is one") func same() {
        var values = EnvironmentValues()
        values[Number.self] = 4
        var other = values
        #expect(values.isSame(as: other) && EnvironmentValues().isSame(as: EnvironmentValues()))
        other.layoutDirection = .rightToLeft
        #expect(!values.isSame(as: other))
        other = values
        other[Number.self] = 4
        #expect(!values.isSame(as: other))
    }

    @Test("What was set inside goes over what is around, and nothing else does") func adding() {
        var outer = EnvironmentValues()
        (outer[Number.self], outer[Word.self]) = (2, "outer")
        var inner = outer
        inner[Number.self] = 3
        inner[Number.self] = 4
        inner[Work.self] = { 9 }
        var here = EnvironmentValues()
        (here[Number.self], here[Word.self], here.layoutDirection) = (7, "here", .rightToLeft)
        let added = here.adding(inner, since: outer)
        #expect(added[Number.self] == 4 && added[Word.self] == "here" && added[Work.self]() == 9)
        #expect(added.layoutDirection == .rightToLeft && here[Number.self] == 7)
        inner.layoutDirection = .rightToLeft
        here.layoutDirection = .leftToRight
        #expect(here.adding(inner, since: outer).layoutDirection == .rightToLeft)
        let nothing = here.adding(outer, since: outer)
        #expect(nothing[Number.self] == 7 && nothing[Word.self] == "here")
        #expect(here.adding(inner, since: here)[Word.self] == "outer")
        #expect(outer.adding(inner, since: outer).isSame(as: inner))
    }

    private func share(
        _ pool: inout EnvironmentValues.Pool, _ outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        var made = outer
        change(&made)
        pool.share(&made, in: outer)
        return made
    }

    @Test("The same change in the same place makes the same environment") func pool() {
        var pool = EnvironmentValues.Pool()
        var outer = EnvironmentValues()
        outer[Word.self] = "outer"
        let first = share(&pool, outer) { $0[Number.self] = 5 }
        #expect(share(&pool, outer) { $0[Number.self] = 5 }.isSame(as: first))
        let others: [EnvironmentValues] = [
            share(&pool, outer) { $0[Number.self] = 6 }, share(&pool, first) { $0[Number.self] = 5 },
            share(&pool, EnvironmentValues()) { $0[Number.self] = 5 },
        ]
        #expect(others.map { $0.isSame(as: first) } == [false, false, false])
        #expect(others.map { $0[Number.self] } == [6, 5, 5])
        // Two at once are none that is looked for, and what cannot be compared is never the same.
        func both(_ values: inout EnvironmentValues) { (values[Word.self], values[Number.self]) = ("x", 5) }
        let twice = share(&pool, outer, both)
        #expect(!share(&pool, outer, both).isSame(as: twice) && twice[Word.self] == "x")
        let work = share(&pool, outer) { $0[Work.self] = { 1 } }
        let again = share(&pool, outer) { $0[Work.self] = { 2 } }
        #expect(!again.isSame(as: work) && again[Work.self]() == 2)
        var unchanged = outer
        pool.share(&unchanged, in: outer)
        #expect(unchanged.isSame(as: outer))
    }

    @Test("Sixteen are known, the oldest goes first") func oldest() {
        var pool = EnvironmentValues.Pool()
        let outer = EnvironmentValues()
        func made(_ number: Int) -> EnvironmentValues { share(&pool, outer) { $0[Number.self] = number } }
        let first = (0..<16).map(made)
        #expect((0..<16).map { made($0).isSame(as: first[$0]) } == Array(repeating: true, count: 16))
        let more = (16..<18).map(made)
        #expect(made(16).isSame(as: more[0]) && made(17).isSame(as: more[1]))
        // 0 and 1 have gone; each that comes again takes the place of the next oldest.
        #expect((4..<16).map { made($0).isSame(as: first[$0]) } == Array(repeating: true, count: 12))
        #expect(!made(0).isSame(as: first[0]) && !made(1).isSame(as: first[1]))
        #expect(!made(2).isSame(as: first[2]) && made(5).isSame(as: first[5]))
    }

    private struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.pixelLength) private var pixel
        let note: ([CGFloat]) -> Void
        var body: some View {
            note([isEnabled ? 1 : 0, pixel])
            return Color.clear.frame(width: 1, height: 1)
        }
    }

    @Test("A view reads what is around it; what is disabled stays so inside; a scale that is none is 1") func read() {
        var last: [CGFloat] = []
        let reader = Reader { last = $0 }
        let views: [AnyView] = [
            AnyView(reader), AnyView(reader.disabled(true)), AnyView(reader.disabled(false).disabled(true)),
            AnyView(reader.disabled(true).disabled(false)), AnyView(reader.environment(\.displayScale, 4)),
            AnyView(reader.environment(\.displayScale, 0)), AnyView(reader.environment(\.displayScale, -2)),
            AnyView(reader.environment(\.displayScale, .infinity)),
        ]
        let found = views.map { view in
            _ = RenderedView(view).size
            return last
        }
        let wanted: [[CGFloat]] = [[1, 1], [0, 1], [0, 1], [0, 1], [1, 0.25], [1, 1], [1, 1], [1, 1]]
        #expect(found == wanted)
        #expect(TextPlatform.iOS.fontPlatform == .iOS && TextPlatform.macOS.fontPlatform == .macOS)
    }
}
