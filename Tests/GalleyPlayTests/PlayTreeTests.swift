import Galley
import GalleyProtocol
import Testing

/// The tree that a script is answered: what a person reads or uses, with what has an identifier or scrolls around it (docs/play.md).
@MainActor @Suite("Trees of plays")
struct PlayTreeTests {
    private struct Page: View {
        @State private var name = "Ann"

        var body: some View {
            VStack(spacing: 0) {
                VStack { Text("a") }.accessibilityIdentifier("one")
                VStack {
                    Text("b")
                    Text("c").accessibilityIdentifier("inner")
                }
                .accessibilityIdentifier("two")
                Button("f") {}.disabled(true)
                ScrollView {
                    Text("g")
                    Text("h")
                }
                .frame(height: 60)
                Text("far").offset(x: 1000)
                Toggle("t", isOn: .constant(true))
                TextField("n", text: $name)
                Text("hidden").accessibilityHidden(true)
                Color.red.frame(width: 20, height: 10).onTapGesture {}
                Text("hint").accessibilityHint("more").accessibilityValue("v")
            }
        }
    }

    private func told(_ elements: [PlayElement]) -> [String] {
        elements.map { element in
            let words = [
                element.identifier.map { "#\($0)" }, element.value.map { "= \($0)" }, element.hint.map { "(\($0))" },
                element.isEnabled ? nil : "disabled", element.isFocused ? "focused" : nil,
                element.isOutOfSight ? "out of sight" : nil,
                element.children.isEmpty ? nil : "[\(told(element.children).joined(separator: ", "))]",
            ]
            let name = element.label.isEmpty ? [] : [element.label]
            return ([element.role] + name + words.compactMap(\.self)).joined(separator: " ")
        }
    }

    @Test("What there is to read and to use, and what holds it") func tree() throws {
        let stage = Stage(Page(), size: CGSize(width: 300, height: 400))
        let tree = try #require(try stage.play("tree").last?.tree)
        #expect(
            told(tree) == [
                "text a #one", "container #two [text b, text c #inner]", "button f disabled",
                "scrollView [text g, text h]",
                "text far out of sight", "toggle t = on", "textField n = Ann", "button", "text hint = v (more)",
            ])
        let focused = try #require(try stage.play("tap 'n'; tree").last?.tree)
        #expect(told(focused).filter { $0.hasSuffix("focused") } == ["textField n = Ann focused"])
        // The path leads from the root to the view, which is last in it.
        #expect(tree.allSatisfy { ($0.path?.count ?? 0) > 1 } && tree.first?.path?.last?.label == "a")
        let all = try #require(try stage.play("tree all").last?.tree)
        func count(_ elements: [PlayElement]) -> Int { elements.reduce(0) { $0 + 1 + count($1.children) } }
        #expect(count(all) > count(tree) + 10)
    }

    @Test("In the whole tree the path of a view is that of what holds it, and the view") func paths() throws {
        let all = try #require(try Stage(Page(), size: CGSize(width: 300, height: 400)).play("tree all").last?.tree)
        var deepest = 0
        func check(_ elements: [PlayElement], in holders: [String]) {
            for element in elements {
                let path = holders + [element.kind]
                deepest = max(deepest, path.count)
                #expect(element.path?.map(\.kind) == path)
                check(element.children, in: path)
            }
        }
        check(all, in: [])
        // A text in a stack in the page's stack.
        #expect(deepest >= 3)
    }

    @Test("Frames in hundredths of a point") func frames() throws {
        let view = Color.red.frame(width: 33.3333, height: 10.006).onTapGesture {}.accessibilityIdentifier("box")
        let tree = try #require(try Stage(view, size: CGSize(width: 100, height: 20.012)).play("tree").last?.tree)
        // In the middle: (100 - 33.3333) / 2 and (20.012 - 10.006) / 2.
        #expect(tree.map(\.frame) == [[33.33, 5, 33.33, 10.01]] && tree.map(\.identifier) == ["box"])
    }
}
