import SwiftUI

// What Scripts/preview_finger.py drives: what a page does by itself.

// MARK: Scrolling

struct LongRows: View {
    @State private var tapped = "nothing"
    @State private var offset = 0
    @State private var level = 0.5

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Text("tapped \(tapped)")
                Text("at \(offset)")
                HStack {
                    Button("Leap") { proxy.scrollTo(500, anchor: .top) }
                    Button("Glide") { withAnimation(.easeInOut(duration: 0.6)) { proxy.scrollTo(20, anchor: .top) } }
                }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<2000) { row in
                            HStack {
                                Image(systemName: "star")
                                Text("Row \(row)")
                                Spacer()
                                Button("Take \(row)") { tapped = "\(row)" }
                            }
                            .padding(.horizontal)
                            .frame(height: 44)
                            .background(row.isMultiple(of: 2) ? Color.yellow.opacity(0.2) : .clear)
                            .id(row)
                        }
                    }
                }
                .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y.rounded()) }) { offset = $1 }
            }
        }
        .frame(width: 320, height: 560)
    }
}

struct LongList: View {
    var body: some View {
        NavigationStack {
            List(0..<2000, id: \.self) { row in Text("Line \(row)") }.navigationTitle("Lines")
        }
        .frame(width: 320, height: 560)
    }
}

struct Carousel: View {
    @State private var page: Int? = 0
    @State private var level = 0.5

    var body: some View {
        ScrollView {
            Text("page \(page ?? -1)")
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<8) {
                        Text("Card \($0)").frame(width: 300, height: 120).background(.orange.opacity(0.3))
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging).scrollPosition(id: $page).frame(width: 300, height: 120)
            Text("level \(Int((level * 100).rounded()))")
            Slider(value: $level)
            ForEach(0..<40) { Text("Line \($0)").frame(height: 30) }
        }
        .frame(width: 300, height: 500)
    }
}

// MARK: Movement

struct Tiles: View {
    @State private var isTurned = false
    @State private var isRadial = false
    @State private var isShown = true

    private struct Ring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
                subview.place(
                    at: CGPoint(x: bounds.midX + 90 * sin(angle), y: bounds.midY - 90 * cos(angle)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    var body: some View {
        let layout = isRadial ? AnyLayout(Ring()) : AnyLayout(HStackLayout())
        VStack {
            HStack {
                Button("Spin") { withAnimation(.linear(duration: 2)) { isTurned.toggle() } }
                Button("Switch") { withAnimation(.easeInOut(duration: 1)) { isRadial.toggle() } }
                Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            }
            layout {
                ForEach(0..<5) { tile in
                    Text("T\(tile)").frame(width: 44, height: 44)
                        .background(isTurned ? Color.orange : .teal, in: RoundedRectangle(cornerRadius: 8))
                        .rotationEffect(.degrees(isTurned ? 360 : 0))
                }
            }
            .frame(width: 300, height: 300)
            if isShown { Text("Shown").padding() }
        }
        .frame(width: 320, height: 480)
    }
}

#Preview("Rows") { LongRows() }
#Preview("List") { LongList() }
#Preview("Carousel") { Carousel() }
#Preview("Tiles") { Tiles() }
