import SwiftUI

struct City: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var country: String
}

struct Cities: View {
    enum Scope: String, CaseIterable { case name = "Name", country = "Country" }

    @State private var cities: [City] = []
    @State private var query = ""
    @State private var scope = Scope.name
    @State private var pinned: Set<String> = []
    @State private var refreshes = 0

    private var found: [City] {
        guard !query.isEmpty else { return cities }
        return cities.filter { (scope == .name ? $0.name : $0.country).localizedStandardContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(found) { city in
                HStack {
                    VStack(alignment: .leading) {
                        Text(city.name)
                        Text(city.country).font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                    if pinned.contains(city.name) { Image(systemName: "pin.fill") }
                }
                .contextMenu {
                    Button("Pin \(city.name)", systemImage: "pin") { pinned.insert(city.name) }
                    Button("Remove", systemImage: "trash", role: .destructive) { cities.removeAll { $0 == city } }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
            .navigationTitle("Cities, \(refreshes)")
            .searchable(text: $query, prompt: "City")
            .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
            .refreshable { refreshes += 1 }
            .task {
                try? await Task.sleep(for: .milliseconds(50))
                cities = [
                    City(name: "Lyon", country: "France"), City(name: "Oslo", country: "Norway"),
                    City(name: "Porto", country: "Portugal"), City(name: "Nantes", country: "France"),
                ]
            }
        }
    }
}

#Preview { Cities() }
