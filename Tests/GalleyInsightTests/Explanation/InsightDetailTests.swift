import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyInsight

/// The drawing of a response curve, worked out again here from the curve's numbers; texts of JSON (RFC 8259); findings as values.
@MainActor @Suite("Details of explanations") struct InsightDetailTests {
    private func curve(_ view: some View, _ width: CGFloat, _ height: CGFloat, _ axis: Axis) -> ResponseCurve {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        let rendered = RenderedView(view, options: options)
        let explanation = rendered.explanation()
        return rendered.responseCurve(of: explanation.root, in: explanation, along: axis)
    }

    /// The square from (44, 300) up to (324, 20) is as long as the longest proposal, and as high as that or the longest answer.
    @Test("A curve's drawing", arguments: [Axis.horizontal, .vertical]) func drawing(axis: Axis) throws {
        let isWide = axis == .horizontal
        let frame =
            isWide
            ? AnyView(Color.red.frame(minWidth: 20, maxWidth: 60).frame(height: 50))
            : AnyView(Color.red.frame(minHeight: 20, maxHeight: 60).frame(width: 50))
        let curve = curve(frame, 70, 70, axis)
        // 100 is the least of what is looked at, and twice that is drawn: 280 ÷ 200 a point.
        #expect(curve.points.count == 203)
        func number(_ value: Double) -> String {
            let rounded = (value * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        func x(_ value: Double) -> String { number(44 + value * 1.4) }
        func y(_ value: Double) -> String { number(300 - value * 1.4) }
        let lines = curve.svg().split(separator: "\n").map(String.init)
        var expected = ["<rect width=\"340\" height=\"340\" fill=\"#fff\"/>"]
        for value in [0.0, 50, 100, 150, 200] {
            expected += [
                "<line x1=\"\(x(value))\" x2=\"\(x(value))\" y1=\"20\" y2=\"300\" stroke=\"#e5e5ea\"/>",
                "<line x1=\"44\" x2=\"324\" y1=\"\(y(value))\" y2=\"\(y(value))\" stroke=\"#e5e5ea\"/>",
                "<text x=\"\(x(value))\" y=\"314\" text-anchor=\"middle\">\(Int(value))</text>",
                "<text x=\"38\" y=\"\(y(value))\" dy=\"3\" text-anchor=\"end\">\(Int(value))</text>",
            ]
        }
        func points(_ answer: (Double) -> Double) -> String {
            (0...200).map { "\(x(Double($0))),\(y(answer(Double($0))))" }.joined(separator: " ")
        }
        let (noun, other) = isWide ? ("width", "height") : ("height", "width")
        expected += [
            "<line x1=\"44\" y1=\"300\" x2=\"324\" y2=\"20\" stroke=\"#8e8e93\" stroke-dasharray=\"1 3\"/>",
            "<polyline points=\"\(points { _ in 50 })\" fill=\"none\" stroke=\"#ff9500\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\"/>",
            "<polyline points=\"\(points { min(max($0, 20), 60) })\" fill=\"none\" stroke=\"#007aff\" stroke-width=\"2\"/>",
            "<line x1=\"142\" x2=\"142\" y1=\"20\" y2=\"300\" stroke=\"#ff3b30\" stroke-dasharray=\"3 2\"/>",
            "<text x=\"184\" y=\"330\" text-anchor=\"middle\">proposed \(noun)</text>",
        ]
        for (line, wanted) in zip(lines.dropFirst().filter { !$0.hasPrefix("<title>") }, expected) {
            #expect(line == wanted)
        }
        #expect(lines.count == expected.count + 4 && lines.last == "</svg>")
        #expect(lines[lines.count - 2].hasSuffix(": answered \(noun) solid, \(other) dashed, placed red</text>"))
        #expect(lines[0].contains("viewBox=\"0 0 340 340\" width=\"680\" height=\"680\""))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(curve.json().utf8)) as? [String: Any])
        let read = try #require(json["points"] as? [[Any]])
        #expect(json["axis"] as? String == noun && read.count == 203)
        #expect(read[30].compactMap { $0 as? Double } == (isWide ? [30, 30, 50] : [30, 50, 30]))
    }

    @Test("Characters of JSON that are escaped") func escapes() throws {
        #expect("\"a\\b\n".json == #""\"a\\b\n""#)
        #expect("\u{1}\u{f}\u{10}\u{1f} é😀".json == "\"\\u0001\\u000f\\u0010\\u001f é😀\"")
        let all = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(all.json)]".utf8)) == [all])
        #expect(true.json == "true" && false.json == "false")
    }

    /// Two findings are one where rule, message, place and frame are: what they propose is advice.
    @Test("Findings as values") func findings() {
        func finding(_ change: (inout LayoutFinding) -> Void = { _ in }) -> LayoutFinding {
            let place = LayoutFinding.Place(kind: "Text", label: "a")
            var finding = LayoutFinding(
                rule: .textCut, message: "m", path: [place], frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            change(&finding)
            return finding
        }
        let same = finding {
            $0.severity = .note
            $0.fix = "fix"
            $0.proposals = ["p"]
        }
        #expect(finding() == same && finding().hashValue == same.hashValue && Set([finding(), same]).count == 1)
        let others = [
            finding { $0.rule = .overflow }, finding { $0.message = "n" }, finding { $0.path = [] },
            finding { $0.frame.origin.x = 9 },
            finding { $0.path[0].number = 1 }, finding { $0.path[0].kind = "Image" },
            finding { $0.path[0].label = nil },
        ]
        for (index, other) in others.enumerated() { #expect(finding() != other, "\(index)") }
        #expect(Set(others + [same]).count == 8)
        #expect(LayoutFinding.Place(kind: "Text", label: nil).name == "Text" && finding().path[0].name == "Text \"a\"")
        #expect(LayoutFinding.Place(kind: "Text", label: nil).number == 0 && finding().severity == .warning)
    }

    @Test("What a layout is tried with in its preview") func checked() {
        let found = screen(_CheckedLayout(HStackLayout(spacing: 0)), 300, 100).all("Color").map(\.frame)
        #expect(found.map(\.size) == [(30, 20), (50, 20), (20, 40)].map { CGSize(width: $0.0, height: $0.1) })
        #expect(found.map(\.minX) == [100, 130, 180])
    }
}
