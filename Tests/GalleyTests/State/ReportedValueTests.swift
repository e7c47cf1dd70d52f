import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

@Observable private final class NamedModel {
    let name: String
    init(_ name: String) { self.name = name }
}

/// What observers are told, and when: of a view's geometry and of what it hands up, first and whenever that changes
/// (Apple's pages of `onGeometryChange` and `onPreferenceChange`), and what of the environment reaches a view.
@MainActor @Suite("Values that are reported")
struct ReportedValueTests {
    private final class Log {
        var told: [String] = []
        func news() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private final class Handle { var set: (CGFloat, CGFloat) -> Void = { _, _ in } }

    private struct Marks: PreferenceKey {
        static var defaultValue: CGFloat { -1 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private struct Sized: View {
        let handle: Handle
        let log: Log
        @State private var size = CGSize(width: 10, height: 20)
        var body: some View {
            handle.set = { size = CGSize(width: $0, height: $1) }
            let log = log
            return Color.red.frame(width: size.width, height: size.height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    MainActor.assumeIsolated { log.told.append("width \(old) \(new)") }
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { new in
                    MainActor.assumeIsolated { log.told.append("height \(new)") }
                }
                .preference(key: Marks.self, value: size.width + size.height)
                .onPreferenceChange(Marks.self) { value in
                    MainActor.assumeIsolated { log.told.append("mark \(value)") }
                }
        }
    }

    @Test("First, and when it is another; the old value is told with the new one") func changes() {
        let (handle, log) = (Handle(), Log())
        let live = LiveView(Sized(handle: handle, log: log))
        #expect(log.news().sorted() == ["height 20.0", "mark 30.0", "width 10.0 10.0"])
        handle.set(10, 20)
        live.update()
        #expect(log.news().isEmpty)
        handle.set(15, 20)
        live.update()
        #expect(log.news().sorted() == ["mark 35.0", "width 10.0 15.0"])
        handle.set(20, 15)
        live.update()
        #expect(log.news().sorted() == ["height 15.0", "width 15.0 20.0"])
        handle.set(20, 15)
        live.update()
        #expect(log.news().isEmpty)
    }

    @Test("Where nothing is handed up it is the key's default; what is changed on the way counts") func preferences() {
        var found: [CGFloat] = []
        func note(_ view: some View) {
            _ = LayoutRecord(
                of: view.onPreferenceChange(Marks.self) { value in MainActor.assumeIsolated { found.append(value) } })
        }
        note(Color.red)
        note(Color.red.transformPreference(Marks.self) { $0 += 5 })
        note(
            HStack {
                Color.red.preference(key: Marks.self, value: 3)
                Color.red.preference(key: Marks.self, value: 4)
            }.transformPreference(Marks.self) { $0 *= 10 })
        #expect(found == [-1, 4, 70])
    }

    private struct Asking: View {
        @Environment(NamedModel.self) private var model: NamedModel?
        @Environment(\.displayScale) private var scale
        let note: (String) -> Void
        var body: some View {
            note("\(model?.name ?? "none") \(scale)")
            return Color.red
        }
    }

    @Test("The nearest value counts, and none takes away none") func environment() {
        var found: [String] = []
        func ask(_ change: (Asking) -> some View) { _ = LayoutRecord(of: change(Asking { found.append($0) })) }
        let (outer, inner) = (NamedModel("outer"), NamedModel("inner"))
        ask { $0 }
        ask { $0.environment(inner).environment(outer) }
        ask { $0.environment(NamedModel?.none).environment(outer) }
        ask { $0.environment(\.displayScale, 3).environment(\.displayScale, 2) }
        ask { $0.transformEnvironment(\.displayScale) { $0 += 0.5 }.environment(\.displayScale, 2) }
        ask { $0.transformEnvironment(\.displayScale) { $0 *= 2 }.transformEnvironment(\.displayScale) { $0 += 2 } }
        #expect(found == ["none 1.0", "inner 1.0", "outer 1.0", "none 3.0", "none 2.5", "none 6.0"])
    }

    private struct Counter: View {
        let hand: (@escaping () -> Void, Int) -> Void
        @State private var count = 0
        var body: some View {
            hand({ count += 1 }, count)
            return Color.red.frame(width: 10, height: 10)
        }
    }

    private struct Named: View {
        let handle: (@escaping (Int) -> Void) -> Void
        let hand: (@escaping () -> Void, Int) -> Void
        @State private var name = 1
        var body: some View {
            handle { name = $0 }
            return VStack { Counter(hand: hand).id(name) }
        }
    }

    @Test("State goes with the view's name: another one begins anew, and what was gone does not come back") func names()
    {
        var (add, last, set): (() -> Void, Int, (Int) -> Void) = ({}, -1, { _ in })
        let live = LiveView(
            Named(handle: { set = $0 }) {
                add = $0
                last = $1
            })
        for _ in 0..<2 {
            add()
            live.update()
        }
        #expect(last == 2)
        set(1)
        live.update()
        #expect(last == 2)
        set(5)
        live.update()
        #expect(last == 0)
        add()
        live.update()
        #expect(last == 1)
        set(1)
        live.update()
        #expect(last == 0)
    }

    @Test("The first view that asks for light or dark counts") func schemes() {
        func asked(_ view: some View) -> ColorScheme? {
            func open<V: View>(_ view: V) -> ColorScheme? {
                let (tree, _) = RenderedView.layOut(view, RenderOptions())
                return tree.rootPreferences[PreferredColorSchemeKey.self].flatMap { $0 }
            }
            return open(view)
        }
        let (light, dark) = (Color.red.preferredColorScheme(.light), Color.red.preferredColorScheme(.dark))
        let plain = Color.red.preferredColorScheme(nil)
        #expect(asked(light) == .light && asked(dark) == .dark && asked(plain) == nil && asked(Color.red) == nil)
        let pairs: [AnyView] = [
            AnyView(
                HStack {
                    light; dark
                }),
            AnyView(
                HStack {
                    dark; light
                }),
            AnyView(
                HStack {
                    plain; dark
                }),
        ]
        #expect(pairs.map { asked($0) } == [.light, .dark, .dark])
    }
}
