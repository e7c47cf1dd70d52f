import Foundation
import Galley
import GalleyPlay
import GalleyProtocol
import Testing

/// What people are told who do not see the picture: the elements of a page, in the order in which they are read.
@MainActor @Suite("Elements of a page")
struct PageElementTests {
    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 390, height: 600)) }

    private func elements(_ view: some View) -> [LivePicture.Element] { LiveElements.all(in: host(view).viewTree()) }

    private struct Screen: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("First").accessibilityAddTraits(.isHeader)
                    Text("Second").accessibilityHeading(.h3).accessibilityAddTraits(.isHeader)
                    Button("Act") {}
                }
                .navigationTitle("Dishes")
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    @Test("The title and the bar's buttons come before the screen, and headings have their levels") func titles() {
        let all = elements(Screen())
        #expect(Set(all.prefix(2).map(\.label)) == ["Dishes", "Add"])
        #expect(all.dropFirst(2).map(\.label) == ["First", "Second", "Act"])
        #expect(all.filter { $0.role == "heading" }.map(\.level) == [1, nil, 3])
    }

    @Test("The page is called what the screen is") func title() {
        #expect(LiveElements.title(of: host(Screen()).viewTree()) == "Dishes")
        #expect(LiveElements.title(of: host(Text("A").accessibilityAddTraits(.isHeader)).viewTree()) == nil)
    }

    /// Apple's documentation of `accessibilitySortPriority(_:)`: "Higher numbers are sorted first. The default sort priority is zero."
    @Test("Higher priorities are read first, others in the order of the views") func priorities() {
        let all = elements(
            VStack {
                Text("one")
                Text("two").accessibilitySortPriority(-1)
                Text("three")
                Text("four").accessibilitySortPriority(2)
                Text("five").accessibilitySortPriority(1)
            })
        #expect(all.map(\.label) == ["four", "five", "one", "three", "two"])
    }

    @Test("Links say where they lead, and what changes often is told") func traits() {
        let all = elements(
            VStack {
                Link("Site", destination: URL(filePath: "/site"))
                Text("Now").accessibilityAddTraits(.updatesFrequently)
            })
        #expect(all.map(\.role) == ["link", "text"])
        #expect(all.map(\.link) == ["file:///site", nil])
        #expect(all.map(\.isLive) == [nil, true])
    }
}
