import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A colour as AppKit names them, for source that gives it to `Color(nsColor:)`, or asks it for its components.
///
/// It paints by way of `Color` only. Where no view is at hand, as for `redComponent`, it is that of a light appearance.
open class NSColor: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing but a colour that never changes.
    let value: UIColor

    init(value: UIColor) {
        self.value = value
        super.init()
    }

    /// A colour of SwiftUI's.
    public init(_ color: Color) {
        value = UIColor(color)
        super.init()
    }

    /// A colour of Core Graphics'; in AppKit nil where its space is not known.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// A colour of red, green and blue in sRGB, each 0…1, and opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// A colour of red, green and blue in sRGB, each 0…1, and opacity.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// A colour of Display P3's red, green and blue, each 0…1, and opacity.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// A grey, 0 black … 1 white, and opacity.
    public init(white: CGFloat, alpha: CGFloat) {
        value = UIColor(white: white, alpha: alpha)
        super.init()
    }

    /// A colour of hue, saturation and brightness, each 0…1, and opacity.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        value = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        super.init()
    }

    /// Whether both are the same colour everywhere, in light and dark; two that merely look alike now are not.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.value == value }
    open override var hash: Int { value.hash }
    open override var description: String { value.description }

    /// The colour, its opacity replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(value: value.withAlphaComponent(alpha)) }

    /// The colour as Core Graphics has it, in sRGB.
    public var cgColor: CGColor { value.cgColor }

    /// In sRGB, 0…1, as the three that follow.
    public var redComponent: CGFloat { components[0] }
    /// In sRGB, 0…1.
    public var greenComponent: CGFloat { components[1] }
    /// In sRGB, 0…1.
    public var blueComponent: CGFloat { components[2] }
    /// 0 is clear, 1 opaque.
    public var alphaComponent: CGFloat { components[3] }

    private var components: [CGFloat] { cgColor.components ?? [] }
}

extension Color {
    /// A colour of AppKit's.
    public init(nsColor: NSColor) { self = nsColor.value.color }

    /// A colour of AppKit's. Both of UIKit's and AppKit's names are here: where a name is of both, it is UIKit's, which is the
    /// same colour.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.value.color }
}
