import FolioCore
import SwiftUI

struct HoldingRow: View {
    let holding: Holding
    @Environment(\.currency) private var currency

    private var colour: Color { holding.change < 0 ? .loss : .gain }

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(holding.symbol).font(.headline)
                Text(holding.name).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Sparkline(values: holding.prices)
                .stroke(colour, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                .frame(width: 60, height: 24)
            VStack(alignment: .trailing) {
                Text(holding.value, format: .currency(code: currency))
                    .font(.subheadline.monospacedDigit())
                Text(holding.change, format: .percent.precision(.fractionLength(1)).sign(strategy: .always()))
                    .font(.caption2.bold())
                    .foregroundStyle(colour)
            }
            .frame(width: 96, alignment: .trailing)
        }
    }
}

struct Sparkline: Shape {
    var values: [Double]

    func path(in rect: CGRect) -> Path {
        guard let low = values.min(), let high = values.max(), values.count > 1 else { return Path() }
        let height = max(high - low, .leastNonzeroMagnitude)
        return Path { path in
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
                    y: rect.maxY - rect.height * (value - low) / height)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }
}

struct HoldingPage: View {
    let holding: Holding

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Sparkline(values: holding.prices)
                .stroke(.tint, lineWidth: 3)
                .background(alignment: .bottom) { Divider() }
                .frame(height: 180)
            LabeledContent("Shares", value: holding.shares, format: .number)
            LabeledContent("Change", value: holding.change, format: .percent.precision(.fractionLength(1)))
            Spacer()
        }
        .padding()
        .navigationTitle(holding.name)
    }
}

#Preview("Holding") {
    NavigationStack { HoldingPage(holding: Portfolio.sample.holdings[2]) }
}
