import FolioCore
import SwiftUI

struct AllocationRing: View {
    let portfolio: Portfolio
    private let colours: [Color] = [.teal, .orange, .indigo, .pink]

    private var slices: [(holding: Holding, from: Double, to: Double, colour: Color)] {
        var start = 0.0
        return portfolio.holdings.enumerated().map { index, holding in
            let end = start + portfolio.part(holding)
            defer { start = end }
            return (holding, start, end, colours[index % colours.count])
        }
    }

    var body: some View {
        ZStack {
            ForEach(slices, id: \.holding.id) { slice in
                Circle()
                    .inset(by: 9)
                    .trim(from: slice.from + 0.004, to: slice.to - 0.004)
                    .stroke(slice.colour, lineWidth: 18)
                    .rotationEffect(.degrees(-90))
                    .accessibilityLabel(slice.holding.name)
            }
            Text("\(portfolio.holdings.count)")
                .font(.title2.bold())
        }
    }
}

#Preview("Ring") {
    AllocationRing(portfolio: .sample)
        .frame(width: 160, height: 160)
        .padding()
}
