import SwiftUI

struct Scrolling: View {
    @State private var shown: Int?
    @State private var isFar = false

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 12) {
                        ForEach(0..<10) { index in
                            RoundedRectangle(cornerRadius: 16)
                                .fill(Color(hue: Double(index) / 10, saturation: 0.5, brightness: 0.9))
                                .overlay { Text("Card \(index)") }
                                .containerRelativeFrame(.horizontal)
                                .id(index)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $shown)
                .frame(height: 120)
                .accessibilityIdentifier("cards")
                Text("Card \(shown ?? 0) is shown")
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<500) { Text("Row \($0)").padding(8).id("row \($0)") }
                    }
                }
                .accessibilityIdentifier("rows")
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 400
                } action: {
                    isFar = $1
                }
                HStack {
                    Button("Row 300") { proxy.scrollTo("row 300", anchor: .top) }
                    Text(isFar ? "Far down" : "At the top")
                }
            }
        }
    }
}

#Preview { Scrolling() }
