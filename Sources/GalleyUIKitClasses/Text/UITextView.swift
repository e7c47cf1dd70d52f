import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyUIKit
import GalleyViews

/// Lines to read or to type into, drawn as a `TextEditor`, or as a `Text` where they cannot be changed. In a live view what is typed
/// reaches its delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    /// The text.
    open var text: String! = "" {
        didSet { if text != storage?.string { storage = nil } }
    }
    /// The text with its looks: its letters are drawn.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string }
    }
    private var storage: NSTextStorage?
    /// The text, to be changed in place.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let storage = NSTextStorage(string: text ?? "")
        storage.view = self
        self.storage = storage
        return storage
    }
    /// The text's colour.
    open var textColor: UIColor?
    /// Where the lines lie.
    open var textAlignment = NSTextAlignment.natural
    /// Whether it can be changed; true.
    open var isEditable = true
    /// Whether parts can be chosen; true.
    open var isSelectable = true
    /// Whether looks can be changed: kept.
    open var allowsEditingTextAttributes = false
    /// What becomes a link: kept.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The look of links: kept.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The look of what is typed next: kept.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the font follows the reader's choice of a size: kept.
    open var adjustsFontForContentSizeCategory = false
    /// What is chosen, in UTF-16; nothing.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The part that is chosen; none.
    open var selectedTextRange: UITextRange?
    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where the text ends.
    open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
    /// The distances around the text; 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Where the text lies.
    public let textContainer = NSTextContainer()
    /// Which keys are shown: kept.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keys are light or dark: kept.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says: kept.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters become capitals: kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are mended: kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is looked at: kept.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether dashes become long: kept.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether quotes become round: kept.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether blanks are put in and taken out: kept.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What the text is: kept.
    open var textContentType: UITextContentType!
    /// Whether the letters are hidden.
    open var isSecureTextEntry = false
    /// Whether return waits for a text: kept.
    open var enablesReturnKeyAutomatically = false
    /// What is shown above the keyboard: kept.
    open override var inputAccessoryView: UIView? {
        get { keptAccessory }
        set { keptAccessory = newValue }
    }
    private var keptAccessory: UIView?
    var keptFont: KeptFont?

    /// A view without text.
    public convenience init() { self.init(frame: .zero) }

    /// A view without text.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A view without text.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// A view of an archive: without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    /// Scrolls until a part is seen. Nothing is scrolled.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// A part of the text.
    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    /// A place so many letters from another.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        UITextPosition(position.offset + offset)
    }

    /// With scrolling its size is anyone's, without it its text's.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measured(reading)
    }

    /// The size that it wants within another.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0, size.width < 100_000 else { return measured(reading) }
        return measured(reading.fixedSize(horizontal: false, vertical: true), in: size.width)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        guard isEditable else {
            return AnyView(
                reading.frame(width: size.width, height: size.height, alignment: .topLeading).clipped())
        }
        let text = Binding(get: { self.text ?? "" }, set: { self.type($0) })
        // TextEditor keeps UITextView's distances by itself: 8 above and below, 5 at the sides.
        return AnyView(
            TextEditor(text: text).scrollContentBackground(.hidden).backgroundStyle(Color.clear).font(shownFont)
                .foregroundStyle(color)
                .multilineTextAlignment(textAlignment.lines)
                .padding(.top, textContainerInset.top - 8).padding(.bottom, textContainerInset.bottom - 8)
                .padding(.leading, textContainerInset.left + textContainer.lineFragmentPadding - 5)
                .padding(.trailing, textContainerInset.right + textContainer.lineFragmentPadding - 5)
                .frame(width: size.width, height: size.height))
    }

    /// The letters of its storage have changed.
    func take(_ letters: String) {
        text = letters
        noteChange()
    }

    private var shownFont: Font { keptFont?.font ?? .system(size: 12) }
    private var color: Color { Color(uiColor: textColor ?? .label) }

    private var reading: some View {
        Text(verbatim: text ?? "").font(shownFont).foregroundStyle(color).multilineTextAlignment(textAlignment.lines)
            .frame(maxWidth: .infinity, alignment: textAlignment.alignment)
            .padding(.top, textContainerInset.top).padding(.bottom, textContainerInset.bottom)
            .padding(.leading, textContainerInset.left + textContainer.lineFragmentPadding)
            .padding(.trailing, textContainerInset.right + textContainer.lineFragmentPadding)
    }

    /// Someone typed. The delegate is asked for the whole text, as for a change of everything.
    private func type(_ new: String) {
        let delegate = delegate as? any UITextViewDelegate
        let all = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: all, replacementText: new) ?? true else {
            return noteChange()
        }
        text = new
        delegate?.textViewDidChange(self)
        noteChange()
    }
}

/// Where a text view's text lies.
open class NSTextContainer: NSObject {
    /// The distance at the lines' ends, in points; 5.
    open var lineFragmentPadding: CGFloat = 5
    /// How many lines at most; with 0 as many as there are: kept.
    open var maximumNumberOfLines = 0
    /// Whether it is as wide as the view: kept.
    open var widthTracksTextView = true
    /// Whether it is as high as the view: kept.
    open var heightTracksTextView = false
    /// Its size: kept.
    open var size = CGSize.zero
}

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers to call.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses on the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

// What people listen for. Nothing of it is ever posted, except by their own code.
extension UITextView {
    /// Editing has begun.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidBeginEditingNotification")
    }
    /// The text has changed.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        .init("UITextViewTextDidChangeNotification")
    }
    /// Editing has ended.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidEndEditingNotification")
    }
}
