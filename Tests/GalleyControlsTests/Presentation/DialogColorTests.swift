import Galley
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls

/// Grounds of dialogs before iOS 26: light (242, 242, 242), dark (37, 37, 37), each at 94 %, the button that cancels on white or (44, 44, 44)
/// (rules.md §18.7); black at a fifth over the window; the segment that is chosen on white, in the dark on (99, 99, 102).
@MainActor @Suite("Colours of dialogs") struct DialogColorTests {
    /// The paints of what is filled, in order.
    private func paints(_ view: some View, _ scheme: ColorScheme, look: Look = .iOS18) -> [String] {
        var options = screenOptions(look: look)
        options.colorScheme = scheme
        return ToldPicture(RenderedView(view, options: options).displayList).lines.filter { $0.hasPrefix("fill") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
    }

    private func has(_ paint: String, _ view: some View, _ scheme: ColorScheme) -> Bool {
        paints(view, scheme).contains(paint)
    }

    @Test("Grounds in the light and in the dark") func grounds() {
        let alert = Color.clear.alert("Title", isPresented: .constant(true)) { Button("Go") {} }
        let dialog = Color.clear.confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") {} }
        let (light, dark) = ("#f2f2f2/0.94", "#252525/0.94")
        #expect(
            has(light, alert, .light) && has(dark, alert, .dark) && has(light, dialog, .light)
                && has(dark, dialog, .dark))
        #expect(!has(dark, alert, .light) && !has(light, alert, .dark) && !has(dark, dialog, .light))
        #expect(has("#ffffff", dialog, .light) && has("#2c2c2c", dialog, .dark) && !has("#2c2c2c", dialog, .light))
        // What lies over the window first is its darkness.
        #expect([alert].map { paints($0, .light).contains("#000000/0.2") } == [true])
    }

    @Test("The lens of segments") func lens() {
        let picker = Picker("", selection: .constant(1)) {
            Text("a").tag(1); Text("b").tag(2)
        }.pickerStyle(.segmented)
        #expect(has("#ffffff", picker, .light) && has("#636366", picker, .dark) && !has("#ffffff", picker, .dark))
    }

    @Test("The card of a page that is set back has corners of 10") func card() {
        let stage = CoverStage(
            window: CGSize(width: 400, height: 800), insets: EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0),
            anchor: .zero)
        let items = PageBehind(stage).items([])
        #expect(items.count == 2)
        guard case .group(let group)? = items.last else { Issue.record("no card"); return }
        // At 0.92 of its size.
        let wanted = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 400, height: 800), cornerRadius: 10 / 0.92, style: .continuous)
        #expect(group.clip?.path == wanted && group.transform.ty == 59)
    }

    @Test("Buttons of dialogs: red where they destroy, grey where they cannot be used") func buttons() {
        func colors(_ role: ButtonRole?, isDisabled: Bool = false, _ look: Look = .iOS18) -> [String] {
            let view = Color.clear.alert("Title", isPresented: .constant(true)) {
                Button("Press", role: role) {}.disabled(isDisabled)
            }
            let lines = ToldPicture(RenderedView(view, options: screenOptions(look: look)).displayList).lines
            return lines.filter { $0.hasPrefix("\"Press\"") }.compactMap {
                $0.split(separator: " ").last.map(String.init)
            }
        }
        let red = colors(.destructive), blue = colors(nil), grey = colors(nil, isDisabled: true)
        #expect(Set(red + blue + grey).count == 3 && colors(.destructive, isDisabled: true) == grey)
        #expect(colors(.cancel) == blue)
        // On glass the label is of the colour of text, and red as well.
        let text = colors(nil, .iOS26)
        #expect(text == ["#000000"] && colors(.destructive, .iOS26) != text)
    }

    /// Apple's page of `defaultAction`: the default button's shortcut; UIKit's of `preferredAction`: that button is highlighted.
    @Test("The button that the return key presses stands out") func defaultButton() {
        func alert(_ shortcut: KeyboardShortcut?) -> some View {
            Color.clear.alert("Title", isPresented: .constant(true)) {
                Button("Other") {}
                Button("Press") {}.keyboardShortcut(shortcut)
            }
        }
        func lines(_ shortcut: KeyboardShortcut?, _ look: Look) -> [String] {
            ToldPicture(RenderedView(alert(shortcut), options: screenOptions(look: look)).displayList).lines
        }
        func color(_ title: String, _ shortcut: KeyboardShortcut?) -> Substring? {
            lines(shortcut, .iOS26).first { $0.hasPrefix("\"\(title)\"") }?.split(separator: " ").last
        }
        let others: [KeyboardShortcut?] = [nil, .cancelAction, KeyboardShortcut("p")]
        for shortcut in others {
            #expect(color("Press", shortcut) == "#000000" && color("Other", shortcut) == "#000000")
            #expect(lines(shortcut, .iOS18) == lines(nil, .iOS18))
        }
        #expect(color("Press", .defaultAction) == "#ffffff" && color("Other", .defaultAction) == "#000000")
        #expect(lines(.defaultAction, .iOS18) != lines(nil, .iOS18), "semibold")
    }
}
