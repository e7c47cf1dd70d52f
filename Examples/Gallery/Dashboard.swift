// A dashboard on a tablet: a sidebar, and cards with figures, bars and gauges beside it.
import SwiftUI

struct DashboardScreen: View {
    @State private var selection: String? = "Overview"

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Section("House") {
                    Label("Overview", systemImage: "square.grid.2x2").tag("Overview")
                    Label("Energy", systemImage: "bolt").tag("Energy")
                    Label("Climate", systemImage: "thermometer.medium").tag("Climate")
                    Label("Water", systemImage: "drop").tag("Water")
                }
                Section("Rooms") {
                    Label("Kitchen", systemImage: "fork.knife").tag("Kitchen")
                    Label("Study", systemImage: "books.vertical").tag("Study").badge(2)
                    Label("Garden", systemImage: "leaf").tag("Garden")
                }
            }
            .navigationTitle("Home")
        } detail: {
            DashboardDetail()
        }
    }
}

struct DashboardDetail: View {
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 20), count: 2)

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 20) {
                Figure(title: "Power", value: "2.4 kW", change: "12 % less", symbol: "bolt.fill", color: .yellow)
                Figure(title: "Water", value: "86 l", change: "4 % more", symbol: "drop.fill", color: .blue)
                Figure(title: "Indoors", value: "21.5°", change: "steady", symbol: "thermometer.medium", color: .red)
                Figure(title: "Air", value: "Good", change: "610 ppm", symbol: "wind", color: .green)
            }
            GroupBox("This Week") {
                HStack(alignment: .bottom, spacing: 18) {
                    ForEach(Array([0.5, 0.72, 0.4, 0.95, 0.61, 0.3, 0.44].enumerated()), id: \.offset) { day, share in
                        VStack {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(.tint.opacity(day == 3 ? 1 : 0.5))
                                .frame(height: 180 * share)
                            Text(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day])
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                .frame(maxWidth: .infinity)
                .padding(.top)
            }
            .padding(.vertical, 20)
            HStack(spacing: 20) {
                GroupBox("Battery") {
                    Gauge(value: 0.82) {
                        Image(systemName: "battery.75percent")
                    } currentValueLabel: {
                        Text("82")
                    }
                    .gaugeStyle(.accessoryCircular)
                    .tint(.green)
                    .frame(maxWidth: .infinity)
                }
                GroupBox("Tank") {
                    ProgressView("Rain water", value: 0.35).padding(.vertical, 12)
                }
            }
        }
        .scrollIndicators(.hidden)
        .padding(.horizontal, 20)
        .navigationTitle("Overview")
        .toolbar {
            Button("Add", systemImage: "plus") {}
        }
    }
}

struct Figure: View {
    var title: String
    var value: String
    var change: String
    var symbol: String
    var color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label(title, systemImage: symbol)
                .font(.headline)
                .foregroundStyle(color)
            Text(value).font(.system(size: 40, weight: .semibold, design: .rounded))
            Text(change).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(20)
        .background(.fill.quaternary, in: .rect(cornerRadius: 20))
    }
}

#Preview("Dashboard on a tablet", traits: .landscapeLeft) {
    DashboardScreen()
}
