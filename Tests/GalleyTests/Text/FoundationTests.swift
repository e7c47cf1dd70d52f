import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("What Foundation has on Apple's platforms")
@MainActor
struct FoundationTests {
    private final class Page {
        var title = "A"
    }

    private func rename(_ page: Page, _ title: String, _ manager: UndoManager) {
        let old = page.title
        manager.registerUndo(withTarget: page) { [unowned manager] page in self.rename(page, old, manager) }
        page.title = title
    }

    @Test func undo() {
        let (page, manager) = (Page(), UndoManager())
        #expect(!manager.canUndo && !manager.canRedo)
        rename(page, "B", manager)
        manager.setActionName("Renaming")
        rename(page, "C", manager)
        #expect(manager.canUndo && manager.undoActionName == "")
        manager.undo()
        #expect(page.title == "B" && manager.canRedo && manager.undoMenuItemTitle == "Undo Renaming")
        manager.undo()
        #expect(page.title == "A" && !manager.canUndo && manager.redoActionName == "Renaming")
        manager.redo()
        #expect(page.title == "B" && manager.canUndo)
        rename(page, "D", manager)
        #expect(!manager.canRedo)
        manager.removeAllActions()
        manager.undo()
        #expect(page.title == "D")
    }

    @Test func undoOfGroups() {
        let (page, manager) = (Page(), UndoManager())
        manager.beginUndoGrouping()
        rename(page, "B", manager)
        rename(page, "C", manager)
        manager.endUndoGrouping()
        manager.undo()
        #expect(page.title == "A" && !manager.canUndo)
        manager.redo()
        #expect(page.title == "C")
        manager.levelsOfUndo = 1
        rename(page, "D", manager)
        manager.undo()
        manager.undo()
        #expect(page.title == "C")
        manager.disableUndoRegistration()
        rename(page, "E", manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        var gone: Page? = Page()
        if let gone { rename(gone, "x", manager) }
        gone = nil
        manager.undo()
        #expect(page.title == "E")
    }

    @Test func undoOfAWindow() {
        struct Editor: View {
            @Environment(\.undoManager) private var undoManager
            let note: (UndoManager?) -> Void
            var body: some View {
                note(undoManager)
                return Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
            }
        }
        var seen: [UndoManager?] = []
        let view = LiveView(Editor { seen.append($0) })
        view.offer(ProposedViewSize(width: 100, height: 100))
        #expect(seen.first != nil && seen.allSatisfy { $0 === seen[0] && $0 != nil })
        var other: UndoManager?
        _ = LiveView(Editor { other = $0 })
        #expect(other !== seen[0])
    }

    @Test func foldersAndNumbers() {
        let manager = FileManager.default
        #expect(URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory.isFileURL && URL.documentsDirectory != URL.cachesDirectory)
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(truncating: 3) == 3)
        let defaults = UserDefaults(suiteName: "galley.tests") ?? .standard
        defaults.setValue("v", forKey: "k")
        #expect(defaults.value(forKey: "k") as? String == "v")
        defaults.removeObject(forKey: "k")
        #expect(defaults.value(forKey: "k") == nil)
    }
}
