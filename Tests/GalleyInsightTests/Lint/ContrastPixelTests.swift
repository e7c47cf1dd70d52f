import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Contrast by WCAG 2.2 (relative luminance and contrast ratio), and what of a picture is a text's colour and what it lies on. Pictures
/// are looked at with three pixels to the point.
@MainActor @Suite("Colours of texts in pictures") struct ContrastPixelTests {
    private typealias RGB = ContrastPixels.RGB

    private func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

    @Test("Luminance and contrast") func contrast() {
        let white = RGB(red: 255, green: 255, blue: 255), black = RGB(red: 0, green: 0, blue: 0)
        let colors: [RGB] = [
            white, black, RGB(red: 255, green: 0, blue: 0), RGB(red: 0, green: 255, blue: 0),
            RGB(red: 0, green: 0, blue: 255), RGB(red: 10, green: 10, blue: 10), RGB(red: 11, green: 11, blue: 11),
        ]
        // 10 / 255 / 12.92, and ((11 / 255 + 0.055) / 1.055) to the power of 2.4.
        #expect(colors.map { rounded($0.luminance) } == [1, 0, 0.2126, 0.7152, 0.0722, 0.003, 0.0033])
        let gray = RGB(red: 0x77, green: 0x77, blue: 0x77)
        #expect(rounded(white.contrast(to: black)) == 21 && rounded(black.contrast(to: white)) == 21)
        #expect(
            rounded(gray.contrast(to: white)) == 4.4781
                && rounded(ContrastPixels.Pair(front: black, back: black).ratio) == 1)
        #expect(RGB(red: 15, green: 16, blue: 255).hex == "#0F10FF")
        #expect(RGB(red: 10, green: 0, blue: 7).distance(to: RGB(red: 7, green: 20, blue: 6)) == 3 + 20 + 1)
    }

    private func gray(_ value: Int) -> Color { Color(.sRGB, white: Double(value) / 255, opacity: 1) }

    /// A box at the top left of a ground, in a window of 120 points.
    private func pixels(_ ground: Color, _ box: Color, _ width: CGFloat, _ height: CGFloat) throws -> ContrastPixels {
        var options = RenderOptions()
        options.canvas = CGSize(width: 120, height: 120)
        options.proposal = ProposedViewSize(width: 120, height: 120)
        let view = ground.overlay(alignment: .topLeading) { box.frame(width: width, height: height) }
        return try #require(ContrastPixels(RenderedView(view, options: options)))
    }

    private func told(
        _ pixels: ContrastPixels, _ frame: CGRect, paint: ResolvedColor? = nil
    ) -> String {
        guard let found = pixels.colors(in: frame, paint: paint) else { return "none" }
        return "\(found.pair.front.hex) on \(found.pair.back.hex)" + (found.isAsPainted ? ", as painted" : "")
    }

    private func square(_ side: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

    @Test("The ground is what more than half of a rectangle is, the text what stands out and is no speck") func roles()
        throws
    {
        let black = "#000000 on #FFFFFF"
        let box = try pixels(gray(255), gray(0), 10, 10)
        let seen: [String] = [
            told(box, square(20)), told(box, square(10)), told(box, CGRect(x: 0, y: 0, width: 20, height: 10)),
            told(box, CGRect(x: 0, y: 0, width: 21, height: 10)),
            told(box, CGRect(x: 30, y: 30, width: 20, height: 20)),
            told(box, CGRect(x: 9, y: 9, width: 10, height: 10)),
            told(box, CGRect(x: 200, y: 200, width: 9, height: 9)),
            // What reaches out of the picture is looked at as far as there is one.
            told(box, CGRect(x: -10, y: -10, width: 40, height: 40)),
        ]
        #expect(seen == [black, "none", "none", black, "none", black, "none", black])
        // Of 300 × 300 pixels a two thousandth is 45: six by six are too few, six by nine are enough.
        #expect(told(try pixels(gray(255), gray(0), 2, 2), square(100)) == "none")
        #expect(told(try pixels(gray(255), gray(0), 2, 3), square(100)) == black)
        // Twelve steps, four of each part, are one colour; fifteen are two.
        #expect(told(try pixels(gray(255), gray(251), 5, 5), square(20)) == "none")
        #expect(told(try pixels(gray(255), gray(250), 5, 5), square(20)) == "#FAFAFA on #FFFFFF")
        // A ground of two colours that are nearly one is even.
        #expect(told(try pixels(gray(255), gray(252), 20, 10), square(20)) == "none")
    }

    @Test("A text has the colour that it was given, mixed with what lies behind it") func paint() throws {
        let half = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        func seen(_ box: Int, _ paint: ResolvedColor) throws -> String {
            told(try pixels(gray(255), gray(box), 5, 5), square(20), paint: paint)
        }
        // Half of black on white is 128; four steps of each part are the same colour, five are another.
        #expect(try seen(128, half) == "#808080 on #FFFFFF, as painted")
        #expect(try seen(132, half) == "#848484 on #FFFFFF, as painted")
        #expect(try seen(133, half) == "#858585 on #FFFFFF")
        let red = ResolvedColor(red: 1, green: 0, blue: 0), clear = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0)
        #expect(try seen(0, red) == "#000000 on #FFFFFF" && seen(0, clear) == "#000000 on #FFFFFF")
        let colored = try pixels(gray(255), Color(red: 1, green: 0, blue: 0), 5, 5)
        #expect(told(colored, square(20), paint: red) == "#FF0000 on #FFFFFF, as painted")
        // A black dot beside it stands out more, and is not what the text was painted with.
        let dotted = Color(red: 1, green: 1, blue: 1).overlay(alignment: .topLeading) {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 5, height: 5)
                Color(red: 0, green: 0, blue: 0).frame(width: 3, height: 3)
            }
        }
        var options = RenderOptions()
        options.canvas = CGSize(width: 120, height: 120)
        options.proposal = ProposedViewSize(width: 120, height: 120)
        let both = try #require(ContrastPixels(RenderedView(dotted, options: options)))
        #expect(told(both, square(20), paint: red) == "#FF0000 on #FFFFFF, as painted")
        #expect(told(both, square(20)) == "#000000 on #FFFFFF")
    }

    @Test("Which colours are the system's own: its text's and tints, also behind white") func system() throws {
        let pixels = try pixels(gray(255), gray(0), 5, 5)
        func isOwn(_ front: RGB, _ back: RGB) -> Bool { pixels.isSystem(.init(front: front, back: back)) }
        let white = RGB(red: 255, green: 255, blue: 255), black = RGB(red: 0, green: 0, blue: 0)
        let off = RGB(red: 3, green: 3, blue: 3), further = RGB(red: 4, green: 3, blue: 3)
        let nearlyWhite = RGB(red: 252, green: 252, blue: 252), notWhite = RGB(red: 252, green: 252, blue: 251)
        // Labels are black in the light; nine steps are the same colour. Green and olive are of no system.
        let seen: [Bool] = [
            isOwn(black, white), isOwn(off, white), isOwn(further, white), isOwn(white, black),
            isOwn(nearlyWhite, black),
            isOwn(notWhite, black), isOwn(RGB(red: 90, green: 90, blue: 20), white),
            isOwn(white, RGB(red: 90, green: 90, blue: 20)),
        ]
        #expect(seen == [true, true, false, true, true, false, false, false])
    }
}
