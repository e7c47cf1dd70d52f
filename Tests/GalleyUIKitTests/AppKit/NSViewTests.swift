import Galley
import GalleyAppKitClasses
import GalleyTestSupport
import Testing

/// The views in a view of AppKit's.
@MainActor @Suite("AppKit's views in views")
struct NSViewTests {
    private final class Told: NSView {
        var moves = 0
        override func viewDidMoveToSuperview() { moves += 1 }
    }

    /// Whether a view has these subviews, in this order.
    private func has(_ view: NSView, _ expected: NSView...) -> Bool {
        view.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init)
    }

    private func moves(_ views: Told...) -> [Int] { views.map(\.moves) }

    /// Documentation of `NSView.subviews`: what is set and is no subview yet is added as if by `addSubview(_:)`, what is left out is
    /// removed as if by `removeFromSuperview()`; the order is the one that was set.
    @Test("Subviews that are set come, go and change their places") func subviews() {
        let around = NSView()
        let (a, b, c) = (Told(), Told(), Told())
        around.subviews = [a, b]
        #expect(a.superview === around && b.superview === around)
        around.subviews = [c, b]
        #expect(a.superview == nil && c.superview === around)
        #expect(has(around, c, b))
        #expect(moves(a, b, c) == [2, 1, 1])
        around.subviews = [b, c]
        #expect(has(around, b, c))
        #expect(moves(b, c) == [1, 1])
    }

    /// Documentation of `addSubview(_:)`: a view that is in another one is taken out of it, and lies in front.
    @Test("A view is in one view") func moving() {
        let (first, second) = (NSView(), NSView())
        let (a, b) = (Told(), Told())
        first.addSubview(a)
        first.addSubview(b)
        first.addSubview(a)
        #expect(has(first, b, a))
        second.addSubview(a)
        #expect(has(first, b) && has(second, a))
        #expect(a.superview === second)
        second.subviews = [b]
        #expect(first.subviews.isEmpty && b.superview === second && a.superview == nil)
        b.removeFromSuperview()
        #expect(second.subviews.isEmpty && b.superview == nil)
        b.removeFromSuperview()
        #expect(b.moves == 3)
    }

    @Test("No view is in itself") func circles() {
        let (outer, inner) = (NSView(), NSView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        inner.addSubview(inner)
        #expect(inner.subviews.isEmpty && outer.superview == nil)
    }

    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    /// Documentation of `NSSlider`: a value is held between the ends. Ends that are no numbers, or the wrong way round, end no program.
    @Test("A slider's ends may be anything")
    func slider() throws {
        func picture(_ least: Double, _ most: Double, _ value: Double) throws -> [[UInt8]] {
            let slider = NSSlider()
            (slider.minValue, slider.maxValue, slider.doubleValue) = (least, most, value)
            let pixels = try Pixels(in: 100, 22, Shown(view: slider))
            return (0..<100).map { pixels[$0, 11] }
        }
        let (least, most) = (try picture(0, 10, 0), try picture(0, 10, 10))
        #expect(least != most)
        #expect(try picture(0, 10, -5) == least && picture(0, 10, 50) == most)
        #expect(try picture(0, 10, .nan) == least)
        for (low, high) in [(Double.nan, 1.0), (0, .nan), (-.infinity, .infinity), (5, 0)] {
            #expect(try picture(low, high, 0.5).count == 100)
        }
    }
}
