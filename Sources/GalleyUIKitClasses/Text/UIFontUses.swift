import GalleyGraph
import GalleyUIKit
import GalleyViews

extension KeptFont {
    @MainActor init(_ font: UIFont) { self.init(object: font, font: Font(font)) }

    @MainActor static func kept(_ kept: KeptFont?, standard size: CGFloat) -> UIFont {
        kept?.object as? UIFont ?? UIFont.systemFont(ofSize: size)
    }
}

extension UILabel {
    /// The text's font; the system's, of 17 points.
    public var font: UIFont! {
        get { KeptFont.kept(keptFont, standard: 17) }
        set { keptFont = newValue.map { KeptFont($0) } }
    }
}

extension UITextField {
    /// The text's font; the system's, of 17 points.
    public var font: UIFont? {
        get { KeptFont.kept(keptFont, standard: 17) }
        set { keptFont = newValue.map { KeptFont($0) } }
    }
}

extension UITextView {
    /// The text's font; the system's, of 12 points.
    public var font: UIFont? {
        get { KeptFont.kept(keptFont, standard: 12) }
        set { keptFont = newValue.map { KeptFont($0) } }
    }
}
