import Galley

/// Counts how often it has appeared, and is as much wider as that.
struct AppearanceCounter<Content: View>: View {
    let content: Content
    @State private var count = 0

    var body: some View {
        content.padding(.trailing, CGFloat(count)).onAppear { count += 1 }
    }
}

/// A button style whose body is a button.
struct NestedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label.padding(3)
        }
    }
}

/// A label style whose body is a label.
struct NestedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title.padding(3)
        } icon: {
            configuration.icon
        }
    }
}

extension Plan {
    @MainActor static let fonts: [Font] = [
        .body, .largeTitle, .caption2, .headline, .title2, .footnote, .system(size: 9), .system(size: 31.5),
        .system(size: 13).bold(), .callout.monospacedDigit(),
    ]
    static let fontCount = 10
}
