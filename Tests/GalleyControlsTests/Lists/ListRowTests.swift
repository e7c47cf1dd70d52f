import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Rows of lists and forms")
struct ListRowTests {
    private func images(_ root: LayoutRecord.Node) -> [String] { root.all("Image").map { $0.label ?? "" } }

    @Test("A link's arrow stands after its badge") func badges() throws {
        let link = NavigationLink("Row", destination: EmptyView())
        let root = screen(List { link.badge(3) })
        #expect(root.texts == ["Row", "3"])
        let arrow = try #require(root.first("Image"))
        // The arrow's slot of 11⅓ ends where the row's content does, 10 after what is before it (rules.md §18.7).
        expect(arrow.frame.midX, 393 - 32 - 17 / 3.0)
        expect(root.named("3")?.frame.maxX, 393 - 32 - 64 / 3.0)
        // So is a value.
        let value = NavigationLink {
            EmptyView()
        } label: {
            LabeledContent("Row", value: "Value")
        }
        expect(screen(List { value }).named("Value")?.frame.maxX, 393 - 32 - 64 / 3.0)
        // The badge of a tab or of another view around the list is none of its rows'.
        #expect(screen(List { link }.badge(5)).texts == ["Row"])
    }

    @Test("The options of an inline picker are rows") func inlinePicker() {
        let form = Form {
            Picker("Season", selection: .constant(1)) {
                Text("Spring").tag(0)
                Text("Summer").tag(1)
            }
            .pickerStyle(.inline)
            Text("Last")
        }
        let root = screen(form)
        #expect(root.all("Separator").map(\.frame.maxY) == [87, 139, 191])
        #expect(root.texts == ["Season", "Spring", "Summer", "Last"])
        #expect(images(root) == ["checkmark"])
        // Outside of a list it is one view.
        let alone = Picker("Season", selection: .constant(1)) { Text("Spring").tag(0) }.pickerStyle(.inline)
        #expect(screen(alone).all("Picker").count == 1)
    }

    @Test("Where several rows can be selected, editing shows which are") func selection() throws {
        func list(_ isEditing: Bool) -> some View {
            List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { Text($0) }
                .environment(\.editMode, .constant(isEditing ? .active : .inactive))
        }
        let root = screen(list(true))
        #expect(images(root) == ["circle", "checkmark.circle.fill"])
        expect(root.named("a")?.frame.minX, 32 + 40)
        #expect(images(screen(list(false))).isEmpty)
        let single = List(["a"], id: \.self, selection: .constant("a" as String?)) { Text($0) }
            .environment(\.editMode, .constant(.active))
        #expect(images(screen(single)).isEmpty)
    }

    @Test("There are no lines at a row that is selected") func selectedLines() throws {
        let list = List(["a", "b", "c"], id: \.self, selection: .constant("b" as String?)) { Text($0) }
        // That below the first row is there, under the ground of the second.
        #expect(screen(list).all("Separator").map(\.frame.minY) == [86])
        #expect(try Pixels(in: 393, 852, list)[200, 86] == [209, 209, 214, 255])
    }

    @Test("The line below segments starts where they do, not at the first title") func segments() {
        let form = Form {
            Picker("Side", selection: .constant(0)) {
                Text("Left").tag(0)
                Text("Right").tag(1)
            }
            .pickerStyle(.segmented)
            Text("Last")
        }
        #expect(screen(form).all("Separator").map(\.frame.minX) == [32])
    }

    @Test("In a tablet's sidebar rows have no cards and no lines") func sidebar() throws {
        func view(_ selection: String?) -> some View {
            NavigationSplitView {
                List(selection: .constant(selection)) {
                    Text("a").tag("a")
                    Text("b").tag("b")
                }
                .navigationTitle("Sidebar")
            } detail: {
                Color.clear
            }
        }
        let root = screen(view("b"), 1180, 820, insets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        #expect(root.all("Separator").isEmpty)
        let (first, second) = try (#require(root.named("a")), #require(root.named("b")))
        expect(second.frame.minY - first.frame.minY, 44)
        // The sidebar is a card without an unsafe area: its bar is 64 tall, and the large title 52.
        expect(first.frame.midY, 34 + 64 + 52 + 22)
        // A phone's sidebar has cards. With a selection the detail lies over it (rules.md §18.11).
        #expect(screen(view(nil)).all("Separator").count == 1)
        #expect(screen(view("b")).named("a") == nil)
    }
}
