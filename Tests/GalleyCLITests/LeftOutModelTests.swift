import Foundation
import Testing

/// SwiftData is not here: what an app's views show without it is drawn all the same.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LeftOutModelTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let model = """
        import Foundation
        import SwiftData

        @Model
        final class Trip {
            #Unique<Trip>([\\.name])
            @Attribute(.unique) var name: String
            @Relationship(deleteRule: .cascade) var stops: [String]
            init(name: String) {
                self.name = name
                stops = []
            }
        }

        """

    /// Models are plain classes, queries find nothing, and previews are shown without the store that they fill.
    @Test func modelsAndQueries() throws {
        try folder.write([
            "App/Trip.swift": Self.model,
            "App/Trips.swift": """
            import SwiftData
            import SwiftUI
            struct TripsView: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: \\Trip.name) private var trips: [Trip]
                var title: String
                var body: some View {
                    VStack(spacing: 0) {
                        Text(verbatim: title).frame(width: 40, height: 20)
                        ForEach(trips) { Text(verbatim: $0.name) }
                    }.onTapGesture { context.insert(Trip(name: title)) }
                }
            }
            struct TripRow: View {
                @Bindable var trip: Trip
                var body: some View { Text(verbatim: trip.name).frame(width: 30, height: 10) }
            }
            #Preview("Trips") { TripsView(title: "t").modelContainer(for: Trip.self, inMemory: true) }
            #Preview("Row") {
                let container = try! ModelContainer(for: Trip.self)
                let trip = Trip(name: "Rome")
                container.mainContext.insert(trip)
                return TripRow(trip: trip).modelContainer(container)
            }
            #Preview("Tried") {
                do {
                    let container = try ModelContainer(for: Trip.self)
                    return TripRow(trip: Trip(name: "Oslo")).modelContainer(container)
                } catch {
                    return Text(verbatim: "failed")
                }
            }

            """,
        ])
        let output = try folder.galley("layout", "App", "--size", "ideal")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("→ 40×20") && output.text.contains("\"Rome\"") && output.text.contains("\"Oslo\""))
        #expect(!output.text.contains("failed"), "\(output.text)")
        #expect(
            output.errors.contains("left out of 'App/Trip.swift': @Model of Trip, #Unique, @Attribute of name"),
            "\(output.errors)")
        #expect(output.errors.contains("@Query of trips"), "\(output.errors)")
    }
}
