// Tags that wrap like words: a flow layout that answers the width it uses.
import SwiftUI

/// Rows of subviews at their ideal sizes, each row as full as the width allows.
struct TagFlow: Layout {
    var spacing: CGFloat = 8
    var rowSpacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let origins = arrange(subviews, width: proposal.width ?? .infinity).origins
        for (subview, origin) in zip(subviews, origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var used = CGSize.zero
        var x: CGFloat = 0
        var y: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y = used.height + rowSpacing
            }
            origins.append(CGPoint(x: x, y: y))
            used.width = max(used.width, x + size.width)
            used.height = max(used.height, y + size.height)
            x += size.width + spacing
        }
        return (origins, used)
    }
}

struct Tag: Identifiable {
    var name: String
    var icon: String
    var tint: Color
    var id: String { name }
}

struct TagList: View {
    private let tags = [
        Tag(name: "Layout", icon: "square.grid.2x2", tint: .blue),
        Tag(name: "Typography", icon: "textformat", tint: .purple),
        Tag(name: "Colour", icon: "paintpalette", tint: .orange),
        Tag(name: "Motion", icon: "wind", tint: .teal),
        Tag(name: "Icons", icon: "star", tint: .yellow),
        Tag(name: "Accessibility", icon: "accessibility", tint: .green),
        Tag(name: "Charts", icon: "chart.bar", tint: .indigo),
        Tag(name: "Maps", icon: "map", tint: .mint),
        Tag(name: "Photography", icon: "camera", tint: .pink),
        Tag(name: "Sound", icon: "waveform", tint: .red),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Topics")
                    .font(.title2)
                    .bold()
                Text("\(tags.count) to choose from")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            TagFlow {
                ForEach(tags) { tag in
                    TagLabel(tag: tag)
                }
            }
        }
        .padding(24)
        .frame(width: 360, alignment: .leading)
        .background(Color.white)
    }
}

struct TagLabel: View {
    var tag: Tag

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: tag.icon)
                .foregroundStyle(tag.tint)
            Text(tag.name)
                .foregroundStyle(.primary)
        }
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(tag.tint.opacity(0.12), in: Capsule())
    }
}

#Preview("Tags") {
    TagList()
}
