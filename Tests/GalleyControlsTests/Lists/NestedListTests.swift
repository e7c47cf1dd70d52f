import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A list that is a row of a form stands for its rows (rules.md §18.8). Seen in the screenshots of mszmagic's
/// SwiftUI-Components-Library (FormList, NavigationLink), beside their sources.
@MainActor @Suite("Lists in forms")
struct NestedListTests {
    /// Where texts lie.
    private func frames(_ view: some View) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        for node in screen(view, 390, 700).all("Text") { found[node.texts.joined()] = node.frame }
        return found
    }

    @Test("Its rows lie where the form's own would") func inAForm() {
        let nested = Form {
            Section(header: Text(verbatim: "Cats")) { List(["A", "B"], id: \.self) { Text(verbatim: $0) } }
            Text(verbatim: "after")
        }
        let flat = Form {
            Section(header: Text(verbatim: "Cats")) { ForEach(["A", "B"], id: \.self) { Text(verbatim: $0) } }
            Text(verbatim: "after")
        }
        #expect(frames(nested) == frames(flat))
        #expect(frames(nested).count == 4)
    }

    @Test("So they do in another list, in a view of its own, with sections and with a style") func inAList() {
        struct Inner: View {
            var body: some View {
                List {
                    Text(verbatim: "A")
                    Section { Text(verbatim: "B") }
                }
                .listStyle(.plain)
            }
        }
        let nested = List {
            Text(verbatim: "first")
            Inner()
        }
        let flat = List {
            Text(verbatim: "first")
            Text(verbatim: "A")
            Section { Text(verbatim: "B") }
        }
        #expect(frames(nested) == frames(flat))
    }

    @Test("A list in a stack is a list in a row; a frame around one is each row's") func framed() {
        let root = screen(
            Form {
                List {
                    Text(verbatim: "A")
                    Text(verbatim: "B")
                }
                .frame(height: 120)
                VStack { List { Text(verbatim: "C") } }.frame(height: 130)
            }, 390, 900)
        #expect(root.all("frame").filter { $0.frame.height == 120 }.count >= 2)
        #expect(root.all("List").map(\.frame.height).contains(130))
    }
}
