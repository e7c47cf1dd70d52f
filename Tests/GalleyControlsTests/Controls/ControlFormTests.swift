import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls

/// Rarer forms of controls: each is drawn and used as the form that Apple's documentation says it stands for.
@MainActor @Suite("Rarer forms of controls") struct ControlFormTests {
    private func told(_ view: some View, look: Look = .iOS26) -> String {
        var options = RenderOptions()
        options.look = look
        return ViewHost(view.frame(width: 300, height: 80), options: options).told
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).toggleStyle(.button).padding(7).background(configuration.isMixed ? Color.red : .blue)
        }
    }
    private struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            GroupBox(configuration).groupBoxStyle(.automatic).padding(7)
        }
    }

    /// Documentation of `Toggle.init(_:)` and `GroupBox.init(_:)`: a control with the style's configuration.
    @Test("Controls of a style's configuration") func configurations() {
        let isOn = Recorded(false)
        let host = ViewHost(
            Toggle("On", isOn: isOn.binding).toggleStyle(Framed()), size: CGSize(width: 200, height: 100))
        host.tap("On")
        #expect(isOn.written == [true])
        let plain = Toggle("On", isOn: .constant(true)).toggleStyle(.button).padding(7).background(Color.blue)
        #expect(
            told(Toggle("On", isOn: .constant(true)).toggleStyle(Framed())).contains("On") && told(plain).contains("On")
        )
        func drawing(_ told: String) -> Substring { told.split(separator: "\n").last ?? "" }
        #expect(drawing(told(Toggle("On", isOn: .constant(true)).toggleStyle(Framed()))) == drawing(told(plain)))
        let sources = [Binding.constant(true), .constant(false)]
        let mixed = Toggle("On", sources: sources, isOn: \.self)
        #expect(drawing(told(mixed.toggleStyle(Framed()))).contains("#ff383c"))
        let box = GroupBox("Title") { Color.red.frame(width: 50, height: 10) }
        #expect(drawing(told(box.groupBoxStyle(Boxed()))) == drawing(told(box.padding(7))))
    }

    @Test("Marks of a slider, one after another") func ticks() {
        @SliderTickBuilder<Double> func all(_ flag: Bool) -> SliderTickList<Double> {
            SliderTick(0.25)
            SliderTick(0.5)
            if flag { SliderTick(0.75) }
            for value in [0.8, 0.9] { SliderTick(value) }
        }
        #expect(all(true)._ticks == [0.25, 0.5, 0.75, 0.8, 0.9] && all(false)._ticks == [0.25, 0.5, 0.8, 0.9])
        let each = SliderTickContentForEach([1.0, 2], id: \.self) { SliderTick($0) }
        #expect(each._ticks == [1, 2] && SliderTick(3.0).id == 3)
        let marks = SliderMarks([1, 2, 4, 9], 3, 2...7, in: 1...5)
        // What lies beyond the bounds is no mark; others are parts of the way.
        #expect(marks.ticks == [0, 0.25, 0.75] && marks.neutral == 0.5 && marks.enabled == 0.25...1)
        let none = SliderMarks(nil, nil as Double?, nil, in: 3...3)
        #expect(none.ticks == nil && none.neutral == nil && none.enabled == 0...1)
        #expect(SliderMarks([3], 3, nil, in: 3...3).ticks == [0] && SliderMarks([3], 3, nil, in: 3...3).neutral == 0)
        #expect(SliderMarks().enabled == 0...1 && SliderMarks([1.0], -9, nil, in: 0...2).neutral == 0)
    }

    private struct Stepping: View {
        @Binding var value: Int
        let log: (Bool) -> Void
        var body: some View {
            VStack {
                Stepper(value: $value, onEditingChanged: log) { Text("Plain") }
                Stepper(value: $value, in: 0...3, onEditingChanged: log) { Text("Bound") }
            }
        }
    }

    @Test("Steppers step by one, where no step is given, and stay in bounds") func steppers() {
        let (value, log) = (Recorded(2), Recorded(false))
        let host = ViewHost(
            Stepping(value: value.binding) { log.binding.wrappedValue = $0 }, size: CGSize(width: 300, height: 200))
        let halves = host.viewTree().flatMap(\.all).filter { $0.kind == "Stepper" }.map(\.frame)
        func press(_ index: Int, isUp: Bool) {
            let frame = halves[index]
            host.tap(CGPoint(x: frame.maxX - (isUp ? 20 : 70), y: frame.midY))
        }
        guard halves.count == 2 else { Issue.record("\(halves)"); return }
        press(0, isUp: true)
        press(0, isUp: false)
        #expect(value.written == [3, 2] && log.written == [true, false, true, false])
        press(1, isUp: true)
        press(1, isUp: true)
        #expect(value.value == 3)
        for _ in 0..<5 { press(1, isUp: false) }
        #expect(value.value == 0)
    }

    @Test("A field says when it is edited and when it is done") func fields() {
        for isString in [true, false] {
            let text = Recorded("")
            var log: [String] = []
            let field =
                isString
                ? TextField(
                    String("Name"), text: text.binding, onEditingChanged: { log.append("\($0)") },
                    onCommit: { log.append("done") })
                : TextField(
                    "Name", text: text.binding, onEditingChanged: { log.append("\($0)") },
                    onCommit: { log.append("done") })
            let host = ViewHost(field.frame(width: 100), size: CGSize(width: 200, height: 60))
            host.tap(CGPoint(x: 100, y: 30))
            host.send(.text("a"))
            host.send(.key(.return))
            #expect(text.value == "a" && log.first == "true" && log.contains("done"), "\(log)")
            #expect(log.filter { $0 == "true" }.count == 1)
        }
    }

    /// Apple's documentation of `SecureField.init(_:text:onCommit:)`: the action is performed when the user presses Return.
    @Test("A secure field says when it is done") func secureFields() {
        for isString in [true, false] {
            let text = Recorded("")
            var count = 0
            let field =
                isString
                ? SecureField(String("Code"), text: text.binding, onCommit: { count += 1 })
                : SecureField("Code", text: text.binding, onCommit: { count += 1 })
            let host = ViewHost(field.frame(width: 100), size: CGSize(width: 200, height: 60))
            host.tap(CGPoint(x: 100, y: 30))
            host.send(.text("a"))
            #expect(text.value == "a" && count == 0)
            host.send(.key(.return))
            #expect(text.value == "a" && count == 1)
        }
    }

    @Test("Pickers of several bindings, and with a label for the value") func pickers() {
        let (first, second) = (Recorded(1), Recorded(2))
        struct Source { let value: Binding<Int> }
        let picker = Picker(sources: [Source(value: first.binding), Source(value: second.binding)], selection: \.value)
        {
            ForEach(1..<4) { Text("\($0)").tag($0) }
        } label: {
            Text("Several")
        }
        let host = ViewHost(picker.pickerStyle(.segmented), size: CGSize(width: 300, height: 60))
        host.tap("3")
        #expect(first.value == 3 && second.value == 3)
        let named = Picker(selection: .constant(1)) {
            ForEach(1..<4) { Text("\($0)").tag($0) }
        } label: {
            Text("Label")
        } currentValueLabel: {
            Text("Chosen")
        }
        #expect(
            RenderedView(named.pickerStyle(.navigationLink).frame(width: 300)).record.root.texts == ["Label", "Chosen"])
        #expect(RenderedView(named.frame(width: 300)).record.root.texts.contains("Chosen"))
    }

    @Test("Colours by a string's name, and what a page chooses") func colors() {
        let color = Recorded(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5))
        for supportsOpacity in [true, false] {
            let picker = ColorPicker(String("Paint"), selection: color.binding, supportsOpacity: supportsOpacity)
            let host = ViewHost(picker, size: CGSize(width: 300, height: 60))
            let node = host.node("ColorPicker")
            #expect(node?.value == "#ff8000" && host.shows("Paint"))
        }
        // The same as without the argument: opacity is supported.
        #expect(
            told(ColorPicker(String("Paint"), selection: color.binding))
                == told(ColorPicker(String("Paint"), selection: color.binding, supportsOpacity: true)))
    }

    /// A range up to a day does not hold that day (Apple's documentation of `PartialRangeUpTo`).
    @Test("Days up to the end of a range") func days() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSince1970: 1_717_200_000)  // 1 June 2024
        let chosen = Recorded<Set<DateComponents>>([])
        func tapped(_ picker: some View, _ days: [String]) -> [Int] {
            chosen.binding.wrappedValue = []
            var options = RenderOptions()
            options.currentDate = start
            options.canvas = CGSize(width: 360, height: 400)
            options.proposal = ProposedViewSize(width: 360, height: 400)
            let host = ViewHost(
                picker.environment(\.calendar, calendar).environment(\.timeZone, .gmt), options: options)
            for day in days { if host.shows(day) { host.tap(day) } }
            return chosen.value.compactMap(\.day).sorted()
        }
        let end = start + 9 * 86_400  // 10 June
        let wanted = ["8", "9", "10", "11"]
        #expect(tapped(MultiDatePicker(selection: chosen.binding, in: ..<end) { Text("Days") }, wanted) == [8, 9])
        #expect(tapped(MultiDatePicker(selection: chosen.binding, in: end...) { Text("Days") }, wanted) == [10, 11])
        #expect(
            tapped(MultiDatePicker(selection: chosen.binding, in: (end - 86_400)..<end) { Text("Days") }, wanted) == [9]
        )
        #expect(tapped(MultiDatePicker(selection: chosen.binding) { Text("Days") }, wanted) == [8, 9, 10, 11])
    }

    @Test("Positions of scroll views") func positions() {
        let all = [
            ScrollPosition(point: CGPoint(x: 3, y: 4)), ScrollPosition(x: 3, y: 4), ScrollPosition(x: 3),
            ScrollPosition(y: 4),
            ScrollPosition(edge: .top), ScrollPosition(id: 5), ScrollPosition(),
        ]
        #expect(all.map(\.x) == [3, 3, 3, nil, nil, nil, nil] && all.map(\.y) == [4, 4, nil, 4, nil, nil, nil])
        #expect(all.map(\.point) == [CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4), nil, nil, nil, nil, nil])
        #expect(all.map(\.edge) == [nil, nil, nil, nil, .top, nil, nil] && all[5].viewID(type: Int.self) == 5)
        #expect(all[5].viewID(type: String.self) == nil && all.allSatisfy { !$0.isPositionedByUser })
        #expect(all[0] == all[1] && all[0] != all[2] && all[2] != all[3])
        var position = ScrollPosition()
        position.scrollTo(x: 7)
        #expect(position.x == 7 && position.y == nil)
        position.scrollTo(y: 8)
        #expect(position.x == nil && position.y == 8)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
    }

    @Test("Menus and dates up to iOS 18 open a card on the ground") func cards() {
        func host(_ view: some View) -> ViewHost { ViewHost(view, options: screenOptions(393, 852, look: .iOS18)) }
        let menu = host(
            Menu("Open") {
                Button("One") {}
                Button("Two") {}
            })
        menu.tap("Open")
        #expect(menu.shows("One") && menu.shows("Two"))
        // 250 points wide, rows of 44 with a hairline between (rules.md §18): the second row lies 44 and a pixel below the first.
        let rows = ["One", "Two"].compactMap { menu.frame($0)?.midY }
        #expect(rows.count == 2 && abs(rows[1] - rows[0] - 45) < 0.01)
        let date = host(
            DatePicker(
                "When", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute
            )
            .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_GB")))
        date.tap("00:00")
        let wheels = date.viewTree().flatMap(\.all).first { $0.kind == "DateCard" }
        #expect(wheels != nil)
    }
}
