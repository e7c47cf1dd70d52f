import Foundation
import Galley
import GalleyAppKit
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

@testable import GalleyAppKitClasses

/// Sizes of AppKit's views: masks by Apple's page of `NSView.AutoresizingMask`, whose margins are those beside the
/// least and the greatest x and y; constraints and priorities, which are UIKit's; and views of SwiftUI's inside of
/// them. Lengths by hand.
@MainActor @Suite("Sizes of AppKit's views") struct AppKitSizeTests {
    private final class Sized: NSView {
        var content = CGSize(width: 20, height: 10)
        override var intrinsicContentSize: CGSize { content }
    }

    @Test("Masks share what a side grows or shrinks") func masks() {
        typealias Mask = NSView.AutoresizingMask
        func resized(_ mask: Mask, _ wide: CGFloat, _ high: CGFloat) -> [CGFloat] {
            let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = NSView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            outer.addSubview(inner)
            inner.autoresizingMask = mask
            #expect(inner.autoresizingMask == mask)
            outer.setFrameSize(CGSize(width: 100 + wide, height: 100 + high))
            return [inner.frame.minX, inner.frame.minY, inner.frame.width, inner.frame.height]
        }
        let cases: [(Mask, [CGFloat])] = [
            ([], [10, 20, 30, 40]), (.width, [10, 20, 90, 40]), (.height, [10, 20, 30, 64]),
            (.minXMargin, [70, 20, 30, 40]), (.maxXMargin, [10, 20, 30, 40]), (.minYMargin, [10, 44, 30, 40]),
            (.maxYMargin, [10, 20, 30, 40]), ([.width, .height], [10, 20, 90, 64]),
            ([.minXMargin, .width], [40, 20, 60, 40]), ([.minXMargin, .maxXMargin], [40, 20, 30, 40]),
            ([.minYMargin, .maxYMargin], [10, 32, 30, 40]), ([.minYMargin, .height], [10, 32, 30, 52]),
            ([.width, .maxXMargin, .minXMargin], [30, 20, 50, 40]),
            ([.height, .maxYMargin, .minYMargin], [10, 28, 30, 48]),
        ]
        for (mask, frame) in cases { #expect(resized(mask, 60, 24) == frame, "\(mask.rawValue)") }
        #expect(resized([.width, .height], -35, -50) == [10, 20, 0, 0])
    }

    @Test("Constraints place views, from above") func constraints() {
        let outer = NSView(frame: CGRect(x: 3, y: 4, width: 200, height: 100))
        let (first, second) = (Sized(), NSView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            first.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 11),
            second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -13),
            second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
            second.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.25, constant: 1),
        ])
        outer.layOut(CGSize(width: 200, height: 100))
        #expect(first.frame == CGRect(x: 5, y: 7, width: 20, height: 10))
        // From 5 + 20 + 11 to 187, 26 high around 12.
        #expect(second.frame == CGRect(x: 36, y: -1, width: 151, height: 26))
        #expect(first.constraints.count == 2 && second.constraints.count == 4)
        let width = first.widthAnchor.constraint(equalToConstant: 50)
        first.addConstraints([width])
        outer.layOut(CGSize(width: 200, height: 100))
        #expect(first.frame.width == 50 && second.frame.minX == 66 && second.frame.width == 121)
        width.isActive = false
        let bottom = first.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -3)
        first.addConstraint(bottom)
        outer.layOut(CGSize(width: 200, height: 100))
        #expect(first.frame == CGRect(x: 5, y: 7, width: 20, height: 90))
    }

    @Test("What a view wants, and how much it holds to it") func wishes() {
        let view = Sized()
        #expect(view.fittingSize == CGSize(width: 20, height: 10) && view.wantedSize() == view.content)
        #expect(view.contentPriority(.horizontal) == (250, 750) && view.contentPriority(.vertical) == (250, 750))
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        #expect(view.contentPriority(.horizontal) == (1000, 750) && view.contentPriority(.vertical) == (250, 250))
        let card = NSView()
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3),
            view.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
        ])
        #expect(card.fittingSize == CGSize(width: 25, height: 19))
        view.content = CGSize(width: 1, height: 2)
        #expect(card.fittingSize == CGSize(width: 6, height: 11))
    }

    @Test("Views of SwiftUI's in views of AppKit's") func hosting() {
        let host = NSHostingView(rootView: Color.red.frame(width: 30, height: 20))
        #expect(host.intrinsicContentSize == CGSize(width: 30, height: 20) && host.frame == .zero)
        host.rootView = Color.red.frame(width: 7, height: 9)
        #expect(host.intrinsicContentSize == CGSize(width: 7, height: 9) && host.sizingOptions.isEmpty)
        let controller = NSHostingController(rootView: Color.red.frame(width: 5, height: 6))
        #expect(!controller.isViewLoaded)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 5, height: 6) && controller.isViewLoaded)
        controller.rootView = Color.red.frame(width: 8, height: 4)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 8, height: 4))
        #expect(NSHostingSizingOptions.standardBounds.rawValue == 7)
        struct Shown: NSViewRepresentable {
            let view: NSView
            func makeNSView(context: Context) -> NSView { view }
            func updateNSView(_ view: NSView, context: Context) {}
        }
        #expect(RenderedView(Shown(view: host).fixedSize()).size == CGSize(width: 7, height: 9))
        #expect(RenderedView(Shown(view: host).frame(width: 50, height: 40)).size == CGSize(width: 50, height: 40))
    }

    @Test("Controls hold numbers, and are as large as they want") func controls() {
        let control = NSControl()
        for (value, whole) in [
            (2.5, 3), (-2.5, -3), (2.49, 2), (-0.4, 0), (.infinity, 0), (1e18, 1_000_000_000_000_000_000),
        ] {
            control.doubleValue = value
            #expect(control.integerValue == whole, "\(value)")
        }
        control.integerValue = -7
        #expect(control.doubleValue == -7)
        let (bar, spinner) = (NSProgressIndicator(), NSProgressIndicator())
        spinner.style = .spinning
        #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 20))
        #expect(spinner.intrinsicContentSize == CGSize(width: 32, height: 32))
        let label = NSTextField(labelWithString: "words")
        let text = RenderedView(Text(verbatim: "words").font(.system(size: 13)).lineLimit(1).fixedSize()).size
        #expect(label.intrinsicContentSize == text && NSTextField(string: "words").intrinsicContentSize.height == 22)
        #expect(NSTextField(string: "words").stringValue == "words" && label.stringValue == "words")
        let (box, toggle) = (NSButton(checkboxWithTitle: "A", target: nil, action: nil), NSSwitch())
        #expect(box.title == "A" && box.intrinsicContentSize.width > 10 && toggle.intrinsicContentSize.width > 10)
        (toggle.state, box.state) = (.on, .mixed)
        #expect(toggle.state.rawValue == 1 && box.state.rawValue == -1)
    }
}
