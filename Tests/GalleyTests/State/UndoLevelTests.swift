import Foundation
import Galley
import Testing

/// How many steps are kept in both directions, and what is forgotten (Foundation's documentation of UndoManager:
/// `levelsOfUndo` is "the maximum number of top-level undo groups the receiver holds"; `removeAllActions(withTarget:)`
/// clears both stacks).
@MainActor @Suite("Levels of steps back and again")
struct UndoLevelTests {
    private final class Page { var log: [String] = [] }

    /// Registers a step that registers itself again.
    private func swap(_ text: String, _ page: Page, _ manager: UndoManager) {
        manager.registerUndo(withTarget: page) { page in
            page.log.append(text)
            self.swap(text, page, manager)
        }
    }

    @Test("What can be done again is held to as many groups, the last ones") func again() {
        let (page, manager) = (Page(), UndoManager())
        for text in ["1", "2", "3"] { swap(text, page, manager) }
        for _ in 0..<3 { manager.undo() }
        #expect(page.log == ["3", "2", "1"])
        manager.levelsOfUndo = 2
        page.log = []
        for _ in 0..<3 { manager.redo() }
        // What was undone first, 3, is forgotten: it lies at the bottom.
        #expect(page.log == ["1", "2"] && !manager.canRedo && manager.canUndo)
        manager.levelsOfUndo = 1
        page.log = []
        for _ in 0..<3 { manager.undo() }
        #expect(page.log == ["2"] && !manager.canUndo && manager.canRedo)
        manager.levelsOfUndo = 0
        for text in ["4", "5", "6"] { swap(text, page, manager) }
        page.log = []
        for _ in 0..<4 { manager.undo() }
        #expect(page.log == ["6", "5", "4"])
    }

    @Test("A target is forgotten in both directions, with names kept of what is left") func targets() {
        let (page, other, manager) = (Page(), Page(), UndoManager())
        swap("a", page, manager)
        manager.setActionName("First")
        swap("b", other, manager)
        manager.setActionName("Second")
        swap("c", page, manager)
        manager.undo()
        manager.undo()
        #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
        manager.removeAllActions(withTarget: page)
        #expect(!manager.canUndo && manager.canRedo && manager.redoActionName == "Second")
        manager.redo()
        #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Second")
        manager.removeAllActions(withTarget: other)
        #expect(!manager.canUndo && !manager.canRedo)
        #expect(page.log == ["c"] && other.log == ["b", "b"])
    }

    @Test("A target that is gone is passed over, and its group is done") func gone() {
        let (page, manager) = (Page(), UndoManager())
        do {
            let short = Page()
            swap("x", short, manager)
        }
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo && page.log.isEmpty)
        manager.beginUndoGrouping()
        swap("y", page, manager)
        manager.removeAllActions()
        swap("z", page, manager)
        #expect(manager.groupingLevel == 0)
        manager.undo()
        #expect(page.log == ["z"])
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0 && manager.canRedo)
    }
}
