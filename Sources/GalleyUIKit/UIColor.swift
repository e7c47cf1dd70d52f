import GalleyGraph
import GalleyViews

/// A colour as UIKit names them, for source that gives it to `Color(uiColor:)`, or asks it for its components.
///
/// It is UIKit's colour and nothing besides: it paints by way of `Color` only. Where no view is at hand, as for
/// `getRed(_:green:blue:alpha:)`, it is that of `UITraitCollection.current`.
///
/// Unchecked: it holds nothing but a colour that never changes.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    package let color: Color

    /// A colour of SwiftUI's.
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// A colour of red, green and blue in sRGB, each 0…1, and opacity, 0…1. What lies beyond is held to them.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
        super.init()
    }

    /// A grey, 0 black … 1 white.
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
        super.init()
    }

    /// A colour of hue, saturation and brightness, each 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
        super.init()
    }

    /// A colour of Display P3's red, green and blue, each 0…1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
        super.init()
    }

    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) {
        color = Color(cgColor: cgColor)
        super.init()
    }

    /// A colour of the asset catalogue. In UIKit it is nil if there is none of that name; here the picture says so.
    public init?(named name: String) {
        color = Color(name)
        super.init()
    }

    /// A colour of the asset catalogue, as the traits have it where there are any.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let color = Color(name, bundle: bundle)
        self.init(traits.map { UIColor(color).resolvedColor(with: $0).color } ?? color)
    }

    /// A colour that depends on where it is seen.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        color = Color(
            .custom(
                CustomColor { environment in
                    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
                    return dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.resolve(in: environment)
                }))
        super.init()
    }

    /// The colour of a `#colorLiteral`.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(
            .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        super.init()
    }

    /// Whether both are the same colour everywhere, in light and dark; two that merely look alike now are not.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { color.description }
}

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else says: the compiler looks the type up by this name, which
/// UIKit gives to `UIColor` as well.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// A colour of UIKit's.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit's. Of an asset's colour and UIKit's of the same name, as in `Color(.purple)`, the asset's is meant: it is
    /// generic because such functions stand back from others, if not as far as AppKit's.
    public init<C: UIColor>(_ color: C) { self = color.color }
}

extension UIColor {
    /// The colour, its opacity replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        if case .components(var components) = color.storage {
            components.alpha = min(max(Double(alpha), 0), 1)
            return UIColor(Color(.components(components)))
        }
        return UIColor(
            Color(
                .custom(
                    CustomColor { environment in
                        var resolved = color.resolve(in: environment)
                        resolved.opacity = Float(alpha)
                        return resolved
                    })))
    }

    /// The colour as it is in light or in dark.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = resolved(traitCollection)
        return UIColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }

    /// The colour as Core Graphics has it, in sRGB.
    public var cgColor: CGColor {
        let color = resolved(.current)
        return CGColor(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }

    /// The components in sRGB, each 0…1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(.current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Hue, saturation and brightness, each 0…1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(.current)
        let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (most, least) = (max(r, g, b), min(r, g, b))
        let range = most - least
        var sector: CGFloat = 0
        if range > 0 {
            if most == r {
                sector = (g - b) / range
            } else {
                sector = most == g ? 2 + (b - r) / range : 4 + (r - g) / range
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    private func resolved(_ traits: UITraitCollection) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        return color.resolve(in: environment)
    }
}
