import SwiftUI

/// Rows of subviews; what does not fit into a row begins the next.
struct Wrap: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let places = arrange(subviews, in: proposal.width ?? .infinity).places
        for (subview, place) in zip(subviews, places) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    /// Where each subview lies, and what they take in all: the one algorithm of both methods.
    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var rowHeight: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += rowHeight + spacing
                rowHeight = 0
            }
            places.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return (places, CGSize(width: width, height: y + rowHeight))
    }
}

struct Tags: View {
    let tags = ["Swift", "Layout", "Protocol", "Linux", "Tutorial", "Cache", "Grid"]

    var body: some View {
        Wrap {
            ForEach(tags, id: \.self) { tag in
                Text(tag)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(.orange.opacity(0.25), in: Capsule())
            }
        }
        .background(.gray.opacity(0.15))
        .padding(20)
        .frame(width: 300, height: 160, alignment: .top)
        .background(.white)
    }
}

#Preview("Wrap 2") { Tags() }
