import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

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
