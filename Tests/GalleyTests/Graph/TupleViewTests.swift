import Galley
import GalleyTestSupport
import OpenCombine
import Testing

/// `nonisolated init(_ value: T)` of `@frozen nonisolated struct TupleView<T>` (Apple's documentation): source that has views as a tuple
/// makes one view of them, which containers see one by one.
@MainActor @Suite("A view of a tuple")
struct TupleViewTests {
    private var wide: some View { Color.red.frame(width: 30, height: 5) }
    private var high: some View { Color.blue.frame(width: 10, height: 20) }

    @Test("A stack sees each of its views") func views() {
        #expect(RenderedView(VStack(spacing: 7) { TupleView((wide, high)) }).size == CGSize(width: 30, height: 32))
        #expect(
            RenderedView(HStack(spacing: 7) { TupleView((wide, high, wide)) }).size == CGSize(width: 84, height: 20))
    }

    @Test("One view is that view, and what is no view shows nothing") func others() {
        #expect(RenderedView(VStack(spacing: 7) { TupleView(high) }).size == CGSize(width: 10, height: 20))
        #expect(
            RenderedView(VStack(spacing: 7) { TupleView((wide, 3, high)) }).size == CGSize(width: 30, height: 32))
        #expect(
            RenderedView(VStack(spacing: 7) { TupleView((Never?.none, high)) }).size == CGSize(width: 10, height: 20))
    }

    private final class Model: ObservableObject {
        @Published var hasFirst = false
        var told: [Double] = []
    }

    private struct Kept: View {
        @State private var start = Double.random(in: 10...1000)
        let model: Model

        var body: some View {
            model.told.append(start)
            return Color.red
        }
    }

    private struct Pair: View {
        @ObservedObject var model: Model

        var body: some View { TupleView((model.hasFirst ? Color.blue : nil, Kept(model: model))) }
    }

    @Test("A view keeps its state when one before it comes") func identity() {
        let model = Model()
        let host = ViewHost(Pair(model: model), size: CGSize(width: 50, height: 50))
        model.hasFirst = true
        #expect(host.refresh() && model.told.count >= 2 && Set(model.told).count == 1)
    }

    private struct Row: View {
        let name: Int
        @State private var taps = 0
        var body: some View { Button("row \(name) \(taps)") { taps += 1 }.frame(height: 30) }
    }

    private struct Rows: View {
        @State private var count = 20
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Row(name: $0) }
                    EmptyView()
                }
                Button("fewer") { count = 3 }.frame(height: 30)
            }
        }
    }

    /// Of few views in a lazy stack all are built, of many those that are seen: they are the same views.
    @Test("Rows of a lazy stack keep their state when only few of many are left") func lazyIdentity() {
        let host = ViewHost(Rows(), size: CGSize(width: 200, height: 700))
        host.tap("row 1 0")
        host.tap("fewer")
        #expect(["row 0 0", "row 1 1", "row 2 0", "row 3 0"].map(host.shows) == [true, true, true, false])
    }
}
