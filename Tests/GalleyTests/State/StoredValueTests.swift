import Foundation
import Galley
import GalleyTestSupport
import Testing

private enum Written: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private enum Size: String { case small, large }

/// Reads a side under a key.
private struct Reader: View {
    @AppStorage("side") private var side = 10.0
    @AppStorage("size") private var size = "small"

    var body: some View { box(side, size == "large" ? 30 : 5) }
}

/// Sets the same keys once it is laid out.
private struct Writer: View {
    @AppStorage("side") private var side = 10.0
    @AppStorage("size") private var size = Size.small

    var body: some View {
        Reader()
            .preference(key: Written.self, value: 1)
            .onPreferenceChange(Written.self) { _ in
                $side.wrappedValue = 40
                size = .large
            }
    }
}

/// Reads and sets values of a scene.
private struct Scene: View {
    @SceneStorage("side") private var side = 7.0
    @SceneStorage("choice") private var choice: Size?

    var body: some View {
        box(side, choice == nil ? 1 : 2)
            .preference(key: Written.self, value: 1)
            .onPreferenceChange(Written.self) { _ in choice = .large }
    }
}

/// Sets a value of the application's and takes it back.
private struct Optionals: View {
    @AppStorage("number") private var number: Int?
    @AppStorage("link") private var link = URL(fileURLWithPath: "/a")
    @AppStorage("option") private var option: Size?
    let check: (Int?, URL, Size?) -> Void

    var body: some View {
        check(number, link, option)
        return Color.clear
            .preference(key: Written.self, value: number ?? 0)
            .onPreferenceChange(Written.self) { value in
                number = value == 0 ? 3 : value == 3 ? nil : value
                link = URL(fileURLWithPath: "/b")
                option = .small
            }
    }
}

@MainActor @Suite("Stored values")
struct StoredValueTests {
    @Test func defaultsHoldUntilSet() {
        expect(size(of: Reader(), nil, nil), 10, 5)
    }

    @Test func viewsShareAKeyAndAreBuiltAgain() {
        expect(size(of: Writer(), nil, nil), 40, 30)
        // Another rendering starts afresh.
        expect(size(of: Reader(), nil, nil), 10, 5)
    }

    @Test func scenesHaveValuesOfTheirOwn() {
        let both = HStack(spacing: 0) {
            Writer()
            Scene()
        }
        expect(size(of: both, nil, nil), 47, 30)
        expect(size(of: Scene(), nil, nil), 7, 2)
    }

    @Test func optionalValues() {
        var seen: [Int?] = []
        var last: (URL, Size?)?
        _ = LayoutRecord(
            of: Optionals {
                seen.append($0)
                last = ($1, $2)
            })
        #expect(seen.first == .some(nil))
        #expect(seen.contains(3))
        #expect(last?.0.path == "/b")
        #expect(last?.1 == .small)
    }
}

/// Hands its wrappers' values out.
private struct Wrappers: View {
    @Namespace private var first
    @Namespace private var second
    @GestureState private var drag = CGSize(width: 3, height: 4)
    @GestureState private var point: CGPoint?
    @FocusState private var isFocused: Bool
    @FocusState private var field: Size?
    let check: (Wrappers) -> Void

    var names: [Namespace.ID] { [first, second] }
    var dragged: CGSize { $drag.wrappedValue }
    var touched: CGPoint? { point }

    /// What is focused after asking for it.
    var focus: (Bool, Size?) {
        isFocused = true
        $field.wrappedValue = .large
        return (isFocused, field)
    }

    var body: some View {
        check(self)
        return Color.clear
    }
}

@MainActor @Suite("Wrappers that a picture leaves at rest")
struct RestingWrapperTests {
    @Test func namespacesAreTheViewsOwn() {
        var found: [[Namespace.ID]] = []
        let view = Wrappers { found.append($0.names) }
        _ = LayoutRecord(
            of: VStack {
                view
                view
            })
        #expect(Set(found.flatMap(\.self)).count == 4)
        let before = found
        found = []
        _ = LayoutRecord(
            of: VStack {
                view
                view
            })
        #expect(found == before)
    }

    @Test func gesturesAndFocusAreAtRest() {
        var isChecked = false
        _ = LayoutRecord(
            of: Wrappers {
                #expect($0.dragged == CGSize(width: 3, height: 4))
                #expect($0.touched == nil)
                #expect($0.focus == (false, nil))
                isChecked = true
            })
        #expect(isChecked)
    }
}
