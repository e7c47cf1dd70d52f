import Foundation
import Galley
import GalleyAppKit
import GalleyTestSupport
import GalleyTold
import GalleyUIKitClasses
import Testing

@testable import GalleyAppKitClasses

/// AppKit's controls in use, and how they are drawn: as Apple's documentation of each property says; lengths by hand.
@MainActor @Suite("AppKit's controls in use") struct AppKitUseTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ view: NSView, context: Context) {}
    }

    private func host(_ view: NSView) -> ViewHost {
        liveHost(Shown(view: view).frame(width: 120, height: 40), 120, 40, platform: .macOS)
    }

    private func lines(_ view: some View) -> [String] {
        var options = RenderOptions()
        options.textPlatform = .macOS
        return ToldPicture(RenderedView(view.frame(width: 120, height: 40), options: options).displayList).lines.filter
        {
            !$0.hasSuffix("{") && $0 != "}"
        }
    }

    @Test("Boxes, switches and sliders change by touches") func values() {
        let (box, toggle, slider) = (
            NSButton(checkboxWithTitle: "Tea", target: nil, action: nil), NSSwitch(), NSSlider()
        )
        func touch(_ view: NSView) {
            let shown = host(view)
            let place = shown.node("Toggle")?.frame ?? .zero
            shown.tap(CGPoint(x: place.minX + 8, y: place.midY))
        }
        for state in [NSControl.StateValue.on, .off] {
            touch(box)
            touch(toggle)
            #expect(box.state == state && toggle.state == state, "\(host(box).viewTree())")
        }
        (slider.minValue, slider.maxValue, slider.doubleValue) = (10, 20, 15)
        host(slider).drag(from: CGPoint(x: 60, y: 20), CGPoint(x: 119, y: 20))
        #expect(slider.doubleValue == 20)
        let text = NSTextView()
        let written = host(text)
        written.tap(CGPoint(x: 60, y: 20))
        written.send(.text("ab"))
        #expect(text.string == "ab")
        #expect(text.selectedRange == NSRange(location: 0, length: 0))
    }

    /// Documentation of `isEditable` of `NSTextField`: people can edit its text; and of a search field and a secure one, which are such fields.
    @Test("A field takes what is typed after a click in its middle, with a text and without") func typing() {
        for (start, prompt) in [("", nil), ("", ""), ("", "Name"), ("words", nil)] as [(String, String?)] {
            for field in [NSTextField(), NSSecureTextField(), NSSearchField()] {
                (field.stringValue, field.placeholderString) = (start, prompt)
                let shown = host(field)
                shown.tap(CGPoint(x: 60, y: 20))
                shown.send(.text("ab"))
                shown.send(.text("c"))
                #expect(field.stringValue == start + "abc", "\(type(of: field)) \(prompt ?? "none")")
            }
        }
    }

    @Test("A label's words lie where its alignment says, on as many lines as it lets") func labels() {
        let label = NSTextField(labelWithString: "words")
        let flags = [label.isEditable, label.isBordered, label.isBezeled, label.drawsBackground]
        #expect(flags == [false, false, false, false] && label.isSelectable)
        let places: [(NSTextAlignment, Alignment)] = [
            (.left, .leading), (.center, .center), (.right, .trailing), (.natural, .leading),
        ]
        for (own, other) in places {
            label.alignment = own
            let text = Text(verbatim: "words").font(.system(size: 13)).foregroundStyle(Color(nsColor: .labelColor))
            let wanted = lines(text.frame(width: 120, height: 40, alignment: other))
            #expect(lines(Shown(view: label)) == wanted && wanted.count == 1, "\(own)")
        }
        for most in [1, 2, 0] {
            let long = NSTextField(wrappingLabelWithString: "one two three four five six seven")
            long.maximumNumberOfLines = most
            long.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            let text = Text(verbatim: long.stringValue).font(.system(size: 13))
                .foregroundStyle(Color(nsColor: .labelColor)).lineLimit(most > 0 ? most : nil)
            let wanted = lines(text.frame(width: 120, height: 40, alignment: .leading))
            #expect(lines(Shown(view: long)) == wanted, "\(most)")
        }
    }

    @Test("A bar is filled by its value between its ends") func bars() {
        func bar(_ least: Double, _ most: Double, _ value: Double) -> [String] {
            let bar = NSProgressIndicator()
            (bar.minValue, bar.maxValue, bar.doubleValue, bar.isIndeterminate) = (least, most, value, false)
            return lines(Shown(view: bar))
        }
        func same(_ share: Double) -> [String] { lines(ProgressView(value: share).frame(width: 120)) }
        let shares: [(Double, Double, Double, Double)] = [
            (10, 30, 15, 0.25), (10, 30, 5, 0), (10, 30, 99, 1), (-10, 10, 5, 0.75), (7, 7, 7, 0),
        ]
        for (least, most, value, share) in shares {
            #expect(bar(least, most, value) == same(share), "\(least) \(most) \(value)")
        }
        let unknown = NSProgressIndicator()
        unknown.doubleValue = 70
        #expect(lines(Shown(view: unknown)) == same(0))
        let spinner = NSProgressIndicator()
        spinner.style = .spinning
        #expect(spinner.intrinsicContentSize == CGSize(width: 32, height: 32))
        #expect(unknown.intrinsicContentSize == CGSize(width: -1, height: 20))
    }

    @Test("A picture is made smaller where it does not fit, or as it says") func pictures() throws {
        func image(_ width: CGFloat, _ height: CGFloat) throws -> NSImage {
            let picture = ImageRenderer(content: Color.red.frame(width: width, height: height)).cgImage
            return NSImage(cgImage: try #require(picture), size: .zero)
        }
        func frame(_ width: CGFloat, _ height: CGFloat, _ scaling: NSImageScaling) throws -> [String] {
            let view = NSImageView(image: try image(width, height))
            #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
            view.imageScaling = scaling
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
            return lines(Shown(view: view)).map {
                String($0.split(separator: " ").dropFirst().suffix(2).joined(separator: " "))
            }
        }
        // In 120 × 40 points: what is too wide, or too tall, fits with its shape kept.
        let down = NSImageScaling.scaleProportionallyDown
        #expect(try frame(60, 20, down) == ["60 20"] && frame(120, 40, down) == ["120 40"])
        let (wide, tall) = (try frame(240, 20, down), try frame(60, 80, down))
        #expect([wide, tall] == [["120 10"], ["30 40"]])
        #expect(try frame(60, 20, .scaleNone) == ["60 20"] && frame(60, 10, .scaleAxesIndependently) == ["120 40"])
        #expect(try frame(30, 20, .scaleProportionallyUpOrDown) == ["60 40"])
    }

    private final class Noting: NSView {
        var log: [String] = []
        override func layout() { log.append("layout") }
        override func updateConstraints() { log.append("constraints") }
        override func viewDidMoveToWindow() { log.append("window") }
    }

    @Test("Views hear of their layout; a document fills its scroll view, and leaves it for another") func layouts() {
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        view.layOut(CGSize(width: 30, height: 20))
        view.layOut(CGSize(width: 30, height: 20))
        view.cameToWindow()
        #expect(view.log == ["constraints", "layout", "layout", "window"])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        let (scroll, first, second) = (
            NSScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)),
            NSView(frame: CGRect(x: 3, y: 4, width: 20, height: 90)),
            NSView(frame: CGRect(x: 3, y: 4, width: 70, height: 10))
        )
        scroll.documentView = first
        scroll.layOut(CGSize(width: 50, height: 40))
        #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 90) && scroll.subviews == [first])
        scroll.documentView = second
        scroll.layOut(CGSize(width: 50, height: 40))
        #expect(second.frame == CGRect(x: 0, y: 0, width: 70, height: 40) && scroll.subviews == [second])
        #expect(first.superview == nil)
        second.translatesAutoresizingMaskIntoConstraints = false
        second.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        scroll.layout()
        #expect(second.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Frames begin at the lower edge, unless a view is flipped") func flipped() {
        final class Flipped: NSView {
            override var isFlipped: Bool { true }
        }
        func fill(_ outer: NSView) -> [String] {
            let inner = NSView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
            inner.layer?.backgroundColor = NSColor.red.cgColor
            outer.addSubview(inner)
            return lines(Shown(view: outer)).filter { $0.contains("ff0000") }
        }
        #expect(fill(NSView()) == ["fill rect 10 15 30 20 #ff0000"])
        #expect(fill(Flipped()) == ["fill rect 10 5 30 20 #ff0000"])
    }

    @Test("A view in one with a frame from the lower edge is pinned to the view around that") func reaching() {
        let (outer, middle, inner) = (NSView(), NSView(frame: CGRect(x: 10, y: 5, width: 60, height: 20)), NSView())
        inner.layer?.backgroundColor = NSColor.red.cgColor
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(middle)
        middle.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 2),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
            inner.widthAnchor.constraint(equalToConstant: 8), inner.heightAnchor.constraint(equalToConstant: 4),
        ])
        #expect(lines(Shown(view: outer)).filter { $0.contains("ff0000") } == ["fill rect 2 3 8 4 #ff0000"])
    }

    @Test("A class of one's own that shows nothing is a box") func boxes() {
        func messages(_ view: NSView) -> Int {
            RenderedView(Shown(view: view).frame(width: 120, height: 40)).diagnostics.count
        }
        let filled = Noting()
        filled.layer?.backgroundColor = NSColor.red.cgColor
        let holding = Noting()
        holding.addSubview(NSView())
        let counts: [Int] = [messages(Noting()), messages(NSView()), messages(filled), messages(holding)]
        #expect(counts == [1, 0, 0, 0] as [Int])
    }

    private final class Page: NSViewController {
        var log: [String] = []
        override func viewWillAppear() { log.append("will appear") }
        override func viewDidLayout() { log.append("layout") }
        override func viewWillDisappear() { log.append("will go") }
        override func viewDidDisappear() { log.append("gone") }
    }

    @Test("A controller that comes again appears again") func appearing() {
        let page = Page()
        page.layOut(CGSize(width: 9, height: 9))
        page.layOut(CGSize(width: 9, height: 9))
        page.disappear()
        page.layOut(CGSize(width: 9, height: 9))
        #expect(page.log == ["will appear", "layout", "layout", "will go", "gone", "will appear", "layout"])
        #expect(page.view.frame.size == CGSize(width: 9, height: 9))
    }

    /// NSWindow.h: the levels of Core Graphics' windows.
    @Test("Windows have levels and numbers") func levels() {
        let levels: [NSWindow.Level] = [
            .normal, .floating, .modalPanel, .mainMenu, .statusBar, .popUpMenu, .screenSaver,
        ]
        #expect(levels.map(\.rawValue) == [0, 3, 8, 24, 25, 101, 1000])
        func window() -> NSWindow {
            NSWindow(
                contentRect: CGRect(x: 1, y: 2, width: 3, height: 4), styleMask: [.titled, .closable],
                backing: .buffered,
                defer: true)
        }
        let (first, second) = (window(), window())
        #expect(second.windowNumber == first.windowNumber + 1 && first.styleMask == [.titled, .closable])
        #expect(first.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && first.alphaValue == 1)
        #expect(NSGestureRecognizer(target: nil, action: nil).isEnabled)
        let ordering: [NSWindow.OrderingMode] = [.above, .out, .below]
        #expect(ordering.map(\.rawValue) == [1, 0, -1])
    }
}
