import SwiftUI

struct Card<Content: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(title, systemImage: symbol)
                .font(.caption.weight(.semibold))
                .textCase(.uppercase)
                .opacity(0.7)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.black.opacity(0.12), in: .rect(cornerRadius: 18))
    }
}

struct HourlyCard: View {
    @Environment(ForecastStore.self) private var store
    let hours: [Forecast.Hour]

    var body: some View {
        Card(title: "Hourly", symbol: "clock") {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 22) {
                    ForEach(hours) { hour in
                        VStack(spacing: 8) {
                            Text(hour.hour == hours.first?.hour ? "Now" : "\(hour.hour):00")
                                .font(.caption)
                            Image(systemName: hour.symbol)
                                .symbolRenderingMode(.multicolor)
                                .font(.title3)
                                .frame(height: 26)
                            Text(store.text(hour.temperature))
                                .monospacedDigit()
                        }
                    }
                }
            }
        }
    }
}

struct DaysCard: View {
    @Environment(ForecastStore.self) private var store
    let days: [Forecast.Day]
    let range: ClosedRange<Double>

    var body: some View {
        Card(title: "Next days", symbol: "calendar") {
            ForEach(days) { day in
                HStack {
                    Text(LocalizedStringKey(day.name))
                        .frame(width: 56, alignment: .leading)
                    Image(systemName: day.symbol)
                        .symbolRenderingMode(.multicolor)
                        .frame(width: 30)
                    Text(day.chance > 0 ? "\(day.chance)%" : "")
                        .font(.caption.bold())
                        .foregroundStyle(.yellow)
                        .frame(width: 36)
                    Text(store.text(day.low))
                        .opacity(0.6)
                        .frame(width: 32, alignment: .trailing)
                    TemperatureBar(day: day.low...day.high, all: range)
                        .frame(height: 5)
                    Text(store.text(day.high))
                        .frame(width: 32, alignment: .trailing)
                }
                .padding(.vertical, 4)
                if day.id != days.last?.id { Divider().overlay(.white.opacity(0.3)) }
            }
        }
    }
}

struct TemperatureBar: View {
    let day: ClosedRange<Double>
    let all: ClosedRange<Double>

    var body: some View {
        GeometryReader { proxy in
            let unit = proxy.size.width / (all.upperBound - all.lowerBound)
            Capsule()
                .fill(.black.opacity(0.2))
            Capsule()
                .fill(LinearGradient(colors: [.mint, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
                .frame(width: (day.upperBound - day.lowerBound) * unit)
                .offset(x: (day.lowerBound - all.lowerBound) * unit)
        }
    }
}

#Preview("Bar", traits: .fixedLayout(width: 200, height: 20)) {
    TemperatureBar(day: 12...18, all: 10...25)
        .padding(6)
}
