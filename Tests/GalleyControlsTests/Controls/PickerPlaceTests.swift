import Galley
import GalleyTestSupport
import Testing

/// Where a picker's parts stand in each style: options below each other under the label, in a list as rows of it (Apple's documentation of
/// `PickerStyle.inline`); a menu shows its value alone outside of lists, in a row after the label; buttons of a radio group are 16 wide, 5
/// before their options.
@MainActor @Suite("Places of a picker's parts") struct PickerPlaceTests {
    private func picker(_ chosen: Binding<Int> = .constant(1)) -> some View {
        Picker("Label", selection: chosen) {
            box(40, 20).probe("0").tag(0)
            box(40, 20).probe("1").tag(1)
            box(40, 20).probe("2").tag(2)
        }
    }

    private func separators(_ list: some View) -> Int { screen(list).all("Separator").count }

    @Test("Options of an inline picker are rows of its list") func rows() {
        let inline = picker().pickerStyle(.inline)
        // Label and three options are four rows, one more follows.
        #expect(
            separators(
                List {
                    inline; Text("z")
                }) == 4)
        #expect(
            separators(
                List {
                    inline.labelsHidden(); Text("z")
                }) == 3)
        #expect(
            separators(
                List {
                    picker().pickerStyle(.segmented); Text("z")
                }) == 1)
        #expect(
            separators(
                List {
                    picker().pickerStyle(.menu); Text("z")
                }) == 1)
        let chosen = Recorded(1)
        let host = liveHost(List { picker(chosen.binding).pickerStyle(.inline) }, 393, 600)
        host.tap("2")
        host.tap("0")
        #expect(chosen.written == [2, 0])
        #expect(screen(List { inline }).all("Image").map(\.label) == ["checkmark"])
    }

    @Test("Options below each other, 11 apart, in a radio group 4 apart and 21 in") func columns() {
        func places(_ style: some PickerStyle) -> [CGFloat] {
            let found = frames(in: 200, 300, picker().labelsHidden().pickerStyle(style))
            let all = ["0", "1", "2"].compactMap { found[$0] }
            return [(all.first?.minX ?? -1)] + zip(all, all.dropFirst()).map { $1.minY - $0.maxY }
        }
        let (inline, radio) = (places(.inline), places(.radioGroup))
        #expect(inline == [0, 11, 11] && radio.dropFirst() == [4, 4])
        let buttons = frames(in: 200, 300, picker().labelsHidden().pickerStyle(.radioGroup).fixedSize())
        expect(size(of: picker().labelsHidden().pickerStyle(.radioGroup), nil, nil), 61, 68)
        #expect(buttons.count >= 3)
    }

    @Test("A menu's label stands in rows alone") func labels() {
        func texts(_ style: some PickerStyle, isInList: Bool) -> [String] {
            let picker = Picker("Label", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }.pickerStyle(style)
            return isInList ? screen(List { picker }).texts : screen(picker).texts
        }
        #expect(texts(.menu, isInList: false) == ["One"] && texts(.menu, isInList: true) == ["Label", "One"])
        #expect(texts(.automatic, isInList: false) == ["One"] && texts(.automatic, isInList: true) == ["Label", "One"])
        #expect(texts(.navigationLink, isInList: true) == ["Label", "One"])
        #expect(
            texts(.segmented, isInList: false) == ["One", "Two"]
                && texts(.inline, isInList: false) == ["Label", "One", "Two"])
    }

    @Test("Options are known by their tags, also those of what an optional holds, or by their places") func tags() {
        func chosen<Value: Hashable>(_ value: Value, @ViewBuilder _ options: () -> some View) -> [Int] {
            let picker = Picker("", selection: .constant(value), content: options).pickerStyle(.inline).labelsHidden()
            let root = screen(picker, 200, 300)
            guard let mark = root.first("Image")?.frame.midY else { return [] }
            return (0..<3).filter { abs((root.named("\($0)")?.frame.midY ?? -99) - mark) < 1 }
        }
        let seen: [[Int]] = [
            chosen(7) {
                Text("0").tag(5); Text("1").tag(7); Text("2").tag(9)
            },
            chosen(Optional(7)) {
                Text("0").tag(5); Text("1").tag(7); Text("2").tag(9)
            },
            chosen(Int?.none) {
                Text("0").tag(Int?.none); Text("1").tag(Optional(7))
            },
            chosen("b") { ForEach(Array("abc".map(String.init).enumerated()), id: \.element) { Text("\($0.offset)") } },
            chosen(4) {
                Text("0").tag(5); Text("1").tag(7)
            },
        ]
        #expect(seen == [[1], [1], [0], [1], []])
    }

    @Test("A toggle as a button keeps 12 and 7 around its label, and 16 of a box to check 5 before it") func toggles() {
        let toggle = Toggle(isOn: .constant(true)) { box(40, 20) }
        expect(size(of: toggle.toggleStyle(.button), nil, nil), 64, 34)
        expect(size(of: toggle.toggleStyle(.checkbox), nil, nil), 61, 20)
        expect(size(of: toggle.labelsHidden().toggleStyle(.checkbox), nil, nil), 16, 16)
        func marks(_ toggle: some View) -> [String?] { screen(toggle.toggleStyle(.checkbox)).all("Image").map(\.label) }
        let sources = [Binding.constant(true), .constant(false)]
        #expect(marks(toggle) == ["checkmark"] && marks(Toggle("", isOn: .constant(false))) == [])
        #expect(marks(Toggle("", sources: sources, isOn: \.self)) == ["minus"])
    }
}
