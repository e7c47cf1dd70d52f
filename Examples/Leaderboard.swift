// A leaderboard in a Grid, and voting buttons of equal width that become a column where a row does not fit.
import SwiftUI

struct Candidate: Identifiable {
    var name: String
    var icon: String
    var tint: Color
    var votes: Int
    var id: String { name }
}

struct VotingScreen: View {
    var width: CGFloat = 360

    @State private var candidates = [
        Candidate(name: "Hare", icon: "hare.fill", tint: .orange, votes: 27),
        Candidate(name: "Bird", icon: "bird.fill", tint: .blue, votes: 18),
        Candidate(name: "Tortoise", icon: "tortoise.fill", tint: .green, votes: 9),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Text("Leaderboard")
                    .font(.title2)
                    .bold()
                Spacer()
                Image(systemName: "trophy.fill")
                    .foregroundStyle(.yellow)
            }
            Leaderboard(candidates: candidates)
            ViewThatFits {
                EqualWidthRow { VoteButtons(candidates: $candidates) }
                EqualWidthColumn { VoteButtons(candidates: $candidates) }
            }
            .frame(maxWidth: .infinity)
        }
        .padding(24)
        .frame(width: width)
        .background(Color.white)
    }
}

struct Leaderboard: View {
    var candidates: [Candidate]

    private var total: Int { max(1, candidates.reduce(0) { $0 + $1.votes }) }

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach(candidates) { candidate in
                GridRow {
                    Image(systemName: candidate.icon)
                        .foregroundStyle(candidate.tint)
                        .gridColumnAlignment(.center)
                    Text(candidate.name)
                    ProgressView(value: Double(candidate.votes), total: Double(total))
                    Text("\(candidate.votes)")
                        .bold()
                        .gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
    }
}

struct VoteButtons: View {
    @Binding var candidates: [Candidate]

    var body: some View {
        ForEach($candidates) { $candidate in
            Button {
                candidate.votes += 1
            } label: {
                Text(candidate.name)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
    }
}

/// A row whose subviews are all as wide as the widest would like to be.
struct EqualWidthRow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cell = cell(subviews)
        let count = CGFloat(subviews.count)
        return CGSize(width: cell.width * count + spacing * max(0, count - 1), height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = cell(subviews)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (cell.width + spacing) * CGFloat(index)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(cell))
        }
    }

    private func cell(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
}

/// The same upright.
struct EqualWidthColumn: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let gaps = spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let height = subview.sizeThatFits(.unspecified).height
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height + spacing
        }
    }
}

#Preview("Leaderboard") {
    VotingScreen()
}

#Preview("Leaderboard, narrow") {
    VotingScreen(width: 300)
}
