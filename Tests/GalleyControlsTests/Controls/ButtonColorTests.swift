import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyControls

/// Colours of buttons by rules.md §18.3 and §16.2: destructive ones red, (255,56,60), the accent (0,136,255), what
/// is disabled the third level of labels, (60,60,67) at 30 %; on glass the colour of text, or the tint where one is
/// set, on prominent glass white. Symbols of roles by the same section; sizes by its paddings.
@MainActor @Suite("Colours and shapes of buttons") struct ButtonColorTests {
    private let red = "#ff383c"
    private let blue = "#0088ff"
    private let white = "#ffffff"
    private let black = "#000000"
    private let grey = "#3c3c43/0.3"

    private func lines(_ view: some View, _ change: (inout RenderOptions) -> Void = { _ in }) -> [String] {
        var options = screenOptions(300, 100)
        change(&options)
        return ToldPicture(RenderedView(view, options: options).displayList).lines
    }

    private func last(_ lines: [String]) -> [String] {
        lines.compactMap { $0.split(separator: " ").last.map(String.init) }
    }

    /// The colour of the letters of a button: as it is, destructive, disabled, destructive and disabled, tinted.
    private func letters(_ style: (AnyView) -> some View) -> [String] {
        let tint = Color(red: 0, green: 1, blue: 0)
        func one(_ role: ButtonRole?, isDisabled: Bool = false, isTinted: Bool = false) -> String {
            let button = style(AnyView(Button("Press", role: role) {})).disabled(isDisabled)
            let told = lines(button.tint(isTinted ? tint : nil)).filter { $0.hasPrefix("\"Press\"") }
            return last(told).joined(separator: "+")
        }
        return [
            one(nil), one(.destructive), one(nil, isDisabled: true), one(.destructive, isDisabled: true),
            one(nil, isTinted: true),
        ]
    }

    @Test("Letters of every style") func styles() {
        let tint = "#00ff00"
        #expect(letters { $0.buttonStyle(.automatic) } == [blue, red, grey, grey, tint])
        #expect(letters { $0.buttonStyle(.borderless) } == [blue, red, grey, grey, tint])
        #expect(letters { $0.buttonStyle(.bordered) } == [blue, red, grey, grey, tint])
        #expect(letters { $0.buttonStyle(.borderedProminent) } == [white, white, grey, grey, white])
        #expect(letters { $0.buttonStyle(.glass) } == [black, red, grey, grey, tint])
        #expect(letters { $0.buttonStyle(.glassProminent) } == [white, white, grey, grey, white])
        // A plain one has the colours around it, also where it is destructive.
        #expect(letters { $0.buttonStyle(.plain) }.prefix(2) == [black, black])
    }

    /// What is filled first: the ground.
    private func ground(_ role: ButtonRole? = nil, tint: Color? = nil, _ style: (AnyView) -> some View) -> String {
        let button = Button(role: role) {
        } label: {
            Color.clear.frame(width: 40, height: 20)
        }
        return last(lines(style(AnyView(button)).tint(tint)).filter { $0.hasPrefix("fill") }).first ?? ""
    }

    @Test("Grounds: the colour itself where it is prominent, 15 % of it where there is a tint") func grounds() {
        let tint = Color(red: 0, green: 1, blue: 0)
        #expect(
            ground { $0.buttonStyle(.borderedProminent) } == blue
                && ground(.destructive) { $0.buttonStyle(.borderedProminent) } == red)
        #expect(ground(tint: tint) { $0.buttonStyle(.borderedProminent) } == "#00ff00")
        #expect(ground(tint: tint) { $0.buttonStyle(.bordered) } == "#00ff00/0.15")
        // (118,118,124) at 16 % (rules.md §18.7).
        #expect(
            ground { $0.buttonStyle(.bordered) } == "#76767c/0.16"
                && ground(.destructive) { $0.buttonStyle(.bordered) } == "#76767c/0.16")
    }

    @Test("A role's symbol stands for its label: a cross, a check mark, a bin") func roles() {
        func symbol(_ role: ButtonRole) -> [String?] { screen(Button(role: role) {}).all("Image").map(\.label) }
        #expect(symbol(.cancel) == ["xmark"] && symbol(.close) == ["xmark"] && symbol(.confirm) == ["checkmark"])
        #expect(symbol(.destructive) == ["trash"])
    }

    @Test("A circle is as wide as the longer side and the padding, the label in its middle") func circles() {
        func circle(_ width: CGFloat, _ height: CGFloat, _ size: ControlSize) -> [CGFloat] {
            let button = Button {
            } label: {
                box(width, height).probe("label")
            }
            .buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(size)
            let whole = GalleyTestSupport.size(of: button, nil, nil)
            let label = frames(proposing: nil, nil, button)["label"] ?? .null
            return [whole.width, whole.height, label.minX, label.minY]
        }
        #expect(circle(40, 20, .regular) == [54, 54, 7, 17] && circle(20, 40, .regular) == [54, 54, 17, 7])
        #expect(circle(40, 20, .mini) == [50, 50, 5, 15] && circle(40, 20, .small) == [50, 50, 5, 15])
        #expect(circle(40, 20, .large) == [70, 70, 15, 25] && circle(40, 20, .extraLarge) == [70, 70, 15, 25])
    }

    @Test("A flexible button takes all of the width, its padding too") func flexible() {
        func widths(_ sizing: ButtonSizing, _ size: ControlSize) -> [CGFloat] {
            let button = Button {
            } label: {
                box(40, 20).probe("label")
            }
            .buttonStyle(.bordered).buttonSizing(sizing).controlSize(size)
            let label = frames(proposing: 200, nil, button)["label"] ?? .null
            return [GalleyTestSupport.size(of: button, 200, nil).width, label.minX]
        }
        #expect(widths(.flexible, .regular) == [200, 80] && widths(.fitted, .regular) == [64, 12])
        #expect(widths(.fitted, .small) == [60, 10] && widths(.fitted, .large) == [80, 20])
        #expect(widths(.fitted, .mini) == [60, 10] && widths(.fitted, .extraLarge) == [80, 20])
    }

    /// The outline of a control: a capsule, a circle, or a rectangle whose corners are less round further inside,
    /// never below nought.
    @Test("Outlines of controls, and such as lie further inside") func outlines() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        let inner = CGRect(x: 13, y: 23, width: 94, height: 34)
        let round = ControlShape(isCapsule: false, radius: 8)
        func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
            RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
        }
        #expect(round.path(in: rect) == rounded(rect, 8) && round.inset(by: 3).path(in: rect) == rounded(inner, 5))
        #expect(round.inset(by: 1).inset(by: 2).path(in: rect) == rounded(inner, 5))
        #expect(ControlShape(isCapsule: false, radius: 2).inset(by: 3).path(in: rect) == rounded(inner, 0))
        let capsule = ControlShape(isCapsule: true, radius: 8)
        #expect(capsule.path(in: rect) == Capsule(style: .continuous).path(in: rect))
        #expect(capsule.inset(by: 3).path(in: rect) == Capsule(style: .continuous).path(in: inner))
        let circle = ControlShape(isCapsule: true, radius: 8, isSquare: true)
        #expect(circle.path(in: rect) == Circle().path(in: rect))
        #expect(circle.inset(by: 3).path(in: rect) == Circle().path(in: inner))
    }

    /// Escape cancels an alert: it presses the button with the role `cancel` (Apple's page of `ButtonRole`), and no
    /// other.
    @Test("Escape presses what cancels an alert, and nothing else") func escape() {
        func told(_ role: ButtonRole?, isDisabled: Bool = false) -> [String] {
            var told: [String] = []
            let view = Color.blue.alert("Title", isPresented: .constant(true)) {
                Button("Go") { told.append("go") }
                Button("Stop", role: role) { told.append("stop") }.disabled(isDisabled)
            }
            liveHost(view, 393, 852).send(.key(.escape))
            return told
        }
        let roles: [ButtonRole?] = [.cancel, nil, .destructive, .confirm]
        #expect(roles.map { told($0) } == [["stop"], [], [], []] && told(.cancel, isDisabled: true) == [])
    }

    @Test("What renames is there where something can be renamed") func rename() {
        var count = 0
        let host = liveHost(RenameButton().renameAction { count += 1 }, 200, 60)
        #expect(host.node("Button")?.isEnabled == true && host.shows("Rename"))
        host.tap(CGPoint(x: 100, y: 30))
        #expect(count == 1)
        #expect(liveHost(RenameButton(), 200, 60).node("Button")?.isEnabled == false)
    }

    @Test("Before iOS 26 corners of buttons are 8 round, on iOS 26 they are capsules") func looks() {
        func path(_ look: Look) -> Path? {
            let button = Button {
            } label: {
                Color.clear.frame(width: 76, height: 26)
            }
            .buttonStyle(.borderedProminent)
            var options = screenOptions(100, 40, look: look)
            options.scale = 1
            for mark in RenderedView(button, options: options).displayList.marks {
                if case .fill(let path, _, _) = mark { return path }
            }
            return nil
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(path(.iOS18) == RoundedRectangle(cornerRadius: 8, style: .continuous).path(in: rect))
        #expect(path(.iOS26) == Capsule(style: .continuous).path(in: rect))
    }
}
