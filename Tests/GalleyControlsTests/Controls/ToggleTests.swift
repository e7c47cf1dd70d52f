import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Toggles: sizes of rules.md §18.2 and §18.7; how they act by Apple's documentation of `Toggle`.
@MainActor @Suite("Toggles")
struct ToggleTests {
    @Test("A switch has the size of its look") func sizes() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        expect(size(of: toggle, 300, 100), 63, 28)
        expect(size(of: toggle.environment(\.look, .iOS18), nil, nil), 49, 31)
        expect(size(of: toggle, nil, nil, platform: .macOS), 16, 16)
        expect(size(of: toggle.toggleStyle(.switch), nil, nil, platform: .macOS), 54, 24)
        expect(size(of: Toggle("Wi-Fi", isOn: .constant(true)), 300, nil), 300, 28)
    }

    @Test("The knob lies 2 in, at the end that says whether it is on", arguments: [false, true])
    func knob(isOn: Bool) {
        let toggle = Toggle("Wi-Fi", isOn: .constant(isOn)).labelsHidden()
        expect(liveHost(toggle, 63, 28).boxes(.pureWhite).first, isOn ? 24 : 2, 2, 37, 24)
        expect(liveHost(toggle, 49, 31, look: .iOS18).boxes(.pureWhite).first, isOn ? 22 : 2, 2, 27, 27)
    }

    @Test("From right to left the switch is mirrored") func mirrored() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
            .environment(\.layoutDirection, .rightToLeft)
        #expect(liveHost(toggle, 63, 28).boxes(.pureWhite).first?.minX == 2)
    }

    @Test("The ground: green, a tint, or the measured grey") func grounds() throws {
        // Beside the knob and its shadow.
        func ground(_ view: some View, _ scheme: ColorScheme = .light, x: Int = 10) throws -> [UInt8] {
            try Pixels(in: 63, 28, view.labelsHidden().environment(\.colorScheme, scheme))[x, 14]
        }
        let on = Toggle("", isOn: .constant(true)), off = Toggle("", isOn: .constant(false))
        #expect(try ground(on.tint(Color(red: 1, green: 0, blue: 0))) == [255, 0, 0, 255])
        #expect(
            try ground(on.toggleStyle(SwitchToggleStyle(tint: Color(red: 0, green: 0, blue: 1)))) == [0, 0, 255, 255])
        #expect(try ground(on) == (try Pixels(in: 63, 28, Color.green)[10, 14]))
        #expect(try ground(off, x: 52) == [197, 197, 199, 255])
        #expect(try ground(off, .dark, x: 52) == [90, 90, 94, 255])
    }

    @Test("A tap turns it, in every style", arguments: [0, 1, 2]) func taps(style: Int) {
        let recorded = Recorded(false)
        let toggle = Toggle("Wi-Fi", isOn: recorded.binding)
        let host: ViewHost
        switch style {
        case 0: host = liveHost(toggle.labelsHidden().toggleStyle(.switch), 63, 28)
        case 1: host = liveHost(toggle.labelsHidden().toggleStyle(.checkbox), 16, 16)
        default: host = liveHost(toggle.toggleStyle(.button), 200, 60)
        }
        let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
        host.tap(middle)
        #expect(recorded.written == [true])
        host.tap(middle)
        #expect(recorded.written == [true, false])
    }

    @Test("A disabled one is not turned") func disabled() {
        let recorded = Recorded(false)
        let host = liveHost(Toggle("Wi-Fi", isOn: recorded.binding).labelsHidden().disabled(true), 63, 28)
        host.tap(CGPoint(x: 31, y: 14))
        #expect(recorded.written.isEmpty)
    }

    @Test(
        "Of several values: on where all are, off where none is, else mixed",
        arguments: [([true, true], "on"), ([false, false], "off"), ([true, false], "mixed")])
    func sources(values: [Bool], spoken: String) {
        let bindings = values.map { Binding.constant($0) }
        let node = liveHost(Toggle("All", sources: bindings, isOn: \.self), 200, 60).node("Toggle")
        #expect(node?.value == spoken && node?.role == .toggle)
    }

    @Test("A mixed one turns all of them on, one that is on all of them off") func turnsAll() {
        for (values, expected) in [([true, false], true), ([false, false], true), ([true, true], false)] {
            let recorded = values.map { Recorded($0) }
            let toggle = Toggle("All", sources: recorded.map(\.binding), isOn: \.self).labelsHidden()
            liveHost(toggle, 63, 28).tap(CGPoint(x: 31, y: 14))
            #expect(recorded.map(\.value) == [expected, expected], "\(values)")
        }
    }

    @Test("A check box is 5 before its label") func checkbox() throws {
        let toggle = Toggle(isOn: .constant(true)) { box(30, 10).probe("label") }.toggleStyle(.checkbox)
        expect(size(of: toggle, nil, nil), 51, 16)
        expect(frames(proposing: nil, nil, toggle)["label"], 21, 3, 30, 10)
    }
}
