import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A view that shows a part of another: from its upper left corner.
@preconcurrency @MainActor
open class NSScrollView: NSView {
    /// The view whose part is shown.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// Whether it can be scrolled up and down: kept.
    open var hasVerticalScroller = false
    /// Whether it can be scrolled from side to side: kept.
    open var hasHorizontalScroller = false
    /// Whether its bars go: kept.
    open var autohidesScrollers = false
    /// Whether it has a ground: kept.
    open var drawsBackground = true
    /// The ground's colour: kept.
    open var backgroundColor = NSColor.controlBackgroundColor
    /// How its edge looks: kept.
    open var borderType = NSBorderType.noBorder
    /// The view around the other.
    public let contentView = NSClipView()

    /// Whether its coordinates begin at the upper edge; true.
    open override var isFlipped: Bool { true }
    /// Lays its subviews out.
    open override func layout() {
        guard let documentView, documentView.translatesAutoresizingMaskIntoConstraints else { return }
        let size = documentView.frame.size
        documentView.frame = CGRect(
            x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    }
}

/// The view around one that is scrolled: kept.
@preconcurrency @MainActor
open class NSClipView: NSView {}

/// How an edge looks.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
