import SwiftUI

@main
struct CapitalsApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
