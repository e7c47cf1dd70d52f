import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

/// Alerts and dialogs in all their forms: Apple's documentation of `alert`, `confirmationDialog`, `Alert` and `ActionSheet` says that a
/// dialog shows the title, the message and the actions, for data only where there are some, and a dialog's title where it is visible.
@MainActor @Suite("Forms of alerts and dialogs") struct DialogFormTests {
    private struct Trouble: LocalizedError {
        var errorDescription: String? { "Title" }
    }

    private let shown = Binding.constant(true)
    private let page = Color.white

    private func texts(_ view: some View, look: Look = .iOS26) -> [String] {
        screen(view, look: look).texts
    }

    private let title: LocalizedStringKey = "Title"
    private let string = String("Title")
    private let text = Text(verbatim: "Title")
    private func message() -> some View { Text(verbatim: "Message") }
    private func message(_ data: Int) -> some View { Text(verbatim: "Message \(data)") }
    private func actions() -> some View { Button("Do") {} }
    private func actions(_ data: Int) -> some View { Button("Do \(data)") {} }

    @Test("Alerts without data") func alerts() {
        for told in [
            texts(page.alert(title, isPresented: shown, actions: actions)),
            texts(page.alert(string, isPresented: shown, actions: actions)),
            texts(page.alert(text, isPresented: shown, actions: actions)),
            texts(page.alert(isPresented: shown, error: Trouble(), actions: actions)),
        ] as [[String]] { #expect(told == ["Title", "Do"]) }
        for told in [
            texts(page.alert(title, isPresented: shown, actions: actions, message: message)),
            texts(page.alert(string, isPresented: shown, actions: actions, message: message)),
            texts(page.alert(text, isPresented: shown, actions: actions, message: message)),
            texts(
                page.alert(isPresented: shown, error: Trouble()) { _ in
                    actions()
                } message: { _ in
                    message()
                }),
        ] as [[String]] { #expect(told == ["Title", "Message", "Do"]) }
        #expect(texts(page.alert(isPresented: shown, error: Trouble?.none, actions: actions)) == [])
        #expect(
            texts(
                page.alert(isPresented: shown, error: Trouble?.none) { _ in
                    actions()
                } message: { _ in
                    message()
                }) == [])
        #expect(texts(page.alert(title, isPresented: .constant(false), actions: actions)) == [])
    }

    @Test("Alerts of data, and none where there are none", arguments: [7, nil]) func alertsOfData(data: Int?) {
        let expected = data.map { ["Title", "Do \($0)"] } ?? []
        for told in [
            texts(page.alert(title, isPresented: shown, presenting: data, actions: actions)),
            texts(page.alert(string, isPresented: shown, presenting: data, actions: actions)),
            texts(page.alert(text, isPresented: shown, presenting: data, actions: actions)),
        ] as [[String]] { #expect(told == expected) }
        let withMessage = data.map { ["Title", "Message \($0)", "Do \($0)"] } ?? []
        for told in [
            texts(page.alert(title, isPresented: shown, presenting: data, actions: actions, message: message)),
            texts(page.alert(string, isPresented: shown, presenting: data, actions: actions, message: message)),
            texts(page.alert(text, isPresented: shown, presenting: data, actions: actions, message: message)),
        ] as [[String]] { #expect(told == withMessage) }
    }

    @Test("Dialogs, with their titles where these are visible", arguments: [Visibility.automatic, .visible, .hidden])
    func dialogs(visibility: Visibility) {
        let head = visibility == .visible ? ["Title"] : []
        for told in [
            texts(page.confirmationDialog(title, isPresented: shown, titleVisibility: visibility, actions: actions)),
            texts(page.confirmationDialog(string, isPresented: shown, titleVisibility: visibility, actions: actions)),
            texts(page.confirmationDialog(text, isPresented: shown, titleVisibility: visibility, actions: actions)),
        ] as [[String]] { #expect(told == head + ["Do"]) }
        for told in [
            texts(
                page.confirmationDialog(
                    title, isPresented: shown, titleVisibility: visibility, actions: actions, message: message)),
            texts(
                page.confirmationDialog(
                    string, isPresented: shown, titleVisibility: visibility, actions: actions, message: message)),
            texts(
                page.confirmationDialog(
                    text, isPresented: shown, titleVisibility: visibility, actions: actions, message: message)),
        ] as [[String]] { #expect(told == head + ["Message", "Do"]) }
        for data in [7, nil] as [Int?] {
            for told in [
                texts(
                    page.confirmationDialog(
                        title, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions)),
                texts(
                    page.confirmationDialog(
                        string, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions)),
                texts(
                    page.confirmationDialog(
                        text, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions)),
            ] { #expect(told == (data.map { head + ["Do \($0)"] } ?? [])) }
            for told in [
                texts(
                    page.confirmationDialog(
                        title, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions,
                        message: message)),
                texts(
                    page.confirmationDialog(
                        string, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions,
                        message: message)),
                texts(
                    page.confirmationDialog(
                        text, isPresented: shown, titleVisibility: visibility, presenting: data, actions: actions,
                        message: message)),
            ] { #expect(told == (data.map { head + ["Message \($0)", "Do \($0)"] } ?? [])) }
        }
    }

    @Test("A title that is left out of sight, and cancelling, by the look") func omitted() {
        for told in [
            texts(page.confirmationDialog(title, isPresented: shown, actions: actions)),
            texts(page.confirmationDialog(string, isPresented: shown, actions: actions)),
            texts(page.confirmationDialog(text, isPresented: shown, actions: actions)),
        ] as [[String]] { #expect(told == ["Do"]) }
        // Up to iOS 18 Cancel is below and apart (rules.md §18.10).
        #expect(
            texts(page.confirmationDialog(title, isPresented: shown, actions: actions), look: .iOS18) == [
                "Do", "Cancel",
            ])
    }

    private struct Row: Identifiable { let id: Int }

    @MainActor private final class Heard { var all: [String] = [] }

    private struct Older: View {
        let heard: Heard
        let kind: Int
        @State private var isShown = true
        @State private var row: Row? = Row(id: 5)

        private func note(_ word: String) -> () -> Void { { heard.all.append(word) } }

        var body: some View {
            switch kind {
            case 0:
                Color.white.alert(isPresented: $isShown) {
                    Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Do"), action: note("do")))
                }
            case 1:
                Color.white.alert(item: $row) {
                    Alert(
                        title: Text("T\($0.id)"), primaryButton: .destructive(Text("Do"), action: note("do")),
                        secondaryButton: .cancel(note("cancel")))
                }
            case 2:
                Color.white.actionSheet(isPresented: $isShown) {
                    ActionSheet(
                        title: Text("T"), buttons: [.default(Text("Do"), action: note("do")), .cancel(Text("No"))])
                }
            default: Color.white.actionSheet(item: $row) { ActionSheet(title: Text("T\($0.id)"), message: Text("M")) }
            }
        }
    }

    @Test("Older forms show what they are given, do it, and go") func older() {
        for (kind, words) in [["T", "M", "Do"], ["T5", "Cancel", "Do"], ["T", "Do", "No"], ["T5", "M", "Cancel"]]
            .enumerated()
        {
            let heard = Heard()
            let host = ViewHost(Older(heard: heard, kind: kind), options: screenOptions(look: .iOS18))
            let told = host.viewTree().flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label)
            #expect(told == words, "\(kind)")
            host.tap(kind == 3 ? "Cancel" : "Do")
            #expect(heard.all == (kind == 3 ? [] : ["do"]), "\(kind)")
            #expect(host.viewTree().flatMap(\.all).allSatisfy { $0.label != words[0] }, "\(kind)")
        }
        let plain = texts(page.alert(isPresented: shown) { Alert(title: Text("T")) })
        #expect(plain == ["T", "OK"])
        // Each is recorded under SwiftUI's name of its modifier.
        let alert = screen(page.alert(isPresented: shown) { Alert(title: Text("T")) })
        #expect(alert.all("alert").count == 1 && alert.all("actionSheet").isEmpty)
        let sheet = screen(page.actionSheet(isPresented: shown) { ActionSheet(title: Text("T")) })
        #expect(sheet.all("actionSheet").count == 1 && sheet.all("alert").isEmpty)
        let side = Alert.sideBySideButtons(
            title: Text("T"), primaryButton: .default(Text("A")), secondaryButton: .default(Text("B")))
        #expect(texts(page.alert(isPresented: shown) { side }) == ["T", "A", "B"])
    }
}
