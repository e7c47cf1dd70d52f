import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// A button in the next outer style, 10 points more around it.
private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: {}) { configuration.label }.padding(5)
    }
}

private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 100) }
}

/// Sets itself again: it never ends.
private struct Endless: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: {}) { configuration.label }.buttonStyle(Endless())
    }
}

private struct Endless2: View {
    var body: some View {
        VStack(spacing: 0) {
            box(10, 10)
            Endless2()
            Endless2()
        }
    }
}

private struct Ping: View {
    var body: some View {
        HStack {
            Text("ping"); Pong().padding(1)
        }
    }
}

private struct Pong: View {
    @State private var number = 1
    var body: some View { AnyView(Ping().opacity(0.5)) }
}

private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
}

private struct EndlessReader: View {
    var body: some View {
        VStack {
            GeometryReader { _ in EndlessReader() }
            GeometryReader { _ in EndlessReader() }
        }
    }
}

private struct EndlessList: View {
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<20, id: \.self) { _ in EndlessList() } } }
    }
}

/// `ButtonStyle`s inside each other follow the rule that Apple documents for `Label(_: LabelStyleConfiguration)`: inside a style's
/// body, the next outer one holds.
@MainActor @Suite("Styles inside styles")
struct ControlStyleTests {
    private func button(_ width: CGFloat) -> some View { Button(action: {}) { box(width, 10) } }

    @Test func aButtonInAButtonStyle() {
        expect(size(of: button(20).buttonStyle(Framed()), nil, nil), 30, 20)
        expect(size(of: button(20).buttonStyle(Framed()).buttonStyle(Framed()), nil, nil), 40, 30)
        expect(size(of: button(20).buttonStyle(Framed()).buttonStyle(Wide()), nil, nil), 110, 20)
        expect(size(of: button(20).buttonStyle(Wide()).buttonStyle(Framed()), nil, nil), 100, 10)
        // Beside a styled button the outer style holds.
        let row = HStack(spacing: 0) {
            button(20).buttonStyle(Framed())
            button(20)
        }
        expect(size(of: row.buttonStyle(Wide()), nil, nil), 210, 20)
    }

    private func rendered(_ view: some View) -> (size: CGSize, messages: [String]) {
        let rendered = RenderedView(view)
        return (rendered.size, rendered.diagnostics.filter { $0.severity == .error }.map(\.message))
    }

    @Test("What never ends is left out, and the rest is drawn") func endless() {
        let (size, messages) = rendered(
            HStack(spacing: 0) {
                box(30, 10)
                button(20).buttonStyle(Endless())
                box(40, 10)
            })
        expect(size, 70, 10)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Endless contains itself without end") == true)
    }

    @Test("Views with several of themselves inside end as well") func branching() {
        let (size, messages) = rendered(
            VStack(spacing: 0) {
                box(30, 10)
                Endless2()
            })
        expect(size, 30, 10)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Endless2") == true)
    }

    @Test("The outermost view of a circle is left out") func circle() {
        let (size, messages) = rendered(
            VStack(spacing: 0) {
                box(30, 10)
                Ping()
            })
        expect(size, 30, 10)
        #expect(messages.first?.contains("Ping contains itself") == true)
    }

    @Test func modifiers() {
        let (size, messages) = rendered(
            VStack(spacing: 0) {
                box(30, 10)
                box(5, 5).modifier(EndlessModifier())
            })
        expect(size, 30, 10)
        #expect(messages.first?.contains("EndlessModifier contains itself") == true)
    }

    @Test func readersInsideReaders() {
        let (size, messages) = rendered(
            VStack(spacing: 0) {
                box(30, 10)
                EndlessReader().frame(width: 50, height: 50)
            })
        expect(size, 50, 60)
        #expect(messages.first?.contains("GeometryReader") == true)
    }

    @Test func lazyLists() {
        let (size, messages) = rendered(
            VStack(spacing: 0) {
                box(30, 10)
                EndlessList().frame(width: 50, height: 50)
            })
        expect(size, 50, 60)
        #expect(messages.first?.contains("lazy stacks") == true)
    }
}

/// A button's label has the tint unless a foreground style is set around it: seen on iOS (`Button("a") {}.foregroundColor(.red)`).
/// That holds for every built-in style, the prominent one as well, and for disabled buttons.
@MainActor @Suite("Colours of buttons")
struct ButtonColorTests {
    private func color(_ view: some View) -> ResolvedColor? {
        for command in RenderedView(view).displayList.marks.reversed() {
            if case .fill(_, .color(let color), _) = command { return color }
        }
        return nil
    }

    private func components(_ color: SystemColor) -> ResolvedColor { color.resolved(.light, .iOS26) }

    private var button: some View { Button(action: {}) { Rectangle().frame(width: 10, height: 10) } }

    @Test func theTintWithoutAStyle() {
        #expect(color(button) == components(.blue))
        #expect(color(button.tint(.green)) == components(.green))
        #expect(
            color(Button(role: .destructive, action: {}) { Rectangle() }.frame(width: 9, height: 9)) == components(.red)
        )
    }

    @Test func aStyleFromOutside() {
        #expect(color(button.foregroundColor(.red)) == components(.red))
        #expect(color(VStack { button }.foregroundStyle(.orange)) == components(.orange))
        #expect(color(button.foregroundStyle(.primary)) == components(.label))
        #expect(color(button.buttonStyle(.bordered).foregroundStyle(.orange)) == components(.orange))
        #expect(color(button.buttonStyle(.borderedProminent).foregroundStyle(.orange)) == components(.orange))
    }

    @Test func aStyleFromInside() {
        let button = Button(action: {}) { Rectangle().foregroundStyle(.secondary).frame(width: 10, height: 10) }
        #expect(color(button) == components(.blue).multiplyingAlpha(0.5))
        #expect(color(button.foregroundStyle(.orange)) == components(.orange).multiplyingAlpha(0.5))
    }

    @Test func insideOfARow() {
        // The value of a row is secondary, a button in its place keeps its tint.
        let text = LabeledContent("Row") { Rectangle().frame(width: 9, height: 9) }
        #expect(color(text) == components(.secondaryLabel))
        #expect(color(text.foregroundStyle(.red)) == components(.red).multiplyingAlpha(0.5))
        #expect(color(LabeledContent("Row") { button }) == components(.blue))
    }

    @Test func noColourTakesTheStyleBack() {
        #expect(color(button.foregroundColor(nil).foregroundColor(.red)) == components(.blue))
        #expect(
            color(Rectangle().frame(width: 9, height: 9).foregroundColor(nil).foregroundColor(.red))
                == components(.label))
    }
}
