import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What views are for assistive technology, one by one (Apple's documentation of the accessibility modifiers).
@MainActor @Suite("Names, values and roles of views")
struct AccessibilityInUseTests {
    private func node(_ view: some View, _ name: String = "it") -> LiveNode? {
        liveHost(view.accessibilityIdentifier(name), 200, 100).node(name)
    }

    @Test(
        "Traits say what a view is",
        arguments: [
            (AccessibilityTraits.isButton, LiveNode.Role.button), (.isHeader, .heading), (.isLink, .link),
            (.isImage, .image),
            ([.isButton, .isHeader], .button), ([.isHeader, .isLink], .heading), ([.isLink, .isImage], .link),
            (.isSelected, .container), (.updatesFrequently, .container),
        ] as [(AccessibilityTraits, LiveNode.Role)])
    func traits(traits: AccessibilityTraits, role: LiveNode.Role) {
        #expect(node(box(10, 10).accessibilityAddTraits(traits))?.role == role)
    }

    @Test("Each trait is one of its own") func distinct() {
        let all: [AccessibilityTraits] = [
            .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey,
            .isStaticText,
            .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn,
            .isModal,
            .isToggle, .isTabBar,
        ]
        for (index, trait) in all.enumerated() {
            for (other, another) in all.enumerated() { #expect(trait.contains(another) == (index == other)) }
        }
    }

    @Test("Sets of traits are sets") func sets() {
        var traits: AccessibilityTraits = [.isButton]
        #expect(traits.insert(.isButton).inserted == false)
        #expect(traits.update(with: .isButton) == .isButton && traits.update(with: .isLink) == nil)
        #expect(traits.union(.isImage) == [.isButton, .isLink, .isImage])
        #expect(traits.intersection([.isLink, .isImage]) == .isLink)
        #expect(traits.contains([.isButton, .isLink]) && !traits.contains([.isButton, .isImage]))
        traits.formIntersection(.isLink)
        #expect(traits == .isLink)
        traits.formSymmetricDifference([.isLink, .isModal])
        #expect(traits == .isModal)
    }

    @Test("What the program says comes before what the control says") func said() {
        let slider = Slider(value: .constant(0.5)).accessibilityValue("half").accessibilityLabel("Volume")
        let found = liveHost(slider, 200, 100).node("Slider")
        #expect(found?.value == "half" && found?.label == "Volume" && found?.hasGivenName == true)
        let plain = liveHost(Slider(value: .constant(0.5)), 200, 100).node("Slider")
        #expect(plain?.value == "50%" && plain?.hint == nil)
        #expect(node(box(10, 10).accessibilityHint("Rolls"))?.hint == "Rolls")
    }

    @Test("A hidden view is there, and left out") func hidden() {
        #expect(node(box(10, 10).accessibilityHidden(true))?.isHidden == true)
        #expect(node(box(10, 10).accessibilityHidden(false))?.isHidden == false)
        #expect(node(box(10, 10))?.isHidden == false)
        // What is not shown is not there at all.
        #expect(liveHost(box(10, 10).accessibilityIdentifier("it").hidden(), 50, 50).node("it") == nil)
    }

    @Test(
        "A part is read in whole per cent, a half away from nothing",
        arguments: [
            (0, "0%"), (0.004, "0%"), (0.005, "1%"), (0.125, "13%"), (0.5, "50%"), (0.994, "99%"), (0.995, "100%"),
            (1, "100%"),
        ])
    func parts(part: Double, spoken: String) {
        #expect(ControlValue.fraction(part).spoken(Locale(identifier: "en_US")) == spoken)
    }

    @Test("Values are read in the language") func languages() {
        #expect(ControlValue.fraction(0.4).spoken(Locale(identifier: "de_DE")) == "40\u{A0}%")
        #expect(ControlValue.state(isOn: true).spoken(Locale(identifier: "en_US")) == "on")
        #expect(ControlValue.state(isOn: false).spoken(Locale(identifier: "en_US")) == "off")
        #expect(ControlValue.mixed.spoken(Locale(identifier: "en_US")) == "mixed")
        #expect(ControlValue.text("12").spoken(Locale(identifier: "en_US")) == "12")
    }

    @Test(
        "Roles of controls",
        arguments: [
            "Button", "Toggle", "Slider", "Stepper", "TextField", "SecureField", "TextEditor", "Picker", "Link",
            "ProgressView",
            "ScrollView", "List",
        ])
    func roles(kind: String) {
        let all = ScrollView {
            VStack {
                Button("a") {}
                Toggle("a", isOn: .constant(true))
                Slider(value: .constant(0))
                Stepper("a", value: .constant(0))
                TextField("a", text: .constant(""))
                SecureField("a", text: .constant(""))
                TextEditor(text: .constant("")).frame(height: 40)
                Picker("a", selection: .constant(0)) { Text("b").tag(0) }
                Link("a", destination: URL(fileURLWithPath: "/"))
                ProgressView(value: 0.5)
                List { Text("row") }.frame(height: 100)
            }
        }
        let expected: [String: LiveNode.Role] = [
            "Button": .button, "Toggle": .toggle, "Slider": .slider, "Stepper": .stepper, "TextField": .textField,
            "SecureField": .secureField, "TextEditor": .textEditor, "Picker": .picker, "Link": .link,
            "ProgressView": .progress, "ScrollView": .scrollView, "List": .list,
        ]
        #expect(liveHost(all, 300, 900).node(kind)?.role == expected[kind])
    }

    @Test("A disabled view cannot be used, nor what is in it") func disabled() {
        let host = liveHost(VStack { Button("a") {}.accessibilityIdentifier("it") }.disabled(true), 100, 100)
        #expect(host.node("Button")?.isEnabled == false)
    }
}
