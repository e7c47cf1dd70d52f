import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Buttons: paddings of rules.md §18.3, what they do by Apple's documentation of `Button`.
@MainActor @Suite("Buttons")
struct ButtonTests {
    private func button(_ act: @escaping @MainActor () -> Void = {}) -> some View {
        Button(action: act) { box(40, 20) }
    }

    @Test(
        "A border adds 12 and 7 around the label, 10 and 5 where controls are small, 20 and 15 where they are large",
        arguments: [
            (.mini, 60, 30), (.small, 60, 30), (.regular, 64, 34), (.large, 80, 50), (.extraLarge, 80, 50),
        ] as [(ControlSize, CGFloat, CGFloat)])
    func borders(controlSize: ControlSize, width: CGFloat, height: CGFloat) {
        let sized = button().controlSize(controlSize)
        expect(size(of: sized.buttonStyle(.bordered), nil, nil), width, height)
        expect(size(of: sized.buttonStyle(.borderedProminent), nil, nil), width, height)
        for plain in [AnyView(sized), AnyView(sized.buttonStyle(.plain)), AnyView(sized.buttonStyle(.borderless))] {
            expect(size(of: plain, nil, nil), 40, 20)
        }
    }

    @Test("Small ones have the subheadline's letters, regular ones the body's") func letters() {
        func height(_ controlSize: ControlSize) -> CGFloat {
            size(of: Button("Go") {}.buttonStyle(.bordered).controlSize(controlSize), nil, nil).height
        }
        let body = size(of: Text("Go"), nil, nil).height,
            small = size(of: Text("Go").font(.subheadline), nil, nil).height
        expect(height(.small), small + 10)
        expect(height(.mini), small + 10)
        expect(height(.regular), body + 14)
        expect(height(.large), body + 30)
    }

    @Test("A ground is the tint where the button is prominent, a part of it where it is not") func grounds() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        func ground(_ view: some View) throws -> [UInt8] { try Pixels(in: 64, 34, view)[32, 3] }
        func label(_ role: ButtonRole? = nil) -> some View {
            Button(role: role) {
            } label: {
                Color.clear.frame(width: 40, height: 20)
            }
        }
        #expect(try ground(label().buttonStyle(.borderedProminent).tint(red)) == [255, 0, 0, 255])
        // 15 % of red, multiplied.
        #expect(try ground(label().buttonStyle(.bordered).tint(red)) == [38, 0, 0, 38])
        let destructive = try ground(label(.destructive).buttonStyle(.borderedProminent))
        #expect(destructive == (try Pixels(in: 64, 34, Color.red)[32, 3]))
        let disabled = try ground(label().buttonStyle(.borderedProminent).tint(red).disabled(true))
        #expect(disabled == (try ground(label().buttonStyle(.bordered))))
    }

    @Test("A shape of the border: a capsule is round at its ends, a radius is what it says") func shapes() throws {
        func corner(_ shape: ButtonBorderShape, _ x: Int, look: Look = .iOS26) throws -> UInt8 {
            let view = Button {
            } label: {
                Color.clear.frame(width: 76, height: 26)
            }
            .buttonStyle(.borderedProminent).buttonBorderShape(shape).environment(\.look, look)
            return try Pixels(in: 100, 40, view)[x, 0][3]
        }
        // At the top edge of a button of 40 points: a capsule begins 20 in.
        #expect(try corner(.capsule, 8) < 20 && corner(.capsule, 25) == 255)
        #expect(try corner(.roundedRectangle(radius: 4), 8) == 255)
        #expect(try corner(.automatic, 8) < 20)
        #expect(try corner(.automatic, 14, look: .iOS18) == 255)
    }

    @Test("It acts once a tap, and not where it is disabled; a trigger acts by a program") func actions() {
        var count = 0
        let host = liveHost(button { count += 1 }, 40, 20)
        host.tap(CGPoint(x: 20, y: 10))
        host.tap(CGPoint(x: 1, y: 1))
        #expect(count == 2)
        liveHost(button { count += 1 }.disabled(true), 40, 20).tap(CGPoint(x: 20, y: 10))
        #expect(count == 2)
        let node = liveHost(Button("Go") {}, 100, 40).node("Button")
        #expect(node?.role == .button && node?.isInteractive == true && node?.isEnabled == true)
        #expect(liveHost(Button("Go") {}.disabled(true), 100, 40).node("Button")?.isEnabled == false)
    }

    @Test("A style is told the role and whether it is pressed") func styles() {
        struct Words: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.role == .destructive) \(configuration.isPressed)")
                    .frame(width: 100, height: 20)
            }
        }
        let host = liveHost(Button("Go", role: .destructive) {}.buttonStyle(Words()), 100, 20)
        #expect(host.shows("true false"))
        host.send(.pointerDown(CGPoint(x: 50, y: 10)))
        #expect(host.shows("true true"))
        host.send(.pointerCancelled)
        #expect(host.shows("true false"))
        #expect(liveHost(Button("Go") {}.buttonStyle(Words()), 100, 20).shows("false false"))
    }
}
