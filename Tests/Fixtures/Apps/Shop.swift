import SwiftUI

@Observable final class Cart {
    var counts: [String: Int] = [:]
    var total: Int { counts.values.reduce(0, +) }
    func add(_ name: String) { counts[name, default: 0] += 1 }
}

struct Shop: View {
    @State private var cart = Cart()
    @State private var tab = "Shop"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Shop", systemImage: "bag", value: "Shop") { Shelf() }
            Tab("Cart", systemImage: "cart", value: "Cart") { CartPage(tab: $tab) }.badge(cart.total)
            Tab("You", systemImage: "person", value: "You") { Notes() }
        }
        .environment(cart)
    }
}

struct Shelf: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        NavigationStack {
            List(["Apples", "Bread", "Cheese"], id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    Button("Add", systemImage: "plus") { cart.add(name) }
                        .labelStyle(.iconOnly)
                        .buttonStyle(.borderless)
                        .accessibilityLabel("Add \(name)")
                }
            }
            .navigationTitle("Shop")
        }
    }
}

struct CartPage: View {
    @Environment(Cart.self) private var cart
    @Binding var tab: String

    var body: some View {
        VStack {
            if cart.total == 0 {
                ContentUnavailableView("Empty", systemImage: "cart")
                Button("Go shopping") { tab = "Shop" }
            } else {
                ForEach(cart.counts.sorted(by: { $0.key < $1.key }), id: \.key) { Text("\($0.value) × \($0.key)") }
                Button("Buy") { cart.counts = [:] }.buttonStyle(.borderedProminent)
            }
        }
    }
}

struct Notes: View {
    @State private var visits = 0

    var body: some View {
        VStack {
            Text("\(visits) visits")
            Button("Count") { visits += 1 }
        }
    }
}

#Preview { Shop() }
