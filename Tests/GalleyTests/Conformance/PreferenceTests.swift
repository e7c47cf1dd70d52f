import Galley
import GalleyTestSupport
import Testing

// rules.md §20.

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@MainActor @Suite("Preferences, anchors and coordinate spaces")
struct PreferenceTests {
    private final class Log {
        var names: [[String]] = []
    }

    @Test("Values are added up in the order of the views; background first, overlay last (read)") func order() {
        let log = Log()
        let view = VStack {
            box(10, 10).preference(key: Names.self, value: ["a"])
            HStack {
                box(10, 10).preference(key: Names.self, value: ["b"])
                box(10, 10).preference(key: Names.self, value: ["c"])
            }
            .background { box(1, 1).preference(key: Names.self, value: ["behind"]) }
            .overlay { box(1, 1).preference(key: Names.self, value: ["front"]) }
            box(10, 10).preference(key: Names.self, value: ["x"]).preference(key: Names.self, value: ["d"])
            box(10, 10).preference(key: Names.self, value: ["e"]).transformPreference(Names.self) { $0.append("!") }
            ViewThatFits {
                box(1000, 10).preference(key: Names.self, value: ["too wide"])
                box(10, 10).preference(key: Names.self, value: ["fits"])
            }
        }.onPreferenceChange(Names.self) { log.names.append($0) }
        _ = frames(in: 200, 200, view)
        #expect(log.names == [["a", "behind", "b", "c", "front", "d", "e", "!", "fits"]])
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?

        var body: some View {
            VStack(spacing: 0) {
                ForEach([40, 70, 55] as [CGFloat], id: \.self) { length in
                    box(length, 10)
                        .background(
                            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                        )
                        .frame(width: width).probe("\(length)")
                }
            }.onPreferenceChange(Width.self) { width = $0 }
        }
    }

    @Test("A width measured, handed up and used again") func equalWidths() {
        let found = frames(in: 200, 100, EqualWidths())
        for name in ["40.0", "70.0", "55.0"] { expect(found[name]?.width, 70) }
    }

    private struct Restless: View {
        @State private var width: CGFloat = 10

        var body: some View {
            box(width, 10).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0 + 1
            }
        }
    }

    @Test("A view that never settles is named") func neverSettles() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 100)
        let rendered = RenderedView(Restless(), options: options)
        #expect(
            rendered.diagnostics.contains {
                $0.message.contains("Restless never settles") && $0.message.contains("onGeometryChange")
            })
    }

    @Test("An anchor is read in another view's space") func anchors() {
        let view = HStack(spacing: 0) {
            box(30, 10)
            box(20, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }.overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                let rect = anchor.map { proxy[$0] } ?? .zero
                Color.blue.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY).probe("m")
            }
        }
        expect(drawnBounds(in: 100, 40, view)["m"], 55, 15, 20, 10)
    }

    private final class Frames {
        var found: [String: CGRect] = [:]
    }

    private func reader(_ name: String, _ log: Frames, _ space: some CoordinateSpaceProtocol) -> some View {
        GeometryReader { proxy in
            let _ = log.found[name] = proxy.frame(in: space)
            Color.clear
        }
    }

    @Test("A frame in the view's own, a named, and the picture's space") func spaces() {
        let log = Frames()
        let view = VStack(spacing: 0) {
            box(10, 20)
            HStack(spacing: 0) {
                box(30, 10)
                ZStack {
                    reader("local", log, .local)
                    reader("global", log, .global)
                    reader("named", log, .named("row"))
                    reader("unknown", log, .named("nobody"))
                }.frame(width: 20, height: 10)
            }.coordinateSpace(.named("row"))
        }.offset(x: 5)
        _ = frames(in: 100, 100, view)
        expect(log.found["local"], 0, 0, 20, 10)
        expect(log.found["named"], 30, 0, 20, 10)
        expect(log.found["global"], 60, 55, 20, 10)
        expect(log.found["unknown"], 60, 55, 20, 10)
    }

    @Test("A reader in a turned view gives the box around itself") func turned() {
        let log = Frames()
        let view = reader("g", log, .global).frame(width: 40, height: 20).rotationEffect(.degrees(90))
        _ = frames(in: 100, 100, view)
        expect(log.found["g"], 40, 30, 20, 40)
    }

    @Test("The safe area: the root is centered in it, and what ignores it grows only where it touches (recorded)")
    func safeArea() {
        var options = RenderOptions()
        options.canvas = CGSize(width: 100, height: 200)
        options.proposal = ProposedViewSize(width: 100, height: 200)
        options.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let view = VStack(spacing: 0) {
            Color.red.ignoresSafeArea().probe("top")
            Color.green.frame(height: 30).probe("bottom")
        }
        let record = layoutRecord(of: view, options)
        expect(record.node("top")?.frame, 0, 40, 100, 110)
        expect(record.node("top")?.children.first?.frame, 0, 0, 100, 150)
        expect(record.node("bottom")?.frame, 0, 150, 100, 30)
    }

    private struct Model: View {
        @State private var names = ["one"]

        var body: some View {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { box(10, 10).probe($0) }
                box(5, 5).onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { _ in
                    if names.count < 3 { names.append("two") }
                    names = Array(Set(names)).sorted()
                }
            }
        }
    }

    @Test("State survives the next layout") func state() {
        let found = frames(in: 100, 100, Model())
        #expect(found["one"] != nil && found["two"] != nil)
    }
}
