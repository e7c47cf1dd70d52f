import Foundation
import Galley
import GalleyTestSupport
import Testing

private struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
}

/// The conformances are those of Apple's documentation of `Binding`.
@MainActor @Suite("Bindings to collections")
struct BindingCollectionTests {
    @MainActor private final class Model {
        var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        var binding: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }
    }

    private func isRandomAccess<C: RandomAccessCollection>(_ collection: C) -> Int { collection.count }

    @Test("A binding to an array counts its elements, and hands out bindings to them") func elements() {
        let model = Model()
        let items = model.binding
        #expect(items.count == 3 && !items.isEmpty && isRandomAccess(items) == 3)
        #expect(items.indices == 0..<3 && items.startIndex == 0 && items.endIndex == 3)
        items[1].wrappedValue.name = "B"
        items.last?.name.wrappedValue = "C"
        for item in items where item.wrappedValue.id == 1 { item.name.wrappedValue += "!" }
        #expect(model.items.map(\.name) == ["a!", "B", "C"])
        #expect(items.map(\.id) == [1, 2, 3])
        #expect(items.reversed().map(\.wrappedValue.id) == [3, 2, 1])
        #expect(items.dropFirst().first?.wrappedValue.id == 2)
    }

    @Test("A change of an element carries the transaction of the binding") func transaction() {
        var seen: [Transaction] = []
        var value = [1, 2]
        let binding = Binding(
            get: { value },
            set: {
                seen.append($1); value = $0
            })
        binding.animation(.linear)[0].wrappedValue = 5
        #expect(value == [5, 2] && seen.map { $0.animation == .linear } == [true])
    }

    private struct Rows: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

        var body: some View {
            VStack {
                Text(verbatim: "count \($items.count)")
                ForEach($items) { $item in Text(verbatim: item.name) }
                ForEach($items) { item in Text(verbatim: item.wrappedValue.name.uppercased()) }
                ForEach($items.reversed()) { $item in Text(verbatim: item.name + item.name) }
                ForEach($items, id: \.name) { $item in Text(verbatim: "named \(item.name)") }
                List($items) { $item in Text(verbatim: "row \(item.name)") }.frame(width: 200, height: 200)
            }
        }
    }

    /// Each of these is one initializer's alone: that of bindings where a binding is given.
    private struct Lists: View {
        @State private var items = [Item(id: 1, name: "a")]
        @State private var one: Int?
        @State private var several: Set<Int> = []
        @State private var plain = 0

        var body: some View {
            VStack {
                List($items) { item in Text(verbatim: item.wrappedValue.name) }
                List($items, id: \.name) { $item in Text(verbatim: item.name) }
                List($items, selection: $one) { $item in Text(verbatim: item.name) }
                List($items, selection: $several) { $item in Text(verbatim: item.name) }
                List($items, selection: $plain) { $item in Text(verbatim: item.name) }
                List($items, id: \.id, selection: $several) { $item in Text(verbatim: item.name) }
                List(items, selection: $several) { item in Text(verbatim: item.name) }
                List(items, selection: $plain) { item in Text(verbatim: item.name) }
                List(items, id: \.name) { item in Text(verbatim: item.name) }
            }
        }
    }

    @Test("ForEach and lists take the binding as before, and its reversal") func views() {
        #expect(
            screen(Rows(), 390, 844).texts == [
                "count 2", "a", "b", "A", "B", "bb", "aa", "named a", "named b", "row a", "row b",
            ])
        #expect(screen(Lists(), 390, 1_200).texts == Array(repeating: "a", count: 9))
    }
}
