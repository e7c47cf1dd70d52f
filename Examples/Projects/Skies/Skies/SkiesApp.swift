import SwiftUI

@main
struct SkiesApp: App {
    @State private var store = ForecastStore()

    var body: some Scene {
        WindowGroup {
            ForecastView()
                .environment(store)
        }
    }
}
