import SwiftUI

struct Radial: Layout {
    var radius: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let angle = Angle.degrees(Double(index) / Double(subviews.count) * 360 - 90).radians
            let point = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct Menu: View {
    @State private var isRound = false
    @State private var count = 5
    @State private var turns = 0.0

    var body: some View {
        VStack {
            let layout = isRound ? AnyLayout(Radial(radius: 110)) : AnyLayout(HStackLayout(spacing: 12))
            layout {
                ForEach(0..<count, id: \.self) { index in
                    Text("\(index + 1)")
                        .frame(width: 44, height: 44)
                        .background(.blue.gradient, in: .circle)
                        .rotationEffect(.degrees(turns * 360))
                        .accessibilityLabel("Disc \(index + 1)")
                        .transition(.scale)
                }
            }
            .frame(height: 320)
            Button(isRound ? "Row" : "Circle") { withAnimation(.spring) { isRound.toggle() } }
            Button("More") { withAnimation { count += 1 } }
            Button("Spin") { withAnimation(.linear(duration: 2)) { turns += 1 } }
        }
    }
}

#Preview { Menu() }
