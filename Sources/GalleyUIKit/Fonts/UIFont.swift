import Foundation
import GalleyGraph
import GalleyText
import GalleyViews

/// UIKit's font: a value for source that gives it to `Font(_:)` or asks for its metrics.
///
/// It is drawn by way of `Font`, with the fonts that Galley has (docs/fonts.md).
open class UIFont: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    let value: FontDescription

    init(_ value: FontDescription) {
        var value = value
        // UIKit takes its usual size for one that is none.
        if !(value.size > 0 && value.size.isFinite) { value.size = UIFont.systemFontSize }
        self.value = value
        super.init()
    }

    /// A font by its own or its family's name; nil if devices have none of that name, and none is registered.
    ///
    /// Of fonts that are devices' alone the size is right, and the letters are another's, which the picture reports.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard FontLibrary.shared.has(fontName) || DeviceFonts.have(fontName) else { return nil }
        self.init(FontDescription(name: fontName, size: fontSize))
    }

    /// The font that a descriptor describes, in its size where `pointSize` is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var value = descriptor.value
        if pointSize > 0 { value.size = pointSize }
        self.init(value)
    }

    /// Whether both are the same font.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }
    open override var hash: Int { value.hashValue }
    open override var description: String { "<UICTFont> \(fontName) \(pointSize)pt" }

    // MARK: The system's

    private static var isMac: Bool { MainStrings.current.platform == .macOS }

    /// 14 points, on macOS 13.
    open class var systemFontSize: CGFloat { isMac ? 13 : 14 }
    /// 12 points, on macOS 11.
    open class var smallSystemFontSize: CGFloat { isMac ? 11 : 12 }
    /// 17 points, on macOS 10.
    open class var labelFontSize: CGFloat { isMac ? 10 : 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The system font in a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(size: fontSize)) }

    /// The system font in a size and weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight))
    }

    /// The system font in a size, weight and width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight, width: width))
    }

    /// The system font in bold, which UIKit takes for semibold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: .semibold))
    }

    /// The system font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// The system font with digits that are all of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// The system's font whose letters are all of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight, design: .monospaced))
    }

    /// The system font of a text style, at the usual setting of Dynamic Type unless traits say another.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font of a text style, at the setting of Dynamic Type that traits say.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(.of(style, (traitCollection ?? .current).typeSize))
    }

    // MARK: Names

    /// The families of fonts that there are, in alphabetical order: those that texts are drawn with here, and the registered ones.
    open class var familyNames: [String] { FontLibrary.shared.familyNames }

    /// The names of a family's fonts, in alphabetical order.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.fontNames(ofFamily: familyName)
    }

    /// The family's name; `.AppleSystemUIFont` for the system's.
    open var familyName: String { value.name ?? ".AppleSystemUIFont" }

    /// The font's own name, such as `.SFUI-Regular`.
    open var fontName: String {
        value.name ?? ".SFUI-\((value.weight ?? .regular).name)\(value.isItalic ? "Italic" : "")"
    }

    // MARK: Metrics

    private var metrics: LineMetrics { FontLibrary.shared.lineMetrics(for: value.request) }

    /// The size in points.
    open var pointSize: CGFloat { value.size }
    /// From the baseline up, in points.
    open var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// From the baseline down, in points, which is negative.
    open var descender: CGFloat { -CGFloat(metrics.descent) }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of an x, in points.
    open var xHeight: CGFloat {
        CGFloat(2 * FontLibrary.shared.decorationMetrics(for: value.request).strikethroughOffset)
    }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { ascender - descender + leading }
    /// The extra distance between two lines, in points.
    open var leading: CGFloat { value.name == nil ? 0 : CGFloat(metrics.leading) }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var value = value
        value.size = fontSize
        return UIFont(value)
    }

    /// What describes the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value) }
}
