import Galley
import GalleyTestSupport
import Testing

/// Views that are used without a pointer: whoever does it need not know where in them.
@MainActor
struct ViewActivationTests {
    /// A switch in front of its label, as no style of the system's has it.
    private struct LeadingStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Color.red.frame(width: 10, height: 10)
                }
                configuration.label
                Spacer()
            }
        }
    }

    private struct Toggles: View {
        @State var isOn = false
        @State var count = 0
        var isLeading = false
        var isDisabled = false

        var body: some View {
            VStack {
                if isLeading {
                    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(LeadingStyle())
                } else {
                    Toggle("Wi-Fi", isOn: $isOn)
                }
                Button("Count") { count += 1 }
                Text("\(isOn ? "on" : "off"), \(count)")
            }
            .disabled(isDisabled)
        }
    }

    private func host(_ view: some View, isRightToLeft: Bool = false) -> ViewHost {
        ViewHost(
            view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight),
            size: CGSize(width: 400, height: 300))
    }

    private func nodes(_ host: ViewHost) -> [LiveNode] { host.viewTree().flatMap(\.all) }

    private func state(_ host: ViewHost) -> String? {
        nodes(host).first { $0.role == .text && ($0.label ?? "").contains(", ") }?.label
    }

    @Test(arguments: [false, true], [false, true])
    func aToggleIsSwitchedWhereverItsStyleHasTheSwitch(isLeading: Bool, isRightToLeft: Bool) throws {
        let host = host(Toggles(isLeading: isLeading), isRightToLeft: isRightToLeft)
        let toggle = try #require(nodes(host).first { $0.role == .toggle })
        #expect(state(host) == "off, 0")
        #expect(host.activate(toggle.id) && state(host) == "on, 0")
        #expect(host.activate(toggle.id) && state(host) == "off, 0")
    }

    @Test func aButtonIsPressedOnce() throws {
        let host = host(Toggles())
        let button = try #require(nodes(host).last { $0.role == .button })
        #expect(host.activate(button.id) && state(host) == "off, 1")
    }

    @Test func whatIsDisabledOrGoneIsNotUsed() throws {
        let host = host(Toggles(isDisabled: true))
        let toggle = try #require(nodes(host).first { $0.role == .toggle })
        #expect(!host.activate(toggle.id) && state(host) == "off, 0")
        #expect(!host.activate(1))
    }
}
