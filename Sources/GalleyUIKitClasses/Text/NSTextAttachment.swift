import GalleyUIKit

/// A picture in a text: kept.
open class NSTextAttachment: NSObject {
    /// The picture.
    open var image: UIImage?
    /// Where it lies on its line.
    open var bounds = CGRect.zero
    /// What a file has.
    open var contents: Data?
    /// The file's type.
    open var fileType: String?
    /// Whether a view may stand for it.
    open var allowsTextAttachmentView = true

    /// A picture that is set later.
    public override init() { super.init() }
    /// A picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
    /// What a file has.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        contents = contentData
        fileType = uti
    }
}

extension NSAttributedString {
    /// A text of a picture alone: one letter, U+FFFC, that has it as its attribute.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    /// What letters throw behind them.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// Whether letters that belong together are joined.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// How far letters lean.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How wide letters are drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// How letters are pressed into the ground.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Which way parts of a text run.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// What letters throw behind them: kept.
open class NSShadow: NSObject {
    /// How far it lies from them, in points.
    open var shadowOffset = CGSize.zero
    /// How far it fades, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour; a third of black.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
