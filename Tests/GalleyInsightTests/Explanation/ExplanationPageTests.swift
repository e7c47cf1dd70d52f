import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Explanations as a text, as JSON and as a page, of views whose lengths are given.
@MainActor @Suite("Explanations written down") struct ExplanationPageTests {
    private func explained(_ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100) -> LayoutExplanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        return LayoutExplanation(of: view, options: options)
    }

    private var padded: some View { Color.red.frame(width: 50, height: 40).padding(5) }

    @Test("Views in each other, each with what is told of it") func text() {
        #expect(
            explained(padded).text() == """
                padding  200×100 → 60×50 at (0, 0)
                  - Padding of 5 on every side: of 200×100 it offers 190×90; 50×40 and the padding are 60×50.
                  frame  190×90 → 50×40 at (5, 5)
                    - The frame sets 50×40, whatever is proposed.
                    Color  50×40 → 50×40 at (5, 5)

                """)
        // A modifier that says nothing is left out.
        #expect(
            explained(Color.red.frame(width: 50, height: 40).layoutPriority(0).padding(0)).text().contains(
                "layoutPriority") == false)
    }

    @Test("One view: what was proposed to it on the way down, and where its lengths come from") func oneView() throws {
        let explanation = explained(padded)
        let color = try #require(explanation.node("Color"))
        let text = """
            Proposed to it on the way down:
              padding  200×100 → 60×50 at (0, 0)
              frame  190×90 → 50×40 at (5, 5)

            Color  50×40 → 50×40 at (5, 5)
              - It takes what it is offered, 50×40.
              - Width 50 = frame(width:) 50.
              - Height 40 = frame(height:) 40.

            """
        #expect(explanation.text(of: color) == text)
        let memory =
            "  - Its width is 0 to ∞, ideally 10, its height 0 to ∞, ideally 10; nothing more need be remembered.\n"
        #expect(explanation.text(of: color, engine: true) == text + memory)
    }

    @Test("What is drawn elsewhere than it lies") func drawn() {
        func heading(_ view: some View) -> String? {
            explained(view).text().split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let box = Color.red.frame(width: 50, height: 40)
        let seen: [String?] = [
            heading(box), heading(box.offset(x: 5, y: -3)), heading(box.scaleEffect(2)),
            heading(box.offset(x: 0.001, y: 0)),
        ]
        let lead = "Color  50×40 → 50×40 at (0, 0)"
        #expect(seen == [lead, lead + ", drawn at (5, -3)", lead + ", drawn 100×80 at (-25, -20)", lead])
    }

    @Test("Sentences are wrapped where a line would be longer than 112 characters") func wrapping() {
        let row = HStack(spacing: 1) {
            ForEach(0..<9, id: \.self) { Color.red.frame(width: CGFloat(30 + $0), height: 20) }
        }
        let deep = row.padding(1).padding(2)
        for view in [AnyView(row), AnyView(deep), AnyView(deep.frame(minHeight: 20).border(.red))] {
            let lines = explained(view).text().components(separatedBy: "\n")
            for (line, next) in zip(lines, lines.dropFirst()) {
                let rest = next.drop { $0 == " " }
                let (dash, indent) = (line.prefix { $0 == " " }.count, next.count - rest.count)
                // A sentence goes on two further in than its dash, or as far in as its last line.
                let isSentence = line.dropFirst(dash).hasPrefix("- ")
                guard !rest.hasPrefix("- "), isSentence ? indent == dash + 2 && !rest.contains(" → ") : false else {
                    continue
                }
                let word = rest.prefix { $0 != " " }
                #expect(line.count <= 112 && line.count + 1 + word.count > 112, "\(line)")
            }
            #expect(lines.allSatisfy { $0.count <= 112 || $0.contains(" → ") })
        }
    }

    // MARK: JSON

    /// The steps of the outermost view of a kind, without those of a child each: name, then its numbers by name.
    private func steps(_ kind: String, _ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100) throws
        -> [String]
    {
        let data = Data(explained(view, width, height).json().utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let nodes = try #require(json["nodes"] as? [[String: Any]])
        let node = try #require(nodes.first { $0["kind"] as? String == kind })
        func told(_ value: Any) -> String {
            switch value {
            case let list as [Any]: "[" + list.map(told).joined(separator: ",") + "]"
            case is NSNull: "null"
            case let value as String: value
            default: "\(value)"
            }
        }
        return (node["steps"] as? [[String: Any]] ?? []).map { step in
            let rest = step.filter { $0.key != "step" && $0.key != "child" }.sorted { $0.key < $1.key }
            return ([told(step["step"] ?? "?")] + rest.map { "\($0.key)=\(told($0.value))" }).joined(separator: " ")
        }
    }

    @Test("Steps of rules as numbers by name") func jsonSteps() throws {
        let box = Color.red.frame(width: 50, height: 40)
        let row = HStack(spacing: 10) {
            box
            Color.blue
        }
        let seen: [[String]] = [
            try steps("padding", Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
            try steps("frame", box),
            try steps("frame", Color.red.frame(width: 50)), try steps("position", box.position(x: 30, y: 40)),
            try steps("Color", Color.red), try steps("HStack", row),
        ]
        #expect(seen[0].contains("insets insets=[1,2,3,4]"))
        #expect(seen[1].contains("fixedFrame size=[50,40]") && seen[2].contains("fixedFrame size=[50,null]"))
        #expect(seen[3].contains("center point=[30,40]"))
        #expect(seen[4] == ["range axis=width high=inf ideal=10 low=0", "range axis=height high=inf ideal=10 low=0"])
        let wanted = [
            "sharing axis=width gaps=10 proposal=200", "gap length=10", "limits high=50 low=50 priority=0",
            "limits high=inf low=0 priority=0",
            "turn count=2 left=190 offer=95 took=50", "turn count=1 left=140 offer=140 took=140",
        ]
        #expect(wanted.filter { !seen[5].contains($0) } == [], "\(seen[5])")
        let flexible = try steps("frame", Color.red.frame(minWidth: 20, maxWidth: 60), 40)
        #expect(flexible.contains("flexibleFrame axis=width limits=[20,null,60] reason=proposal"))
    }

    @Test("Fields of a node: those that say nothing are left out") func jsonFields() throws {
        let text = explained(padded).json()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6 && lines[0] == #"{"version":1,"proposal":[200,100],"size":[60,50],"nodes":["#)
        let wanted = [
            #"{"id":0,"kind":"padding","rule":"padding","isShown":true,"proposal":[200,100],"size":[60,50],"origin":[0,0],"frame":[0,0,60,50],"children":[1],"#,
            #"{"id":1,"parent":0,"kind":"frame","rule":"fixedFrame","isShown":true,"proposal":[190,90],"size":[50,40],"origin":[5,5],"frame":[5,5,50,40],"children":[2],"#,
            #"{"id":2,"parent":1,"kind":"Color","rule":"flexible","isShown":true,"proposal":[50,40],"size":[50,40],"origin":[0,0],"frame":[5,5,50,40],"children":[],"#,
        ]
        for (line, start) in zip(lines.dropFirst(), wanted) { #expect(line.hasPrefix(start), "\(line)") }
        #expect(
            lines[3].hasSuffix(#""width":"50 = frame(width:) 50","height":"40 = frame(height:) 40"}"#) && lines[5] == ""
        )
        let turned = explained(Color.red.layoutPriority(2).environment(\.layoutDirection, .rightToLeft)).json()
        #expect(turned.contains(#""priority":2,"#))
    }

    // MARK: Pages

    @Test("A page has each view with its place, and what it is made of folded in it") func page() {
        let page = explained(padded).html(title: "A <b> & \"c\"", picture: "<svg/>")
        let wanted = [
            "<title>A &lt;b&gt; &amp; &quot;c&quot;</title>",
            #"<div class="canvas" style="width:60px;height:50px"><svg/><div id="place">"#,
            #"<details open><summary data-frame="0 0 60 50"><b>padding</b> <span>200×100 → 60×50</span></summary><ul><li>"#,
            #"<details open><summary data-frame="5 5 50 40"><b>frame</b> <span>190×90 → 50×40</span></summary>"#,
            #"<b>Color</b> <span>50×40 → 50×40</span></summary><p>Width 50 = frame(width:) 50</p><p>Height 40 = frame(height:) 40</p>"#,
        ]
        #expect(wanted.filter { !page.contains($0) } == [])
        #expect(
            page.components(separatedBy: "<details").count == 4 && page.components(separatedBy: "</details>").count == 4
        )
        let parts = explained(Button("Go") {}).html(title: "t")
        #expect(parts.contains(#"<details class="parts"><summary>"#) && parts.contains("<b>Button</b> <q>Go</q>"))
    }

    @Test("A table of answers: lengths to which a view answers alike in one line") func table() throws {
        func table(_ view: some View, _ axis: Axis) throws -> String {
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: 300, height: 150)
            let rendered = RenderedView(view, options: options)
            let explanation = rendered.explanation()
            return rendered.responseCurve(of: explanation.root, in: explanation, along: axis).table()
        }
        #expect(
            try table(Color.red.frame(minWidth: 20, maxWidth: 60), .horizontal) == """
                Color, offered a width, with a height of 150:
                  0 … 19    → 20×150
                  20 … 60   → as offered, height 150
                  61 … 600  → 60×150
                  nil       → 20×150
                  ∞         → 60×150

                """)
        #expect(
            try table(Color.red, .vertical) == """
                Color, offered a height, with a width of 300:
                  0 … 300  → as offered, width 300
                  nil      → 300×10
                  ∞        → 300×∞

                """)
    }
}
