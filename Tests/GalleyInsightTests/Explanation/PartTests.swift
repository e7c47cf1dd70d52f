import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyInsight

/// What an author wrote is the tree; what controls and containers are made of lies folded in them.
@MainActor @Suite("Parts of controls")
struct PartTests {
    /// The views of a record without parts, one a line.
    private func tree(_ view: some View, width: CGFloat = 393, height: CGFloat = 852) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        options.canvas = CGSize(width: width, height: height)
        let record = LayoutRecord(of: view, options: options)
        let told = LayoutExplanation(of: view, options: options)
        let lines = lines(record.folded)
        // Records and explanations fold alike.
        #expect(names(told) == lines)
        return lines
    }

    private func lines(_ record: LayoutRecord) -> [String] {
        var lines: [String] = []
        var open = [(record.root, 0)]
        while let (node, depth) = open.popLast() {
            lines.append(line(node.kind, node.label, depth))
            open += node.children.reversed().map { ($0, depth + 1) }
        }
        return lines
    }

    private func names(_ explanation: LayoutExplanation) -> [String] {
        var lines: [String] = []
        var open = [(0, 0)]
        while let (id, depth) = open.popLast() {
            let node = explanation.nodes[id]
            lines.append(line(node.kind, node.title, depth))
            open += explanation.views(in: node).reversed().map { ($0, depth + 1) }
        }
        return lines
    }

    private func line(_ kind: String, _ label: String?, _ depth: Int) -> String {
        String(repeating: " ", count: depth) + kind + (label.map { " \"\($0)\"" } ?? "")
    }

    @Test("A form of four controls is its controls") func form() {
        let view = NavigationStack {
            Form {
                Section("Account") {
                    TextField("User", text: .constant(""))
                    SecureField("Password", text: .constant(""))
                    Toggle("Remember me", isOn: .constant(true))
                }
                Button("Log in") {}
            }
            .navigationTitle("Welcome")
        }
        #expect(
            tree(view) == [
                "NavigationStack", " Form", "  Text \"Account\"", "  TextField \"User\"", "  SecureField \"Password\"",
                "  Toggle \"Remember me\"", "  Button \"Log in\"",
            ])
    }

    @Test("A control is one line, with the text of its label") func controls() {
        let view = VStack {
            Button("Go") {}.buttonStyle(.borderedProminent)
            Button("Add", systemImage: "plus") {}
            Button(action: {}) { Image(systemName: "star") }
            Slider(value: .constant(0.5))
            Stepper("Count", value: .constant(1))
            Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
            Label("Home", systemImage: "house")
            ProgressView("Loading", value: 0.5)
            LabeledContent("Name", value: "Ada")
            Link("Site", destination: URL(fileURLWithPath: "/"))
        }
        #expect(
            tree(view) == [
                "VStack", " Button \"Go\"", " Button \"Add\"", " Button \"star\"", " Slider", " Stepper \"Count\"",
                " Picker", " Label \"Home\"", " ProgressView \"Loading\"", " LabeledContent \"Name\"",
                "  Text \"Ada\"", " Link \"Site\"",
            ])
    }

    @Test("What an author hands to a control is seen in it") func handedIn() {
        let view = VStack {
            Button {
            } label: {
                HStack {
                    Image(systemName: "star")
                    Text("Like").padding()
                }
            }
            .buttonStyle(.bordered)
            GroupBox("Box") { Toggle("Inside", isOn: .constant(false)) }
        }
        #expect(
            tree(view) == [
                "VStack", " Button \"Like\"", "  HStack", "   Image \"star\"", "   padding", "    Text \"Like\"",
                " GroupBox \"Box\"", "  Toggle \"Inside\"",
            ])
    }

    @Test("Labels handed on from control to control stay an author's") func handedOn() {
        // A link is a button inside: its label passes through two controls.
        let view = NavigationStack {
            List {
                NavigationLink {
                    Text("Detail")
                } label: {
                    VStack {
                        Text("Title")
                        Text("More")
                    }
                }
            }
        }
        #expect(
            tree(view) == [
                "NavigationStack", " List", "  NavigationLink \"Title\"", "   VStack", "    Text \"Title\"",
                "    Text \"More\"",
            ])
    }

    private struct Badge: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(4).background(.yellow)
        }
    }

    @Test("An author's own style is the author's") func style() {
        #expect(
            tree(Button("Go") {}.buttonStyle(Badge())) == [
                "Button \"Go\"", " background", "  padding", "   Text \"Go\"",
            ])
    }

    @Test("What nobody wrote in readers, borders and backgrounds is a part") func implied() {
        let view = GeometryReader { _ in
            Text("A").background(.blue).border(.red)
            Text("B").background(.blue, in: Capsule())
        }
        #expect(
            tree(view) == [
                "GeometryReader", " border", "  background", "   Text \"A\"", " background", "  Text \"B\"",
                "  Capsule",
            ])
    }

    @Test("The parts are there where they are asked for") func all() {
        let explanation = LayoutExplanation(of: Toggle("On", isOn: .constant(true)))
        #expect(!explanation.text().contains("Capsule"))
        #expect(explanation.text(all: true).contains("· Capsule"))
        #expect(explanation.json().contains("\"isPart\":true"))
        #expect(explanation.html(title: "t").contains("<details class=\"parts\">"))
        let toggle = explanation.node("On")
        #expect(toggle?.kind == "Toggle")
        #expect(explanation.node(at: CGPoint(x: toggle.map { $0.frame.maxX - 20 } ?? 0, y: 14))?.kind == "Toggle")
    }

    private struct Counter: View {
        @State private var isLong = false
        var body: some View {
            VStack {
                Button("Change") { isLong.toggle() }
                if isLong { Label("Long", systemImage: "star") } else { Text("A").background(.red).border(.blue) }
                Toggle("End", isOn: .constant(true))
            }
        }
    }

    @Test("Parts stay parts when a view is built again") func rebuilt() {
        let host = ViewHost(Counter(), size: CGSize(width: 300, height: 300))
        let before = names(host.explanation())
        #expect(before.prefix(2) == ["VStack", " Button \"Change\""])
        #expect(before.last == " Toggle \"End\"")
        host.tap(CGPoint(x: 150, y: host.explanation().node("Change").map { $0.frame.midY } ?? 0))
        #expect(names(host.explanation()) == ["VStack", " Button \"Change\"", " Label \"Long\"", " Toggle \"End\""])
    }

    @Test("Tags that are parts, against a list of all") func tags() {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<300 {
            func made(_ count: Int) -> (PartTags, [Bool]) {
                var tags = PartTags(), list: [Bool] = [], isPart = false
                for tag in 0..<count {
                    while random.next() % 3 == 0 {
                        tags.change(at: tag)
                        isPart.toggle()
                    }
                    list.append(isPart)
                }
                return (tags, list)
            }
            let count = Int(random.next() % 20) + 2
            var (tags, list) = made(count)
            #expect((0..<count).map(tags.contains) == list)
            let start = Int(random.next() % UInt64(count)), end = start + Int(random.next() % UInt64(count - start + 1))
            let (other, otherList) = made(end - start)
            tags.replace(start..<end, by: other)
            list.replaceSubrange(start..<end, with: otherList)
            #expect((0..<count).map(tags.contains) == list)
            tags.makeParts(from: start)
            #expect((0..<count).map(tags.contains) == list.prefix(start) + Array(repeating: true, count: count - start))
        }
    }
}
