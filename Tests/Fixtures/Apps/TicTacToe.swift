import SwiftUI

struct Board {
    var cells = [String](repeating: "", count: 9)
    var player = "X"

    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    var winner: String? {
        for line in Self.lines where !cells[line[0]].isEmpty && Set(line.map { cells[$0] }).count == 1 {
            return cells[line[0]]
        }
        return nil
    }
    var isFull: Bool { !cells.contains("") }

    mutating func play(_ index: Int) {
        guard cells[index].isEmpty, winner == nil else { return }
        cells[index] = player
        player = player == "X" ? "O" : "X"
    }
}

struct TicTacToe: View {
    @State private var board = Board()
    @State private var score = ["X": 0, "O": 0]
    @State private var isOver = false

    var body: some View {
        VStack(spacing: 20) {
            Text("X \(score["X"]!) : \(score["O"]!) O").font(.title.monospacedDigit())
            Text("\(board.player) to move").foregroundStyle(.secondary)
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(96)), count: 3), spacing: 8) {
                ForEach(0..<9) { index in
                    Button {
                        withAnimation(.snappy) { board.play(index) }
                        if let winner = board.winner { score[winner]! += 1 }
                        isOver = board.winner != nil || board.isFull
                    } label: {
                        Text(board.cells[index])
                            .font(.system(size: 48, weight: .bold, design: .rounded))
                            .frame(width: 96, height: 96)
                            .background(.quaternary, in: .rect(cornerRadius: 16))
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Cell \(index + 1)")
                    .accessibilityValue(board.cells[index])
                }
            }
            .fixedSize()
        }
        .alert(board.winner.map { "\($0) wins" } ?? "Draw", isPresented: $isOver) {
            Button("Play again") { board = Board() }
        }
        .padding()
    }
}

#Preview { TicTacToe() }
