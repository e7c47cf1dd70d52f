import Foundation
import Galley
import Testing

@testable import GalleyTesting

/// Which view a test finds, and what it is told where there is none or nothing can be done with it (docs/testing.md).
@MainActor @Suite("Elements that tests find") struct FoundElementTests {
    private struct Screen: View {
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 0) {
                Text("First").accessibilityIdentifier("one")
                Text("First again")
                Text("Head").accessibilityAddTraits(.isHeader)
                Button {
                    count += 1
                } label: {
                    HStack {
                        Text("Add")
                        Text("more")
                    }
                }
                Button("Star", systemImage: "star") {}.labelStyle(.iconOnly)
                Link("Site", destination: URL(filePath: "/site"))
                Text("count \(count)").accessibilityIdentifier("count")
                if isShown { Button("Hide") { isShown = false }.accessibilityIdentifier("hide") }
                Button("Locked") {}.accessibilityIdentifier("locked").disabled(true)
            }
            .frame(width: 200)
        }
    }

    private func view() -> TestedView { host(Screen(), size: CGSize(width: 200, height: 400)) }

    private func fault(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "none"
        } catch { return "\(error)".split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }
    }

    @Test("By text, by a part of it, by what stands on a button, by names and by roles") func finding() throws {
        let view = view()
        #expect(try view.find(text: "First").frame.minY < view.find(text: "First again").frame.minY)
        #expect(try view.find(textContaining: "again").label == "First again")
        #expect(try view.find(textContaining: "First").label == "First" && view.find(text: "Head").exists)
        #expect(try view.find(identifier: "one").label == "First" && view.find(label: "Head").kind == "Text")
        for name in ["Add more", "Add", "more"] { #expect(try view.find(button: name).text == "Add more", "\(name)") }
        #expect(try view.find(button: "Site").current?.role == .link)
        #expect(try view.find(role: .heading).label == "Head" && view.find(role: .link).exists)
        #expect(try !view.find(button: "Locked").isEnabled && view.find(button: "Hide").isEnabled)
        let texts = view.findAll { $0.label?.hasPrefix("First") == true }.compactMap(\.label)
        #expect(texts.first == "First" && Set(texts) == ["First", "First again"])
        // What is looked for in an element is in it.
        let add = try view.find(button: "Add")
        #expect(try add.find(text: "more").exists)
        #expect(fault { _ = try add.find(text: "First") } == "no view is a text “First”. There is: “Add”, “more”.")
    }

    @Test("What is not there is said with what is, each once") func missing() {
        let view = view()
        let texts = "“First”, “First again”, “Head”, “Add”, “more”"
        #expect(fault { _ = try view.find(text: "None") }.hasPrefix("no view is a text “None”. There is: \(texts), "))
        #expect(
            fault { _ = try view.find(textContaining: "Non") }.hasPrefix(
                "no view is a text with “Non”. There is: \(texts)"))
        let buttons = fault { _ = try view.find(button: "None") }
        #expect(buttons.hasPrefix("no view is a button “None”. There is: “Add more”, "))
        #expect(buttons.hasSuffix("“Site”, “Hide”, “Locked”."))
        #expect(
            fault { _ = try view.find(identifier: "None") }
                == "no view is called “None”. There is: “one”, “count”, “hide”, “locked”.")
        #expect(fault { _ = try view.find(label: "None") }.hasPrefix("no view is labelled “None”. There is: “First”, "))
        #expect(
            fault { _ = try view.find(role: .slider) }
                == "no view is a slider. There is: “text”, “heading”, “button”, “image”, “link”.")
        #expect(
            fault { _ = try host(Color.red).find(text: "None") } == "no view is a text “None”. Nothing is shown.")
    }

    @Test("Of more than twenty names twenty are listed") func many() {
        func rows(_ count: Int) -> TestedView {
            host(VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } })
        }
        func listed(_ count: Int) -> Int {
            fault { _ = try rows(count).find(text: "none") }.components(separatedBy: "“row ").count - 1
        }
        #expect(listed(19) == 19 && listed(20) == 20 && listed(21) == 20)
        let same = host(VStack { ForEach(0..<5, id: \.self) { _ in Text("same") } })
        #expect(fault { _ = try same.find(text: "none") } == "no view is a text “none”. There is: “same”.")
    }

    @Test("Why nothing can be done with a view") func faults() throws {
        let view = view()
        let hide = try view.find(button: "Hide")
        try hide.tap()
        #expect(fault { try hide.tap() } == "Button “hide” is not shown any more")
        #expect(
            fault { try view.find(button: "Locked").tap() }
                == "Button “locked” cannot be used: it is disabled, so a tap does nothing")
        #expect(
            fault { try view.find(text: "First").tap() }
                == "Text “one” takes no finger, and no control around it does: a tap does nothing")
        // In a window of 100 × 60 the middle is at (50, 30).
        let covered = host(
            ZStack {
                Color.blue.accessibilityIdentifier("below")
                Color.red.onTapGesture {}.accessibilityIdentifier("above")
            }, size: CGSize(width: 100, height: 60))
        let message = fault { try covered.find(identifier: "below").longPress() }
        #expect(message.hasPrefix("Color “below” cannot be reached at (50.0, 30.0): "))
        #expect(message.hasSuffix(" takes the finger"))
    }

    @Test("How much time what a test does takes") func times() throws {
        let view = host(
            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box").onTapGesture {}.gesture(
                DragGesture()),
            size: CGSize(width: 100, height: 100))
        let box = try view.find(identifier: "box")
        func passed(_ action: () throws -> Void) rethrows -> Double {
            let start = view.host.time
            try action()
            return ((view.host.time - start) * 1000).rounded() / 1000
        }
        #expect(try passed { try box.tap() } == 0 && passed { try box.doubleTap() } == 0.1)
        #expect(try passed { try box.longPress() } == 0.6 && passed { try box.longPress(for: 2) } == 2)
        #expect(try passed { try box.drag(by: CGSize(width: 9, height: 0)) } == 0.2)
        #expect(try passed { try box.drag(to: .top) } == 0.2 && passed { try box.drag(to: .top, seconds: 3) } == 3)
        #expect(passed { view.advance(by: 1.5) } == 1.5 && passed { view.advance(by: 2, frames: 4) } == 2)
        #expect(passed { view.advance(by: 2, frames: 0) } == 2 && passed { view.tap(at: .zero) } == 0)
        #expect(passed { view.drag(from: .zero, to: CGPoint(x: 9, y: 9)) } == 0.2)
        view.resize(to: CGSize(width: 300, height: 80))
        #expect(view.size == CGSize(width: 300, height: 80) && box.frame.minX == 125)
    }
}
