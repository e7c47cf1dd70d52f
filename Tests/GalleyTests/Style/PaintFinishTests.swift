import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What paints do to all that is drawn with them, and pictures as paints (docs/rules.md §16.8).
@MainActor @Suite("What paints do to what is drawn with them")
struct PaintFinishTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let mark = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 5)), .color(.black), FillStyle())

    private func lines(_ paint: StylePaint, _ filters: [ColorFilter] = []) -> [String] {
        ToldPicture(DisplayList(size: .zero, items: paint.finishing([mark], filters))).lines
    }

    @Test("Shadows and what shows through are around the marks, in the colours that the filters around leave")
    func finishing() {
        let fill = "fill rect 0 0 4 5 #000000", shadow = LayerShadow(color: red, radius: 2, x: 3, y: 4)
        let unseen = LayerShadow(color: red.multiplyingAlpha(0), radius: 2, x: 3, y: 4)
        let backdrop = LayerBackdrop(radius: 2, saturation: 3, tint: red, documentColor: red)
        let found = [
            lines(.color(red)), lines(.shadowed(.color(red), shadow)),
            lines(.shadowed(.color(red), shadow), [.inversion]),
            lines(.innerShadowed(.color(red), shadow)), lines(.innerShadowed(.color(red), shadow), [.inversion]),
            lines(.innerShadowed(.color(red), unseen)),
            lines(.shadowed(.innerShadowed(.color(red), shadow), shadow)),
            lines(.material(backdrop, opacity: 0.5), [.inversion]),
        ]
        let (drop, inner) = ("shadow 2 3 4 long", "inner shadow 2 3 4 long")
        #expect(
            found == [
                [fill], ["\(drop) #ff0000 {", fill, "}"], ["\(drop) #00ffff {", fill, "}"],
                ["\(inner) #ff0000 {", fill, "}"], ["\(inner) #00ffff {", fill, "}"], [fill],
                ["\(drop) #ff0000 {", "\(inner) #ff0000 {", fill, "}", "}"], ["backdrop 2 3 #00ffff {", fill, "}"],
            ])
        guard case .group(let group)? = StylePaint.material(backdrop, opacity: 1).finishing([mark], [.inversion]).first,
            case .backdrop(let seen)? = group.effect
        else { return #expect(Bool(false), "no backdrop") }
        #expect(seen.documentColor == ResolvedColor(red: 0, green: 1, blue: 1))
    }

    @Test("A part of a paint is a part of its shadow as well") func parts() {
        let shadow = LayerShadow(color: red, radius: 2, x: 3, y: 4)
        for paint in [StylePaint.shadowed(.color(red), shadow), .innerShadowed(.color(red), shadow)] {
            switch paint.multiplyingAlpha(0.5) {
            case .shadowed(.color(let color), let shadow), .innerShadowed(.color(let color), let shadow):
                #expect([color.alpha, shadow.color.alpha, shadow.radius] == [0.5, 0.5, 2])
            default: #expect(Bool(false), "no shadow")
            }
        }
        let clear = [
            StylePaint.color(red).isClear, StylePaint.color(red.multiplyingAlpha(0)).isClear,
            StylePaint.color(red.multiplyingAlpha(0.01)).isClear, StylePaint.linear([], .top, .bottom).isClear,
        ]
        #expect(clear == [false, true, false, false])
    }

    @Test("An ellipse in a rectangle of no width is flat") func ellipses() {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: .black, location: 1)]
        func resolved(_ rect: CGRect) -> Paint { StylePaint.elliptical(stops, .center, 0.25, 0.5).resolved(in: rect) }
        #expect(
            resolved(CGRect(x: 2, y: 3, width: 0, height: 10))
                == .radialGradient(
                    stops, center: CGPoint(x: 2, y: 8), startRadius: 0, endRadius: 0, heightPerWidth: 0))
        #expect(
            resolved(CGRect(x: 2, y: 3, width: 20, height: 10))
                == .radialGradient(
                    stops, center: CGPoint(x: 12, y: 8), startRadius: 5, endRadius: 10, heightPerWidth: 0.5))
    }

    private func paint(_ style: ImagePaint, scale: CGFloat = 1) -> [Double] {
        var options = RenderOptions()
        options.scale = scale
        let context = RenderContext(options: options)
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        switch ImagePaint._paint(style, in: builder) {
        case .image(let image, let size):
            return [Double(image.pixelWidth), Double(image.pixelHeight), Double(size.width), Double(size.height)]
        case .color(let color): return [color.alpha]
        default: return []
        }
    }

    @Test("A picture as a paint is as large as its part and its scale say, in the display's pixels") func pictures() {
        let image = Image(size: CGSize(width: 20, height: 30)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 30)), with: .color(.red))
        }
        func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> ImagePaint {
            ImagePaint(image: image, sourceRect: CGRect(x: x, y: y, width: width, height: height), scale: scale)
        }
        let found = [
            paint(ImagePaint(image: image)), paint(ImagePaint(image: image, scale: 2)),
            paint(part(0.5, 0, 0.5, 1)), paint(part(0, 0, 1, 0.5, scale: 0.5), scale: 3), paint(part(0, 0, 0, 1)),
            paint(part(0, 0, 1, 0)), paint(part(.infinity, 0, 1, 1)), paint(part(0, .nan, 1, 1)),
            paint(part(0, 0, 1, 1, scale: 0)), paint(part(0, 0, 1, 1, scale: -1)),
            paint(part(0, 0, 1, 1, scale: .infinity)),
            paint(part(0, 0, .infinity, 1)),
        ]
        let wanted: [[Double]] = [
            [20, 30, 20, 30], [40, 60, 40, 60], [10, 30, 10, 30], [30, 23, 10, 7.5], [0], [0], [0], [0], [0], [0], [0],
            [0],
        ]
        #expect(found == wanted)
    }

    @Test("A colour fills its frame, and nothing where that has no length") func fills() {
        func count(_ width: CGFloat, _ height: CGFloat) -> Int {
            RenderedView(Color.red.frame(width: width, height: height)).displayList.marks.count
        }
        let counts: [Int] = [count(5, 5), count(0, 5), count(5, 0), count(1, 1)]
        #expect(counts == [1, 0, 0, 1])
    }
}
