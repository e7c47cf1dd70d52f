import Galley
import GalleyProtocol
import Testing

/// Which view a name means, and what is said where something is not as expected: docs/play.md, “Which view”.
@MainActor @Suite("Views by their names")
struct NamedViewTests {
    private struct Names: View {
        @State private var count = 1
        @State private var saved = "nothing"

        var body: some View {
            VStack {
                Text("Total").accessibilityIdentifier("sum")
                Text("sum")
                Button("Save") { saved = "one" }
                Button("Save all") { saved = "all" }
                Button {
                    saved = "two"
                } label: {
                    HStack {
                        Text("One")
                        Text("Two")
                    }
                }
                Image(systemName: "star").accessibilityLabel("Favourite")
                Stepper("Amount", value: $count)
                Text("Count: \(count), saved: \(saved)").accessibilityIdentifier("state")
                Button("Locked") {}.disabled(true)
                Toggle("On", isOn: .constant(true))
                Text("gone").accessibilityHidden(true)
            }
        }
    }

    /// What each step says: its message, or why it failed.
    private func told(_ script: String) throws -> [String] {
        try Stage(Names()).play(script).map {
            $0.failure.map { "\($0.code.rawValue): \($0.message)" } ?? $0.message ?? "-"
        }
    }

    @Test("An identifier goes before a label; kinds of names are told apart") func kinds() throws {
        let script = """
            expect 'sum'; expect text:'sum'; expect id:sum; expect no id:Total; expect label:'Favourite'; expect no text:'Favourite'
            expect image:'Favourite'; expect 'One, Two'; expect button:'One'; expect 2 ~'Save'; expect 1 button:'Save'; expect no 'gone'
            expect 0 'None'; expect no 'None'; expect 1 toggle; expect text:~'Count'; expect no text:'Count'
            """
        #expect(
            try told(script) == [
                "text “Total” is as expected", "text “sum” is as expected", "text “Total” is as expected",
                "there is no id:'Total'",
                "image “Favourite” is as expected", "there is no text:'Favourite'", "image “Favourite” is as expected",
                "button “One, Two” is as expected", "button “One, Two” is as expected", "button “Save” is as expected",
                "button “Save” is as expected", "there is no 'gone'", "there is no 'None'", "there is no 'None'",
                "toggle “On” is as expected", "text “Count: 1, saved: nothing” is as expected",
                "there is no text:'Count'",
            ])
    }

    @Test("What is not as expected") func expectations() throws {
        let script = """
            expect 'On' = 'on'; expect 'On' = 'off'; expect 'Locked' disabled; expect 'Locked' enabled; expect 'Save' disabled
            expect 2 'Save'; expect 'Save'[2]; expect 'Save'[1]; expect no 'Save'; expect 0 'Save'; expect 'Total' = 'x'; expect 'None'
            """
        #expect(
            try told(script) == [
                "toggle “On” is as expected", "not-as-expected: toggle “On” is 'on', not 'off'",
                "button “Locked” is as expected",
                "not-as-expected: button “Locked” is disabled", "not-as-expected: button “Save” is enabled",
                "not-as-expected: there are 1 of 'Save', not 2", "not-as-expected: there are 1 of 'Save'",
                "button “Save” is as expected", "not-as-expected: 'Save' is there",
                "not-as-expected: there are 1 of 'Save', not 0",
                "not-as-expected: text “Total” is without a value, not 'x'",
                "not-as-expected: no view is called 'None'",
            ])
    }

    @Test("What is used, and a stepper's parts") func use() throws {
        try Stage(Names()).succeed(
            """
            tap 'Save'; expect 'Count: 1, saved: one'; tap 'One'; expect 'Count: 1, saved: two'; tap 'Save all'
            expect 'Count: 1, saved: all'; tap 'Increment'; tap 'Increment'; expect 'Count: 3, saved: all'; tap 'Decrement'
            expect 'Count: 2, saved: all'
            """)
    }

    @Test("What is called nearly so is listed first") func candidates() throws {
        let failure = try #require(try Stage(Names()).failure("tap 'sav'"))
        #expect(failure.code == .notFound && failure.message == "no view is called 'sav'")
        // Names are compared without regard to capitals.
        #expect(Array(failure.candidates.map(\.label).prefix(3)) == ["Save", "Save all", "Count: 1, saved: nothing"])
        #expect(failure.candidates.count > 6 && !failure.candidates.contains { $0.label == "gone" })
        #expect(Set(failure.candidates.map(\.id)).count == failure.candidates.count)
    }

    @Test("A view that is waited for, and one that does not come") func waiting() throws {
        let answers = try Stage(Names()).play("wait 'Save' 1; wait 'None' 0; wait 'None' 0.12; open 'app://x'")
        let said = answers.map { $0.failure?.message ?? $0.message ?? "-" }
        #expect(
            said == [
                "button “Save” is there after 0 seconds", "after 0 seconds no view is called 'None'",
                "after 0.12 seconds no view is called 'None'", "opened with app://x",
            ])
        #expect(answers.map(\.failure?.code) == [nil, .tooLate, .tooLate, nil])
        #expect(zip(answers.map(\.time), [0, 0, 0.12, 0.12]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
}
