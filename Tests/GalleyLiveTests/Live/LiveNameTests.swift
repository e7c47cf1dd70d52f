import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What controls are called. Apple's Human Interface Guidelines (VoiceOver): every control has a name; a label that shows its icon alone is
/// still called as its title (Apple's documentation of `iconOnly`: the title stays for assistive technology).
@MainActor @Suite("Names of controls in use")
struct LiveNameTests {
    private struct Fields: View {
        @State private var name = ""
        @State private var password = ""
        @State private var nameless = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                SecureField("Password", text: $password).accessibilityIdentifier("password")
                TextField("", text: $nameless, prompt: Text(verbatim: "Hint")).accessibilityIdentifier("nameless")
            }
        }
    }

    private func node(_ host: ViewHost, _ identifier: String) -> LiveNode? {
        host.viewTree().flatMap(\.all).first { $0.identifier == identifier }
    }

    @Test("A field is called as its title whatever has been typed, which is its value; a secret one's are dots")
    func fields() {
        let host = ViewHost(Fields(), size: CGSize(width: 300, height: 200))
        #expect(node(host, "name")?.label == "Name" && node(host, "name")?.value == nil)
        host.tap("name")
        host.send(.text("Ada"))
        #expect(node(host, "name")?.label == "Name" && node(host, "name")?.value == "Ada")
        host.tap("password")
        host.send(.text("abc"))
        #expect(node(host, "password")?.label == "Password" && node(host, "password")?.value == "•••")
        #expect(node(host, "nameless")?.label == "Hint")
    }

    @Test("An icon without its title is called as the title; a symbol by itself has no given name") func icons() throws
    {
        let view = VStack {
            Button {
            } label: {
                Label("Remove", systemImage: "trash").labelStyle(.iconOnly)
            }
            Image(systemName: "star")
        }
        let images = ViewHost(view, size: CGSize(width: 300, height: 200)).viewTree().flatMap(\.all)
            .filter { $0.role == .image }
        #expect(images.map(\.label) == ["Remove", "star"])
        #expect(images.map(\.hasGivenName) == [true, false])
    }

    @Test("What leads back has a name", arguments: [Look.iOS26, .iOS18]) func back(_ look: Look) {
        var options = RenderOptions()
        options.look = look
        let view = NavigationStack(path: .constant([1])) {
            Text(verbatim: "root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
        }
        let host = ViewHost(view, size: CGSize(width: 390, height: 844), options: options)
        #expect(
            host.viewTree().flatMap(\.all).contains {
                $0.role == .button && $0.label == (look == .iOS26 ? "Back" : "Root")
            })
    }
}
