import Galley
import GalleyLive
import GalleyPlay
import GalleyProtocol
import Testing

/// What a page's keyboard reaches. HTML's standard: the value of `<input type="color">` is a "valid simple color" in lower case; ARIA's
/// patterns for dialogs and menus: what lies under a modal one is not reached.
@MainActor @Suite("Elements for the keyboard")
struct KeyboardElementTests {
    private let phone = CGSize(width: 320, height: 500)

    private func elements(_ host: ViewHost) -> [LivePicture.Element] { LiveElements.all(in: host.viewTrees().usable) }

    private func id(_ label: String, _ host: ViewHost) throws -> UInt64 {
        let element = try #require(elements(host).first { $0.label == label })
        return try #require(LiveElements.view(named: element.id))
    }

    @Test("A choice of a colour is the page's, where the colour is; its opacity stays") func color() throws {
        struct Tinted: View {
            var supportsOpacity = true
            @State private var tint = Color(red: 1, green: 0, blue: 0.2, opacity: 0.5)
            var body: some View {
                VStack {
                    ColorPicker("Tint", selection: $tint, supportsOpacity: supportsOpacity)
                    Shown(color: tint)
                }
            }
        }
        struct Shown: View {
            @Environment(\.self) private var environment
            let color: Color
            var body: some View { Text(verbatim: "\(color.resolve(in: environment))") }
        }
        let host = ViewHost(Tinted(), size: phone)
        let picker = try #require(elements(host).first { $0.label == "Tint" })
        #expect(picker.role == "colorPicker" && picker.value == "#ff0033" && picker.isInteractive)
        #expect(picker.frame[2...] == [28, 28])
        #expect(try host.choose(id("Tint", host), "#00FF80"))
        #expect(elements(host).first { $0.label == "Tint" }?.value == "#00ff80")
        #expect(elements(host).contains { $0.label == "#00FF8080" })
        for wrong in ["", "red", "#12", "#0000000", "#00ff8g", "#+12345"] {
            #expect(try host.choose(id("Tint", host), wrong))
        }
        #expect(elements(host).first { $0.label == "Tint" }?.value == "#00ff80")

        let solid = ViewHost(Tinted(supportsOpacity: false), size: phone)
        #expect(try solid.choose(id("Tint", solid), "#010203"))
        #expect(elements(solid).contains { $0.label == "#010203FF" })
        let disabled = ViewHost(Tinted().disabled(true), size: phone)
        #expect(try !disabled.choose(id("Tint", disabled), "#010203"))
    }

    @Test("What lies under a sheet is not reached, and what closes it is read last") func covered() throws {
        struct Opening: View {
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            }
        }
        let host = ViewHost(Opening(), size: phone)
        #expect(elements(host).map(\.label) == ["Open"])
        host.activate(try id("Open", host))
        host.advance(by: 2)
        #expect(elements(host).map(\.label) == ["Close", "Dismiss"])
        host.activate(try id("Close", host))
        host.advance(by: 2)
        #expect(elements(host).map(\.label) == ["Open"])
    }

    @Test("Rows are moved by steps, and marks of rows are called after them") func rows() throws {
        struct Items: View {
            @State private var items = ["a", "b", "c"]
            var body: some View {
                List {
                    ForEach(items, id: \.self) { Text(verbatim: $0) }
                        .onDelete { items.remove(atOffsets: $0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let host = ViewHost(Items(), size: phone)
        func order() -> [String] { elements(host).filter { $0.label.count == 1 }.map(\.label) }
        #expect(
            elements(host).map { "\($0.role) \($0.label)" }
                == ["a", "b", "c"].flatMap { ["button Remove \($0)", "text \($0)", "stepper Reorder \($0)"] })
        // More is further up, as an arrow key that makes a value larger points up.
        for (row, steps, expected) in [
            ("a", -1, "bac"), ("a", -1, "bca"), ("a", -1, "bca"), ("a", 2, "abc"), ("c", 1, "acb"), ("a", 5, "acb"),
        ] {
            #expect(try host.adjust(id("Reorder \(row)", host), by: steps))
            #expect(order().joined() == expected)
        }
        host.activate(try id("Remove c", host))
        host.advance(by: 2)
        host.activate(try id("Delete", host))
        host.advance(by: 2)
        #expect(order() == ["a", "b"])
    }
}
