import SwiftUI

struct Tile: Identifiable, Equatable {
    var id: Int
    var name: String { ["Rose", "Tulip", "Daisy", "Lily", "Iris", "Poppy"][id] }
    var color: Color { [.red, .orange, .yellow, .green, .blue, .purple][id] }
}

struct Gallery: View {
    @Namespace private var space
    @State private var tiles = (0..<6).map(Tile.init)
    @State private var open: Tile?
    @State private var isBannerShown = false

    var body: some View {
        ZStack {
            VStack {
                if isBannerShown {
                    Text("Saved").padding().background(.green, in: .capsule).transition(
                        .move(edge: .top).combined(with: .opacity))
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                    ForEach(tiles) { tile in
                        if open != tile {
                            RoundedRectangle(cornerRadius: 12)
                                .fill(tile.color)
                                .matchedGeometryEffect(id: tile.id, in: space)
                                .frame(height: 100)
                                .overlay { Text(tile.name) }
                                .onTapGesture { withAnimation(.spring(duration: 0.4)) { open = tile } }
                        } else {
                            Color.clear.frame(height: 100)
                        }
                    }
                }
                HStack {
                    Button("Shuffle") { withAnimation { tiles.reverse() } }
                    Button("Remove first") { withAnimation { _ = tiles.removeFirst() } }
                    Button("Save") { withAnimation { isBannerShown.toggle() } }
                }
            }
            if let open {
                RoundedRectangle(cornerRadius: 24)
                    .fill(open.color)
                    .matchedGeometryEffect(id: open.id, in: space)
                    .frame(width: 320, height: 400)
                    .overlay { Text("\(open.name), large") }
                    .onTapGesture { withAnimation(.spring(duration: 0.4)) { self.open = nil } }
            }
        }
        .padding()
    }
}

#Preview { Gallery() }
