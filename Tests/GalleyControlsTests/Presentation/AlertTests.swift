import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Alerts and dialogs")
struct AlertTests {
    private func buttons<A: View>(_ look: Look = .iOS26, @ViewBuilder _ actions: () -> A) -> [String] {
        let view = Color.blue.alert("Title", isPresented: .constant(true), actions: actions)
        return screen(view, look: look).first("Alert")?.all("Button").flatMap(\.texts) ?? []
    }

    @Test("The buttons: those given, OK where there are none; of two the one that cancels first, of several last")
    func order() {
        #expect(buttons {} == ["OK"])
        #expect(buttons { Button("Go") {} } == ["Go"])
        #expect(
            buttons {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } == ["Cancel", "Delete"])
        #expect(
            buttons {
                Button("Cancel", role: .cancel) {}
                Button("A") {}
                Button("B") {}
            } == ["A", "B", "Cancel"])
    }

    // rules.md §18.7: 320 of 402 points before, 299 of 375; before iOS 26 270.
    @Test("The width") func width() {
        func width(_ window: CGFloat, _ look: Look) -> CGFloat? {
            let view = Color.blue.alert("T", isPresented: .constant(true)) {}
            return screen(view, window, 800, look: look).first("Alert")?.all("frame").map(\.frame.width)
                .first { $0 < window }
        }
        #expect(width(402, .iOS26) == 320)
        #expect(width(375, .iOS26) == 299)
        #expect(width(402, .iOS18) == 270)
    }

    @Test("Data, errors and older forms") func forms() {
        struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
        let error = Color.blue.alert(isPresented: .constant(true), error: Failure()) { Button("Go") {} }
        #expect(screen(error).first("Alert")?.texts == ["It failed", "Go"])
        let none = Color.blue.alert(isPresented: .constant(true), error: nil as Failure?) { Button("Go") {} }
        #expect(screen(none).first("Alert") == nil)
        let data = Color.blue.alert("T", isPresented: .constant(true), presenting: 3) { Button("\($0)") {} }
        #expect(screen(data).first("Alert")?.texts == ["T", "3"])
        let older = Color.blue.alert(isPresented: .constant(true)) {
            Alert(
                title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("Delete")),
                secondaryButton: .cancel())
        }
        #expect(screen(older).first("Alert")?.texts == ["T", "M", "Cancel", "Delete"])
    }

    @Test("Dialogs: with a way out, which glass does not show") func dialogs() {
        func texts(_ look: Look, _ visibility: Visibility) -> [String] {
            let view = Color.blue.confirmationDialog("T", isPresented: .constant(true), titleVisibility: visibility) {
                Button("A") {}
            }
            return screen(view, look: look).first("ConfirmationDialog")?.texts ?? []
        }
        #expect(texts(.iOS18, .automatic) == ["A", "Cancel"])
        #expect(texts(.iOS18, .visible) == ["T", "A", "Cancel"])
        #expect(texts(.iOS26, .visible) == ["T", "A"])
    }
}
