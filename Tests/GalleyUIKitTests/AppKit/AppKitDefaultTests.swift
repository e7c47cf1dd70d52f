import Foundation
import GalleyAppKit
import GalleyAppKitClasses
import GalleyUIKitClasses
import Testing

/// What AppKit's objects have where nothing was set, and keep of what they are given: what Apple's page of each
/// property says.
@MainActor @Suite("Defaults of AppKit's objects") struct AppKitDefaultTests {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    @Test("Of windows and panels") func windows() throws {
        let window = NSWindow(
            contentRect: CGRect(x: 1, y: 2, width: 30, height: 40), styleMask: [.closable], backing: .buffered,
            defer: true)
        let off = [
            window.titlebarAppearsTransparent, window.isMovableByWindowBackground, window.ignoresMouseEvents,
            window.hidesOnDeactivate, window.isVisible, window.isKeyWindow, window.isMainWindow,
            window.makeFirstResponder(nil),
        ]
        let on = [
            window.isMovable, window.isReleasedWhenClosed, window.canBecomeKey, window.canBecomeMain, window.isOpaque,
            window.hasShadow, window.setFrameAutosaveName("a"),
        ]
        #expect(off == [Bool](repeating: false, count: 8) && on == [Bool](repeating: true, count: 7))
        #expect(window.alphaValue == 1 && window.level == .normal && window.minSize == .zero)
        #expect(window.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && window.styleMask == .closable)
        let next = NSWindow(contentViewController: NSViewController())
        #expect(next.windowNumber == window.windowNumber + 1)
        #expect(try #require(NSWindow(coder: coder)).windowNumber == next.windowNumber + 1)
        for show in [{ window.orderFront(nil) }, { window.orderFrontRegardless() }] {
            show()
            #expect(window.isVisible && !window.isKeyWindow)
            window.miniaturize(nil)
            #expect(!window.isVisible)
        }
        for hide in [{ window.orderOut(nil) }, { window.close() }, { window.performClose(nil) }] {
            window.orderFront(nil)
            hide()
            #expect(!window.isVisible)
        }
        window.makeKey()
        #expect(window.isKeyWindow && window.isMainWindow && !window.isVisible)
        window.setFrameOrigin(CGPoint(x: 5, y: 6))
        window.setContentSize(CGSize(width: 7, height: 8))
        #expect(window.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        window.setFrame(CGRect(x: 9, y: 8, width: 7, height: 6), display: false)
        #expect(window.frame == CGRect(x: 9, y: 8, width: 7, height: 6))
        window.setFrame(CGRect(x: 4, y: 3, width: 2, height: 1), display: true, animate: true)
        #expect(window.frame == CGRect(x: 4, y: 3, width: 2, height: 1))
        let own = NSView()
        window.contentView = own
        window.contentViewController = nil
        #expect(window.contentView === own)
        let page = NSViewController()
        window.contentViewController = page
        #expect(window.contentView === page.view)
        let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        #expect(!panel.isFloatingPanel && !panel.becomesKeyOnlyIfNeeded && !panel.worksWhenModal)
        final class Silent: NSWindowDelegate {}
        #expect(Silent().windowShouldClose(window))
        let controller = NSWindowController(window: window)
        controller.showWindow(nil)
        #expect(window.isVisible && controller.window === window)
        controller.close()
        #expect(!window.isVisible)
        #expect(NSToolbar(identifier: "a").showsBaselineSeparator && NSToolbar(identifier: "a").identifier == "a")
    }

    @Test("Of menus, and of panels that ask for files") func menus() {
        #expect(NSMenu(title: "File").title == "File" && NSMenu().title.isEmpty && NSMenu().autoenablesItems)
        let item = NSMenuItem(title: "Open", action: "open", keyEquivalent: "o")
        #expect(item.title == "Open" && item.action == "open" && item.keyEquivalent == "o")
        #expect(item.isEnabled && !item.isHidden && item.tag == 0 && item.keyEquivalentModifierMask == .command)
        #expect(NSMenuItem.separator().title.isEmpty && NSMenuItem.separator().action == nil)
        let (save, open) = (NSSavePanel(), NSOpenPanel())
        #expect(save.canCreateDirectories && !save.isExtensionHidden && save.styleMask == .titled)
        #expect(open.canChooseFiles && !open.canChooseDirectories && !open.allowsMultipleSelection)
        var answers: [NSApplication.ModalResponse] = [save.runModal(), open.runModal()]
        save.begin { answers.append($0) }
        open.beginSheetModal(for: save) { answers.append($0) }
        #expect(answers.map(\.rawValue) == [0, 0, 0, 0] && open.urls.isEmpty && save.url == nil)
        #expect(NSStatusBar.system.statusItem(withLength: 3).length == -1)
        let alert = NSAlert()
        for title in ["A", "B"] { alert.addButton(withTitle: title) }
        #expect(alert.buttons.map(\.title) == ["A", "B"] && alert.alertStyle == .warning)
        final class Silent: NSApplicationDelegate {}
        let (silent, app) = (Silent(), NSApplication.shared)
        #expect(!silent.applicationShouldTerminateAfterLastWindowClosed(app))
        #expect(silent.applicationShouldHandleReopen(app, hasVisibleWindows: false))
        #expect(silent.applicationShouldTerminate(app) == .terminateNow && NSApp === app)
        #expect(app.isActive && app.setActivationPolicy(.prohibited) && app.runModal(for: save) == .cancel)
        #expect(!NSWorkspace.shared.selectFile(nil, inFileViewerRootedAtPath: "/"))
    }

    @Test("Of views") func views() throws {
        for view in [NSView(), try #require(NSView(coder: coder))] {
            let off = [
                view.wantsLayer, view.needsDisplay, view.needsLayout, view.isFlipped, view.isOpaque, view.isHidden,
                view.acceptsFirstResponder, view.acceptsFirstMouse(for: nil),
            ]
            #expect(off == [Bool](repeating: false, count: 8))
            #expect(view.alphaValue == 1 && view.tag == 0 && view.translatesAutoresizingMaskIntoConstraints)
            #expect(view.frame == .zero && view.intrinsicContentSize == CGSize(width: -1, height: -1))
        }
        let view = NSView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.hitTest(CGPoint(x: 2, y: 3)) === view && view.hitTest(CGPoint(x: 40, y: 3)) == nil)
        view.setFrameSize(CGSize(width: 5, height: 6))
        view.setFrameOrigin(CGPoint(x: 7, y: 8))
        #expect(view.frame == CGRect(x: 7, y: 8, width: 5, height: 6))
        (view.alphaValue, view.isHidden) = (0.25, true)
        #expect(view.alphaValue == 0.25 && view.isHidden)
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        let scroll = NSScrollView()
        let none = [scroll.hasVerticalScroller, scroll.hasHorizontalScroller, scroll.autohidesScrollers]
        #expect(none == [false, false, false] && scroll.drawsBackground && scroll.isFlipped)
        let click = NSClickGestureRecognizer(target: nil, action: nil)
        #expect(click.numberOfClicksRequired == 1 && click.isEnabled)
        #expect(NSAppearance().name == .aqua && NSAppearance(named: .vibrantLight)?.name == .vibrantLight)
        let effect = NSVisualEffectView()
        #expect(!effect.isEmphasized && effect.material == .windowBackground && effect.state.rawValue == 0)
        #expect(effect.blendingMode == .behindWindow)
        // NSVisualEffectView.h.
        let materials: [NSVisualEffectView.Material] = [
            .titlebar, .selection, .menu, .popover, .sidebar, .headerView, .sheet, .windowBackground, .hudWindow,
            .fullScreenUI, .toolTip, .contentBackground, .underWindowBackground, .underPageBackground,
        ]
        #expect(materials.map(\.rawValue) == [3, 4, 5, 6, 7, 10, 11, 12, 13, 15, 17, 18, 21, 22])
    }

    @Test("Of texts and controls") func controls() throws {
        let text = NSTextView()
        let on = [
            text.isEditable, text.isSelectable, text.isRichText, text.drawsBackground, text.isVerticallyResizable,
            text.isAutomaticQuoteSubstitutionEnabled, text.isAutomaticDashSubstitutionEnabled,
            text.isAutomaticTextReplacementEnabled, text.isAutomaticSpellingCorrectionEnabled,
        ]
        let off = [text.isHorizontallyResizable, text.allowsUndo, text.isContinuousSpellCheckingEnabled]
        #expect(on == [Bool](repeating: true, count: 9) && off == [false, false, false])
        #expect(text.selectedRange == NSRange(location: 0, length: 0) && text.textContainerInset == .zero)
        let field = NSTextField()
        let kept = [field.isEditable, field.isSelectable, field.isBordered, field.isBezeled, field.drawsBackground]
        #expect(kept == [Bool](repeating: true, count: 5) && field.maximumNumberOfLines == 1)
        let bar = NSProgressIndicator()
        #expect([bar.doubleValue, bar.minValue, bar.maxValue] == [0, 0, 100] && bar.isIndeterminate)
        #expect(bar.isDisplayedWhenStopped && bar.style == .bar && bar.controlSize == .regular)
        let (slider, control, button) = (NSSlider(), NSControl(), NSButton())
        #expect([slider.minValue, slider.maxValue, slider.doubleValue] == [0, 1, 0])
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 22))
        #expect(control.isEnabled && !control.isContinuous && control.doubleValue == 0 && control.integerValue == 0)
        #expect(button.isBordered && button.state == .off && button.bezelStyle == .rounded && button.title == "Button")
        #expect(NSButton(title: "A", target: nil, action: nil).title == "A" && NSSwitch().state == .off)
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
        #expect(NSButton(image: star, target: nil, action: nil).title.isEmpty)
        #expect(NSImageView(image: star).frame == CGRect(origin: .zero, size: star.size))
        #expect(NSImageView().imageScaling == .scaleProportionallyDown && NSPopover().animates)
        let event = NSEvent()
        #expect(event.keyCode == 0 && event.clickCount == 0 && event.magnification == 0)
        #expect(event.scrollingDeltaX == 0 && event.scrollingDeltaY == 0 && event.locationInWindow == .zero)
        let sized = NSButton(frame: CGRect(x: 3, y: 4, width: 9, height: 9))
        sized.sizeToFit()
        let size = sized.intrinsicContentSize
        #expect(sized.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size) && size.width > 9 && size.height > 9)
    }
}
