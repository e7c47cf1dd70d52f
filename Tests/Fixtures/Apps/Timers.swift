import Combine
import SwiftUI

struct Stopwatch: View {
    @State private var start: Date?
    @State private var laps: [TimeInterval] = []
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 16) {
            TimelineView(.periodic(from: .distantPast, by: 0.1)) { context in
                Text(
                    start.map { context.date.timeIntervalSince($0) } ?? 0, format: .number.precision(.fractionLength(1))
                )
                .font(.system(size: 60).monospacedDigit())
                .accessibilityIdentifier("time")
                .contentShape(.rect)
                .onTapGesture {
                    guard let start else { return start = context.date }
                    laps.append(context.date.timeIntervalSince(start))
                }
            }
            ForEach(Array(laps.enumerated()), id: \.offset) {
                Text("Lap \($0.offset + 1): \($0.element, specifier: "%.1f")")
            }
            Text(ticks >= 2 ? "Ticking" : "Waiting")
            Button("Reset") { (start, laps) = (nil, []) }
        }
        .onReceive(timer) { _ in ticks += 1 }
    }
}

#Preview { Stopwatch() }
