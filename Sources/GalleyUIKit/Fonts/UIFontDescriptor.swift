import Foundation
import GalleyGraph
import GalleyViews

/// What a font is like, as UIKit describes it: name, size, weight, design and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    let value: FontDescription

    init(_ value: FontDescription) {
        self.value = value
        super.init()
    }

    /// A font by its own or its family's name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescription(name: fontName, size: size))
    }

    /// A font by its attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(size: 0).adding(attributes))
    }

    /// The system font of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The system font of a text style, at the setting of Dynamic Type that traits say.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(.of(style, (traitCollection ?? .current).typeSize))
    }

    /// Whether both describe the same font.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.value == value }
    open override var hash: Int { value.hashValue }

    /// The size in points; 0 where none is said.
    open var pointSize: CGFloat { value.size }
    /// The font's name.
    open var postscriptName: String { UIFont(value).fontName }

    /// Whether the font is bold, in italics, of one width, and so on.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if value.isItalic { traits.insert(.traitItalic) }
        // UIKit counts what is semibold as bold.
        if let weight = value.weight, weight.number >= 600 { traits.insert(.traitBold) }
        if value.design == .monospaced { traits.insert(.traitMonoSpace) }
        if let width = value.width, width.rawValue < 0 { traits.insert(.traitCondensed) }
        if let width = value.width, width.rawValue > 0 { traits.insert(.traitExpanded) }
        if value.leading == .tight { traits.insert(.traitTightLeading) }
        if value.leading == .loose { traits.insert(.traitLooseLeading) }
        return traits
    }

    /// What is said of the font, by UIKit's names.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: value.size, .name: postscriptName]
        if let style = value.style { attributes[.textStyle] = style }
        if let weight = value.weight { attributes[.traits] = [TraitKey.weight: weight.rawValue] }
        return attributes
    }

    /// What is said of the font under one name.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    private func with(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var value = value
        change(&value)
        return UIFontDescriptor(value)
    }

    /// The font with more said of it. What has no meaning here, such as features of a font's own, changes nothing.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(value.adding(attributes))
    }

    /// The font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with { $0.size = newPointSize } }
    /// A font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.name = newFamily } }

    /// The font in another design of the system's; nil for a font that has a name.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        value.name == nil ? with { $0.design = design.swiftUI } : nil
    }

    /// The font with these traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        with { value in
            value.isItalic = symbolicTraits.contains(.traitItalic)
            let isBold = (value.weight?.number ?? 400) >= 600
            if symbolicTraits.contains(.traitBold) != isBold {
                value.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
            }
            if symbolicTraits.contains(.traitMonoSpace) { value.design = .monospaced }
            if symbolicTraits.contains(.traitCondensed) { value.width = .condensed }
            if symbolicTraits.contains(.traitExpanded) { value.width = .expanded }
            if symbolicTraits.contains(.traitTightLeading) { value.leading = .tight }
            if symbolicTraits.contains(.traitLooseLeading) { value.leading = .loose }
        }
    }
}
