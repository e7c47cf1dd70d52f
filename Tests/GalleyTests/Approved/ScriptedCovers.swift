import Foundation
import Galley
import GalleyTestSupport

/// Scripts of what comes over a window.
@MainActor enum ScriptedCovers {
    static var all: [(String, () -> ToldScript)] {
        [
            ("sheet", sheet), ("dialog", dialog),
            ("popover", popover), ("cover", cover),
        ]
    }

    private static let phone = CGSize(width: 390, height: 600)

    private struct Sheet: View {
        let tell: (String) -> Void
        @State private var isShown = false
        @State private var detent = PresentationDetent.medium
        @State private var name = ""
        var kind = 0
        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { tell("dismissed") }) {
                    Text("Content").presentationDetents([.medium, .large, .height(120)], selection: $detent)
                        .onChange(of: detent) { tell("\(detent)") }
                }
        }
    }

    private static func sheet() -> ToldScript {
        let script = ToldScript(phone) { Sheet(tell: $0) }
        script.tap("Show")
        script.wait(0.1, 0.2, 2)
        script.tap(195, 30)
        script.wait(0.1, 2)
        return script
    }

    private static func dialog() -> ToldScript {
        struct Asked: View {
            let tell: (String) -> Void
            @State private var isShown = false
            var body: some View {
                Button("Ask") { isShown = true }
                    .confirmationDialog("Which", isPresented: $isShown, titleVisibility: .visible) {
                        Button("First") { tell("first") }
                        Button("Delete", role: .destructive) { tell("deleted") }
                    }
            }
        }
        let script = ToldScript(phone, look: .iOS18) { Asked(tell: $0) }
        script.tap("Ask")
        script.wait(0.1, 1)
        script.tap("First")
        script.wait(1)
        script.tap("Ask")
        script.wait(1)
        script.tap("Cancel")
        script.wait(1)
        return script
    }

    private static func popover() -> ToldScript {
        struct Popped: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
                        Button("Close") { isShown = false }.padding().presentationCompactAdaptation(.popover)
                    }
            }
        }
        let script = ToldScript(phone) { _ in Popped() }
        script.tap("Show")
        script.wait(0.1, 1)
        script.tap("Close")
        script.wait(0.1, 1)
        return script
    }

    private static func cover() -> ToldScript {
        struct Covered: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .fullScreenCover(isPresented: $isShown) { Button("Close") { isShown = false } }
            }
        }
        let script = ToldScript(phone) { _ in Covered() }
        script.tap("Show")
        script.wait(0.1, 1)
        script.tap("Close")
        script.wait(0.1, 1)
        return script
    }
}
