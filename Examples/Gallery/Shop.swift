// A shop: a grid of products with prices and marks, and one product.
import SwiftUI

struct Product: Identifiable {
    let id: Int
    var name: String
    var price: Double
    var symbol: String
    var color: Color
    var isNew = false
}

let products = [
    Product(id: 1, name: "Desk Lamp", price: 39, symbol: "lamp.table.fill", color: .orange, isNew: true),
    Product(id: 2, name: "Headphones", price: 129, symbol: "headphones", color: .blue),
    Product(id: 3, name: "Suitcase", price: 74.5, symbol: "suitcase.fill", color: .green),
    Product(id: 4, name: "Travel Mug", price: 18.9, symbol: "cup.and.saucer.fill", color: .brown, isNew: true),
    Product(id: 5, name: "Umbrella", price: 24, symbol: "umbrella.fill", color: .purple),
    Product(id: 6, name: "Camera", price: 449, symbol: "camera.fill", color: .teal),
]

struct ShopScreen: View {
    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 20) {
                    ForEach(products) { ProductCard(product: $0) }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Products")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Cart", systemImage: "cart") {}
                }
            }
        }
    }
}

struct ProductCard: View {
    var product: Product

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 16)
                    .fill(product.color.opacity(0.15))
                    .overlay {
                        Image(systemName: product.symbol)
                            .font(.system(size: 52))
                            .foregroundStyle(product.color)
                    }
                if product.isNew {
                    Text("NEW")
                        .font(.caption2.bold())
                        .foregroundStyle(.white)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 4)
                        .background(.red, in: .capsule)
                        .padding(10)
                }
            }
            .aspectRatio(1, contentMode: .fit)
            VStack(alignment: .leading, spacing: 2) {
                Text(product.name).font(.subheadline.weight(.medium))
                Text(product.price, format: .currency(code: "EUR"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct ProductScreen: View {
    var product: Product
    @State private var count = 1
    @State private var finish = "Sand"

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Image(systemName: product.symbol)
                    .font(.system(size: 130))
                    .foregroundStyle(product.color.gradient)
                    .frame(maxWidth: .infinity, minHeight: 260)
                    .background(product.color.opacity(0.12), in: .rect(cornerRadius: 24))
                VStack(alignment: .leading, spacing: 6) {
                    Text(product.name).font(.title.bold())
                    HStack(spacing: 2) {
                        ForEach(0..<5) { star in
                            Image(systemName: star < 4 ? "star.fill" : "star.leadinghalf.filled")
                        }
                        .foregroundStyle(.yellow)
                        Text("213").font(.subheadline).foregroundStyle(.secondary).padding(.leading, 6)
                    }
                    .imageScale(.small)
                }
                Picker("Finish", selection: $finish) {
                    ForEach(["Sand", "Slate", "Moss"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Stepper("Quantity: \(count)", value: $count, in: 1...9)
                Text("A warm light for late reading. The arm bends twice, and the foot is heavy enough for both.")
                    .foregroundStyle(.secondary)
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                VStack(alignment: .leading) {
                    Text("Total").font(.caption).foregroundStyle(.secondary)
                    Text(product.price * Double(count), format: .currency(code: "EUR")).font(.title3.bold())
                }
                Spacer()
                Button("Add to Cart", systemImage: "cart.badge.plus") {}
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
            }
            .padding()
            .background(.bar)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Product list") {
    ShopScreen()
}

#Preview("Product") {
    NavigationStack {
        ProductScreen(product: products[0])
            .navigationTitle("Desk Lamp")
    }
}
