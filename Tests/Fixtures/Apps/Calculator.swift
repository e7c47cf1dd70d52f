import SwiftUI

@MainActor final class Calculator: ObservableObject {
    @Published private(set) var display = "0"
    private var stored: Double?
    private var operation: String?
    private var startsNew = true

    func press(_ key: String) {
        switch key {
        case "0"..."9" where key.count == 1: digit(key)
        case ".":
            if startsNew { display = "0" }
            if !display.contains(".") { display += "." }
            startsNew = false
        case "AC":
            (display, stored, operation, startsNew) = ("0", nil, nil, true)
        case "±": display = format(-value)
        case "%": display = format(value / 100)
        case "=":
            evaluate()
            operation = nil
        default:
            evaluate()
            operation = key
        }
    }

    private var value: Double { Double(display) ?? 0 }

    private func digit(_ digit: String) {
        display = startsNew || display == "0" ? digit : display + digit
        startsNew = false
    }

    private func evaluate() {
        defer {
            stored = value
            startsNew = true
        }
        guard let stored, let operation else { return }
        switch operation {
        case "+": display = format(stored + value)
        case "−": display = format(stored - value)
        case "×": display = format(stored * value)
        default: display = value == 0 ? "Error" : format(stored / value)
        }
    }

    private func format(_ value: Double) -> String {
        value.formatted(.number.grouping(.never).precision(.fractionLength(0...6)))
    }
}

struct KeyStyle: ButtonStyle {
    var tint: Color

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title)
            .frame(maxWidth: .infinity, minHeight: 64)
            .background(tint.opacity(configuration.isPressed ? 0.4 : 1), in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct CalculatorView: View {
    @StateObject private var calculator = Calculator()
    private let rows = [
        ["AC", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="],
    ]

    var body: some View {
        VStack(spacing: 10) {
            Text(calculator.display)
                .font(.system(size: 64, weight: .light))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .accessibilityIdentifier("display")
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 10) {
                    ForEach(row, id: \.self) { key in
                        Button(key) { calculator.press(key) }
                            .buttonStyle(
                                KeyStyle(
                                    tint: "÷×−+=".contains(key) ? .orange : key.first!.isNumber ? .gray : .secondary)
                            )
                            .keyboardShortcut(key == "=" ? .defaultAction : nil)
                    }
                }
            }
        }
        .padding()
    }
}

#Preview { CalculatorView() }
