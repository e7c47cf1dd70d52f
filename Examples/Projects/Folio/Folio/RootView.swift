import FolioCore
import SwiftUI

struct RootView: View {
    let portfolio: Portfolio
    @State private var tab = Tab.overview

    enum Tab: Hashable { case overview, settings }

    var body: some View {
        TabView(selection: $tab) {
            OverviewPage(portfolio: portfolio)
                .tabItem { Label("Overview", systemImage: "chart.pie") }
                .tag(Tab.overview)
            SettingsPage()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Tab.settings)
        }
    }
}

struct OverviewPage: View {
    let portfolio: Portfolio
    @Environment(\.currency) private var currency

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack(spacing: 24) {
                        AllocationRing(portfolio: portfolio)
                            .frame(width: 110, height: 110)
                        VStack(alignment: .leading) {
                            Text("Total")
                                .foregroundStyle(.secondary)
                            Text(portfolio.total, format: .currency(code: currency).precision(.fractionLength(0)))
                                .font(.title.bold())
                                .minimumScaleFactor(0.6)
                        }
                    }
                    .padding(.vertical, 8)
                }
                Section("Holdings") {
                    ForEach(portfolio.holdings) { holding in
                        NavigationLink(value: holding) { HoldingRow(holding: holding) }
                    }
                }
            }
            .navigationTitle("Folio")
            .navigationDestination(for: Holding.self) { HoldingPage(holding: $0) }
        }
    }
}

#Preview("Overview") { RootView(portfolio: .sample) }
