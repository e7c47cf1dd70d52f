import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Groups of steps that can be taken back, by Foundation's documentation of UndoManager.
@MainActor @Suite("Steps back")
struct UndoStepTests {
    private final class Page {
        var log: [String] = []
    }

    private func note(_ text: String, _ page: Page, _ manager: UndoManager) {
        manager.registerUndo(withTarget: page) { $0.log.append(text) }
    }

    @Test("Groups in groups are taken back as one, the last step first") func nested() {
        let (page, manager) = (Page(), UndoManager())
        #expect(manager.groupingLevel == 0 && manager.levelsOfUndo == 0 && manager.groupsByEvent)
        #expect(!manager.isUndoing && !manager.isRedoing && manager.isUndoRegistrationEnabled)
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 1 && !manager.canUndo)
        note("1", page, manager)
        #expect(manager.canUndo)
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        note("2", page, manager)
        manager.setActionName("Inner")
        manager.endUndoGrouping()
        note("3", page, manager)
        manager.setActionName("Outer")
        #expect(manager.groupingLevel == 1 && manager.undoActionName == "")
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(
            manager.groupingLevel == 0 && manager.undoActionName == "Outer" && manager.undoMenuItemTitle == "Undo Outer"
        )
        manager.undo()
        #expect(page.log == ["3", "2", "1"] && !manager.canUndo && !manager.canRedo)
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        #expect(!manager.canUndo)
        // Undoing ends what is open.
        manager.beginUndoGrouping()
        note("4", page, manager)
        manager.undo()
        #expect(page.log.last == "4" && manager.groupingLevel == 0)
    }

    @Test("While it undoes, steps are to be done again; a new step forgets those") func directions() {
        let (page, manager) = (Page(), UndoManager())
        var states: [[Bool]] = []
        func swap() {
            manager.registerUndo(withTarget: page) { _ in
                states.append([manager.isUndoing, manager.isRedoing])
                swap()
            }
        }
        swap()
        manager.setActionName("Swap")
        manager.undo()
        #expect(manager.canRedo && !manager.canUndo && manager.redoMenuItemTitle == "Redo Swap")
        manager.redo()
        #expect(!manager.canRedo && manager.canUndo && manager.undoActionName == "Swap")
        #expect(states == [[true, false], [false, true]])
        #expect(!manager.isUndoing && !manager.isRedoing)
        manager.undo()
        note("x", page, manager)
        #expect(!manager.canRedo)
        manager.redo()
        #expect(states.count == 3)
    }

    @Test("As many levels as are kept, and registration twice off") func levels() {
        let (page, manager) = (Page(), UndoManager())
        for text in ["1", "2", "3"] { note(text, page, manager) }
        manager.levelsOfUndo = 2
        note("4", page, manager)
        for _ in 0..<4 { manager.undo() }
        #expect(page.log == ["4", "3"])
        manager.enableUndoRegistration()
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        note("5", page, manager)
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
        manager.enableUndoRegistration()
        note("6", page, manager)
        #expect(manager.isUndoRegistrationEnabled && manager.canUndo)
    }

    @Test("What one target did is forgotten alone") func removal() {
        let (page, other, manager) = (Page(), Page(), UndoManager())
        note("1", page, manager)
        manager.beginUndoGrouping()
        note("2", page, manager)
        note("3", other, manager)
        manager.setActionName("Both")
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        note("4", page, manager)
        note("5", other, manager)
        manager.removeAllActions(withTarget: page)
        #expect(manager.groupingLevel == 1)
        for _ in 0..<3 { manager.undo() }
        #expect(page.log == [] && other.log == ["5", "3"] && !manager.canUndo)
        manager.beginUndoGrouping()
        note("6", page, manager)
        manager.removeAllActions()
        #expect(manager.groupingLevel == 0 && !manager.canUndo)
    }

    @Test("A window hears of what was taken back and done again") func notifications() {
        let (page, manager) = (Page(), UndoManager())
        var heard: [String] = []
        let names = [NSNotification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        manager.undo()
        manager.redo()
        #expect(heard.isEmpty)
        manager.registerUndo(withTarget: page) { page in manager.registerUndo(withTarget: page) { _ in } }
        manager.undo()
        manager.redo()
        #expect(heard == ["NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
