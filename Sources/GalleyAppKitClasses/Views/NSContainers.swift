import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A view that blurs what lies behind it, drawn as a material.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
    /// What it looks like.
    public enum Material: Int, Sendable {
        /// A window's bar.
        case titlebar = 3
        case selection, menu, popover, sidebar, headerView = 10
        case sheet, windowBackground, hudWindow, fullScreenUI = 15
        /// Words that appear when the mouse waits.
        case toolTip = 17
        case contentBackground, underWindowBackground = 21
        /// What lies behind pages.
        case underPageBackground
    }
    /// What it blurs: kept.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// When it blurs: kept.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    /// What it looks like.
    open var material = Material.windowBackground
    /// What it blurs: kept.
    open var blendingMode = BlendingMode.behindWindow
    /// When it blurs: kept.
    open var state = State.followsWindowActiveState
    /// Whether it is stronger: kept.
    open var isEmphasized = false

    override func ownContent(in size: CGSize) -> AnyView? {
        switch material {
        case .titlebar, .headerView: AnyView(Rectangle().fill(.bar))
        case .hudWindow, .fullScreenUI: AnyView(Rectangle().fill(.thickMaterial).environment(\.colorScheme, .dark))
        case .contentBackground, .windowBackground, .underPageBackground:
            AnyView(Rectangle().fill(Color(nsColor: .windowBackgroundColor)))
        default: AnyView(Rectangle().fill(.regularMaterial))
        }
    }
}

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

/// Lines to read or to type into, drawn as a `TextEditor`, or as a `Text` where they cannot be changed. In a live view its delegate
/// hears what is typed.
@preconcurrency @MainActor
open class NSText: NSView {
    /// The text.
    open var string = ""
    /// Whether it can be changed; true.
    open var isEditable = true
    /// Whether it can be chosen; true.
    open var isSelectable = true
    /// Whether looks can be changed: kept.
    open var isRichText = true
    /// The text's colour.
    open var textColor: NSColor?
    /// The ground's colour: kept.
    open var backgroundColor: NSColor? = .textBackgroundColor
    /// Whether it has a ground: kept.
    open var drawsBackground = true
    /// Where lines lie: kept.
    open var alignment = NSTextAlignment.natural
    /// Whether it is as high as its text: kept.
    open var isVerticallyResizable = true
    /// Whether it is as wide as its text: kept.
    open var isHorizontallyResizable = false
    /// What is chosen; nothing.
    open var selectedRange = NSRange(location: 0, length: 0)
}

/// Lines to read or to type into.
@preconcurrency @MainActor
open class NSTextView: NSText {
    /// Who is told what is typed.
    open weak var delegate: (any NSTextViewDelegate)?
    /// Where the text lies.
    public let textContainer: NSTextContainer? = NSTextContainer()
    /// The distances around the text: kept.
    open var textContainerInset = CGSize.zero
    /// Whether it can be taken back: kept.
    open var allowsUndo = false
    /// Whether quotes become round: kept.
    open var isAutomaticQuoteSubstitutionEnabled = true
    /// Whether dashes become long: kept.
    open var isAutomaticDashSubstitutionEnabled = true
    /// Whether words are replaced: kept.
    open var isAutomaticTextReplacementEnabled = true
    /// Whether mistakes are mended: kept.
    open var isAutomaticSpellingCorrectionEnabled = true
    /// Whether spelling is looked at: kept.
    open var isContinuousSpellCheckingEnabled = false
    /// The cursor's colour: kept.
    open var insertionPointColor = NSColor.black

    override func ownContent(in size: CGSize) -> AnyView? {
        let color = Color(nsColor: textColor ?? .textColor)
        guard isEditable else {
            return AnyView(
                Text(verbatim: string).font(.system(size: 13)).foregroundStyle(color)
                    .frame(width: size.width, height: size.height, alignment: .topLeading).clipped())
        }
        let text = Binding(
            get: { self.string },
            set: { new in
                self.string = new
                self.delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self))
                self.backing.changed()
            })
        return AnyView(
            TextEditor(text: text).scrollContentBackground(.hidden).backgroundStyle(Color.clear).font(.system(size: 13))
                .foregroundStyle(color)
                .frame(width: size.width, height: size.height))
    }
}

extension NSText {
    /// The text changed.
    public nonisolated class var didChangeNotification: NSNotification.Name { .init("NSTextDidChangeNotification") }
    /// Editing ended.
    public nonisolated class var didEndEditingNotification: NSNotification.Name {
        .init("NSTextDidEndEditingNotification")
    }
}

/// What is told what is typed into lines.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
    /// The text changed.
    func textDidChange(_ notification: Notification)
    /// Editing began.
    func textDidBeginEditing(_ notification: Notification)
    /// Editing ended.
    func textDidEndEditing(_ notification: Notification)
    /// What is chosen changed.
    func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
    /// The text changed.
    public func textDidChange(_ notification: Notification) {}
    /// Editing began.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// Editing ended.
    public func textDidEndEditing(_ notification: Notification) {}
    /// What is chosen changed.
    public func textViewDidChangeSelection(_ notification: Notification) {}
}
