import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A font of UIKit's, with SwiftUI's that looks like it.
struct KeptFont {
    var object: AnyObject
    var font: Font
}

/// A view of a text, drawn as a `Text`.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text; of an attributed text its letters.
    open var text: String? {
        didSet { attributes = nil }
    }
    /// The text with its looks: its letters are drawn, in the label's own look.
    open var attributedText: NSAttributedString? {
        get { attributes ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributes = newValue
        }
    }
    private var attributes: NSAttributedString?
    /// The text's colour.
    open var textColor: UIColor! = .label
    /// The text's colour while it is highlighted: kept.
    open var highlightedTextColor: UIColor?
    /// Whether it is highlighted: kept.
    open var isHighlighted = false
    /// Where the lines lie.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines at most; 1. With 0 as many as there are.
    open var numberOfLines = 1
    /// Where a line that is too long is cut; at its end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters get smaller where the width is too small.
    open var adjustsFontSizeToFitWidth = false
    /// How small letters may get, 0…1: with 0 half as large.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together where the width is too small.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's choice of a size: kept.
    open var adjustsFontForContentSizeCategory = false
    /// Whether it can be used; true.
    open var isEnabled = true
    /// The text's shadow's colour: kept.
    open var shadowColor: UIColor?
    /// The text's shadow's place: kept.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The width at which lines are broken, in points; with 0 the label's own.
    open var preferredMaxLayoutWidth: CGFloat = 0
    var keptFont: KeptFont?

    /// A label of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A label of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A label of an archive: empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Draws the text in a rectangle. Never called.
    open func drawText(in rect: CGRect) {}
    /// The text's rectangle in bounds, with a number of lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measured(content.frame(maxWidth: bounds.width)))
    }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth
        if width > 0 { return sizeThatFits(CGSize(width: width, height: .infinity)) }
        return measured(content)
    }

    /// The size that it wants within another: as wide as its longest line, and of a single line all of it (rules.md §30.4).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard numberOfLines != 1, size.width > 0, size.width < 100_000 else { return measured(content) }
        return measured(content, offered: size.width)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        AnyView(content.frame(width: size.width, height: size.height, alignment: textAlignment.alignment))
    }

    private var content: some View {
        Text(verbatim: text ?? "").font(keptFont?.font ?? .system(size: 17))
            .foregroundStyle(Color(uiColor: isEnabled ? textColor ?? .label : .tertiaryLabel))
            .multilineTextAlignment(textAlignment.lines)
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .truncationMode(
                lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1)
            .allowsTightening(allowsDefaultTighteningForTruncation)
    }
}

extension NSTextAlignment {
    /// Where one line lies.
    var alignment: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }

    /// Where lines lie that are shorter than others.
    var lines: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }
}
