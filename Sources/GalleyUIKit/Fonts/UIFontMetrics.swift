import Foundation
import GalleyGraph
import GalleyViews

/// UIKit's scale of a text style: how much larger or smaller than usual things are at a setting of Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    private let style: UIFont.TextStyle

    /// The scale of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The scale of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A font in the size for the current setting.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font in the size for the current setting, no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size for the setting that traits say.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// A font in the size for the setting that traits say, no larger than `maximumPointSize` where that is not 0.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A length for the current setting, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length for the setting that traits say, in points: it changes in the proportion in which the style does (rules.md §13.3), and is
    /// rounded to the pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        guard traits.typeSize != .large else { return value }
        let pixels = max(MainStrings.current.options?.scale ?? 1, 1)
        return (value * traits.typeSize.scale(of: style.swiftUI) * pixels).rounded() / pixels
    }
}
