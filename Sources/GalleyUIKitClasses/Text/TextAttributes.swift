// How parts of a text look: names of attributes, for source that sets them. They are kept; a text's letters are drawn without them.
extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The letters' colour.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The ground's colour.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraph's look.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// What is added between letters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The same, in the font's way.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// How it is underlined.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// That line's colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// How it is struck through.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// That line's colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The letters' edges' colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The letters' edges' width.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Where it leads to.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far it is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A picture in it.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// How a line below or through letters looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A paragraph's look: kept.
open class NSParagraphStyle: NSObject {
    /// The usual look.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Where lines lie.
    open var alignment: NSTextAlignment { .natural }
    /// Between lines, in points.
    open var lineSpacing: CGFloat { 0 }
    /// What becomes of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
}

/// A paragraph's look that can be changed: kept.
open class NSMutableParagraphStyle: NSParagraphStyle {
    private var kept = (
        alignment: NSTextAlignment.natural, lineSpacing: CGFloat(0), breaks: NSLineBreakMode.byWordWrapping
    )
    /// What becomes of lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { kept.breaks }
        set { kept.breaks = newValue }
    }
    /// Where lines lie.
    open override var alignment: NSTextAlignment {
        get { kept.alignment }
        set { kept.alignment = newValue }
    }
    /// Between lines, in points.
    open override var lineSpacing: CGFloat {
        get { kept.lineSpacing }
        set { kept.lineSpacing = newValue }
    }
    /// Between paragraphs, in points.
    open var paragraphSpacing: CGFloat = 0
    /// How far lines are moved in, in points.
    open var headIndent: CGFloat = 0
    /// How far the first line is moved in, in points.
    open var firstLineHeadIndent: CGFloat = 0
    /// How much higher lines are; 0 is as they are.
    open var lineHeightMultiple: CGFloat = 0
    /// How high lines are at least, in points.
    open var minimumLineHeight: CGFloat = 0
    /// How high lines are at most, in points.
    open var maximumLineHeight: CGFloat = 0
}
