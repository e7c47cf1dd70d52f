import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls

/// Which buttons dialogs have, and in which order: rules.md §18.10 (of an alert's two buttons the one that cancels
/// first, of more last; without a button OK; up to iOS 18 dialogs have Cancel below and apart), and Apple's pages
/// of `alert`, `confirmationDialog` and `EnvironmentValues.isPresented`.
@MainActor @Suite("Order of dialogs' buttons") struct DialogOrderTests {
    private struct Answer: Identifiable {
        let id: String
        let role: ButtonRole?
    }

    /// A name that begins with `c` cancels, one with `d` destroys.
    private func answers(_ names: String) -> [Answer] {
        names.split(separator: " ").map { name in
            Answer(id: String(name), role: name.hasPrefix("c") ? .cancel : name.hasPrefix("d") ? .destructive : nil)
        }
    }

    private func buttons(_ names: String) -> some View {
        ForEach(answers(names)) { answer in Button(String(answer.id), role: answer.role) {} }
    }

    private func alert(_ names: String, _ look: Look = .iOS26) -> String {
        let view = Color.blue.alert("T", isPresented: .constant(true)) { buttons(names) }
        return screen(view, look: look).texts.joined(separator: " ")
    }

    private func dialog(_ names: String, _ look: Look = .iOS18) -> String {
        let view = Color.blue.confirmationDialog("T", isPresented: .constant(true)) { buttons(names) }
        return screen(view, look: look).texts.joined(separator: " ")
    }

    @Test("Alerts", arguments: [Look.iOS26, .iOS18]) func alerts(look: Look) {
        let seen = ["", "a", "c1", "a b", "a c1", "c1 a", "a c1 b", "c1 a b", "a d1 c1", "c1 c2", "c1 c2 a", "a b d1"]
        let wanted = [
            "T OK", "T a", "T c1", "T a b", "T c1 a", "T c1 a", "T a b c1", "T a b c1", "T a d1 c1", "T c1 c2",
            "T c2 a c1", "T a b d1",
        ]
        #expect(seen.map { alert($0, look) } == wanted)
    }

    @Test("Dialogs") func dialogs() {
        let names = ["", "a", "a b", "a c1", "c1 a b", "c1 c2", "d1 a"]
        #expect(
            names.map { dialog($0) } == [
                "Cancel", "a Cancel", "a b Cancel", "a c1", "a b c1", "c2 c1", "d1 a Cancel",
            ])
        // On glass the way out is beside it.
        #expect(names.map { dialog($0, .iOS26) } == ["", "a", "a b", "a", "a b", "c2", "d1 a"])
    }

    /// What is no button lies above the buttons, whichever came first, and is no answer: there is OK then.
    @Test("Fields of alerts") func fields() {
        func told(@ViewBuilder _ actions: () -> some View) -> String {
            let view = Color.blue.alert("T", isPresented: .constant(true), actions: actions)
            return screen(view).texts.joined(separator: " ")
        }
        let field = TextField("f", text: .constant("x"))
        #expect(told { field } == "T x OK")
        #expect(
            told {
                Button("a") {}
                field
            } == "T x a")
        #expect(
            told {
                Button("c", role: .cancel) {}
                field
                field
            } == "T x x c")
    }

    /// The letters of each button: font and size.
    private func letters(_ view: some View, _ names: [String]) -> [String] {
        let lines = ToldPicture(RenderedView(view, options: screenOptions(look: .iOS18)).displayList).lines
        return names.map { name in
            let line = lines.first { $0.hasPrefix("\"\(name)\"") } ?? ""
            return line.split(separator: " ").dropFirst().prefix(2).joined(separator: " ")
        }
    }

    /// rules.md §18.7: 17 points in alerts, 20 in dialogs; the one that cancels is semibold (Apple's page of
    /// `UIAlertAction.Style.cancel`).
    @Test("Letters before iOS 26: the one that cancels is heavier") func weights() {
        let alert = Color.clear.alert("T", isPresented: .constant(true)) { buttons("a d1 c1") }
        #expect(
            letters(alert, ["T", "a", "d1", "c1"]) == [
                "Inter-SemiBold 17", "Inter-Regular 17", "Inter-Regular 17", "Inter-SemiBold 17",
            ])
        let dialog = Color.clear.confirmationDialog("T", isPresented: .constant(true), titleVisibility: .visible) {
            buttons("a d1 c1")
        } message: {
            Text("M")
        }
        #expect(
            letters(dialog, ["T", "M", "a", "d1", "c1"]) == [
                "Inter-SemiBold 13", "Inter-Regular 13", "Inter-Regular 20", "Inter-Regular 20", "Inter-SemiBold 20",
            ])
    }

    @Test("Lines of dialogs: between the buttons, and below what is said") func lines() {
        func count(_ visibility: Visibility, _ names: String, hasMessage: Bool) -> Int {
            let view = Color.clear.confirmationDialog("T", isPresented: .constant(true), titleVisibility: visibility) {
                buttons(names)
            } message: {
                if hasMessage { Text("M") }
            }
            let plain = Color.clear.confirmationDialog("T", isPresented: .constant(true), titleVisibility: visibility) {
                buttons(names)
            }
            let options = screenOptions(look: .iOS18)
            let list =
                hasMessage
                ? RenderedView(view, options: options).displayList : RenderedView(plain, options: options).displayList
            return ToldPicture(list).lines.count { $0.hasPrefix("fill rect 8 ") && $0.contains(" 377 1 ") }
        }
        #expect(count(.hidden, "a", hasMessage: false) == 0 && count(.hidden, "a b d1", hasMessage: false) == 2)
        #expect(count(.hidden, "a", hasMessage: true) == 1 && count(.hidden, "a b", hasMessage: true) == 2)
        #expect(count(.visible, "a", hasMessage: false) == 1 && count(.visible, "a b", hasMessage: false) == 2)
        #expect(count(.visible, "a b", hasMessage: true) == 2)
    }

    private struct Asking: View {
        let names: [Answer]
        let isAlert: Bool
        let tell: (String) -> Void
        @State private var isShown = true
        private var buttons: some View {
            ForEach(names) { answer in Button(String(answer.id), role: answer.role) { tell(answer.id) } }
        }
        var body: some View {
            if isAlert {
                Color.blue.alert("T", isPresented: $isShown) { buttons }.onChange(of: isShown) { tell("\(isShown)") }
            } else {
                Color.blue.confirmationDialog("T", isPresented: $isShown) { buttons }
                    .onChange(of: isShown) { tell("\(isShown)") }
            }
        }
    }

    @Test("Each button acts and closes; those of the system close") func closing() {
        func told(_ names: String, tap: String, isAlert: Bool = true) -> [String] {
            var told: [String] = []
            let host = ViewHost(
                Asking(names: answers(names), isAlert: isAlert) { told.append($0) },
                options: screenOptions(look: .iOS18))
            host.tap(tap)
            host.advance(by: 2)
            #expect(!host.shows("T") && !host.shows(tap))
            return told
        }
        #expect(told("a c1 d1", tap: "a") == ["a", "false"] && told("a c1 d1", tap: "c1") == ["c1", "false"])
        #expect(told("a c1 d1", tap: "d1") == ["d1", "false"] && told("", tap: "OK") == ["false"])
        #expect(told("a", tap: "Cancel", isAlert: false) == ["false"])
        #expect(told("a c1", tap: "c1", isAlert: false) == ["c1", "false"])
        // A touch beside a dialog cancels it, one beside an alert does nothing.
        for isAlert in [true, false] {
            var told: [String] = []
            let host = ViewHost(
                Asking(names: answers("a"), isAlert: isAlert) { told.append($0) }, options: screenOptions(look: .iOS18))
            host.tap(CGPoint(x: 5, y: 5))
            host.advance(by: 2)
            #expect(told == (isAlert ? [] : ["false"]) && host.shows("a") == isAlert)
        }
    }

    private struct Told: View {
        @Environment(\.isPresented) private var isPresented
        @Environment(\.isEnabled) private var isEnabled
        let name: String
        var body: some View { Text(verbatim: "\(name) \(isPresented) \(isEnabled)") }
    }

    @Test("Whether a view is presented, and can be used") func presented() {
        let sheet = Told(name: "page").sheet(isPresented: .constant(true)) { Told(name: "sheet") }
        #expect(screen(sheet).texts == ["page false true", "sheet true true"])
        let disabled = sheet.disabled(true)
        #expect(screen(disabled).texts.first == "page false false")
        let cover = Told(name: "page").fullScreenCover(isPresented: .constant(true)) { Told(name: "cover") }
        #expect(screen(cover).texts == ["page false true", "cover true true"])
        let alert = Color.blue.disabled(true).alert("T", isPresented: .constant(true)) {
            Told(name: "alert")
            Button("a") {}
        }
        #expect(screen(alert.disabled(true)).texts.contains("alert true true"))
    }
}
