import Foundation
import Galley

// Every form of sheets, alerts and the like, as files of iOS say it. The test is that this compiles.

struct PresentationUsage: View {
    struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }

    struct Row: Identifiable, Hashable { var id = 1 }

    @State private var isShown = false
    @State private var row: Row?
    @State private var failure: Failure?
    @State private var detent = PresentationDetent.medium
    let title = "A title"

    var body: some View {
        VStack {
            sheets
            alerts
            dialogs
        }
        .inspector(isPresented: $isShown) { Text("Inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        .contextMenu {
            Button("Copy") {}
            Button("Delete", role: .destructive) {}
        }
        .contextMenu {
            Button("Copy") {}
        } preview: {
            Text("Preview")
        }
    }

    @ViewBuilder private var sheets: some View {
        Text("1").sheet(isPresented: $isShown) { content }
        Text("2").sheet(isPresented: $isShown, onDismiss: {}) { content }
        Text("3").sheet(isPresented: $isShown, onDismiss: reload, content: { content })
        Text("4").sheet(item: $row) { row in Text("\(row.id)") }
        Text("5").sheet(item: $row, onDismiss: {}) { Text("\($0.id)") }
        Text("6").fullScreenCover(isPresented: $isShown) { content }
        Text("7").fullScreenCover(item: $row) { Text("\($0.id)") }
        Text("8").popover(isPresented: $isShown) { content }
        Text("9").popover(isPresented: $isShown, arrowEdge: .bottom) { content }
        Text("10").popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .top) { content }
        Text("11").popover(item: $row, attachmentAnchor: .rect(.bounds)) { Text("\($0.id)") }
    }

    private func reload() {}

    private var content: some View {
        Text("Content")
            .presentationDetents([.medium, .large, .fraction(0.2), .height(200), .custom(Bar.self)])
            .presentationDetents([.medium], selection: $detent)
            .presentationDragIndicator(.visible)
            .presentationBackground(.red)
            .presentationBackground { Color.red }
            .presentationCornerRadius(20)
            .presentationCompactAdaptation(.none)
            .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationContentInteraction(.scrolls)
            .presentationSizing(.page)
            .interactiveDismissDisabled()
            .interactiveDismissDisabled(true)
    }

    struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
    }

    @ViewBuilder private var alerts: some View {
        Text("1").alert("Title", isPresented: $isShown) {}
        Text("2").alert("Title", isPresented: $isShown) { Button("OK") {} }
        Text("3").alert(title, isPresented: $isShown) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Message")
        }
        Text("4").alert(Text("Title"), isPresented: $isShown, presenting: row) { row in
            Button("\(row.id)") {}
        } message: { row in
            Text("\(row.id)")
        }
        Text("5").alert(isPresented: $isShown, error: failure) { Button("OK") {} }
        Text("6").alert(isPresented: $isShown, error: failure) { _ in
            Button("OK") {}
        } message: { _ in
            Text("Message")
        }
        Text("7").alert(isPresented: $isShown) { Alert(title: Text("Title")) }
        Text("8").alert(isPresented: $isShown) {
            Alert(
                title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Delete")) {},
                secondaryButton: .cancel())
        }
        Text("9").alert(item: $row) { row in
            Alert(title: Text("\(row.id)"), dismissButton: .default(Text("OK")))
        }
    }

    @ViewBuilder private var dialogs: some View {
        Text("1").confirmationDialog("Title", isPresented: $isShown) { Button("Go on") {} }
        Text("2").confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
            Button("Go on", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Message")
        }
        Text("3").confirmationDialog("Title", isPresented: $isShown, presenting: row) { row in
            Button("\(row.id)") {}
        } message: {
            Text("\($0.id)")
        }
        Text("4").actionSheet(isPresented: $isShown) {
            ActionSheet(title: Text("Title"), message: Text("Message"), buttons: [.default(Text("A")) {}, .cancel()])
        }
        Text("5").actionSheet(item: $row) { row in ActionSheet(title: Text("\(row.id)")) }
    }
}
