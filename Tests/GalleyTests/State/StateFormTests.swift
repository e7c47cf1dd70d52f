import Foundation
import Galley
import GalleyTestSupport
import Observation
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The forms in which states are declared (SwiftUI's interface): each begins with the value that is given, or with none.
@MainActor @Suite("Forms of states")
struct StateFormTests {
    private enum Level: Int { case low = 1, high }
    private enum Size: String { case small, large }

    /// A stored value begins with one, and keeps another.
    private func keeps<Value: Equatable>(_ storage: AppStorage<Value>, _ first: Value, _ second: Value) -> Bool {
        guard storage.wrappedValue == first else { return false }
        storage.wrappedValue = second
        guard storage.wrappedValue == second else { return false }
        storage.projectedValue.wrappedValue = first
        return storage.wrappedValue == first
    }

    @Test("Stored values, with a store and without") func stored() throws {
        let (one, other) = (try #require(URL(string: "a:1")), try #require(URL(string: "b:2")))
        let (early, late) = (Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 2))
        let (short, long) = (Data([1]), Data([1, 2]))
        #expect(
            keeps(AppStorage(wrappedValue: true, "a"), true, false) && keeps(AppStorage(wrappedValue: 3, "b"), 3, 4))
        #expect(
            keeps(AppStorage(wrappedValue: 1.5, "c"), 1.5, 2.5) && keeps(AppStorage(wrappedValue: "x", "d"), "x", "y"))
        #expect(
            keeps(AppStorage(wrappedValue: one, "e"), one, other)
                && keeps(AppStorage(wrappedValue: short, "f"), short, long))
        #expect(keeps(AppStorage(wrappedValue: early, "g"), early, late))
        #expect(keeps(AppStorage(wrappedValue: Level.low, "h"), .low, .high))
        #expect(keeps(AppStorage(wrappedValue: Size.small, "i"), .small, .large))
        #expect(keeps(AppStorage<Bool?>("j"), nil, true) && keeps(AppStorage<Int?>("k"), nil, 4))
        #expect(keeps(AppStorage<Double?>("l"), nil, 2.5) && keeps(AppStorage<String?>("m"), nil, "y"))
        #expect(keeps(AppStorage<URL?>("n"), nil, other) && keeps(AppStorage<Data?>("o"), nil, long))
        #expect(keeps(AppStorage<Date?>("p"), nil, late) && keeps(AppStorage<Level?>("q"), nil, .high))
        #expect(keeps(AppStorage<Size?>("r"), nil, .large))
        #expect(keeps(AppStorage(wrappedValue: true, "a", store: nil), true, false))
        #expect(keeps(AppStorage(wrappedValue: 3, "b", store: nil), 3, 4))
        #expect(keeps(AppStorage(wrappedValue: 1.5, "c", store: nil), 1.5, 2.5))
        #expect(keeps(AppStorage(wrappedValue: "x", "d", store: nil), "x", "y"))
        #expect(keeps(AppStorage(wrappedValue: one, "e", store: nil), one, other))
        #expect(keeps(AppStorage(wrappedValue: short, "f", store: nil), short, long))
        #expect(keeps(AppStorage(wrappedValue: early, "g", store: nil), early, late))
        #expect(keeps(AppStorage(wrappedValue: Level.low, "h", store: nil), .low, .high))
        #expect(keeps(AppStorage(wrappedValue: Size.small, "i", store: nil), .small, .large))
        #expect(
            keeps(AppStorage<Bool?>("j", store: nil), nil, true) && keeps(AppStorage<Int?>("k", store: nil), nil, 4))
        #expect(
            keeps(AppStorage<Double?>("l", store: nil), nil, 2.5)
                && keeps(AppStorage<String?>("m", store: nil), nil, "y"))
        #expect(
            keeps(AppStorage<URL?>("n", store: nil), nil, other) && keeps(AppStorage<Data?>("o", store: nil), nil, long)
        )
        #expect(
            keeps(AppStorage<Level?>("q", store: nil), nil, .high)
                && keeps(AppStorage<Size?>("r", store: nil), nil, .large))
        let scene = SceneStorage(wrappedValue: 3, "s")
        scene.projectedValue.wrappedValue = 7
        #expect(scene.wrappedValue == 7)
    }

    @Observable final class Model { var name = "a" }

    @Test("States, bindable objects and states of gestures") func states() {
        #expect(State(initialValue: 3).wrappedValue == 3 && State<Int?>().wrappedValue == nil)
        let (state, model) = (State(wrappedValue: 3), Model())
        state.wrappedValue = 4
        state.projectedValue.wrappedValue = 5
        // A state that is in no tree keeps nothing.
        #expect(state.wrappedValue == 3 && state.projectedValue.wrappedValue == 3)
        let bindable = Bindable(model)
        bindable.name.wrappedValue = "b"
        #expect(
            model.name == "b" && bindable.projectedValue.name.wrappedValue == "b" && bindable.wrappedValue === model)
        let other = Model()
        #expect(Bindable(wrappedValue: other).wrappedValue === other)
        #expect(GestureState(initialValue: 3).wrappedValue == 3 && GestureState(wrappedValue: 4).wrappedValue == 4)
        #expect(GestureState(initialValue: 3) { _, _ in }.wrappedValue == 3)
        #expect(GestureState<Int?>().wrappedValue == nil && GestureState<Int?> { _, _ in }.wrappedValue == nil)
        #expect(GestureState(initialValue: 5, resetTransaction: Transaction()).projectedValue.wrappedValue == 5)
    }

    private struct Weight: ContainerValueKey { static let defaultValue = 3 }

    private struct Row<Content: View>: View {
        var width: Int
        @ViewBuilder var content: Content
        let note: ([Int], [Bool]) -> Void

        var body: some View {
            Group(subviews: content) { subviews in
                let slice = subviews[1..<3]
                let _ = note(
                    [
                        subviews.count, subviews.startIndex, subviews.endIndex, slice.startIndex, slice.endIndex,
                        slice[1..<2].count,
                    ],
                    [
                        subviews[0].containerValues.hasTag(7), subviews[0].containerValues.hasTag(8),
                        subviews[0].containerValues.hasTag("7"), subviews[1].containerValues.hasTag(7),
                        slice[1].id == subviews[1].id, slice[2].id == subviews[1].id,
                        subviews[0].containerValues[Weight.self] == 3,
                    ])
                HStack(spacing: 0) {
                    slice
                    slice[1..<2]
                    subviews[0]
                }
                HStack(spacing: 0) { subviews }
            }
        }
    }

    @Test("Parts of subviews are views, in their order") func subviews() {
        var (counts, answers): ([Int], [Bool]) = ([], [])
        let row = Row(width: 1) {
            Color.red.frame(width: 10, height: 10).tag(7)
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 40, height: 30)
        } note: {
            (counts, answers) = ($0, $1)
        }
        // 20 + 40 of the slice, 20 of its own slice, 10; then all three.
        let sizes = RenderedView(VStack(spacing: 0) { row }).size
        #expect(sizes == CGSize(width: 90, height: 60))
        #expect(counts == [3, 0, 3, 1, 3, 1] && answers == [true, false, false, false, true, false, true])
    }

    private struct Wider: ViewModifier {
        let by: CGFloat
        func body(content: Content) -> some View { content.padding(.leading, by) }
    }

    @Test("Modifiers one after the other, and none") func modifiers() {
        let box = Color.red.frame(width: 10, height: 10)
        func width<V: View>(_ view: V) -> CGFloat { RenderedView(view).size.width }
        #expect(
            width(box.modifier(Wider(by: 3).concat(Wider(by: 4)))) == 17 && width(box.modifier(EmptyModifier())) == 10)
        #expect(width(box.modifier(EmptyModifier.identity)) == 10)
        // In a list of views each of them is changed.
        let group = Group {
            box
            box
        }
        #expect(width(HStack(spacing: 0) { group.modifier(EmptyModifier()) }) == 20)
        #expect(width(HStack(spacing: 0) { group.modifier(Wider(by: 3).concat(EmptyModifier())) }) >= 23)
    }
}
