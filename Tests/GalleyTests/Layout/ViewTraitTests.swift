import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What views say of themselves to what is around them, and numbers that are none: proportions, places in depth, guides, frames of circles
/// (docs/rules.md §6.2, §7.1, §9.3, §15).
@MainActor @Suite("What views say to what is around them")
struct ViewTraitTests {
    private func lengths(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat] {
        let found = size(of: view, width, height)
        return [found.width, found.height]
    }

    @Test("Proportions of a size without a height are the view's own") func proportions() {
        let box = Color.red
        let found = [
            lengths(box.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit), 100, 100),
            lengths(box.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill), 100, 100),
            lengths(box.aspectRatio(CGSize(width: 2, height: 0), contentMode: .fit), 100, 60),
            lengths(
                box.frame(idealWidth: 30, idealHeight: 10).aspectRatio(CGSize(width: 5, height: -1), contentMode: .fit),
                60, 60),
            lengths(box.aspectRatio(2, contentMode: .fit), 100, 20),
        ]
        // A colour is as wide as it is tall by itself: 10 by 10.
        #expect(found == [[100, 50], [200, 100], [60, 60], [60, 20], [40, 20]])
    }

    @Test("A circle lies in the middle of its frame, and one length counts for both") func circles() {
        let rects = [CGRect(x: 10, y: 20, width: 40, height: 60), CGRect(x: 10, y: 20, width: 60, height: 40), .null]
        let boxes = rects.map { Circle().path(in: $0).boundingRect }
        #expect(boxes[0] == CGRect(x: 10, y: 30, width: 40, height: 40))
        #expect(boxes[1] == CGRect(x: 20, y: 20, width: 40, height: 40) && Circle().path(in: .null).isEmpty)
        let found = [
            lengths(Circle(), 30, 50), lengths(Circle(), 50, 30), lengths(Circle(), 30, nil),
            lengths(Circle(), nil, 30),
            lengths(Circle(), nil, nil), lengths(Capsule(), nil, nil), lengths(Capsule(), 30, 50),
        ]
        #expect(found == [[30, 30], [30, 30], [30, 30], [30, 30], [10, 10], [10, 10], [30, 50]])
        // A capsule's corners are as round as its smaller side allows.
        let pairs = [CGRect(x: 0, y: 0, width: 40, height: 60), CGRect(x: 0, y: 0, width: 60, height: 40)].map {
            (
                Capsule().path(in: $0).description,
                Path(roundedRect: $0, cornerRadius: 20, style: .continuous).description
            )
        }
        #expect(pairs.map(\.0) == pairs.map(\.1))
    }

    @Test("Of several places in depth the innermost counts, and one that is no number is none") func depth() {
        func order(_ first: some View, _ second: some View) -> [Double] {
            let view = ZStack {
                first
                second
            }
            return RenderedView(view.frame(width: 9, height: 9)).displayList.marks.compactMap {
                if case .fill(_, .color(let color), _) = $0 { color.red } else { nil }
            }
        }
        let red = Color(red: 1, green: 0, blue: 0), black = Color(red: 0, green: 0, blue: 0)
        let found = [
            order(red, black), order(red.zIndex(1), black), order(red.zIndex(1), black.zIndex(2)),
            order(red.zIndex(.nan), black.zIndex(-1)), order(red.zIndex(.nan), black.zIndex(1)),
            order(red.zIndex(-1).zIndex(5), black),
        ]
        #expect(found == [[1, 0], [0, 1], [1, 0], [0, 1], [1, 0], [1, 0]])
    }

    @Test("A guide that is no number lies at the view's edge") func guides() {
        func left(_ guide: CGFloat) -> CGFloat? {
            let view = VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30, height: 5).accessibilityIdentifier("a")
                Color.blue.frame(width: 10, height: 5).alignmentGuide(.leading) { _ in guide }.accessibilityIdentifier(
                    "b")
            }
            return frames(in: 30, 10, view)["b"]?.minX
        }
        #expect([left(-4), left(0), left(.nan), left(.infinity)] == [4, 0, 0, 0])
    }

    @Test("Space that is not said is 16 points, a spacer's least length 8") func spaces() {
        let box = Color.red.frame(width: 10, height: 10)
        func row(_ spacer: Spacer) -> CGFloat {
            lengths(
                HStack(spacing: 0) {
                    box
                    spacer
                    box
                }, nil, nil)[0]
        }
        let rows = [Spacer(), Spacer(minLength: 3), Spacer(minLength: -3), Spacer(minLength: .nan)].map(row)
        #expect(rows == [28, 23, 20, 20])
        let padded = [
            lengths(box.padding(), nil, nil), lengths(box.padding(.top), nil, nil), lengths(box.padding(2), nil, nil),
        ]
        #expect(padded == [[42, 42], [10, 26], [14, 14]])
        let traits: [(inout ElementTraits) -> Void] = [{ _ in }, { $0.isSpacer = true }, { $0.isSpacer = false }]
        let spacers = traits.map { change in
            var traits = ElementTraits()
            change(&traits)
            return traits.isSpacer
        }
        #expect(spacers == [false, true, false])
    }

    @Test("Numbers of fonts and lines that are none change nothing") func fonts() {
        func size(_ factor: CGFloat) -> Double {
            Font.system(size: 20).scaled(by: factor).request(FontTraits(), in: EnvironmentValues()).size
        }
        #expect([size(1.5), size(0), size(-2), size(.nan), size(.infinity)] == [30, 20, 20, 20, 20])
        #expect(
            [EnabledTextSelectability.allowsSelection, DisabledTextSelectability.allowsSelection] == [true, false])
        func height(_ height: AttributedString.LineHeight, _ lines: Int) -> CGFloat {
            let text = Text(verbatim: Array(repeating: "x", count: lines).joined(separator: "\n")).font(
                .system(size: 20))
            return RenderedView(text.lineHeight(height)).size.height
        }
        // Apple names no number: 1.4 and 1.1 times the size (docs/rules.md).
        let lines: [AttributedString.LineHeight] = [.loose, .tight]
        #expect(lines.map { height($0, 3) - height($0, 2) } == [28, 22])
        var environment = EnvironmentValues()
        #expect(environment.textSettings.caseIsGiven == false && environment.textCase == nil)
        environment.textCase = nil
        #expect(environment.textSettings.caseIsGiven && environment.textCase == nil)
        environment.textCase = .uppercase
        #expect(environment.textCase == .uppercase && environment.isElevated == false)
    }

    private struct Mark: TextAttribute { var number: Int }

    @Test("Of what is attached to a text the inner one counts; even gradients begin at 0 and end at 1") func others() {
        let text = Text("a").customAttribute(Mark(number: 1)).customAttribute(Mark(number: 2))
        #expect((text.segments[0].attributes[ObjectIdentifier(Mark.self)] as? Mark)?.number == 1)
        let counts = [0, 1, 2, 3, 5].map { Gradient(colors: Array(repeating: .red, count: $0)).stops.map(\.location) }
        #expect(counts == [[], [0], [0, 1], [0, 0.5, 1], [0, 0.25, 0.5, 0.75, 1]])
        let palettes = [(TextPlatform.iOS, Look.iOS26), (.iOS, .iOS18), (.macOS, .iOS26), (.macOS, .iOS18)].map {
            platform, look in
            var environment = EnvironmentValues()
            (environment.textPlatform, environment.look) = (platform, look)
            return SystemPalette(environment)
        }
        #expect(palettes == [.iOS26, .iOS18, .macOS, .macOS])
        let transitions = [ContentTransition.numericText(), .numericText(countsDown: true)]
        #expect(transitions[0] == .numericText(countsDown: false) && transitions[0] != transitions[1])
        let falloffs: [TextPlatform] = [.iOS, .macOS]
        #expect(falloffs.map(\.shadowFalloff) == [.short, .long])
    }

    @Test("A picture's effects on colours hold inside alone") func filters() {
        let red = Color(red: 1, green: 0, blue: 0)
        let view = HStack(spacing: 0) {
            red.colorInvert()
            red
        }
        let colors = RenderedView(view.frame(width: 10, height: 5)).displayList.marks.compactMap {
            if case .fill(_, .color(let color), _) = $0 { [color.red, color.green] } else { nil }
        }
        #expect(colors == [[0, 1], [1, 0]])
    }
}
