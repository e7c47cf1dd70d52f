import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What attributed strings, keys and moments say of a text: the nearer thing counts (SwiftUI's attribute scope;
/// Foundation's inline intents), and which texts are a key of the main bundle alone.
@MainActor @Suite("What a text is made of")
struct TextSourceFormTests {
    private func segment(_ change: (inout AttributedString) -> Void) -> Text.Segment {
        var string = AttributedString("a")
        change(&string)
        return string.segments[0]
    }

    private func color(_ segment: Text.Segment) -> ResolvedColor? {
        let context = RenderContext(options: RenderOptions())
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        guard let style = segment.style, case .color(let color) = AnyShapeStyle._paint(style, in: builder) else {
            return nil
        }
        return color
    }

    @Test("Its own colour and lines before those of links and intents") func attributes() throws {
        let url = try #require(URL(string: "https://a.b/c"))
        let red = Color(red: 1, green: 0, blue: 0), pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
        let link = segment { $0.link = url }
        let coloured = segment {
            $0.link = url
            $0.foregroundColor = red
        }
        let blue = ResolvedColor(red: 0, green: 136.0 / 255, blue: 1)
        #expect(link.link == "https://a.b/c" && color(link) == blue && link.underline == nil)
        #expect(coloured.link == "https://a.b/c" && color(coloured) == pureRed)
        let plain = segment { _ in }
        #expect(plain.link == nil && plain.style == nil && plain.isPlain && plain.background == nil)
        let struck = segment { $0.inlinePresentationIntent = .strikethrough }
        let dotted = segment {
            $0.inlinePresentationIntent = .strikethrough
            $0.strikethroughStyle = Text.LineStyle(pattern: .dot)
        }
        #expect(struck.strikethrough == .some(.single) && dotted.strikethrough == .some(Text.LineStyle(pattern: .dot)))
        let all = segment { $0.inlinePresentationIntent = [.emphasized, .stronglyEmphasized, .code] }
        #expect(all.traits.isItalic == true && all.traits.isBold == true && all.traits.design == .monospaced)
        #expect(all.strikethrough == nil && all.style == nil)
        let one = segment { $0.inlinePresentationIntent = .emphasized }
        #expect(one.traits.isItalic == true && one.traits.isBold == nil && one.traits.design == nil)
    }

    @Test("Each attribute is its own") func separate() {
        let found = segment {
            $0.font = .title
            $0.tracking = 2
            $0.kern = 3
            $0.baselineOffset = 4
            $0.backgroundColor = .red
            $0.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        }
        #expect(found.font == .title && found.background == .red)
        #expect([found.tracking, found.kerning, found.baselineOffset] == [2, 3, 4])
        #expect(found.underline == .some(Text.LineStyle(pattern: .dash, color: .blue)) && found.strikethrough == nil)
        var two = AttributedString("a")
        two.append(AttributedString("b", attributes: AttributeContainer().font(.title)))
        #expect(two.segments.map(\.string) == ["a", "b"] && two.segments.map(\.font) == [nil, .title])
    }

    @Test("A key of the main bundle's usual table, without values, and nothing else") func keys() {
        let key = LocalizedStringKey("k"), valued: LocalizedStringKey = "k \(1)"
        func isPlain(
            _ key: LocalizedStringKey, _ table: String? = nil, _ bundle: Bundle? = nil, _ fallback: String? = nil
        ) -> Bool { LocalizedText(key: key, table: table, bundle: bundle, fallback: fallback).isPlain }
        let found = [
            isPlain(key), isPlain(key, "T"), isPlain(key, nil, .main), isPlain(key, nil, nil, "f"), isPlain(valued),
            isPlain(valued, "T", .main, "f"),
        ]
        #expect(found == [true, false, false, false, false, false])
        let texts = [
            Text(key), Text(key, tableName: "T"), Text(key, bundle: .main), Text(valued), Text(verbatim: "k"),
        ]
        #expect(texts.map { $0.common?.isKey } == [true, nil, nil, nil, false])
        #expect(texts.map(\.writtenKey) == ["k", "k", "k", "k %lld", nil])
        #expect((Text(verbatim: "x") + Text("l") + Text("m")).writtenKey == "l")
    }

    @Test("Texts of moments are equal where source and format are, and wake each second unless they step otherwise")
    func moments() {
        let start = Date(timeIntervalSinceReferenceDate: 0), later = start + 5
        typealias Source = TimeDataSource<Date>
        let now = Text(Source.currentDate, format: .offset(to: start))
        let others = [
            Text(Source.currentDate, format: .offset(to: start)), Text(Source.currentDate, format: .offset(to: later)),
            Text(Source.currentDate, format: .reference(to: start)),
            Text(Source.currentDate, format: .stopwatch(startingAt: start)),
        ]
        #expect(others.map { $0 == now } == [true, false, false, false])
        let units = Duration.UnitsFormatStyle.units(allowed: [.seconds])
        let from = Text(.durationOffset(to: start), format: units)
        #expect(from == Text(.durationOffset(to: start), format: units))
        #expect(from != Text(.durationOffset(to: later), format: units))
        final class Log: @unchecked Sendable { var seconds: [TimeInterval] = [] }
        func wakes(_ text: Text) -> [TimeInterval] {
            let log = Log()
            var own = context(now: start + 2.25)
            own.wake = { log.seconds.append(($0.timeIntervalSince(start) * 1000).rounded() / 1000) }
            _ = text.resolved(in: own)
            return log.seconds
        }
        let steps = Text(Source.currentDate, format: .stopwatch(startingAt: later, maxPrecision: .milliseconds(500)))
        let down = Text(Source.currentDate, format: .timer(countingDownIn: start..<later + 0.5))
        #expect([wakes(now), wakes(from), wakes(steps), wakes(down)] == [[3.25], [3.25], [2.5], [2.5]])
    }
}
