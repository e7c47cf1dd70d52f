import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What rows show while their list is edited.
@MainActor @Suite("Lists that are edited")
struct ListEditingTests {
    private func images(_ list: some View, _ mode: EditMode = .active) -> [String?] {
        screen(list.environment(\.editMode, .constant(mode))).all("Image").map(\.label)
    }

    private let rows = ForEach(["a", "b"], id: \.self) { Text($0) }

    @Test("Circles to delete and handles to move, of the rows that can be") func marks() {
        #expect(images(List { rows.onDelete { _ in } }) == ["minus.circle.fill", "minus.circle.fill"])
        #expect(images(List { rows.onMove { _, _ in } }) == ["line.3.horizontal", "line.3.horizontal"])
        #expect(images(List { rows.onDelete { _ in }.onMove { _, _ in } }).count == 4)
        #expect(images(List { rows.onDelete { _ in } }, .inactive) == [])
        #expect(images(List { rows }) == [])
        let kept = ForEach(["a"], id: \.self) { Text($0).deleteDisabled(true) }
        #expect(images(List { kept.onDelete { _ in } }) == [])
    }

    @Test("Where several rows can be selected circles say which are, in place of those to delete") func selection() {
        let list = List(selection: .constant(Set(["b"]))) { rows.onDelete { _ in } }
        #expect(images(list) == ["circle", "checkmark.circle.fill"])
        #expect(images(list, .inactive) == [])
        let one = List(selection: .constant(Optional("b"))) { rows }
        #expect(images(one) == [])
    }

    @Test("A circle of 24 points and 16 after it move the row's content") func inset() throws {
        func place(_ mode: EditMode) throws -> CGFloat {
            let list = List { rows.onDelete { _ in } }.environment(\.editMode, .constant(mode))
            return try #require(screen(list, 390, 600).named("a")?.frame.minX)
        }
        #expect(try place(.active) == place(.inactive) + 40)
    }

    @Test("Swipe actions draw nothing at rest") func swipes() {
        let list = List { rows.swipeActions { Button("Delete", role: .destructive) {} } }
        let (with, without) = (screen(list), screen(List { rows }))
        #expect(with.texts == without.texts && with.all("Button").isEmpty)
    }
}
