// Who gets the space: children of one HStack compete for its width in three variants.
import SwiftUI

/// One row inside a dashed frame that shows the width on offer.
struct Contest<Row: View>: View {
    var title: String
    var note: String
    var width: CGFloat
    var row: Row

    init(title: String, note: String, width: CGFloat, @ViewBuilder row: () -> Row) {
        self.title = title
        self.note = note
        self.width = width
        self.row = row()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.headline)
            row
                .border(Color.blue)
                .frame(width: width, height: 72)
                .overlay {
                    RoundedRectangle(cornerRadius: 8)
                        .strokeBorder(Color.red.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                }
            Text(note)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}

/// A view that never gives way.
struct Rigid: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(Color.orange)
            .frame(width: 56, height: 56)
            .overlay {
                Image(systemName: "cat.fill")
                    .font(.title2)
                    .foregroundStyle(.white)
            }
    }
}

struct EnoughRoom: View {
    var body: some View {
        Contest(
            title: "Enough room", note: "Spacing first, then the least flexible child; each takes what it needs.",
            width: 300
        ) {
            HStack {
                Text("Sleepy")
                Rigid()
                Text("little tiger")
            }
        }
    }
}

struct TooNarrow: View {
    var body: some View {
        Contest(
            title: "Too narrow", note: "The tile keeps its size; the texts share what is left, and are cut.", width: 170
        ) {
            HStack {
                Text("Sleepy")
                Rigid()
                Text("little tiger")
            }
            .lineLimit(1)
        }
    }
}

struct WithPriority: View {
    var body: some View {
        Contest(
            title: "With a priority", note: "layoutPriority(1) serves the longer text first; now the other is cut.",
            width: 170
        ) {
            HStack {
                Text("Sleepy")
                Rigid()
                Text("little tiger")
                    .layoutPriority(1)
            }
            .lineLimit(1)
        }
    }
}

struct StackCompetition: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            EnoughRoom()
            TooNarrow()
            WithPriority()
        }
        .padding(24)
        .frame(width: 360, alignment: .leading)
        .background(Color.white)
    }
}

#Preview("Competing children") {
    StackCompetition()
}
