import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// How many lines a label has in a control, and how far it shrinks: titles of segments, of alerts' and dialogs'
/// buttons, of options on a wheel and cells of tables are one line, as UIKit's are, items of menus two; values in
/// rings shrink to a half, dialogs' buttons to seven tenths. What a view is told of its surroundings says so
/// (Apple's pages of `EnvironmentValues.lineLimit`, `minimumScaleFactor`).
@MainActor @Suite("Lines of labels in controls") struct LineLimitTests {
    private struct Told: View {
        @Environment(\.lineLimit) private var lines
        @Environment(\.minimumScaleFactor) private var scale
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let limit = lines.map { "\($0)" } ?? "none"
            return Text(verbatim: "\(limit) \(Int((scale * 100).rounded()))" + (isEnabled ? "" : " off"))
        }
    }

    private func told(_ view: some View, _ width: CGFloat = 393, look: Look = .iOS26) -> [String] {
        screen(view, width, 852, look: look).texts.filter { $0.contains(" ") }
    }

    @Test("Where nothing is said, there is no limit") func plain() {
        #expect(told(Told()) == ["none 100"] && told(Button(action: {}) { Told() }) == ["none 100"])
        #expect(told(List { Told() }) == ["none 100"] && told(GroupBox { Told() }) == ["none 100"])
        #expect(told(Button(action: {}) { Told() }.buttonStyle(.bordered).disabled(true)) == ["none 100 off"])
    }

    @Test("Options of pickers") func pickers() {
        let picker = Picker("", selection: .constant(1)) {
            Told().tag(1)
            Told().tag(2)
        }
        .labelsHidden()
        #expect(told(picker.pickerStyle(.inline)) == ["none 100", "none 100"])
        #expect(told(picker.pickerStyle(.radioGroup)) == ["none 100", "none 100"])
    }

    @Test("A long title of a segment or of an option on a wheel stays on its line") func long() {
        let words = "A title that is far too long for the room that it has, and for twice as much, and again"
        let picker = Picker("", selection: .constant(1)) {
            Text(words).tag(1)
            Text("b").tag(1)
        }
        .labelsHidden()
        func heights(_ style: some PickerStyle) -> [CGFloat] {
            let root = screen(picker.pickerStyle(style), 300, 300)
            return [words, "b"].map { (root.named($0)?.frame.height ?? -1).rounded() }
        }
        let (segments, wheel) = (heights(.segmented), heights(.wheel))
        #expect(segments[0] == segments[1] && segments[0] > 10 && wheel[0] == wheel[1] && wheel[0] > 20)
        // A title in a list may take several.
        let root = screen(List { Text(words) }, 300, 300)
        #expect(root.named(words).map { $0.frame.height > 40 } == true)
    }

    private struct Person: Identifiable { let id: Int }

    @Test("Cells and headers of tables") func tables() {
        let table = Table([Person(id: 1), Person(id: 2)]) {
            TableColumn("A") { (_: Person) in Told() }
            TableColumn("B") { (_: Person) in Told() }
        }
        #expect(told(table, 1024) == ["1 100", "1 100", "1 100", "1 100"])
        // On a phone they are rows.
        #expect(told(table) == ["none 100", "none 100"])
    }

    @Test("Buttons of alerts and dialogs", arguments: [Look.iOS26, .iOS18]) func dialogs(look: Look) {
        let alert = Color.blue.alert("T", isPresented: .constant(true)) { Button(action: {}) { Told() } }
        let dialog = Color.blue.confirmationDialog("T", isPresented: .constant(true)) {
            Button(action: {}) { Told() }
            Button(action: {}) { Told() }.disabled(true)
        }
        #expect(told(alert, look: look) == ["1 70"] && told(dialog, look: look) == ["1 70", "1 70 off"])
        let message = Color.blue.alert("T", isPresented: .constant(true)) {
        } message: {
            Told()
        }
        #expect(told(message, look: look) == ["none 100"])
    }

    @Test("Items of menus") func menus() {
        func opened(_ view: some View) -> [String] {
            let host = liveHost(view, 393, 600)
            host.tap("Open")
            host.advance(by: 2)
            return host.viewTree().flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label).filter {
                $0.contains(" ")
            }
        }
        #expect(opened(Menu("Open") { Button(action: {}) { Told() } }) == ["2 100"])
        #expect(
            opened(
                Menu("Open") {
                    Button(action: {}) { Told() }
                    Button(role: .destructive) {
                    } label: {
                        Told()
                    }
                    .disabled(true)
                }) == ["2 100", "2 100 off"])
    }

    @Test("Labels of gauges: in rings they shrink to a half") func gauges() {
        func labels(_ style: some GaugeStyle) -> [String] {
            let value = Gauge(value: 0.5) {
                Text("label")
            } currentValueLabel: {
                Told()
            }
            let label = Gauge(value: 0.5) { Told() }
            return told(value.gaugeStyle(style)) + told(label.gaugeStyle(style))
        }
        #expect(labels(.accessoryCircular) == ["none 50", "none 100"])
        #expect(labels(.accessoryCircularCapacity) == ["none 50", "none 100"])
        #expect(labels(.linearCapacity) == ["none 100", "none 100"])
    }

    @Test("Rows of lists and their swipe actions") func swipes() {
        let list = List {
            Text("Row").swipeActions { Button(action: {}) { Told() } }
        }
        .listStyle(.plain)
        let host = liveHost(list, 300, 400)
        host.send(.pointerDown(CGPoint(x: 250, y: 26)))
        for step in 1...4 { host.send(.pointerMoved(CGPoint(x: 250 - 20 * CGFloat(step), y: 26))) }
        host.send(.pointerUp(CGPoint(x: 170, y: 26)))
        let texts = host.viewTree().flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label)
        #expect(texts.contains("1 100"))
    }

    // MARK: What selections do

    @Test("Whether something is selected, and how it is given up") func selections() {
        let (one, several) = (Recorded<Int?>(3), Recorded<Set<Int>>([1, 2]))
        let always = Recorded(7)
        let all: [ListSelection<Int>] = [
            .optional(one.binding), .several(several.binding), .one(always.binding), .none, .optional(nil),
            .several(nil),
        ]
        #expect(all.map(\.isMade) == [true, true, false, false, false, false])
        #expect(all.map(\.isOfSeveral) == [false, true, false, false, false, false])
        for selection in all { selection.clear() }
        #expect(one.value == nil && several.value == [] && always.written == [])
        #expect(all.map(\.isMade) == [false, false, false, false, false, false])
        #expect(all[1].select?(AnyHashable(5)) == true && several.value == [5])
        #expect(all[1].select?(AnyHashable(6)) == true && several.value == [5, 6])
        #expect(all[1].select?(AnyHashable(5)) == true && several.value == [6])
        #expect(all[1].select?(AnyHashable("x")) == false && several.value == [6])
        #expect(all[1].selectAlone?(AnyHashable(9)) == true && several.value == [9])
        #expect(all[1].selectAlone?(AnyHashable("x")) == false && several.value == [9])
        #expect(all[0].selectAlone?(AnyHashable(4)) == true && one.value == 4)
        #expect(
            all[2].select?(AnyHashable(8)) == true && always.value == 8 && all[2].select?(AnyHashable(0.5)) == false)
        #expect(all[0].contains?(AnyHashable(4)) == true && all[0].contains?(AnyHashable(5)) == false)
        #expect(all[1].contains?(AnyHashable(9)) == true && all[1].contains?(AnyHashable("9")) == false)
        #expect(all[2].contains?(AnyHashable(8)) == true && all[2].contains?(AnyHashable(7)) == false)
        #expect(all[3...].allSatisfy { $0.select == nil && $0.selectAlone == nil && $0.contains == nil })
    }
}
