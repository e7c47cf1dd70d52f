import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

// State goes on to the process that shows changed source as plain values, by the properties' names and types: no memory of a
// library's types is taken for that of another library's.

private enum Tab: String { case home, settings }
private enum Mode { case light, dark, system }
private enum Load {
    case idle
    case failed(String)
}
private struct Item: Identifiable, Equatable {
    var id = UUID()
    var title = ""
    var isDone = false
    var count: Int8 = 3
    var mode = Mode.light
    var tags: Set<String> = []
    var due: Date?
}
private struct Coded: Codable, Equatable { var load = ["a": [1, 2]], range = 1..<3 }
private struct WithWork { var value = 1, work: () -> Void = {} }
private final class Node {}

/// There and back again.
private func carried<T: Equatable>(_ value: T, _ form: String? = nil) throws {
    let known = try CarriedForm.text(of: T.self)
    if let form { #expect(known == form) }
    let written = try JSONEncoder().encode(CarriedForm.write(value))
    let read = try CarriedForm.read(JSONDecoder().decode(CarriedValue.self, from: written), as: T.self)
    #expect(read == value)
}

@Suite struct CarriedFormTests {
    @Test func plainValuesComeBackAsTheyWere() throws {
        try carried(true, "Bool")
        try carried(-7, "Int")
        try carried(UInt64.max, "UInt64")
        try carried(Int8.min, "Int8")
        try carried(0.1, "Double")
        try carried(-Double.infinity)
        try carried(Float(0.3))
        try carried("Grüße 👩‍👩‍👧", "String")
        try carried(Character("é"))
        try carried(Data([0, 255]))
        try carried(Date(timeIntervalSinceReferenceDate: 0.125))
        try carried(UUID())
        try carried(URL(string: "https://example.com/a?b")!)
        try carried(CGSize(width: 1, height: 2.5))
        #expect(try CarriedForm.read(CarriedForm.write(Double.nan), as: Double.self).isNaN)
    }

    @Test func collectionsAndOptionalsComeBack() throws {
        try carried([1, 2, 3], "Array(Int)")
        try carried(["a": [1.5]], "Dictionary(String,Array(Double))")
        try carried(Set([1, 2]))
        try carried(Int?.none)
        try carried(Int??.some(nil))
        try carried([Int?.none, 4])
    }

    @Test func typesOfTheProgramComeBackByTheirFields() throws {
        try carried(Tab.settings, "Tab:String")
        try carried(Mode.system, "Mode(light|dark|system)")
        try carried(
            Item(title: "Milk", isDone: true, count: -1, mode: .dark, tags: ["a"], due: Date()),
            "Item{id:UUID,title:String,isDone:Bool,count:Int8,mode:Mode(light|dark|system),tags:Set(String),due:Optional(Date)}"
        )
        try carried([Item(title: "A"), Item(title: "B")])
        try carried(Coded())
    }

    @Test func whatIsNoPlainValueIsRefused() {
        func reason<T>(_ type: T.Type) -> String? {
            do {
                _ = try CarriedForm.text(of: type)
                return nil
            } catch { return (error as? CarryingRefusal)?.reason }
        }
        #expect(reason(Node.self) == "Node is no plain value")
        #expect(reason([Node].self) == "Node is no plain value")
        #expect(reason(Load.self) == "Load is no plain value")
        #expect(reason(WithWork.self) != nil)
        #expect(reason((() -> Void).self) != nil)
        #expect(reason(UnsafeRawPointer.self) != nil)
        #expect(reason(Any.self) != nil)
    }

    @Test func otherValuesAreRefusedWhenRead() throws {
        #expect(throws: CarryingRefusal.self) { try CarriedForm.read(.text("a"), as: Int.self) }
        #expect(throws: CarryingRefusal.self) { try CarriedForm.read(.text("gone"), as: Tab.self) }
        #expect(throws: CarryingRefusal.self) { try CarriedForm.read(.text("gone"), as: Mode.self) }
        #expect(throws: CarryingRefusal.self) { try CarriedForm.read(.list([.bits(1)]), as: Item.self) }
    }
}

private final class Store: ObservableObject {
    @Published var names = ["A"]
    @Published var count = 0
    let id = UUID()
}
private final class Clocked: ObservableObject {
    @Published var count = 0
    let work: () -> Void = {}
}
@Observable private final class Model {
    var text = ""
    var number = 1.0
}

private struct Row: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Button(isOpen ? "\(name) open" : name) { isOpen.toggle() } }
}

/// Two builds of one source: what differs between them is told by what they are given.
private struct Screen: View {
    var isWrapped = false
    var rows = ["x", "y"]
    @State private var count = 0
    @State private var model = Model()
    @StateObject private var store = Store()
    @AppStorage("kept") private var kept = 1

    var body: some View {
        if isWrapped { ScrollView { VStack { content.padding(3) } } } else { content }
    }

    private var content: some View {
        VStack {
            Button("count \(count)") { count += 1 }
            Button("model \(model.text)") { model.text += "m" }
            Button("store \(store.names.joined())") { store.names.append("B") }
            Button("kept \(kept)") { kept += 1 }
            ForEach(rows, id: \.self) { Row(name: $0) }
        }
    }
}
private struct Fixed: View {
    var start = 0
    @State private var count: Int
    @StateObject private var clocked = Clocked()
    init(_ start: Int) { _count = State(initialValue: start) }
    var body: some View {
        VStack {
            Button("count \(count)") { count += 1 }
            Button("clocked \(clocked.count)") { clocked.count += 1 }
        }
    }
}
private struct Twins: View {
    var number: Int
    var body: some View {
        VStack {
            ForEach(0..<1) { _ in EmptyView() }; repeated
        }
    }
    @ViewBuilder private var repeated: some View {
        Row(name: "first")
        Row(name: "second")
        if number > 2 { Row(name: "third") }
    }
}

@Suite @MainActor struct CarriedStateTests {
    private func host(_ view: some View, _ kept: KeptState = KeptState()) -> (ViewHost, StateCarrier) {
        var options = RenderOptions()
        options.notesOrigins = true
        (options.canvas, options.proposal) = (
            CGSize(width: 300, height: 600), ProposedViewSize(width: 300, height: 600)
        )
        let carrier = StateCarrier(kept)
        return (ViewHost(view, options: options, carrier: carrier), carrier)
    }

    /// What comes out of one process, through its text.
    private func handed(_ host: ViewHost) throws -> KeptState {
        let state = try #require(host.core.store.keptState)
        return try JSONDecoder().decode(KeptState.self, from: JSONEncoder().encode(state))
    }

    @Test func stateGoesOnInAnotherBody() throws {
        let (first, _) = host(Screen())
        for name in ["count 0", "count 1", "model", "store A", "kept 1", "y"] {
            first.tap(name == "model" ? "model " : name)
        }
        #expect(first.shows("y open"))
        let (second, carrier) = host(Screen(isWrapped: true, rows: ["z", "y", "x"]), try handed(first))
        for name in ["count 2", "model m", "store AB", "kept 2", "x", "y open", "z"] {
            #expect(second.shows(name), "\(name)")
        }
        #expect(carrier.report == .init(kept: 5))
        second.tap("store AB")
        #expect(second.shows("store ABB"))
    }

    @Test func whatBeginsWithAnotherValueBeginsAnew() throws {
        let (first, _) = host(Fixed(0))
        first.tap("count 0")
        first.tap("clocked 0")
        let (second, carrier) = host(Fixed(5), try handed(first))
        #expect(second.shows("count 5") && second.shows("clocked 0"))
        #expect(
            carrier.report.anew == [
                "Fixed.count: it begins with another value",
                "Fixed.clocked: () -> () is no plain value, in Clocked.work",
            ])
        let (third, other) = host(Fixed(0), try handed(first))
        #expect(third.shows("count 1"))
        #expect(other.report.kept == 1)
    }

    @Test func equalViewsKeepTheirsOnlyWhereTheyAreAsMany() throws {
        let (first, _) = host(Twins(number: 2))
        first.tap("second")
        let (same, _) = host(Twins(number: 2), try handed(first))
        #expect(same.shows("first") && same.shows("second open"))
        let (more, carrier) = host(Twins(number: 3), try handed(first))
        #expect(more.shows("second") && more.shows("third"))
        #expect(carrier.report == .init(anew: ["Row.isOpen: its view is there 3 times, and was 2 times"]))
    }

    @Test func whatAPersonDoesComesAfter() throws {
        let (first, _) = host(Screen(rows: ["x"]))
        first.tap("x")
        let kept = try handed(first)
        let (second, carrier) = host(Screen(rows: []), kept)
        carrier.close()
        second.tap("count 0")
        #expect(carrier.report.kept == 0)
    }
}
