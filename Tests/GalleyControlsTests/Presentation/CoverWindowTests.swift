import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

/// What lies over a window has one: a view that shows something and was given no window is drawn in a phone's (RenderOptions.canvas); on macOS
/// sheets are as large as their content and alerts 260 wide.
@MainActor @Suite("Windows of covers") struct CoverWindowTests {
    private func size(_ isPresented: Bool, _ change: (inout RenderOptions) -> Void = { _ in }) -> CGSize {
        var options = RenderOptions()
        change(&options)
        let view = Color.blue.frame(width: 100, height: 100).sheet(isPresented: .constant(isPresented)) { Color.red }
        return RenderedView(view, options: options).displayList.size
    }

    @Test("A view that shows something has a window") func windows() {
        #expect(size(false) == CGSize(width: 100, height: 100) && size(true) == CGSize(width: 393, height: 852))
        let given = size(true) { $0.canvas = CGSize(width: 320, height: 500) }
        #expect(given == CGSize(width: 320, height: 500))
    }

    @Test("A cover is as large as the window, however small that is") func small() {
        let view = Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.red.probe("content") }
        var options = screenOptions(0.5, 0.25)
        // Eight pixels to the point: both lengths are whole pixels.
        options.scale = 8
        expect(LayoutRecord(of: view, options: options).root.named("content")?.frame, 0, 0, 0.5, 0.25)
    }

    private func mac(_ view: some View) -> LayoutRecord.Node {
        var options = screenOptions(800, 600)
        options.textPlatform = .macOS
        return LayoutRecord(of: view, options: options).root
    }

    @Test("On macOS") func macs() {
        let sheet = Color.blue.sheet(isPresented: .constant(true)) {
            Color.red.frame(width: 200, height: 100).probe("content")
        }
        expect(mac(sheet).named("content")?.frame, 300, 250, 200, 100)
        let alert = Color.blue.alert("Title", isPresented: .constant(true)) { Button("Go") {} }
        let widths = mac(alert).first("Alert")?.all("frame").map(\.frame.width).filter { $0 < 800 } ?? []
        #expect(widths.max() == 260)
    }

    /// What is set around the picker is not set in the card that it opens.
    @Test("An open month looks as anywhere") func months() {
        struct Day: View {
            @State private var day = Date(timeIntervalSince1970: 1_610_700_000)
            var body: some View {
                DatePicker("", selection: $day, displayedComponents: .date).labelsHidden()
                    .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        /// How days and the month are written: font, size and colour.
        func letters(_ view: some View) -> [String] {
            let host = ViewHost(view, size: CGSize(width: 393, height: 852))
            host.tap("Jan 15, 2021")
            host.advance(by: 2)
            let lines = ToldPicture(host.displayList()).lines.filter {
                $0.hasPrefix("\"20\"") || $0.hasPrefix("\"January 2021\"")
            }
            return lines.map { line in
                let words = line.split(separator: "\"").last?.split(separator: " ") ?? []
                return words.prefix(2).joined(separator: " ") + " " + (words.last.map(String.init) ?? "")
            }
        }
        let plain = letters(Day())
        #expect(plain.count == 2 && letters(Day().font(.caption).foregroundStyle(.orange)) == plain)
    }

    @Test("A popover is as large as its content, up to 10 from the window's edges") func popovers() {
        func card(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
            let content = Color.red.frame(maxWidth: width, maxHeight: height).frame(
                idealWidth: width, idealHeight: height)
            let view = Color.blue.frame(width: 20, height: 20)
                .popover(isPresented: .constant(true)) { content.probe("card") }
            return screen(view, 1000, 800).first("Popover")?.named("card")?.frame
        }
        expect(card(200, 100)?.size ?? .zero, 200, 100)
        expect(card(2000, 100)?.size ?? .zero, 980, 100)
        expect(card(200, 3000)?.size ?? .zero, 200, 780)
    }
}
