import Foundation
import Galley
import GalleyAppKit
import GalleyAppKitClasses
import GalleyTestSupport
import GalleyTold
import GalleyUIKitClasses
import Testing

/// AppKit's objects whose work a picture has none of, and fields as they are drawn: as Apple's documentation of each property and method
/// says.
@MainActor @Suite("Rarer answers of AppKit's objects") struct AppKitRareTests {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    @Test("Nothing leaves the app") func app() throws {
        let (app, workspace) = (NSApplication.shared, NSWorkspace.shared)
        let url = try #require(URL(string: "https://example.org"))
        #expect(app.isActive && !app.sendAction("go", to: nil, from: nil) && app.setActivationPolicy(.accessory))
        #expect(!workspace.open(url) && !workspace.selectFile("/a", inFileViewerRootedAtPath: "/"))
        #expect(
            !workspace.accessibilityDisplayShouldReduceMotion && !workspace.accessibilityDisplayShouldReduceTransparency
        )
        #expect(NSStatusBar.system.thickness == 22 && NSStatusBar.system.statusItem(withLength: 3).isVisible)
        #expect(NSStatusItem.variableLength == -1 && NSStatusItem.squareLength == -2)
        final class Loud: NSSound {}
        #expect(NSSound(named: "Glass") == nil && !Loud().play())
        let (event, responder) = (NSEvent(), NSResponder())
        #expect(event.keyCode == 0 && event.clickCount == 0 && event.magnification == 0)
        #expect(event.scrollingDeltaX == 0 && event.scrollingDeltaY == 0 && event.modifierFlags.isEmpty)
        #expect(
            !responder.becomeFirstResponder() && responder.resignFirstResponder() && NSResponder(coder: coder) != nil)
    }

    @Test("Menus, questions, controls and colours keep what they are given") func keeping() throws {
        let menu = NSMenu()
        let item = menu.addItem(withTitle: "Open", action: "open", keyEquivalent: "o")
        menu.addItem(NSMenuItem())
        #expect(menu.items.count == 2 && menu.items[0] === item && item.title == "Open" && item.keyEquivalent == "o")
        #expect(item.action == "open" && item.isEnabled && !item.isHidden && item.tag == 0)
        menu.removeAllItems()
        #expect(menu.items.isEmpty && menu.autoenablesItems)
        let alert = NSAlert()
        let button = alert.addButton(withTitle: "Yes")
        #expect(alert.buttons == [button] && button.title == "Yes" && alert.runModal() == .cancel)
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
        let drawn = NSButton(image: star, target: nil, action: nil)
        #expect(drawn.title.isEmpty && drawn.image != nil && NSButton().title == "Button")
        let control = NSControl()
        for (value, number) in [(2.4, 2), (2.5, 3), (-7.6, -8), (1e300, 0), (.nan, 0)] {
            control.doubleValue = value
            #expect(control.integerValue == number)
        }
        control.integerValue = 9
        #expect(control.doubleValue == 9)
        let color = NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let parts = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
        #expect(zip(parts, [0.25, 0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
        // A hue of a third is green; red of Display P3 is beyond red of sRGB.
        let green = NSColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1)
        #expect(
            abs(green.greenComponent - 0.5) < 1e-6 && abs(green.redComponent) < 1e-6 && abs(green.blueComponent) < 1e-6)
        #expect(NSColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).redComponent > 1)
        #expect(abs(NSColor.gridColor.redComponent - 230.0 / 255) < 1e-6)
        #expect(NSAppearance().name == .aqua && NSAppearance(named: .darkAqua)?.name == .darkAqua)
        #expect(NSAppearance().bestMatch(from: [.darkAqua, .aqua]) == .aqua)
        #expect(NSAppearance().bestMatch(from: [.darkAqua, .vibrantDark]) == .darkAqua)
    }

    private final class Page: NSViewController {
        var log: [String] = []
        override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        override func viewDidLoad() { log.append("loaded") }
    }

    @Test("Controllers, bubbles and windows") func windows() throws {
        let page = Page()
        #expect(!page.isViewLoaded && page.log.isEmpty)
        #expect(page.view.frame.size == CGSize(width: 40, height: 30) && page.isViewLoaded && page.log == ["loaded"])
        _ = page.view
        #expect(page.log == ["loaded"])
        let popover = NSPopover()
        for close in [{ popover.close() }, { popover.performClose(nil) }] {
            #expect(!popover.isShown)
            popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .maxY)
            #expect(popover.isShown)
            close()
        }
        #expect(!popover.isShown && popover.animates)
        let window = NSWindow(contentViewController: page)
        #expect(
            window.contentView === page.view && window.contentViewController === page
                && window.styleMask == [.titled, .closable, .miniaturizable, .resizable])
        #expect(window.backingScaleFactor == NSScreen.main?.backingScaleFactor && window.frame == .zero)
        let coded = try #require(NSWindow(coder: coder))
        #expect(coded.styleMask.isEmpty && coded.frame == .zero && coded.windowNumber == window.windowNumber + 1)
        #expect(!coded.isVisible && !coded.isKeyWindow && coded.canBecomeKey && coded.isOpaque && coded.hasShadow)
        coded.makeKeyAndOrderFront(nil)
        #expect(coded.isVisible && coded.isKeyWindow && coded.isMainWindow)
        for hide in [{ coded.orderOut(nil) }, { coded.close() }, { coded.miniaturize(nil) }] {
            coded.makeKeyAndOrderFront(nil)
            hide()
            #expect(!coded.isVisible && !coded.isKeyWindow && !coded.isMainWindow)
        }
    }

    /// Apple's pages of `isReleasedWhenClosed` and `hidesOnDeactivate` tell panels from windows.
    @Test("A panel stays when it is closed, and goes with its app") func panels() throws {
        let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        let coded = try #require(NSPanel(coder: coder))
        for one in [panel, coded] { #expect(!one.isReleasedWhenClosed && one.hidesOnDeactivate) }
        let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        #expect(window.isReleasedWhenClosed && !window.hidesOnDeactivate)
    }

    /// A slider wants no width in particular, a spinning wheel 32 points either way.
    @Test("As large as a control wants to be") func fittingSize() {
        let slider = NSSlider(frame: CGRect(x: 3, y: 4, width: 70, height: 9))
        slider.sizeToFit()
        #expect(slider.frame.origin == CGPoint(x: 3, y: 4) && slider.frame.width == 70)
        let field = NSTextField(frame: CGRect(x: 3, y: 4, width: 70, height: 9))
        field.sizeToFit()
        #expect(field.frame == CGRect(x: 3, y: 4, width: 70, height: 22))
    }

    @Test("Views have constraints, recognisers, and edges that move") func views() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = NSView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        inner.addGestureRecognizer(NSClickGestureRecognizer(target: nil, action: nil))
        #expect(inner.gestureRecognizers.count == 1)
        let width = inner.widthAnchor.constraint(equalToConstant: 33)
        inner.addConstraint(width)
        #expect(width.isActive && inner.constraints == [width])
        // From 100 to 160 points: the width grows by all of it, or what lies before and after it shares it.
        func frame(_ mask: NSView.AutoresizingMask) -> CGRect {
            let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = NSView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            outer.addSubview(inner)
            inner.autoresizingMask = mask
            outer.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
            return inner.frame
        }
        #expect(frame([]).minX == 10 && frame([]).width == 20)
        #expect(frame(.width).minX == 10 && frame(.width).width == 80)
        #expect(frame(.minXMargin).minX == 70 && frame(.minXMargin).width == 20)
        #expect(frame(.maxXMargin).minX == 10 && frame([.minXMargin, .maxXMargin]).minX == 40)
    }

    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ view: NSView, context: Context) {}
    }

    private func told(_ view: NSView) -> String {
        var options = RenderOptions()
        options.scale = 2
        options.textPlatform = .macOS
        return ViewHost(Shown(view: view).frame(width: 120, height: 40), options: options).told
    }

    private func told(_ view: some View) -> String {
        var options = RenderOptions()
        options.scale = 2
        options.textPlatform = .macOS
        return ViewHost(view.frame(width: 120, height: 40), options: options).told
    }

    /// The picture of a view without the names and frames of what it is made of.
    private func drawing(_ told: String) -> Substring { told.split(separator: "\n").last ?? "" }

    @Test("Fields are drawn with what they hold, of 13 points, 4 from their edge") func fields() {
        let edge = RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.4))
        func field(_ isBordered: Bool, _ view: some View) -> some View {
            view.font(.system(size: 13)).textFieldStyle(.plain).foregroundStyle(Color(nsColor: .labelColor))
                .padding(.horizontal, isBordered ? 4 : 0).frame(width: 120, height: 40)
                .background { if isBordered { edge } }
        }
        for (isBordered, isBezeled) in [(true, true), (true, false), (false, true), (false, false)] {
            let own = NSTextField(string: "words")
            (own.isBordered, own.isBezeled) = (isBordered, isBezeled)
            let same = field(isBordered || isBezeled, TextField("", text: .constant("words")))
            #expect(drawing(told(own)) == drawing(told(same)), "\(isBordered) \(isBezeled)")
        }
        let search = NSSearchField(string: "words")
        let row = HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("", text: .constant("words"))
        }
        #expect(drawing(told(search)) == drawing(told(field(true, row))))
        let text = NSTextView()
        (text.string, text.isEditable) = ("words", false)
        let words = Text(verbatim: "words").font(.system(size: 13)).foregroundStyle(Color(nsColor: .textColor))
        #expect(
            drawing(told(text)) == drawing(told(words.frame(width: 120, height: 40, alignment: .topLeading).clipped())))
        let wrapping = NSTextField(wrappingLabelWithString: "words")
        #expect(
            wrapping.maximumNumberOfLines == 0 && !wrapping.isEditable
                && NSTextField(labelWithString: "a").maximumNumberOfLines == 1)
        #expect(NSTextField().intrinsicContentSize == CGSize(width: -1, height: 22))
    }
}
