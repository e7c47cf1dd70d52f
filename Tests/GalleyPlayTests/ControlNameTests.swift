import Galley
import GalleyPlay
import Testing

/// Apple's documentation of `Slider`: its label is "a View that describes the purpose of the instance. Not all slider styles show the label,
/// but even in those cases, SwiftUI uses the label for accessibility."
@MainActor @Suite("Names of controls")
struct ControlNameTests {
    private func names(_ view: some View) -> [String] {
        LiveElements.all(in: ViewHost(view, size: CGSize(width: 320, height: 300)).viewTree()).map {
            "\($0.role) \($0.label)"
        }
    }

    @Test("A slider is called by its label, which is not drawn, and not by its ends") func sliders() {
        #expect(names(Slider(value: .constant(0.5)) { Text("Volume") }) == ["slider Volume"])
        let ends = Slider(value: .constant(0.5)) {
            Text("Volume")
        } minimumValueLabel: {
            Text("low")
        } maximumValueLabel: {
            Text("high")
        }
        #expect(names(ends) == ["slider Volume"])
        #expect(names(ends.accessibilityLabel("Loudness")) == ["slider Loudness"])
        #expect(names(Slider(value: .constant(0.5))) == ["slider "])
    }
}
