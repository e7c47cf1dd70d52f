import SwiftUI

struct Cell: Hashable { var x, y: Int }

@MainActor @Observable final class Game {
    var snake = [Cell(x: 5, y: 5), Cell(x: 4, y: 5), Cell(x: 3, y: 5)]
    var food = Cell(x: 8, y: 5)
    var heading = Cell(x: 1, y: 0)
    var isPaused = false
    var isOver = false
    var score: Int { snake.count - 3 }

    func turn(_ x: Int, _ y: Int) {
        guard x != -heading.x || y != -heading.y else { return }
        heading = Cell(x: x, y: y)
    }

    func step() {
        guard !isPaused, !isOver else { return }
        let head = Cell(x: snake[0].x + heading.x, y: snake[0].y + heading.y)
        guard (0..<12).contains(head.x), (0..<12).contains(head.y), !snake.contains(head) else { return isOver = true }
        snake.insert(head, at: 0)
        if head == food { food = Cell(x: (food.x * 7 + 3) % 12, y: (food.y * 5 + 1) % 12) } else { snake.removeLast() }
    }
}

struct SnakeView: View {
    @State private var game = Game()
    @FocusState private var hasFocus: Bool

    var body: some View {
        VStack {
            Text("Score \(game.score)")
            Text(game.isOver ? "Over" : game.isPaused ? "Paused" : "Head at \(game.snake[0].x), \(game.snake[0].y)")
            Canvas { context, size in
                let side = size.width / 12
                func rect(_ cell: Cell) -> CGRect {
                    CGRect(x: Double(cell.x) * side, y: Double(cell.y) * side, width: side, height: side).insetBy(
                        dx: 1, dy: 1)
                }
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                context.fill(Path(ellipseIn: rect(game.food)), with: .color(.red))
                for cell in game.snake {
                    context.fill(Path(roundedRect: rect(cell), cornerRadius: 4), with: .color(.green))
                }
            }
            .frame(width: 300, height: 300)
            .accessibilityLabel("Field")
            .gesture(
                DragGesture(minimumDistance: 20).onEnded { value in
                    let way = value.translation
                    if abs(way.width) > abs(way.height) {
                        game.turn(way.width > 0 ? 1 : -1, 0)
                    } else {
                        game.turn(0, way.height > 0 ? 1 : -1)
                    }
                }
            )
            .focusable()
            .focused($hasFocus)
            .onKeyPress(.space) {
                game.isPaused.toggle(); return .handled
            }
            .onKeyPress(.upArrow) {
                game.turn(0, -1); return .handled
            }
            .onKeyPress(.downArrow) {
                game.turn(0, 1); return .handled
            }
            Button("Step") { game.step() }
            Button("New game") { game = Game() }
        }
        .onAppear { hasFocus = true }
    }
}

#Preview { SnakeView() }
