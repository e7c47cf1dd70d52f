import Galley
import GalleyTesting
import Testing

@MainActor @Suite("Accessibility pictures")
struct AccessibilityPictureTests {
    private struct Screen: View {
        @State private var isOn = true
        @State private var volume = 0.4

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("Sound").font(.title).accessibilityAddTraits(.isHeader)
                Toggle("Mute", isOn: $isOn)
                Slider(value: $volume).accessibilityLabel("Volume")
                HStack {
                    Image(systemName: "star.fill").accessibilityLabel("Favourite")
                    Image(systemName: "waveform").accessibilityHidden(true)
                    Spacer()
                    Button("Reset") {}.accessibilityHint("Sets everything back")
                    Button("Delete") {}.disabled(true)
                }
            }
            .padding()
            .background(.white)
        }
    }

    @Test("Elements are numbered where they lie, and the legend reads them in order") func picture() {
        expectSnapshot(Screen(), .accessibility, sizes: [CGSize(width: 280, height: 220)])
    }
}
