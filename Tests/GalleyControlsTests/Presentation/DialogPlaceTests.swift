import Galley
import GalleyTestSupport
import Testing

/// The buttons of alerts and dialogs (rules.md §18.7, §18.10): two of an alert side by side, more below each other; capsules of 48, 16 in
/// and 8 apart, before iOS 26 rows of 44 in a box of 270; a dialog's at the screen's end then, 8 from its sides, the one that cancels 8
/// below the others.
@MainActor @Suite("Places of dialogs' buttons") struct DialogPlaceTests {
    private func numbers(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.width, frame.height] }

    private func buttons(_ count: Int, look: Look, width: CGFloat = 402) -> [CGRect] {
        let view = Color.blue.alert("Title", isPresented: .constant(true)) {
            ForEach(0..<count, id: \.self) { Button("\($0)") {} }
        }
        var options = screenOptions(width, 874, look: look)
        options.scale = 1
        return LayoutRecord(of: view, options: options).root.first("Alert")?.all("Button").map(\.frame) ?? []
    }

    @Test("Buttons of alerts") func alerts() {
        // 320 of 402: from 41 on.
        #expect(buttons(1, look: .iOS26).map(numbers) == [[57, 288, 48]] as [[CGFloat]])
        #expect(buttons(2, look: .iOS26).map(numbers) == [[57, 140, 48], [205, 140, 48]] as [[CGFloat]])
        let three = buttons(3, look: .iOS26)
        #expect(three.map(numbers) == [[57, 288, 48], [57, 288, 48], [57, 288, 48]] as [[CGFloat]])
        #expect(zip(three, three.dropFirst()).map { $1.minY - $0.maxY } == [8, 8])
        // 270 of 402: from 66 on, with a line of a pixel between both.
        #expect(buttons(1, look: .iOS18).map(numbers) == [[66, 270, 44]] as [[CGFloat]])
        #expect(buttons(2, look: .iOS18).map(numbers) == [[66, 134.5, 44], [201.5, 134.5, 44]] as [[CGFloat]])
        let rows = buttons(3, look: .iOS18)
        #expect(rows.map(numbers) == [[66, 270, 44], [66, 270, 44], [66, 270, 44]] as [[CGFloat]])
        #expect(zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY } == [1, 1])
        // 0.796 of the width in whole points, 320 at most.
        let widths: [CGFloat] = [320, 375, 430, 500]
        #expect(widths.map { buttons(1, look: .iOS26, width: $0).first?.width } == [223, 267, 288, 288])
    }

    @Test("An alert's fields lie between its texts and its buttons") func fields() {
        func frames(_ look: Look) -> [CGFloat] {
            let view = Color.blue.alert("Title", isPresented: .constant(true)) {
                Color.red.probe("first")
                Button("Go") {}
                Color.red.probe("second")
            }
            let root = screen(view, 402, 874, look: look)
            guard let first = root.named("first")?.frame, let second = root.named("second")?.frame,
                let button = root.first("Alert")?.all("Button").first?.frame
            else { return [] }
            return [first.minX, first.width, first.height, second.minY - first.maxY, button.minY - second.maxY]
        }
        // Grounds of 44, 16 in and 8 apart, the text 24 in; 8 more before the buttons.
        #expect(frames(.iOS26) == [65, 272, 44, 8, 16])
        // The text is 16 in, in a box that begins at 66; fields of 30 are 4 apart.
        let older: [CGFloat] = [82, 238, 30, 4]
        #expect(Array(frames(.iOS18).prefix(4)) == older)
    }

    private func dialog(
        _ look: Look = .iOS18, insets: EdgeInsets = EdgeInsets(), _ width: CGFloat = 393, title: Visibility = .hidden
    ) -> [CGRect] {
        let view = Color.blue.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: title) {
            Button("First") {}
            Button("Second") {}
        }
        var options = screenOptions(width, 852, look: look, insets: insets)
        options.scale = 1
        return LayoutRecord(of: view, options: options).root.first("ConfirmationDialog")?.all("Button").map(\.frame)
            ?? []
    }

    @Test("A dialog before iOS 26") func dialogs() {
        for insets in [EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)] {
            let all = dialog(insets: insets)
            guard all.count == 3 else { Issue.record("\(all)"); return }
            #expect(all.map(\.minX) == [8, 8, 8] && all.map(\.width) == [377, 377, 377])
            #expect(all[2].maxY == 852 - max(insets.bottom, 8) && all[2].minY - all[1].maxY == 8)
            #expect(all[1].minY - all[0].maxY == 1)
        }
        // With a title there is a line above the first one, too.
        let titled = dialog(title: .visible)
        #expect(titled.map(\.minY) == dialog().map(\.minY))
        #expect(dialog(.iOS26).count == 2)
    }

    @Test("Where there is room a dialog is a card of 270 beside its view, before iOS 26, too") func cards() {
        for look in [Look.iOS18, .iOS26] {
            let all = dialog(look, 1024)
            let inset: CGFloat = look == .iOS26 ? 16 : 0
            #expect(all.count == 2 && all.allSatisfy { $0.width == 270 - 2 * inset }, "\(all)")
            #expect(all.first?.midX == 512)
        }
        // A narrow window leaves 32.
        #expect(dialog(.iOS26, 290).map(\.width) == [226, 226])
    }
}
