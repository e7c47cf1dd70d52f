import Galley
import GalleyTesting
import Testing

/// What a test taps is used where it can be used, as assistive technology does at an element's activation point
/// (`accessibilityActivationPoint`); a tap that would do nothing is an error.
@MainActor @Suite("Taps on controls")
struct ActivationTests {
    struct Settings: View {
        @State private var notifies = false
        @State private var count = 1
        @State private var sort = "name"
        @State private var name = ""
        @State private var hits = 0

        var body: some View {
            VStack(alignment: .leading) {
                Toggle("Notify me", isOn: $notifies).padding(2).accessibilityIdentifier("padded")
                Toggle("Locked", isOn: .constant(false)).disabled(true)
                Stepper("Count \(count)", value: $count)
                TextField("Name", text: $name)
                Text("Just a text")
                Button {
                    hits += 1
                } label: {
                    HStack {
                        Text("Left"); Spacer(); Text("Right")
                    }
                }
                Text("hits \(hits), notifies \(notifies ? "yes" : "no"), count \(count)").accessibilityIdentifier(
                    "state")
            }
            .frame(width: 280)
        }
    }

    private func view() -> TestedView { host(Settings(), size: CGSize(width: 300, height: 400)) }

    private func state(_ view: TestedView) throws -> String? { try view.find(identifier: "state").label }

    private func message(_ action: () throws -> Void) -> String {
        do {
            try action()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("A toggle is switched by its label, and by itself though its middle is empty") func toggles() throws {
        let view = view()
        try view.find(label: "Notify me").tap()
        #expect(try state(view) == "hits 0, notifies yes, count 1")
        try view.find(role: .toggle).tap()
        #expect(try state(view) == "hits 0, notifies no, count 1")
        try view.find(text: "Notify me").tap()
        #expect(try view.find(role: .toggle).value == "on")
        // A modifier around it stands for it.
        try view.find(identifier: "padded").tap()
        #expect(try view.find(role: .toggle).value == "off")
    }

    @Test("A button is used though a gap is in its middle, and by its texts") func gaps() throws {
        let view = view()
        try view.find(button: "Left Right").tap()
        try view.find(text: "Right").tap()
        #expect(try state(view) == "hits 2, notifies no, count 1")
    }

    @Test("A tap that does nothing is an error that says why, at the line of the tap") func nothing() throws {
        let view = view()
        let line = #line + 1
        let plain = message { try view.find(text: "Just a text").tap() }
        #expect(plain.contains("Text “Just a text” takes no finger, and no control around it does"))
        #expect(plain.hasPrefix("ActivationTests.swift:\(line): "))
        #expect(message { try view.find(text: "Locked").tap() }.contains("is disabled"))
        #expect(message { try view.find(text: "Count 1").tap() }.contains("has 2 parts that take a tap"))
        let next = #line + 1
        let missing = message { _ = try view.find(text: "Nowhere") }
        #expect(missing.hasPrefix("ActivationTests.swift:\(next): no view is a text “Nowhere”. There is: “Notify me”"))
        #expect(try state(view) == "hits 0, notifies no, count 1")
    }

    @Test("What lies over a control keeps taps from it") func covered() throws {
        let view = host(
            Toggle("Below", isOn: .constant(false)).frame(width: 200).overlay { Color.red.onTapGesture {} },
            size: CGSize(width: 220, height: 60))
        #expect(message { try view.find(text: "Below").tap() }.contains("takes the finger"))
    }

    @Test("A gesture around a control is not the control's; one around a text is the text's") func gestures() throws {
        struct Card: View {
            @State private var taps = 0
            @State private var isOn = false
            var body: some View {
                VStack {
                    Text("taps \(taps), on \(isOn ? 1 : 0)").accessibilityIdentifier("state")
                    Toggle("Switch", isOn: $isOn)
                }
                .frame(width: 200).background(.white).onTapGesture { taps += 1 }
            }
        }
        let view = host(Card())
        try view.find(label: "Switch").tap()
        #expect(try state(view) == "taps 0, on 1")
        try view.find(identifier: "state").tap()
        #expect(try state(view) == "taps 1, on 1")
    }
}
