import FolioCore
import SwiftUI

@main
struct FolioApp: App {
    @AppStorage("currency") private var currency = "EUR"

    var body: some Scene {
        WindowGroup {
            RootView(portfolio: .sample)
                .environment(\.currency, currency)
        }
    }
}

extension EnvironmentValues {
    @Entry var currency = "EUR"
}
