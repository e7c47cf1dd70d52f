import Galley
import GalleyProtocol
import Testing

/// Two fingers, and what a script may call a view.
@MainActor @Suite("Fingers and names")
struct FingerTests {
    private struct Card: View {
        @State private var zoom: CGFloat = 1
        @State private var angle = Angle.zero
        @State private var anchor = UnitPoint.zero
        @State private var ends = 0
        @State private var taps = 0

        var body: some View {
            VStack {
                Color.red
                    .frame(width: 200, height: 100)
                    .gesture(
                        MagnifyGesture()
                            .onChanged { (zoom, anchor) = ($0.magnification, $0.startAnchor) }
                            .onEnded { _ in ends += 1 }
                            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                    )
                    .accessibilityElement()
                    .accessibilityLabel("Card")
                Text(verbatim: "zoom \((zoom * 100).rounded() / 100) at \(anchor.x), \(anchor.y)")
                Text(verbatim: "turned \((angle.degrees * 10).rounded() / 10), ended \(ends), tapped \(taps)")
                Color.blue.frame(width: 100, height: 100).onTapGesture { taps += 1 }
                    .accessibilityElement().accessibilityLabel("Button")
            }
        }
    }

    // The fingers begin 100 points apart around the middle, and end two and a half times as far.
    @Test("Two fingers magnify and turn; one does neither") func twoFingers() throws {
        let stage = Stage(Card())
        try stage.succeed(
            """
            pinch 'Card' 2.5; expect 'zoom 2.5 at 0.5, 0.5'; expect 'turned 0.0, ended 1, tapped 0'
            rotate 'Card' 90; expect 'turned 90.0, ended 1, tapped 0'
            rotate 'Card' -200; expect 'turned -200.0, ended 1, tapped 0'
            pinch 'Card' 0.5 1; expect 'zoom 0.5 at 0.5, 0.5'
            drag 'Card' by 80,0; expect 'zoom 0.5 at 0.5, 0.5'; expect 'turned -200.0, ended 2, tapped 0'
            pinch 'Button' 2; expect 'turned -200.0, ended 2, tapped 0'
            tap 'Button'; expect 'turned -200.0, ended 2, tapped 1'
            """)
    }

    private struct Names: View {
        @State private var text = ""
        @State private var way = CGSize.zero

        var body: some View {
            VStack {
                TextField("Find", text: $text).textFieldStyle(.roundedBorder)
                Menu("Actions") { Button("Copy") { text = "copied" } }
                Text(verbatim: "8:30\u{202F}AM")
                Text("1").padding().background(.yellow).accessibilityLabel("Disc 1")
                Circle().frame(width: 40, height: 40).offset(x: way.width, y: way.height)
                    .gesture(DragGesture().onEnded { way.width += $0.translation.width })
                    .accessibilityElement().accessibilityLabel("Ball")
                Text(verbatim: "moved by \(way.width)")
            }
            .frame(width: 300)
        }
    }

    @Test("A field and its frame, a menu and its button are one; a view's label is its name; any space is a space")
    func names() throws {
        let stage = Stage(Names())
        try stage.succeed(
            """
            expect 'Find' = ''; type 'a' into 'Find'; expect 'Find' = 'a'; clear 'Find'
            tap 'Actions'; wait; tap 'Copy'; wait; expect 'Find' = 'copied'
            expect '8:30 AM'; expect ~'30 AM'; expect 'Disc 1'
            drag 'Ball' by 60,0; expect 'moved by 60.0'; drag 'Ball' by -20,0; expect 'moved by 40.0'
            """)
        let tree = try #require(try stage.play("tree").last?.tree)
        #expect(tree.map(\.label).contains("Disc 1") && !tree.map(\.label).contains("1"))
    }

    @Test("A picture without a name may have a scale") func shot() throws {
        #expect(try PlayScript.steps(of: "shot scale 0.5").map(\.action) == [.shot("", scale: 0.5)])
        #expect(try PlayScript.steps(of: "pinch 'Map' 2 1").first?.action != nil)
        #expect(throws: PlayScriptError.self) { try PlayScript.steps(of: "pinch 'Map'") }
        #expect(throws: PlayScriptError.self) { try PlayScript.steps(of: "rotate 'Map' left") }
    }
}
