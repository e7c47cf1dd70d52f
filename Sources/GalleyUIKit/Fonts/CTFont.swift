import Foundation
import GalleyViews

extension Font {
    /// A font of UIKit's or Core Text's. Its size follows no setting.
    public init(_ font: CTFont) { self = font.value.font }
}

/// Core Text's font. UIKit's is the same object on devices, too, by way of a cast.
public typealias CTFont = UIFont

/// A font by its own or its family's name; the system's if no font has that name.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// A font in another size, where that is not 0.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont {
    UIFont(descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize)
}

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline up, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline down, in points, which is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The extra distance between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
