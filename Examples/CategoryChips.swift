// Chips with a selection, in Korean and English, one of each row selected.
import SwiftUI

struct Category: Identifiable, Hashable {
    var korean: String
    var english: String
    var icon: String
    var id: String { english }

    static let all = [
        Category(korean: "전체", english: "All", icon: "square.grid.2x2.fill"),
        Category(korean: "업무", english: "Work", icon: "briefcase.fill"),
        Category(korean: "개인", english: "Personal", icon: "person.fill"),
        Category(korean: "건강", english: "Health", icon: "heart.fill"),
        Category(korean: "학습", english: "Study", icon: "book.fill"),
        Category(korean: "여행", english: "Travel", icon: "airplane"),
    ]
}

struct CategoryChips: View {
    @State private var koreanChoice = "Health"
    @State private var englishChoice = "Work"

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ChipSection(title: "분류", choice: $koreanChoice, name: \.korean)
            Divider()
            ChipSection(title: "Category", choice: $englishChoice, name: \.english)
        }
        .padding(24)
        .frame(width: 360)
        .background(Color.white)
    }
}

struct ChipSection: View {
    var title: String
    @Binding var choice: String
    var name: KeyPath<Category, String>

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title)
                .font(.headline)
            ChipRows {
                ForEach(Category.all) { category in
                    Chip(
                        title: category[keyPath: name], icon: category.icon, isSelected: choice == category.id
                    ) {
                        choice = category.id
                    }
                }
            }
        }
    }
}

struct Chip: View {
    var title: String
    var icon: String
    var isSelected: Bool
    var action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                Image(systemName: icon)
                Text(title)
            }
            .font(.subheadline)
            .foregroundStyle(isSelected ? Color.white : Color.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(isSelected ? Color.indigo : Color.gray.opacity(0.14), in: Capsule())
        }
        .buttonStyle(.plain)
    }
}

/// Rows of chips; sizes are measured once and kept in the layout's cache.
struct ChipRows: Layout {
    var spacing: CGFloat = 8

    func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let frames = frames(cache, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        for (subview, frame) in zip(subviews, frames(cache, width: proposal.width ?? .infinity)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var next = CGPoint.zero
        var bottom: CGFloat = 0
        for size in sizes {
            if next.x > 0, next.x + size.width > width {
                next = CGPoint(x: 0, y: bottom + spacing)
            }
            frames.append(CGRect(origin: next, size: size))
            bottom = max(bottom, next.y + size.height)
            next.x += size.width + spacing
        }
        return frames
    }
}

#Preview("Category chips") {
    CategoryChips()
}
