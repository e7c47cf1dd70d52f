import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Objects and publishers that views listen to: each change builds the views again that read it (Apple's pages of
/// `ObservedObject`, `StateObject`, `EnvironmentObject` and `onReceive`); what a publisher sends at once is told after
/// the layout.
@MainActor @Suite("Views that listen")
struct ObservedChangeTests {
    private final class Model: ObservableObject {
        @Published var width: CGFloat
        init(_ width: CGFloat) { self.width = width }
    }

    private final class Handle { var set: (Model) -> Void = { _ in } }

    private struct Given: View {
        @ObservedObject var model: Model
        let note: () -> Void
        var body: some View {
            note()
            return Color.red.frame(width: model.width, height: 10)
        }
    }

    private struct Choosing: View {
        let handle: Handle
        let note: () -> Void
        @State var model: Model
        var body: some View {
            handle.set = { model = $0 }
            return Given(model: model, note: note)
        }
    }

    @Test("A view listens to the object that it is given, and to the old one no more") func given() {
        let (first, second, handle) = (Model(10), Model(20), Handle())
        var builds = 0
        let live = LiveView(Choosing(handle: handle, note: { builds += 1 }, model: first))
        #expect(live.size.width == 10)
        first.width = 11
        live.update()
        #expect(live.size.width == 11)
        handle.set(second)
        live.update()
        #expect(live.size.width == 20)
        second.width = 21
        live.update()
        #expect(live.size.width == 21)
        let before = builds
        first.width = 99
        live.update()
        #expect(live.size.width == 21 && builds == before)
        handle.set(first)
        live.update()
        #expect(live.size.width == 99)
    }

    private struct Own: View {
        @StateObject var model = Model(5)
        let hand: (Model) -> Void
        var body: some View {
            hand(model)
            return Color.red.frame(width: model.width, height: 10)
        }
    }

    private struct Around: View {
        @EnvironmentObject var model: Model
        var body: some View { Color.red.frame(width: model.width, height: 10) }
    }

    @Test("A view's own object and one from around are listened to as well") func own() {
        var objects: [Model] = []
        let live = LiveView(Own { objects.append($0) })
        objects[0].width = 8
        live.update()
        #expect(live.size.width == 8 && objects.allSatisfy { $0 === objects[0] } && objects.count == 2)
        let (outer, inner) = (Model(3), Model(4))
        let around = LiveView(Around().environmentObject(inner).environmentObject(outer))
        #expect(around.size.width == 4)
        outer.width = 30
        #expect(!around.update() && around.size.width == 4)
        inner.width = 40
        #expect(around.update() && around.size.width == 40)
    }

    private struct Binder: View {
        @ObservedObject var model: Model
        let read: (Binding<CGFloat>) -> Void
        var body: some View {
            read($model.width)
            return Color.red.frame(width: model.width, height: 10)
        }
    }

    @Test("A binding to a property sets it, in its transaction") func bindings() {
        let model = Model(6)
        var binding: Binding<CGFloat>?
        let live = LiveView(Binder(model: model) { binding = $0 })
        binding?.wrappedValue = 60
        live.update()
        #expect(model.width == 60 && live.size.width == 60 && binding?.wrappedValue == 60)
        var transactions: [Animation?] = []
        let subscription = model.objectWillChange.sink {
            transactions.append(Transaction.current?.animation)
        }
        binding?.animation(.easeIn).wrappedValue = 7
        binding?.wrappedValue = 8
        #expect(transactions == [.easeIn, nil] && Transaction.current == nil)
        withExtendedLifetime(subscription) {}
    }

    private struct Receiver: View {
        let subject: CurrentValueSubject<Int, Never>
        let log: (String) -> Void
        @State var factor = 1
        var body: some View {
            log("body \(factor)")
            return Color.red.frame(width: CGFloat(factor), height: 10).onReceive(subject) { value in
                log("got \(value) at \(factor)")
                if value > 9 { factor = value }
            }
        }
    }

    @Test(
        "What is sent at once is told after the views are built, what comes later at once, to the newest action"
    )
    func received() {
        var log: [String] = []
        let subject = CurrentValueSubject<Int, Never>(1)
        let live = LiveView(Receiver(subject: subject) { log.append($0) })
        #expect(log == ["body 1", "got 1 at 1"])
        subject.send(2)
        #expect(log.last == "got 2 at 1" && log.count == 3)
        subject.send(20)
        live.update()
        #expect(log.suffix(2) == ["got 20 at 1", "body 20"])
        subject.send(3)
        #expect(log.last == "got 3 at 20" && log.count == 6)
        let (_, context) = RenderedView.layOut(Receiver(subject: subject) { _ in }, RenderOptions())
        #expect(context[ReceivesValues.self])
        #expect(!RenderedView.layOut(Color.red, RenderOptions()).1[ReceivesValues.self])
    }

    private struct Several: View {
        let handle: (@escaping (Int) -> Void) -> Void
        let log: () -> Void
        @State private var count = 2
        var body: some View {
            handle { count = $0 }
            return HStack(spacing: 0) {
                Group { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) } }
                    .onAppear(perform: log)
            }
        }
    }

    @Test("Of several views each appears, and of more those that have come") func appearing() {
        var (count, set): (Int, (Int) -> Void) = (0, { _ in })
        let live = LiveView(Several(handle: { set = $0 }) { count += 1 })
        #expect(count == 2 && live.size.width == 2)
        set(5)
        live.update()
        #expect(count == 5 && live.size.width == 5)
        set(5)
        live.update()
        #expect(count == 5)
        set(4)
        live.update()
        #expect(count == 5 && live.size.width == 4)
    }

    private struct Changing: View {
        let value: Int
        let note: (String) -> Void
        var body: some View {
            Color.red.frame(width: 5, height: 5)
                .onChange(of: value) { note("both \($0) \($1)") }
                .onChange(of: value) { note("none") }
                .onChange(of: value, perform: { note("new \($0)") })
                .onChange(of: value, initial: true) { note("first \($0) \($1)") }
                .onChange(of: value, initial: true) { note("first") }
        }
    }

    private struct Counter: View {
        let handle: (@escaping (Int) -> Void) -> Void
        let note: (String) -> Void
        @State private var value = 3
        var body: some View {
            handle { value = $0 }
            return Changing(value: value, note: note)
        }
    }

    @Test(
        "A change is told with the old value and the new one; the first value where that is asked for")
    func changes() {
        var (log, set): ([String], (Int) -> Void) = ([], { _ in })
        let live = LiveView(Counter(handle: { set = $0 }) { log.append($0) })
        #expect(log == ["first 3 3", "first"])
        log = []
        set(3)
        live.update()
        #expect(log.isEmpty)
        set(8)
        live.update()
        #expect(log == ["both 3 8", "none", "new 8", "first 3 8", "first"])
        log = []
        set(9)
        live.update()
        #expect(log.first == "both 8 9" && log.count == 5)
    }
}
