import SwiftUI

struct Preferences: View {
    @AppStorage("isDark") private var isDark = false
    @AppStorage("name") private var name = "Reader"
    @AppStorage("textSize") private var textSize = 1
    @SceneStorage("page") private var page = 1

    private let sizes: [DynamicTypeSize] = [.small, .large, .xxxLarge, .accessibility2]

    var body: some View {
        NavigationStack {
            Form {
                Section("Reading") {
                    Text("Page \(page) for \(name)")
                    Button("Next page") { page += 1 }
                }
                Section("Looks") {
                    TextField("Your name", text: $name)
                    Toggle("Dark", isOn: $isDark)
                    Stepper("Size \(textSize)", value: $textSize, in: 0...3)
                }
                ShareLink("Share", item: URL(string: "https://example.com/page/\(page)")!)
                Summary()
            }
            .navigationTitle("Preferences")
        }
        .preferredColorScheme(isDark ? .dark : .light)
        .dynamicTypeSize(sizes[textSize])
    }
}

struct Summary: View {
    @AppStorage("name") private var name = "Reader"
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(name), \(scheme == .dark ? "dark" : "light"), \(String(describing: size))") }
}

#Preview { Preferences() }
