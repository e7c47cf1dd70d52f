import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyInsight

@MainActor @Suite("Explained frames")
struct RecomputedFramesTests {
    private static let offers: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (0, 0), (300, 200), (nil, 120), (90, nil), (37.5, 400), (0, nil), (1_000, 20), (150, .infinity),
    ]

    private func explained(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> (
        ExplainedFrames, LayoutExplanation
    ) {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        let explanation = LayoutExplanation(of: view, options: options)
        return (try ExplainedFrames(json: explanation.json()), explanation)
    }

    @Test("Every frame of random views follows from the explanation alone") func randomViews() throws {
        var rules: [String: Int] = [:]
        var count = 0
        defer { PropertyRounds.report("explanations", count) }
        for seed in PropertyRounds.seeds(400) {
            let view = Sketch.random(seed: seed)
            let (width, height) = Self.offers[Int(seed) % Self.offers.count]
            let (frames, explanation) = try explained(view.view, width, height)
            count += 1
            // Nothing moves these, so nothing may be left out because it was moved.
            #expect(explanation.nodes.allSatisfy { !$0.isMoved }, "seed \(seed)")
            if let fault = frames.faults.first {
                Issue.record(
                    "seed \(seed), offered \(width as Any)×\(height as Any): \(fault)\n\(view)\n\(explanation.text())")
                return
            }
            rules.merge(frames.checked, uniquingKeysWith: +)
        }
        for rule in [
            "stack", "zStack", "fixedFrame", "flexibleFrame", "padding", "fixedSize", "aspectRatio", "position",
            "overlay",
            "background", "alignmentGuide", "priority", "flexible", "spacer",
        ] { #expect(rules[rule, default: 0] > count / 20, "\(rule) was hardly tried") }
    }

    @Test("The explanation's frames are the layout's") func sameFrames() {
        for seed in UInt64(1)...60 {
            let view = Sketch.random(seed: seed).view
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: 320, height: 480)
            let rendered = RenderedView(view, options: options)
            var frames: [CGRect] = []
            var open = [rendered.record.root]
            while let node = open.popLast() {
                frames.append(node.frame)
                open += node.children.reversed()
            }
            let explanation = rendered.explanation()
            var explained: [CGRect] = []
            var ids = [0]
            while let id = ids.popLast() {
                let node = explanation.nodes[id]
                guard node.isShown else { continue }
                explained.append(node.frame)
                ids += node.children.reversed()
            }
            // The record leaves out what the builder made for itself.
            #expect(Set(frames.map(NSStringFromRect)).isSubset(of: Set(explained.map(NSStringFromRect))))
        }
    }

    @Test("Containers that random views have not: grids, scrolling, fitting, texts, other directions")
    func otherContainers() throws {
        let views: [(String, AnyView)] = [
            (
                "grid",
                AnyView(
                    Grid(alignment: .leading, horizontalSpacing: 6) {
                        GridRow {
                            Text("Name")
                            Color.red.frame(maxWidth: 120, maxHeight: 30)
                            Text("A longer text that wraps in its column")
                        }
                        GridRow(alignment: .firstTextBaseline) {
                            Text("Two").font(.largeTitle)
                            Text("spans two columns of the grid").gridCellColumns(2)
                        }
                        Divider().gridCellUnsizedAxes(.horizontal)
                        GridRow {
                            Color.blue.frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
                            Color.green.frame(width: 40, height: 40)
                        }
                    })
            ),
            (
                "scroll",
                AnyView(
                    ScrollView {
                        VStack {
                            ForEach(0..<30) { Text("Row \($0)") }
                            Color.red
                        }
                    }.contentMargins(.vertical, 12))
            ),
            (
                "viewThatFits",
                AnyView(
                    ViewThatFits {
                        HStack { Text("A text that is far too long for a narrow space") }
                        Text("short")
                        Text("s")
                    })
            ),
            (
                "text",
                AnyView(
                    HStack(alignment: .lastTextBaseline) {
                        Text("Several words that wrap into lines")
                        Text("big").font(.largeTitle)
                        Spacer(minLength: 30)
                        Text("end").layoutPriority(1)
                    })
            ),
            (
                "right to left",
                AnyView(
                    HStack {
                        Text("one").padding(.leading, 20)
                        Color.red.frame(width: 40, height: 30)
                        VStack(alignment: .trailing) {
                            Text("two"); Text("longer")
                        }
                    }.frame(width: 260, alignment: .leading).environment(\.layoutDirection, .rightToLeft))
            ),
            ("lazy", AnyView(ScrollView { LazyVStack { ForEach(0..<400) { Text("Row \($0)") } } })),
            (
                "list",
                AnyView(
                    List {
                        Section("Fruit") {
                            Text("Apple"); Toggle("Ripe", isOn: .constant(true))
                            Text("A row whose text wraps into several lines where the list is narrow")
                        }
                        Section {
                            ForEach(0..<40) { Text("Row \($0)") }
                        } header: {
                            Text("Rows")
                        } footer: {
                            Text("Forty of them.")
                        }
                        NavigationLink("More") { Text("more") }
                    })
            ),
            ("plain list", AnyView(List(0..<30, id: \.self) { Text("Row \($0)") }.listStyle(.plain))),
            ("reader", AnyView(GeometryReader { proxy in Text("inside").frame(width: proxy.size.width / 2) })),
            (
                "safe area",
                AnyView(
                    Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
                        .safeAreaInset(edge: .bottom) { Text("bar") })
            ),
        ]
        for (name, view) in views {
            for (width, height) in [(320, 480), (140, 300), (nil, nil), (90, nil), (600, 50)] as [(CGFloat?, CGFloat?)]
            {
                let (frames, explanation) = try explained(view, width, height)
                #expect(
                    frames.faults.isEmpty,
                    "\(name) \(width as Any)×\(height as Any): \(frames.faults.prefix(3))\n\(explanation.text())")
            }
        }
    }

    @Test("A number that is changed is noticed") func plantedFault() throws {
        let view = HStack {
            Text("Cute"); Color.red.frame(width: 100, height: 100); Text("baby cat")
        }
        let explanation = LayoutExplanation(of: view.frame(width: 300, height: 200))
        let json = explanation.json()
        #expect(try ExplainedFrames(json: json).faults.isEmpty)
        #expect(json.contains("\"gaps\":16"))
        let wrong = json.replacing("\"step\":\"gap\"", with: "\"step\":\"gap\",\"x\":0").replacing(
            "\"length\":8", with: "\"length\":9")
        #expect(try !ExplainedFrames(json: wrong).faults.isEmpty)
    }
}
