import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls

/// Parts of fields and of choosers: rules.md §18.2 (dots 7.33 across, 10.29 apart and 5.86 above the baseline at 17
/// points; a pair on a Mac hugs, label, 8, content), Apple's pages of `SecureField`, `TextField`,
/// `MultiDatePicker`, `ColorPicker`, `Menu` and `Toggle`.
@MainActor @Suite("Parts of fields and choosers") struct FieldPartTests {
    /// How many dots are drawn, and the box around them.
    private func dots(_ count: Int, _ width: CGFloat) -> (Int, CGRect) {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: nil)
        let text = String(repeating: "x", count: count)
        let list = RenderedView(SecureField("Code", text: .constant(text)), options: options).displayList
        var (found, box) = (0, CGRect.null)
        for case .fill(let path, _, _) in list.marks where !path.isEmpty {
            path.forEach { if case .move = $0 { found += 1 } }
            box = box.union(path.boundingRect)
        }
        return (found, box)
    }

    @Test("Dots, a letter each, as many as a field has room for and the one that is cut off") func secrets() {
        #expect([1, 2, 9].map { dots($0, 402).0 } == [1, 2, 9] && dots(9, 50).0 == 5 && dots(4, 50).0 == 4)
        #expect(dots(0, 402).0 == 0)
        let box = dots(3, 402).1
        // Half of what is between two before the first; ends of 2.5 times that and half a dot.
        #expect(abs(box.minX - (10.29 - 7.33) / 2) < 0.01 && abs(box.maxX - (2.5 * 10.29 + 7.33 / 2)) < 0.02)
        #expect(abs(box.height - 7.33) < 0.01)
        // The ascender is 1950 of 2048 parts of 17.
        #expect(abs(box.midY - (1950.0 / 2048 * 17 - 5.86)) < 0.01)
    }

    @Test("A secret is spoken as so many dots, an empty one not at all") func spoken() {
        func field(_ text: String) -> LiveNode? {
            liveHost(SecureField("Code", text: .constant(text)), 200, 60).node("SecureField")
        }
        #expect(field("abc")?.value == "•••" && field("abc")?.label == "Code" && field("")?.value == nil)
        let plain = liveHost(TextField("Name", text: .constant("abc")), 200, 60).node("TextField")
        #expect(plain?.value == "abc" && plain?.label == "Name" && plain?.role == .textField)
        let prompt = TextField(text: .constant(""), prompt: Text("What is asked")) { EmptyView() }
        #expect(liveHost(prompt, 200, 60).node("TextField")?.label == "What is asked")
    }

    @Test("A pair on a Mac hugs outside of rows, and shares a row in them") func pairs() {
        func places(_ platform: TextPlatform, inList: Bool) -> [CGFloat] {
            let pair = LabeledContent {
                box(30, 10).probe("content")
            } label: {
                box(20, 10).probe("label")
            }
            var options = screenOptions(300, 200)
            options.textPlatform = platform
            let view = inList ? AnyView(List { pair }.listStyle(.plain)) : AnyView(pair)
            let root = LayoutRecord(of: view, options: options).root
            return ["label", "content"].map { root.named($0)?.frame.minX ?? -1 }
        }
        // 20, 8 and 30 in the middle of 300.
        #expect(places(.macOS, inList: false) == [121, 149])
        // From side to side; a Mac's rows are 8 in, a phone's 16.
        #expect(places(.iOS, inList: false) == [0, 270])
        #expect(places(.macOS, inList: true) == [8, 262] && places(.iOS, inList: true) == [16, 254])
    }

    private static func calendar() -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private func days(
        _ selection: Binding<Set<DateComponents>>, now: TimeInterval, _ bounds: ClosedRange<TimeInterval>? = nil
    ) -> ViewHost {
        var options = RenderOptions()
        options.currentDate = Date(timeIntervalSince1970: now)
        options.canvas = CGSize(width: 360, height: 400)
        options.proposal = ProposedViewSize(width: 360, height: 400)
        let picker: AnyView
        if let bounds {
            let range = Date(timeIntervalSince1970: bounds.lowerBound)..<Date(timeIntervalSince1970: bounds.upperBound)
            picker = AnyView(MultiDatePicker("Days", selection: selection, in: range))
        } else {
            picker = AnyView(MultiDatePicker("Days", selection: selection))
        }
        return ViewHost(
            picker.environment(\.calendar, Self.calendar()).environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, .gmt), options: options)
    }

    @Test("The month of the first chosen day is shown, else today's, or the nearest that may be chosen") func months() {
        let june: TimeInterval = 1_717_200_000  // 1 June 2024
        let day: TimeInterval = 86_400
        func month(_ chosen: [DateComponents], _ bounds: ClosedRange<TimeInterval>? = nil) -> [String] {
            let host = days(.constant(Set(chosen)), now: june, bounds)
            let names = ["April 2024", "May 2024", "June 2024", "July 2024", "August 2024"]
            return names.filter { host.shows($0) }
        }
        let (may, august) = (
            DateComponents(year: 2024, month: 5, day: 31), DateComponents(year: 2024, month: 8, day: 1)
        )
        #expect(
            month([]) == ["June 2024"] && month([august]) == ["August 2024"] && month([august, may]) == ["May 2024"])
        #expect(month([], (june + 40 * day)...(june + 50 * day)) == ["July 2024"])
        #expect(month([], (june - 60 * day)...(june - 5 * day)) == ["May 2024"])
        #expect(month([], (june - 60 * day)...(june + 5 * day)) == ["June 2024"])
    }

    @Test("A chosen day has its calendar, era, year, month and day, and goes by the same tap") func chosen() {
        let selection = Recorded<Set<DateComponents>>([])
        let host = days(selection.binding, now: 1_717_200_000)
        host.tap("20")
        let day = selection.value.first
        #expect(selection.value.count == 1 && day?.calendar == Self.calendar() && day?.isLeapMonth == nil)
        #expect([day?.era, day?.year, day?.month, day?.day] == [1, 2024, 6, 20] && day?.hour == nil)
        // Known by its day alone, whatever else was said of it.
        let other = Recorded<Set<DateComponents>>([DateComponents(year: 2024, month: 6, day: 20)])
        let second = days(other.binding, now: 1_717_200_000)
        second.tap("20")
        #expect(other.value == [])
        second.tap("21")
        #expect(other.value.first?.day == 21 && other.value.count == 1)
    }

    @Test("Colours that a page chooses keep their opacity, where one may be chosen") func colours() throws {
        func chosen(_ text: String, supportsOpacity: Bool) throws -> [Float] {
            let color = Recorded(Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25))
            let picker = ColorPicker("Paint", selection: color.binding, supportsOpacity: supportsOpacity)
            let host = liveHost(picker, 300, 60)
            host.choose(try #require(host.node("ColorPicker")).id, text)
            let found = color.value.resolve(in: EnvironmentValues())
            return [found.red, found.green, found.blue, found.opacity]
        }
        // 51 is a fifth of 255.
        #expect(try chosen("#ff3300", supportsOpacity: true) == [1, 0.2, 0, 0.25])
        #expect(try chosen("#0033ff", supportsOpacity: false) == [0, 0.2, 1, 1])
        #expect(try chosen("#33ff66", supportsOpacity: true) == [0.2, 1, 0.4, 0.25])
        #expect(try chosen("#33ff6", supportsOpacity: true) == [0, 0, 0, 0.25])
    }

    @Test("A menu with an action of its own does that, and opens nothing") func actions() {
        var count = 0
        let menu = Menu("Open") {
            Button("First") {}
        } primaryAction: {
            count += 1
        }
        let host = liveHost(menu, 393, 600)
        host.tap("Open")
        #expect(count == 1 && host.node("MenuCard") == nil && !host.shows("First"))
        host.tap("Open")
        #expect(count == 2 && host.node("MenuCard") == nil)
    }

    private struct Marked: View {
        let tell: (Bool) -> Void
        @State private var isOn = false
        @State private var number = 2
        var body: some View {
            Menu("Open") {
                Toggle("Turned", isOn: $isOn)
                Picker("Numbers", selection: $number) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
            }
            .onChange(of: isOn) { tell(isOn) }
            Text(verbatim: "number \(number)")
        }
    }

    @Test("Items with marks: a toggle that is turned, the option that is chosen") func items() {
        var told: [Bool] = []
        let host = liveHost(Marked { told.append($0) }, 393, 600)
        host.tap("Open")
        host.advance(by: 2)
        #expect(host.shows("Turned") && host.shows("One") && host.shows("Two"))
        host.tap("Turned")
        host.advance(by: 2)
        #expect(told == [true] && host.node("MenuCard") == nil)
        host.tap("Open")
        host.advance(by: 2)
        host.tap("One")
        host.advance(by: 2)
        #expect(host.shows("number 1") && host.node("MenuCard") == nil)
        host.tap("Open")
        host.advance(by: 2)
        host.tap("Turned")
        #expect(told == [true, false])
    }
}
