import Galley
import GalleyPlay
import GalleyProtocol
import Testing

/// Plays a view in a phone's window.
@MainActor struct Stage {
    let player: Player

    init(_ view: some View, size: CGSize = CGSize(width: 393, height: 852)) {
        player = Player(ViewHost(view, size: size), PlayClock())
    }

    /// What came of each step.
    @discardableResult
    func play(_ script: String) throws -> [PlayAnswer] { try PlayScript.steps(of: script).map(player.carryOut) }

    /// Plays a script of which every step has to succeed.
    func succeed(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for answer in try play(script) {
            #expect(answer.failure == nil, "\(answer.step)", sourceLocation: sourceLocation)
        }
    }

    /// Why a script's last step could not be done.
    func failure(_ script: String) throws -> PlayAnswer.Failure? { try play(script).last?.failure }
}

/// Everyday apps, each played to its end.
@MainActor @Suite("Played apps")
struct PlayedAppTests {
    @Test("A list of things to do") func todo() throws {
        try Stage(TodoApp()).succeed(
            """
            expect 'Todo'; expect 'Add' disabled; expect '0 open'
            type 'Milk' into 'New item'; expect 'New item' = 'Milk'; expect 'Add' enabled
            tap 'Add'; expect toggle:'Milk' = 'off'; expect id:open; expect '1 open'
            type 'Bread' into 'New item'; key return; expect '2 open'
            tap 'Milk'; expect toggle:'Milk' = 'on'; expect '1 open'
            swipe left 'Bread'; wait; tap 'Delete'; wait
            expect no 'Bread'; expect 1 toggle; expect '0 open'
            """)
    }

    @Test("A calculator") func calculator() throws {
        try Stage(CalculatorApp()).succeed(
            """
            tap '7'; tap '×'; tap '6'; tap '='; expect id:display; expect text:'42'
            tap '+'; tap button:'8'; tap '='; expect text:'50'
            tap '÷'; tap '5'; tap '−'; expect text:'10'
            tap '1'; tap '='; expect text:'9'; tap 'C'; expect text:'0'[1]
            """)
    }

    @Test("A form with checks") func form() throws {
        try Stage(FormApp()).succeed(
            """
            expect 'Name is missing'; expect 'Send' disabled
            type 'Ann' into 'Name'; expect 'E-mail is wrong'
            type 'ann' into 'E-mail'; type '@x.org'; expect no id:fault; expect 'E-mail' = 'ann@x.org'
            clear 'Name'; expect 'Name is missing'; type 'Bob' into 'Name'
            tap 'Increment'; tap 'Increment'; expect 'Seats: 3'
            tap 'Large'; tap 'I agree'; expect toggle = 'on'; expect 'Send' enabled
            tap 'Send'; expect 'Sent'; expect 'Bob, 3 seats, Large'
            tap 'OK'; wait; expect no 'Sent'
            """)
    }

    @Test("Screens that are pushed and left") func navigation() throws {
        try Stage(NavigationApp()).succeed(
            """
            tap 'Country 2'; wait; expect 'Capital 2'; tap 'Visit'; expect 'Visits: 1'
            tap 'Back'; wait; expect no 'Capital 2'
            tap 'Country 90'; wait; expect 'Capital 90'; expect 'Visits: 1'
            tap 'Leave'; wait; expect 'Country 90'; expect no 'Country 2'
            scroll to 'Country 1'; expect 'Country 1'
            """)
    }

    @Test("Tabs and a sheet") func tabs() throws {
        try Stage(TabsApp()).succeed(
            """
            tap 'Choose'; wait; expect 'How many?'; tap 'Cancel'; wait; expect no 'How many?'
            tap 'Choose'; wait; tap 'Two'; wait; expect 'In the cart: 2'
            tap 'Profile'; wait; expect 'You have 2'; expect no 'Choose'
            tap 'Shop'; wait; expect 'In the cart: 2'
            """)
    }

    private struct Rows: View {
        @State private var number = 0
        @State private var isTall = false
        private let counts = [4, 1, 3, 4]

        var body: some View {
            NavigationStack {
                List(0..<counts[number], id: \.self) { Text("Row \($0)").frame(height: isTall ? 80 : nil) }
                    .navigationTitle("Rows")
                    .toolbar {
                        Button("Next") { number = (number + 1) % 4 }
                        Button("Taller") { isTall.toggle() }
                    }
            }
        }
    }

    /// Under a large title a list's length is not as estimated: it is remembered once all rows have been seen.
    @Test("A list that was shorter shows all its rows again") func rows() throws {
        try Stage(Rows()).succeed(
            """
            expect 4 text:~'Row '; tap 'Next'; expect 1 text:~'Row '; tap 'Next'; expect 3 text:~'Row '
            tap 'Taller'; expect 3 text:~'Row '; tap 'Next'; expect 4 text:~'Row '
            """)
    }
}
